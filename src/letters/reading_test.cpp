#include "letters/reading.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "catalog/notes_for_tests.h"
#include "catalog/recorded_race_for_tests.h"

namespace chicane::letters {
namespace {

using for_tests::new_race;

constexpr Seat kAnn = seat_at(0);
constexpr Seat kBen = seat_at(1);

std::unique_ptr<Race> race_at_first_plot() {
  std::unique_ptr<Race> race = new_race("monza", "laps=1", {"Ann", "Ben"});
  EXPECT_TRUE(static_cast<bool>(race->decide(kAnn, "build 1/1/1/1/1")));
  EXPECT_TRUE(static_cast<bool>(race->decide(kBen, "build 0/2/1/2/0")));
  return race;
}

std::string decisions(const Reading& reading) {
  std::vector<std::string> all;
  for (const Understood& one : reading.understood)
    all.insert(all.end(), one.decisions.begin(), one.decisions.end());
  return join(all, ", ");
}

std::string complaints(const Reading& reading) {
  std::string all;
  for (const DataError& error : reading.complaints) all += to_string(error) + "\n";
  return all;
}

TEST(Letter, IsUnderstoodInTheHobbysWays) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  for (const char* letter :
       {"Plot: 60", "plot 60", "60", "T1: 60", "Turn 1: plot 60 mph.", "Ann: 60",
        "Hi Max,\n\nmy plot:\n  60\n\nCheers, Ann\n-- \nAnn, plot 20\n", "> 20\n60\n"}) {
    const Reading reading = read_letter(*race, kAnn, letter, "letter");
    EXPECT_EQ(decisions(reading), "plot 60") << letter << complaints(reading);
    EXPECT_TRUE(reading.is_clear()) << letter;
  }
}

TEST(Letter, TalkIsLeftAsideAndSaid) {
  const Reading reading =
      read_letter(*race_at_first_plot(), kAnn, "Hi Max,\nKeep smiling\n60\n", "letter");
  ASSERT_EQ(reading.aside.size(), 2u);
  EXPECT_EQ(reading.aside[1].said, "Keep smiling");
  EXPECT_EQ(reading.aside[1].line, 2);
}

TEST(Letter, WhatIsNotAskedYetIsForLater) {
  const Reading reading =
      read_letter(*race_at_first_plot(), kAnn, "T1: 60, inside\nT2: 100\n", "letter");
  EXPECT_TRUE(reading.is_clear()) << complaints(reading);
  ASSERT_EQ(reading.later.size(), 2u);
  EXPECT_EQ(reading.later[0].said, "T2: 100");
  EXPECT_EQ(reading.later[0].why, "turn 1 is driven now");
  EXPECT_EQ(reading.later[1].said, "inside");
}

// The last plot opens the round: the way can follow in the same letter.
TEST(Letter, GoesOnAsLongAsTheSeatIsAsked) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  ASSERT_TRUE(static_cast<bool>(race->decide(kBen, "plot 20")));
  const Reading reading = read_letter(*race, kAnn, "60, O3", "letter");
  EXPECT_TRUE(reading.is_clear()) << complaints(reading);
  EXPECT_EQ(decisions(reading).substr(0, 15), "plot 60, drive ");
}

TEST(Letter, ComplaintsSayWhichLineAndWhatWouldBeLawful) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  const Reading reading = read_letter(*race, kAnn, "Hi\nplot 300\n", "letter");
  ASSERT_EQ(reading.complaints.size(), 1u);
  EXPECT_EQ(reading.complaints[0].line, 2);
  const std::string& what = reading.complaints[0].what;
  EXPECT_EQ(what.find("'plot 300'"), 0u) << what;
  EXPECT_NE(what.find("lawful now: plot "), std::string::npos) << what;
  EXPECT_FALSE(reading.is_clear());
}

TEST(Letter, ConditionsOthersAndOldTurnsAreRefused) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  const struct {
    const char* letter;
    const char* what;
  } cases[] = {
      {"If Ben plots 40 then 60",
       "letter:1: 'If Ben plots 40 then 60' hangs on a condition; an order must stand alone: say "
       "what to do now, and the rest when it is asked\n"},
      {"60\nBen: 40", "letter:2: 'Ben: 40' is an order for Ben; this letter is read for Ann\n"},
      {"T0: 60", "letter:1: 'T0: 60' is for turn 0, which is over; turn 1 is driven now\n"},
  };
  for (const auto& c : cases) {
    const Reading reading = read_letter(*race, kAnn, c.letter, "letter");
    EXPECT_EQ(complaints(reading), c.what);
    EXPECT_FALSE(reading.is_clear());
  }
}

TEST(Letter, WithoutOrdersSaysWhatIsAsked) {
  const Reading reading = read_letter(*race_at_first_plot(), kAnn, "Hello\n", "letter");
  EXPECT_EQ(complaints(reading).find("letter: there is no order in the letter; lawful now: plot "),
            0u)
      << complaints(reading);
}

TEST(Letter, OfOneWhoIsNotAskedIsRefused) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  ASSERT_TRUE(static_cast<bool>(race->decide(kAnn, "plot 60")));
  EXPECT_EQ(complaints(read_letter(*race, kAnn, "60", "letter")),
            "letter: Ann is not asked now; the race waits for Ben\n");
}

TEST(Letter, IsBounded) {
  const std::unique_ptr<Race> race = race_at_first_plot();
  EXPECT_EQ(complaints(read_letter(*race, kAnn, std::string(kLetterBytesMax + 1, '6'), "letter")),
            "letter: the letter is larger than 64 KiB\n");
}

// In every rule set, whatever is lawful can be said in a letter, and means itself.
TEST(Letter, SaysEveryLawfulDecisionOfEveryRuleSet) {
  for (const ShortRace& each : short_races()) {
    const std::unique_ptr<Race> race =
        new_race(each.board, each.options, {"Ann", "Ben", "Cleo", "Dan"}, each.rules);
    Random random(3);
    int read = 0;
    for (int i = 0; i < 150 && !race->pending().is_over(); ++i) {
      const Pending pending = race->pending();
      const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
      const std::vector<std::string> legal = race->legal(seat);
      const std::string& decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      if (seat != kChance) {
        const Reading reading = read_letter(*race, seat, decision + "\n", "letter");
        ASSERT_TRUE(reading.is_clear()) << each.rules << ": " << decision << complaints(reading);
        EXPECT_EQ(reading.understood.front().decisions.front(), decision);
        ++read;
      }
      ASSERT_TRUE(static_cast<bool>(race->decide(seat, decision)));
    }
    EXPECT_GT(read, 20) << each.rules;
  }
}

}  // namespace
}  // namespace chicane::letters
