#include "report/report.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "report/affairs.h"
#include "report/figures.h"
#include "report/laps.h"
#include "report/race_words.h"

namespace chicane::report {

namespace {

std::vector<Setting> settings_of(const Race& race, const RuleSetEntry& rules) {
  std::vector<Setting> settings;
  const std::vector<OptionInfo> infos = rules.options();
  const std::string options = race.options();
  for (const std::string_view word : words(options)) {
    const std::optional<KeyValue> pair = key_value(word);
    if (!pair || pair->key == "laps") continue;
    const auto info = std::find_if(infos.begin(), infos.end(),
                                   [&](const OptionInfo& each) { return each.name == pair->key; });
    settings.push_back({std::string(pair->key), std::string(pair->value),
                        info == infos.end() ? "" : info->meaning});
  }
  return settings;
}

// "Valli" of "2a Valli": names of drivers have no blanks but those of automatic players.
std::string driver_in(const std::string& name) {
  const std::size_t blank = name.find(' ');
  return blank == std::string::npos ? name : name.substr(blank + 1);
}

std::string mind_of(const Record& record, int seat) {
  return seat < 0 ? "" : record.header.seats[static_cast<std::size_t>(seat)].driver;
}

std::vector<GridRow> grid_of(const Timeline& timeline, const Record& record) {
  std::vector<GridRow> rows;
  for (const desk::CarOnTable* car : grid_order(timeline)) {
    const auto at = static_cast<std::size_t>(car->car);
    rows.push_back({static_cast<int>(rows.size()) + 1, car->number, timeline.names[at],
                    driver_in(timeline.names[at]),
                    at < timeline.builds.size() ? timeline.builds[at] : "",
                    mind_of(record, car->seat)});
  }
  return rows;
}

std::vector<LapOrder> orders_of(const Timeline& timeline) {
  std::vector<LapOrder> orders;
  for (const LapSpan& span : lap_spans(timeline)) {
    if (!span.is_complete) continue;
    const Moment& moment = timeline.moments[span.end];
    LapOrder order{span.lap, moment.turn, {}};
    const std::vector<const desk::CarOnTable*> cars = running_order(moment.table);
    for (const desk::CarOnTable* car : cars) {
      order.rows.push_back({static_cast<int>(order.rows.size()) + 1, car->number,
                            timeline.names[static_cast<std::size_t>(car->car)],
                            std::max(0, cars.front()->distance - car->distance),
                            car->condition == Condition::out});
    }
    orders.push_back(std::move(order));
  }
  return orders;
}

std::vector<Incident> incidents_of(const Timeline& timeline) {
  std::vector<Incident> incidents;
  for (const Affair& affair : affairs_of(timeline)) {
    if (affair.weight != Weight::incident) continue;
    const std::string& name = timeline.names[static_cast<std::size_t>(affair.car)];
    // The name stands before it in the table.
    const bool is_first = affair.text.starts_with(name + " ");
    incidents.push_back({affair.turn, name,
                         is_first ? affair.text.substr(name.size() + 1) : affair.text,
                         affair.clause});
  }
  return incidents;
}

// What a car still carries, of the figures that its game has.
std::string left_of(const desk::CarOnTable& car) {
  std::vector<std::string> parts;
  for (const auto& [what, number] : car.figures) {
    if (what == "wear") parts.push_back(fill("{}W", number));
    if (what == "chips") parts.push_back(counted(number, "chip"));
    if (what == "tyres" || what == "brakes") parts.push_back(fill("{} {}", what, number));
  }
  return join(parts, ", ");
}

CarStatus status_of(const Standing& standing) {
  if (standing.condition == Condition::home) return CarStatus::finished;
  return standing.condition == Condition::out ? CarStatus::out : CarStatus::running;
}

std::vector<ResultRow> result_of(const Timeline& timeline) {
  const desk::Table table = desk::table_of(*timeline.race);
  const std::vector<const desk::CarOnTable*> grid = grid_order(timeline);
  std::vector<ResultRow> rows;
  for (const Standing& standing : timeline.race->standings()) {
    const auto at = std::find(timeline.names.begin(), timeline.names.end(), standing.name) -
                    timeline.names.begin();
    const desk::CarOnTable& car = table.cars[static_cast<std::size_t>(at)];
    const auto start = std::find_if(grid.begin(), grid.end(), [&](const desk::CarOnTable* each) {
      return each->car == car.car;
    });
    const int ended = end_turn(timeline, car.car);
    ResultRow row;
    row.place = standing.place;
    row.number = car.number;
    row.name = standing.name;
    row.driver = driver_in(standing.name);
    row.has_finished = standing.has_finished;
    row.status = status_of(standing);
    row.how = standing.result;
    row.left = left_of(car);
    row.grid = static_cast<int>(start - grid.begin()) + 1;
    row.laps = static_cast<int>(lap_turns(timeline, car.car).size());
    row.turns = ended > 0 ? ended : timeline.moments.back().turn;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

Result<Report, DataError> report_of(const Record& record, const Board* board) {
  const Result<Timeline, DataError> made = timeline_of(record, board);
  if (!made) return Failure{made.error()};
  const Timeline& timeline = *made;
  if (!timeline.has_started())
    return Failure{DataError{record.source, record.last_line,
                             "no car stands on the grid yet; there is nothing to report"}};
  const Race& race = *timeline.race;
  const RuleSetEntry& rules = **find_rule_set(race.rules());
  Report report;
  report.game = rules.title();
  report.circuit = circuit_title(race.board());
  report.unit = rules.form() == BoardForm::cells   ? "cell"
                : rules.form() == BoardForm::bands ? "square"
                                                   : "row";
  report.laps = timeline.moments.front().table.laps;
  report.turns = timeline.moments.back().turn;
  report.is_over = race.pending().is_over();
  report.settings = settings_of(race, rules);
  report.grid = grid_of(timeline, record);
  report.orders = orders_of(timeline);
  report.chart = lap_chart_of(timeline);
  report.story = story_of(timeline, report.unit);
  report.incidents = incidents_of(timeline);
  report.fastest = fastest_lap_of(timeline);
  report.leads = leads_of(timeline);
  report.luck = luck_of(timeline);
  report.result = result_of(timeline);
  return report;
}

ResultsTable results_of(const Report& report) {
  ResultsTable table;
  for (const ResultRow& row : report.result)
    table.cars.push_back(
        {row.place, row.driver, row.number, row.grid, row.status, row.laps, row.turns, row.how});
  return table;
}

}  // namespace chicane::report
