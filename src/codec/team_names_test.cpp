#include "codec/team_names.h"

#include <gtest/gtest.h>

#include <array>

#include "codec/cited.h"

namespace chicane {
namespace {

TEST(TeamNames, AreANumberAndALetter) {
  const std::array<int, 5> teams = {1, 1, 3, 12, 3};
  EXPECT_EQ(team_car_names(5, [&](int i) { return teams[i]; }),
            (Names{"1a", "1b", "3a", "12a", "3b"}));
}

TEST(TeamNames, CountOwnersFromOne) {
  struct Car {
    unsigned char owner;
  };
  struct {
    std::array<Car, 4> cars;
    int car_count;
  } const state{{{{0}, {0}, {1}, {2}}}, 3};
  EXPECT_EQ(owned_car_names(state), (Names{"1a", "1b", "2a"}));
}

TEST(TeamNames, AutomaticPlayersStandBehindTheOthers) {
  EXPECT_EQ(with_automatic({"Ann", "Ben"}, 2), (Names{"Ann", "Ben", "Automatic 1", "Automatic 2"}));
  EXPECT_EQ(with_automatic({"Ann"}, 0), Names{"Ann"});
}

TEST(Cited, MarksWhatIsReconstructed) {
  EXPECT_EQ(cited("GPB-OVT-1", false), "GPB-OVT-1");
  EXPECT_EQ(cited("GPB-RSK-1", true), "GPB-RSK-1 (reconstructed)");
}

}  // namespace
}  // namespace chicane
