#include "codec/formula_one/state_fields.h"

namespace chicane::formula_one {

namespace {

std::string car_text(int car) { return std::to_string(car + 1); }

// The numbers of the bits that are set, from 1.
std::string numbers_of_bits(std::uint8_t bits) {
  std::string text;
  for (int i = 0; i < 8; ++i) {
    if ((bits >> i & 1u) != 0) text += (text.empty() ? "" : ",") + std::to_string(i + 1);
  }
  return text;
}

std::string pit_card_text(PitCard card) {
  return static_cast<int>(card) < kPitKinds ? std::string(pit_card_id(card))
                                            : enumerator_text(card);
}

std::string tactic_text(Tactic card) {
  return static_cast<int>(card) < kTactics ? std::string(tactic_id(card)) : enumerator_text(card);
}

std::string band_text(const Board& board, std::uint8_t band) {
  return band == kNoBand ? "-" : corner_or_number(board, band);
}

void add_race(FieldList& fields, const State& state) {
  fields.begin("race");
  fields.put("phase", enumerator_text(state.phase));
  fields.add("round", state.round);
  fields.add("seats", state.seat_count);
  fields.add("first_seat", state.first_seat);
  if (state.acted != 0) fields.put("acted", numbers_of_bits(state.acted));
  if (state.drawing != 0) fields.put("drawing", numbers_of_bits(state.drawing));
  fields.add("sums", state.sums);
  fields.add("still", state.still);
  fields.add("has_changed", state.has_changed);
  fields.add("is_manual", state.is_manual);
  fields.add("dealt", state.dealt);
  fields.add("tactic_left", state.tactic_left);
  fields.add("pit_count", state.pit_count);
  fields.add("pit_seen", state.pit_seen);
  fields.add_list("pit", state.pit_deck, state.pit_count, pit_card_text);
  fields.add("discard_count", state.discard_count);
  fields.add_list("discard", state.discard, state.discard_count, tactic_text);
}

void add_passed(FieldList& fields, const Board& board, const std::string& key, const Passed& passed,
                bool is_there) {
  if (is_there || passed.what != 0)
    fields.put(key, passed.what == Passed::kLine ? "line" : band_text(board, passed.what));
  fields.add(key + ".safe", passed.safe);
  fields.add(key + ".is_extra", passed.is_extra);
}

void add_move(FieldList& fields, const Board& board, const Move& move) {
  fields.begin("move");
  fields.put("car", car_text(move.car));
  fields.add("start", move.start);
  fields.add("set", move.set);
  fields.add("judged", move.judged);
  fields.add("from_where", move.from_where);
  if (move.from_at != 0)
    fields.put("from_at",
               move.from_at == kNoSquare ? "-" : place_or_number(board, int{move.from_at}));
  // A place in the list of what is passed, or none.
  fields.put("exempt", move.exempt == kNoBand ? "-" : std::to_string(move.exempt));
  fields.add("passed_count", move.passed_count);
  fields.add("next", move.next);
  fields.add("first_face", move.first_face);
  fields.add("has_superb", move.has_superb);
  fields.add("is_off", move.is_off);
  fields.add("is_arriving", move.is_arriving);
  fields.add("has_held", move.has_held);
  fields.add("is_locked", move.is_locked);
  for (int i = 0; i < kPassedMax; ++i) {
    add_passed(fields, board, "passed" + std::to_string(i + 1), move.passed[i],
               i < move.passed_count);
  }
}

void add_car(FieldList& fields, const Board& board, const Car& car) {
  if (car.where != Where::absent) fields.put("where", enumerator_text(car.where));
  if (car.where == Where::spin) {
    fields.put("at", band_text(board, static_cast<std::uint8_t>(car.at)));
    fields.add("at.high", static_cast<std::uint8_t>(car.at >> 8));
  } else if (car.where != Where::absent || car.at != 0) {
    fields.put("at", place_or_number(board, int{car.at}));
  }
  fields.add("speed", car.speed);
  fields.add("tyre", car.tyre);
  fields.add("brake", car.brake);
  fields.add("laps", car.laps);
  fields.add("miss", car.miss);
  fields.add("cap", car.cap);
  fields.add("brake_failure", car.brake_failure);
  fields.add("faulty", car.faulty);
  fields.add("has_special", car.has_special);
  fields.add("has_left", car.has_left);
  fields.add("finish_round", car.finish_round);
  fields.add("hand_count", car.hand_count);
  for (int i = 0; i < kTactics; ++i)
    fields.add(std::string("hand.") + std::string(tactic_id(static_cast<Tactic>(i))), car.hand[i]);
}

}  // namespace

FieldList state_fields(const Board& board, const State& state) {
  FieldList fields;
  add_race(fields, state);
  add_move(fields, board, state.move);
  for (int i = 0; i < kCarsMax; ++i) {
    fields.begin("car " + car_text(i));
    add_car(fields, board, state.cars[i]);
  }
  return fields;
}

}  // namespace chicane::formula_one
