#include "rules/speed_circuit/standard_paths.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"
#include "rules/speed_circuit/path_search.h"

namespace chicane::speed_circuit {
namespace {

std::vector<std::uint32_t> words(const DecisionList& list) {
  std::vector<std::uint32_t> words;
  for (const Decision& decision : list) words.push_back(path(decision).word);
  return words;
}

class StandardPathsOn : public testing::Test {
 protected:
  // The car at the wheel, with wear, no faster than before.
  Car& put(SpaceId at, Speed speed) {
    table_.state = {};
    Car& car = table_.state.cars[0];
    car.at = at;
    car.wear = 1;
    car.driven = car.ref = speed;
    table_.state.move.rules.length = static_cast<std::uint8_t>(speed.spaces());
    return car;
  }

  // Looked up, and searched for.
  void expect_same() const {
    const State& state = table_.state;
    const Car& car = state.cars[0];
    DecisionList looked_up;
    ASSERT_TRUE(append_standard_paths(table_.game(), state, looked_up));
    DecisionList searched;
    const Traffic traffic = traffic_of(state, state.move.traffic);
    list_paths({table_.game(), car, car.driven, state.move.had_no_wear, DueSpin::none,
                state.move.rules, traffic},
               searched);
    ASSERT_EQ(words(looked_up), words(searched)) << table_.place(car) << " at " << car.driven.mph();
    DecisionList unbound;
    if (append_unbound_paths(table_.game(), state, unbound)) {
      ASSERT_EQ(words(unbound), words(searched)) << table_.place(car) << " at " << car.driven.mph();
    }
  }

  // With nobody in the way, with one car, and with two near each other.
  void expect_same_in_traffic() {
    State& state = table_.state;
    state.move.traffic = 0;
    ASSERT_NO_FATAL_FAILURE(expect_same());
    for (int i = 0; i < table_.game().course.space_count; ++i) {
      state.cars[1].at = static_cast<SpaceId>(i);
      state.move.traffic = 0b10;
      ASSERT_NO_FATAL_FAILURE(expect_same());
      for (int j = i + 1; j < std::min(i + 4, int{table_.game().course.space_count}); ++j) {
        state.cars[2].at = static_cast<SpaceId>(j);
        state.move.traffic = 0b110;
        ASSERT_NO_FATAL_FAILURE(expect_same());
      }
    }
  }

  TestTable table_;
};

TEST_F(StandardPathsOn, EverySpaceAreThoseOfTheSearchWhoeverIsInTheWay) {
  for (int i = 0; i < table_.game().course.space_count; ++i) {
    for (Speed speed = 20_mph; speed <= kSpeedMax; speed = speed + 20_mph) {
      put(static_cast<SpaceId>(i), speed);
      ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
    }
  }
}

TEST_F(StandardPathsOn, ALineAreThoseOfTheSearchWithABlankLedgerOrNone) {
  const Course& course = table_.game().course;
  for (int l = 0; l < course.line_count; ++l) {
    const CourseLine& line = course.lines[l];
    for (int i = 0; i + 1 < line.length; ++i) {
      for (Speed speed = 20_mph; speed <= kSpeedMax; speed = speed + 20_mph) {
        Car& car = put(line.spaces[i], speed);
        car.passage.lines[car.passage.line_count++] = {static_cast<LineId>(l),
                                                       static_cast<std::uint8_t>(i)};
        ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
        if (!course[car.at].is_posted()) continue;
        enter_corner(course, car.passage, car.at, course[car.at].limit);
        ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
      }
    }
  }
}

TEST_F(StandardPathsOn, EverySpaceAreThoseOfTheSearchWithoutWear) {
  for (int i = 0; i < table_.game().course.space_count; ++i) {
    for (Speed speed = 20_mph; speed <= kSpeedMax; speed = speed + 20_mph) {
      put(static_cast<SpaceId>(i), speed).wear = 0;
      table_.state.move.had_no_wear = table_.state.move.rules.keeps_zero_wear = true;
      ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
    }
  }
}

TEST_F(StandardPathsOn, CornersAreThoseOfTheSearchWhereSpeedMustNotBeRaised) {
  const Course& course = table_.game().course;
  for (int i = 0; i < course.space_count; ++i) {
    if (!course.spaces[i].is_posted()) continue;
    for (Speed speed = 20_mph; speed <= kSpeedMax; speed = speed + 20_mph) {
      Car& car = put(static_cast<SpaceId>(i), speed);
      car.ref = Speed{};
      table_.state.move.rules.keeps_speed_in_corner = true;
      ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
      enter_corner(course, car.passage, car.at, course[car.at].limit);
      ASSERT_NO_FATAL_FAILURE(expect_same_in_traffic());
    }
  }
}

TEST_F(StandardPathsOn, ALineFromWhichTheCarHasProfitedHaveToBeSearchedFor) {
  Car& car = put(table_.space("I11"), 80_mph);
  car.passage.lines[car.passage.line_count++] = {LineId{0}, 2};
  enter_corner(table_.game().course, car.passage, car.at, 80_mph);
  DecisionList list;
  EXPECT_FALSE(append_standard_paths(table_.game(), table_.state, list));
}

}  // namespace
}  // namespace chicane::speed_circuit
