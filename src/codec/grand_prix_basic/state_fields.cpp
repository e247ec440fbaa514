#include "codec/grand_prix_basic/state_fields.h"

namespace chicane::grand_prix_basic {

namespace {

void add_race(FieldList& fields, const Names& names, const State& state) {
  const auto car_text = [&](std::uint8_t car) { return name_or_number(names, car); };
  fields.begin("race");
  fields.put("phase", enumerator_text(state.phase));
  fields.add("move", state.move);
  fields.add("cars", state.car_count);
  fields.add("order_count", state.order_count);
  fields.add_list("order", state.order, state.order_count, car_text);
  fields.add("drawn_count", state.drawn_count);
  fields.add_list("drawn", state.drawn, state.drawn_count, car_text);
  if (state.acted != 0) fields.put("acted", names_of_bits(names, state.acted));
  fields.add("arrivals", state.arrivals);
  fields.add("is_manual", state.is_manual);
}

void add_go(FieldList& fields, const Names& names, const Go& go) {
  fields.begin("go");
  if (go.car != 0) fields.put("car", name_or_number(names, go.car));
  fields.add("dice", go.dice);
  fields.add("thrown", go.thrown);
  fields.add("total", go.total);
  fields.add("goal", go.goal);
  fields.add("entered", go.entered);
  fields.add("is_stopping", go.is_stopping);
}

void add_car(FieldList& fields, const Car& car, bool is_entered) {
  if (is_entered || car.cell != 0) fields.put("cell", std::to_string(car.cell));
  fields.add("to_go", car.to_go);
  fields.add("status", car.status);
  fields.add("skip", car.skip);
  fields.add("arrived", car.arrived);
  fields.add("owner", car.owner);
  fields.add("is_automatic", car.is_automatic);
}

}  // namespace

FieldList state_fields(const Names& names, const State& state) {
  FieldList fields;
  add_race(fields, names, state);
  add_go(fields, names, state.go);
  for (int i = 0; i < kCarsMax; ++i) {
    fields.begin("car " + name_or_number(names, i));
    add_car(fields, state.cars[i], i < state.car_count);
  }
  return fields;
}

}  // namespace chicane::grand_prix_basic
