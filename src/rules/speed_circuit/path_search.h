// All lawful paths of a move, one for each distinct outcome: same end, same payments falling due,
// same lines and ledgers after. Paths that have come to the same are merged space by space, so the
// work grows with the outcomes, not with the paths.
#pragma once

#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/state.h"
#include "rules/speed_circuit/traffic.h"

namespace chicane::speed_circuit {

struct PathQuery {
  const Game& game;
  const Car& car;
  Speed speed;  // As driven.
  bool had_no_wear;
  DueSpin due_spin;
  const PathRules& rules;
  const Traffic& traffic;
};

// Appends the drives, sorted. With rules.is_collision: the free paths that cannot be prolonged
// (SC-8.2).
void list_paths(const PathQuery& query, DecisionList& list);

// The same into an empty list, and the search as a net: which step leads from place to place, in
// the order of the steps. Ends have the first numbers, one for each outcome; then comes where the
// car stands. Not for collisions.
std::vector<PathLink> list_and_link_paths(const PathQuery& query, DecisionList& list);

bool has_path(const PathQuery& query);

// SC-8.1  Is there a free path of full length that SC-7.2 allows, whatever it costs?
bool has_free_path(const Game& game, const Car& car, const PathRules& rules,
                   const Traffic& traffic);

// SC-7.2  Does any way on the empty board lead on from `at`, after `steps_done` steps, to the full
// length?
bool has_bonus_way(const Course& course, SpaceId at, int steps_done, std::uint32_t touched,
                   const PathRules& rules);

}  // namespace chicane::speed_circuit
