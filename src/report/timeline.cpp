#include "report/timeline.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/tell.h"
#include "report/builds.h"

namespace chicane::report {

namespace {

class Watch {
 public:
  explicit Watch(Timeline& timeline) : timeline_(timeline) {}

  void see(const RecordLine& line, const Race& whole, const std::vector<Happening>& happenings) {
    const std::unique_ptr<Race> seen = whole.seen_by(kSpectator);
    const Race& race = *seen;
    const desk::Table table = desk::table_of(race);
    if (line.kind == RecordLine::Kind::roll && had_started_) throw_die(line);
    ++batch_;
    for (const Happening& happening : happenings) {
      note_grid(happening);
      timeline_.told.push_back(
          {had_started_ ? turn_ + 1 : 0, batch_, happening, tell(race, happening)});
    }
    if (race.has_started() && !had_started_) begin(race, table);
    // The last turn of a race may be cut short.
    const bool is_over = race.pending().is_over();
    if (race.has_started() && (race.turn() > turn_ || is_over))
      timeline_.moments.push_back({std::max(race.turn(), turn_ + (is_over ? 1 : 0)), table});
    if (race.pending().kind == Pending::Kind::chance) owed_ = race.die_throw();
    turn_ = race.turn();
    had_started_ = race.has_started();
  }

 private:
  void begin(const Race& race, const desk::Table& table) {
    timeline_.moments.push_back({0, table});
    timeline_.builds = builds_of(race);
  }

  // The die that was owed until then.
  void throw_die(const RecordLine& line) {
    const std::optional<int> face = number(words(line.decision).back(), 0, 999);
    if (owed_.car < 0 || !face || owed_.is_secret) return;
    timeline_.dice.push_back({owed_.car, owed_.die, *face});
  }

  // Who starts from which place, as the game says it.
  void note_grid(const Happening& happening) {
    const EventField* place = happening.field("grid");
    if (place == nullptr || happening.car < 0) return;
    const auto at = static_cast<std::size_t>(place->number);
    if (timeline_.grid.size() < at) timeline_.grid.resize(at, -1);
    timeline_.grid[at - 1] = happening.car;
  }

  Timeline& timeline_;
  DieThrow owed_;
  int batch_ = 0;
  int turn_ = 0;
  bool had_started_ = false;
};

}  // namespace

Result<Timeline, DataError> timeline_of(const Record& record, const Board* board) {
  Timeline timeline;
  Watch watch(timeline);
  Result<std::unique_ptr<Race>, DataError> race =
      replay(record, board,
             [&](const RecordLine& line, const Race& now,
                 const std::vector<Happening>& happenings) { watch.see(line, now, happenings); });
  if (!race) return Failure{race.error()};
  timeline.race = (*race)->seen_by(kSpectator);
  timeline.names = timeline.race->car_names();
  return timeline;
}

std::vector<const desk::CarOnTable*> running_order(const desk::Table& table) {
  std::vector<const desk::CarOnTable*> order;
  for (const desk::CarOnTable& car : table.cars) order.push_back(&car);
  std::sort(order.begin(), order.end(), [](const desk::CarOnTable* a, const desk::CarOnTable* b) {
    return a->rank != b->rank ? a->rank < b->rank : a->car < b->car;
  });
  return order;
}

std::vector<const desk::CarOnTable*> grid_order(const Timeline& timeline) {
  const desk::Table& start = timeline.moments.front().table;
  std::vector<const desk::CarOnTable*> order;
  for (const int car : timeline.grid) {
    if (car >= 0) order.push_back(&start.cars[static_cast<std::size_t>(car)]);
  }
  // A race whose record begins on the grid.
  for (const desk::CarOnTable* car : running_order(start)) {
    if (std::find(order.begin(), order.end(), car) == order.end()) order.push_back(car);
  }
  return order;
}

}  // namespace chicane::report
