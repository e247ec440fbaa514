// Golden desks: what a person is asked at chosen moments of seeded races, and the table at that
// moment, as screens get them. To write them anew: CHICANE_REWRITE=1 build/release/desks_test
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "desk/desk_json.h"
#include "drivers/driver.h"

namespace chicane {
namespace {

struct Moment {
  std::string rules;
  std::string name;
  std::string board;
  std::uint64_t seed;
  std::string driver;
  std::string phase;  // Of the desk of the seat that is asked, …
  int count;          // … for the n-th time in the race, from 1.
  std::string options;
};

void PrintTo(const Moment& moment, std::ostream* out) {
  *out << moment.rules << " " << moment.name;
}

const std::filesystem::path kDesks = std::filesystem::path(CHICANE_SOURCE_DIR) / "tests" / "desks";

// Of each rule set its folder's moments.txt, a line each:
//   plot_late monza seed=1 rookie plot 150 laps=3
// is the 150th time that somebody in a race of rookies is asked to plot; it is kept in
// plot_late.json.
std::vector<Moment> moments() {
  std::vector<Moment> list;
  for (const RuleSetEntry* rules : rule_sets()) {
    std::ifstream file(kDesks / rules->id() / "moments.txt");
    EXPECT_TRUE(file) << rules->id() << " has no golden desks";
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      Moment moment{.rules = std::string(rules->id())};
      std::string seed;
      words >> moment.name >> moment.board >> seed >> moment.driver >> moment.phase >> moment.count;
      moment.seed = std::stoull(seed.substr(seed.find('=') + 1));
      std::getline(words >> std::ws, moment.options);
      list.push_back(moment);
    }
  }
  return list;
}

// One choice a line, one car a line: a difference shows where it is.
std::string in_lines(const std::string& json) {
  constexpr int kDeepest = 3;
  std::string text;
  int depth = 0;
  bool is_quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"' && (i == 0 || json[i - 1] != '\\')) is_quoted = !is_quoted;
    if (!is_quoted && (c == '{' || c == '[')) ++depth;
    if (!is_quoted && (c == '}' || c == ']')) --depth;
    text += c;
    if (!is_quoted && c == ',' && depth <= kDeepest)
      text += "\n" + std::string(static_cast<std::size_t>(depth), ' ');
  }
  return text + "\n";
}

// Desk and table as the seat may see them; empty if the moment never comes.
std::string look(const Moment& moment) {
  const auto board = load_board(moment.board);
  const auto rules = find_rule_set(moment.rules);
  const std::vector<std::string> names = {"Ann", "Bo", "Cy", "Di", "Ed", "Flo"};
  auto made = (*rules)->make_race(*board, moment.options, names);
  EXPECT_TRUE(static_cast<bool>(made)) << (made ? "" : to_string(made.error()));
  Race& race = **made;
  std::vector<std::unique_ptr<Driver>> drivers;
  const auto shelf = std::make_shared<Shelf>();
  for (std::size_t i = 0; i < names.size(); ++i)
    drivers.push_back(std::move(*make_driver(moment.driver, race, shelf, moment.seed + i)));
  Random dice(moment.seed);
  int seen = 0;
  for (Pending pending = race.pending(); !pending.is_over(); pending = race.pending()) {
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    if (!is_die && !race.is_formality(seat)) {
      const std::unique_ptr<Race> view = race.seen_by(seat);
      const desk::Desk asked = desk::desk_of(*view, seat);
      if (asked.phase == moment.phase && ++seen == moment.count)
        return in_lines("{\"desk\":" + to_json(asked) +
                        ",\"table\":" + to_json(desk::table_of(*view)) + "}");
    }
    const std::string decision =
        is_die ? "roll " + std::to_string(face_of(pending.roll.die, dice.roll(pending.roll.sides)))
               : drivers[index(seat)]->choose(race, seat);
    const auto done = race.decide(seat, decision);
    EXPECT_TRUE(static_cast<bool>(done)) << decision;
    if (!done) break;
  }
  return {};
}

class DeskTest : public ::testing::TestWithParam<Moment> {};

TEST_P(DeskTest, IsAsItWas) {
  const std::filesystem::path path = kDesks / GetParam().rules / (GetParam().name + ".json");
  const std::string now = look(GetParam());
  ASSERT_FALSE(now.empty()) << "nobody is asked that, that often";
  if (std::getenv("CHICANE_REWRITE") != nullptr) {
    std::ofstream(path) << now;
    GTEST_SKIP() << "written anew: " << path;
  }
  std::ifstream file(path);
  ASSERT_TRUE(file) << path << " is missing; write it with CHICANE_REWRITE=1";
  std::ostringstream before;
  before << file.rdbuf();
  EXPECT_EQ(now, before.str()) << path;
}

std::string test_name(const ::testing::TestParamInfo<Moment>& info) {
  std::string name = info.param.rules + "_" + info.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Moments, DeskTest, ::testing::ValuesIn(moments()), test_name);

}  // namespace
}  // namespace chicane
