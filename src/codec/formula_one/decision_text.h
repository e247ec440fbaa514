// Decisions of `formula-one` in their one text form, used alike in cases, records, the terminal and
// logs:
//   superb   set 120   drive 2.31 2.32 P4   match   keep   card FG2 2.33 2.34   card CA 120
//   pass   special B1   hold   roll 6
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/board.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {

using Words = std::vector<std::string_view>;

// A decision that cannot be told to the rules.
struct Misread {
  std::string what;                // One sentence.
  std::optional<Refusal> refusal;  // Set if a rule is broken by what was meant.
};

// Squares are read from where the car at the wheel stands.
Result<Decision, Misread> parse_decision(const Board& board, const Game& game, const State& state,
                                         const Words& words);
std::string format_decision(const Board& board, const Game& game, const State& state,
                            const Decision& decision);

std::string_view verb(DecisionKind kind);

// "2.31 2.32 P4": the squares of a path of that car, empty for none.
std::string format_path(const Board& board, const Game& game, const State& state, int car,
                        const Path& path);

// "2.30", "P4", "S1", "R:2.19"
std::string format_place(const Board& board, int car, const Place& place);
std::string format_place(const Board& board, const State& state, int car);
std::optional<Place> parse_place(const Board& board, int car, std::string_view text);

// "SD", "CA", "FG2", "SS3", "QR4"
std::string_view tactic_id(Tactic card);
std::optional<Tactic> parse_tactic(std::string_view id);
// "Fast gear change"
std::string_view tactic_title(Tactic card);

// "M1" … "BF"; "?" for one that is hidden.
std::string_view pit_card_id(PitCard card);
std::optional<PitCard> parse_pit_card(std::string_view id);
// "brake failure"
std::string_view pit_card_title(PitCard card);

// "penalty": what a die is thrown for.
std::string_view purpose_name(int purpose);

}  // namespace chicane::formula_one
