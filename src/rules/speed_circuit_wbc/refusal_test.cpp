#include "rules/speed_circuit_wbc/refusal.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <set>
#include <sstream>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::place_not_nearest) + 1;

std::string rules_text(const std::string& rule_set) {
  std::ifstream file(CHICANE_SOURCE_DIR "/src/rules/" + rule_set + "/RULES.md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Is it the first cell of a row? WBC-3.4 stands for WBC-3.4a to WBC-3.4d, but W3 does not stand for
// W36.
bool has_clause(const std::string& rules, const std::string& clause) {
  const std::string cell = "| " + clause;
  for (std::size_t at = rules.find(cell); at != std::string::npos; at = rules.find(cell, at + 1)) {
    const char next = rules[at + cell.size()];
    if (next == ' ' || (next >= 'a' && next <= 'z')) return true;
  }
  return false;
}

TEST(WbcRefusals, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i < kWhyCount; ++i) {
    const std::string_view why = name(static_cast<Why>(i));
    EXPECT_FALSE(why.empty()) << i;
    EXPECT_TRUE(names.insert(why).second) << why << " is used twice";
  }
}

TEST(WbcRefusals, StandOnAClauseOfTheRules) {
  const std::string rules = rules_text("speed_circuit_wbc");
  const std::string rules_1977 = rules_text("speed_circuit");
  ASSERT_TRUE(has_clause(rules, "WBC-2.10a"));
  ASSERT_TRUE(has_clause(rules, "WBC-3.4")) << "it has parts";
  ASSERT_FALSE(has_clause(rules, "WBC-2.1a0"));
  ASSERT_FALSE(has_clause(rules, "WBC-H")) << "the beginning of a clause is none";
  for (int i = 0; i < kWhyCount; ++i) {
    const Why why = static_cast<Why>(i);
    const std::string on(clause(why));
    EXPECT_FALSE(on.empty()) << name(why);
    EXPECT_TRUE(has_clause(on.starts_with("SC-") ? rules_1977 : rules, on))
        << name(why) << ": " << on;
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
  Board (*board)() = tournament_track;
};

constexpr Seat kA = seat_at(0);
constexpr Seat kB = seat_at(1);

// A drives from there at that speed; the others stand where they are.
void drive_from(TestTable& table, const char* place, Speed speed,
                const std::vector<std::string>& others = {}) {
  table.add_car(place, speed);
  for (const std::string& other : others) table.add_car(other);
  table.put_at_wheel(0, speed);
}

// A on I4 behind B on I5, both plotted 140, on A's move.
void follow(TestTable& table) {
  table.add_car("I4", 140_mph).fronts = {1, kNoCar};
  table.add_car("I5", 140_mph).plot = 140_mph;
  table.put_at_wheel(0, 140_mph);
}

std::vector<Case> cases_between_moves() {
  return {
      {Why::race_over, "the race is over",
       [](TestTable& table) {
         table.add_car("I1");
         table.state.phase = Phase::over;
         return Answers{kA, plot(20), std::nullopt};
       }},
      {Why::not_your_turn, "A drives, B waits",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph, {"O5"});
         return Answers{kB, drive(0), std::nullopt};
       }},
      {Why::not_your_turn, "B is out of the race",
       [](TestTable& table) {
         table.add_car("I1");
         table.add_car("O1").status = Status::crash;
         table.state.waiting = 0b01;
         return Answers{kB, plot(20), std::nullopt};
       }},
      {Why::another_decision_due, "plots are due",
       [](TestTable& table) {
         table.add_car("I1");
         return Answers{kA, drive(0), plot(20)};
       }},
      {Why::another_decision_due, "A drives",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph);
         return Answers{kA, plot(40), drive(0)};
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
      {Why::die_not_owed, "the dice are chance's",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         table.take(kA, plot(80));
         table.take(kA, chips(0));
         return Answers{kA, roll(3), std::nullopt};
       }},
      {Why::face_not_on_die, "a start is tested",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         table.take(kA, plot(80));
         table.take(kA, chips(0));
         return Answers{kChance, roll(7), roll(6)};
       }},
      {Why::face_not_on_die, "a start is tested",
       [](TestTable& table) {
         table.add_car("I1").starting = true;
         table.take(kA, plot(80));
         table.take(kA, chips(0));
         return Answers{kChance, roll(0), roll(1)};
       }},
      {Why::face_not_on_die, "bids are tied",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 2);
         for (const Seat seat : {kA, kB}) table.take(seat, build({0, 0, 0, 0, 1, 1}));
         for (const Seat seat : {kA, kB}) table.take(seat, bid({0, 0, 0}));
         return Answers{kChance, roll(101), roll(100)};
       }},
      {Why::build_level_out_of_range, "builds are due",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 1);
         return Answers{kA, build({0, -2, 1, 1, 1, 1}), build({0, -1, 0, 1, 1, 1})};
       }},
      {Why::build_sum_not_two, "builds are due",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 1);
         return Answers{kA, build({0, 0, 0, 1, 1, 1}), build({0, 0, 0, 0, 1, 1})};
       }},
      {Why::bid_above_wear, "A has 21 wear",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 1);
         table.take(kA, build({0, 0, 0, 0, 1, 1}));
         return Answers{kA, bid({22, 0, 0}), bid({21, 0, 0})};
       }},
      {Why::bid_above_chips, "A has 12 -1 chips",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 1);
         table.take(kA, build({0, 0, 0, 0, 1, 1}));
         return Answers{kA, bid({0, 13, 0}), bid({0, 12, 0})};
       }},
      {Why::bid_above_chips, "A has 2 -3 chips",
       [](TestTable& table) {
         table.state = SpeedCircuitWbc::setup(table.game(), 1);
         table.take(kA, build({0, 0, 0, 0, 1, 1}));
         return Answers{kA, bid({0, 0, 3}), bid({0, 0, 2})};
       }},
      {Why::no_such_card, "no multiple of 20",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         return Answers{kA, plot(50), plot(60)};
       }},
      {Why::no_such_card, "above the highest card",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         return Answers{kA, plot(240), plot(220)};
       }},
      {Why::card_not_lawful,
       "A can reach 100",
       [](TestTable& table) {
         table.add_car("I1", 40_mph);
         return Answers{kA, plot(120), plot(100)};
       },
       {.plot_entry = PlotEntry::legal_only}},
      {Why::chips_above_three, "A tests its start",
       [](TestTable& table) {
         Car& car = table.add_car("I1");
         car.starting = true;
         car.ones = 9;
         car.threes = 1;
         table.take(kA, plot(80));
         return Answers{kA, chips(4), chips(3)};
       }},
      {Why::chips_not_held, "A tests its start",
       [](TestTable& table) {
         Car& car = table.add_car("I1");
         car.starting = true;
         car.ones = 1;
         table.take(kA, plot(80));
         return Answers{kA, chips(2), chips(1)};
       }},
      {Why::no_minus_three_chip, "A tests its start",
       [](TestTable& table) {
         Car& car = table.add_car("I1");
         car.starting = true;
         car.ones = 9;
         table.take(kA, plot(80));
         return Answers{kA, chips(3), chips(2)};
       }},
      {Why::braking_option_not_in_row, "A brakes 20 over",
       [](TestTable& table) {
         table.add_car("I1", 100_mph);
         table.take(kA, plot(40));
         return Answers{kA, brake({.wear = 2}), brake({.wear = 1})};
       }},
      {Why::corner_option_not_in_row, "A takes K1 20 over",
       [](TestTable& table) {
         drive_from(table, "O10", 120_mph);
         table.take(kA, drive(table.step_to("O11")));
         return Answers{kA, corner({.wear = 1, .die = true}), corner({.die = true})};
       }},
      {Why::option_not_payable,
       "A brakes 40 over with one unit",
       [](TestTable& table) {
         table.add_car("I1", 120_mph).wear = 1;
         table.take(kA, plot(40));
         return Answers{kA, brake({.wear = 2}), brake({.wear = 1, .die = true})};
       },
       {.unpayable_choice = UnpayableChoice::last_resort}},
      {Why::option_not_payable,
       "A takes K1 20 over without wear",
       [](TestTable& table) {
         drive_from(table, "O10", 120_mph);
         table.car(0).wear = 0;
         table.take(kA, drive(table.step_to("O11")));
         return Answers{kA, corner({.wear = 1}), corner({.die = true})};
       },
       {.unpayable_choice = UnpayableChoice::last_resort}},
  };
}

std::vector<Case> cases_of_a_move() {
  return {
      {Why::step_not_forward, "I5 has two ways on",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph);
         return Answers{kA, drive(2), drive(1)};
       }},
      {Why::step_not_forward, "a step that no space has",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph);
         return Answers{kA, drive(9999), drive(0)};
       }},
      {Why::space_occupied, "B stands on I6",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph, {"I6"});
         return Answers{kA, drive(0), pass(0)};
       }},
      {Why::no_space_left, "all is driven",
       [](TestTable& table) {
         drive_from(table, "I5", 20_mph);
         table.drive_over({"I6"});
         return Answers{kA, drive(0), end_move()};
       }},
      {Why::bonus_into_corner, "K1 lies ahead",
       [](TestTable& table) {
         drive_from(table, "I10", 0_mph);
         table.state.move.bonus = 1;
         return Answers{kA, drive(0), end_move()};
       }},
      {Why::raises_speed_in_corner, "A drove 60 in K1 and now drives 80",
       [](TestTable& table) {
         drive_from(table, "I11", 80_mph);
         table.car(0).ref = 60_mph;
         return Answers{kA, drive(table.step_to("I12")), drive(table.step_to("M12"))};
       }},
      {Why::strip_too_fast, "K1 lies beside the strip",
       [](TestTable& table) {
         drive_from(table, "X10", 80_mph);
         return Answers{kA, drive(table.step_to("X11")), drive(table.step_to("I11"))};
       }},
      {Why::pass_space_free, "nobody is there",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph);
         return Answers{kA, pass(0), drive(0)};
       }},
      {Why::pass_on_strip, "B stands where the strip leads back",
       [](TestTable& table) {
         drive_from(table, "X5", 40_mph, {"I6"});
         return Answers{kA, pass(table.step_to("I6")), drive(table.step_to("X6"))};
       }},
      {Why::pass_without_two_spaces, "one space is left",
       [](TestTable& table) {
         drive_from(table, "I5", 20_mph, {"I6"});
         return Answers{kA, pass(0), emergency(20)};
       }},
      {Why::pass_without_way_out,
       "the next row is full",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph, {"I6", "I7", "O7"});
         return Answers{kA, pass(0), drive(1)};
       },
       {},
       two_lanes},
      {Why::pass_gives_up_line, "A drives 100 through K3 by the green line alone",
       [](TestTable& table) {
         Car& car = table.add_car("I30", 60_mph);
         join_line(car.passage, {LineId{1}, 1, 0, false});
         table.add_car("O32");
         table.put_at_wheel(0, 100_mph);
         table.drive_over({"I31"});
         return Answers{kA, pass(table.step_to("O32")), emergency(80)};
       }},
      {Why::emergency_not_in_twenties, "A drives 80",
       [](TestTable& table) {
         drive_from(table, "I5", 80_mph);
         return Answers{kA, emergency(30), emergency(40)};
       }},
      {Why::emergency_below_spaces_moved, "A drives 80 and has moved one space",
       [](TestTable& table) {
         drive_from(table, "I5", 80_mph);
         table.drive_over({"I6"});
         return Answers{kA, emergency(80), emergency(60)};
       }},
      {Why::emergency_in_occupied_space, "A passes B",
       [](TestTable& table) {
         drive_from(table, "I5", 80_mph, {"I6"});
         table.pass_through("I6");
         table.roll_for(1, 1);
         return Answers{kA, emergency(20), drive(0)};
       }},
      {Why::no_car_ahead, "B is not directly ahead",
       [](TestTable& table) {
         drive_from(table, "I5", 140_mph, {"I9"});
         return Answers{kA, slip(1), drive(0)};
       }},
      {Why::slip_named_already, "A has named B",
       [](TestTable& table) {
         follow(table);
         table.take(kA, slip(1));
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::slip_taken_by_another, "another had it",
       [](TestTable& table) {
         follow(table);
         table.car(1).slip_taken = true;
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::slip_from_lost_move, "B has not driven",
       [](TestTable& table) {
         follow(table);
         table.car(1).gives_no_slip = true;
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::slip_from_rest, "B stood",
       [](TestTable& table) {
         follow(table);
         table.car(1).began_at_zero = true;
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::slip_above_front, "A is faster",
       [](TestTable& table) {
         follow(table);
         table.car(0).plot = 160_mph;
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::slip_front_too_slow, "B drives 100",
       [](TestTable& table) {
         follow(table);
         table.car(0).plot = table.car(1).plot = 100_mph;
         return Answers{kA, slip(1), drive(1)};
       }},
      {Why::end_too_early, "A drives 40",
       [](TestTable& table) {
         drive_from(table, "I5", 40_mph);
         table.drive_over({"I6"});
         return Answers{kA, end_move(), drive(0)};
       }},
      {Why::end_in_occupied_space, "A passes B, a bonus space is left",
       [](TestTable& table) {
         drive_from(table, "I5", 20_mph, {"I6"});
         table.state.move.bonus = 1;
         table.pass_through("I6");
         table.roll_for(1, 1);
         return Answers{kA, end_move(), drive(0)};
       }},
      {Why::place_not_nearest,
       "M5 is taken, I5 and N5 are free",
       [](TestTable& table) {
         drive_from(table, "M5", 20_mph, {"M5"});
         table.state.phase = Phase::place;
         return Answers{kA, place(3), place(2)};
       },
       {},
       four_lanes},
  };
}

TEST(WbcRefusals, AriseWhereTheRulesSaySo) {
  std::set<Why> seen;
  for (const std::vector<Case>& cases : {cases_between_moves(), cases_of_a_move()}) {
    for (const Case& c : cases) {
      SCOPED_TRACE(std::string(name(c.why)) + ": " + c.position);
      TestTable table(c.options, c.board());
      const Answers answers = c.make(table);
      if (::testing::Test::HasFatalFailure()) return;
      const std::optional<Why> why = table.refusal(answers.seat, answers.refused);
      EXPECT_EQ(why, c.why) << reason_name(why);
      if (answers.accepted) {
        const std::optional<Why> other = table.refusal(answers.seat, *answers.accepted);
        EXPECT_FALSE(other) << "what is lawful instead is refused: " << reason_name(other);
      }
      seen.insert(c.why);
    }
  }
  // Only words can say it; as a decision it is a step that does not exist.
  seen.insert(Why::leaves_track_at_will);
  EXPECT_EQ(seen.size(), kWhyCount) << "every refusal has its row above";
}

TEST(WbcRefusals, OfSeatsThatDoNotExistAreRefusedToo) {
  TestTable table;
  table.add_car("I1", 40_mph);
  EXPECT_EQ(table.refusal(seat_at(1), plot(40)), Why::not_your_turn);
  EXPECT_EQ(table.refusal(seat_at(kCarsMax), plot(40)), Why::not_your_turn);
  EXPECT_EQ(table.refusal(kSpectator, plot(40)), Why::not_your_turn);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
