#include <map>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/grand_prix_basic_race.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/grand_prix_basic/options_text.h"
#include "codec/grand_prix_basic/refusal_text.h"
#include "contract/contract.h"
#include "rules/grand_prix_basic/order.h"

namespace chicane::grand_prix_basic {
namespace {

// The rules once more, as plainly as can be: what legal and check are measured by.
class Plain {
 public:
  Plain(const Game& game, const State& state) : game_(game), state_(state) {}

  int cell(int cells) const { return (wheel().cell + cells) % game_.ring.count; }

  int others_in(int cell) const {
    int count = 0;
    for (int i = 0; i < state_.car_count; ++i) {
      const Car& car = state_.cars[i];
      count += i != state_.go.car && car.status == Status::run && car.cell == cell ? 1 : 0;
    }
    return count;
  }

  // GPB-CAP-1, GPB-VIC-3
  bool may_end(int cells) const {
    const bool is_home = wheel().to_go == 1 && wheel().cell + cells >= game_.ring.count;
    return is_home || others_in(cell(cells)) < 2;
  }

  std::set<Decision> lawful() const {
    std::set<Decision> answers;
    switch (state_.phase) {
      case Phase::dice:
        return {dice(1), dice(2)};
      case Phase::goal:
        return ends(DecisionKind::goal, state_.go.total);
      case Phase::lost:
        answers = ends(DecisionKind::stop, state_.go.entered + 1);
        answers.insert(luck());
        return answers;
      case Phase::draw:
        return faces(state_.car_count - state_.drawn_count);
      case Phase::idle:
      case Phase::over:
        return {};
      default:
        return faces(6);
    }
  }

 private:
  const Car& wheel() const { return state_.cars[state_.go.car]; }

  static std::set<Decision> faces(int sides) {
    std::set<Decision> answers;
    for (int face = 1; face <= sides; ++face) answers.insert(roll(face));
    return answers;
  }

  // GPB-MOV-2, GPB-OVT-5  Where there is room; where it began if there is none.
  std::set<Decision> ends(DecisionKind kind, int most) const {
    std::set<Decision> answers;
    for (int cells = 1; cells <= most; ++cells) {
      if (may_end(cells)) answers.insert(numbered(kind, cells));
    }
    if (answers.empty()) answers.insert(numbered(kind, 0));
    return answers;
  }

  const Game& game_;
  const State& state_;
};

class Hooks {
 public:
  static std::string text(const Game&, const State&, Seat, const Decision& decision) {
    return format_decision(decision);
  }
  static Decision parse(const Game&, const State&, Seat, const std::string& text) {
    const Result<Decision, std::string> decision = parse_decision(words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  // Now and then as far as the dice allow, so that races end.
  static Decision choose(const State& state, const DecisionList& legal, Random& random) {
    if (state.phase == Phase::goal && random.below(2) == 0) return legal[legal.size() - 1];
    return choose_random<GrandPrixBasic>(legal, random);
  }

  static bool change_hidden(const Game&, State&, Seat, Random&) { return false; }

  // Every answer there is: check accepts exactly those listed, which are those of the plain rules.
  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random& random) {
    ++seen_[static_cast<int>(state.phase)];
    const std::set<Decision> wanted = Plain(game, state).lawful();
    ASSERT_TRUE(std::equal(legal.begin(), legal.end(), wanted.begin(), wanted.end()))
        << "the list is not that of the rules, phase " << static_cast<int>(state.phase);
    if (random.below(4) != 0) return;
    for (int kind = 0; kind <= static_cast<int>(DecisionKind::roll); ++kind) {
      for (int number = 0; number <= 26; ++number) {
        const Decision decision = numbered(static_cast<DecisionKind>(kind), number);
        const auto checked = GrandPrixBasic::check(game, state, seat, decision);
        ASSERT_EQ(static_cast<bool>(checked), wanted.contains(decision))
            << verb(decision.kind) << " " << number;
        if (checked || random.below(50) != 0) continue;
        ASSERT_NE(explain(game, state, seat, decision, checked.error().why).find("; you may "),
                  std::string::npos);
      }
    }
  }

  static void check_invariants(const Game& game, const State& state) {
    if (state.move == 0) return;
    std::map<int, int> in_cell;
    std::set<int> driven;  // Cells with a car that came there in the race.
    std::set<std::uint32_t> arrivals;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      ASSERT_LT(car.cell, game.ring.count);
      ASSERT_NE(car.status, Status::absent);
      ASSERT_EQ(car.status == Status::finished, car.to_go == 0);
      ASSERT_LE(car.to_go, game.options.laps + 1);
      ASSERT_LE(car.skip, kMissAfterLuck);
      ASSERT_TRUE(car.skip == 0 || car.is_off_road());
      ASSERT_FALSE(car.is_automatic && car.is_off_road()) << "GPB-AUT-2";
      ASSERT_TRUE(arrivals.insert(car.arrived).second) << "two cars arrived at once";
      if (car.status != Status::run) continue;
      ++in_cell[car.cell];
      if (car.arrived > state.car_count) driven.insert(car.cell);
    }
    // GPB-CAP-1  Only where all still stand as they started there are more than two.
    for (const int cell : driven) ASSERT_LE(in_cell[cell], kRoom) << "cell " << cell;
    std::array<std::uint8_t, kCarsMax> cars{};
    const int count = classify(state, cars);
    ASSERT_EQ(count, state.car_count);
    ASSERT_EQ(std::set<std::uint8_t>(cars.begin(), cars.begin() + count).size(),
              static_cast<std::size_t>(count));
  }

  const std::map<int, long>& seen() const { return seen_; }

 private:
  std::map<int, long> seen_;  // By phase.
};

struct Setting {
  std::string name;
  std::string board;
  int seats;
  std::string options;
  int races;
};

void PrintTo(const Setting& setting, std::ostream* out) {
  *out << setting.board << ", " << setting.seats << " players, " << setting.options;
}

std::vector<Setting> settings() {
  return {
      {"Two", "GPB-TT", 2, "laps=2", 2000},
      {"Six", "GPB-TT", 6, "laps=1", 800},
      {"TwelveOfOneCar", "GPB-TT", 12, "laps=1 cars_per_player=1", 600},
      {"OneAndAutomatic", "GPB-TT", 1, "laps=2 automatic=3", 1000},
      {"Seats", "GPB-TT", 4, "laps=2 order=seats automatic=2", 400},
      {"SeatsOfOneCar", "GPA-TT", 3, "laps=2 order=seats cars_per_player=1", 800},
      {"TwentyFourCars", "GP-REF", 12, "laps=1", 120},
      {"TwentyFourWithAutomatic", "GP-REF", 6, "laps=2 automatic=6", 80},
  };
}

class GrandPrixBasicContract : public ::testing::TestWithParam<Setting> {};

TEST_P(GrandPrixBasicContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  const auto options = GrandPrixBasicRace::read_options(setting.options);
  ASSERT_TRUE(static_cast<bool>(options));
  const Result<Game, DataError> game = GrandPrixBasic::make_game(*board, *options);
  ASSERT_TRUE(static_cast<bool>(game));
  ASSERT_GE(GrandPrixBasic::seats_max(*game), setting.seats);
  Hooks hooks;
  const int races = contract::race_count(setting.races);
  for (int seed = 1; seed <= races; ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    contract::ContractRun<GrandPrixBasic, Hooks> run(*game, setting.seats,
                                                     static_cast<std::uint64_t>(seed), hooks);
    run.run(100000);
    if (HasFailure()) return;
  }
  for (const Phase phase : {Phase::draw, Phase::dice, Phase::movement, Phase::goal, Phase::overtake,
                            Phase::risk, Phase::lost, Phase::luck, Phase::accident}) {
    const auto found = hooks.seen().find(static_cast<int>(phase));
    EXPECT_TRUE(found != hooks.seen().end()) << "never came to phase " << static_cast<int>(phase);
    if (found != hooks.seen().end())
      RecordProperty("phase" + std::to_string(found->first), std::to_string(found->second));
  }
}

INSTANTIATE_TEST_SUITE_P(Settings, GrandPrixBasicContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

}  // namespace
}  // namespace chicane::grand_prix_basic
