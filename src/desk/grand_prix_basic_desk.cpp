#include "desk/grand_prix_basic_desk.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "codec/grand_prix_basic/refusal_text.h"
#include "desk/grand_prix_odds.h"
#include "desk/grand_prix_table.h"
#include "desk/json_text.h"
#include "rules/grand_prix_basic/odds.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::desk {

namespace {

using namespace grand_prix_basic;

constexpr int kCellsShown = 14;

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 12> kNames = {"draw", "dice",     "movement", "automatic",
                                                       "goal", "overtake", "risk",     "lost",
                                                       "luck", "accident", "idle",     "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

int cell_ahead(const GrandPrixBasicRace& race, int cells) {
  return race.game().ring.after(race.state().at_wheel().cell, cells);
}

std::string place_of(const Car& car) {
  return car.is_racing() ? std::to_string(car.cell) : std::string();
}

// --- Odds
// ------------------------------------------------------------------------------------------

constexpr std::int64_t power(std::int64_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}
// A way has one roll in a cell at most, so its odds are counts out of this.
constexpr std::int64_t kFinest = power(kTwelfths, kTotalMax);

// Ways that end in the goal, in a lost overtaking, off the road; `of` in all.
struct Ways {
  std::int64_t arrives = 0;
  std::int64_t loses = 0;
  std::int64_t leaves = 0;
  std::int64_t of = 0;

  void add(const Odds& odds) {
    const std::int64_t times = kFinest / static_cast<std::int64_t>(odds.all);
    arrives += times * static_cast<std::int64_t>(odds.arrives);
    loses += times * static_cast<std::int64_t>(odds.loses);
    leaves += times * static_cast<std::int64_t>(odds.leaves);
    of += kFinest;
  }
  void add_off_road() {
    leaves += kFinest;
    of += kFinest;
  }
};

void set_ways(Choice& choice, const Ways& ways) {
  set_throw(choice, readable("way",
                             {{"arrives", ways.arrives, Tone::free},
                              {"held_up", ways.loses, Tone::chance},
                              {"off", ways.leaves, Tone::wear}},
                             ways.of));
}

void set_ways(Choice& choice, const Odds& odds) {
  Ways ways;
  ways.add(odds);
  set_ways(choice, ways);
}

// --- Choices
// ---------------------------------------------------------------------------------------

// A choice for a decision; barred with its reason if the rules refuse it.
Choice choice_of(const GrandPrixBasicRace& race, Seat seat, const Decision& decision,
                 std::string label) {
  Choice choice;
  choice.kind = verb(decision.kind);
  choice.label = std::move(label);
  const auto checked = GrandPrixBasic::check(race.game(), race.state(), seat, decision);
  if (checked) {
    choice.decision = format_decision(decision);
  } else {
    choice.barred = {"refusal_" + std::string(name(checked.error().why)), {}};
    choice.clause = cited_clause(checked.error().why);
  }
  return choice;
}

// What comes of the dice if all that falls is driven, as far as there is room.
Choice dice_choice(const GrandPrixBasicRace& race, Seat seat, int count) {
  Choice choice = choice_of(race, seat, dice(count), std::to_string(count));
  Ways ways;
  int cells_in_all = 0;
  const int faces = count == 1 ? 1 : kDieSides;
  for (int first = 1; first <= kDieSides; ++first) {
    for (int second = 1; second <= faces; ++second) {
      int cells = count == 1 ? first : first + second;
      while (cells > 0 && !has_room(race.game(), race.state(), cells)) --cells;
      ways.add(odds_of_goal(race.game(), race.state(), cells, count));
      cells_in_all += cells;
    }
  }
  const int tenths = (cells_in_all * 10 + kDieSides * faces / 2) / (kDieSides * faces);
  choice.notes.push_back(
      {count == 1 ? "note_one_die" : "note_two_dice",
       {{"mean", std::to_string(tenths / 10) + "." + std::to_string(tenths % 10)}}});
  set_ways(choice, ways);
  return choice;
}

// Where a way ends and over which cells it leads, from the one after `from` on.
void set_end(Choice& choice, const GrandPrixBasicRace& race, int from, int cells) {
  choice.rows = cells;
  choice.to = std::to_string(cell_ahead(race, cells));
  for (int i = from + 1; i <= cells; ++i)
    choice.path.push_back(std::to_string(cell_ahead(race, i)));
  if (choice.path.empty()) choice.path.push_back(choice.to);
  if (is_home(race.game(), race.state(), cells)) {
    choice.notes.push_back({"note_home", {}});
    return;
  }
  const int cell = cell_ahead(race, cells);
  if (const int factor = race.game().ring.factors[cell]; factor > 0)
    choice.notes.push_back({"note_value", {{"value", std::to_string(factor)}}});
  if (const auto cars = cars_in_cell(race.state(), cell); cells > 0 && !cars.empty())
    choice.notes.push_back({"note_with", {{"cars", join(cars, " ")}}});
}

// 0 cells only where there is no other choice: nobody asks for it.
bool is_worth_telling(const Choice& choice, int cells) {
  return cells > 0 || !choice.decision.empty();
}

std::vector<Choice> goal_choices(const GrandPrixBasicRace& race, Seat seat) {
  std::vector<Choice> choices;
  for (int cells = 0; cells <= race.state().go.total; ++cells) {
    Choice choice = choice_of(race, seat, goal(cells), std::to_string(cells));
    if (!is_worth_telling(choice, cells)) continue;
    set_end(choice, race, 0, cells);
    if (cells == 0) choice.notes.push_back({"note_no_room_ahead", {}});
    set_ways(choice, odds_of_goal(race.game(), race.state(), cells, race.state().go.dice));
    choices.push_back(std::move(choice));
  }
  return choices;
}

std::vector<Choice> lost_choices(const GrandPrixBasicRace& race, Seat seat) {
  const Go& go = race.state().go;
  std::vector<Choice> choices;
  for (int cells = 0; cells <= go.entered + 1; ++cells) {
    Choice choice = choice_of(race, seat, stop(cells), std::to_string(cells));
    if (!is_worth_telling(choice, cells)) continue;
    set_end(choice, race, 0, cells);
    if (cells == 0) choice.notes.push_back({"note_back_to_start", {}});
    set_ways(choice, odds_of_stop(race.game(), race.state(), cells));
    choices.push_back(std::move(choice));
  }
  // GPB-OVT-4  Half of it goes on, half is off the road here.
  Choice by_luck = choice_of(race, seat, luck(), std::to_string(go.goal));
  set_end(by_luck, race, go.entered, go.goal);
  by_luck.notes.push_back({"note_luck", {}});
  Ways ways;
  ways.add(odds_of_way(race.game(), race.state(), go.entered + 1, go.goal, go.dice));
  ways.add_off_road();
  set_ways(by_luck, ways);
  choices.push_back(std::move(by_luck));
  return choices;
}

// --- Instruments
// -----------------------------------------------------------------------------------

void write_ahead(JsonText& json, const GrandPrixBasicRace& race) {
  const State& state = race.state();
  json.key("ahead").begin_array();
  for (int i = 1; i <= kCellsShown; ++i) {
    const int cell = cell_ahead(race, i);
    const bool is_beyond = is_home(race.game(), state, i);
    json.begin_object().key("place").value(std::to_string(cell));
    json.key("factor").value(is_beyond ? 0 : int{race.game().ring.factors[cell]});
    json.key("cars").begin_array();
    if (!is_beyond) {
      for (const std::string& car : cars_in_cell(state, cell)) json.value(car);
    }
    json.end_array().key("isFull").value(!has_room(race.game(), state, i));
    json.key("isBeyond").value(is_beyond).end_object();
  }
  json.end_array();
}

std::string instruments(const GrandPrixBasicRace& race) {
  const State& state = race.state();
  const Car& car = state.at_wheel();
  JsonText json;
  json.begin_object().key("number").value(owned_car_names(state)[state.go.car]);
  json.key("cell").value(int{car.cell}).key("isOffRoad").value(car.is_off_road());
  json.key("lapsToGo").value(laps_to_go(race, car)).key("laps").value(race.game().options.laps);
  json.key("dice").value(int{state.go.dice}).key("total").value(int{state.go.total});
  json.key("entered").value(int{state.go.entered}).key("goal").value(int{state.go.goal});
  json.key("reach").begin_array();
  for (int dice = 1; dice <= kDiceMax; ++dice) {
    json.begin_object().key("least").value(dice);
    json.key("most").value(dice * kDieSides).end_object();
  }
  json.end_array();
  write_ahead(json, race);
  json.end_object();
  return json.text();
}

Say question(const GrandPrixBasicRace& race) {
  const State& state = race.state();
  const std::string car = owned_car_names(state)[state.go.car];
  if (state.phase == Phase::dice) return {"ask_dice", {{"car", car}}};
  if (state.phase == Phase::goal)
    return {"ask_goal", {{"car", car}, {"total", std::to_string(state.go.total)}}};
  return {"ask_lost",
          {{"car", car}, {"cell", std::to_string(cell_ahead(race, state.go.entered + 1))}}};
}

std::vector<Choice> choices_of(const GrandPrixBasicRace& race, Seat seat) {
  if (race.state().phase == Phase::goal) return goal_choices(race, seat);
  if (race.state().phase == Phase::lost) return lost_choices(race, seat);
  return {dice_choice(race, seat, 1), dice_choice(race, seat, kDiceMax)};
}

}  // namespace

Desk desk_of(const GrandPrixBasicRace& race, Seat seat) {
  Desk desk;
  desk.phase = phase_name(race.state().phase);
  if (!race.pending().awaits(seat)) return desk;
  desk.car = race.state().go.car;
  desk.question = question(race);
  desk.instruments = instruments(race);
  desk.choices = choices_of(race, seat);
  return desk;
}

Table table_of(const GrandPrixBasicRace& race) {
  const State& state = race.state();
  Table table = table_of_cells(race, place_of);
  table.phase = phase_name(state.phase);
  for (CarOnTable& row : table.cars) {
    const Car& car = state.cars[row.car];
    row.result = car.status == Status::finished ? "finished" : "running";
    if (car.status == Status::finished) row.finish_turn = state.move;
    row.figures.emplace_back("laps", laps_to_go(race, car));
    if (car.is_off_road()) row.marks.push_back({"off_road", {{"goes", std::to_string(car.skip)}}});
    if (car.is_automatic) row.marks.push_back({"automatic", {}});
  }
  return table;
}

}  // namespace chicane::desk
