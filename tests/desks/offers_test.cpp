// What a desk offers is what the rules allow, over random races: every choice is accepted, odds add
// up, and no lawful plot, payment or drive is missing but for those that come to the same.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "desk/desk_json.h"
#include "drivers/driver.h"

namespace chicane {
namespace {

using desk::Choice;
using desk::Desk;

struct Series {
  std::string rules;
  std::string board;
  std::string options;
  int races;
};

void PrintTo(const Series& series, std::ostream* out) {
  *out << series.rules << " " << series.board;
}

void expect_price_adds_up(const desk::Price& price, const std::string& where) {
  for (const std::vector<desk::Part>& way : price.ways) {
    for (const desk::Part& part : way) {
      std::int64_t ways = 0;
      for (const desk::Odd& odd : part.odds) ways += odd.ways;
      EXPECT_EQ(ways, part.of) << where << " " << part.what;
      EXPECT_FALSE(part.what.empty()) << where;
    }
  }
}

// A choice said in one breath is taken as far as nothing comes between.
void expect_accepted(const Race& race, Seat seat, const Choice& choice) {
  const std::unique_ptr<Race> copy = race.clone();
  bool is_first = true;
  for (const std::string& single : race.single_decisions(choice.decision)) {
    if (!is_first && !copy->pending().awaits(seat)) return;
    const auto done = copy->decide(seat, single);
    if (!done && !is_first) return;
    ASSERT_TRUE(static_cast<bool>(done)) << choice.decision;
    is_first = false;
  }
}

// What a driver notices of a drive: where it ends, and what it asks for next or leaves of the car.
// In which lane a payment falls due is not told apart.
std::string outcome(const Race& race, Seat seat, const std::string& drive) {
  const std::unique_ptr<Race> copy = race.clone();
  EXPECT_TRUE(static_cast<bool>(copy->decide(seat, drive))) << drive;
  std::string text = drive.substr(drive.rfind(' ') + 1);
  if (!copy->is_hidden_round() && copy->pending().awaits(seat)) {
    Desk next = desk::desk_of(*copy, seat);
    next.instruments.clear();
    return text + to_json(next);
  }
  const desk::CarOnTable car = desk::table_of(*copy).cars[index(seat)];
  text += " " + car.result;
  for (const auto& [what, number] : car.figures) text += " " + what + std::to_string(number);
  return text;
}

void expect_nothing_missing(const Race& race, Seat seat, const Desk& desk) {
  // Builds and bids are composed; the tournament's drives are ways of many steps.
  if (desk.phase == "build" || desk.phase == "bid") return;
  const auto is_offered = [&](const std::string& decision) {
    return std::any_of(desk.choices.begin(), desk.choices.end(),
                       [&](const Choice& choice) { return choice.decision == decision; });
  };
  for (const std::string& decision : race.legal(seat)) {
    if (is_offered(decision)) continue;
    const std::string kind = decision.substr(0, decision.find(' '));
    ASSERT_EQ(kind, "drive") << decision;
    const std::string wanted = outcome(race, seat, decision);
    if (desk.phase == "move") {
      EXPECT_TRUE(std::any_of(desk.choices.begin(), desk.choices.end(),
                              [](const Choice& choice) { return choice.kind == "drive"; }));
      continue;
    }
    EXPECT_TRUE(std::any_of(desk.choices.begin(), desk.choices.end(), [&](const Choice& choice) {
      return !choice.decision.empty() && outcome(race, seat, choice.decision) == wanted;
    })) << decision;
  }
}

void look_at(const Race& race, Seat seat) {
  const Desk desk = desk::desk_of(race, seat);
  EXPECT_FALSE(desk.phase.empty());
  EXPECT_FALSE(desk.question.key.empty());
  ASSERT_FALSE(desk.choices.empty()) << desk.phase;
  for (const Choice& choice : desk.choices) {
    EXPECT_FALSE(choice.kind.empty());
    expect_price_adds_up(choice.price, choice.decision);
    if (choice.has_road) expect_price_adds_up(choice.road, choice.decision);
    if (choice.decision.empty()) {
      EXPECT_FALSE(choice.barred.key.empty());
      EXPECT_FALSE(choice.clause.empty());
    } else {
      expect_accepted(race, seat, choice);
    }
  }
  expect_nothing_missing(race, seat, desk);
}

class OffersTest : public ::testing::TestWithParam<Series> {};

TEST_P(OffersTest, AreWhatTheRulesAllow) {
  constexpr int kLookEvery = 3;  // A desk a few decisions apart shows as much as every one.
  const auto board = load_board(GetParam().board);
  const auto rules = find_rule_set(GetParam().rules);
  const std::vector<std::string> names = {"Ann", "Bo", "Cy", "Di", "Ed"};
  int decisions = 0;
  for (int number = 1; number <= GetParam().races; ++number) {
    auto made = (*rules)->make_race(*board, GetParam().options, names);
    ASSERT_TRUE(static_cast<bool>(made));
    Race& race = **made;
    const auto driver = make_driver(number % 2 == 0 ? "rookie" : "random", race,
                                    std::make_shared<Shelf>(), static_cast<std::uint64_t>(number));
    Random dice(static_cast<std::uint64_t>(number));
    for (Pending pending = race.pending(); !pending.is_over(); pending = race.pending()) {
      if (pending.kind == Pending::Kind::chance) {
        const int face = face_of(pending.roll.die, dice.roll(pending.roll.sides));
        ASSERT_TRUE(static_cast<bool>(race.decide(kChance, "roll " + std::to_string(face))));
        continue;
      }
      const Seat seat = pending.seats.first();
      if (!race.is_formality(seat) && ++decisions % kLookEvery == 0) look_at(race, seat);
      if (HasFailure()) return;
      ASSERT_TRUE(static_cast<bool>(race.decide(seat, (*driver)->choose(race, seat))));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Races, OffersTest,
    ::testing::Values(Series{"speed-circuit", "monza", "laps=1", 40},
                      Series{"speed-circuit", "SB",
                             "laps=2 start_speed_rule=exact min_speed=20 unpayable_decel=spin "
                             "over_60_corner=illegal arrow_join=any turn_limit=40",
                             40},
                      Series{"speed-circuit-wbc", "monza", "laps=1", 20},
                      Series{"speed-circuit-wbc", "WB",
                             "laps=1 chips_timing=after unpayable_choice=last_resort "
                             "eb_credit_unused=true plot_entry=legal_only turn_limit=50",
                             40}),
    [](const auto& series) {
      std::string name = series.param.rules + "_" + series.param.board;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

}  // namespace
}  // namespace chicane
