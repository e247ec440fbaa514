#include "catalog/rule_sets.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "games/doors.h"

namespace chicane {

namespace {

template <RuleSet R>
const RuleSetEntry& entry() {
  static const RuleEntry<R> entry;
  return entry;
}

}  // namespace

const std::vector<const RuleSetEntry*>& rule_sets() {
  static const std::vector<const RuleSetEntry*> entries = [] {
    std::vector<const RuleSetEntry*> all;
    Games::each([&]<class R>() { all.push_back(&entry<R>()); });
    return all;
  }();
  return entries;
}

int usual_bots(const std::vector<int>& seats_lawful, int people) {
  constexpr int kBots = 5;
  const int wanted = people + kBots;
  const auto distance = [&](int seats) {
    return std::max(seats, wanted) - std::min(seats, wanted);
  };
  std::optional<int> nearest;
  for (const int seats : seats_lawful) {
    if (seats >= people && (!nearest || distance(seats) <= distance(*nearest))) nearest = seats;
  }
  return nearest ? *nearest - people : std::max(0, kBots - people);
}

Result<const RuleSetEntry*, DataError> find_rule_set(std::string_view id) {
  std::vector<std::string> ids;
  for (const RuleSetEntry* entry : rule_sets()) {
    if (entry->id() == id) return entry;
    ids.emplace_back(entry->id());
  }
  return Failure{DataError{
      "", 0, "there is no rule set '" + std::string(id) + "'; there is " + join(ids, ", ")}};
}

}  // namespace chicane
