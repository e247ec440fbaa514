#include "report/figures.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"
#include "core/pending.h"
#include "report/laps.h"

namespace chicane::report {

namespace {

// All sides of a die together.
struct Faces {
  int sides = 0;
  int sum = 0;
};

Faces faces_of(std::string_view label) {
  const Die die = label.starts_with("special-") ? Die::motor_special : Die::plain;
  Faces faces;
  faces.sides = number(label.substr(label.rfind('d') + 1), 1, 999).value_or(1);
  for (int side = 1; side <= faces.sides; ++side) faces.sum += face_of(die, side);
  return faces;
}

}  // namespace

FastestLap fastest_lap_of(const Timeline& timeline) {
  FastestLap fastest;
  for (std::size_t car = 0; car < timeline.names.size(); ++car) {
    int before = 0;
    const std::vector<int> turns = lap_turns(timeline, static_cast<int>(car));
    for (std::size_t lap = 0; lap < turns.size(); ++lap) {
      const int needed = turns[lap] - std::exchange(before, turns[lap]);
      if (needed <= 0 || (fastest.turns > 0 && needed > fastest.turns)) continue;
      if (needed < fastest.turns) fastest.who.clear();
      fastest.turns = needed;
      fastest.who.push_back(fill("{} (lap {})", timeline.names[car], static_cast<int>(lap) + 1));
    }
  }
  return fastest;
}

std::vector<Lead> leads_of(const Timeline& timeline) {
  std::vector<int> turns(timeline.names.size(), 0);
  // Once a car is home nobody leads any more.
  for (const Moment& moment : timeline.moments) {
    const desk::CarOnTable* first = running_order(moment.table).front();
    if (moment.turn > 0) ++turns[static_cast<std::size_t>(first->car)];
    if (first->condition == Condition::home) break;
  }
  std::vector<std::size_t> cars;
  for (std::size_t car = 0; car < turns.size(); ++car) {
    if (turns[car] > 0) cars.push_back(car);
  }
  std::sort(cars.begin(), cars.end(), [&](std::size_t a, std::size_t b) {
    return turns[a] != turns[b] ? turns[a] > turns[b] : a < b;
  });
  std::vector<Lead> leads;
  for (const std::size_t car : cars) leads.push_back({timeline.names[car], turns[car]});
  return leads;
}

std::vector<Luck> luck_of(const Timeline& timeline) {
  std::map<std::pair<int, std::string>, Luck> all;
  for (const Thrown& thrown : timeline.dice) {
    Luck& luck = all[{thrown.car, thrown.die}];
    ++luck.thrown;
    luck.rolled += thrown.face;
  }
  std::vector<Luck> rows;
  for (auto& [key, luck] : all) {
    const Faces faces = faces_of(key.second);
    luck.name = timeline.names[static_cast<std::size_t>(key.first)];
    luck.die = key.second;
    luck.expected_tenths = (luck.thrown * faces.sum * 10 + faces.sides / 2) / faces.sides;
    rows.push_back(luck);
  }
  return rows;
}

}  // namespace chicane::report
