// How MotorChamp races on a circuit: many races by seed, counted from what the engine tells.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "lab/range.h"

namespace chicane::lab {

// Who drives: rookies of three tempers, a third each; rookies of one temper; or rookies who throw
// any lawful dice with equal chance.
enum class StudyDrivers : std::uint8_t { mixed, cautious, normal, bold, random };
inline constexpr std::array<std::string_view, 5> kStudyDrivers = {"mixed", "cautious", "normal",
                                                                  "bold", "random"};
std::optional<StudyDrivers> study_drivers(std::string_view name);

inline constexpr int kTemperKinds = 3;  // Cautious, normal, bold.

struct StudyPlan {
  Board board;
  StudyDrivers drivers = StudyDrivers::mixed;
  int races = 210;         // Fields of 12, 14, 16 cars (long) or 8, 10, 12 (short) in turn.
  std::uint64_t seed = 1;  // Race n uses seed + n.
};

// Sums over all races. Every car that started is finished, out or left; every race has a winner or
// none.
struct CircuitStudy {
  std::string circuit;
  int rows = 0;
  bool is_long = true;
  int races = 0;
  int cars = 0;

  int finished = 0;
  int out = 0;
  int left = 0;  // On the side at the end.

  int out_by_limit = 0;
  int out_by_blockage = 0;  // Not for the limit alone: the track, or every side place, was taken.
  int classified = 0;
  int went_off = 0;  // Temporarily out.
  int came_back = 0;
  int lead_changes = 0;  // Leader at the end of a round, until the flag; his going out included.
  int tows = 0;
  int red_flaps = 0;
  int stops = 0;      // Successful ones.
  int six_laps = 0;   // Cars that drove the whole race.
  int no_winner = 0;  // Races.
  int rounds_to_win = 0;
  int winner_slots = 0;
  std::array<int, kTemperKinds> wins{};  // By temper, in a mixed field.
  std::vector<int> rounds;               // Of each race, ascending.

  friend bool operator==(const CircuitStudy&, const CircuitStudy&) = default;

  double per_race(int count) const { return static_cast<double>(count) / races; }
  double per_car(int count) const { return static_cast<double>(count) / cars; }
  double percent_of_cars(int count) const { return 100 * per_car(count); }
  double percent_of_races(int count) const { return 100 * per_race(count); }
  double per_win(int count) const {
    return races == no_winner ? 0 : static_cast<double>(count) / (races - no_winner);
  }
  double mean_rounds() const;
  // The number of rounds that `percent` of the races do not exceed.
  int rounds_at(int percent) const;
};

Result<CircuitStudy, DataError> study_circuit(const StudyPlan& plan);

// What we want of a circuit in mixed fields.
struct StudyTarget {
  std::string_view figure;
  int decimals;  // As it is written.
  Range on_long;
  Range on_short;
  double (*value)(const CircuitStudy& study);

  const Range& range(bool is_long) const { return is_long ? on_long : on_short; }
  bool holds(const CircuitStudy& study) const { return range(study.is_long).holds(value(study)); }
};
std::span<const StudyTarget> study_targets();

}  // namespace chicane::lab
