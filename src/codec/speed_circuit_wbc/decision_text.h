// Decisions of `speed-circuit-wbc` in their one text form, used alike in cases, records, the
// terminal and logs:
//   build 0/0/0/0/1/1   bid 2/1/0   plot 120   plot mps   plot none   chips 2   brake 1W+T
//   drive I2   pass I3   emergency 40   slip Ann   end   corner 2W+C   place M7   roll 6
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/board.h"
#include "codec/family_text.h"
#include "core/seat.h"
#include "rules/speed_circuit_wbc/decision.h"
#include "rules/speed_circuit_wbc/refusal.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

using Names = std::vector<std::string>;  // Of the drivers, by seat.
using Words = std::vector<std::string_view>;

// What gives words their meaning.
struct Scene {
  const Board& board;
  const Names& names;
  const Game& game;
  const State& state;
};

// A decision that cannot be told to the rules: it is no decision at all, or a step that is none.
struct Misread {
  std::string what;                // One sentence.
  std::optional<Refusal> refusal;  // Set if a rule is broken by what was meant.
};

Result<Decision, Misread> parse_decision(const Scene& scene, Seat seat, const Words& words);

std::string format_decision(const Scene& scene, Seat seat, const Decision& decision);

// `drive I2 I3 I4` is three decisions in a row; everything else is one.
std::vector<std::string> single_decisions(const Words& words);

// The verb of a kind: "plot", "drive".
std::string_view verb(DecisionKind kind);

std::string format_levels(const Levels& levels);
std::optional<Levels> parse_levels(std::string_view text);
std::string format_bid(const Bid& bid);
std::optional<Bid> parse_bid(std::string_view text);
// "120", "mps", "none"
std::string format_card(Card card);

// "60/40/40/160, 21W, 12+2 chips": the build as it comes to the race.
std::string format_car(const Car& car);

// "top-speed": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::speed_circuit_wbc
