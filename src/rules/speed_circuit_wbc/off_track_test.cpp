#include "rules/speed_circuit_wbc/off_track.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

TEST(NearerSide, IsThatOfTheNearerEdgeOrNone) {
  struct Case {
    Board (*board)();
    const char* place;
    std::optional<Side> want;
  };
  const Case cases[] = {
      {tournament_track, "I5", Side::inside},   {tournament_track, "M5", std::nullopt},
      {tournament_track, "O5", Side::outside},  {tournament_track, "I25", Side::inside},
      {tournament_track, "O25", Side::outside}, {four_lanes, "I5", Side::inside},
      {four_lanes, "M5", Side::inside},         {four_lanes, "N5", Side::outside},
      {four_lanes, "O5", Side::outside},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.place);
    const TestTable table({}, c.board());
    EXPECT_EQ(nearer_side(table.course()[table.space(c.place)]), c.want) << "WBC-2.11a";
  }
}

// R10: I6 covers rows 5 and 6, M9 and O9 cover rows 8 and 9.
TEST(NearerSide, CountsLanesWhoseLongSpacesRunThroughTheRow) {
  Board board = chicane::for_tests::ring(20, {"I", "M", "O"});
  chicane::for_tests::merge(board, {"I5", "I6"});
  chicane::for_tests::merge(board, {"M8", "M9"});
  chicane::for_tests::merge(board, {"O8", "O9"});
  const TestTable table({}, with_strips(board));
  const auto side = [&](const char* place) {
    return nearer_side(table.course()[table.space(place)]);
  };
  EXPECT_EQ(side("M5"), std::nullopt) << "the middle of three, though first of its row";
  EXPECT_EQ(side("O5"), Side::outside);
  EXPECT_EQ(side("I8"), Side::inside) << "though alone in its row";
}

TEST(SideThrown, IsInsideUpToThree) {
  for (int face = 1; face <= 6; ++face)
    EXPECT_EQ(side_thrown(face), face <= 3 ? Side::inside : Side::outside) << "W19: " << face;
}

TEST(FreeStrip, IsThatBesideTheRowOrTheNearestBehind) {
  struct Case {
    const char* rule;
    std::vector<std::string> others;
    Side side;
    int row;
    const char* want;
  };
  const Case cases[] = {
      {"WBC-2.11a inside", {}, Side::inside, 5, "X5"},
      {"WBC-2.11a outside", {}, Side::outside, 5, "Y5"},
      {"WBC-2.11a the other side does not matter", {"Y5"}, Side::inside, 5, "X5"},
      {"W34 the one behind", {"X5"}, Side::inside, 5, "X4"},
      {"W34 further behind", {"X5", "X4", "X3"}, Side::inside, 5, "X2"},
      {"W34 across the line", {"Y2", "Y1"}, Side::outside, 2, "Y40"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("M5");
    for (const std::string& other : c.others) table.add_car(other);
    table.put_at_wheel(0, 40_mph);
    EXPECT_EQ(table.place(free_strip(table.course(), table.state, c.side, c.row)), c.want);
  }
}

// R5: the inside space of rows 5-7 is one; the strip beside it ends in row 7.
TEST(FreeStrip, BesideALongSpaceNeverGains) {
  Board board = chicane::for_tests::ring(20, {"I", "O"});
  chicane::for_tests::merge(board, {"I5", "I6", "I7"});
  TestTable table({}, with_strips(board));
  table.add_car("O12");
  table.put_at_wheel(0, 40_mph);
  const auto strip = [&](int row) {
    return table.place(free_strip(table.course(), table.state, Side::inside, row));
  };
  EXPECT_EQ(strip(4), "X4");
  EXPECT_EQ(strip(5), "X4");
  EXPECT_EQ(strip(6), "X4");
  EXPECT_EQ(strip(7), "X7");
  table.add_car("X7");
  EXPECT_EQ(strip(7), "X4") << "the one behind";
}

TEST(OffTrackFee, IsOwedByCarsBesideTheTrack) {
  struct Case {
    const char* rule;
    const char* place;
    bool was_off;
    bool at_end, any_time;  // By the value of W16.
  };
  const Case cases[] = {
      {"WBC-2.11f off track", "X5", true, true, true},
      {"interaction 14 came back in its move", "I5", true, false, true},
      {"on the track all the time", "I5", false, false, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    for (const OffFee fee : {OffFee::at_end, OffFee::any_time}) {
      TestTable table({.off_fee = fee});
      Car& car = table.add_car(c.place);
      car.was_off = c.was_off;
      EXPECT_EQ(owes_off_fee(table.game(), car), fee == OffFee::at_end ? c.at_end : c.any_time);
    }
  }
}

TEST(OffTrackFee, IsOneWearAndOneChip) {
  struct Case {
    const char* rule;
    int wear, ones, threes;
    OffUnpaid unpaid;
    bool is_stuck;
    int wear_left, ones_left, threes_left;
  };
  using enum OffUnpaid;
  const Case cases[] = {
      {"WBC-2.11f", 3, 2, 1, one, false, 2, 1, 1},
      {"WBC-2.11f the last of each", 1, 1, 0, one, false, 0, 0, 0},
      {"W18 a -3 chip is changed", 3, 0, 1, one, false, 2, 2, 0},
      {"WBC-2.11g no wear", 0, 2, 0, one, true, 0, 2, 0},
      {"WBC-2.11g no chip", 3, 0, 0, one, true, 3, 0, 0},
      {"WBC-2.11g neither", 0, 0, 0, one, true, 0, 0, 0},
      {"W17 one of them is enough: a chip", 0, 2, 0, both, false, 0, 1, 0},
      {"W17 one of them is enough: wear", 3, 0, 0, both, false, 2, 0, 0},
      {"W17 both, if they are there", 3, 2, 0, both, false, 2, 1, 0},
      {"W17 neither", 0, 0, 0, both, true, 0, 0, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.wear = static_cast<std::uint8_t>(c.wear);
    car.ones = static_cast<std::uint8_t>(c.ones);
    car.threes = static_cast<std::uint8_t>(c.threes);
    const FeePaid paid = pay_off_fee({.off_unpaid = c.unpaid}, car);
    EXPECT_EQ(paid.is_stuck, c.is_stuck);
    EXPECT_EQ(car.wear, c.wear_left);
    EXPECT_EQ(car.ones, c.ones_left);
    EXPECT_EQ(car.threes, c.threes_left);
    EXPECT_EQ(paid.wear, c.wear - c.wear_left);
    EXPECT_EQ(paid.chips, !c.is_stuck && c.ones + c.threes > 0 ? 1 : 0);
  }
}

// --- Turns beside the track --------------------------------------------------------------------

// A car on X5 that drives 40: along the strip, or back on to the track.
TEST(OffTrack, ATurnCostsUnlessTheCarComesBack) {
  struct Case {
    const char* rule;
    std::vector<std::string> path;
    int wear, ones;
    OffFee fee;
    Status status = Status::running;
    int chips = 2;
  };
  using enum OffFee;
  const Case cases[] = {
      {"WBC-2.11f along the strip", {"X6", "X7"}, 3, 1, at_end},
      {"interaction 14 back on the track", {"X6", "I7"}, 4, 2, at_end},
      {"W16 or it pays all the same", {"X6", "I7"}, 3, 1, any_time},
      {"WBC-2.11g without a chip it is stuck", {"X6", "X7"}, 4, 0, at_end, Status::kitty, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.off_fee = c.fee});
    table.add_car("X5", 40_mph).ones = static_cast<std::uint8_t>(c.chips);
    table.plot_all({40});
    table.drive_over(c.path);
    table.take(0, end_move());
    EXPECT_EQ(table.state.turn, 1);
    EXPECT_EQ(table.car(0).wear, c.wear);
    EXPECT_EQ(table.car(0).ones, c.ones);
    EXPECT_EQ(table.car(0).status, c.status);
  }
}

TEST(OffTrack, ACarThatHasFinishedOwesNothing) {
  TestTable table({.laps = 1});
  Car& car = table.add_car("X39", 20_mph);
  car.wear = 0;
  table.plot_all({20});
  table.drive_over({"X40"});
  table.take(0, end_move());
  EXPECT_EQ(table.car(0).status, Status::finished) << "WBC-2.11f";
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
