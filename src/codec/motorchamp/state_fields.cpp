#include "codec/motorchamp/state_fields.h"

#include <algorithm>

#include "codec/state_parts.h"

namespace chicane::motorchamp {

namespace {

std::string car_or_none(const Names& names, std::uint8_t car) {
  return car == kNoCar ? "-" : name_or_number(names, car);
}

// Players are called as the case language calls them.
std::string player_text(int player) { return "P" + std::to_string(player + 1); }

void add_race(FieldList& fields, const Names& names, const State& state) {
  const auto car_text = [&](std::uint8_t car) { return car_or_none(names, car); };
  fields.begin("race");
  fields.put("phase", enumerator_text(state.phase));
  fields.add("round", state.round);
  fields.add("cars", state.car_count);
  fields.add("players", state.player_count);
  fields.add("order_count", state.order_count);
  fields.add_list("order", state.order, state.order_count, car_text);
  fields.add("mover", state.mover);
  fields.add("slot_count", state.slot_count);
  fields.add_list("slots", state.slots, state.slot_count, car_text);
  fields.add_list("bids", state.bids, state.player_count, car_text);
  if (state.claims != 0) fields.put("claims", names_of_bits(names, state.claims));
  fields.add("sequence", state.sequence);
  fields.add("flag", state.flag);
  fields.add("is_practice", state.is_practice);
  fields.add("is_manual", state.is_manual);
  // Entrants are players while the grid is thrown for, cars in practice.
  add_tied_list(fields, "list", state.list, 0, {});
}

void add_move(FieldList& fields, const Names& names, const Move& move) {
  fields.begin("move");
  if (move.car != 0) fields.put("car", name_or_number(names, move.car));
  fields.add("regime", move.regime);
  fields.add("thrown", move.thrown);
  fields.add("face_count", move.face_count);
  fields.add("faces", move.faces);
  fields.add("from_row", move.from_row);
  fields.add("from_where", static_cast<Where>(move.from_where));
  fields.add("driven", move.driven);
  fields.add("track_from", move.track_from);
  fields.add("track_to", move.track_to);
  if (move.objector != 0) fields.put("objector", player_text(move.objector));
  fields.add("limit", move.limit);
  fields.add("is_straight", move.is_straight);
  fields.add("may_slip", move.may_slip);
}

void add_car(FieldList& fields, const Names& names, const Car& car, bool is_entered) {
  if (is_entered || car.where != Where{}) fields.put("where", enumerator_text(car.where));
  fields.add("row", car.row);
  fields.add("lane", car.lane);
  fields.add("laps", car.laps);
  fields.add("passes", car.passes);
  if (is_entered || car.first_passer != 0)
    fields.put("first_passer", car_or_none(names, car.first_passer));
  fields.add("team", car.team);
  if (is_entered || car.owner != 0) fields.put("owner", player_text(car.owner));
  fields.add("sequence", car.sequence);
  fields.add("throws", car.throws);
  fields.add("practice_short", car.practice_short);
  fields.add("practice_total", car.practice_total);
  fields.add("start_phase", car.start_phase);
  fields.add("pit_flap", car.pit_flap);
  fields.add("handicap", car.handicap);
  fields.add("rejoined", car.rejoined);
  fields.add("has_time", car.has_time);
}

}  // namespace

FieldList state_fields(const Names& names, const State& state) {
  FieldList fields;
  add_race(fields, names, state);
  add_move(fields, names, state.move);
  for (int i = 0; i < kCarsMax; ++i) {
    fields.begin("car " + name_or_number(names, i));
    add_car(fields, names, state.cars[i], i < state.car_count);
  }
  return fields;
}

}  // namespace chicane::motorchamp
