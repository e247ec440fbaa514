#include "rules/speed_circuit_wbc/slip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST(Fronts, AreTheCarsDirectlyAhead) {
  struct Case {
    const char* rule;
    const char* follower;
    const char* front;
    Status front_status;
    bool is_front;
  };
  const Status running = Status::running;
  const Case cases[] = {
      {"WBC-2.6a directly behind", "I4", "I5", running, true},
      {"WBC-2.6a across the line", "I40", "I1", running, true},
      {"W25 a neighbouring lane", "I4", "M5", running, false},
      {"W25 a space between", "I4", "I6", running, false},
      {"W25 beside", "I4", "M4", running, false},
      {"W25 in front of it", "I5", "I4", running, false},
      {"WBC-2.6c a corner is no obstacle", "I11", "I12", running, true},
      {"WBC-2.11c from a strip", "X4", "X5", running, false},
      {"WBC-2.11c behind a strip", "I4", "X5", running, false},
      {"a car that is out has left the board", "I4", "I5", Status::crash, false},
      {"so has one that has finished", "I4", "I5", Status::finished, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car(c.follower);
    table.add_car(c.front).status = c.front_status;
    note_fronts(table.course(), table.state);
    EXPECT_THAT(table.car(0).fronts, UnorderedElementsAre(c.is_front ? 1 : kNoCar, kNoCar));
  }
}

// M20 lies behind I21 and O21.
TEST(Fronts, MayBeTwoAndOneMayBeThatOfTwo) {
  TestTable table;
  table.add_car("M20");
  table.add_car("O21");
  table.add_car("I21");
  table.add_car("I20");
  note_fronts(table.course(), table.state);
  EXPECT_THAT(table.car(0).fronts, UnorderedElementsAre(1, 2)) << "WBC-2.6f";
  EXPECT_THAT(table.car(3).fronts, UnorderedElementsAre(2, kNoCar)) << "WBC-2.6g";
}

TEST(Fronts, OfTheTurnBeforeAreForgotten) {
  TestTable table;
  table.add_car("I4").fronts = {1, 2};
  note_fronts(table.course(), table.state);
  EXPECT_THAT(table.car(0).fronts, ElementsAre(kNoCar, kNoCar));
}

struct SlipCase {
  const char* rule;
  std::function<void(TestTable&)> change;
  std::optional<Why> want;
};

// Car 0 behind car 1, both at speed and plotted 140.
TEST(Slip, IsRefusedWhereTheRulesSaySo) {
  const auto nothing = [](TestTable&) {};
  const SlipCase cases[] = {
      {"WBC-2.6a", nothing, std::nullopt},
      {"WBC-2.6a not directly behind", [](TestTable& t) { t.car(0).fronts = {kNoCar, 2}; },
       Why::no_car_ahead},
      {"WBC-2.6f one is named", [](TestTable& t) { t.state.move.front = 1; },
       Why::slip_named_already},
      {"WBC-2.6g another has taken it", [](TestTable& t) { t.car(1).slip_taken = true; },
       Why::slip_taken_by_another},
      {"W26 it lost its move", [](TestTable& t) { t.car(1).gives_no_slip = true; },
       Why::slip_from_lost_move},
      {"WBC-2.6d the follower began at 0", [](TestTable& t) { t.car(0).began_at_zero = true; },
       Why::slip_from_rest},
      {"WBC-2.6d the front car began at 0", [](TestTable& t) { t.car(1).began_at_zero = true; },
       Why::slip_from_rest},
      {"SC-7.3 faster than the front car", [](TestTable& t) { t.car(0).plot = 160_mph; },
       Why::slip_above_front},
      {"SC-7.3 as fast as a front car after its tests",
       [](TestTable& t) { t.car(0).plot = t.car(1).plot = 120_mph; }, std::nullopt},
      {"WBC-2.6a too slow", [](TestTable& t) { t.car(0).plot = t.car(1).plot = 100_mph; },
       Why::slip_front_too_slow},
      {"WBC-2.6h the follower needs no speed", [](TestTable& t) { t.car(0).plot = 0_mph; },
       std::nullopt},
      {"WBC-2.6a what is driven after emergency braking does not count",
       [](TestTable& t) { t.state.move.speed = 60_mph; }, std::nullopt},
      {"W26 a crash later in its move", [](TestTable& t) { t.car(1).status = Status::crash; },
       std::nullopt},
      {"W26 or a spin", [](TestTable& t) { t.car(1).spun = true; }, std::nullopt},
  };
  for (const SlipCase& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("I4", 140_mph).fronts = {1, kNoCar};
    table.add_car("I5", 140_mph).plot = 140_mph;
    table.put_at_wheel(0, 140_mph);
    c.change(table);
    const std::optional<Why> why = refuse_slip(table.state, 1);
    EXPECT_EQ(why, c.want) << reason_name(why);
  }
}

TEST(Slip, CannotBeThatOfNobody) {
  TestTable table;
  table.add_car("I4", 140_mph);
  table.put_at_wheel(0, 140_mph);
  EXPECT_EQ(refuse_slip(table.state, kNoCar), Why::no_car_ahead);
  EXPECT_EQ(refuse_slip(table.state, 0), Why::no_car_ahead) << "nor one's own";
  EXPECT_EQ(refuse_slip(table.state, 999), Why::no_car_ahead);
}

// SC-7.2
TEST(TouchedCorners, AreThoseOfTheStartAndOfTheSpacesDriven) {
  const TestTable table;
  struct Case {
    const char* from;
    int straight_steps;
    unsigned want;  // Bit k: corner k.
  };
  const Case cases[] = {{"I9", 0, 0b000},  {"I9", 1, 0b000},  {"I9", 2, 0b001},
                        {"I13", 0, 0b001}, {"I13", 5, 0b001}, {"I21", 12, 0b110}};
  for (const Case& c : cases) {
    SCOPED_TRACE(std::string(c.from) + " +" + std::to_string(c.straight_steps));
    Move move{};
    move.from = table.space(c.from);
    move.path_length = static_cast<std::uint8_t>(c.straight_steps);
    EXPECT_EQ(touched_corners(table.course(), move), c.want);
  }
}

// --- Slips of a move ---------------------------------------------------------------------------

TEST(Slip, GivesOneOrTwoSpacesThatNeedNotBeTaken) {
  struct Case {
    const char* rule;
    int front_plot;
    int bonus;
  };
  const Case cases[] = {
      {"WBC-2.6a from 120", 120, 1},
      {"WBC-2.6a up to 160", 160, 1},
      {"WBC-2.6a from 180", 180, 2},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    // Without corners in the way.
    Board board = chicane::for_tests::ring(40, {"I", "O"});
    board.grid = chicane::for_tests::all(board, {"I40", "O40"});
    TestTable table({}, with_strips(board));
    table.add_car("I1", 120_mph);
    table.add_car("I2", Speed::from_mph(c.front_plot)).specs.top = 180_mph;
    table.plot_all({120, c.front_plot});
    for (int i = 0; i < c.front_plot / 20; ++i) table.take(1, drive(0));
    table.take(1, end_move());
    table.take(0, slip(1));
    EXPECT_EQ(table.state.move.bonus, c.bonus);
    for (int i = 0; i < 6; ++i) table.take(0, drive(0));
    EXPECT_FALSE(table.refusal(0, end_move())) << "WBC-2.6b: or not taken at all";
    EXPECT_FALSE(table.car(1).slip_taken);
    table.take(0, drive(1));
    EXPECT_TRUE(table.car(1).slip_taken) << "WBC-2.6g: with the first bonus space";
    EXPECT_FALSE(table.refusal(0, end_move())) << "WBC-2.6e";
    if (c.bonus == 2) table.take(0, drive(0));
    EXPECT_EQ(table.refusal(0, drive(0)), Why::no_space_left);
    table.take(0, end_move());
    EXPECT_EQ(table.car(0).speed, 120_mph) << "the speed stays";
  }
}

TEST(Slip, MayNotLeadIntoACornerThatWasNotTouched) {
  TestTable table;
  // 7 spaces lead to row 10, the bonus space would lie in K1.
  table.add_car("O3", 140_mph);
  table.add_car("O4", 120_mph);
  table.plot_all({140, 140});
  table.drive_over({"M5", "M6", "M7", "M8", "M9", "M10", "M11"});
  table.take(1, corner({.wear = 2, .die = true}));
  table.roll_for(1, 1);
  table.take(1, end_move());
  table.take(0, slip(1));
  table.drive_over({"O4", "O5", "O6", "O7", "O8", "O9", "O10"});
  EXPECT_EQ(table.refusal(0, drive(table.step_to("O11"))), Why::bonus_into_corner) << "SC-7.2";
  EXPECT_FALSE(table.refusal(0, end_move()));
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
