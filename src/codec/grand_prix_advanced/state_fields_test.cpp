#include "codec/grand_prix_advanced/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

TEST(GrandPrixAdvancedStateFields, NameAllOfAState) {
  // Three bytes.
  EXPECT_EQ(silent_bits<State>([](const State& state) { return state_fields(kNoNames, state); }),
            8 * 3);
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
