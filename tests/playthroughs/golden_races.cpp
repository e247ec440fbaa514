#include "playthroughs/golden_races.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/notes_for_tests.h"
#include "catalog/rule_sets.h"
#include "drivers/driver.h"

namespace chicane {

void PrintTo(const GoldenRace& golden, std::ostream* out) { *out << golden.name; }

namespace {

// "rookie,random*3" is that pattern three times.
std::vector<std::string> drivers_of(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '*');
  std::vector<std::string> drivers;
  for (int i = 0; i < (parts.size() > 1 ? number(parts[1], 1, 16).value() : 1); ++i) {
    for (const std::string_view driver : split(parts[0], ',')) drivers.emplace_back(driver);
  }
  return drivers;
}

// "rookies monza seed=1 rookie*6 laps=2"
GoldenRace read_golden(std::string_view rules, const std::string& line) {
  const std::vector<std::string_view> said = words(line);
  return {folder_of(rules) + "_" + std::string(said.at(0)),
          std::string(rules),
          std::string(said.at(1)),
          join({said.begin() + 4, said.end()}, " "),
          drivers_of(said.at(3)),
          static_cast<std::uint64_t>(number(key_value(said.at(2))->value, 1, 1000).value())};
}

}  // namespace

std::vector<GoldenRace> golden_races() {
  std::vector<GoldenRace> races;
  for (const RuleSetEntry* entry : rule_sets()) {
    for (const std::string& line : notes(entry->id(), "golden"))
      races.push_back(read_golden(entry->id(), line));
  }
  return races;
}

std::unique_ptr<Race> begin(const GoldenRace& golden) {
  const auto board = load_board(golden.board);
  const auto rules = find_rule_set(golden.rules);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < golden.drivers.size(); ++i) {
    names.push_back(std::string(1, static_cast<char>('A' + i)));
  }
  auto made = (*rules)->make_race(*board, golden.options, names);
  EXPECT_TRUE(static_cast<bool>(made)) << (made ? "" : to_string(made.error()));
  return std::move(*made);
}

void play(const GoldenRace& golden, Race& race,
          const std::function<void(const GoldenStep&)>& observe) {
  std::vector<std::unique_ptr<Driver>> drivers;
  const auto shelf = std::make_shared<Shelf>();
  for (std::size_t i = 0; i < golden.drivers.size(); ++i) {
    drivers.push_back(std::move(*make_driver(golden.drivers[i], race, shelf, golden.seed + i)));
  }
  Random dice(golden.seed);
  for (Pending pending = race.pending(); !pending.is_over(); pending = race.pending()) {
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    GoldenStep step{.who = is_die ? "chance" : race.names()[index(seat)],
                    .label = is_die ? race.roll_label() : ""};
    step.decision =
        is_die ? "roll " + std::to_string(face_of(pending.roll.die, dice.roll(pending.roll.sides)))
               : drivers[index(seat)]->choose(race, seat);
    auto done = race.decide(seat, step.decision);
    EXPECT_TRUE(static_cast<bool>(done)) << step.who << " " << step.decision;
    if (!done) return;
    step.happenings = std::move(*done);
    observe(step);
  }
}

}  // namespace chicane
