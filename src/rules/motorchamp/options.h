// Which official variants are on. Each switch is a ruling of RULES.md, part 5; the first value is
// the default.
#pragma once

#include <cstdint>

namespace chicane::motorchamp {

enum class OrderSeam : std::uint8_t { gap, leader };
enum class PassIdentity : std::uint8_t { event, distinct };
enum class ReturnMode : std::uint8_t { automatic, claim };
enum class OutRank : std::uint8_t { distance, time };
enum class PracticeOut : std::uint8_t { back, ban };
enum class FieldCap : std::uint8_t { standard, extended };
enum class Faults : std::uint8_t { prevent, punish };
enum class GridBy : std::uint8_t { throwing, practice };     // MC-SET-4
enum class Allowed : std::uint8_t { no, yes };

struct Options {
  int laps = 6;                      // MC-LAP-1, MC-PLY-8
  Allowed pit_stops = Allowed::yes;  // MC-PLY-8
  OrderSeam order_seam = OrderSeam::gap;
  Allowed slip_one_square = Allowed::yes;
  Allowed slip_in_start = Allowed::yes;
  PassIdentity pass_identity = PassIdentity::event;
  ReturnMode return_mode = ReturnMode::automatic;
  Allowed finish_truncates = Allowed::yes;
  OutRank out_rank = OutRank::distance;
  int practice_one_over = 1;
  PracticeOut practice_out = PracticeOut::back;
  FieldCap field_cap = FieldCap::standard;
  Faults faults = Faults::prevent;
  int teams = 0;                // Of each player; 0: as many as fit.
  Allowed lone = Allowed::no;   // MC-PLY-5  A lone car for each player.
  Allowed addon = Allowed::no;  // MC-PLY-2  The two add-on teams.
  GridBy grid = GridBy::throwing;

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int kLapsMax = 30;

}  // namespace chicane::motorchamp
