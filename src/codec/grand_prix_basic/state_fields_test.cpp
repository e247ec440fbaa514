#include "codec/grand_prix_basic/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

TEST(GrandPrixBasicStateFields, NameAllOfAState) {
  // Two bytes of a car; one of the go and one of the rest.
  EXPECT_EQ(silent_bits<State>([](const State& state) { return state_fields(kNoNames, state); }),
            8 * (kCarsMax * 2 + 1 + 1));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
