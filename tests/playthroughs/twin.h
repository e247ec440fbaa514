// The twin of a golden race: the same race without words and without drivers, as a file. It is a
// list of decisions and dice with the digest of the state after each, and the places at the end.
//
//   twin of speed_circuit_monza_rookies
//   rules speed-circuit
//   options laps=2 start_speed_rule=… every option by its value, also one at its default
//   board monza c5c336837c586225
//   seats A B C D E F
//   start 0f1e2d3c
//   A build 1/1/1/1/1 4b5a6978
//   chance roll 4 for A grid d6 8796a5b4
//   place 1 A home
#pragma once

#include <string>
#include <string_view>

#include "catalog/race.h"
#include "playthroughs/golden_races.h"

namespace chicane {

// Every option of the rule set by its value, in its own order; `options` has those that are chosen,
// the others are at their default.
std::string every_option(std::string_view rules, std::string_view options);

// Plays the golden race, drivers and all, and writes its twin down.
std::string record_twin(const GoldenRace& golden);

// Plays the list of a twin and asks no driver. Empty if the race went as it is written there, else
// the first line that is wrong and why.
std::string replay_twin(std::string_view text);

}  // namespace chicane
