// After the race: what each decision cost against the perfect lap. A car's turn is driven once more
// as if it were alone, with the decisions it took and the dice it threw; as long as it can be, each
// of its decisions has a price.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "coach/coach.h"

namespace chicane {

struct DecisionPrice {
  double price = 0;  // Turns more than the best would have taken.
  std::string best;  // The decision that would have been; the one taken if it costs nothing.
};

class Debrief {
 public:
  explicit Debrief(Coach& coach) : coach_(coach) {}

  // Before each decision and die of a race, in their order. The price of a driver's decision;
  // nothing for dice, before the start, and where others stood in the way.
  std::optional<DecisionPrice> see(const Race& race, Seat seat, std::string_view decision);

 private:
  // A car's turn, driven alone; none where it could not be followed.
  struct Shadow {
    int turn = -1;
    std::unique_ptr<Race> lone;
  };

  std::optional<DecisionPrice> price(Shadow& shadow, std::string_view decision);

  Coach& coach_;
  std::map<int, Shadow> shadows_;  // By car.
};

}  // namespace chicane
