#include <map>

#include "base/text.h"
#include "board/cells_for_tests.h"
#include "catalog/boards.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "codec/grand_prix_advanced/options_text.h"
#include "contract/contract.h"
#include "contract/grand_prix_advanced_judge.h"
#include "contract/grand_prix_advanced_referee.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {
namespace {

using slow::Sheet;

class Hooks {
 public:
  // A race begins. Some are driven with care, so that there are finishers; some are not.
  void begin(int seed) {
    referee_ = {};
    care_ = seed % 4;
  }

  std::string text(const Game&, const State&, Seat, const Decision& decision) const {
    return format_decision(decision);
  }
  Decision parse(const Game&, const State&, Seat, const std::string& text) const {
    const auto decision = parse_decision(words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  const Decision& choose(const State& state, const DecisionList& legal, Random& random) {
    const Decision& choice = pick(state, legal, random);
    const bool stops = choice.kind == DecisionKind::plan && choice.plan == Plan{};
    if (state.phase == Phase::renewal && stops && is_crowded_)
      referee_.permits_crowd(state.at_wheel().cell);
    referee_.hears(state, choice);
    return choice;
  }

  // Nothing is hidden in this game.
  bool change_hidden(const Game&, State&, Seat, Random&) const { return false; }

  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random& random) {
    ++seen_["phase " + std::to_string(static_cast<int>(state.phase))];
    check_plain(game, state, seat, legal);
    if (state.phase == Phase::gear) check_gears(game, state, legal);
    if (state.phase == Phase::push) {
      ASSERT_EQ(legal.size(), static_cast<std::size_t>(slow::most_pushed(state)) + 1);
    }
    if (state.phase != Phase::plan && state.phase != Phase::renewal) return;
    const slow::Ahead ahead(game, state);
    is_crowded_ = !ahead.has_room(0);
    find_clean(ahead, state, legal);
    // There are 2^n plans in a window of n.
    const int most = std::max(0, ahead.most_left());
    const std::uint32_t skip = most <= 7 ? 3 : 3u << (most - 7);
    if (random.below(skip) == 0) check_plans(game, state, seat, legal);
  }

  void check_invariants(const Game& game, const State& state) { referee_.sees(game, state); }

  // Every plan that fits, and those one count too long: check accepts what the judge allows, and of
  // every outcome exactly one is listed.
  void check_plans(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    const slow::Judge judge(game, state);
    const slow::Ahead ahead(game, state);
    count(judge, state, legal);
    std::map<slow::Course, const Decision*> listed;
    for (const Decision& decision : legal) {
      const Sheet sheet = sheet_of(state, decision);
      ASSERT_TRUE(judge.allows(sheet)) << "listed: " << format_decision(decision);
      ASSERT_TRUE(listed.emplace(ahead.course(sheet), &decision).second)
          << "listed twice: " << format_decision(decision);
    }
    if (state.phase == Phase::renewal) {
      ASSERT_EQ(legal[0].kind == DecisionKind::keep, judge.allows(sheet_of(state, keep())));
    }
    for (const Sheet& sheet : slow::every_sheet(std::clamp(ahead.most_left() + 1, 0, kCountMax))) {
      const Decision decision = sheet.decision();
      const bool is_allowed = judge.allows(sheet);
      ASSERT_EQ(static_cast<bool>(GrandPrixAdvanced::check(game, state, seat, decision)),
                is_allowed)
          << format_decision(decision);
      if (!is_allowed) continue;
      const auto found = listed.find(ahead.course(sheet));
      ASSERT_NE(found, listed.end()) << "not listed: " << format_decision(decision);
      ASSERT_TRUE(contract::have_equal_bytes(position_after(game, state, seat, decision),
                                             position_after(game, state, seat, *found->second)))
          << format_decision(decision) << " is not " << format_decision(*found->second);
    }
  }

  const std::map<std::string, long>& seen() const { return seen_; }

 private:
  // --- Choice ------------------------------------------------------------------------------------

  const Decision& pick(const State& state, const DecisionList& legal, Random& random) const {
    const Decision* choice = &choose_random<GrandPrixAdvanced>(legal, random);
    switch (state.phase) {
      case Phase::gear:
        // Upwards: who stays in first meets nothing.
        return *std::max(choice, &choose_random<GrandPrixAdvanced>(legal, random));
      case Phase::push:
        return random.below(3) == 0 ? *choice : legal[0];
      case Phase::plan:
      case Phase::renewal:
        return pick_plan(state, legal, *choice, random);
      default:
        return *choice;
    }
  }

  const Decision& pick_plan(const State& state, const DecisionList& legal, const Decision& any,
                            Random& random) const {
    const bool wants_box = state.at_wheel().damage.size() > 0 || random.below(8) == 0;
    if (wants_box && random.below(4) != 0) {
      for (const Decision& decision : legal) {
        if (decision.plan.is_box) return decision;
      }
    }
    if (static_cast<int>(random.below(4)) < care_ && clean_ < legal.size()) return legal[clean_];
    const Decision& other = choose_random<GrandPrixAdvanced>(legal, random);
    return other.plan.cells > any.plan.cells ? other : any;
  }

  // The longest plan without a check, if there is one.
  void find_clean(const slow::Ahead& ahead, const State& state, const DecisionList& legal) {
    clean_ = legal.size();
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const Sheet sheet = sheet_of(state, legal[i]);
      if (std::get<1>(ahead.course(sheet)) > 0 || sheet.cells() == 0) continue;
      if (clean_ == legal.size() || sheet.cells() > sheet_of(state, legal[clean_]).cells())
        clean_ = i;
    }
  }

  static Sheet sheet_of(const State& state, const Decision& decision) {
    return Sheet::of(decision.kind == DecisionKind::keep ? state.go.plan().after(state.go.done)
                                                         : decision.plan);
  }

  // --- Answers -----------------------------------------------------------------------------------

  // What is no plan: every number, listed or refused.
  static void check_plain(const Game& game, const State& state, Seat seat,
                          const DecisionList& legal) {
    for (const DecisionKind kind :
         {DecisionKind::repair, DecisionKind::leave, DecisionKind::gear, DecisionKind::push,
          DecisionKind::keep, DecisionKind::pass, DecisionKind::roll}) {
      const int most = kind == DecisionKind::roll ? kCarsMax + 1 : 7;
      for (int number = 0; number <= most; ++number) {
        ASSERT_EQ(
            static_cast<bool>(GrandPrixAdvanced::check(game, state, seat, numbered(kind, number))),
            std::binary_search(legal.begin(), legal.end(), numbered(kind, number)))
            << verb(kind) << " " << number;
      }
    }
  }

  static void check_gears(const Game& game, const State& state, const DecisionList& legal) {
    for (int number = 0; number <= kGears + 1; ++number) {
      ASSERT_EQ(std::binary_search(legal.begin(), legal.end(), gear(number)),
                slow::may_take_gear(game, state, number))
          << "gear " << number;
    }
  }

  // Up to the next die; the rest of a plan is forgotten, since it may be replaced.
  static State position_after(const Game& game, State state, Seat seat, const Decision& decision) {
    NoEvents nobody;
    GrandPrixAdvanced::apply(game, state, *GrandPrixAdvanced::check(game, state, seat, decision),
                             nobody);
    if (state.phase == Phase::over || state.phase == Phase::idle) state.go = {};
    if (state.phase != Phase::check && state.phase != Phase::tyres) return state;
    const bool is_end = state.go.done == state.go.plan_cells && !state.go.is_to_box;
    if (is_end || state.phase == Phase::tyres) state.go.count = 0;
    state.go.brakings = 0;
    state.go.is_to_box = false;
    state.go.done = 0;
    state.go.plan_cells = is_end ? 0 : 1;
    return state;
  }

  void count(const slow::Judge& judge, const State& state, const DecisionList& legal) {
    ++seen_["all plans"];
    if (state.phase == Phase::renewal && legal[0].kind != DecisionKind::keep)
      ++seen_["cannot keep"];
    if (std::any_of(legal.begin(), legal.end(), [](const Decision& d) { return d.plan.is_box; }))
      ++seen_["box in reach"];
    if (!judge.any_fits()) ++seen_["no room"];
    if (judge.is_forced()) ++seen_["forced to endanger"];
    if (judge.is_three_forced()) ++seen_["forced into three"];
  }

  slow::Referee referee_;
  int care_ = 0;
  std::size_t clean_ = 0;
  bool is_crowded_ = false;
  std::map<std::string, long> seen_;
};

Game game_of(const Board& board, const std::string& text) {
  Options options;
  for (const std::string_view word : words(text)) {
    const std::optional<KeyValue> pair = key_value(word);
    EXPECT_EQ(set_option(options, pair->key, pair->value), "");
  }
  return *GrandPrixAdvanced::make_game(board, options);
}

void play(const Game& game, int seats, int seed, Hooks& hooks) {
  hooks.begin(seed);
  contract::ContractRun<GrandPrixAdvanced, Hooks> run(game, seats, static_cast<std::uint64_t>(seed),
                                                      hooks);
  run.run(200000);
}

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
  const std::string others =
      "engine_damage=both tyre_damage=numbered damage_stops=yes spin_gear=unchanged "
      "avoid=gear_only practice_decimals=literal classification=run_out ";
  return {
      {"TwelveTeams", "GP-REF", 12, "laps=1 start=draw", 20},
      {"TwelveTeamsOther", "GP-REF", 12, "laps=1 start=draw " + others, 20},
      {"Automatic", "GP-REF", 2, "laps=2 start=list automatic=10", 30},
      {"OneAgainstTheMachine", "GPA-TT", 1, "laps=3 start=list automatic=5", 100},
      {"SixTeams", "GPA-TT", 6, "laps=2 start=list", 150},
      {"SixTeamsOther", "GPA-TT", 6, "laps=2 start=list " + others, 150},
      {"TwoTeams", "GPA-TT", 2, "laps=3 start=draw", 200},
      {"Practice", "GPA-TT", 3, "laps=1 start=practice automatic=1", 150},
      {"PracticeLiteral", "GP-REF", 2, "laps=1 start=practice practice_decimals=literal", 100},
      {"RunOut", "GPA-TT", 4, "laps=2 start=list classification=run_out", 150},
      {"DamageStops", "GPA-TT", 4, "laps=2 start=list damage_stops=yes", 100},
      {"GearOnly", "GPA-TT", 6, "laps=2 start=list avoid=gear_only", 150},
  };
}

class GrandPrixAdvancedContract : public ::testing::TestWithParam<Setting> {};

TEST_P(GrandPrixAdvancedContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  const Game game = game_of(*board, setting.options);
  ASSERT_GE(GrandPrixAdvanced::seats_max(game), setting.seats);
  Hooks hooks;
  for (int seed = 1; seed <= contract::race_count(setting.races); ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    play(game, setting.seats, seed, hooks);
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
}

INSTANTIATE_TEST_SUITE_P(Settings, GrandPrixAdvancedContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

// --- Boards and options at random ----------------------------------------------------------------

// Short, and full of high factors: hardly a go without a check.
Board random_board(Random& random) {
  const int cells = kCellsMin + static_cast<int>(random.below(16));
  const int start_cells = 1 + static_cast<int>(random.below(6));
  const std::uint32_t high = random.below(4);
  std::vector<int> factors;
  for (int i = 0; i < cells - start_cells; ++i)
    factors.push_back(random.below(4) < high ? random.roll(3) : static_cast<int>(random.below(2)));
  Board board = for_tests::cell_board("random", cells, {{0, factors}}, start_cells);
  if (random.below(5) != 0) {
    board.cells->box_entry = static_cast<int>(random.below(static_cast<std::uint32_t>(cells)));
    board.cells->box_exit = (board.cells->box_entry + 1) % cells;
  }
  return board;
}

Options random_options(Random& random) {
  Options options;
  options.laps = random.roll(2);
  for (const OptionInfo& info : option_infos()) {
    if (info.name == "laps" || info.name == "automatic") continue;
    const auto count = static_cast<std::uint32_t>(info.values.size());
    EXPECT_EQ(set_option(options, info.name, info.values[random.below(count)]), "");
  }
  return options;
}

TEST(GrandPrixAdvancedBoards, RandomBoardsKeepEveryPromise) {
  Hooks hooks;
  for (int seed = 1; seed <= contract::race_count(800); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(static_cast<std::uint64_t>(seed) << 20);
    const Board board = random_board(random);
    Options options = random_options(random);
    const int teams = std::min(kTeamsMax, static_cast<int>(board.cells->start_cells.size()) * 2);
    options.automatic = static_cast<int>(random.below(static_cast<std::uint32_t>(teams))) / 2;
    const Result<Game, DataError> game = GrandPrixAdvanced::make_game(board, options);
    ASSERT_TRUE(static_cast<bool>(game)) << to_string(game.error());
    // GPA-GEN-2  A team alone is no race.
    const int seats_least = options.automatic > 0 ? 1 : 2;
    const int seats_most = GrandPrixAdvanced::seats_max(*game);
    const int seats = seats_least + random.roll(seats_most - seats_least + 1) - 1;
    play(*game, seats, seed, hooks);
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
}

// --- Positions at random -------------------------------------------------------------------------

// A car in the middle of its go and a crowd before it. Races come to few such positions: these are
// the ones in which the prohibitions give way.
State random_position(const Game& game, Random& random) {
  const auto any = [&](int count) {
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(count)));
  };
  State state{};
  state.phase = random.below(2) == 0 ? Phase::plan : Phase::renewal;
  state.is_manual = true;
  state.move = 5;
  state.car_count = static_cast<std::uint8_t>(1 + any(kCarsMax));
  const int spread = 1 + any(16);
  const bool is_by_box = game.ring.box_entry >= 0 && any(2) == 0;
  const int here = is_by_box ? game.ring.after(game.ring.box_entry, game.ring.count - any(5))
                             : any(game.ring.count);
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    car.cell = static_cast<std::uint8_t>(game.ring.after(here, i == 0 ? 0 : any(spread)));
    car.to_go = static_cast<std::uint8_t>(1 + any(2));
    car.gear = static_cast<std::uint8_t>(1 + any(kGears));
    car.status = any(12) == 0 ? Status::spun : Status::run;
    car.arrived = ++state.arrivals;
    car.owner = static_cast<std::uint8_t>(i);
  }
  Car& car = state.cars[0];
  Go& go = state.go;
  go.gear = go.wanted = car.gear = static_cast<std::uint8_t>(any(3) == 0 ? 5 : 1 + any(kGears));
  if (any(3) == 0) car.damage.add(Damage::tyres);
  if (any(3) == 0) car.damage.add(Damage::brakes);
  go.tolerance = any(4);
  // Small windows, as they are left over; and now and then a whole one.
  const bool is_whole = any(20) == 0;
  go.least = is_whole ? gear_of(go.gear).least : any(7);
  go.most = is_whole ? gear_of(go.gear).most : static_cast<std::uint8_t>(go.least + any(5));
  if (state.phase == Phase::plan) return state;
  car.status = Status::run;
  go.entered = go.count = static_cast<std::uint8_t>(1 + any(3));
  go.least = static_cast<std::uint8_t>(go.least + any(go.count + 1));
  go.most = static_cast<std::uint8_t>(std::max<int>(go.least, go.most) + go.count);
  // What it had in mind is lawful or not.
  const std::vector<Sheet> minds = slow::every_sheet(std::min(go.most - go.count, 6));
  const Sheet& mind = minds[random.below(static_cast<std::uint32_t>(minds.size()))];
  Plan plan = mind.decision().plan;
  if (plan.count() == 0) plan.cells = 1;
  go.follow(plan);
  return state;
}

TEST(GrandPrixAdvancedPositions, EveryPlanIsJudgedAndListedByItsOutcome) {
  Hooks hooks;
  for (int seed = 1; seed <= contract::race_count(20000); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(static_cast<std::uint64_t>(seed) << 30);
    const Result<Game, DataError> game =
        GrandPrixAdvanced::make_game(random_board(random), random_options(random));
    ASSERT_TRUE(static_cast<bool>(game)) << to_string(game.error());
    const State state = random_position(*game, random);
    DecisionList legal;
    GrandPrixAdvanced::legal(*game, state, seat_at(0), legal);
    ASSERT_FALSE(legal.empty());
    ASSERT_TRUE(std::is_sorted(legal.begin(), legal.end()));
    hooks.check_plans(*game, state, seat_at(0), legal);
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
  const bool is_share = contract::race_count(100) < 100;
  if (is_share) return;  // Too few to meet everything.
  for (const char* what :
       {"no room", "forced to endanger", "forced into three", "cannot keep", "box in reach"})
    EXPECT_GT(hooks.seen().count(what), 0u) << what;
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
