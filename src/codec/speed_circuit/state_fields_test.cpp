#include "codec/speed_circuit/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::speed_circuit {
namespace {

TEST(SpeedCircuitStateFields, NameAllOfAState) {
  // Two bytes of a passage and two of a car; of the move five.
  EXPECT_EQ(silent_bits<State>(
                [](const State& state) { return state_fields(kNoBoard, kNoNames, state); }),
            8 * (kCarsMax * (2 + 2) + 5));
}

}  // namespace
}  // namespace chicane::speed_circuit
