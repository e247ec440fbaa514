#include "codec/formula_one/state_fields.h"

#include <gtest/gtest.h>

#include "codec/silent_bits_for_tests.h"

namespace chicane::formula_one {
namespace {

TEST(FormulaOneStateFields, NameAllOfAState) {
  // A byte of what is passed; three bits of the move and six of the rest.
  EXPECT_EQ(silent_bits<State>([](const State& state) { return state_fields(kNoBoard, state); }),
            kPassedMax * 8 + 3 + 6);
}

}  // namespace
}  // namespace chicane::formula_one
