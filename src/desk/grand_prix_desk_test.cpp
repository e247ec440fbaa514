// What the desks of both levels of Grand Prix promise, held in random races.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.h"
#include "base/text.h"
#include "board/cells.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "desk/desk_json.h"

namespace chicane::desk {
namespace {

constexpr int kRaces = 6;
constexpr int kAsksMax = 2000;

std::unique_ptr<Race> make_race(const std::string& rules, const std::string& options) {
  const auto board = load_board("GP-REF");
  auto made = (*find_rule_set(rules))->make_race(*board, options, {"Ann", "Bo", "Cy"});
  EXPECT_TRUE(static_cast<bool>(made)) << (made ? "" : to_string(made.error()));
  return std::move(*made);
}

void expect_whole_odds(const Choice& choice) {
  for (const std::vector<Part>& way : choice.price.ways) {
    for (const Part& part : way) {
      std::int64_t ways = 0;
      for (const Odd& odd : part.odds) {
        EXPECT_GE(odd.ways, 0);
        ways += odd.ways;
      }
      EXPECT_EQ(ways, part.of) << choice.decision;
    }
  }
}

bool is_place(const std::string& text) {
  const std::optional<int> cell = number(text, 0, kCellsMax - 1);
  return text == "box" || (cell && std::to_string(*cell) == text);
}

void expect_lawful(const Race& race, Seat seat, const Choice& choice) {
  for (const std::string& place : choice.path) EXPECT_TRUE(is_place(place)) << place;
  if (choice.decision.empty()) {
    EXPECT_FALSE(choice.barred.key.empty());
    EXPECT_FALSE(choice.clause.empty());
    return;
  }
  EXPECT_TRUE(static_cast<bool>(race.clone()->decide(seat, choice.decision))) << choice.decision;
  expect_whole_odds(choice);
}

// Plans are too many to be all shown; everything else that is lawful is.
void expect_complete(const Race& race, Seat seat, const Desk& desk) {
  std::set<std::string> offered;
  for (const Choice& choice : desk.choices) {
    if (choice.decision.empty()) continue;
    EXPECT_TRUE(offered.insert(choice.decision).second) << "twice: " << choice.decision;
  }
  EXPECT_FALSE(offered.empty());
  for (const std::string& decision : race.legal(seat)) {
    if (decision.starts_with("plan")) continue;
    EXPECT_TRUE(offered.contains(decision)) << desk.phase << ": " << decision;
  }
}

void expect_true_table(const Table& table) {
  std::set<std::pair<std::string, int>> places;
  std::set<int> ranks;
  for (const CarOnTable& car : table.cars) {
    EXPECT_TRUE(ranks.insert(car.rank).second) << car.number;
    if (car.place.empty()) continue;
    EXPECT_TRUE(is_place(car.place)) << car.place;
    EXPECT_TRUE(places.emplace(car.place, car.slot).second) << car.number << " in " << car.place;
  }
}

// Any; but into the box where it can be had, and mostly what is free: others do not live long.
const Choice& some_choice(const Desk& desk, Random& random) {
  std::vector<const Choice*> open;
  std::vector<const Choice*> free;
  for (const Choice& choice : desk.choices) {
    if (choice.decision.empty()) continue;
    if (choice.decision.ends_with("box")) return choice;
    open.push_back(&choice);
    if (choice.price.ways.empty()) free.push_back(&choice);
  }
  constexpr int kOften = 8;
  const bool is_careful = !free.empty() && random.roll(kOften) > 1;
  const std::vector<const Choice*>& from = is_careful ? free : open;
  return *from[random.roll(static_cast<int>(from.size())) - 1];
}

class GrandPrixDeskTest : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(GrandPrixDeskTest, OffersWhatIsLawfulWithWholeOdds) {
  std::set<std::string> phases;
  for (int seed = 1; seed <= kRaces; ++seed) {
    SCOPED_TRACE(seed);
    const std::unique_ptr<Race> race = make_race(GetParam().first, GetParam().second);
    Random random(static_cast<std::uint64_t>(seed));
    int asks = 0;
    for (Pending pending = race->pending(); !pending.is_over() && asks < kAsksMax;
         pending = race->pending()) {
      if (pending.kind == Pending::Kind::chance) {
        const int face = random.roll(pending.roll.sides);
        ASSERT_TRUE(static_cast<bool>(race->decide(kChance, fill("roll {}", face))));
        continue;
      }
      ++asks;
      const Seat seat = pending.seats.first();
      const Desk desk = desk_of(*race, seat);
      phases.insert(desk.phase);
      EXPECT_FALSE(desk.question.key.empty());
      for (const Choice& choice : desk.choices) expect_lawful(*race, seat, choice);
      expect_complete(*race, seat, desk);
      expect_true_table(table_of(*race));
      EXPECT_TRUE(desk_of(*race, seat_at(index(seat) == 0 ? 1 : 0)).choices.empty());
      if (HasFailure()) return;
      ASSERT_TRUE(static_cast<bool>(race->decide(seat, some_choice(desk, random).decision)));
    }
  }
  const bool is_basic = std::string_view(GetParam().first) == "grand-prix-basic";
  const std::set<std::string> asked =
      is_basic ? std::set<std::string>{"dice", "goal", "lost"}
               : std::set<std::string>{"box", "gear", "plan", "push", "renewal", "tyres"};
  EXPECT_TRUE(std::includes(phases.begin(), phases.end(), asked.begin(), asked.end()));
}

INSTANTIATE_TEST_SUITE_P(
    Games, GrandPrixDeskTest,
    ::testing::Values(std::pair("grand-prix-basic", "laps=1"),
                      std::pair("grand-prix-basic", "laps=1 automatic=3 order=seats"),
                      std::pair("grand-prix-advanced", "laps=2"),
                      std::pair("grand-prix-advanced", "laps=2 start=practice"),
                      std::pair("grand-prix-advanced",
                                "laps=2 engine_damage=both spin_gear=unchanged avoid=gear_only")),
    [](const auto& game) { return "Race" + std::to_string(game.index); });

}  // namespace
}  // namespace chicane::desk
