#include "rules/lib/start_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/cells_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

struct Racer {
  std::uint8_t cell = 0;
  std::uint8_t to_go = 0;
  std::uint32_t arrived = 0;
};

struct Field {
  std::array<Racer, 5> cars{};
  std::array<std::uint8_t, 5> drawn{};
  std::uint8_t car_count = 5;
  std::uint8_t drawn_count = 0;
  std::uint32_t arrivals = 10;
};

// GPA-GRD-2
TEST(StartOrder, TheFaceCountsThoseLeft) {
  Field field;
  for (const int face : {2, 2, 3}) draw_place(field, face);
  EXPECT_EQ(field.drawn_count, 3);
  draw_place(field, 1);
  EXPECT_EQ(field.drawn_count, 5) << "the last needs no die";
  EXPECT_THAT(field.drawn, ElementsAre(1, 2, 4, 0, 3));
}

// GPA-GRD-2
TEST(StartOrder, AnOrderTellsItsDice) {
  Field field;
  for (const int face : {2, 2, 3, 1}) draw_place(field, face);
  const int faces[] = {2, 2, 3, 1, 0};
  const int sides[] = {5, 4, 3, 2, 0};
  for (int place = 0; place < 5; ++place) {
    EXPECT_EQ(die_of_place(field, place).face, faces[place]) << place;
    EXPECT_EQ(die_of_place(field, place).sides, sides[place]) << place;
  }
}

// GPA-GRD-1, GPA-LAP-1
TEST(StartOrder, FourCarsStandInACellBehindTheLine) {
  Field field;
  field.drawn = {4, 3, 2, 1, 0};
  const CellRing ring = *compile_cells(for_tests::test_ring(), "x");
  place_on_start_cells(ring, 3, field);
  for (int car = 0; car < 5; ++car) {
    EXPECT_EQ(field.cars[car].cell, car == 0 ? 28 : 29);
    EXPECT_EQ(field.cars[car].to_go, 4);
    EXPECT_EQ(field.cars[car].arrived, 15u - static_cast<unsigned>(car)) << "counted on";
  }
}

}  // namespace
}  // namespace chicane
