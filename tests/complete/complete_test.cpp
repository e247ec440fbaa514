// What a game must bring that only a running program can tell: drivers from `random` to `ace`, a
// coach, a report, questions. The rest is asked by tests/tree/complete.py.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/notes_for_tests.h"
#include "catalog/recorded_race_for_tests.h"
#include "coach/coach.h"
#include "desk/desk.h"
#include "drivers/driver.h"
#include "drivers/masters.h"
#include "report/report.h"

namespace chicane {
namespace {

class Complete : public testing::TestWithParam<const RuleSetEntry*> {
 protected:
  std::string id() const { return std::string(GetParam()->id()); }

  std::unique_ptr<Race> race() const {
    const ShortRace noted = short_race(id());
    return for_tests::new_race(noted.board, noted.options, {"Ann", "Ben", "Cleo"}, id());
  }

  // The same where a driver is asked for the first time.
  std::unique_ptr<Race> asked() const {
    std::unique_ptr<Race> race = this->race();
    Random dice(1);
    while (race->pending().kind == Pending::Kind::chance) {
      const std::vector<std::string> faces = race->legal(kChance);
      const std::string& face = faces[dice.below(static_cast<std::uint32_t>(faces.size()))];
      EXPECT_TRUE(static_cast<bool>(race->decide(kChance, face)));
    }
    return race;
  }
};

INSTANTIATE_TEST_SUITE_P(Games, Complete, testing::ValuesIn(rule_sets()),
                         [](const auto& of) { return folder_of(of.param->id()); });

TEST_P(Complete, HasDriversFromRandomToAce) {
  EXPECT_THAT(all_mind_names(id()),
              testing::IsSupersetOf({"random", "rookie", "club", "pro", "ace", "steady", "first"}));
  for (const std::string& name : all_mind_names(id())) {
    SCOPED_TRACE(id() + " " + name);
    const std::unique_ptr<Race> race = asked();
    const Seat seat = race->pending().seats.first();
    const auto driver =
        make_driver(name == "ace" ? "ace@1" : name, *race, std::make_shared<Shelf>(), 1);
    ASSERT_TRUE(static_cast<bool>(driver)) << to_string(driver.error());
    EXPECT_THAT(race->legal(seat), testing::Contains((*driver)->choose(*race, seat)));
  }
}

TEST_P(Complete, HasACoachWhoKnowsALap) {
  const std::unique_ptr<Coach> coach = make_coach(*race(), {.is_sure = true});
  ASSERT_NE(coach, nullptr) << id();
  const std::string build = notes(id(), "build").at(0);
  const auto lone = coach->start(build == "nothing" ? "" : build);
  ASSERT_TRUE(static_cast<bool>(lone)) << to_string(lone.error());
  EXPECT_GT(coach->turns(**lone).value_or(0), 1) << id();
}

TEST_P(Complete, HasAReportOfARaceThatIsOver) {
  const std::unique_ptr<Race> race = this->race();
  const auto record = parse_record(for_tests::play_and_record(*race, 1), "test");
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  const auto report = report::report_of(*record);
  ASSERT_TRUE(static_cast<bool>(report)) << to_string(report.error());
  EXPECT_EQ(report->result.size(), race->standings().size());
  EXPECT_FALSE(report->story.empty()) << id();
}

TEST_P(Complete, AsksItsDriversQuestions) {
  const std::unique_ptr<Race> race = asked();
  const Seat seat = race->pending().seats.first();
  const desk::Desk question = desk::desk_of(*race->seen_by(seat), seat);
  EXPECT_FALSE(question.phase.empty()) << id();
  EXPECT_FALSE(question.choices.empty()) << id();
  EXPECT_FALSE(desk::table_of(*race->seen_by(seat)).cars.empty()) << id();
}

}  // namespace
}  // namespace chicane
