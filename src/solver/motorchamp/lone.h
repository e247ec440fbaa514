// The lone car of `motorchamp`: one car of one player, and nobody to pass it. Beside the track it
// would wait for ever; as in a field it is back after some rounds: settled() says so.
#pragma once

#include "rules/motorchamp/motorchamp.h"
#include "solver/lone.h"

namespace chicane {

template <>
struct Lone<motorchamp::MotorChamp> {
  static constexpr bool kHasSmallMoves = false;

  using Game = motorchamp::Game;
  using State = motorchamp::State;
  using Decision = motorchamp::Decision;
  using Phase = motorchamp::Phase;

  struct Key {
    motorchamp::Where where;
    std::uint8_t row;
    std::uint8_t lane;
    std::int8_t laps;
    std::uint8_t team;  // Which has its own pit, while there is a stop to be made in it.
    bool start_phase;
    bool pit_flap;
    bool handicap;
    bool flag;  // The next crossing ends the race.
    Phase phase;
    motorchamp::Throw thrown;
    std::uint8_t face_count;
    std::array<std::uint8_t, 3> faces;  // Of all throws that come to the same, one.
    std::uint8_t unused_;
  };

  // How long a car waits beside the track: a guess for a full field, not measured.
  static constexpr int kSideRounds = 4;

  // There are no builds. The car is of the first team.
  static State start(const Game& game, int build);
  static Key key(const Game& game, const State& state);
  static State state(const Game& game, const Key& key);
  // The state itself, but a car beside the track is back on it, kSideRounds later. Who drives a
  // lone car by the rules settles each state.
  static State settled(const Game& game, const State& state);
  // A car beside the track counts as back on it. Its clock stands at the rounds until then: until
  // those who must still pass it have come as far.
  static State alone(const Game& game, const State& field, int car);
  static int car_of(const State& state, Seat) { return state.move.car; }
  static int clock(const State& state);
  static bool is_sure(const Game& game, const State& state, const Decision& decision);
  static LoneEnd end(const Game& game, const State& state);
};

}  // namespace chicane
