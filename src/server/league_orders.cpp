#include "server/league_orders.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>

#include "base/text.h"
#include "codec/league_statements.h"
#include "codec/record_text.h"
#include "codec/results_text.h"
#include "core/seat.h"
#include "office/hand_result.h"
#include "room/setup.h"

namespace chicane::server {

namespace json = boost::json;
using league::RaceResult;
using league::Ruling;
using room::JsonFields;

namespace {

constexpr std::size_t kNameBytes = 40;
constexpr std::array<std::string_view, 4> kRulings = {"exclude", "points", "annul", "revoke"};

// {"name": "Ann", "place": 1}, {"name": "Ben", "end": "out"}
league::CarResult read_car(JsonFields& fields) {
  league::CarResult car;
  car.name = fields.text("name", kNameBytes);
  const auto place = fields.number_if_any("place", 1, kSeatsMax);
  const std::string end = fields.text_or("end", kNameBytes, {});
  if (place) car.result = {RaceResult::Kind::finished, static_cast<int>(*place)};
  if (end == "out") car.result = {RaceResult::Kind::not_finished, 0};
  if (end == "crash") car.result = {RaceResult::Kind::crashed, 0};
  if (place.has_value() == (end == "out" || end == "crash"))
    fields.complain(fields.where() + R"(place: give a place, or "end": "out" or "crash")");
  return car;
}

std::vector<league::CarResult> read_cars(JsonFields& whole) {
  std::vector<league::CarResult> cars;
  const json::array* list = whole.list("results", kSeatsMax);
  if (list == nullptr) return cars;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string where = fill("results[{}].", static_cast<int>(i));
    if (!(*list)[i].is_object()) {
      whole.complain(where + ": write an object");
      return cars;
    }
    JsonFields fields((*list)[i].get_object(), where);
    cars.push_back(read_car(fields));
    if (const std::optional<room::Problem> problem = fields.problem())
      whole.complain(problem->what);
  }
  return cars;
}

// docs/formats/results.md
std::vector<league::CarResult> read_table(JsonFields& fields) {
  const Result<ResultsTable, DataError> table =
      parse_results(fields.lines("csv", kResultsBytesMax), "csv");
  if (table) return office::cars_of_table(*table);
  fields.complain(to_string(table.error()));
  return {};
}

}  // namespace

Entrant read_entrant(JsonFields& fields, const std::string& own_name) {
  Entrant entrant;
  entrant.bots = static_cast<int>(fields.number_or("bots", 0, league::kDriversMax, 0));
  entrant.is_me = fields.flag_or("is_me", true) && entrant.bots == 0;
  entrant.enter.name = fields.text_or("name", kNameBytes, entrant.is_me ? own_name : "");
  entrant.enter.driver =
      fields.text_or("driver", kNameBytes, entrant.bots > 0 ? "rookie" : "human");
  entrant.enter.team = fields.text_or("team", kNameBytes, {});
  entrant.enter.tier = static_cast<int>(fields.number_or("tier", 1, league::kTiersMax, 1));
  entrant.enter.laurels = static_cast<int>(fields.number_or("laurels", 0, league::kLaurelsMax, 0));
  if (entrant.is_me && entrant.enter.driver != "human")
    fields.complain(R"(driver: you drive yourself; others enter with "is_me": false)");
  if (entrant.bots == 0 && !room::name_complaint(entrant.enter.name).empty())
    fields.complain("name: " + room::name_complaint(entrant.enter.name));
  return entrant;
}

std::vector<std::string> read_names(JsonFields& fields) {
  std::vector<std::string> names;
  const json::array* list = fields.list("names", league::kDriversMax);
  if (list == nullptr) return names;
  for (const json::value& name : *list) {
    if (name.is_string() && room::name_complaint(name.get_string()).empty()) {
      names.emplace_back(name.get_string());
    } else {
      fields.complain("names: each is the name of a driver");
    }
  }
  if (names.empty()) fields.complain("names: at least one");
  return names;
}

Ruling read_ruling(JsonFields& fields, const std::string& steward) {
  Ruling ruling;
  const std::string kind = fields.text("kind", kNameBytes);
  const auto found = std::find(kRulings.begin(), kRulings.end(), kind);
  if (found == kRulings.end())
    fields.complain("kind: choose one of exclude, points, annul, revoke");
  else
    ruling.kind = static_cast<Ruling::Kind>(found - kRulings.begin());
  ruling.race = fields.text_or("race", kNameBytes, {});
  ruling.name = fields.text_or("name", kNameBytes, {});
  ruling.points =
      static_cast<int>(fields.number_or("points", -league::kPointsMax, league::kPointsMax, 0));
  ruling.number = static_cast<int>(fields.number_or("number", 0, league::kRulingsMax, 0));
  ruling.steward = steward;
  ruling.reason = std::string(trim(fields.text("reason", kPlainBytesMax)));
  const auto unasked = [&](bool is_given, std::string_view name) {
    if (is_given) fields.complain(fill("{}: '{}' has none", std::string(name), kind));
  };
  const bool is_of_race =
      ruling.kind == Ruling::Kind::exclude || ruling.kind == Ruling::Kind::annul;
  unasked(!is_of_race && !ruling.race.empty(), "race");
  unasked(ruling.kind == Ruling::Kind::annul && !ruling.name.empty(), "name");
  unasked(ruling.kind == Ruling::Kind::revoke && !ruling.name.empty(), "name");
  unasked(ruling.kind != Ruling::Kind::points && ruling.points != 0, "points");
  unasked(ruling.kind != Ruling::Kind::revoke && ruling.number != 0, "number");
  return ruling;
}

ResultOrder read_result(JsonFields& fields, const std::string& by) {
  if (fields.has("record")) return RecordText{fields.lines("record", kRecordBytesMax)};
  league::TakeResult result;
  result.by = by;
  result.race = fields.text("race", kNameBytes);
  result.results = fields.has("csv") ? read_table(fields) : read_cars(fields);
  const auto cars = static_cast<std::int64_t>(result.results.size());
  result.cars = static_cast<int>(fields.number_or("cars", 1, kSeatsMax, cars));
  return result;
}

}  // namespace chicane::server
