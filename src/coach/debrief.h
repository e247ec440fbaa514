// After the race: what each decision cost against the perfect lap. A car's turn is driven once more
// as if it were alone, with the decisions it took and the dice it threw; as long as it can be, each
// of its decisions has a price.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "coach/lap_choice.h"

namespace chicane {

struct DecisionPrice {
  double price = 0;  // Turns more than the best would have taken.
  std::string best;  // The decision that would have been; the one taken if it costs nothing.
};

// Of one seat, so that laps are thought through one build after the other.
class Debrief {
 public:
  Debrief(LapChoice& laps, Seat seat) : laps_(laps), seat_(seat) {}

  // Before each decision and die of a race, in their order, whoever's they are. The price of a
  // decision of the seat; nothing for dice, before the start, where others stood in the way, for
  // what a lap of sure decisions does not know, and where no lap is known.
  std::optional<DecisionPrice> see(const Race& race, Seat seat, std::string_view decision);

  // What the seat is held against; nothing before its first decision in the race.
  std::optional<LapKind> lap() const { return lap_; }

 private:
  // A car's turn, driven alone; none where it could not be followed.
  struct Shadow {
    int turn = -1;
    std::unique_ptr<Race> lone;
  };

  void follow_die(const Race& race, std::string_view die);
  std::optional<DecisionPrice> price(Coach& coach, Shadow& shadow, std::string_view decision);

  LapChoice& laps_;
  Seat seat_;
  std::optional<LapKind> lap_;
  std::map<int, Shadow> shadows_;  // By car.
};

}  // namespace chicane
