#include "solver/formula_one/lone.h"

#include <algorithm>

#include "rules/formula_one/classification.h"
#include "solver/formula_one/calm.h"

namespace chicane {

using formula_one::Car;
using formula_one::Decision;
using formula_one::DecisionKind;
using formula_one::Defect;
using formula_one::FormulaOne;
using formula_one::Game;
using formula_one::kPitCards;
using formula_one::Move;
using formula_one::Passed;
using formula_one::Phase;
using formula_one::PitCard;
using formula_one::State;
using formula_one::Where;

using LoneCar = Lone<FormulaOne>;
using Key = LoneCar::Key;

namespace {

// In a Key: the line as a band, and the excess that is a spin whatever the gauges say (F1-COR-4).
constexpr unsigned kLine = kBandsMax + 1;
constexpr Speed kSpin = 60_mph;

// The end of a race forgets who was at the wheel.
int number_of(const State& state) {
  if (state.phase != Phase::over) return state.move.car;
  int number = 0;
  while (state.cars[number].where == Where::absent) ++number;
  return number;
}

// 6.3  Cards that the car keeps.
int kept_cards(const Car& car) {
  return (car.has_special ? 1 : 0) + (car.faulty != Defect::none ? 1 : 0);
}

// The car stands in its pit and the deck is a card short: one that nobody has seen was drawn.
bool owes_card(const State& state) {
  const Car& car = state.at_wheel();
  return state.phase == Phase::speed && car.where == Where::pit &&
         state.pit_count + kept_cards(car) < kPitCards;
}

// Chance has said which card it was.
bool has_card(const State& state) {
  return state.phase == Phase::shuffle_pits && state.pit_count > 0;
}

// F1-PIT-6  All is new, whatever the card will be.
State drawing(const State& state) {
  State next{};
  next.phase = Phase::shuffle_pits;
  next.seat_count = 1;
  next.round = state.round;
  next.move.car = state.move.car;
  Car& car = next.at_wheel();
  car.where = Where::pit;
  car.laps = state.at_wheel().laps;
  car.hand = state.at_wheel().hand;
  car.hand_count = state.at_wheel().hand_count;
  return next;
}

// The car arrives once more, in the round that is over already, and obeys the card by the rules.
State obeying(const Game& game, State state) {
  state.phase = Phase::card;
  --state.round;
  state.move.is_arriving = true;
  state.move.from_where = Where::absent;
  NoEvents nobody;
  FormulaOne::apply(game, state, FormulaOne::listed(game, state, seat_at(0), formula_one::pass()),
                    nobody);
  const Car& car = state.at_wheel();
  state.pit_count = static_cast<std::uint8_t>(kPitCards - kept_cards(car));
  std::fill_n(state.pit_deck.begin(), state.pit_count, PitCard::hidden);
  return state;
}

Speed excess_at(const Game& game, const State& state, int place) {
  const Move& move = state.move;
  const Passed& passed = move.passed[place];
  if (place == move.exempt) return 0_mph;
  if (!passed.is_extra) return excess(move.judged, passed.safe);
  if (game.options.tactic_bands == formula_one::TacticBands::no) return 0_mph;
  return excess(state.at_wheel().speed, passed.safe);
}

// F1-COR-5, 6.3  Spins for more than the excess itself; no special tyres in the way.
bool is_spin(const Car& car, Speed over) {
  if (over >= kSpin) return true;
  if (over == 0_mph || car.has_special) return false;
  return car.tyre == formula_one::kTyreMax || car.faulty == Defect::on ||
         (car.brake_failure == Defect::on && over >= 40_mph);
}

// Does a defect begin behind the band (F1-4.7)?
bool begins_defect(const Game& game, const Car& car, std::uint8_t band) {
  return (car.brake_failure == Defect::armed && band == game.track.brake_band) ||
         (car.faulty == Defect::armed && band == game.track.tyre_band);
}

// Bands that cost nothing and begin no defect are left out, and so is all that lies behind a spin.
// Gives whether the first thing to come is one.
bool note_passed(const Game& game, const State& state, Key& key) {
  const Move& move = state.move;
  const Car& car = state.at_wheel();
  int count = 0;
  for (int i = move.next; i < move.passed_count; ++i) {
    const Passed& passed = move.passed[i];
    if (passed.what == Passed::kLine) {
      key.passed[count++] = kLine;
      continue;
    }
    Speed over = std::min(excess_at(game, state, i), kSpin);
    if (over == 0_mph && !begins_defect(game, car, passed.what)) continue;
    // The gauges are as they are now for the first band alone.
    if (count == 0 && is_spin(car, over)) over = kSpin;
    key.passed[count++] =
        static_cast<std::uint8_t>((passed.what + 1u) | static_cast<unsigned>(over.spaces()) << 4);
    if (over == kSpin) return count == 1;
  }
  return false;
}

void note_move(const Game& game, const State& state, Key& key) {
  const Move& move = state.move;
  const Car& car = state.at_wheel();
  key.first_face = move.first_face & 7u;
  key.is_arriving = move.is_arriving;
  key.has_moved = car.where != move.from_where || car.at != move.from_at;
  key.has_superb = move.has_superb && state.phase == Phase::card;
  const bool is_spinning = note_passed(game, state, key);
  // Who is sure to spin and has no card to play need not say where he would have come to.
  const bool has_cards = std::any_of(car.hand.begin(), car.hand.end(), [](int n) { return n > 0; });
  if (!is_spinning || has_cards) return;
  key.where = Where::track;
  key.at = 0;
  key.speed = 0_mph;
  key.is_arriving = key.has_superb = false;
}

// Only how far the car has come counts.
Key over_key(const State& state) {
  const int number = number_of(state);
  const Car& car = state.cars[number];
  Key key{};
  key.phase = Phase::over;
  key.car = static_cast<unsigned>(number) & 7u;
  key.at = car.at;
  key.where = car.where;
  key.laps = car.laps;
  return key;
}

Key key_of(const Game& game, const State& state) {
  if (state.phase == Phase::over) return over_key(state);
  const Car& car = state.at_wheel();
  Key key{};
  key.at = car.at;
  key.hand = car.hand;
  key.phase = state.phase;
  key.where = car.where;
  key.speed = car.speed;
  // F1-MOV-5  For the first move out of the pit.
  const bool is_capped = car.where == Where::pit && state.phase == Phase::speed;
  key.cap = is_capped ? car.cap : formula_one::kFirstSpeed;
  key.tyre = car.tyre;
  key.brake = car.brake;
  key.laps = car.laps;
  key.still = state.still;
  key.car = state.move.car & 7u;
  key.has_special = car.has_special;
  key.brake_failure = static_cast<unsigned>(car.brake_failure) & 3u;
  key.faulty = static_cast<unsigned>(car.faulty) & 3u;
  if (state.phase == Phase::speed || state.phase == Phase::drive) {
    key.has_superb = state.move.has_superb;
  } else {
    note_move(game, state, key);
  }
  // F1-FIN-4  It begins anew with this turn.
  if (key.has_moved || (state.phase == Phase::drive && car.speed > 0_mph)) key.still = 0;
  return key;
}

void restore_move(const Key& key, const Car& car, Move& move) {
  move.from_where = key.has_moved ? Where::absent : car.where;
  move.from_at = car.at;
  move.exempt = formula_one::kNoBand;
  move.first_face = key.first_face;
  move.has_superb = key.has_superb;
  move.is_arriving = key.is_arriving;
  if (key.phase == Phase::drive) move.set = move.judged = key.speed;
  for (const std::uint8_t passed : key.passed) {
    if (passed == 0) return;
    // The excess is counted from a speed that is the same for all.
    move.judged = kSpin;
    const unsigned band = passed & 15u;
    const Speed safe = kSpin - Speed::from_spaces(passed >> 4);
    move.passed[move.passed_count++] = {
        band == kLine ? Passed::kLine : static_cast<std::uint8_t>(band - 1),
        band == kLine ? 0_mph : safe, false, 0};
  }
}

// What the turn at hand has passed counts, as if no band took its toll.
void end_turn(const Move& move, Car& car) {
  for (int i = move.next; i < move.passed_count; ++i) {
    if (move.passed[i].what == Passed::kLine && car.laps > 0) --car.laps;
  }
  if (!move.is_arriving) return;
  car.speed = 0_mph;
  car.tyre = car.brake = 0;
  car.has_special = false;
  car.faulty = car.brake_failure = Defect::none;
}

}  // namespace

State LoneCar::start(const Game& game, int) {
  State field{};
  field.cars[0].where = Where::track;
  field.cars[0].at = game.track.grid[0];
  field.cars[0].laps = static_cast<std::uint8_t>(game.options.laps);
  return alone(game, field, 0);
}

State LoneCar::settled(const Game& game, const State& state) {
  if (owes_card(state)) return drawing(state);
  return has_card(state) ? obeying(game, state) : state;
}

Key LoneCar::key(const Game& game, const State& state) {
  return key_of(game, settled(game, state));
}

State LoneCar::state(const Game&, const Key& key) {
  State state{};
  state.phase = key.phase;
  state.round = 1;
  state.still = key.still;
  state.seat_count = 1;
  state.move.car = key.car;
  Car& car = state.at_wheel();
  car.at = key.at;
  car.where = key.where;
  car.speed = key.speed;
  car.tyre = key.tyre;
  car.brake = key.brake;
  car.laps = key.laps;
  car.cap = key.cap;
  car.brake_failure = static_cast<Defect>(key.brake_failure);
  car.faulty = static_cast<Defect>(key.faulty);
  car.has_special = key.has_special;
  car.hand = key.hand;
  for (const std::uint8_t cards : key.hand)
    car.hand_count = static_cast<std::uint8_t>(car.hand_count + cards);
  restore_move(key, car, state.move);
  if (key.phase == Phase::shuffle_pits) return state;
  state.pit_count = static_cast<std::uint8_t>(kPitCards - kept_cards(car));
  std::fill_n(state.pit_deck.begin(), state.pit_count, PitCard::hidden);
  return state;
}

State LoneCar::alone(const Game& game, const State& field, int number) {
  State one{};
  one.seat_count = 1;
  one.move.car = static_cast<std::uint8_t>(number);
  Car& car = one.at_wheel();
  car = field.cars[number];
  if (field.move.car == number) end_turn(field.move, car);
  one.phase = car.laps > 0 ? Phase::speed : Phase::over;
  // One card is missing if the car has drawn one that is hidden from the one who asks, or will.
  int cards = field.pit_count;
  for (const Car& other : field.cars) cards += kept_cards(other);
  const bool is_arriving = field.move.car == number && field.move.is_arriving;
  const bool is_short = car.where == Where::pit && (is_arriving || cards < kPitCards);
  one.pit_count = static_cast<std::uint8_t>(kPitCards - kept_cards(car) - (is_short ? 1 : 0));
  const int miss = car.miss;
  one = state(game, key(game, one));
  one.round = static_cast<std::uint16_t>(one.round + miss);
  return one;
}

// A round is counted when the next one begins, but after the last there is none.
int LoneCar::clock(const State& state) {
  if (state.phase == Phase::over) return state.round;
  const int rounds = state.round - 1;
  if (!has_card(state)) return rounds;
  return rounds + formula_one::kPitEffects[static_cast<std::size_t>(state.pit_deck[0])].miss;
}

bool LoneCar::is_sure(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::set:
      return formula_one::is_calm_speed(game, state, formula_one::speed_of(decision));
    case DecisionKind::drive:
      return formula_one::is_calm_path(game, state, decision.path);
    case DecisionKind::superb:
    case DecisionKind::card:
    case DecisionKind::hold:
      return false;
    case DecisionKind::match:
    case DecisionKind::keep:
    case DecisionKind::pass:
    case DecisionKind::special:
    case DecisionKind::roll:
      return true;
  }
  return true;
}

LoneEnd LoneCar::end(const Game& game, const State& state) {
  const int number = number_of(state);
  const int row = formula_one::row_of(game.track, state, number);
  return {state.cars[number].laps == 0, game.track.rows_past_line(row)};
}

}  // namespace chicane
