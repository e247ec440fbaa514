#include "apps/engine/race_json.h"

#include "desk/json_text.h"
#include "drawing/drawing.h"

namespace chicane::engine {

namespace {

using desk::JsonText;

void write(JsonText& json, const std::vector<std::string>& texts) {
  json.begin_array();
  for (const std::string& text : texts) json.value(text);
  json.end_array();
}

void write(JsonText& json, const RuleSetEntry& entry) {
  json.begin_object().key("id").value(entry.id()).key("title").value(entry.title());
  json.key("version").value(entry.version());
  json.key("form").value(drawing::kFormNames[static_cast<std::size_t>(entry.form())]);
  json.key("defaultBoard").value(entry.default_board());
  json.key("defaultLaps").value(entry.default_laps());
  json.key("fewestLaps").value(entry.fewest_laps()).key("options").begin_array();
  for (const OptionInfo& option : entry.options()) {
    json.begin_object().key("name").value(option.name).key("values");
    write(json, option.values);
    json.key("clause").value(option.clause).key("meaning").value(option.meaning).end_object();
  }
  json.end_array().end_object();
}

void write(JsonText& json, const Race& race, const Roll& roll) {
  const DieThrow thrown = race.die_throw();
  json.begin_object().key("label").value(race.roll_label()).key("car").value(thrown.car);
  json.key("seat").value(thrown.seat).key("purpose").value(thrown.purpose);
  json.key("die").value(thrown.die).key("sides").value(roll.sides);
  json.key("faces").begin_array();
  for (int side = 1; side <= roll.sides; ++side) json.value(face_of(roll.die, side));
  json.end_array().key("isSecret").value(roll.is_secret).end_object();
}

void write(JsonText& json, const EventField& field) {
  json.key(field.name);
  switch (field.type) {
    case FieldType::car:
    case FieldType::seat:
    case FieldType::number:
      json.value(field.number);
      return;
    case FieldType::flag:
      json.value(field.number != 0);
      return;
    case FieldType::dice:
      json.begin_array();
      for (const std::uint8_t face : field.faces) json.value(int{face});
      json.end_array();
      return;
    case FieldType::place:
    case FieldType::corner:
    case FieldType::word:
    case FieldType::clause:
      json.value(field.text);
      return;
  }
}

void write(JsonText& json, const Happening& happening) {
  json.begin_object().key("kind").value(happening.kind);
  json.key("clause").value(happening.clause).key("weight").value(weight_name(happening.weight));
  json.key("seat").value(happening.seat).key("car").value(happening.car);
  json.key("fields").begin_object();
  for (const EventField& field : happening.fields) write(json, field);
  json.end_object().key("line").value(happening.line).end_object();
}

}  // namespace

std::string rule_sets_json() {
  JsonText json;
  json.begin_array();
  for (const RuleSetEntry* entry : rule_sets()) write(json, *entry);
  json.end_array();
  return json.text();
}

std::string to_json(const std::vector<std::string>& texts) {
  JsonText json;
  write(json, texts);
  return json.text();
}

std::string pending_json(const Race& race) {
  JsonText json;
  const Pending pending = race.pending();
  json.begin_object().key("kind");
  switch (pending.kind) {
    case Pending::Kind::seats:
      json.value("seats").key("seats").begin_array();
      for (const Seat seat : pending.seats) json.value(index(seat));
      json.end_array();
      break;
    case Pending::Kind::chance:
      json.value("chance").key("roll");
      write(json, race, pending.roll);
      break;
    case Pending::Kind::over:
      json.value("over");
      break;
  }
  json.end_object();
  return json.text();
}

std::string to_json(const Result<std::vector<Happening>, Refused>& decided) {
  if (!decided) return to_json(decided.error());
  JsonText json;
  json.begin_object().key("happenings").begin_array();
  for (const Happening& happening : *decided) write(json, happening);
  json.end_array().end_object();
  return json.text();
}

std::string to_json(const Refused& refused) {
  JsonText json;
  json.begin_object().key("refusal").begin_object().key("name").value(refused.name);
  json.key("clause").value(refused.clause).key("what").value(refused.what).end_object();
  json.end_object();
  return json.text();
}

}  // namespace chicane::engine
