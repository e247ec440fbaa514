#include "rules/lib/passage.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

using for_tests::at;

std::vector<std::string> rows(const std::string& lane, int first, int last) {
  std::vector<std::string> made;
  for (int row = first; row <= last; ++row) made.push_back(lane + std::to_string(row));
  return made;
}

// K1 with the line `through` that ends beyond it, and `inside` that ends within it. K2 has two
// lines that begin together. K3 lies across the start/finish line.
Board test_board() {
  Board board = for_tests::ring(40, {"I", "O"});
  for_tests::post(board, "K1", rows("I", 11, 13), 60);
  for_tests::post(board, "K1", rows("O", 11, 13), 80);
  for_tests::draw_line(board, "through", {"O9", "O10", "I11", "I12", "O13", "O14", "O15"});
  for_tests::draw_line(board, "inside", {"I10", "I11", "I12"});
  for_tests::post(board, "K2", rows("I", 23, 25), 60);
  for_tests::post(board, "K2", rows("O", 23, 25), 60);
  for_tests::draw_line(board, "left", {"I22", "I23", "I24", "I25", "I26"});
  for_tests::draw_line(board, "right", {"I22", "I23", "O24", "O25", "O26"});
  for_tests::post(board, "K3", {"I39", "I40", "I1", "I2"}, 80);
  return board;
}

// Drives step by step, joining every line it may, as the walk of a move does.
class Ride {
 public:
  explicit Ride(LineJoin join = LineJoin::first_space)
      : board_(test_board()), course_(*compile_course(board_, {.join = join})) {}

  void start(std::string_view place) { at_ = id(place); }

  // The step is about to be made: what is left is left.
  void leave_for(std::string_view place) { leave_lines(course_, passage, id(place)); }

  void enter(std::string_view place, Speed speed) {
    leave_for(place);
    at_ = id(place);
    advance_lines(course_, passage, at_);
    const CourseSpace& space = course_[at_];
    for (int i = 0; i < space.line_count; ++i) {
      if (can_join(passage, space.lines[i])) join_line(passage, space.lines[i]);
    }
    if (space.is_posted()) enter_corner(course_, passage, at_, speed);
    settle_on(course_, passage, at_);
  }
  void drive(const std::vector<std::string>& places, Speed speed) {
    for (const std::string& place : places) enter(place, speed);
  }

  // Put there, not driven.
  void set_back(std::string_view place) {
    at_ = id(place);
    settle_on(course_, passage, at_);
  }

  void spin() { spin_out(course_, passage, at_); }

  bool is_on(std::string_view line) const {
    for (int i = 0; i < passage.line_count; ++i) {
      if (board_.lines[index(passage.lines[i].line)].id == line) return true;
    }
    return false;
  }
  bool has_profited_from(std::string_view line) const {
    return has_profited(course_, passage, static_cast<LineId>(*find_line(board_, line)));
  }

  // The ledger of that corner, or nullptr.
  Ledger* ledger(std::string_view corner) {
    return find_ledger(passage, static_cast<CornerId>(*find_corner(board_, corner)));
  }
  Speed need_in(std::string_view corner) { return need(*ledger(corner)); }
  bool is_due(std::string_view corner) {
    const Ledger* due = find_due(passage);
    return due != nullptr && due == ledger(corner);
  }

  Passage passage{};

 private:
  SpaceId id(std::string_view place) const { return static_cast<SpaceId>(at(board_, place)); }

  Board board_;
  Course course_;
  SpaceId at_{};
};

// --- Without a line ----------------------------------------------------------------------------

TEST(Passage, BeginsEmpty) {
  Ride ride;
  EXPECT_TRUE(ride.passage.is_empty());
  EXPECT_EQ(find_due(ride.passage), nullptr);
  ride.drive({"O8", "I9", "I8"}, 160_mph);
  EXPECT_TRUE(ride.passage.is_empty()) << "straight spaces leave no trace";
}

// SC-6.2, SC-6.6i
TEST(Passage, NeedIsTheLargestOverOfThePassage) {
  struct Case {
    const char* rule;
    std::vector<std::string> entered;
    Speed speed;
    Speed want;
  };
  const Case cases[] = {
      {"SC-6.2 at the limit", {"I11"}, 60_mph, 0_mph},
      {"SC-6.2 20 over", {"I11"}, 80_mph, 20_mph},
      {"SC-6.2 each space by its own limit", {"O11"}, 80_mph, 0_mph},
      {"SC-6.6i a later space with a lower limit", {"O11", "I12"}, 100_mph, 40_mph},
      {"SC-6.6i a later space with a higher limit", {"I11", "O12"}, 100_mph, 40_mph},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Ride ride;
    ride.drive(c.entered, c.speed);
    EXPECT_EQ(ride.need_in("K1"), c.want);
    EXPECT_EQ(ride.is_due("K1"), c.want > 0_mph);
  }
}

// SC-6.5a, SC-6.6i
TEST(Passage, WhatIsBoughtIsNotDueAgain) {
  Ride ride;
  ride.enter("I11", 80_mph);
  buy_level(*ride.ledger("K1"), 20_mph, 1, false);
  EXPECT_FALSE(ride.is_due("K1"));
  ride.enter("I12", 80_mph);
  EXPECT_FALSE(ride.is_due("K1")) << "the same over again";
  ride.enter("I13", 100_mph);
  EXPECT_TRUE(ride.is_due("K1")) << "more than was bought";
  EXPECT_EQ(ride.need_in("K1"), 40_mph);
}

TEST(Passage, LevelsRiseAndPaymentsAddUpToTheLargest) {
  Ride ride;
  ride.enter("I11", 80_mph);
  Ledger& ledger = *ride.ledger("K1");
  buy_level(ledger, 20_mph, 0, true);
  EXPECT_EQ(ledger.paid, 0);
  EXPECT_EQ(ledger.rolled, 1);
  buy_level(ledger, 40_mph, 2, false);
  EXPECT_EQ(ledger.level, 40_mph);
  EXPECT_EQ(ledger.paid, 2);
  EXPECT_EQ(ledger.rolled, 1) << "a die once thrown is thrown";
  buy_level(ledger, 60_mph, 1, true);
  EXPECT_EQ(ledger.paid, 2) << "paid is the largest number of units, not their sum";
}

TEST(PassageDeathTest, ALevelIsOnlyBoughtToRaiseIt) {
  Ride ride;
  ride.enter("I11", 80_mph);
  buy_level(*ride.ledger("K1"), 20_mph, 1, false);
  EXPECT_DEATH(buy_level(*ride.ledger("K1"), 20_mph, 1, false), "does not hold");
}

// So that passages which behave alike are equal.
TEST(Passage, WhatTheLevelCoversIsForgotten) {
  Ride slow;
  slow.enter("I11", 80_mph);
  buy_level(*slow.ledger("K1"), 40_mph, 2, false);
  Ride fast;
  fast.enter("I11", 100_mph);
  buy_level(*fast.ledger("K1"), 40_mph, 2, false);
  EXPECT_EQ(slow.passage, fast.passage);
}

TEST(Passage, WouldBeDueOnlyAsks) {
  const Board board = test_board();
  const Course course = *compile_course(board, {});
  Passage passage{};
  const SpaceId inside = static_cast<SpaceId>(at(board, "I11"));
  EXPECT_TRUE(would_be_due(course, passage, inside, 80_mph));
  EXPECT_FALSE(would_be_due(course, passage, inside, 60_mph));
  EXPECT_EQ(passage, Passage{});
}

// --- On a line ---------------------------------------------------------------------------------

// SC-6.3
TEST(Passage, ALineGivesTwentyMore) {
  struct Case {
    const char* rule;
    Speed speed;
    Speed want;
    bool profits;
  };
  const Case cases[] = {
      {"SC-6.3 within the limit it gives nothing", 60_mph, 0_mph, false},
      {"SC-6.3 up to 20 above is free", 80_mph, 0_mph, true},
      {"SC-6.3 faster still is measured from there", 100_mph, 20_mph, true},
      {"SC-6.3 80 over a limit is 60 on a line", 140_mph, 60_mph, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Ride ride;
    ride.drive({"O9", "O10", "I11"}, c.speed);
    ASSERT_TRUE(ride.is_on("through"));
    EXPECT_EQ(ride.need_in("K1"), c.want);
    EXPECT_EQ(ride.has_profited_from("through"), c.profits);
  }
}

// SC-6.3b
TEST(Passage, ALineIsFollowedFromItsFirstSpace) {
  Ride ride;
  ride.drive({"O10", "I11"}, 80_mph);
  EXPECT_FALSE(ride.is_on("through"));
  EXPECT_EQ(ride.need_in("K1"), 20_mph);
}

// SC-6.4a
TEST(Passage, LeavingALineMakesDueWhatItSaved) {
  Ride ride;
  ride.drive({"O9", "O10", "I11", "I12"}, 80_mph);
  EXPECT_FALSE(ride.is_due("K1"));
  ride.leave_for("I13");
  EXPECT_FALSE(ride.is_on("through"));
  EXPECT_TRUE(ride.is_due("K1"));
  EXPECT_EQ(ride.need_in("K1"), 20_mph);
}

TEST(Passage, LeavingALineThatSavedNothingCostsNothing) {
  Ride ride;
  ride.drive({"O9", "O10", "I11", "I12"}, 60_mph);
  ride.leave_for("I13");
  EXPECT_EQ(find_due(ride.passage), nullptr);
}

// Q23  Only the difference.
TEST(Passage, WhatWasPaidOnTheLineCountsWhenItIsLeft) {
  Ride ride;
  ride.drive({"O9", "O10", "I11"}, 100_mph);
  buy_level(*ride.ledger("K1"), 20_mph, 1, false);
  ride.leave_for("O12");
  EXPECT_TRUE(ride.is_due("K1"));
  EXPECT_EQ(ride.need_in("K1"), 40_mph);
  EXPECT_EQ(ride.ledger("K1")->paid, 1);
}

TEST(Passage, EntriesBeforeALineWasJoinedHaveNoBonusFromIt) {
  Ride ride(LineJoin::any);
  ride.drive({"O11", "I12"}, 100_mph);
  ASSERT_TRUE(ride.is_on("through"));
  EXPECT_EQ(ride.need_in("K1"), 20_mph) << "O11 was 20 over without a line, I12 is 20 over on it";
  Ride late(LineJoin::any);
  late.drive({"I11"}, 100_mph);
  late.leave_for("O12");
  late.enter("O12", 100_mph);
  EXPECT_EQ(late.need_in("K1"), 40_mph);
}

// `inside` ends on I12; what comes after it in the corner has no bonus.
TEST(Passage, ACompletedLineStillCoversItsEntries) {
  Ride ride;
  ride.drive({"I10", "I11", "I12"}, 80_mph);
  EXPECT_FALSE(ride.is_on("inside")) << "completed";
  EXPECT_FALSE(ride.is_due("K1"));
  ride.enter("O13", 80_mph);
  EXPECT_FALSE(ride.is_due("K1")) << "within the limit";

  Ride wide;
  wide.drive({"I10", "I11", "I12", "I13"}, 80_mph);
  EXPECT_TRUE(wide.is_due("K1")) << "an entry off the line";
  EXPECT_EQ(wide.need_in("K1"), 20_mph);
}

TEST(Passage, ACompletedLineThatSavedNothingIsForgotten) {
  Ride ride;
  ride.drive({"I10", "I11", "I12"}, 60_mph);
  EXPECT_EQ(ride.ledger("K1")->line_slots, 0);
  Ride with_profit;
  with_profit.drive({"I10", "I11", "I12"}, 80_mph);
  EXPECT_NE(with_profit.ledger("K1")->line_slots, 0);
}

TEST(Passage, NeedIsTheLeastOverTheLines) {
  Ride ride;
  ride.drive({"I22", "I23"}, 80_mph);
  EXPECT_TRUE(ride.is_on("left"));
  EXPECT_TRUE(ride.is_on("right"));
  ride.enter("O24", 80_mph);
  EXPECT_FALSE(ride.is_on("left"));
  EXPECT_TRUE(ride.is_on("right"));
  EXPECT_EQ(ride.need_in("K2"), 0_mph) << "one line is enough";
  ride.leave_for("I25");
  EXPECT_EQ(ride.need_in("K2"), 20_mph) << "now there is none";
}

TEST(Passage, BothLinesCountWhileBothAreFollowed) {
  Ride ride;
  ride.drive({"I22", "I23"}, 80_mph);
  EXPECT_EQ(ride.passage.line_count, 2);
  EXPECT_FALSE(ride.has_profited_from("left")) << "the other would save it too";
  EXPECT_FALSE(ride.has_profited_from("right"));
}

// --- Ledgers close -----------------------------------------------------------------------------

TEST(Passage, ALedgerIsOpenWhileTheCarIsBesideItsCorner) {
  Ride ride;
  ride.enter("O11", 60_mph);
  ASSERT_NE(ride.ledger("K1"), nullptr);
  ride.drive({"O12", "O13"}, 60_mph);
  EXPECT_NE(ride.ledger("K1"), nullptr);
  ride.enter("O14", 60_mph);
  EXPECT_EQ(ride.ledger("K1"), nullptr);
}

TEST(Passage, ALedgerStaysOpenAcrossTheStartFinishLine) {
  Ride ride;
  ride.drive({"I40", "I1", "O2"}, 80_mph);
  EXPECT_NE(ride.ledger("K3"), nullptr);
  ride.enter("O3", 80_mph);
  EXPECT_EQ(ride.ledger("K3"), nullptr);
}

// A spin or a strip can set a car back to a row before the corner it had entered.
TEST(Passage, ALedgerStaysOpenForACarThatIsSetBackBeforeTheCorner) {
  Ride ride;
  ride.enter("I11", 80_mph);
  buy_level(*ride.ledger("K1"), 20_mph, 1, false);
  ride.set_back("O9");
  ASSERT_NE(ride.ledger("K1"), nullptr);
  EXPECT_EQ(ride.ledger("K1")->level, 20_mph);
  ride.drive({"O10", "O11", "O12", "O13"}, 60_mph);
  EXPECT_NE(ride.ledger("K1"), nullptr);
  ride.enter("O14", 60_mph);
  EXPECT_EQ(ride.ledger("K1"), nullptr);
}

TEST(Passage, ALedgerStaysOpenForACarThatIsSetBackBeforeTheLine) {
  Ride ride;
  ride.enter("I1", 80_mph);
  ride.set_back("O38");
  EXPECT_NE(ride.ledger("K3"), nullptr);
}

TEST(Passage, ALiveLineKeepsItsLedgerOpenBeyondTheCorner) {
  Ride ride;
  ride.drive({"O9", "O10", "I11", "I12", "O13", "O14"}, 80_mph);
  ASSERT_NE(ride.ledger("K1"), nullptr) << "row 14 is beyond K1, but the line can still be left";
  ride.leave_for("I15");
  EXPECT_TRUE(ride.is_due("K1"));
}

TEST(Passage, ACompletedLineClosesTheLedgerBehindIt) {
  Ride ride;
  ride.drive({"O9", "O10", "I11", "I12", "O13", "O14", "O15"}, 80_mph);
  EXPECT_TRUE(ride.passage.is_empty());
}

TEST(Passage, ClosingALedgerKeepsTheOrderOfTheOthers) {
  Passage passage{};
  passage.ledger_count = 3;
  for (int i = 0; i < 3; ++i) passage.ledgers[i].corner = static_cast<CornerId>(10 + i);
  close_ledger(passage, 1);
  ASSERT_EQ(passage.ledger_count, 2);
  EXPECT_EQ(passage.ledgers[0].corner, CornerId{10});
  EXPECT_EQ(passage.ledgers[1].corner, CornerId{12});
  EXPECT_EQ(passage.ledgers[2], Ledger{}) << "unused ones are all zero";
}

TEST(Passage, TheLedgerOpenedFirstIsDueFirst) {
  Passage passage{};
  passage.ledger_count = 2;
  passage.ledgers[0] = {.corner = CornerId{7}, .level = 20_mph, .over = 20_mph};
  passage.ledgers[1] = {.corner = CornerId{3}, .over = 20_mph};
  EXPECT_EQ(find_due(passage), &passage.ledgers[1]) << "the first is bought";
  passage.ledgers[0].over = 40_mph;
  EXPECT_EQ(find_due(passage), &passage.ledgers[0]);
}

// --- Spinouts ----------------------------------------------------------------------------------

// RULES.md section 4, 7: restarting inside the same corner within the bought level is free.
TEST(SpinOut, KeepsLevelsAndPaymentsAndClearsEntries) {
  Ride ride;
  ride.enter("I11", 100_mph);
  buy_level(*ride.ledger("K1"), 40_mph, 1, true);
  ride.enter("I12", 140_mph);
  ASSERT_TRUE(ride.is_due("K1"));
  ride.spin();
  const Ledger& ledger = *ride.ledger("K1");
  EXPECT_FALSE(ride.is_due("K1"));
  EXPECT_EQ(ledger.level, 40_mph);
  EXPECT_EQ(ledger.paid, 1);
  EXPECT_EQ(ledger.rolled, 1);
  EXPECT_EQ(ledger.over, 0_mph);
  ride.enter("I13", 100_mph);
  EXPECT_FALSE(ride.is_due("K1"));
}

TEST(SpinOut, TakesTheCarOffItsLineForNothing) {
  Ride ride;
  ride.drive({"O9", "O10", "I11"}, 80_mph);
  ride.spin();
  EXPECT_EQ(ride.passage.line_count, 0);
  EXPECT_FALSE(ride.is_due("K1")) << "Q24: no retroactive charge";
  ride.enter("I12", 80_mph);
  EXPECT_TRUE(ride.is_due("K1")) << "Q24: no further bonus";
}

// Q24 where lines may be joined anywhere: the line it spun on is out of reach until it lies behind.
TEST(SpinOut, SpoilsTheLineWhileItCouldStillBeJoined) {
  Ride ride(LineJoin::any);
  ride.drive({"O9", "O10", "I11"}, 60_mph);
  ride.spin();
  EXPECT_NE(ride.passage.spoilt_lines, 0u);
  ride.enter("I12", 60_mph);
  EXPECT_FALSE(ride.is_on("through"));
  ride.drive({"O13", "O14"}, 60_mph);
  EXPECT_EQ(ride.passage.spoilt_lines, 0u) << "its last space cannot be joined";
  ride.drive({"O9"}, 60_mph);
  EXPECT_TRUE(ride.is_on("through")) << "a lap later it is as good as new";
}

TEST(SpinOut, SpoilsNoLineThatCannotBeJoinedAgainAnyway) {
  Ride ride(LineJoin::first_space);
  ride.drive({"O9", "O10", "I11"}, 60_mph);
  ride.spin();
  EXPECT_EQ(ride.passage.spoilt_lines, 0u);
}

TEST(SpinOut, OnTheFirstSpaceOfALineSpoilsNothing) {
  Ride ride;
  ride.enter("O9", 60_mph);
  ASSERT_TRUE(ride.is_on("through"));
  ride.spin();
  EXPECT_TRUE(ride.passage.is_empty());
}

}  // namespace
}  // namespace chicane
