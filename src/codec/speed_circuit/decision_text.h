// Decisions of `speed-circuit` in their one text form, used alike in cases, records, the terminal
// and logs:
//   build 1/1/0/1/2   plot 120   plot 120 slip   brake 1W+T   drive I2 I3 I4   corner 2W+C   roll 6
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/board.h"
#include "codec/family_text.h"
#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// A decision that cannot be told to the rules: it is no decision at all, or a path that is no path.
struct Misread {
  std::string what;                // One sentence.
  std::optional<Refusal> refusal;  // Set if a rule is broken by what was meant.
};

using Names = std::vector<std::string>;  // Of the drivers, by seat.
using Words = std::vector<std::string_view>;

// `car` is the car that decides; its place is where a path begins.
Result<Decision, Misread> parse_decision(const Board& board, const Course& course, const Car& car,
                                         const Words& words);

std::string format_decision(const Board& board, const Course& course, const Car& car,
                            const Decision& decision);

// The verb of a kind: "plot", "drive".
std::string_view verb(DecisionKind kind);

// "1/1/0/1/2"
std::string format_points(const Points& points);
// As points, 1/1/0/1/2, or as the hobby writes specifications: 60/40/20/160/6.
std::optional<Points> parse_points(std::string_view text);

// "60/40/20/160/6": the build as the hobby writes it, wear per lap.
std::string format_build(const Points& points);

// "top-speed": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::speed_circuit
