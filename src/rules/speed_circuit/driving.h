// The drive of T4.5: which paths the rules leave open (SC-3.3, SC-3.4, SC-6.5c, SC-6.8c, SC-7.2, SC-8.1, SC-8.2).
#pragma once

#include <optional>

#include "rules/lib/space_set.h"
#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// Spaces taken by the other running cars.
SpaceSet occupied_by_others(const State& state, const Car& car);

// Found once, when the drive of the car at the wheel falls due. SC-T.2: there is always a path.
PathRules find_path_rules(const Game& game, const State& state);

void list_drives(const Game& game, const State& state, DecisionList& list);

std::optional<Why> refuse_drive(const Game& game, const State& state, const Path& path);

// SC-6.5c, SC-6.8b, Q17  Which rule a speed has to keep on some path of the empty board, to be plotted at all.
enum class PlotRule : std::uint8_t { speed_in_corner, zero_wear, below_crash };
bool has_path_keeping(const Game& game, const Car& car, Speed plot, PlotRule rule);

}  // namespace chicane::speed_circuit
