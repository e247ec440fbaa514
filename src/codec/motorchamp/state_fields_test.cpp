#include "codec/motorchamp/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::motorchamp {
namespace {

TEST(MotorChampStateFields, NameAllOfAState) {
  // Three bits of a car; six bits and a byte of the move; five bits and two bytes of the rest.
  EXPECT_EQ(silent_bits<State>([](const State& state) { return state_fields(kNoNames, state); }),
            kCarsMax * 3 + (6 + 8) + (5 + 16));
}

}  // namespace
}  // namespace chicane::motorchamp
