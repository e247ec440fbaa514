// Which official variants are on. Each switch is a ruling of RULES.md, section 5; the first value
// is the default.
#pragma once

#include <cstdint>

namespace chicane::formula_one {

enum class BaulkReduction : std::uint8_t { cumulative, separate };       // A5
enum class BaulkedBandSpeed : std::uint8_t { set, reduced };             // A6
enum class TacticBands : std::uint8_t { yes, no };                       // A9
enum class CarburettorCard : std::uint8_t { speed, speed_and_squares };  // A10
enum class RaceEnd : std::uint8_t { stop, run_out };                     // A14
enum class ShortRace : std::uint8_t { no, yes };                         // A17

struct Options {
  int laps = 3;  // F1-GEN-2
  ShortRace short_race = ShortRace::no;
  BaulkReduction baulk_reduction = BaulkReduction::cumulative;
  BaulkedBandSpeed baulked_band_speed = BaulkedBandSpeed::set;
  TacticBands tactic_bands = TacticBands::yes;
  CarburettorCard carburettor_card = CarburettorCard::speed;
  RaceEnd classification = RaceEnd::stop;

  friend bool operator==(const Options&, const Options&) = default;
};

// F1-GEN-2  Is that number of laps allowed?
bool has_lawful_laps(const Options& options);

}  // namespace chicane::formula_one
