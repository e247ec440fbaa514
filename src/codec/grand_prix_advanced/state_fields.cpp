#include "codec/grand_prix_advanced/state_fields.h"

namespace chicane::grand_prix_advanced {

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
  fields.add("still", state.still);
  fields.add("finishes", state.finishes);
  fields.add("is_practice", state.is_practice);
  fields.add("is_manual", state.is_manual);
  fields.add("has_entered", state.has_entered);
}

// "S,T", and the bits that are no damage as a number.
void add_damages(FieldList& fields, const std::string& key, DamageSet damages) {
  constexpr unsigned kAll = (1u << kDamages) - 1;
  if ((damages.bits & kAll) != 0)
    fields.put(key, format_damages({static_cast<std::uint8_t>(damages.bits & kAll)}));
  fields.add(key + ".more", static_cast<unsigned>(damages.bits & ~kAll));
}

void add_go(FieldList& fields, const Names& names, const Go& go) {
  fields.begin("go");
  if (go.car != 0) fields.put("car", name_or_number(names, go.car));
  fields.add("gear", go.gear);
  fields.add("wanted", go.wanted);
  fields.add("modifier", go.modifier);
  add_damages(fields, "held", go.held);
  fields.add("least", go.least);
  fields.add("most", go.most);
  fields.add("tolerance", go.tolerance);
  fields.add("pushed", go.pushed);
  fields.add("count", go.count);
  fields.add("entered", go.entered);
  fields.add("plan_cells", go.plan_cells);
  std::array<std::uint8_t, kCountMax> brakings{};
  const Plan plan{go.brakings};
  for (int cell = 1; cell <= kCountMax; ++cell)
    brakings[cell - 1] = static_cast<std::uint8_t>(plan.braking(cell));
  fields.add("brakings", brakings);
  fields.add("is_to_box", go.is_to_box);
  fields.add("done", go.done);
  fields.add("checks", go.checks);
  if (go.victim != 0) fields.put("victim", name_or_number(names, go.victim));
  if (go.involved != 0) fields.put("involved", names_of_bits(names, go.involved));
  fields.add("extras", go.extras);
  fields.add("may_push", go.may_push);
  fields.add("has_accident", go.has_accident);
  fields.add("is_damaged", go.is_damaged);
}

void add_car(FieldList& fields, const Car& car, bool is_entered) {
  if (is_entered || car.cell != 0) fields.put("cell", std::to_string(car.cell));
  fields.add("to_go", car.to_go);
  fields.add("status", car.status);
  fields.add("gear", car.gear);
  add_damages(fields, "damage", car.damage);
  fields.add("arrived", car.arrived);
  fields.add("moves", car.moves);
  fields.add("beyond", car.beyond);
  fields.add("finish", car.finish);
  fields.add("owner", car.owner);
  fields.add("is_automatic", car.is_automatic);
  fields.add("is_starting", car.is_starting);
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

}  // namespace chicane::grand_prix_advanced
