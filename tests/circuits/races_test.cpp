// One race of each kind; many_races_test.cpp has more.
#include "circuits/races.h"

namespace chicane::circuits {
namespace {

TEST(Races, OfRookiesEndOnAllBoards) { expect_all_races_to_end("rookie", 1); }

TEST(Races, OfClubDriversEndOnAllBoards) { expect_all_races_to_end("club", 1); }

TEST(Races, AtRandomEndOnAllBoards) { expect_all_races_to_end("random", 1); }

}  // namespace
}  // namespace chicane::circuits
