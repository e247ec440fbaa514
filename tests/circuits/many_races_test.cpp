// As races_test.cpp, with many seeds.
#include "circuits/races.h"
#include "contract/contract.h"

namespace chicane::circuits {
namespace {

TEST(ManyRaces, OfRookiesEndOnAllBoards) {
  expect_all_races_to_end("rookie", contract::race_count(50));
}

TEST(ManyRaces, OfClubDriversEndOnAllBoards) {
  expect_all_races_to_end("club", contract::race_count(50));
}

TEST(ManyRaces, AtRandomEndOnAllBoards) {
  expect_all_races_to_end("random", contract::race_count(50));
}

}  // namespace
}  // namespace chicane::circuits
