// Options and board → the game and its first state, or why not; and what a seat may know of it.
#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/preparation.h"

namespace chicane::formula_one {

bool has_lawful_laps(const Options& options) {
  const int least = options.short_race == ShortRace::yes ? 1 : kLapsMin;
  return options.laps >= least && options.laps <= kLapsMax;
}

Result<Game, DataError> FormulaOne::make_game(const Board& board, const Options& options) {
  Result<Track, DataError> track = compile_track(board);
  if (!track) return Failure{track.error()};
  if (!has_lawful_laps(options)) {
    return Failure{DataError{"", 0,
                             "laps: " + std::to_string(options.laps) +
                                 " is not possible; 3 to 10 are, with short_race=yes from 1 "
                                 "(F1-GEN-2)"}};
  }
  return Game{*track, options};
}

int FormulaOne::seats_max(const Game& game) { return game.track.grid_count; }

State FormulaOne::setup(const Game& game, int seats) {
  CHICANE_ASSERT(seats >= 1 && seats <= seats_max(game));
  State state{};
  state.seat_count = static_cast<std::uint8_t>(seats);
  state.drawing = static_cast<std::uint8_t>((1u << seats) - 1);
  place_on_grid(game, state, seats);
  state.phase = next_to_draw(state) >= 0 ? Phase::draw : Phase::shuffle_pits;
  return state;
}

State FormulaOne::view(const State& state, Seat seat) {
  State seen = state;
  for (int car = 0; car < kCarsMax; ++car) {
    const bool is_own = index(seat) < state.seat_count && state.seat_of(car) == index(seat) &&
                        car < state.seat_count;
    if (!is_own) seen.cars[car].hand = {};
  }
  for (int i = 0; i < state.pit_count - state.pit_seen; ++i) seen.pit_deck[i] = PitCard::hidden;
  seen.tactic_left = {};
  return seen;
}

}  // namespace chicane::formula_one
