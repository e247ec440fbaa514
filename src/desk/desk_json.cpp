#include "desk/desk_json.h"

#include <array>
#include <string_view>

#include "desk/json_text.h"

namespace chicane::desk {

namespace {

constexpr std::array<std::string_view, 4> kTones = {"free", "wear", "chance", "out"};
constexpr std::array<std::string_view, 4> kConditions = {"driving", "halted", "home", "out"};

std::string_view name(Tone tone) { return kTones[static_cast<std::size_t>(tone)]; }
std::string_view name(Condition condition) {
  return kConditions[static_cast<std::size_t>(condition)];
}

void write(JsonText& json, const Say& say) {
  json.begin_object().key("key").value(say.key);
  if (!say.with.empty()) {
    json.key("with").begin_object();
    for (const auto& [what, value] : say.with) json.key(what).value(value);
    json.end_object();
  }
  json.end_object();
}

void write(JsonText& json, const std::vector<Say>& list) {
  json.begin_array();
  for (const Say& say : list) write(json, say);
  json.end_array();
}

void write(JsonText& json, const Part& part) {
  json.begin_object().key("what").value(part.what);
  if (part.odds.empty()) {
    json.key("units").value(part.units);
  } else {
    json.key("of").value(part.of).key("odds").begin_array();
    for (const Odd& odd : part.odds) {
      json.begin_object().key("what").value(odd.what).key("ways").value(odd.ways);
      json.key("tone").value(name(odd.tone)).end_object();
    }
    json.end_array();
  }
  if (!part.where.empty()) json.key("where").value(part.where);
  json.end_object();
}

void write(JsonText& json, const Price& price) {
  json.begin_object().key("tone").value(name(price.tone)).key("ways").begin_array();
  for (const std::vector<Part>& way : price.ways) {
    json.begin_array();
    for (const Part& part : way) write(json, part);
    json.end_array();
  }
  json.end_array().end_object();
}

void write(JsonText& json, const std::vector<std::string>& texts) {
  json.begin_array();
  for (const std::string& text : texts) json.value(text);
  json.end_array();
}

void write(JsonText& json, const std::vector<int>& numbers) {
  json.begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

void write(JsonText& json, const Choice& choice) {
  json.begin_object().key("decision").value(choice.decision).key("kind").value(choice.kind);
  json.key("label").value(choice.label).key("price");
  write(json, choice.price);
  if (choice.has_road) {
    json.key("road");
    write(json, choice.road);
  }
  json.key("to").value(choice.to).key("path");
  write(json, choice.path);
  json.key("rows").value(choice.rows).key("notes");
  write(json, choice.notes);
  if (choice.decision.empty()) {
    json.key("barred");
    write(json, choice.barred);
    json.key("clause").value(choice.clause);
  }
  json.end_object();
}

void write(JsonText& json, const CarOnTable& car) {
  json.begin_object().key("car").value(car.car).key("seat").value(car.seat);
  json.key("shape").value(car.shape).key("driver").value(car.driver);
  json.key("number").value(car.number).key("place").value(car.place).key("slot").value(car.slot);
  json.key("condition").value(name(car.condition)).key("result").value(car.result);
  json.key("rank").value(car.rank).key("distance").value(car.distance).key("lap").value(car.lap);
  json.key("finishTurn").value(car.finish_turn).key("plot").value(car.plot);
  json.key("figures").begin_object();
  for (const auto& [what, number] : car.figures) json.key(what).value(number);
  json.end_object().key("marks");
  write(json, car.marks);
  json.end_object();
}

}  // namespace

std::string to_json(const Desk& desk) {
  JsonText json;
  json.begin_object().key("phase").value(desk.phase).key("car").value(desk.car).key("question");
  write(json, desk.question);
  json.key("instruments").raw(desk.instruments.empty() ? "{}" : desk.instruments);
  json.key("choices").begin_array();
  for (const Choice& choice : desk.choices) write(json, choice);
  json.end_array().end_object();
  return json.text();
}

std::string to_json(const Table& table) {
  JsonText json;
  json.begin_object().key("phase").value(table.phase).key("turn").value(table.turn);
  json.key("lap").value(table.lap).key("laps").value(table.laps);
  json.key("hasStarted").value(table.has_started).key("isOver").value(table.is_over);
  json.key("isHiddenRound").value(table.is_hidden_round).key("awaited");
  write(json, table.awaited);
  json.key("movement");
  write(json, table.movement);
  json.key("atWheel").value(table.at_wheel).key("markers");
  write(json, table.markers);
  json.key("cars").begin_array();
  for (const CarOnTable& car : table.cars) write(json, car);
  json.end_array().end_object();
  return json.text();
}

std::string to_json(const Price& price) {
  JsonText json;
  write(json, price);
  return json.text();
}

}  // namespace chicane::desk
