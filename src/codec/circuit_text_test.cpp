#include "codec/circuit_text.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "codec/files_for_tests.h"

namespace chicane {
namespace {

constexpr std::string_view kOval =
    "chicane circuit 1\n"
    "name oval\n"
    "title Oval  # of two halves\n"
    "length 1428\n"
    "direction anticlockwise\n"
    "\n"
    "straight 200\n"
    "left 180 radius 100 corner 1 North Bend\n"
    "straight 400\n"
    "left 180 radius 100 corner 2\n"
    "straight 200\n";

std::string replaced(std::string_view from, std::string_view to) {
  std::string text(kOval);
  return text.replace(text.find(from), from.size(), to);
}

std::string complaint(const std::string& text) {
  const Result<Circuit, DataError> circuit = parse_circuit(text, "o.circuit");
  return circuit ? "" : to_string(circuit.error());
}

TEST(CircuitText, ReadsPiecesAndNames) {
  const Result<Circuit, DataError> circuit = parse_circuit(kOval, "o.circuit");
  ASSERT_TRUE(static_cast<bool>(circuit)) << to_string(circuit.error());
  EXPECT_EQ(circuit->title, "Oval");
  ASSERT_EQ(circuit->pieces.size(), 5u);
  EXPECT_EQ(circuit->pieces[1].corner, "1");
  EXPECT_EQ(circuit->pieces[1].name, "North Bend");
  EXPECT_EQ(circuit->pieces[1].line, 8);
  EXPECT_NEAR(circuit->pieces[1].metres, 314.159, 0.001);
}

TEST(CircuitText, ComplainsWithTheLine) {
  EXPECT_EQ(complaint(replaced("straight 400", "straight four")),
            "o.circuit:9: straight: its metres, like 'straight 608'");
  EXPECT_EQ(complaint(replaced("left 180 radius 100 corner 2", "left 180 100")),
            "o.circuit:10: left: degrees, radius and perhaps its corner, like '89 radius 14.5 "
            "corner 1 Variante del Rettifilo'");
  EXPECT_EQ(complaint(replaced("direction anticlockwise", "direction backwards")),
            "o.circuit:5: direction: clockwise, anticlockwise or figure-eight");
  EXPECT_EQ(complaint(replaced("direction anticlockwise", "direction figure-eight")),
            "o.circuit: a figure-eight has a crossing, and nothing else has one");
  EXPECT_EQ(complaint(replaced("chicane circuit 1", "chicane circuit 2")),
            "o.circuit:1: the file begins with 'chicane circuit 1'");
  EXPECT_EQ(complaint(replaced("straight 400", "straight 300")),
            "o.circuit: the pieces are 1328 m long, the published lap is 1428 m");
}

TEST(CircuitText, OfEveryShippedCircuitCanBeReadAndWrittenAgain) {
  int count = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(for_tests::repository() / "data/circuits")) {
    const std::string name = entry.path().stem().string();
    SCOPED_TRACE(name);
    const auto circuit = parse_circuit(for_tests::read_file(entry.path()), name);
    ASSERT_TRUE(static_cast<bool>(circuit)) << to_string(circuit.error());
    EXPECT_EQ(circuit->name, name);
    const std::string text = format_circuit(*circuit);
    const auto again = parse_circuit(text, name);
    ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    EXPECT_EQ(format_circuit(*again), text);
    ++count;
  }
  EXPECT_GE(count, 12);
}

}  // namespace
}  // namespace chicane
