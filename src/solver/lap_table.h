// The perfect lap as drivers want it: how many turns are left from where a move begins, small and
// fast to ask. The lap is thought through and forgotten but for that.
#pragma once

#include "solver/perfect_lap.h"
#include "solver/turn_table.h"

namespace chicane {

template <RuleSet R>
class LapTable {
 public:
  using Game = typename R::Game;
  using State = typename R::State;

  LapTable(const Game& game, const LapGoal& goal) : game_(&game), goal_(goal) {}

  // Turns left at best for a car of the field, from where it stands when its next move begins.
  // Positions not met before are thought through now. More than any race where the lap is too
  // large.
  double turns(const State& field, int car) {
    const State lone = Lone<R>::alone(*game_, field, car);
    const std::uint64_t digest = digest_of(Lone<R>::key(*game_, lone));
    const std::optional<double> known = table_.find(digest);
    // A lone car that misses turns has them on its clock.
    return (known ? *known : think(lone, digest)) + Lone<R>::clock(lone);
  }

  std::size_t positions() const { return table_.size(); }
  std::size_t bytes() const { return table_.bytes(); }

 private:
  static constexpr double kFar = 1e6;

  double think(const State& lone, std::uint64_t digest) {
    PerfectLap<R> lap(*game_, goal_, &table_);
    const double turns = lap.turns(lone).value_or(kFar);
    if (turns == kFar) {
      table_.set(digest, turns);
      return turns;
    }
    lap.for_each_turn([&](std::uint64_t each, double left) { table_.set(each, left); });
    return turns;
  }

  const Game* game_;
  LapGoal goal_;
  TurnTable table_;
};

}  // namespace chicane
