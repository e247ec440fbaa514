#include "catalog/circuits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"
#include "codec/files_for_tests.h"
#include "layout/layout.h"

namespace chicane {
namespace {

TEST(Circuits, AreThoseOfTheDataFolder) {
  std::set<std::string> wanted;
  for (const auto& path : for_tests::files_below("data/circuits", ".circuit"))
    wanted.insert(path.stem());
  const std::vector<std::string> names = circuit_names();
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()), wanted);
  EXPECT_GE(names.size(), 12u);
  EXPECT_THAT(names, ::testing::IsSupersetOf({"monza", "monaco", "watkins-glen"}));
}

TEST(Circuits, OfAnotherNameAreNotThere) {
  const Result<Circuit, DataError> circuit = load_circuit("monzza");
  ASSERT_FALSE(circuit);
  EXPECT_EQ(to_string(circuit.error()),
            "there is no circuit 'monzza'; did you mean 'monza'? There are " +
                join(circuit_names(), ", "));
}

// Every circuit has a board of every form, and it is what the layout makes of the circuit today.
TEST(Circuits, HaveTheBoardsThatAreLaidOverThem) {
  for (const std::string& name : circuit_names()) {
    const Result<Circuit, DataError> circuit = load_circuit(name);
    ASSERT_TRUE(circuit) << to_string(circuit.error());
    EXPECT_EQ(circuit->name, name);
    for (const BoardForm form : kBoardForms) {
      const std::string board = board_name(form, name);
      SCOPED_TRACE(board);
      const Result<std::string, DataError> text =
          build_board(form, *circuit, overlay_of(board), board + ".overlay");
      ASSERT_TRUE(text) << to_string(text.error());
      const Result<BoardFile, DataError> built = parse_board(*text, board);
      ASSERT_TRUE(built) << to_string(built.error());
      EXPECT_THAT(validate(built->board), ::testing::IsEmpty());
      EXPECT_EQ(form_of(built->board), form);
      EXPECT_EQ(built->board.ground.circuit, name);
      const Result<Board, DataError> shipped = load_board(name, form);
      ASSERT_TRUE(shipped) << to_string(shipped.error());
      EXPECT_EQ(format_board(*shipped), format_board(built->board))
          << "build it again: chicane board build --all data/boards";
    }
  }
}

// An overlay without its board would be forgotten.
TEST(Circuits, EveryOverlayHasItsBoard) {
  const std::vector<std::string> boards = board_names();
  for (const auto& path : for_tests::files_below("data/overlays", ".overlay"))
    EXPECT_THAT(boards, ::testing::Contains(path.stem().string()));
}

TEST(Circuits, StandFirstAmongTheBoardsOfAGame) {
  for (const RuleSetEntry* rules : rule_sets()) {
    const std::vector<std::string> choices = board_choices(rules->form());
    const std::vector<std::string> names = circuit_names();
    ASSERT_GE(choices.size(), names.size());
    EXPECT_TRUE(std::equal(names.begin(), names.end(), choices.begin())) << rules->id();
    EXPECT_THAT(choices, ::testing::Not(::testing::Contains("MA")));
    const Result<Board, DataError> board = load_board("monza", rules->form());
    ASSERT_TRUE(board);
    EXPECT_TRUE(rules->make_race(*board, "", {"A", "B"})) << rules->id();
  }
}

}  // namespace
}  // namespace chicane
