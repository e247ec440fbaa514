// An event as fields, for all that are above the rules: nobody there knows the event types of a
// game, and nobody reads a line back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/inline_vector.h"

namespace chicane {

// How much an event matters to those who look back on a race.
enum class Weight : std::uint8_t {
  routine,   // What every turn brings: a throw, a move, a plot that is opened.
  notable,   // A stop, a tow, a lap, a way past.
  incident,  // What costs a car something: damage, a spin, the race.
};

constexpr std::string_view weight_name(Weight weight) {
  switch (weight) {
    case Weight::routine:
      return "routine";
    case Weight::notable:
      return "notable";
    case Weight::incident:
      break;
  }
  return "incident";
}

enum class FieldType : std::uint8_t {
  car,     // Its index, as on the table.
  seat,    // Its index.
  number,  // A speed, a count.
  flag,    // Yes or no.
  dice,    // Faces, as thrown.
  place,   // On the board; `at` is where the car of the event now stands.
  corner,  // Its id.
  word,    // One of a few, by which messages choose: a cause, a card.
  clause,  // Its id.
};

inline constexpr std::size_t kFacesMax = 8;
using Faces = InlineVector<std::uint8_t, kFacesMax>;

// One thing that an event says. The type says which value counts.
struct EventField {
  std::string_view name;  // Of the event's row; lives as long as the program.
  FieldType type{};
  int number = 0;  // car, seat, number; flag: 0 or 1.
  std::string text;
  Faces faces;
};

// How lines call cars and seats, by index.
struct LineNames {
  std::vector<std::string> cars;
  std::vector<std::string> seats;
};

// A value as it stands in a line; a flag is only what stands before it.
std::string line_text(const EventField& field, const LineNames& names);

// What happened, as everybody may know it.
struct Happening {
  std::string_view kind;  // "went_out"; lives as long as the program.
  std::string clause;
  Weight weight{};
  int car = -1;   // As on the table; −1: it is about no car.
  int seat = -1;  // Whose it is; −1: nobody's, or an automatic player's.
  std::vector<EventField> fields;
  std::string line;  // One plain form, for golden files and logs. Nothing reads it.

  const EventField* field(std::string_view name) const {
    for (const EventField& each : fields) {
      if (each.name == name) return &each;
    }
    return nullptr;
  }
};

}  // namespace chicane
