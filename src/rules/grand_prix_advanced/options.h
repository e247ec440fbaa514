// Which official variants are on (section 5); the first value is the default.
#pragma once

#include <cstdint>

namespace chicane::grand_prix_advanced {

enum class EngineDamage : std::uint8_t { max, both };           // B1
enum class TyreDamage : std::uint8_t { all, numbered };         // B2
enum class SpinGear : std::uint8_t { first, unchanged };        // B6
enum class Avoid : std::uint8_t { strict, gear_only };          // B10
enum class Decimals : std::uint8_t { farther, literal };        // B18
enum class Classification : std::uint8_t { stop, run_out };     // B19
enum class StartOrder : std::uint8_t { draw, list, practice };  // GPA-GRD-2

struct Options {
  int laps = 3;
  EngineDamage engine_damage = EngineDamage::max;
  TyreDamage tyre_damage = TyreDamage::all;
  bool damage_stops = false;  // B3
  SpinGear spin_gear = SpinGear::first;
  Avoid avoid = Avoid::strict;
  Decimals practice_decimals = Decimals::farther;
  Classification classification = Classification::stop;
  StartOrder start = StartOrder::draw;
  int automatic = 0;  // GPA-AUT-5  So many teams more are automatic.

  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace chicane::grand_prix_advanced
