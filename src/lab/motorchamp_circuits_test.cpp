#include "lab/motorchamp_circuits.h"

#include <gtest/gtest.h>

#include <numeric>

#include "catalog/boards.h"

namespace chicane::lab {

namespace {

CircuitStudy study(const char* circuit, StudyDrivers drivers, std::uint64_t seed) {
  const Result<Board, DataError> board = load_board(circuit);
  EXPECT_TRUE(board);
  const Result<CircuitStudy, DataError> result = study_circuit({*board, drivers, 9, seed});
  EXPECT_TRUE(result);
  return *result;
}

TEST(CircuitStudy, SameSeedGivesTheSameFigures) {
  const CircuitStudy first = study("mc-a1-m1-z1", StudyDrivers::mixed, 5);
  EXPECT_EQ(first, study("mc-a1-m1-z1", StudyDrivers::mixed, 5));
  EXPECT_NE(first, study("mc-a1-m1-z1", StudyDrivers::mixed, 6));
}

TEST(CircuitStudy, SumsAddUp) {
  for (const char* circuit : {"mc-a2-m2-z2", "mc-a1-z1"}) {
    for (const std::string_view name : kStudyDrivers) {
      SCOPED_TRACE(std::string(circuit) + " " + std::string(name));
      const CircuitStudy s = study(circuit, *study_drivers(name), 1);
      EXPECT_EQ(s.races, 9);
      // Fields of 12, 14, 16 or 8, 10, 12 cars, three races each.
      EXPECT_EQ(s.cars, s.is_long ? 3 * (12 + 14 + 16) : 3 * (8 + 10 + 12));
      // A car has finished, is out, or stands beside the track.
      EXPECT_EQ(s.finished + s.out + s.left, s.cars);
      EXPECT_EQ(s.out_by_limit + s.out_by_blockage, s.out);
      // Who went off came back, or is left there.
      EXPECT_EQ(s.came_back + s.left, s.went_off);
      // Every race is won by one temper, or by nobody.
      EXPECT_EQ(std::accumulate(s.wins.begin(), s.wins.end(), 0) + s.no_winner, s.races);
      EXPECT_EQ(s.rounds.size(), 9u);
      EXPECT_LE(s.classified, s.cars);
      EXPECT_LE(s.six_laps, s.finished);
      EXPECT_LE(s.six_laps, s.classified);
      EXPECT_LE(s.stops, s.cars);
      EXPECT_LE(s.red_flaps, s.cars);
      EXPECT_LE(s.rounds_at(5), s.mean_rounds());
      EXPECT_GE(s.rounds_at(95), s.mean_rounds());
    }
  }
}

TEST(CircuitStudy, RoundsByRank) {
  CircuitStudy s;
  s.races = 20;
  for (int i = 1; i <= 20; ++i) s.rounds.push_back(i);
  EXPECT_EQ(s.rounds_at(5), 1);
  EXPECT_EQ(s.rounds_at(50), 10);
  EXPECT_EQ(s.rounds_at(95), 19);
  EXPECT_EQ(s.rounds_at(100), 20);
}

TEST(CircuitStudy, OtherBoardsAreRefused) {
  const Result<Board, DataError> board = load_board("monza");
  ASSERT_TRUE(board);
  const Result<CircuitStudy, DataError> result = study_circuit({*board});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().what, "monza: this is no board for motorchamp");
}

TEST(StudyDrivers, ByName) {
  EXPECT_EQ(study_drivers("bold"), StudyDrivers::bold);
  EXPECT_EQ(study_drivers("timid"), std::nullopt);
}

}  // namespace

}  // namespace chicane::lab
