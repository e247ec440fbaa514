// Promises that hold for more than one parser, and the small races they are held to.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/random.h"
#include "catalog/race.h"
#include "catalog/rule_sets.h"

namespace chicane::fuzz {

inline constexpr std::string_view kSource = "fuzz";

// A complaint names its source, a line of the text or the whole of it, and what is wrong. Something
// missing may be missing from the line after the last.
void check_complaint(const DataError& error, std::string_view text);

// The text with an empty line after each line, which means the same: what stood on line n stands on
// spread_line(n).
std::string spread(std::string_view text);
int spread_line(int line);

// The text with its words separated by single blanks.
std::string with_single_blanks(std::string_view text);

// True if the rules accept it. If they refuse, they say why and nothing has changed.
bool decide(Race& race, Seat seat, std::string_view decision);

// The seat whose answer is due; of several the first.
Seat awaited(const Pending& pending);

// Lawful decisions at random, until the race is over or there have been so many.
void play_on(Race& race, Random& random, int decisions_max);

// A race of each rule set before its first decision, on the smallest board of the catalog.
const std::vector<std::unique_ptr<Race>>& small_races();

// Positions of real races, one for each kind of answer that is ever due in a rule set.
const std::vector<std::unique_ptr<Race>>& positions();

}  // namespace chicane::fuzz
