#include "circuit/check.h"

#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

std::string first_fault(const Circuit& circuit) {
  const std::vector<CircuitFault> faults = check(circuit);
  return faults.empty() ? "" : std::to_string(faults[0].line) + ": " + faults[0].what;
}

TEST(CircuitCheck, FindsNothingInAnOval) { EXPECT_EQ(first_fault(for_tests::oval()), ""); }

TEST(CircuitCheck, NamesWhatIsWrong) {
  Circuit circuit = for_tests::oval();
  circuit.length = 2000;
  EXPECT_EQ(first_fault(circuit), "0: the pieces are 1428 m long, the published lap is 2000 m");

  circuit = for_tests::oval();
  circuit.direction = LapDirection::clockwise;
  EXPECT_EQ(first_fault(circuit),
            "0: the bends turn by 360 degrees, a lap in this direction by -360");

  circuit = for_tests::oval();
  circuit.pieces[2].metres = 380;
  EXPECT_EQ(first_fault(circuit),
            "0: the lap does not close: 20 m are missing between its end and the line");

  circuit = for_tests::oval();
  circuit.width = 250;
  EXPECT_EQ(first_fault(circuit), "11: a radius of 100 m is less than half of the road");

  circuit.pieces.clear();
  EXPECT_EQ(first_fault(circuit), "0: there is no piece of road");
}

// Two long straights side by side.
TEST(CircuitCheck, FindsARoadThatOverlapsItself) {
  Circuit circuit = for_tests::oval();
  for (Piece& piece : circuit.pieces) {
    if (!piece.is_bend()) continue;
    piece.radius /= 20;
    piece.metres /= 20;
  }
  circuit.length = 831;
  circuit.width = 10.5;
  EXPECT_NE(first_fault(circuit), "");
  circuit.width = 9;
  EXPECT_EQ(first_fault(circuit), "");
}

}  // namespace
}  // namespace chicane
