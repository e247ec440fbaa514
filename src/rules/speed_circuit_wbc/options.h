// Which official variants are on. Each switch is a ruling of RULES.md, section 5; the first value
// is the default.
#pragma once

#include <array>
#include <cstdint>

#include "rules/speed_circuit_wbc/tables.h"

namespace chicane::speed_circuit_wbc {

enum class RaceKind : std::uint8_t { heat, final };                       // WBC-F.4
enum class ChipsTiming : std::uint8_t { before, after };                  // W3
enum class DoubleTest : std::uint8_t { always_both, recheck };            // W4
enum class DamageFloor : std::uint8_t { table_minimum, none };            // W5
enum class UnpayableChoice : std::uint8_t { allowed, last_resort };       // W9
enum class EmergencyCredit : std::uint8_t { none, unused_deceleration };  // W10
enum class FailedPassBraking : std::uint8_t { free, chart };              // W11
enum class PassChain : std::uint8_t { consecutive, same_move };           // W12
enum class BlockedRow : std::uint8_t { full_row, occupied_space };        // W13
enum class PassCountsSlip : std::uint8_t { yes, no };                     // W14
enum class OffFee : std::uint8_t { at_end, any_time };                    // W16
enum class OffUnpaid : std::uint8_t { one, both };                        // W17
enum class BidMinus3 : std::uint8_t { three, one };                       // W18
enum class ThreeWide : std::uint8_t { at_least, exactly };                // W22
enum class StallRestart : std::uint8_t { start, accel };                  // W24
enum class PlotEntry : std::uint8_t { free, legal_only };                 // W33

struct Options {
  int laps = 3;  // WBC-1.1
  RaceKind race = RaceKind::heat;
  // WBC-F.4  Best finish of each driver in the heats, by seat; 0 is none.
  std::array<std::uint8_t, kCarsMax> best{};
  ChipsTiming chips_timing = ChipsTiming::before;
  DoubleTest double_test = DoubleTest::always_both;
  DamageFloor damage_floor = DamageFloor::table_minimum;
  UnpayableChoice unpayable_choice = UnpayableChoice::allowed;
  EmergencyCredit eb_credit_unused = EmergencyCredit::none;
  FailedPassBraking failed_pass_braking = FailedPassBraking::free;
  PassChain pass_chain = PassChain::consecutive;
  BlockedRow blocked_row = BlockedRow::full_row;
  PassCountsSlip pass_counts_slip = PassCountsSlip::yes;
  OffFee off_fee = OffFee::at_end;
  OffUnpaid off_unpaid = OffUnpaid::one;
  BidMinus3 bid_minus3 = BidMinus3::three;
  ThreeWide three_wide = ThreeWide::at_least;
  StallRestart stall_restart = StallRestart::start;
  PlotEntry plot_entry = PlotEntry::free;
  int turn_limit = 0;  // W36: 0 is `none`.

  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int kLapsMax = 30;  // Wear and chips of 30 laps still fit into a byte each.
inline constexpr int kTurnLimitMax = 9999;

}  // namespace chicane::speed_circuit_wbc
