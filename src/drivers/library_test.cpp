#include "drivers/library.h"

#include <gtest/gtest.h>
#include <malloc.h>

#include "base/random.h"
#include "base/text.h"
#include "catalog/notes_for_tests.h"
#include "drivers/driver.h"
#include "drivers/random_play.h"

namespace chicane {
namespace {

const std::vector<std::string> kNames = {"A", "B", "C", "D", "E", "F"};

std::unique_ptr<Race> race_of(Library& library, std::string_view rules, std::string_view board,
                              std::string_view options = "laps=1") {
  Result<std::unique_ptr<Race>, DataError> made = library.race(rules, board, options, kNames);
  EXPECT_TRUE(static_cast<bool>(made)) << to_string(made.error());
  return std::move(*made);
}

// Drivers of that name with these shelves, by seat, to the end: all that they did.
template <class ShelfOf>
std::string race_to_the_end(Race& race, std::string_view driver, ShelfOf shelf_of) {
  std::vector<std::unique_ptr<Driver>> drivers;
  for (std::size_t i = 0; i < race.names().size(); ++i)
    drivers.push_back(std::move(*make_driver(driver, race, shelf_of(), 7 + i)));
  Random dice(1);
  std::string told;
  while (!race.pending().is_over()) {
    const Seat seat = next_to_answer(race.pending());
    std::string decision;
    if (seat == kChance) {
      const auto faces = race.legal(kChance);
      decision = faces[dice.below(static_cast<std::uint32_t>(faces.size()))];
    } else {
      decision = drivers[static_cast<std::size_t>(index(seat))]->choose(race, seat);
    }
    EXPECT_TRUE(static_cast<bool>(race.decide(seat, decision))) << decision;
    told += decision + "\n";
  }
  return told;
}

constexpr const char* kShortRace = "laps=1 short_race=yes";

// A race of each game, and one on a large board.
std::vector<ShortRace> races() {
  std::vector<ShortRace> all = short_races();
  all.push_back({"speed-circuit-wbc", "monza", "laps=1"});
  return all;
}

TEST(Library, SharesTheGameAmongItsRaces) {
  Library library;
  const auto first = race_of(library, "speed-circuit-wbc", "monza");
  EXPECT_FALSE(first->is_alone());
  const auto shelf = library.shelf(*first);
  const auto second = race_of(library, "speed-circuit-wbc", "monza");
  EXPECT_EQ(&first->board(), &second->board());
  EXPECT_EQ(library.shelf(*second), shelf);
  EXPECT_NE(library.shelf(*race_of(library, "speed-circuit-wbc", "monza", "laps=2")), shelf);
  EXPECT_NE(library.shelf(*race_of(library, "speed-circuit", "monza")), shelf);
  EXPECT_EQ(library.counts().games, 3u);
  // However its options are written.
  const auto third = race_of(library, "speed-circuit-wbc", "monza", first->options());
  EXPECT_EQ(library.counts().games, 3u);
  EXPECT_EQ(&first->board(), &third->board());
}

TEST(Library, MakesRacesThatBeginAnew) {
  Library library;
  const auto first = race_of(library, "formula-one", "F1-REF", kShortRace);
  const std::uint64_t digest = first->digest();
  ASSERT_TRUE(static_cast<bool>(first->decide(kChance, first->legal(kChance)[0])));
  EXPECT_EQ(race_of(library, "formula-one", "F1-REF", kShortRace)->digest(), digest);
  const auto few = library.race("formula-one", "F1-REF", kShortRace, {"A", "B"});
  ASSERT_TRUE(static_cast<bool>(few));
  EXPECT_EQ((*few)->names().size(), 2u);
  EXPECT_FALSE(static_cast<bool>(
      library.race("formula-one", "F1-REF", kShortRace, {"A", "B", "C", "D", "E", "F", "G", "H"})));
}

TEST(Library, ChangesNoDecision) {
  for (const ShortRace& setting : races()) {
    for (const char* driver : {"club", "rookie", "steady", "random"}) {
      SCOPED_TRACE(setting.rules + " " + driver);
      Library library;
      const auto shared = race_of(library, setting.rules, setting.board, setting.options);
      const auto alone = race_of(library, setting.rules, setting.board, setting.options);
      EXPECT_EQ(race_to_the_end(*shared, driver, [&] { return library.shelf(*shared); }),
                race_to_the_end(*alone, driver, [] { return std::make_shared<Shelf>(); }));
    }
  }
}

// What it says that it holds is what the allocator has given out.
TEST(Library, CountsItsBytes) {
#ifdef CHICANE_PARANOID
  GTEST_SKIP() << "the allocator of sanitizers is another one";
#endif
  for (const ShortRace& setting : races()) {
    SCOPED_TRACE(setting.rules + " " + setting.board);
    const auto given_out = [] {
      const struct mallinfo2 info = mallinfo2();
      return info.uordblks + info.hblkhd;
    };
    const auto race_in = [&](Library& library) {
      race_to_the_end(*race_of(library, setting.rules, setting.board, setting.options), "club",
                      [&, race = race_of(library, setting.rules, setting.board, setting.options)] {
                        return library.shelf(*race);
                      });
    };
    // Small blocks that a race gives back stay with the thread and still count as given out. A
    // first race leaves as many of them as the second one does.
    {
      Library first(std::size_t{1} << 30);
      race_in(first);
    }
    const std::size_t before = given_out();
    Library library(std::size_t{1} << 30);
    race_in(library);
    const std::size_t given = given_out() - before;
    // Looked for once more, so that it is counted as it has grown.
    static_cast<void>(
        library.shelf(*race_of(library, setting.rules, setting.board, setting.options)));
    const std::size_t counted = library.counts().bytes;
    EXPECT_GT(counted, given * 9 / 10);
    EXPECT_LT(counted, given * 11 / 10 + 1024);
  }
}

// A stranger may ask for as many games as there are: what nobody races is forgotten.
TEST(Library, ForgetsWhatTakesTooMuchRoom) {
  constexpr std::size_t kRoom = 3u << 20;
  Library library(kRoom);
  std::string first_race;
  const auto options = [](int game) { return fill("laps=1 turn_limit={}", 5 + game); };
  for (int game = 0; game < 4; ++game) {
    const auto race = race_of(library, "speed-circuit-wbc", "WB", options(game));
    const std::string told = race_to_the_end(*race, "club", [&] { return library.shelf(*race); });
    if (game == 0) first_race = told;
    const auto another = race_of(library, "speed-circuit-wbc", "SB");
    EXPECT_LT(library.counts().bytes, 2 * kRoom) << game;
  }
  EXPECT_LT(library.counts().games, 5u);
  const auto again = race_of(library, "speed-circuit-wbc", "WB", options(0));
  EXPECT_EQ(race_to_the_end(*again, "club", [&] { return library.shelf(*again); }), first_race);
}

TEST(Library, KeepsTheGamesThatAreRaced) {
  Library library(1);
  const auto race = race_of(library, "motorchamp", "monza-motor");
  const auto other = race_of(library, "formula-one", "F1-REF", kShortRace);
  const auto third = race_of(library, "grand-prix-basic", "GP-REF");
  EXPECT_EQ(library.counts().games, 3u);
  EXPECT_EQ(&race_of(library, "motorchamp", "monza-motor")->board(), &race->board());
}

}  // namespace
}  // namespace chicane
