#include "codec/speed_circuit/decision_text.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "codec/files_for_tests.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {
namespace {

// A car on O10 of SB, whose ways lead to O11 and I11.
class DecisionText : public ::testing::Test {
 protected:
  DecisionText()
      : board_(for_tests::read_board("data/boards/reference/SB.board")),
        game_(*SpeedCircuit::make_game(board_, {})) {
    car_.at = static_cast<SpaceId>(*find_space(board_, "O10"));
  }

  Result<Decision, Misread> parse(std::string_view text) const {
    return parse_decision(board_, game_.course, car_, words(text));
  }
  std::string format(const Decision& decision) const {
    return format_decision(board_, game_.course, car_, decision);
  }

  const Board board_;
  const Game game_;
  Car car_{};
};

TEST_F(DecisionText, ComesBackAsItWasWritten) {
  for (const char* text :
       {"build 1/1/0/1/2", "build 9/0/0/0/0", "plot 0",      "plot 120",   "plot 120 slip",
        "plot 9999",       "brake 1W",        "brake T",     "brake 1W+T", "brake 2W+T+S",
        "brake S",         "brake 9W",        "drive",       "drive O11",  "drive I11 O12 O13",
        "corner 2W+C",     "corner C",        "corner 2W+S", "roll 0",     "roll 6",
        "roll 999"}) {
    SCOPED_TRACE(text);
    const Result<Decision, Misread> decision = parse(text);
    ASSERT_TRUE(static_cast<bool>(decision)) << decision.error().what;
    EXPECT_EQ(format(*decision), text);
  }
}

TEST_F(DecisionText, MeansWhatItSays) {
  EXPECT_EQ(*parse("build 1/1/0/1/2"), build({1, 1, 0, 1, 2}));
  EXPECT_EQ(*parse("plot 120 slip"), plot(120_mph, SlipMark::yes));
  EXPECT_EQ(*parse("brake 1W+T"), brake({.wear = 1, .die = true}));
  EXPECT_EQ(*parse("corner 2W+S"), corner({.wear = 2, .spinout = true}));
  EXPECT_EQ(*parse("drive O11 I12"), drive({.word = 0b0001, .length = 2}));
  EXPECT_EQ(*parse("roll 6"), roll(6));
}

TEST_F(DecisionText, OfABuildMayNameTheCar) {
  for (int number = 0; number < kBuildCount; ++number) {
    const Points& points = build_points(number);
    const std::string as_car = "build " + format_build(points);
    SCOPED_TRACE(as_car);
    ASSERT_TRUE(static_cast<bool>(parse(as_car)));
    EXPECT_EQ(*parse(as_car), build(points));
    EXPECT_EQ(*parse("build " + format_points(points)), build(points));
  }
}

TEST_F(DecisionText, ThatMeansNothingIsSaidToMeanNothing) {
  struct Misreading {
    const char* text;
    const char* what;
  };
  const std::string build_form =
      "build: write five points like 1/1/0/1/2, or the car like 60/40/20/160/6";
  const std::string plot_form = "plot: write a speed, like 'plot 120', or 'plot 120 slip'";
  const std::string brake_form = "brake: write an option of the chart, like 'brake 1W+T'";
  const std::string corner_form = "corner: write an option of the chart, like 'corner 1W+C'";
  const std::string roll_form = "roll: write the face of the die, like 'roll 6'";
  const Misreading misreadings[] = {
      {"", "a decision is missing"},
      {"polt 120", "'polt' is no decision; did you mean 'plot'?"},
      {"overtake", "'overtake' is no decision"},
      {"build", build_form.c_str()},
      {"build 1/1/1/1", build_form.c_str()},
      {"build 1/1/1/1/1/1", build_form.c_str()},
      {"build 1/1/1/1/1 now", build_form.c_str()},
      {"build 1/1/1/1/x", build_form.c_str()},
      {"build 60/40/20/160/7", build_form.c_str()},
      {"build 70/40/20/160/6", build_form.c_str()},
      {"build 60/1/1/1/1", build_form.c_str()},
      {"plot", plot_form.c_str()},
      {"plot fast", plot_form.c_str()},
      {"plot -20", plot_form.c_str()},
      {"plot 10000", plot_form.c_str()},
      {"plot 120 slipping", plot_form.c_str()},
      {"plot 120 slip slip", plot_form.c_str()},
      {"brake", brake_form.c_str()},
      {"brake C", brake_form.c_str()},
      {"brake T+1W", brake_form.c_str()},
      {"brake 1W+1W", brake_form.c_str()},
      {"brake 0W", brake_form.c_str()},
      {"brake 10W", brake_form.c_str()},
      {"brake 1W+", brake_form.c_str()},
      {"brake 1W T", brake_form.c_str()},
      {"corner", corner_form.c_str()},
      {"corner T", corner_form.c_str()},
      {"corner 1w", corner_form.c_str()},
      {"drive O99", "drive: there is no space 'O99'"},
      {"drive O11 there", "drive: there is no space 'there'"},
      {"roll", roll_form.c_str()},
      {"roll six", roll_form.c_str()},
      {"roll 1000", roll_form.c_str()},
      {"roll 6 6", roll_form.c_str()},
  };
  for (const Misreading& m : misreadings) {
    SCOPED_TRACE(m.text);
    const Result<Decision, Misread> decision = parse(m.text);
    ASSERT_FALSE(static_cast<bool>(decision)) << format(*decision);
    EXPECT_EQ(decision.error().what, m.what);
    EXPECT_FALSE(decision.error().refusal) << "no rule is broken";
  }
}

TEST_F(DecisionText, OfAPathThatIsNoneBreaksARule) {
  struct Misreading {
    const char* text;
    const char* what;
    Why why;
  };
  const Misreading misreadings[] = {
      {"drive O12", "drive: O12 is not ahead of O10", Why::path_not_forward},
      {"drive O11 O10", "drive: O10 is not ahead of O11", Why::path_not_forward},
      {"drive I10", "drive: I10 is not ahead of O10", Why::path_not_forward},
      {"drive O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27",
       "drive: the path is too long", Why::path_wrong_length},
  };
  for (const Misreading& m : misreadings) {
    SCOPED_TRACE(m.text);
    const Result<Decision, Misread> decision = parse(m.text);
    ASSERT_FALSE(static_cast<bool>(decision));
    EXPECT_EQ(decision.error().what, m.what);
    ASSERT_TRUE(decision.error().refusal);
    EXPECT_EQ(decision.error().refusal->why, m.why);
  }
  EXPECT_TRUE(static_cast<bool>(
      parse("drive O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26")))
      << "sixteen spaces can be said";
}

TEST(ChartOptions, AreWrittenInOneWay) {
  EXPECT_EQ(format_option({.wear = 2, .die = true, .spinout = true}, 'T'), "2W+T+S");
  EXPECT_EQ(format_option({.die = true}, 'C'), "C");
  EXPECT_EQ(format_option({.spinout = true}, 'C'), "S");
  EXPECT_EQ(parse_option("2W+C", 'C'), (ChartOption{.wear = 2, .die = true}));
  EXPECT_EQ(parse_option("2W+C", 'T'), std::nullopt) << "each chart has its own die";
  EXPECT_EQ(parse_option("", 'T'), std::nullopt);
}

TEST(Builds, AreWrittenAsPointsOrAsTheCar) {
  EXPECT_EQ(format_points({1, 1, 0, 1, 2}), "1/1/0/1/2");
  EXPECT_EQ(format_build({1, 1, 0, 1, 2}), "60/40/20/160/6");
  EXPECT_EQ(format_specs({40_mph, 60_mph, 20_mph, 180_mph}), "40/60/20/180");
}

// Labels of dice stand in records.
TEST(ChartOptions, PurposesOfDiceHaveWordsOfTheirOwn) {
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::grid)), "grid");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::start)), "start");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::acceleration)), "acceleration");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::top_speed)), "top-speed");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::brakes)), "brakes");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::chance)), "chance");
}

}  // namespace
}  // namespace chicane::speed_circuit
