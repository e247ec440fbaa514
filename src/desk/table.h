// The race as a viewer sees it: where every car stands, in what state, in which order.
// Language-free.
#pragma once

#include <string>
#include <vector>

#include "catalog/race.h"
#include "core/seat.h"
#include "desk/desk.h"

namespace chicane::desk {

struct CarOnTable {
  int car = 0;         // From 0, as in choices and drawings.
  int seat = -1;       // −1: an automatic player's.
  int shape = 0;       // Which of the six shapes and colours; teams share one.
  std::string driver;  // Empty for an automatic player.
  std::string number;  // In the roundel: "3", "2a".
  std::string place;   // On the board, as in drawings: "I30", "34L", "P55"; empty if it is on none.
  int slot = 0;        // Which of several in one place, first come first.
  Condition condition = Condition::driving;
  std::string result;   // Key: "running", "crash", "engine", "finished", …
  int rank = 0;         // From 1.
  int distance = 0;     // Rows or cells from the first line.
  int lap = 0;          // It is in this lap, from 1.
  int finish_turn = 0;  // 0 until it has finished.
  std::string plot;     // "thinks", "in", "120", "120 slip"; empty if nothing is plotted.
  // Figures for its row: "speed", "wear", "wear_full", "tyres", "brakes", "gear", "cards", "chips".
  std::vector<std::pair<std::string, int>> figures;
  std::vector<Say> marks;  // Damage and states in words: "engine_damaged", "spun".
};

struct Table {
  std::string phase;
  int turn = 0;  // That is being driven, from 1.
  int lap = 0;   // Of the leader, from 1.
  int laps = 0;
  bool has_started = false;
  bool is_over = false;
  bool is_hidden_round = false;
  std::vector<int> awaited;          // Seats.
  std::vector<int> movement;         // Cars in the order of movement, once there is one.
  int at_wheel = -1;                 // The car that moves.
  std::vector<std::string> markers;  // Places of wrecks on the road.
  std::vector<CarOnTable> cars;      // By car.
};

Table table_of(const Race& race);

}  // namespace chicane::desk
