#include "lab/ladder.h"

#include <algorithm>

#include "base/assert.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"

namespace chicane::lab {

namespace {

int whole_blocks(int races, int of) { return (races + of - 1) / of; }

// Field n > 0 of a ladder is that of driver n and the one before; field 0 is all of them together.
// Two drivers meet all others, each other, in one field.
std::vector<std::vector<Block>> fields_of(const LadderPlan& plan, int drivers) {
  std::vector<std::vector<Block>> fields(1);
  for (int driver = 1; driver < drivers; ++driver) {
    fields.push_back(pair_blocks(driver, driver - 1, plan.seats, whole_blocks(plan.races, 2),
                                 plan.seed + static_cast<std::uint64_t>(driver)));
  }
  if (drivers > 2)
    fields[0] = mixed_blocks(drivers, plan.seats, whole_blocks(plan.races, drivers), plan.seed);
  return fields;
}

template <class Item>
std::vector<Item> joined(const std::vector<std::vector<Item>>& lists) {
  std::vector<Item> all;
  for (const std::vector<Item>& list : lists) all.insert(all.end(), list.begin(), list.end());
  return all;
}

FieldPlan field_plan(const LadderPlan& plan, const std::vector<std::string>& drivers, int laps) {
  FieldPlan field{plan.rules, plan.board, fill("laps={}", laps), {}, plan.seats, plan.answers_max};
  for (const std::string& driver : drivers) field.entrants.push_back({driver, ""});
  return field;
}

// The blocks of each field, once its races are driven.
std::vector<std::vector<FieldBlock>> driven_fields(const std::vector<std::vector<Block>>& fields,
                                                   std::span<const FieldRace> races) {
  std::vector<std::vector<FieldBlock>> driven;
  for (const std::vector<Block>& field : fields) {
    const std::size_t count = field.empty() ? 0 : field.size() * field[0].size();
    driven.push_back(driven_blocks(field, races.first(count)));
    races = races.subspan(count);
  }
  return driven;
}

void add_pairs(const std::vector<std::vector<FieldBlock>>& driven, Ladder& ladder) {
  for (std::size_t i = 1; i < driven.size(); ++i) {
    const auto driver = static_cast<int>(i);
    ladder.pairs.push_back({driver, driver - 1, pairings_won(driven[i], driver, driver - 1),
                            static_cast<int>(placements_of(driven[i]).size())});
  }
}

void add_drivers(const std::vector<std::vector<FieldBlock>>& driven,
                 const std::vector<std::string>& names, int anchor,
                 const std::vector<DecisionTimes>& times, Ladder& ladder) {
  const std::vector<rating::Placements> placements = placements_of(joined(driven));
  const auto drivers = static_cast<int>(names.size());
  const std::vector<rating::Rating> ratings =
      rating::rate(placements, drivers, {.anchor = anchor, .origin = 0});
  const std::vector<FieldBlock>& together = driven[drivers == 2 ? 1 : 0];
  for (std::size_t i = 0; i < names.size(); ++i) {
    ladder.drivers.push_back(
        {names[i], finishes_of(together, static_cast<int>(i)), ratings[i], times[i]});
  }
  ladder.races = static_cast<int>(placements.size());
}

}  // namespace

Result<Ladder, DataError> race_ladder(const LadderPlan& plan, const Effort& effort) {
  CHICANE_ASSERT(plan.races > 0 && plan.seats >= 2);
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  const std::vector<std::string> names = plan.drivers.empty() ? ladder_names() : plan.drivers;
  const auto drivers = static_cast<int>(names.size());
  CHICANE_ASSERT(drivers >= 2);
  const auto anchor =
      plan.anchor.empty() ? names.begin() : std::find(names.begin(), names.end(), plan.anchor);
  if (anchor == names.end()) {
    return Failure{DataError{
        "", 0, fill("the anchor '{}' does not race; {} do", plan.anchor, join(names, ", "))}};
  }
  Ladder ladder{.rules = plan.rules,
                .board = plan.board.name,
                .seats = plan.seats,
                .laps = plan.laps.value_or((*rules)->default_laps())};

  const std::vector<std::vector<Block>> fields = fields_of(plan, drivers);
  std::vector<FieldRace> races = races_of(joined(fields), plan.seed);
  const Result<std::vector<DecisionTimes>, DataError> times =
      drive_fields(field_plan(plan, names, ladder.laps), effort, races);
  if (!times) return Failure{times.error()};
  const std::vector<std::vector<FieldBlock>> driven = driven_fields(fields, races);
  add_pairs(driven, ladder);
  add_drivers(driven, names, static_cast<int>(anchor - names.begin()), *times, ladder);
  ladder.wanted = static_cast<int>(races.size());
  for (const FieldRace& race : races) {
    if (race.ending == Ending::endless) ladder.unended.push_back(race.seed);
  }
  return ladder;
}

}  // namespace chicane::lab
