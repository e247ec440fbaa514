// What desks and tables of both Speed Circuit games share.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "board/board.h"
#include "codec/price.h"
#include "desk/desk.h"
#include "desk/json_text.h"
#include "desk/plain.h"
#include "rules/lib/course.h"
#include "rules/lib/specs.h"

namespace chicane::desk {

// Claims that come one after the other are one list of ways: each way of one with each of the next.
Price price_of(const Board& board, const chicane::Price& price);

Say say(std::string key);
Say say(std::string key, std::vector<std::pair<std::string, std::string>> with);

std::string place_of(const Board& board, SpaceId space);
std::vector<std::string> places_of(const Board& board, const std::vector<SpaceId>& spaces);
std::string corner_of(const Board& board, CornerId corner);

// The lane of the end, the line, what is over: the small print of a way.
std::vector<Say> way_words(const Board& board, const Course& course, SpaceId end, int over,
                           const std::string& line);

// "+20", "hold", "push": a plot beside the speed now, or beside the Start Speed of a car that
// starts.
Say plot_change(bool is_starting, Speed speed, Speed start, Speed plot);

// "pay", "throw" or "spin": how an option is paid.
std::string pay_kind(const chicane::Price& price);

// Members of the object that is open: the specifications; the corner ahead with its limits by lane,
// lanes from the inside.
void write_specs(JsonText& json, const Specs& specs);
void write_ahead(JsonText& json, const Board& board, const Course& course, SpaceId at);

// An end on the open road, as `ends` of `roads` by speed.
struct RoadEnd {
  SpaceId end;
  int rows;
  const chicane::Price* price;
  std::string line;
};
void write_ends(JsonText& json, const Board& board, const Course& course,
                const std::vector<RoadEnd>& ends);

// Cars in the order of their seats: place, rank, lap, finish. Figures, marks, plots and results
// are the rule set's.
template <class TheRace>
Table family_table(const TheRace& race) {
  Table table = plain_table(race);
  const auto& state = race.state();
  const Course& course = race.game().course;
  table.laps = race.game().options.laps;
  int leader = 0;
  for (int i = 0; i < state.car_count; ++i) {
    const auto& car = state.cars[i];
    CarOnTable row;
    row.car = row.seat = row.shape = i;
    row.driver = race.names()[i];
    row.number = std::to_string(i + 1);
    if (table.has_started && car.is_running()) row.place = place_of(race.board(), car.at);
    row.distance = car.progress;
    row.lap = std::min(table.laps, laps_completed(course, car.progress) + 1);
    row.finish_turn = car.finish_turn;
    leader = std::max<int>(leader, car.progress);
    table.cars.push_back(std::move(row));
  }
  for (const Standing& standing : race.standings()) {
    CarOnTable& row = table.cars[standing.seat];
    row.rank = standing.place;
    row.condition = standing.condition;
  }
  if (table.has_started) table.lap = std::min(table.laps, laps_completed(course, leader) + 1);
  return table;
}

// The order of movement of the turn that is driven, and whose move it is.
template <class State>
void put_movement(Table& table, const State& state) {
  for (int i = 0; i < state.order_count; ++i) table.movement.push_back(state.order[i]);
  if (!table.is_over) table.at_wheel = state.order[state.mover];
}

}  // namespace chicane::desk
