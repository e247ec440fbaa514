#include "rules/speed_circuit/refusal.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::path_certain_crash) + 1;

std::string rules_text() {
  std::ifstream file(CHICANE_SOURCE_DIR "/src/rules/speed_circuit/RULES.md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// SC-6.6 stands for SC-6.6a to SC-6.6i, but SC-1 does not stand for SC-10.1.
bool has_clause(const std::string& rules, std::string_view clause) {
  for (std::size_t at = rules.find(clause); at != std::string::npos;
       at = rules.find(clause, at + 1)) {
    const char next = rules[at + clause.size()];
    const bool goes_on =
        (next >= '0' && next <= '9') || (next == '.' && rules[at + clause.size() + 1] >= '0' &&
                                         rules[at + clause.size() + 1] <= '9');
    if (!goes_on) return true;
  }
  return false;
}

TEST(Refusals, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i < kWhyCount; ++i) {
    const std::string_view why = name(static_cast<Why>(i));
    EXPECT_FALSE(why.empty()) << i;
    EXPECT_TRUE(names.insert(why).second) << why << " is used twice";
  }
}

TEST(Refusals, StandOnAClauseOfTheRules) {
  const std::string rules = rules_text();
  ASSERT_FALSE(rules.empty());
  ASSERT_FALSE(has_clause(rules, "SC-1")) << "a beginning of a clause is none";
  for (int i = 0; i < kWhyCount; ++i) {
    const Why why = static_cast<Why>(i);
    EXPECT_FALSE(clause(why).empty()) << name(why);
    EXPECT_TRUE(has_clause(rules, clause(why))) << name(why) << ": " << clause(why);
  }
}

// --- Each refusal arises -----------------------------------------------------------------------

// What is refused in a position, and what is accepted in its place.
struct Answers {
  Seat seat;
  Decision refused;
  std::optional<Decision> accepted;
};

struct Case {
  Why why;
  const char* position;
  std::function<Answers(TestTable&)> make;
  Options options = {};
  Board (*board)() = short_track;
};

constexpr Seat kA = seat_at(0);
constexpr Seat kB = seat_at(1);
constexpr SlipMark kSlip = SlipMark::yes;

// Both lanes of row 11 lie ahead, only one of them in a corner.
Board half_corner() {
  Board board = chicane::for_tests::ring(30, {"I", "O"});
  chicane::for_tests::post(board, "K1", {"I11"}, 100);
  return board;
}

Path straight_ahead(int length) {
  Path path;
  while (path.length < length) path.push(0);
  return path;
}

Answers one_car(TestTable& table, const char* place, Speed speed, const Decision& refused,
                const Decision& accepted) {
  table.add_car(place, speed);
  return {kA, refused, accepted};
}

std::vector<Case> cases() {
  return {
      {Why::race_over, "the race is over",
       [](TestTable& table) {
         table.add_car("I1");
         table.state.phase = Phase::over;
         return Answers{kA, plot(20), std::nullopt};
       }},
      {Why::not_your_turn, "A drives, B waits",
       [](TestTable& table) {
         table.add_car("I5", 40_mph);
         table.add_car("O4", 40_mph);
         table.take(kA, plot(40));
         table.take(kB, plot(40));
         return Answers{kB, table.path_over(1, {"O5", "O6"}), std::nullopt};
       }},
      {Why::not_your_turn, "A is out of the race",
       [](TestTable& table) {
         table.add_car("I1").status = Status::crash;
         table.add_car("O1");
         table.state.waiting = 0b10;
         return Answers{kA, plot(20), std::nullopt};
       }},
      {Why::another_decision_due, "plots are due",
       [](TestTable& table) {
         return one_car(table, "I1", 40_mph, build({1, 1, 1, 1, 1}), plot(40));
       }},
      {Why::already_answered, "A has plotted, B has not",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         table.add_car("O1", 40_mph);
         table.take(kA, plot(40));
         return Answers{kA, plot(60), std::nullopt};
       }},
      {Why::die_not_owed, "plots are due",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         return Answers{kChance, roll(3), std::nullopt};
       }},
      {Why::face_not_on_die, "a start is tested",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         table.take(kA, plot(80));
         return Answers{kChance, roll(7), roll(6)};
       }},
      {Why::face_not_on_die, "a start is tested",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         table.take(kA, plot(80));
         return Answers{kChance, roll(0), roll(1)};
       }},
      {Why::build_category_above_two, "builds are due",
       [](TestTable& table) {
         table.state = SpeedCircuit::setup(table.game(), 1);
         return Answers{kA, build({3, 1, 1, 0, 0}), build({2, 1, 1, 1, 0})};
       }},
      {Why::build_not_five_points, "builds are due",
       [](TestTable& table) {
         table.state = SpeedCircuit::setup(table.game(), 1);
         return Answers{kA, build({2, 1, 1, 1, 1}), build({2, 1, 1, 0, 1})};
       }},
      {Why::speed_not_in_twenties, "A drove 40",
       [](TestTable& table) { return one_car(table, "I1", 40_mph, plot(50), plot(60)); }},
      {Why::speed_above_start, "A has Start Speed 60",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         return Answers{kA, plot(100), plot(80)};
       }},
      {Why::speed_above_start_after_spin,
       "A has Start Speed 60 and spun",
       [](TestTable& table) {
         Car& car = table.add_car("I1");
         car.starting = car.starting_after_spin = true;
         return Answers{kA, plot(80), plot(60)};
       },
       {.push_after_spin = PushAfterSpin::forbidden}},
      {Why::speed_below_start,
       "A has Start Speed 60",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         return Answers{kA, plot(40), plot(60)};
       },
       {.start_speed_rule = StartSpeedRule::exact}},
      {Why::speed_above_acceleration, "A drove 40 and has acceleration 40",
       [](TestTable& table) { return one_car(table, "I1", 40_mph, plot(120), plot(100)); }},
      {Why::speed_above_top, "A drove 140 and has top speed 160",
       [](TestTable& table) { return one_car(table, "I1", 140_mph, plot(200), plot(180)); }},
      {Why::speed_above_top, "far beyond any speed",
       [](TestTable& table) { return one_car(table, "I1", 140_mph, plot(9980), plot(180)); }},
      {Why::speed_below_minimum,
       "A drove 40",
       [](TestTable& table) { return one_car(table, "I1", 40_mph, plot(0), plot(20)); },
       {.min_speed = MinSpeed::twenty}},
      {Why::braking_too_hard, "A drove 160 and has deceleration 40",
       [](TestTable& table) { return one_car(table, "I1", 160_mph, plot(20), plot(40)); }},
      {Why::braking_not_payable, "A drove 160 and has one unit",
       [](TestTable& table) {
         table.add_car("I1", 160_mph).wear = 1;
         return Answers{kA, plot(60), plot(80)};
       }},
      {Why::speed_raised_in_corner, "A drove 60 in K1",
       [](TestTable& table) { return one_car(table, "I11", 60_mph, plot(100), plot(80)); }},
      {Why::speed_too_fast_without_wear, "K1 lies ahead",
       [](TestTable& table) {
         table.add_car("I8", 120_mph).wear = 0;
         return Answers{kA, plot(120), plot(100)};
       }},
      {Why::speed_certain_crash,
       "K1 lies ahead",
       [](TestTable& table) { return one_car(table, "I10", 160_mph, plot(160), plot(140)); },
       {.over_60_corner = Over60Corner::illegal}},
      {Why::no_car_ahead, "A is alone",
       [](TestTable& table) { return one_car(table, "I1", 40_mph, plot(40, kSlip), plot(40)); }},
      {Why::slip_in_corner, "B stands in K1",
       [](TestTable& table) {
         table.add_car("I10", 40_mph);
         table.add_car("I11", 40_mph);
         return Answers{kA, plot(40, kSlip), plot(40)};
       }},
      {Why::option_not_in_row, "A brakes 20 over",
       [](TestTable& table) {
         table.add_car("I1", 100_mph);
         table.take(kA, plot(40));
         return Answers{kA, brake({.wear = 2}), brake({.wear = 1})};
       }},
      {Why::option_not_in_row, "A takes K1 20 over",
       [](TestTable& table) {
         table.add_car("O9", 100_mph);
         table.take(kA, plot(100));
         table.take(kA, table.path_over(0, {"I10", "O11", "O12", "O13", "O14"}));
         return Answers{kA, corner({.wear = 1, .die = true}), corner({.die = true})};
       }},
      {Why::option_not_payable, "A brakes 40 over with one unit",
       [](TestTable& table) {
         table.add_car("I1", 120_mph).wear = 1;
         table.take(kA, plot(40));
         return Answers{kA, brake({.wear = 2}), brake({.wear = 1, .die = true})};
       }},
      {Why::option_not_payable, "A takes K1 40 over with one unit",
       [](TestTable& table) {
         table.add_car("O9", 120_mph).wear = 1;
         table.take(kA, plot(120));
         table.take(kA, table.path_over(0, {"I10", "O11", "O12", "O13", "O14", "O15"}));
         return Answers{kA, corner({.wear = 2}), corner({.wear = 1, .die = true})};
       }},
      {Why::path_not_forward, "the board has two lanes",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         table.take(kA, plot(40));
         Path wrong = straight_ahead(1);
         wrong.push(2);
         return Answers{kA, drive(wrong), drive(straight_ahead(2))};
       }},
      {Why::path_wrong_length, "A drives 40",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         table.take(kA, plot(40));
         return Answers{kA, drive(straight_ahead(3)), drive(straight_ahead(2))};
       }},
      {Why::path_wrong_length, "A drives 40",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         table.take(kA, plot(40));
         return Answers{kA, drive(straight_ahead(1)), drive(straight_ahead(2))};
       }},
      {Why::path_through_car, "B, a lap down, stands ahead",
       [](TestTable& table) {
         Car& leader = table.add_car("I1", 40_mph);
         leader.progress = 31;
         table.add_car("I2", 40_mph);
         table.take(kA, plot(40));
         table.take(kB, plot(40));
         return Answers{kA, table.path_over(0, {"I2", "I3"}), table.path_over(0, {"O2", "I3"})};
       }},
      {Why::path_stops_too_early, "row 6 is full of lapped cars",
       [](TestTable& table) {
         table.add_car("I4", 60_mph).progress = 34;
         table.add_car("I6");
         table.add_car("O6");
         for (int i = 0; i < 3; ++i) table.take(i, plot(i == 0 ? 60 : 0));
         return Answers{kA, drive(straight_ahead(0)), table.path_over(0, {"O5"})};
       }},
      {Why::path_bonus_into_corner,
       "B draws A along, one lane leads into K1",
       [](TestTable& table) {
         table.add_car("I7", 60_mph);
         table.add_car("I8", 140_mph);
         table.take(kA, plot(60, kSlip));
         table.take(kB, plot(140));
         table.take(kB, drive(straight_ahead(7)));
         // B comes through K1 40 over.
         table.take(kB, corner({.wear = 2}));
         return Answers{kA, table.path_over(0, {"I8", "I9", "I10", "I11"}),
                        table.path_over(0, {"I8", "I9", "I10", "O11"})};
       },
       {},
       half_corner},
      {Why::path_raises_speed_in_corner, "A drove 60 in K1 and now drives 80",
       [](TestTable& table) {
         table.add_car("I11", 60_mph);
         table.take(kA, plot(80));
         return Answers{kA, table.path_over(0, {"I12", "O13", "O14", "O15"}),
                        table.path_over(0, {"O12", "O13", "O14", "O15"})};
       }},
      {Why::path_too_fast_without_wear, "K1 lies ahead",
       [](TestTable& table) {
         table.add_car("I10", 100_mph).wear = 0;
         table.take(kA, plot(100));
         return Answers{kA, table.path_over(0, {"O11", "I12", "O13", "O14", "O15"}),
                        table.path_over(0, {"O11", "O12", "O13", "O14", "O15"})};
       }},
      {Why::path_certain_crash,
       "K1 lies ahead",
       [](TestTable& table) {
         table.add_car("I10", 140_mph);
         table.take(kA, plot(140));
         return Answers{kA, table.path_over(0, {"I11", "O12", "O13", "O14", "O15", "O16", "I17"}),
                        table.path_over(0, {"O11", "O12", "O13", "O14", "O15", "O16", "I17"})};
       },
       {.over_60_corner = Over60Corner::illegal}},
  };
}

TEST(Refusals, AriseWhereTheRulesSaySo) {
  std::set<Why> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(std::string(name(c.why)) + ": " + c.position);
    TestTable table(c.options, c.board());
    const Answers answers = c.make(table);
    if (::testing::Test::HasFatalFailure()) return;
    const std::optional<Why> why = table.refusal(answers.seat, answers.refused);
    EXPECT_EQ(why, c.why) << (why ? name(*why) : "accepted");
    if (answers.accepted) {
      const std::optional<Why> other = table.refusal(answers.seat, *answers.accepted);
      EXPECT_FALSE(other) << "what is lawful instead is refused: " << name(*other);
    }
    seen.insert(c.why);
  }
  EXPECT_EQ(seen.size(), kWhyCount) << "every refusal has its row above";
}

TEST(Refusals, OfSeatsThatDoNotExistAreRefusedToo) {
  TestTable table;
  table.add_car("I1", 40_mph);
  EXPECT_EQ(table.refusal(seat_at(1), plot(40)), Why::not_your_turn);
  EXPECT_EQ(table.refusal(seat_at(kCarsMax), plot(40)), Why::not_your_turn);
  EXPECT_EQ(table.refusal(kSpectator, plot(40)), Why::not_your_turn);
}

}  // namespace
}  // namespace chicane::speed_circuit
