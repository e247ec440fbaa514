#include "rules/motorchamp/preparation.h"

#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/field.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

namespace {

bool has_unplaced(const State& state, int seat) {
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].owner == seat && state.cars[i].where == Where::unplaced) return true;
  }
  return false;
}

}  // namespace

void begin_preparation(const Game& game, State& state) {
  if (state.is_practice) {
    begin_next_run(game, state);
  } else {
    begin_grid_pass(state);
  }
}

void begin_grid_pass(State& state) {
  state.list = {};
  state.bids.fill(kNoCar);
  // Everybody who has a car to place is tied for the best place; the others stand behind and do not
  // throw.
  state.list.rank(state.player_count, [&](int a, int b) {
    const bool a_throws = has_unplaced(state, a);
    const bool b_throws = has_unplaced(state, b);
    if (a_throws != b_throws) return a_throws;
    return !a_throws && a < b;
  });
  state.phase = Phase::grid_choice;
}

int grid_seat(const State& state) {
  const int seat = state.list.sweep_roller(state.player_count);
  if (seat >= 0) return seat;
  // MC-SET-3  Who is left alone with cars to place is tied with nobody and throws all the same.
  const int first = state.list.order[0];
  const bool is_alone = state.player_count < 2 || !has_unplaced(state, state.list.order[1]);
  const bool has_thrown = state.list.faces[first] != 0;
  return is_alone && !has_thrown && has_unplaced(state, first) ? first : -1;
}

bool has_unplaced(const State& state) {
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].where == Where::unplaced) return true;
  }
  return false;
}

void place_on_slot(const Track& track, State& state, int number) {
  Car& car = state.cars[number];
  const int slot = state.slot_count;
  state.slots[state.slot_count++] = static_cast<std::uint8_t>(number);
  car.where = Where::track;
  car.row = static_cast<std::uint8_t>(track.slot_row(slot));
  car.lane = static_cast<std::uint8_t>(Track::slot_lane(slot));
  car.laps = -1;
  car.start_phase = true;
  car.pit_flap = car.handicap = car.rejoined = false;
  car.passes = 0;
  car.first_passer = kNoCar;
}

void place_pass(const Track& track, State& state) {
  for (int place = 0; place < state.player_count; ++place) {
    const int seat = state.list.order[place];
    if (state.bids[seat] != kNoCar) place_on_slot(track, state, state.bids[seat]);
  }
  state.bids.fill(kNoCar);
}

bool begin_next_run(const Game& game, State& state) {
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    if (car.where != Where::unplaced) continue;
    car.where = Where::track;
    car.row = static_cast<std::uint8_t>(game.track.slot_row(0));
    car.lane = static_cast<std::uint8_t>(Track::slot_lane(0));
    car.laps = -1;
    begin_turn(game, state, i);
    return true;
  }
  return false;
}

int cars_with_time(const State& state) {
  int count = 0;
  for (int i = 0; i < state.car_count; ++i) count += state.cars[i].has_time ? 1 : 0;
  return count;
}

void rank_practice(State& state) {
  state.list = {};
  state.list.rank(state.car_count, [&](int a, int b) {
    const Car& one = state.cars[a];
    const Car& other = state.cars[b];
    if (one.has_time != other.has_time) return static_cast<bool>(one.has_time);
    // A-32  Cars without a time in the order of their runs.
    return one.has_time ? is_faster(one, other) : a < b;
  });
}

bool begin_throw_offs(State& state) {
  if (state.list.sweep_roller(cars_with_time(state)) < 0) return false;
  state.phase = Phase::throw_off;
  state.move.faces = {};
  state.move.face_count = 0;
  return true;
}

void place_by_practice(const Game& game, State& state) {
  const bool bans = game.options.practice_out == PracticeOut::ban;
  const std::optional<Field> field =
      field_of(game.options, game.track.is_long, state.player_count,
               teams_of(game.options, game.track.is_long, state.player_count));
  const int most = field ? field->racing : game.track.slots();
  const std::array<std::uint8_t, kCarsMax> order = state.list.order;
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    car.where = Where::unplaced;
    car.row = car.lane = 0;
  }
  for (int place = 0; place < state.car_count; ++place) {
    const Car& car = state.cars[order[place]];
    if (state.slot_count == most || (!car.has_time && bans)) continue;
    place_on_slot(game.track, state, order[place]);
  }
  state.is_practice = false;
}

}  // namespace chicane::motorchamp
