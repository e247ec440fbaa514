// The price of each choice before it is made: wear, odds in 36ths, where it ends. For dashboards.
#pragma once

#include <string>
#include <vector>

#include "codec/price.h"
#include "codec/speed_circuit_wbc/decision_text.h"

namespace chicane::speed_circuit_wbc {

// A way through the move, as far as the road is open.
struct WayNote {
  std::vector<SpaceId> spaces;
  int rows;  // Gained.
  int over;  // Overspeed to be bought on the way, in steps of 20.
  Price price;
  std::string line;  // "R1", or empty.
};

struct PlotNote {
  Speed speed;
  std::string change;         // "+20", "-40", "hold"
  Price plot;                 // Tests and braking.
  Price road;                 // The cheapest way on the open road at that speed.
  std::vector<WayNote> ways;  // One for each end on the open road, the cheapest first.
};

// Every speed the car may plot now.
std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car);

// The ways of the car at the wheel that use all its spaces, the cheapest of each end first; if the
// road is shut, the longest there are.
std::vector<WayNote> way_notes(const Scene& scene);
// Ways that look alike shown once.
std::vector<WayNote> shown_ways(const Scene& scene);

struct MoveNote {
  Decision decision;
  std::string what;  // "pass Ann on I12", "brake to 80"
  Price price;
};

// What the car at the wheel may do besides driving on: passes, braking, slips, the end.
std::vector<MoveNote> move_notes(const Scene& scene);

struct OptionNote {
  Decision decision;
  Price price;
};

// The payments the car at the wheel may choose from; what they are for: "Prima di Lesmo, 20 over".
std::vector<OptionNote> option_notes(const Scene& scene);
std::string payment_reason(const Scene& scene);

// Chips for the roll that is due, with the odds of each; what the roll is for.
std::vector<OptionNote> chip_notes(const Scene& scene);
std::string roll_reason(const Scene& scene);

}  // namespace chicane::speed_circuit_wbc
