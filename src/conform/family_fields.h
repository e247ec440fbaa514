// Keys of cars that mean the same in both Speed Circuit games.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "board/board.h"
#include "codec/family_text.h"
#include "conform/board_table.h"
#include "rules/lib/course.h"

namespace chicane::conform {

enum class KeyRead : std::uint8_t { done, not_a_value, unknown };

inline KeyRead read_or_not(bool is_good) { return is_good ? KeyRead::done : KeyRead::not_a_value; }

// Sets what the key of a `car` statement says.
template <class Car>
KeyRead read_family_key(Car& car, std::string_view key, std::string_view value) {
  if (key == "speed" || key == "ref") {
    const std::optional<Speed> speed = parse_speed(value);
    if (speed) (key == "ref" ? car.ref : car.speed) = *speed;
    return read_or_not(speed.has_value());
  }
  if (key == "spec") {
    const std::optional<Specs> specs = parse_specs(value);
    if (specs) car.specs = *specs;
    return read_or_not(specs.has_value());
  }
  if (key == "starting" || key == "spun") {
    const std::optional<bool> is = truth(value);
    if (is && key == "spun") car.spun = *is;
    if (is && key == "starting") car.starting = *is;
    return read_or_not(is.has_value());
  }
  if (key == "engine") {
    const std::optional<bool> is = is_not_ok(value, "damaged");
    if (is) car.engine_damaged = *is;
    return read_or_not(is.has_value());
  }
  return KeyRead::unknown;
}

// What no car of a rule set can exceed.
struct CarBounds {
  Speed top;
  Speed fastest;
  int laps;
};

// Reads a `car` statement, its place apart: the keys above, `lap`, and by `read_key(key, value)`
// those of the rule set alone.
template <class Car, class ReadKey>
Verdict read_family_car(const Entrant& entrant, const CarBounds& most, Car& car, int& lap,
                        ReadKey read_key) {
  car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
  car.wear = 4;
  lap = 1;
  for (const auto& [key, value] : entrant.fields) {
    KeyRead read = read_family_key(car, key, value);
    if (key == "lap") {
      const std::optional<int> given = number(value, 0, most.laps);
      if (given) lap = *given;
      read = read_or_not(given.has_value());
    }
    if (read == KeyRead::unknown) read = read_key(key, value);
    if (read == KeyRead::unknown) return {"there is no key '" + key + "'"};
    if (read == KeyRead::not_a_value) return {key + "=" + value + " is no value of it"};
  }
  if (!entrant.fields.contains("ref")) car.ref = car.speed;
  if (car.specs.top > most.top || std::max({car.specs.start, car.speed, car.ref}) > most.fastest)
    return {"no car can have these specifications and be that fast"};
  return Verdict::fine();
}

// The value of a key of `expect`, if it is one of these.
template <class Car>
std::optional<std::string> family_field(const Board& board, const Course& course, const Car& car,
                                        std::string_view key) {
  const auto mph = [](Speed speed) { return std::to_string(speed.mph()); };
  if (key == "at") return place_name(board, index(car.at));
  if (key == "p") return std::to_string(car.progress);
  if (key == "lap")
    return std::to_string(car.progress < 1 ? 0 : laps_completed(course, car.progress) + 1);
  if (key == "speed") return mph(car.speed);
  if (key == "ref") return mph(car.ref);
  if (key == "wear") return std::to_string(car.wear);
  if (key == "start") return mph(car.specs.start);
  if (key == "accel") return mph(car.specs.accel);
  if (key == "decel") return mph(car.specs.decel);
  if (key == "top") return mph(car.specs.top);
  if (key == "spec") return format_specs(car.specs);
  if (key == "engine") return car.engine_damaged ? "damaged" : "ok";
  if (key == "starting") return yes_no(car.starting);
  if (key == "spun") return yes_no(car.spun);
  return std::nullopt;
}

}  // namespace chicane::conform
