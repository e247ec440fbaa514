#include "rules/motorchamp/track.h"

#include <gtest/gtest.h>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

Track compiled(const Board& board) {
  const Result<Track, DataError> track = compile_track(board);
  EXPECT_TRUE(static_cast<bool>(track)) << to_string(track.error());
  return track ? *track : Track{};
}

std::string complaint(const Board& board) {
  const Result<Track, DataError> track = compile_track(board);
  EXPECT_FALSE(static_cast<bool>(track));
  return track ? "" : to_string(track.error());
}

TEST(MotorTrack, HasTheRowsOfTheBoard) {
  Board board = long_track();
  board.motor->rows[20] = {.right = {1, 5}, .left = {2, 11}, .is_solid = true};
  const Track track = compiled(board);
  EXPECT_EQ(track.count, 60);
  EXPECT_TRUE(track.is_long);
  EXPECT_EQ(track.start_row, 11);
  EXPECT_EQ(track[20].dice, (std::array<std::uint8_t, 2>{1, 2}));
  EXPECT_EQ(track[20].limit, (std::array<std::uint8_t, 2>{5, 11}));
  EXPECT_TRUE(track[20].is_solid);
  EXPECT_EQ(track[21].dice, (std::array<std::uint8_t, 2>{3, 3}));
  EXPECT_EQ(track[21].limit, (std::array<std::uint8_t, 2>{kNoLimit, kNoLimit}));
  EXPECT_FALSE(track[21].is_solid);
}

// MC-PIT-5  Pits in driving order belong to teams 1, 2, … on long tracks only.
TEST(MotorTrack, FindsThePitLaneAcrossTheLine) {
  const Track track = compiled(long_track());
  EXPECT_EQ(track.entry, 52);
  EXPECT_EQ(track.last_lane, 6);
  EXPECT_EQ(track.last_pit, 4);
  EXPECT_EQ(track[55].pit_team, 1);
  EXPECT_EQ(track[59].pit_team, 5);
  EXPECT_EQ(track[0].pit_team, 6);
  EXPECT_EQ(track[4].pit_team, 10);
  EXPECT_EQ(track[5].pit_team, kNoTeam);
  EXPECT_EQ(track[54].pit_team, kNoTeam);
  const Track small = compiled(short_track());
  EXPECT_EQ(small.entry, 35);
  EXPECT_EQ(small.last_lane, 3);
  EXPECT_EQ(small.last_pit, 1);
  for (int r = 0; r < small.count; ++r) EXPECT_EQ(small[r].pit_team, kNoTeam) << r;
}

TEST(MotorTrack, CountsRowsRoundTheRing) {
  const Track track = compiled(long_track());
  struct Case {
    int row;
    int distance;
    int after;
  };
  for (const Case& c : {Case{0, 0, 0}, {0, 59, 59}, {59, 1, 0}, {59, 15, 14}, {45, 15, 0}}) {
    EXPECT_EQ(track.after(c.row, c.distance), c.after) << c.row;
    EXPECT_EQ(track.between(c.row, c.after), c.distance) << c.row;
  }
}

TEST(MotorTrack, HasItsSlotsBeforeTheLine) {
  const Track track = compiled(long_track());
  const Track small = compiled(short_track());
  EXPECT_EQ(track.slots(), 18);
  EXPECT_EQ(small.slots(), 14);
  struct Case {
    int slot;
    int row;
    int lane;
  };
  // MC-SET-1  The first on the right, directly before the line.
  for (const Case& c : {Case{0, 59, kRight}, {1, 59, kLeft}, {2, 58, kRight}, {17, 51, kLeft}}) {
    EXPECT_EQ(track.slot_row(c.slot), c.row);
    EXPECT_EQ(Track::slot_lane(c.slot), c.lane);
  }
  EXPECT_EQ(small.slot_row(13), 33);
}

TEST(MotorTrack, IsRefusedWithTheFaultOfTheBoard) {
  Board plain;
  plain.name = "plain";
  EXPECT_EQ(complaint(plain), "plain: this is no board for motorchamp");
  Board board = long_track();
  board.motor->rows[52].is_entry = false;
  EXPECT_EQ(complaint(board), "M60: 0 entrances to the pit lane; one there must be");
}

// A finishing straight of the wrong length makes a bad board, not an impossible one.
TEST(MotorTrack, IsMadeOfABoardWithALesserFault) {
  Board board = long_track();
  board.motor->rows[7].has_no_side = true;
  EXPECT_FALSE(validate(board).empty());
  EXPECT_TRUE(compiled(board)[7].has_no_side);
}

}  // namespace
}  // namespace chicane::motorchamp
