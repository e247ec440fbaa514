#include <map>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "codec/motorchamp/decision_text.h"
#include "codec/motorchamp/options_text.h"
#include "contract/contract.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {
namespace {

class Hooks {
 public:
  std::string text(const Game&, const State& state, Seat, const Decision& decision) const {
    return format_decision(car_names(state), decision);
  }
  Decision parse(const Game& game, const State& state, Seat, const std::string& text) const {
    const auto decision = parse_decision(game, car_names(state), words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  static const Decision& choose(const State&, const DecisionList& legal, Random& random) {
    return choose_random<MotorChamp>(legal, random);
  }

  // Nothing is hidden in this game.
  bool change_hidden(const Game&, State&, Seat, Random&) const { return false; }

  // Every answer there could be is tried: check accepts what legal lists, and nothing else.
  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random&) {
    ++seen_["phase " + std::to_string(static_cast<int>(state.phase))];
    for (const DecisionKind kind :
         {DecisionKind::grid, DecisionKind::throw_dice, DecisionKind::object, DecisionKind::waive,
          DecisionKind::claim, DecisionKind::roll}) {
      for (int number = 0; number <= 22; ++number) {
        const bool has_number = kind != DecisionKind::object && kind != DecisionKind::waive;
        if (number > 0 && !has_number) continue;
        expect_agreement(game, state, seat, legal, numbered(kind, number));
      }
    }
    for (const DecisionKind kind : {DecisionKind::play, DecisionKind::slip}) {
      for (int goal = 0; goal <= static_cast<int>(Goal::no); ++goal) {
        const bool has_row = goal <= static_cast<int>(Goal::pit);
        for (int row = 0; row < (has_row ? game.track.count : 1); ++row) {
          for (int lane = 0; lane < (goal <= static_cast<int>(Goal::side) ? 2 : 1); ++lane) {
            const Target target{static_cast<Goal>(goal), static_cast<std::uint8_t>(row),
                                static_cast<std::uint8_t>(lane)};
            expect_agreement(game, state, seat, legal, numbered(kind, target_number(target)));
          }
        }
      }
    }
    if (state.phase == Phase::play) check_plays(legal);
  }

  // RULES.md, part 1.5
  void check_invariants(const Game& game, const State& state) const {
    std::set<std::string> taken;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (car.where <= Where::side) {
        const std::string place = std::to_string(static_cast<int>(car.where)) + "/" +
                                  std::to_string(car.row) + "/" + std::to_string(car.lane);
        ASSERT_TRUE(state.is_practice || taken.insert(place).second) << "two cars on one place";
        ASSERT_LT(car.row, game.track.count);
      }
      if (car.where == Where::lane) {
        ASSERT_TRUE(game.track[car.row].has_lane);
      }
      if (car.where == Where::pit) {
        ASSERT_TRUE(game.track[car.row].has_pit);
      }
      if (car.where == Where::side && car.lane == kRight) {
        ASSERT_FALSE(game.track[car.row].has_no_side);
      }
      ASSERT_LE(car.laps, game.options.laps);
      if (car.start_phase) {
        ASSERT_LE(car.laps, 0);
      }
      if (car.handicap) {
        ASSERT_GE(car.laps, kHandicapLaps);
        ASSERT_FALSE(car.pit_flap);
      }
      ASSERT_LE(car.passes, kPassesToReturn);
    }
  }

  const std::map<std::string, long>& seen() const { return seen_; }

 private:
  void expect_agreement(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                        const Decision& decision) {
    ASSERT_EQ(static_cast<bool>(MotorChamp::check(game, state, seat, decision)),
              std::binary_search(legal.begin(), legal.end(), decision))
        << format_target(target_of(decision)) << " kind " << static_cast<int>(decision.kind) << " "
        << decision.number;
  }

  void check_plays(const DecisionList& legal) {
    for (const Decision& decision : legal)
      ++seen_["goal " + std::to_string(static_cast<int>(target_of(decision).goal))];
  }

  std::map<std::string, long> seen_;
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
      {"LongSixteen", "mc-a1-m1-z1", 8, "laps=6", 100},
      {"LongOther", "mc-a2-m2-z2", 2, "laps=4 teams=3", 100},
      {"ShortTwelve", "mc-a2-z1", 6, "laps=6", 150},
      {"ShortEight", "mc-a1-z2", 4, "laps=3 teams=1", 150},
      {"TestTrackLong", "M60", 4, "laps=4", 100},
      {"TestTrackShort", "M40", 5, "laps=5 teams=1", 150},
      {"OtherReadings", "mc-a1-z1", 6,
       "laps=5 order_seam=leader slip_one_square=0 slip_in_start=0 pass_identity=distinct "
       "return_mode=claim finish_truncates=0 out_rank=time faults=punish",
       600},
      {"TrainingGame", "mc-a2-m1-z1", 7, "laps=4 pit_stops=0", 100},
      {"Practice", "mc-a1-m2-z1", 5, "laps=2 grid=practice addon=1 teams=2 practice_out=ban", 100},
      {"PracticeShort", "mc-a2-z2", 6, "laps=2 grid=practice practice_one_over=2", 150},
  };
}

class MotorChampContract : public ::testing::TestWithParam<Setting> {};

TEST_P(MotorChampContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  Options options;
  for (const std::string_view word : words(setting.options)) {
    const std::optional<KeyValue> pair = key_value(word);
    ASSERT_EQ(set_option(options, pair->key, pair->value), "");
  }
  const Result<Game, DataError> game = MotorChamp::make_game(*board, options);
  ASSERT_TRUE(static_cast<bool>(game));
  ASSERT_TRUE(MotorChamp::can_seat(*game, setting.seats));
  Hooks hooks;
  for (int seed = 1; seed <= contract::race_count(setting.races); ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    contract::ContractRun<MotorChamp, Hooks> run(*game, setting.seats,
                                                 static_cast<std::uint64_t>(seed), hooks);
    run.run(400000);
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
}

INSTANTIATE_TEST_SUITE_P(Settings, MotorChampContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

}  // namespace
}  // namespace chicane::motorchamp
