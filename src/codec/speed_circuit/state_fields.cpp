#include "codec/speed_circuit/state_fields.h"

#include "codec/state_parts.h"

namespace chicane::speed_circuit {

namespace {

void add_race(FieldList& fields, const Names& names, const State& state) {
  const auto car_text = [&](std::uint8_t car) { return name_or_number(names, car); };
  fields.begin("race");
  fields.put("phase", enumerator_text(state.phase));
  fields.add("turn", state.turn);
  fields.add("cars", state.car_count);
  fields.add("order_count", state.order_count);
  fields.add_list("order", state.order, state.order_count, car_text);
  fields.add("mover", state.mover);
  if (state.waiting != 0) fields.put("waiting", names_of_bits(names, state.waiting));
  fields.add("finished", state.finished);
  fields.add("is_testing_all", state.is_testing_all);
  add_tied_list(fields, "grid", state.grid, state.car_count, names);
}

void add_move(FieldList& fields, const Board& board, const Names& names, const Move& move) {
  fields.begin("move");
  if (move.from != SpaceId{}) fields.put("from", place_or_number(board, index(move.from)));
  add_path(fields, {move.path, move.path_length});
  fields.add("steps_done", move.steps_done);
  if (move.traffic != 0) fields.put("traffic", names_of_bits(names, move.traffic));
  fields.add("length", move.rules.length);
  fields.add("bonus", move.rules.bonus);
  fields.add("is_collision", move.rules.is_collision);
  fields.add("keeps_speed_in_corner", move.rules.keeps_speed_in_corner);
  fields.add("keeps_zero_wear", move.rules.keeps_zero_wear);
  fields.add("keeps_below_crash", move.rules.keeps_below_crash);
  fields.add("had_no_wear", move.had_no_wear);
  if (move.due_corner != CornerId{})
    fields.put("due_corner", corner_or_number(board, index(move.due_corner)));
  fields.add("due_for_line", move.due_for_line);
}

void add_car(FieldList& fields, const Board& board, const Names& names, const Car& car,
             bool is_racing) {
  if (is_racing || car.at != SpaceId{}) fields.put("at", place_or_number(board, index(car.at)));
  fields.add("progress", car.progress);
  fields.add("status", car.status);
  fields.add("place", car.place);
  fields.add("finish_turn", car.finish_turn);
  if (is_racing || car.build != 0)
    fields.put("build", car.build == kNoBuild ? "-" : std::to_string(car.build));
  add_specs(fields, car.specs);
  fields.add("wear", car.wear);
  fields.add("speed", car.speed);
  fields.add("ref", car.ref);
  fields.add("plot", car.plot);
  fields.add("slip", car.slip);
  fields.add("driven", car.driven);
  fields.add("has_tested", car.has_tested);
  fields.add("due_spin", car.due_spin);
  fields.add("stalls", car.stalls);
  fields.add("starting", car.starting);
  fields.add("starting_after_spin", car.starting_after_spin);
  fields.add("spun", car.spun);
  fields.add("engine_damaged", car.engine_damaged);
  fields.add("brakes_strained", car.brakes_strained);
  fields.add_list("fronts", car.fronts, 0, [&](std::uint8_t front) {
    return front == kNoCar ? "-" : name_or_number(names, front);
  });
  add_passage(fields, board, car.passage);
}

}  // namespace

FieldList state_fields(const Board& board, const Names& names, const State& state) {
  FieldList fields;
  add_race(fields, names, state);
  add_move(fields, board, names, state.move);
  for (int i = 0; i < kCarsMax; ++i) {
    fields.begin("car " + name_or_number(names, i));
    add_car(fields, board, names, state.cars[i], i < state.car_count);
  }
  return fields;
}

}  // namespace chicane::speed_circuit
