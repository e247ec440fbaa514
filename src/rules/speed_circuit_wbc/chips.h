// WBC-1.3: chips that lower a roll.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// WBC-1.3c  −1 chips, those a −3 chip could be changed into included.
inline int ones_worth(const Car& car) { return car.ones + kThree * car.threes; }

// WBC-1.3b  0, up to two −1 chips, or one −3 chip, never both.
inline bool can_take_off(const Car& car, int modifier) {
  return modifier == kThree ? car.threes > 0
                            : modifier <= kOnesPerRoll && modifier <= ones_worth(car);
}

// WBC-1.3c  Pays so many −1 chips; a −3 chip is changed if they do not suffice.
inline void pay_ones(Car& car, int count) {
  CHICANE_ASSERT(count <= ones_worth(car));
  while (car.ones < count) {
    --car.threes;
    car.ones = static_cast<std::uint8_t>(car.ones + kThree);
  }
  car.ones = static_cast<std::uint8_t>(car.ones - count);
}

// WBC-1.3a  Spent whatever the result.
inline void take_off(Car& car, int modifier) {
  if (modifier == kThree) {
    --car.threes;
  } else {
    pay_ones(car, modifier);
  }
}

}  // namespace chicane::speed_circuit_wbc
