#include "desk/grand_prix_advanced_desk.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "desk/grand_prix_advanced_instruments.h"
#include "desk/grand_prix_advanced_plans.h"
#include "desk/grand_prix_odds.h"
#include "desk/grand_prix_table.h"
#include "rules/grand_prix_advanced/gears.h"

namespace chicane::desk {

namespace {

using namespace grand_prix_advanced;

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 19> kNames = {
      "draw",    "box",   "gear",      "shift",   "start",  "push",        "engine",
      "risk",    "plan",  "check",     "restart", "damage", "involvement", "others_damage",
      "renewal", "tyres", "automatic", "idle",    "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string place_of(const Car& car) {
  if (car.status == Status::box) return "box";
  return car.is_racing() ? std::to_string(car.cell) : std::string();
}

// --- Choices
// ---------------------------------------------------------------------------------------

// A choice for a decision; barred with its reason if the rules refuse it.
Choice choice_of(const GrandPrixAdvancedRace& race, Seat seat, const Decision& decision,
                 std::string label) {
  Choice choice;
  choice.kind = verb(decision.kind);
  choice.label = std::move(label);
  const auto checked = GrandPrixAdvanced::check(race.game(), race.state(), seat, decision);
  if (checked) {
    choice.decision = format_decision(decision);
  } else {
    choice.barred = {"refusal_" + std::string(name(checked.error().why)), {}};
    choice.clause = clause(checked.error().why);
  }
  return choice;
}

Say window_note(int least, int most) {
  return {"note_window", {{"least", std::to_string(least)}, {"most", std::to_string(most)}}};
}

std::string shift_key(const State& state, int gear) {
  const int now = state.at_wheel().gear;
  if (is_flying(state)) return "note_take";
  if (gear == now) return "note_keep_gear";
  return gear > now ? "note_up" : now - gear == 2 ? "note_two_down" : "note_down";
}

// All five stand on the gate.
std::vector<Choice> gear_choices(const GrandPrixAdvancedRace& race, Seat seat) {
  const State& state = race.state();
  std::vector<Choice> choices;
  for (int number = 1; number <= kGears; ++number) {
    Choice choice = choice_of(race, seat, gear(number), std::to_string(number));
    if (!choice.decision.empty()) {
      choice.notes.push_back({shift_key(state, number), {}});
      const Window window = window_of(race.game(), gear_of(number), state.go.held);
      choice.notes.push_back(state.at_wheel().is_starting ? Say{"note_start_die", {}}
                                                          : window_note(window.least, window.most));
      if (needs_shift_die(race.game(), state, number))
        set_throw(choice, readable("shift",
                                   {{"holds", kShiftFails - 1, Tone::free},
                                    {"missed", kDieSides - kShiftFails + 1, Tone::wear}},
                                   kDieSides));
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

// GPA-PUSH-2, GPA-DMG-6  One engine damage more than the car bears.
bool is_last_damage(const State& state) {
  const DamageSet held = state.at_wheel().damage;
  return held.has(Damage::engine) || held.size() == kDamagesHeldMax;
}

// As many steps as the gear that is pushed the farthest has.
std::vector<Choice> push_choices(const GrandPrixAdvancedRace& race, Seat seat) {
  const State& state = race.state();
  std::vector<Choice> choices;
  for (int cells = 0; cells <= gear_of(kTopGear).push; ++cells) {
    Choice choice = choice_of(race, seat, push(cells), std::to_string(cells));
    choice.notes.push_back(window_note(state.go.least + cells, state.go.most + cells));
    if (cells > 0 && !choice.decision.empty()) {
      const std::string fault = state.is_practice       ? "extra_move"
                                : is_last_damage(state) ? "out"
                                                        : "damaged";
      Part part;
      part.what = "engine";
      part.of = kDieSides;
      part.odds = {{"holds", kDieSides - cells, Tone::free}, {fault, cells, Tone::out}};
      set_throw(choice, std::move(part));
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

std::vector<Choice> box_choices(const GrandPrixAdvancedRace& race, Seat seat) {
  const State& state = race.state();
  std::vector<Choice> choices;
  for (int i = 0; i < kDamages; ++i) {
    const auto damage = static_cast<Damage>(i);
    if (!state.at_wheel().damage.has(damage)) continue;
    Choice choice = choice_of(race, seat, repair(damage), std::string(letter(damage)));
    choice.notes.push_back({"note_repair_stay", {}});
    choices.push_back(std::move(choice));
  }
  const std::string exit = std::to_string(race.game().ring.after(state.at_wheel().cell, 1));
  choices.push_back(choice_of(race, seat, leave(), exit));
  choices.back().notes.push_back({"note_leave", {{"cell", exit}}});
  return choices;
}

std::vector<Choice> tyre_choices(const GrandPrixAdvancedRace& race, Seat seat) {
  std::vector<Choice> choices = {
      choice_of(race, seat, repair(Damage::tyres), std::string(letter(Damage::tyres))),
      choice_of(race, seat, pass(), "0")};
  choices[0].notes.push_back({"note_tyres_now", {}});
  choices[1].notes.push_back({"note_tyres_later", {}});
  return choices;
}

// --- Question
// --------------------------------------------------------------------------------------

Say question(const GrandPrixAdvancedRace& race) {
  const State& state = race.state();
  const Go& go = state.go;
  Say say{"ask_" + std::string(phase_name(state.phase)), {{"car", owned_car_names(state)[go.car]}}};
  if (state.phase == Phase::push) say.with.emplace_back("gear", std::to_string(go.gear));
  if (state.phase == Phase::plan || state.phase == Phase::renewal) {
    say.with.emplace_back("bears", std::to_string(go.tolerance));
    say.with.emplace_back("least", std::to_string(std::max(0, go.least - go.count)));
    say.with.emplace_back("most", std::to_string(go.most - go.count));
  }
  return say;
}

void set_plans(Desk& desk, const GrandPrixAdvancedRace& race, Seat seat) {
  const std::vector<Way> ways = ways_offered(race, seat);
  for (const Way& way : ways) desk.choices.push_back(choice_of_way(race, way));
  desk.instruments = instruments_of(race, ways);
}

std::vector<Choice> choices_of(const GrandPrixAdvancedRace& race, Seat seat) {
  switch (race.state().phase) {
    case Phase::gear:
      return gear_choices(race, seat);
    case Phase::push:
      return push_choices(race, seat);
    case Phase::box:
      return box_choices(race, seat);
    default:
      return tyre_choices(race, seat);
  }
}

std::string result_of(const Car& car) {
  switch (car.status) {
    case Status::finished:
      return "finished";
    case Status::out:
      return "out";
    default:
      return "running";
  }
}

}  // namespace

Desk desk_of(const GrandPrixAdvancedRace& race, Seat seat) {
  const Phase phase = race.state().phase;
  Desk desk;
  desk.phase = phase_name(phase);
  if (!race.pending().awaits(seat)) return desk;
  desk.car = race.state().go.car;
  desk.question = question(race);
  if (phase == Phase::plan || phase == Phase::renewal) {
    set_plans(desk, race, seat);
  } else {
    desk.choices = choices_of(race, seat);
    desk.instruments = instruments_of(race, {});
  }
  return desk;
}

Table table_of(const GrandPrixAdvancedRace& race) {
  const State& state = race.state();
  Table table = table_of_cells(race, place_of);
  table.phase = phase_name(state.phase);
  // Of a race that is run out the state knows the order of the finishes, not their moves.
  const bool knows_move = race.game().options.classification == Classification::stop;
  for (CarOnTable& row : table.cars) {
    const Car& car = state.cars[row.car];
    row.result = result_of(car);
    if (car.status == Status::finished && knows_move)
      row.finish_turn = static_cast<int>(state.move);
    if (!car.is_automatic) row.figures.emplace_back("gear", car.gear);
    row.figures.emplace_back("laps", laps_to_go(race, car));
    row.figures.emplace_back("damages", car.damage.size());
    if (car.status == Status::spun) row.marks.push_back({"spun", {}});
    if (car.status == Status::box) row.marks.push_back({"box", {}});
    for (int i = 0; i < kDamages; ++i) {
      if (car.damage.has(static_cast<Damage>(i)))
        row.marks.push_back({std::string(damage_name(static_cast<Damage>(i))), {}});
    }
    if (car.is_automatic) row.marks.push_back({"automatic", {}});
  }
  return table;
}

}  // namespace chicane::desk
