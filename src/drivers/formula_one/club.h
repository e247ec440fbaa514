// A club driver for `formula-one`: reckons his turn to half a turn, and of speeds that are alike to
// him takes the lowest. Measured: he beats rookies in 90 % of the pairings, and who reckons exactly
// beats him in 80 %, so that there is room for better drivers.
#pragma once

#include "drivers/formula_one/reckoner.h"

namespace chicane::formula_one {

class Club : public Reckoner {
 public:
  explicit Club(const Game& game) : Reckoner(game, kTurn / 2) {}
};

}  // namespace chicane::formula_one
