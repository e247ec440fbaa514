// Drivers who think ahead: pro and ace. They take milliseconds, and memory for their laps: for the
// lab and for a race of one's own, not for a host of many races, and not part of the engine of the
// site.
#pragma once

#include <chrono>
#include <optional>

#include "drivers/mind.h"
#include "drivers/style.h"

namespace chicane {

// A name as it is written: NAME[-STYLE][@MILLISECONDS][/TURNS], as in pro-bold, ace@50 or
// ace@500/3.
struct MasterName {
  std::string name;
  Style style;
  std::chrono::milliseconds time{500};  // What an ace takes for a decision.
  std::optional<int> turns;             // How far an ace simulates; none: as far as suits the game.
};

// None if the style is none, the time no number from 1 to 60 000 or the turns none from 1 to 20.
std::optional<MasterName> parse_master(std::string_view text);

// All minds that the rule set has, masters among them; without styles and times.
std::vector<std::string> all_mind_names();
std::vector<std::string> all_mind_names(std::string_view rules);
// May that be written where a driver of the rule set is named?
bool is_mind(std::string_view rules, std::string_view text);

// Those who are compared with one another if nobody is named: weakest first, without the ace, who
// takes half a second for each decision.
std::vector<std::string> ladder_names();

// None if there is no such master. Each rule set has its own (its folder's masters.cpp).
template <RuleSet R>
std::unique_ptr<Mind<R>> make_master(const MasterName& name, const typename R::Game& game,
                                     Shelf& shelf, std::uint64_t seed);

}  // namespace chicane
