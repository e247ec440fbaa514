#include "codec/speed_circuit_wbc/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

TEST(SpeedCircuitWbcStateFields, NameAllOfAState) {
  // Two bytes of a passage and seven bits of a car; three bytes of the move and three of the rest.
  EXPECT_EQ(silent_bits<State>(
                [](const State& state) { return state_fields(kNoBoard, kNoNames, state); }),
            kCarsMax * (8 * 2 + 7) + 8 * (3 + 3));
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
