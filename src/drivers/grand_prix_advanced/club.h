// A club driver for `grand-prix-advanced`: knows how many moves each cell is from the end in each
// gear, sound or damaged, and weighs gears, pushes, plans and repairs by their odds. What a damage
// is worth to him is a matter of temper. What he does follows from what he sees alone.
#pragma once

#include <array>
#include <optional>

#include "drivers/grand_prix_advanced/pace.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

using Tempers = std::array<Temper, 3>;
inline constexpr Tempers kMixed = {kBalanced, kBold, kCareful};
inline constexpr Tempers kByPlace = {kLeading, kKeen, kDaring};

// Team t has the temper t mod 3, so that a field of club drivers is mixed; or every car has that of
// its third of the field, the leading one first.
enum class TemperOf : std::uint8_t { team, third };

class Club {
 public:
  explicit Club(const Game& game, const Tempers& tempers = kMixed,
                TemperOf temper_of = TemperOf::team);

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  const Pace& pace_of(const State& view) const;

  std::array<Pace, 3> paces_;
  TemperOf temper_of_;
  std::optional<Pace> practice_;
};

}  // namespace chicane::grand_prix_advanced
