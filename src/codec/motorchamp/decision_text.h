// Decisions of `motorchamp` in their one text form, used alike in cases, records, the terminal and
// logs:
//   grid 3a   throw NN   object   waive   play 28L   play X28L   play P55   play FIN   slip NO
//   claim YES   roll 6
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "codec/team_names.h"
#include "core/seat.h"
#include "rules/motorchamp/decision.h"
#include "rules/motorchamp/refusal.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

using Words = std::vector<std::string_view>;

// A decision that cannot be told to the rules.
struct Misread {
  std::string what;                // One sentence.
  std::optional<Refusal> refusal;  // Set if a rule is broken by what was meant.
};

// `cars`: names of the cars by number.
Result<Decision, Misread> parse_decision(const Game& game, const Names& cars, const Words& words);
std::string format_decision(const Names& cars, const Decision& decision);

std::string_view verb(DecisionKind kind);

// "28L", "X28L", "P55", "B55", "STAY", "FAIL", "FIN", "OUT", "NO"
std::string format_target(const Target& target);
std::optional<Target> parse_target(const Track& track, std::string_view text);

// "28L", "X28L", "P55", "B55"; "OUT", "FIN", "NEW" for a car that is out, home, or not placed yet.
std::string format_place(const Car& car);

// "S", "N", "NN", "NNS"
std::string_view format_throw(Throw which);
std::optional<Throw> parse_throw(std::string_view text);

// "grid": what a die is thrown for.
std::string_view purpose_name(int purpose);

// "3a", "3b": cars by team; a lone car is the next letter of its number.
Names car_names(const State& state);

}  // namespace chicane::motorchamp
