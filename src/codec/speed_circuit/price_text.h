// The price of each choice before it is made: wear, odds as counts of the die, where it ends. For
// dashboards.
#pragma once

#include <string>
#include <vector>

#include "board/board.h"
#include "codec/price.h"
#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

struct DriveNote {
  Decision decision;
  SpaceId end;
  int rows;  // Gained.
  int over;  // Overspeed to be bought on the way, in steps of 20.
  Price price;
  std::string line;  // "rettifilo", or empty.
};

struct PlotNote {
  Speed speed;
  std::string change;  // "+20", "-40", "hold"
  Price plot;          // Tests and braking.
  Price road;          // The cheapest way on the open road at that speed: "free", "1W or die in
                       // Prima di Lesmo"
  std::vector<DriveNote> ways;  // One for each end on the open road, the cheapest first.
};

// Every speed the car may plot now.
std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car);

// Every path of the car at the wheel, one for each outcome.
std::vector<DriveNote> drive_notes(const Board& board, const Game& game, const State& state);

// Those worth showing: cheapest first, then farthest; of those that look alike the first.
std::vector<DriveNote> shown_drives(const Board& board, const Game& game, const State& state);

struct OptionNote {
  Decision decision;
  Price price;  // "1W, 3W left", "die: safe 3/6, spin 2/6, crash 1/6"
};

// The payments the car at the wheel may choose from; what they are for: "Prima di Lesmo, 20 over".
std::vector<OptionNote> option_notes(const Game& game, const State& state);
// Of an option of the row that is due, whether it can be paid or not.
Price option_price(const State& state, const ChartOption& option);
std::string payment_reason(const Board& board, const State& state);

}  // namespace chicane::speed_circuit
