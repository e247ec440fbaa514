#include <map>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "codec/speed_circuit_wbc/options_text.h"
#include "contract/contract.h"
#include "rules/lib/route.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {
namespace {

class Hooks {
 public:
  Hooks(const Board& board, int seats) : board_(board) {
    for (int i = 0; i < seats; ++i) names_.push_back("D" + std::to_string(i));
  }

  std::string text(const Game& game, const State& state, Seat seat,
                   const Decision& decision) const {
    return format_decision({board_, names_, game, state}, seat, decision);
  }
  Decision parse(const Game& game, const State& state, Seat seat, const std::string& text) const {
    const auto decision = parse_decision({board_, names_, game, state}, seat, words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  // Mostly fast and forward: who brakes at every other step never meets a corner.
  static const Decision& choose(const State& state, const DecisionList& legal, Random& random) {
    const Decision* choice = &choose_random<SpeedCircuitWbc>(legal, random);
    if (state.phase == Phase::plot)
      choice = std::max(choice, &choose_random<SpeedCircuitWbc>(legal, random));
    for (int again = 0; again < 4 && choice->kind == DecisionKind::emergency; ++again)
      choice = &choose_random<SpeedCircuitWbc>(legal, random);
    return *choice;
  }

  bool change_hidden(const Game&, State& state, Seat seat, Random& random) const {
    Car& car = state.cars[index(seat)];
    if ((state.waiting >> index(seat) & 1) != 0) return false;
    if (state.phase == Phase::build) {
      car.build =
          static_cast<std::uint16_t>((car.build + 1 + random.below(kBuildCount - 1)) % kBuildCount);
      return true;
    }
    if (state.phase == Phase::bid) {
      car.bid.wear = static_cast<std::uint8_t>(car.bid.wear + 1 + random.below(3));
      return true;
    }
    if (state.phase == Phase::plot && car.is_running()) {
      car.card = car.card == Card::mps ? card(60_mph) : Card::mps;
      return true;
    }
    return false;
  }

  // check accepts what legal lists, and nothing else; every answer there could be is tried.
  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random& random) {
    const auto is_listed = [&](const Decision& decision) {
      return std::binary_search(legal.begin(), legal.end(), decision);
    };
    const auto expect_agreement = [&](const Decision& decision) {
      ASSERT_EQ(static_cast<bool>(SpeedCircuitWbc::check(game, state, seat, decision)),
                is_listed(decision))
          << static_cast<int>(decision.kind) << " " << decision.number;
    };
    ++seen_[std::string("phase ") + std::to_string(static_cast<int>(state.phase))];
    switch (state.phase) {
      case Phase::build:
        for (int i = 0; i < 20; ++i) {
          Levels levels;
          for (std::int8_t& l : levels)
            l = static_cast<std::int8_t>(static_cast<int>(random.below(6)) - 3);
          expect_agreement(build(levels));
        }
        break;
      case Phase::bid:
        for (int i = 0; i < 20; ++i)
          expect_agreement(bid({static_cast<std::uint8_t>(random.below(30)),
                                static_cast<std::uint8_t>(random.below(20)),
                                static_cast<std::uint8_t>(random.below(5))}));
        break;
      case Phase::plot:
        check_plots(game, state, seat, legal);
        break;
      case Phase::chips:
        for (int n = 0; n <= 5; ++n) expect_agreement(chips(n));
        break;
      case Phase::brake_option:
      case Phase::corner_option:
        for (int number = 0; number < 64; ++number) {
          expect_agreement(numbered(DecisionKind::brake, number));
          expect_agreement(numbered(DecisionKind::corner, number));
        }
        break;
      case Phase::move:
        check_moves(game, state, legal, expect_agreement);
        break;
      case Phase::place:
        for (int n = 0; n < 6; ++n) expect_agreement(place(n));
        break;
      case Phase::grid_roll:
      case Phase::dice:
      case Phase::side:
        for (int face = 0; face <= 101; ++face) expect_agreement(roll(face));
        break;
      case Phase::over:
        break;
    }
    expect_agreement(roll(102));
    expect_agreement(chips(9));
  }

  void check_invariants(const Game& game, const State& state) const {
    std::set<int> taken;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (state.phase <= Phase::grid_roll || !car.is_running()) continue;
      const bool is_wheel =
          state.phase != Phase::plot && state.phase != Phase::over && state.order[state.mover] == i;
      // WBC-2.10b  Only the car at the wheel may be in a space that another holds, while it passes.
      if (!is_wheel || !state.move.is_passing) {
        ASSERT_TRUE(taken.insert(index(car.at)).second) << "two cars on one space";
      }
      ASSERT_LE(car.speed, kSpeedMax);
      ASSERT_LE(car.wear, kWearPerLap[4] * game.options.laps);
      ASSERT_LE(car.ones, kOnesPerLap[4] * game.options.laps + 3 * kThrees[4]);
      ASSERT_LE(car.threes, kThrees[4]);
      if (game.options.damage_floor == DamageFloor::table_minimum) {
        ASSERT_GE(car.specs.accel, kAccelerations[0]);
        ASSERT_GE(car.specs.top, kTopSpeeds[0]);
        ASSERT_GE(car.specs.decel, kDecelerations[0]);
      }
      const int rows = game.course.rows;
      ASSERT_EQ(((car.progress - 1) % rows + rows) % rows + 1, game.course[car.at].row)
          << "progress and place have parted";
      for (int l = 0; l < car.passage.line_count && state.phase == Phase::plot; ++l) {
        const LiveLine& live = car.passage.lines[l];
        ASSERT_EQ(game.course[live.line].spaces[live.index], car.at)
            << "on a line, but not where the line is";
      }
      if (is_wheel && state.phase == Phase::move) {
        const Move& move = state.move;
        ASSERT_EQ(
            route_end(game.course, move.from, {move.path, move.path_length}, move.path_length),
            car.at)
            << "the path does not lead where the car is";
        ASSERT_LE(move.path_length, move.speed.spaces() + move.bonus);
      }
    }
    ASSERT_LE(state.marker_count, state.car_count);
  }

  const std::map<std::string, long>& seen() const { return seen_; }

 private:
  // Cards above the highest plot are corrected, so they do what it does; WBC-T.1  0 is always
  // there.
  void check_plots(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    const Car& car = state.cars[index(seat)];
    ASSERT_EQ(legal[0], plot(0));
    for (int mph = 0; mph <= 260; mph += 10) {
      const bool is_card = mph % 20 == 0 && mph <= kSpeedMax.mph();
      const bool is_listed = std::binary_search(legal.begin(), legal.end(), plot(mph));
      const bool is_free = game.options.plot_entry == PlotEntry::free;
      ASSERT_EQ(static_cast<bool>(SpeedCircuitWbc::check(game, state, seat, plot(mph))),
                is_card && (is_free || is_listed));
      if (!is_card) continue;
      const Speed meant = corrected(game, car, card(Speed::from_mph(mph)));
      ASSERT_TRUE(std::binary_search(legal.begin(), legal.end(), plot(meant)));
      ASSERT_EQ(meant.mph() == mph, is_listed);
    }
    ASSERT_TRUE(
        std::binary_search(legal.begin(), legal.end(), plot(corrected(game, car, Card::mps))));
    ASSERT_EQ(corrected(game, car, Card::none), corrected(game, car, Card::mps));
  }

  template <class ExpectAgreement>
  void check_moves(const Game& game, const State& state, const DecisionList& legal,
                   const ExpectAgreement& expect_agreement) {
    for (int step = 0; step < 6; ++step) {
      expect_agreement(drive(step));
      expect_agreement(pass(step));
    }
    for (int mph = 0; mph <= 260; mph += 10) expect_agreement(emergency(mph));
    for (int car = 0; car <= kCarsMax; ++car) expect_agreement(slip(car));
    expect_agreement(end_move());
    for (const Decision& decision : legal) ++seen_[std::string(verb(decision.kind))];
    if (state.move.is_passing) ++seen_["in an occupied space"];
    if (game.course[state.at_wheel().at].is_strip) ++seen_["off track"];
    if (state.at_wheel().passage.line_count > 0) ++seen_["on a line"];
    if (state.marker_count > 0) ++seen_["with a wreck"];
    if (state.move.is_dying) ++seen_["dying"];
    if (is_raised(state.at_wheel(), state.move.speed) && game.course[state.move.from].is_posted())
      ++seen_["raised in a corner"];
  }

  const Board& board_;
  Names names_;
  std::map<std::string, long> seen_;
};

// Boards and options that lead into every corner of the rules.
struct Setting {
  std::string name;
  std::string board;
  int seats;
  std::string options;
  int races;
};

void PrintTo(const Setting& setting, std::ostream* out) {
  *out << setting.board << ", " << setting.seats << " cars, " << setting.options;
}

std::vector<Setting> settings() {
  return {
      {"MonzaTwelve", "monza", 12, "laps=1", 1200},
      {"MonzaSix", "monza", 6, "laps=1", 1500},
      {"MonzaAlone", "monza", 1, "laps=2", 500},
      {"TestTrackTwelve", "WB", 12, "laps=2", 1500},
      {"TwoLanesTwelve", "WF", 12, "laps=3", 1500},
      {"FourLanesTwelve", "W4", 12, "laps=3", 1500},
      {"SampleBoardSix", "MA", 6, "laps=1", 1000},
      {"TestTrackOtherReadings", "WB", 8,
       "laps=2 chips_timing=after double_test=recheck damage_floor=none eb_credit_unused=true "
       "failed_pass_braking=chart pass_chain=same_move off_fee=any_time",
       800},
      {"TwoLanesOtherReadings", "WF", 12,
       "laps=2 blocked_row=occupied_space pass_counts_slip=false off_unpaid=both "
       "three_wide=exactly "
       "stall_restart=accel unpayable_choice=last_resort plot_entry=legal_only",
       800},
      {"FinalOnFourLanes", "W4", 12,
       "laps=2 race=final best=1/2/3/4/5/6/7/8/0/1/2/3 bid_minus3=one turn_limit=40", 500},
  };
}

class SpeedCircuitWbcContract : public ::testing::TestWithParam<Setting> {};

TEST_P(SpeedCircuitWbcContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  Options options;
  for (const std::string_view word : words(setting.options)) {
    const std::optional<KeyValue> pair = key_value(word);
    ASSERT_EQ(set_option(options, pair->key, pair->value), "");
  }
  const Result<Game, DataError> game = SpeedCircuitWbc::make_game(*board, options);
  ASSERT_TRUE(static_cast<bool>(game));
  Hooks hooks(*board, setting.seats);
  for (int seed = 1; seed <= contract::race_count(setting.races); ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    contract::ContractRun<SpeedCircuitWbc, Hooks> run(*game, setting.seats,
                                                      static_cast<std::uint64_t>(seed), hooks);
    run.run(400000);
    if (HasFailure()) return;
  }
  EXPECT_TRUE(hooks.seen().contains("drive"));
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
}

INSTANTIATE_TEST_SUITE_P(Settings, SpeedCircuitWbcContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

}  // namespace
}  // namespace chicane::speed_circuit_wbc
