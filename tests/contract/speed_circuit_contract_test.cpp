#include <map>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/options_text.h"
#include "contract/contract.h"
#include "rules/speed_circuit/driving.h"
#include "rules/speed_circuit/foresight.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {
namespace {

bool is_trivial(const Ledger& ledger) {
  return ledger.level == Speed{} && ledger.paid == 0 && ledger.rolled == 0 &&
         ledger.line_slots == 0;
}

// What a driver would notice of a path, worked out from the path itself and not from the search
// that listed it.
std::string outcome_of(const Game& game, const State& state, const Path& path) {
  const Car& car = state.at_wheel();
  const Foresight seen = foresee(game, car, car.driven, state.move.had_no_wear, car.due_spin, path);
  std::string key = fill("end {}", index(seen.end));
  for (const Due& due : seen.dues) {
    key += fill(" due {} {} {} {}", index(due.corner), due.need.mph(), index(due.spin_at),
                due.for_line ? 1 : 0);
  }
  if (seen.crashes || seen.spins) return key + fill(" stop {}", index(seen.stop));
  Passage passage = seen.passage;
  if (state.move.rules.is_collision || car.due_spin != DueSpin::none)
    spin_out(game.course, passage, seen.end);
  for (int i = 0; i < passage.ledger_count; ++i) {
    const Ledger& l = passage.ledgers[i];
    if (is_trivial(l)) continue;
    key += fill(" ledger {} {} {} {}", index(l.corner), l.level.mph(), l.over.mph(),
                static_cast<int>(l.line_slots));
    for (int slot = 0; slot < kLinesPerCornerMax; ++slot) key += fill(" {}", l.over_on[slot].mph());
  }
  std::set<std::string> lines;
  for (int i = 0; i < passage.line_count; ++i)
    lines.insert(fill(" line {} {}", index(passage.lines[i].line),
                      static_cast<int>(passage.lines[i].index)));
  for (const std::string& line : lines) key += line;
  return key + fill(" spoilt {}", static_cast<int>(passage.spoilt_lines));
}

// Every sequence of steps from a space, up to a length.
template <class Visit>
void for_every_path(const Course& course, SpaceId at, int length, const Path& so_far,
                    Visit& visit) {
  visit(so_far);
  if (so_far.length == length) return;
  for (int s = 0; s < course[at].step_count; ++s) {
    Path longer = so_far;
    longer.push(s);
    for_every_path(course, course.next(at, s), length, longer, visit);
  }
}

class Hooks {
 public:
  explicit Hooks(const Board& board) : board_(board) {}

  std::string text(const Game& game, const State& state, Seat seat,
                   const Decision& decision) const {
    return format_decision(board_, game.course, car_of(state, seat), decision);
  }
  Decision parse(const Game& game, const State& state, Seat seat, const std::string& text) const {
    const auto decision = parse_decision(board_, game.course, car_of(state, seat), words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  static const Decision& choose(const State&, const DecisionList& legal, Random& random) {
    return choose_random<SpeedCircuit>(legal, random);
  }

  bool change_hidden(const Game& game, State& state, Seat seat, Random& random) const {
    Car& car = state.cars[index(seat)];
    const bool has_answered = (state.waiting >> index(seat) & 1) == 0;
    if (!has_answered) return false;
    if (state.phase == Phase::build) {
      car.build =
          static_cast<std::uint8_t>((car.build + 1 + random.below(kBuildCount - 1)) % kBuildCount);
      return true;
    }
    if (state.phase == Phase::plot && car.is_running()) {
      car.slip = !car.slip;
      if (random.below(2) == 0) car.plot = Speed::from_spaces((car.plot.spaces() + 1) % 11);
      return true;
    }
    static_cast<void>(game);
    return false;
  }

  // check accepts exactly what legal lists: every plot, option and face is tried; paths by brute
  // force where they are few enough.
  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random& random) {
    const auto is_listed = [&](const Decision& decision) {
      return std::binary_search(legal.begin(), legal.end(), decision);
    };
    const auto expect_agreement = [&](const Decision& decision) {
      ASSERT_EQ(static_cast<bool>(SpeedCircuit::check(game, state, seat, decision)),
                is_listed(decision))
          << text(game, state, seat, decision);
    };
    switch (legal[0].kind) {
      case DecisionKind::build:
        for (int i = 0; i < 20; ++i) {
          Points points;
          for (std::uint8_t& p : points) p = static_cast<std::uint8_t>(random.below(4));
          expect_agreement(build(points));
        }
        break;
      case DecisionKind::plot:
        for (int mph = 0; mph <= 260; mph += 10) {
          expect_agreement(plot(mph));
          expect_agreement(plot(mph, SlipMark::yes));
        }
        break;
      case DecisionKind::brake:
      case DecisionKind::corner:
        for (int wear = 0; wear <= 3; ++wear) {
          for (int parts = 0; parts < 4; ++parts) {
            const ChartOption option{static_cast<std::uint8_t>(wear), (parts & 1) != 0,
                                     (parts & 2) != 0};
            expect_agreement(legal[0].kind == DecisionKind::brake ? brake(option) : corner(option));
          }
        }
        break;
      case DecisionKind::roll:
        for (int face = 0; face <= 8; ++face) expect_agreement(roll(face));
        break;
      case DecisionKind::drive:
        check_paths(game, state, seat, legal);
        break;
    }
    expect_agreement(roll(9));
  }

  void check_invariants(const Game& game, const State& state) const {
    std::set<int> taken;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (state.phase == Phase::build || state.phase == Phase::grid_roll || !car.is_running())
        continue;
      ASSERT_TRUE(taken.insert(index(car.at)).second) << "two cars on one space";
      ASSERT_LE(car.speed, kSpeedMax);
      ASSERT_LE(car.wear, kWearPerLap[2] * game.options.laps);
      ASSERT_GE(car.specs.accel, kAccelerationMin);
      ASSERT_GE(car.specs.top, kTopSpeedMin);
      const int row =
          ((car.progress - 1) % game.course.rows + game.course.rows) % game.course.rows + 1;
      ASSERT_EQ(row, game.course[car.at].row) << "progress and place have parted";
      for (int l = 0; l < car.passage.line_count; ++l) {
        const LiveLine& live = car.passage.lines[l];
        if (state.phase != Phase::plot) continue;
        ASSERT_EQ(game.course[live.line].spaces[live.index], car.at)
            << "on a line, but not where the line is";
      }
    }
  }

  std::map<std::string, long>
      seen;  // What the races have come through, to know that the test is worth something.

 private:
  static const Car& car_of(const State& state, Seat seat) {
    return seat == kChance ? state.at_wheel() : state.cars[index(seat)];
  }

  void check_paths(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    const PathRules& rules = state.move.rules;
    ++seen["drive"];
    if (rules.is_collision) ++seen["collision"];
    if (rules.bonus > 0) ++seen["bonus"];
    if (rules.keeps_speed_in_corner) ++seen["keeps SC-6.5c"];
    if (rules.keeps_zero_wear) ++seen["keeps SC-6.8"];
    if (state.at_wheel().passage.line_count > 0) ++seen["on a line"];

    std::map<std::string, Decision> listed;
    for (const Decision& decision : legal) {
      const auto [known, is_new] =
          listed.emplace(outcome_of(game, state, path(decision)), decision);
      ASSERT_TRUE(is_new) << "two paths of one outcome:\n"
                          << text(game, state, seat, known->second) << "\n"
                          << text(game, state, seat, decision) << "\n"
                          << known->first;
    }
    if (rules.length > 7) return;  // Too many to try them all.
    ++seen["brute force"];
    std::set<std::string> found;
    auto visit = [&](const Path& path) {
      if (!SpeedCircuit::check(game, state, seat, drive(path))) return;
      const std::string outcome = outcome_of(game, state, path);
      found.insert(outcome);
      const auto known = listed.find(outcome);
      ASSERT_NE(known, listed.end())
          << "lawful but not listed: " << text(game, state, seat, drive(path)) << "\n"
          << outcome;
      ASSERT_FALSE(drive(path) < known->second)
          << "the listed path is not the first of its outcome: "
          << text(game, state, seat, drive(path));
    };
    for_every_path(game.course, state.at_wheel().at, rules.length, Path{}, visit);
    ASSERT_EQ(found.size(), listed.size()) << "an outcome is listed that no path brings";
  }

  const Board& board_;
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
      {"MonzaSix", "monza", 6, "laps=1", 3000},
      {"MonzaTwelve", "monza", 12, "laps=1", 1000},
      {"MonzaOneTwoLaps", "monza", 1, "laps=2", 500},
      {"SampleBoardSix", "MA", 6, "laps=1", 1500},
      {"ShortTrackSix", "SB", 6, "laps=2", 1500},
      {"ShortTrackJoinAnywhere", "SB", 6,
       "laps=2 arrow_join=any over_60_corner=illegal zero_wear_cap=effective", 500},
      {"SampleBoardJoinBeforeCorner", "MA", 6,
       "laps=1 arrow_join=before_corner spin_space=first_offending min_speed=20", 500},
      {"ShortTrackTestsAfterReveal", "SB", 6,
       "laps=2 test_timing=after_reveal unpayable_decel=spin engine_fail_speed=attempt_minus_20",
       500},
      {"MonzaOtherReadings", "monza", 8,
       "laps=1 corner_lower_limit=free push_after_spin=forbidden start_speed_rule=exact "
       "crash_after_line=finished",
       500},
      {"MonzaFirstThree", "monza", 6,
       "laps=1 race_end=first_3 turn_limit=60 over_60_corner=illegal arrow_join=any", 500},
  };
}

class SpeedCircuitContract : public ::testing::TestWithParam<Setting> {};

TEST_P(SpeedCircuitContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  Options options;
  for (const std::string_view word : words(setting.options)) {
    const std::optional<KeyValue> pair = key_value(word);
    ASSERT_EQ(set_option(options, pair->key, pair->value), "");
  }
  const Result<Game, DataError> game = SpeedCircuit::make_game(*board, options);
  ASSERT_TRUE(static_cast<bool>(game));
  Hooks hooks(*board);
  for (int seed = 1; seed <= contract::race_count(setting.races); ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    contract::ContractRun<SpeedCircuit, Hooks> run(*game, setting.seats,
                                                   static_cast<std::uint64_t>(seed), hooks);
    run.run(200000);
    if (HasFailure()) return;
  }
  EXPECT_GT(hooks.seen["brute force"], 0);
  for (const auto& [what, count] : hooks.seen) RecordProperty(what, std::to_string(count));
}

INSTANTIATE_TEST_SUITE_P(Settings, SpeedCircuitContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

}  // namespace
}  // namespace chicane::speed_circuit
