// The fields of a state name all of it: whichever bit of a state changes, a field does. Only bytes
// that hold nothing are silent.
#include "codec/formula_one/state_fields.h"

#include <gtest/gtest.h>

#include <cstring>

#include "codec/grand_prix_advanced/state_fields.h"
#include "codec/grand_prix_basic/state_fields.h"
#include "codec/motorchamp/state_fields.h"
#include "codec/speed_circuit/state_fields.h"
#include "codec/speed_circuit_wbc/state_fields.h"

namespace chicane {
namespace {

// Bits that change nothing in the text of a state that is all zero.
template <class State, class FieldsOf>
int silent_bits(FieldsOf fields_of) {
  const State zero{};
  const std::vector<std::string> plain = fields_of(zero).lines();
  int silent = 0;
  for (std::size_t at = 0; at < sizeof(State); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      State changed{};
      const auto byte = static_cast<unsigned char>(1u << bit);
      std::memcpy(reinterpret_cast<char*>(&changed) + at, &byte, 1);
      if (fields_of(changed).lines() == plain) ++silent;
    }
  }
  return silent;
}

const std::vector<std::string> kNoNames;
const Board kNoBoard;

TEST(StateFields, NameAllOfSpeedCircuit) {
  // Two bytes of a passage and two of a car; of the move five.
  EXPECT_EQ(silent_bits<speed_circuit::State>([](const speed_circuit::State& state) {
              return state_fields(kNoBoard, kNoNames, state);
            }),
            8 * (speed_circuit::kCarsMax * (2 + 2) + 5));
}

TEST(StateFields, NameAllOfSpeedCircuitWbc) {
  // Two bytes of a passage and seven bits of a car; three bytes of the move and three of the rest.
  EXPECT_EQ(silent_bits<speed_circuit_wbc::State>([](const speed_circuit_wbc::State& state) {
              return state_fields(kNoBoard, kNoNames, state);
            }),
            speed_circuit_wbc::kCarsMax * (8 * 2 + 7) + 8 * (3 + 3));
}

TEST(StateFields, NameAllOfMotorChamp) {
  // Three bits of a car; six bits and a byte of the move; five bits and two bytes of the rest.
  EXPECT_EQ(silent_bits<motorchamp::State>(
                [](const motorchamp::State& state) { return state_fields(kNoNames, state); }),
            motorchamp::kCarsMax * 3 + (6 + 8) + (5 + 16));
}

TEST(StateFields, NameAllOfFormulaOne) {
  // A byte of what is passed; three bits of the move and six of the rest.
  EXPECT_EQ(silent_bits<formula_one::State>(
                [](const formula_one::State& state) { return state_fields(kNoBoard, state); }),
            formula_one::kPassedMax * 8 + 3 + 6);
}

TEST(StateFields, NameAllOfGrandPrixBasic) {
  // Two bytes of a car; one of the go and one of the rest.
  EXPECT_EQ(silent_bits<grand_prix_basic::State>(
                [](const grand_prix_basic::State& state) { return state_fields(kNoNames, state); }),
            8 * (grand_prix_basic::kCarsMax * 2 + 1 + 1));
}

TEST(StateFields, NameAllOfGrandPrixAdvanced) {
  // Three bytes.
  EXPECT_EQ(silent_bits<grand_prix_advanced::State>([](const grand_prix_advanced::State& state) {
              return state_fields(kNoNames, state);
            }),
            8 * 3);
}

}  // namespace
}  // namespace chicane
