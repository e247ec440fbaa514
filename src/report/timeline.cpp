#include "report/timeline.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/replay.h"
#include "report/builds.h"

namespace chicane::report {

namespace {

// Lines of events name a car by its driver in the Speed Circuit family, by its number elsewhere;
// labels of dice do so too, but by the driver in Formula One.
int car_called(const desk::Table& table, std::string_view word, bool by_driver) {
  const auto found = std::find_if(
      table.cars.begin(), table.cars.end(),
      [&](const desk::CarOnTable& car) { return (by_driver ? car.driver : car.number) == word; });
  return found == table.cars.end() ? -1 : found->car;
}

class Watch {
 public:
  explicit Watch(Timeline& timeline) : timeline_(timeline) {}

  void see(const RecordLine& line, const Race& whole, const std::vector<Happening>& happenings) {
    const std::unique_ptr<Race> seen = whole.seen_by(kSpectator);
    const Race& race = *seen;
    const desk::Table table = desk::table_of(race);
    if (line.kind == RecordLine::Kind::roll && had_started_) throw_die(line, race, table);
    ++batch_;
    const bool is_family = race.rules().starts_with("speed-circuit");
    for (const Happening& happening : happenings) {
      const std::vector<std::string_view> said = words(happening.line);
      const int car = said.size() > 1 ? car_called(table, said[1], is_family) : -1;
      timeline_.told.push_back({had_started_ ? turn_ + 1 : 0, batch_, car, happening});
    }
    if (race.has_started() && !had_started_) begin(race, table);
    // The last turn of a race may be cut short.
    const bool is_over = race.pending().is_over();
    if (race.has_started() && (race.turn() > turn_ || is_over))
      timeline_.moments.push_back({std::max(race.turn(), turn_ + (is_over ? 1 : 0)), table});
    turn_ = race.turn();
    had_started_ = race.has_started();
  }

 private:
  void begin(const Race& race, const desk::Table& table) {
    timeline_.moments.push_back({0, table});
    timeline_.builds = builds_of(race);
  }

  // "Valli chance d6"
  void throw_die(const RecordLine& line, const Race& race, const desk::Table& table) {
    const std::vector<std::string_view> label = words(line.label);
    const bool by_driver =
        race.rules().starts_with("speed-circuit") || race.rules() == "formula-one";
    const int car = car_called(table, label.front(), by_driver);
    const std::optional<int> face = number(words(line.decision).back(), 0, 999);
    if (car < 0 || !face || label.back().starts_with("secret-")) return;
    timeline_.dice.push_back({car, std::string(label.back()), *face});
  }

  Timeline& timeline_;
  int batch_ = 0;
  int turn_ = 0;
  bool had_started_ = false;
};

// Where a driver has several cars, standings put the number before the name.
std::string name_of(const desk::CarOnTable& car, const std::vector<Standing>& standings) {
  for (const Standing& standing : standings) {
    if (standing.name == car.driver || standing.name.starts_with(car.number + " "))
      return standing.name;
  }
  return car.number + " " + car.driver;
}

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
  const std::vector<Standing> standings = timeline.race->standings();
  for (const desk::CarOnTable& car : desk::table_of(*timeline.race).cars)
    timeline.names.push_back(name_of(car, standings));
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

}  // namespace chicane::report
