#include "codec/speed_circuit_wbc/state_fields.h"

#include "codec/state_parts.h"

namespace chicane::speed_circuit_wbc {

namespace {

std::string car_or_none(const Names& names, std::uint8_t car) {
  return car == kNoCar ? "-" : name_or_number(names, car);
}

void add_race(FieldList& fields, const Board& board, const Names& names, const State& state) {
  fields.begin("race");
  fields.put("phase", enumerator_text(state.phase));
  fields.add("test", state.test);
  fields.add("turn", state.turn);
  fields.add("cars", state.car_count);
  fields.add("order_count", state.order_count);
  fields.add_list("order", state.order, state.order_count,
                  [&](std::uint8_t car) { return name_or_number(names, car); });
  fields.add("mover", state.mover);
  if (state.waiting != 0) fields.put("waiting", names_of_bits(names, state.waiting));
  fields.add("finished", state.finished);
  fields.add("marker_count", state.marker_count);
  fields.add_list("markers", state.markers, state.marker_count,
                  [&](SpaceId at) { return place_or_number(board, index(at)); });
  add_tied_list(fields, "grid", state.grid, state.car_count, names);
}

void add_move(FieldList& fields, const Board& board, const Names& names, const Move& move) {
  fields.begin("move");
  if (move.from != SpaceId{}) fields.put("from", place_or_number(board, index(move.from)));
  fields.add("from_progress", move.from_progress);
  add_path(fields, {move.path, move.path_length});
  if (move.profited_lines != 0) {
    Names lines;
    for (const BoardLine& line : board.lines) lines.push_back(line.id);
    fields.put("profited_lines", names_of_bits(lines, move.profited_lines));
  }
  fields.add("attempt", move.attempt);
  fields.add("speed", move.speed);
  fields.add("over", move.over);
  fields.add("brake_wear", move.brake_wear);
  fields.add("credit", move.credit);
  fields.add("bonus", move.bonus);
  if (move.front != 0) fields.put("front", car_or_none(names, move.front));
  fields.add("chain", move.chain);
  fields.add("step", move.step);
  fields.add("marker", move.marker);
  fields.add("chips", move.chips);
  fields.add("dice", move.dice);
  if (move.due_corner != CornerId{})
    fields.put("due_corner", corner_or_number(board, index(move.due_corner)));
  fields.add("due_spin", move.due_spin);
  fields.add("next", move.next);
  fields.add("brake_tested", move.brake_tested);
  fields.add("is_dying", move.is_dying);
  fields.add("no_line", move.no_line);
  fields.add("is_passing", move.is_passing);
  fields.add("raised_on_line", move.raised_on_line);
  fields.add("due_for_line", move.due_for_line);
  fields.add("spins_on_line", move.spins_on_line);
  fields.add("is_unpaid", move.is_unpaid);
}

std::string card_text(Card card) {
  if (card == Card::mps) return "mps";
  if (card == Card::none) return "none";
  return std::to_string(static_cast<int>(card) * 20);
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
  fields.add("ones", car.ones);
  fields.add("threes", car.threes);
  if (car.bid != Bid{}) fields.put("bid", format_bid(car.bid));
  fields.add("speed", car.speed);
  fields.add("ref", car.ref);
  fields.add("plot", car.plot);
  if (car.card != Card{}) fields.put("card", card_text(car.card));
  fields.add_list("fronts", car.fronts, 0,
                  [&](std::uint8_t front) { return car_or_none(names, front); });
  fields.add("starting", car.starting);
  fields.add("spun", car.spun);
  fields.add("engine_damaged", car.engine_damaged);
  fields.add("brakes_damaged", car.brakes_damaged);
  fields.add("began_at_zero", car.began_at_zero);
  fields.add("slip_taken", car.slip_taken);
  fields.add("gives_no_slip", car.gives_no_slip);
  fields.add("was_off", car.was_off);
  fields.add("lost_move", car.lost_move);
  add_passage(fields, board, car.passage);
}

}  // namespace

FieldList state_fields(const Board& board, const Names& names, const State& state) {
  FieldList fields;
  add_race(fields, board, names, state);
  add_move(fields, board, names, state.move);
  for (int i = 0; i < kCarsMax; ++i) {
    fields.begin("car " + name_or_number(names, i));
    add_car(fields, board, names, state.cars[i], i < state.car_count);
  }
  return fields;
}

}  // namespace chicane::speed_circuit_wbc
