// A club driver for `grand-prix-advanced`: knows how many moves each cell is from the end in each
// gear, sound or damaged, and weighs gears, pushes, plans and repairs by their odds. Of the others
// he sees who is in his way. What a damage is worth to him is a matter of temper: his own is the
// same wherever he is in the race, and one to bring the car home; those who drive like him with
// others are quicker (temper.h). What he does follows from what he sees alone.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "drivers/grand_prix_advanced/pace.h"
#include "drivers/recall.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

class Club {
 public:
  // As many equal parts of the field as there are tempers, the leading one first.
  explicit Club(const Game& game, std::span<const Temper> tempers = kSafe);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

  friend std::size_t bytes_held(const Club& club) {
    return bytes_held(club.paces_) + bytes_held(club.practice_) + bytes_held(club.recall_);
  }

  // Decisions are the same with it and without (recall.h).
  void begin_to_recall() { recall_.begin(); }

 private:
  static Decision think(const Pace& pace, const Game& game, const State& view,
                        const DecisionList& legal);

  std::vector<Pace> paces_;  // By part of the field.
  std::optional<Pace> practice_;
  mutable Recall recall_;
};

}  // namespace chicane::grand_prix_advanced
