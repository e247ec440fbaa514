// Why one driver stands before another, as data; the words are in the codec.
#pragma once

#include <cstdint>

namespace chicane::league {

enum class Criterion : std::uint8_t {
  // A season of points.
  points,      // SC-15.4, F1-LEA-1, GPA-SCO-1
  wins,        // F1-LEA-1
  count_back,  // More finishes in the best place in which they differ; `argument` is the place.
  one_race,    // SC-15.5  The better finish in the race of round `argument`.
  // A WBC tournament: the final, then the heats.
  final_place,
  best_finish,        // WBC-F.2
  first_heat,         // WBC-F.2.1
  finishes_at_best,   // WBC-F.2.2
  second_heat,        // WBC-F.2.3
  third_heat,         // WBC-F.2.4
  qualifying_points,  // WBC-F.2.5
  average_finish,     // WBC-F.2.6, in thousandths
  dice,               // WBC-F.2.7
};

// `ours` and `theirs` are what is compared: points, a place, a count, 1 for yes; 0 is no place.
struct Reason {
  Criterion by = Criterion::points;
  int argument = 0;
  int ours = 0;
  int theirs = 0;

  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace chicane::league
