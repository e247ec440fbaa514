// D2 and D3: where a throw, or a tow, may take the car (parts 2.1 and 2.2; PIT, SLP, SID, STR).
#pragma once

#include "base/inline_vector.h"
#include "rules/motorchamp/event.h"
#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

using TargetList = InlineVector<Target, 32>;

inline int total_of(const Move& move) { return move.faces[0] + move.faces[1] + move.faces[2]; }

// The lawful goals of the throw that lies on the table, sorted.
void list_targets(const Game& game, const State& state, TargetList& list);

// MC-SLP  Is there a tow for the car at the wheel; where does it lead? Without NO.
void list_tows(const Game& game, const State& state, TargetList& list);

// What the throw that lies on the table has to beat, and by how much it does not (LIM, BLK). The
// cause is the tighter bound; whether there is a place beside the road is not asked here.
ThrowBounds bounds_of_throw(const Game& game, const State& state);

// What a move to the target drives: rows, and between which of them the car is on the race track
// (MC-TMP-3, A-11, A-27).
struct Drive {
  int rows = 0;
  int track_from = 0;
  int track_to = -1;         // Below track_from: never.
  bool is_straight = false;  // Some path ends with a straight step on the track.
};
Drive drive_to(const Game& game, const State& state, const Target& target);

}  // namespace chicane::motorchamp
