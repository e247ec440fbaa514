#include "drivers/driver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/recorded_race_for_tests.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/masters.h"
#include "drivers/random_play.h"

namespace chicane {
namespace {

std::vector<std::string> names(int seats) {
  std::vector<std::string> made;
  for (int i = 0; i < seats; ++i) made.push_back("D" + std::to_string(i));
  return made;
}

// Drivers of that name, perhaps another in the first seat, and dice from a seed. Every choice must
// be lawful.
class Field {
 public:
  Field(Race& race, std::string_view driver_name, std::uint64_t seed,
        std::string_view first_driver = "")
      : race_(race), dice_(seed) {
    const auto shelf = std::make_shared<Shelf>();
    for (std::size_t i = 0; i < race.names().size(); ++i) {
      const bool is_other = i == 0 && !first_driver.empty();
      drivers_.push_back(
          std::move(*make_driver(is_other ? first_driver : driver_name, race, shelf, seed + i)));
    }
  }

  void step() {
    const Seat seat = next_to_answer(race_.pending());
    if (seat == kChance) {
      const Roll roll = race_.pending().roll;
      const int face = face_of(roll.die, dice_.roll(roll.sides));
      ASSERT_TRUE(static_cast<bool>(race_.decide(kChance, "roll " + std::to_string(face))));
      return;
    }
    const std::string choice = drivers_[index(seat)]->choose(race_, seat);
    const auto done = race_.decide(seat, choice);
    ASSERT_TRUE(static_cast<bool>(done)) << choice << ": " << done.error().what;
  }

 private:
  Race& race_;
  Random dice_;
  std::vector<std::unique_ptr<Driver>> drivers_;
};

// Stops after so many decisions.
void play(Race& race, std::string_view driver_name, std::uint64_t seed, int decisions_max,
          std::string_view first_driver = "") {
  Field field(race, driver_name, seed, first_driver);
  for (int i = 0; i < decisions_max && !race.pending().is_over(); ++i) {
    field.step();
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Masters have their own test; they would take minutes here.
bool has_plain_driver(std::string_view rules, std::string_view name) {
  const std::vector<std::string> those = mind_names(rules);
  return std::find(those.begin(), those.end(), name) != those.end();
}

TEST(Drivers, AreMadeByNameForRuleSetsThatHaveThem) {
  EXPECT_THAT(mind_names(), ::testing::IsSupersetOf({"random", "rookie", "club"}));
  for (const RuleSetEntry* rules : rule_sets()) {
    const auto race = for_tests::new_race(rules->default_board(), "", names(2), rules->id());
    for (const std::string& name : all_mind_names()) {
      EXPECT_EQ(static_cast<bool>(make_driver(name, *race, std::make_shared<Shelf>(), 1)),
                is_mind(rules->id(), name))
          << rules->id() << " " << name;
    }
  }
}

TEST(Drivers, OfAnotherNameAreNotThereAndTheComplaintNamesThose) {
  const auto race = for_tests::new_race("SB", "", names(2));
  const auto driver = make_driver("fangio", *race, std::make_shared<Shelf>(), 1);
  ASSERT_FALSE(static_cast<bool>(driver));
  EXPECT_EQ(to_string(driver.error()), "there is no driver 'fangio' for speed-circuit; there are " +
                                           join(all_mind_names("speed-circuit"), ", "));
  const auto other = for_tests::new_race("F1-REF", "", names(2), "formula-one");
  EXPECT_EQ(to_string(make_driver("fangio", *other, std::make_shared<Shelf>(), 1).error()),
            "there is no driver 'fangio' for formula-one; there are " +
                join(all_mind_names("formula-one"), ", "));
}

struct Setting {
  const char* board;
  int seats;
  const char* options;
  const char* rules = "speed-circuit";
};

constexpr const char* kWbc = "speed-circuit-wbc";
constexpr const char* kAdvanced = "grand-prix-advanced";

// Boards and options that make some answers rare or sole.
const Setting kSettings[] = {
    {"SB", 6, "laps=2"},
    {"SB", 4, "start_speed_rule=exact push_after_spin=forbidden min_speed=20"},
    {"SB", 6, "over_60_corner=illegal zero_wear_cap=effective arrow_join=any"},
    {"MA", 6, "test_timing=after_reveal unpayable_decel=spin"},
    {"monza", 12, "laps=1"},
    {"monza", 1, "laps=1"},
    {"WB", 12, "laps=2", kWbc},
    {"W4", 12, "laps=1 chips_timing=after plot_entry=legal_only off_fee=any_time", kWbc},
    {"WF", 6, "laps=1 blocked_row=occupied_space pass_chain=same_move stall_restart=accel", kWbc},
    {"WB", 6, "laps=1 unpayable_choice=last_resort failed_pass_braking=chart turn_limit=60", kWbc},
    {"monza", 12, "laps=1 race=final best=3/1/2 eb_credit_unused=true", kWbc},
    {"monza", 1, "laps=1", kWbc},
    {"GP-REF", 12, "laps=1", kAdvanced},
    {"GP-REF", 2, "laps=1 start=practice automatic=2", kAdvanced},
};

TEST(RandomDriver, ChoosesLawfullyThroughWholeRaces) {
  for (const Setting& setting : kSettings) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(std::string(setting.rules) + " " + setting.board + " " + setting.options +
                   ", seed " + std::to_string(seed));
      const auto race =
          for_tests::new_race(setting.board, setting.options, names(setting.seats), setting.rules);
      play(*race, "random", seed, 100000);
      if (HasFatalFailure()) return;
      EXPECT_TRUE(race->pending().is_over());
    }
  }
}

TEST(RandomDriver, IsTheSameForTheSameSeed) {
  const auto played = [](std::uint64_t seed) {
    const auto race = for_tests::new_race("SB", "", names(4));
    play(*race, "random", seed, 200);
    return race->digest();
  };
  EXPECT_EQ(played(7), played(7));
  EXPECT_NE(played(7), played(8));
}

TEST(RandomDriver, ThrowsAgainFromASeed) {
  const auto race = for_tests::new_race("SB", "", names(4));
  const auto driver = std::move(*make_driver("random", *race, std::make_shared<Shelf>(), 7));
  const auto choices = [&] {
    std::vector<std::string> made;
    for (int i = 0; i < 20; ++i) made.push_back(driver->choose(*race, seat_at(0)));
    return made;
  };
  const std::vector<std::string> first = choices();
  EXPECT_NE(choices(), first);
  driver->reseed(7);
  EXPECT_EQ(choices(), first);
}

class Racer : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Racer, testing::Values("rookie", "club"),
                         [](const auto& each) { return each.param; });

TEST_P(Racer, ChoosesLawfullyThroughWholeRaces) {
  for (const Setting& setting : kSettings) {
    if (!has_plain_driver(setting.rules, GetParam())) continue;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(std::string(setting.rules) + " " + setting.board + " " + setting.options +
                   ", seed " + std::to_string(seed));
      const auto race =
          for_tests::new_race(setting.board, setting.options, names(setting.seats), setting.rules);
      play(*race, GetParam(), seed, 20000);
      if (HasFatalFailure()) return;
      EXPECT_TRUE(race->pending().is_over());
    }
  }
}

// He may lose, but he comes home.
TEST(Rookie, FinishesMonza) {
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    const auto race = for_tests::new_race("monza", "laps=2", names(6));
    play(*race, "rookie", seed, 20000);
    if (HasFatalFailure()) return;
    ASSERT_TRUE(race->pending().is_over());
    EXPECT_LE(race->turn(), 60);
    for (const Standing& standing : race->standings()) finished += standing.has_finished ? 1 : 0;
  }
  EXPECT_GE(finished, 27) << "of thirty";
}

TEST(Rookie, FinishesMonzaInATournamentToo) {
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    SCOPED_TRACE(seed);
    const auto race = for_tests::new_race("monza", "laps=2", names(6), kWbc);
    play(*race, "rookie", seed, 20000);
    if (HasFatalFailure()) return;
    ASSERT_TRUE(race->pending().is_over());
    EXPECT_LE(race->turn(), 60);
    for (const Standing& standing : race->standings()) finished += standing.has_finished ? 1 : 0;
  }
  EXPECT_GE(finished, 27) << "of thirty";
}

// --- Those who answer for one who does not ------------------------------------------------------

constexpr int kDecisionsMax = 60000;

class Substitute : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, Substitute, testing::Values("steady", "first"),
                         [](const auto& each) { return each.param; });

TEST_P(Substitute, ComesToTheEndOfARaceWithAndWithoutARookie) {
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const std::string_view rival : {"", "rookie"}) {
      SCOPED_TRACE(std::string(rules->id()) + " " + std::string(rival));
      const auto race = for_tests::new_race(
          rules->default_board(), fill("laps={}", rules->fewest_laps()), names(3), rules->id());
      play(*race, GetParam(), 1, kDecisionsMax, rival);
      if (HasFatalFailure()) return;
      EXPECT_TRUE(race->pending().is_over()) << race->turn();
    }
  }
}

TEST_P(Substitute, ChoosesLawfullyThroughWholeRaces) {
  for (const Setting& setting : kSettings) {
    SCOPED_TRACE(std::string(setting.rules) + " " + setting.board + " " + setting.options);
    const auto race =
        for_tests::new_race(setting.board, setting.options, names(setting.seats), setting.rules);
    play(*race, GetParam(), 1, kDecisionsMax);
    if (HasFatalFailure()) return;
    EXPECT_TRUE(race->pending().is_over()) << race->turn();
  }
}

// The speed of a seat's last turn, in words of its rule set: "plot 60".
std::string speed_kept(const Race& race, Seat seat) {
  if (const auto* any = dynamic_cast<const SpeedCircuitRace*>(&race))
    return fill("plot {}", any->state().cars[index(seat)].speed.mph());
  if (const auto* any = dynamic_cast<const SpeedCircuitWbcRace*>(&race))
    return fill("plot {}", any->state().cars[index(seat)].speed.mph());
  if (const auto* any = dynamic_cast<const FormulaOneRace*>(&race))
    return fill("set {}", any->state().at_wheel().speed.mph());
  return fill("gear {}", dynamic_cast<const GrandPrixAdvancedRace&>(race).state().at_wheel().gear);
}

TEST(Steady, KeepsTheSpeedOrGearOfTheLastTurnWhereItIsLawful) {
  for (const auto& [rules, question] :
       {std::pair("speed-circuit", "plot "), std::pair(kWbc, "plot "),
        std::pair("formula-one", "set "), std::pair(kAdvanced, "gear ")}) {
    SCOPED_TRACE(rules);
    const auto race =
        for_tests::new_race((*find_rule_set(rules))->default_board(), "laps=3", names(3), rules);
    const auto steady = std::move(*make_driver("steady", *race, std::make_shared<Shelf>(), 1));
    Field rookies(*race, "rookie", 3);
    int kept = 0;
    int changed = 0;
    while (!race->pending().is_over() && kept < 20) {
      const Seat seat = next_to_answer(race->pending());
      const std::vector<std::string> legal = race->legal(seat);
      if (seat != kChance && legal.back().starts_with(question)) {
        const std::string speed = speed_kept(*race, seat);
        const bool is_lawful = std::find(legal.begin(), legal.end(), speed) != legal.end();
        const std::string choice = steady->choose(*race, seat);
        if (is_lawful && !speed.ends_with(" 0")) {
          EXPECT_EQ(choice, speed);
          ++kept;
        } else {
          EXPECT_NE(choice, fill("{}0", question));
          ++changed;
        }
      }
      rookies.step();
      if (HasFatalFailure()) return;
    }
    EXPECT_GE(kept, 10);
    // Every race begins from a standstill; there is a first gear.
    EXPECT_TRUE(changed > 0 || std::string_view(rules) == kAdvanced);
  }
}

// WBC-2.2a  No card is last turn's speed; a car that stands is given one.
TEST(FirstDriver, GivesNoCardInATournament) {
  const auto race = for_tests::new_race("WB", "laps=1", names(2), kWbc);
  const auto strict = for_tests::new_race("WB", "laps=1 plot_entry=legal_only", names(2), kWbc);
  for (const auto& [each, wanted] :
       {std::pair(race.get(), "plot none"), std::pair(strict.get(), "plot 20")}) {
    const auto first = std::move(*make_driver("first", *each, std::make_shared<Shelf>(), 1));
    Field rookies(*each, "rookie", 1);
    while (!each->has_started() && !HasFatalFailure()) rookies.step();
    EXPECT_EQ(first->choose(*each, seat_at(0)), "plot 20");
    while (each->turn() == 0 && !HasFatalFailure()) rookies.step();
    EXPECT_EQ(first->choose(*each, seat_at(0)), wanted);
  }
}

// --- Only what a seat may see ------------------------------------------------------------------

// The answer of seat 0 after seat 1 has given another hidden answer.
std::string choice_after(const Race& race, std::string_view driver, std::string_view hidden) {
  const std::unique_ptr<Race> other = race.clone();
  const auto done = other->decide(seat_at(1), hidden);
  EXPECT_TRUE(static_cast<bool>(done)) << hidden;
  return (*make_driver(driver, *other, std::make_shared<Shelf>(), 9))->choose(*other, seat_at(0));
}

TEST(Drivers, DoNotKnowTheHiddenBuildsOfOthers) {
  for (const std::string& driver : mind_names("speed-circuit")) {
    SCOPED_TRACE(driver);
    const auto race = for_tests::new_race("SB", "", names(3));
    const std::string wanted = choice_after(*race, driver, race->legal(seat_at(1)).front());
    for (const std::string& hidden : race->legal(seat_at(1)))
      EXPECT_EQ(choice_after(*race, driver, hidden), wanted) << hidden;
  }
}

// Of the many builds and bids of the tournament game every fiftieth.
TEST(Drivers, DoNotKnowTheHiddenBuildsAndBidsOfOthersInATournament) {
  for (const std::string& driver : mind_names(kWbc)) {
    SCOPED_TRACE(driver);
    const auto race = for_tests::new_race("WF", "laps=1", names(3), kWbc);
    for (int round = 0; round < 2; ++round) {
      const std::vector<std::string> hidden = race->legal(seat_at(1));
      ASSERT_GT(hidden.size(), 50u);
      const std::string wanted = choice_after(*race, driver, hidden.front());
      for (std::size_t i = 0; i < hidden.size(); i += 50)
        EXPECT_EQ(choice_after(*race, driver, hidden[i]), wanted) << hidden[i];
      for (int seat = 0; seat < 3; ++seat)
        ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(seat), race->legal(seat_at(seat))[0])));
    }
    EXPECT_FALSE(race->has_started()) << "the bids were equal";
  }
}

TEST(Drivers, DoNotKnowTheHiddenPlotsOfOthers) {
  struct Case {
    const char* rules;
    const char* board;
    std::uint64_t seeds;
  };
  for (const auto& [rules, board, seeds] : {Case{"speed-circuit", "SB", 10}, Case{kWbc, "WB", 3}}) {
    for (const std::string& driver : mind_names(rules)) {
      for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(driver + ", seed " + std::to_string(seed));
        const auto race = for_tests::new_race(board, "laps=2", names(3), rules);
        // On to a round of plots in the middle of a race, nobody's in yet.
        play(*race, "rookie", seed, 30);
        while (!race->pending().is_over() &&
               (!race->is_hidden_round() || race->pending().seats.size() != 3))
          play(*race, "rookie", seed, 1);
        if (race->pending().is_over()) continue;
        const std::vector<std::string> plots = race->legal(seat_at(1));
        ASSERT_GT(plots.size(), 1u);
        const std::string wanted = choice_after(*race, driver, plots.front());
        for (const std::string& hidden : plots)
          EXPECT_EQ(choice_after(*race, driver, hidden), wanted) << hidden;
      }
    }
  }
}

}  // namespace
}  // namespace chicane
