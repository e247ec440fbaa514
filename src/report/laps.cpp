#include "report/laps.h"

#include <algorithm>

namespace chicane::report {

namespace {

// Laps completed. A table counts the lap that a car is in, at most the last one; where the flag
// falls for all, a car may be home with fewer.
int laps_done(const Timeline& timeline, const desk::Table& table, const desk::CarOnTable& car) {
  const int begun = std::max(0, car.lap - 1);
  if (car.condition != Condition::home) return begun;
  return std::clamp(car.distance / timeline.race->lap_length(), begun, table.laps);
}

int laps_done(const Timeline& timeline, const desk::Table& table) {
  int most = 0;
  for (const desk::CarOnTable& car : table.cars)
    most = std::max(most, laps_done(timeline, table, car));
  return most;
}

}  // namespace

std::vector<LapSpan> lap_spans(const Timeline& timeline) {
  std::vector<LapSpan> spans;
  std::size_t begin = 0;
  const int laps = timeline.moments.front().table.laps;
  for (std::size_t i = 1; i < timeline.moments.size(); ++i) {
    const int done = std::min(laps, laps_done(timeline, timeline.moments[i].table));
    const int before = spans.empty() ? 0 : spans.back().lap;
    if (done <= before) continue;
    // Two laps in one turn, on the shortest of boards, are told as the later one.
    spans.push_back({done, begin, i, true});
    begin = i;
  }
  const std::size_t last = timeline.moments.size() - 1;
  const int done = spans.empty() ? 0 : spans.back().lap;
  if (done < laps && begin < last) spans.push_back({done + 1, begin, last, false});
  return spans;
}

std::vector<int> lap_turns(const Timeline& timeline, int car) {
  std::vector<int> turns;
  for (const Moment& moment : timeline.moments) {
    const desk::CarOnTable& row = moment.table.cars[static_cast<std::size_t>(car)];
    const auto done = static_cast<std::size_t>(laps_done(timeline, moment.table, row));
    // A car that is out completes no lap.
    if (row.condition != Condition::out && done > turns.size()) turns.resize(done, moment.turn);
  }
  return turns;
}

int end_turn(const Timeline& timeline, int car) {
  for (const Moment& moment : timeline.moments) {
    const Condition condition = moment.table.cars[static_cast<std::size_t>(car)].condition;
    if (condition == Condition::home || condition == Condition::out) return moment.turn;
  }
  return 0;
}

}  // namespace chicane::report
