#include <map>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/formula_one_race.h"
#include "catalog/tell.h"
#include "codec/formula_one/decision_text.h"
#include "codec/formula_one/options_text.h"
#include "codec/formula_one/refusal_text.h"
#include "contract/contract.h"
#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/tactics.h"

namespace chicane::formula_one {
namespace {

// Every way of exactly `squares` squares, found by trying every step: what legal and check are
// measured by. Ways into the pit are kept apart.
struct Ways {
  std::vector<Path> on_track;
  std::vector<Path> into_pit;
};

class EveryWay {
 public:
  EveryWay(const Game& game, const State& state) : game_(game), state_(state) {}

  Ways of(int squares) const {
    Ways ways;
    if (squares == 0) ways.on_track.push_back({});
    if (squares > 0) walk({}, kNoSquare, squares, ways);
    return ways;
  }

  // F1-DIR-2, F1-BLK-1
  std::vector<Path> longest(int squares) const {
    for (int count = squares; count >= 0; --count) {
      const Ways ways = of(count);
      if (!ways.on_track.empty()) return ways.on_track;
    }
    return {};
  }

 private:
  void walk(const Path& path, SquareId at, int squares, Ways& ways) const {
    const int car = state_.move.car;
    const bool is_last = path.count + 1 == squares;
    const SquareId from = path.count > 0                           ? at
                          : state_.cars[car].where == Where::track ? state_.cars[car].at
                                                                   : kNoSquare;
    if (is_last && from != kNoSquare && from == game_.track.pits[car].entry)
      ways.into_pit.push_back(path.then(Step::pit));
    for (int i = 0; i < kTrackSteps; ++i) {
      const auto step = static_cast<Step>(i);
      const SquareId to =
          path.count == 0 ? first_square(game_.track, state_, car, step) : game_.track[at].steps[i];
      if (to == kNoSquare || is_taken(to)) continue;
      if (is_last) {
        ways.on_track.push_back(path.then(step));
      } else {
        walk(path.then(step), to, squares, ways);
      }
    }
  }

  bool is_taken(SquareId square) const {
    for (int i = 0; i < kCarsMax; ++i) {
      const Car& car = state_.cars[i];
      if (i != state_.move.car && car.where == Where::track && !car.has_left && car.at == square)
        return true;
    }
    return false;
  }

  const Game& game_;
  const State& state_;
};

// Every sequence of so many steps, lawful or not.
std::vector<Path> every_sequence(int squares) {
  std::vector<Path> all = {{}};
  for (int i = 0; i < squares; ++i) {
    std::vector<Path> longer;
    for (const Path& path : all) {
      for (const Step step : {Step::straight, Step::in, Step::out, Step::pit})
        longer.push_back(path.then(step));
    }
    all = std::move(longer);
  }
  return all;
}

// The position after a decision. A band that is not taken too fast leaves no trace, whatever its
// safety speed.
State outcome(const Game& game, State state, Seat seat, const Decision& decision) {
  NoEvents nobody;
  FormulaOne::apply(game, state, *FormulaOne::check(game, state, seat, decision), nobody);
  for (int i = 0; i < state.move.passed_count; ++i) {
    Passed& passed = state.move.passed[i];
    const Speed judged = passed.is_extra ? state.at_wheel().speed : state.move.judged;
    const bool is_free = passed.is_extra && game.options.tactic_bands == TacticBands::no;
    if (is_free || passed.safe >= judged) passed.safe = {};
  }
  return state;
}

class Hooks {
 public:
  explicit Hooks(const Board& board) : board_(board) {}

  std::string text(const Game& game, const State& state, Seat, const Decision& decision) const {
    return format_decision(board_, game, state, decision);
  }
  Decision parse(const Game& game, const State& state, Seat, const std::string& text) const {
    const auto decision = parse_decision(board_, game, state, words(text));
    EXPECT_TRUE(static_cast<bool>(decision)) << text;
    return decision ? *decision : Decision{};
  }

  // Mostly fast, and into the pit when there is a way: who dawdles never meets a corner.
  static const Decision& choose(const State& state, const DecisionList& legal, Random& random) {
    const Decision* choice = &choose_random<FormulaOne>(legal, random);
    if (state.phase == Phase::speed)
      choice = std::max(choice, &choose_random<FormulaOne>(legal, random));
    if (state.phase != Phase::drive || random.below(3) == 0) return *choice;
    for (const Decision& decision : legal) {
      if (decision.path.ends_in_pit()) choice = &decision;
    }
    return *choice;
  }

  // One card of the seat's hand is another.
  bool change_hidden(const Game&, State& state, Seat seat, Random& random) const {
    Car& car = state.cars[state.car_of(index(seat))];
    if (car.hand_count == 0) return false;
    int from = static_cast<int>(random.below(kTactics));
    while (car.hand[from] == 0) from = (from + 1) % kTactics;
    --car.hand[from];
    ++car.hand[(from + 1 + random.below(kTactics - 1)) % kTactics];
    return true;
  }

  void check_all_answers(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                         Random& random) {
    ++seen_["phase " + std::to_string(static_cast<int>(state.phase))];
    check_hidden(game, state, random);
    check_plain(game, state, seat, legal);
    if (state.phase == Phase::drive) check_drives(game, state, seat, legal, random);
    if (state.phase == Phase::card) check_cards(game, state, seat, legal, random);
    if (random.below(10) == 0) check_refusals_tell_nothing(game, state);
  }

  // RULES.md, section 1
  void check_invariants(const Game& game, const State& state) const {
    std::set<int> taken;
    std::array<int, kPitKinds> pit_cards{};
    std::array<int, kTactics> tactics{};
    for (int i = 0; i < state.pit_count; ++i)
      ++pit_cards[static_cast<std::size_t>(state.pit_deck[i])];
    for (int i = 0; i < state.discard_count; ++i)
      ++tactics[static_cast<std::size_t>(state.discard[i])];
    for (int i = 0; i < state.seat_count; ++i) {
      const Car& car = state.cars[i];
      ASSERT_NE(car.where, Where::absent);
      if (car.is_on_track()) {
        ASSERT_TRUE(taken.insert(car.at).second) << "two cars on one square";
        ASSERT_LT(car.at, game.track.square_count);
      }
      if (car.is_spun_off() && state.move.car != i) {
        ASSERT_LE(car.speed, kFirstSpeed);
      }
      if (car.where == Where::spin) {
        ASSERT_LT(car.at, game.track.band_count);
      }
      ASSERT_LE(car.speed, kTopSpeed);
      ASSERT_LE(car.tyre, kTyreMax);
      ASSERT_LE(car.brake, kBrakeMax);
      ASSERT_LE(car.laps, game.options.laps);
      ASSERT_LE(car.miss, 2);
      int held = 0;
      for (int kind = 0; kind < kTactics; ++kind) {
        held += car.hand[kind];
        tactics[kind] += car.hand[kind];
      }
      ASSERT_EQ(held, car.hand_count);
      if (car.has_special) ++pit_cards[static_cast<std::size_t>(PitCard::special_tyres)];
      if (car.faulty != Defect::none) ++pit_cards[static_cast<std::size_t>(PitCard::faulty_tyres)];
      if (car.has_left) {
        ASSERT_EQ(car.laps, 0);
      }
    }
    for (int kind = 0; kind < kTactics; ++kind)
      ASSERT_LE(tactics[kind] + state.tactic_left[kind], kTacticsOfEach);
    if (state.phase < Phase::deal) return;
    ASSERT_EQ(pit_cards, kPitCounts) << "a pit card is lost, or there twice";
    ASSERT_LE(state.pit_seen, state.pit_count);
    ASSERT_LT(state.still, kStillRounds + (state.phase == Phase::over ? 1 : 0));
  }

  const std::map<std::string, long>& seen() const { return seen_; }

 private:
  // Everything that no seat, or not that one, may know is changed: nobody's view shows it.
  static void check_hidden(const Game& game, const State& state, Random& random) {
    for (int i = -1; i < state.seat_count; ++i) {
      const Seat seat = i < 0 ? kSpectator : seat_at(i);
      State other = state;
      for (int car = 0; car < state.seat_count; ++car) {
        if (i >= 0 && car == state.car_of(i)) continue;
        for (std::uint8_t& count : other.cars[car].hand)
          count = static_cast<std::uint8_t>(random.below(7));
      }
      for (int card = 0; card < state.pit_count - state.pit_seen; ++card)
        other.pit_deck[card] = static_cast<PitCard>(random.below(kPitKinds));
      for (std::uint8_t& count : other.tactic_left)
        count = static_cast<std::uint8_t>(random.below(7));
      const State seen = FormulaOne::view(state, seat);
      ASSERT_TRUE(contract::have_equal_bytes(seen, FormulaOne::view(other, seat)))
          << "seat " << i << " sees what is hidden from it";
      // And it does see what has lain open, and its own hand.
      for (int card = state.pit_count - state.pit_seen; card < state.pit_count; ++card)
        ASSERT_EQ(seen.pit_deck[card], state.pit_deck[card]);
      if (i >= 0) {
        ASSERT_EQ(seen.cars[state.car_of(i)].hand, state.cars[state.car_of(i)].hand);
      }
      const Pending real = FormulaOne::pending(game, state);
      const Pending shown = FormulaOne::pending(game, seen);
      ASSERT_EQ(real.kind, shown.kind);
      ASSERT_EQ(real.roll, shown.roll);
    }
  }

  // What has no path: every number, listed or refused.
  static void check_plain(const Game& game, const State& state, Seat seat,
                          const DecisionList& legal) {
    for (const DecisionKind kind :
         {DecisionKind::superb, DecisionKind::set, DecisionKind::match, DecisionKind::keep,
          DecisionKind::pass, DecisionKind::special, DecisionKind::hold, DecisionKind::roll}) {
      const bool has_number =
          kind == DecisionKind::set || kind == DecisionKind::special || kind == DecisionKind::roll;
      for (int number = 0; number <= (has_number ? 32 : 0); ++number) {
        const Decision decision = plain(kind, number);
        ASSERT_EQ(static_cast<bool>(FormulaOne::check(game, state, seat, decision)),
                  std::binary_search(legal.begin(), legal.end(), decision))
            << verb(kind) << " " << number;
      }
    }
  }

  // F1-DIR-2, F1-PIT-2
  void check_drives(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                    Random& random) {
    // On some positions only: there are many ways.
    if (random.below(30) != 0) return;
    const int due = state.move.is_locked ? 0 : state.move.set.spaces();
    const EveryWay every(game, state);
    std::vector<Path> lawful = every.longest(due);
    if (lawful.at(0).count < due) ++seen_["baulked"];
    const std::vector<Path> into_pit = every.of(due).into_pit;
    if (!into_pit.empty()) ++seen_["pit in reach"];
    lawful.insert(lawful.end(), into_pit.begin(), into_pit.end());
    std::vector<Decision> decisions;
    for (const Path& path : lawful) decisions.push_back(drive(path));
    check_outcomes(game, state, seat, legal, decisions);
    check_other_lengths(game, state, seat, lawful, due);
    // Every sequence of steps there is: up to 65536.
    if (due <= 5 || random.below(100) == 0) {
      ++seen_["all sequences"];
      const std::set<Path> allowed(lawful.begin(), lawful.end());
      for (int count = std::max(0, due - 1); count <= due; ++count) {
        for (const Path& path : every_sequence(count))
          ASSERT_EQ(static_cast<bool>(FormulaOne::check(game, state, seat, drive(path))),
                    allowed.contains(path))
              << format_decision(board_, game, state, drive(path));
      }
    }
  }

  // Ways that are too short or too long are refused.
  void check_other_lengths(const Game& game, const State& state, Seat seat,
                           const std::vector<Path>& lawful, int due) {
    const EveryWay every(game, state);
    const std::set<Path> allowed(lawful.begin(), lawful.end());
    for (int count = 0; count <= std::min(due + 1, kSquaresMax); ++count) {
      const Ways ways = every.of(count);
      for (const std::vector<Path>* list : {&ways.on_track, &ways.into_pit}) {
        for (const Path& path : *list)
          ASSERT_EQ(static_cast<bool>(FormulaOne::check(game, state, seat, drive(path))),
                    allowed.contains(path))
              << format_decision(board_, game, state, drive(path));
      }
    }
  }

  // check accepts every one of them; each has the outcome of exactly one that is listed.
  void check_outcomes(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                      const std::vector<Decision>& lawful) {
    const auto bytes = [](const State& of) {
      return std::string(reinterpret_cast<const char*>(&of), sizeof of);
    };
    std::set<std::string> listed;
    std::size_t of_kind = 0;
    for (const Decision& decision : legal) {
      const bool is_asked = decision.kind == lawful.at(0).kind && decision.card == lawful[0].card;
      if (!is_asked) continue;
      ++of_kind;
      ASSERT_TRUE(std::find(lawful.begin(), lawful.end(), decision) != lawful.end())
          << "listed, but no lawful way: " << format_decision(board_, game, state, decision);
      listed.insert(bytes(outcome(game, state, seat, decision)));
    }
    // Under some switches two that are listed come to the same.
    ASSERT_LE(listed.size(), of_kind);
    for (const Decision& decision : lawful) {
      ASSERT_TRUE(static_cast<bool>(FormulaOne::check(game, state, seat, decision)))
          << format_decision(board_, game, state, decision);
      ASSERT_TRUE(listed.contains(bytes(outcome(game, state, seat, decision))))
          << "an outcome that is not listed: " << format_decision(board_, game, state, decision);
    }
  }

  // F1-TAC-6, F1-TAC-7
  void check_cards(const Game& game, const State& state, Seat seat, const DecisionList& legal,
                   Random& random) {
    if (random.below(30) != 0) return;
    const Car& car = state.at_wheel();
    const bool may_play = !state.move.has_superb && !car.is_spun_off() && car.faulty != Defect::on;
    const EveryWay every(game, state);
    for (int kind = 0; kind < kTactics; ++kind) {
      const auto which = static_cast<Tactic>(kind);
      const bool is_carburettor = which == Tactic::carburettor;
      std::vector<Decision> lawful;
      for (int spaces = 0; spaces <= kSquaresMax; ++spaces) {
        const Speed to = Speed::from_spaces(spaces);
        const bool is_speed = is_carburettor ? to > car.speed && to <= kCarburettor : spaces == 0;
        const bool is_possible = may_play && is_speed && car.hand[kind] > 0 && kind > 0;
        const int extra = !is_carburettor ? kExtraSquares[kind]
                          : game.options.carburettor_card == CarburettorCard::speed || !is_possible
                              ? 0
                              : spaces - car.speed.spaces();
        std::set<Path> allowed;
        for (const Path& path : every.longest(extra)) {
          if (is_possible && (path.count > 0 || is_carburettor)) allowed.insert(path);
        }
        for (int count = 0; count <= (is_possible ? std::min(extra + 1, 5) : 1); ++count) {
          for (const Path& path : every_sequence(count))
            ASSERT_EQ(
                static_cast<bool>(FormulaOne::check(game, state, seat, card(which, to, path))),
                allowed.contains(path))
                << format_decision(board_, game, state, card(which, to, path));
        }
        for (const Path& path : allowed) lawful.push_back(card(which, to, path));
      }
      if (lawful.empty()) continue;
      ++seen_["card " + std::string(tactic_id(which))];
      check_outcomes(game, state, seat, legal, lawful);
    }
  }

  // A refusal follows from what the seat may see.
  void check_refusals_tell_nothing(const Game& game, const State& state) {
    for (int i = 0; i < state.seat_count; ++i) {
      const State seen = FormulaOne::view(state, seat_at(i));
      const Decision tries[] = {superb(),
                                set(160_mph),
                                drive({}),
                                match(),
                                pass(),
                                card(Tactic::gear, {}, {}),
                                hold(),
                                card(Tactic::superb, {}, {}),
                                roll(1),
                                special(0),
                                card(Tactic::carburettor, 120_mph, {})};
      for (const Decision& decision : tries) {
        const auto checked = FormulaOne::check(game, state, seat_at(i), decision);
        const auto from_view = FormulaOne::check(game, seen, seat_at(i), decision);
        ASSERT_EQ(static_cast<bool>(checked), static_cast<bool>(from_view));
        if (checked) continue;
        ASSERT_EQ(checked.error().why, from_view.error().why);
        ASSERT_EQ(explain(board_, game, state, seat_at(i), decision, checked.error().why),
                  explain(board_, game, seen, seat_at(i), decision, checked.error().why));
      }
    }
  }

  const Board& board_;
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
  const std::string others =
      "laps=2 short_race=yes baulk_reduction=separate baulked_band_speed=reduced tactic_bands=no "
      "carburettor_card=speed_and_squares classification=run_out";
  return {
      {"Two", "F1-REF", 2, "laps=3", 2000},
      {"Four", "F1-REF", 4, "laps=3", 1500},
      {"Six", "F1-REF", 6, "laps=3", 1500},
      {"SixLong", "F1-REF", 6, "laps=10", 200},
      {"TwoOther", "F1-REF", 2, others, 1500},
      {"FourOther", "F1-REF", 4, others, 1000},
      {"SixOther", "F1-REF", 6, others, 800},
      {"RunOut", "F1-REF", 6, "laps=3 classification=run_out", 500},
      {"CarburettorSquares", "F1-REF", 3, "laps=3 carburettor_card=speed_and_squares", 500},
      {"SeparateReduced", "F1-REF", 5, "laps=4 baulk_reduction=separate baulked_band_speed=reduced",
       500},
  };
}

Result<Game, DataError> game_of(const Board& board, const std::string& text) {
  Options options;
  for (const std::string_view word : words(text)) {
    const std::optional<KeyValue> pair = key_value(word);
    EXPECT_EQ(set_option(options, pair->key, pair->value), "");
  }
  return FormulaOne::make_game(board, options);
}

class FormulaOneContract : public ::testing::TestWithParam<Setting> {};

TEST_P(FormulaOneContract, RandomRacesKeepEveryPromise) {
  const Setting& setting = GetParam();
  const Result<Board, DataError> board = load_board(setting.board);
  ASSERT_TRUE(static_cast<bool>(board));
  const Result<Game, DataError> game = game_of(*board, setting.options);
  ASSERT_TRUE(static_cast<bool>(game));
  ASSERT_GE(FormulaOne::seats_max(*game), setting.seats);
  Hooks hooks(*board);
  for (int seed = 1; seed <= contract::race_count(setting.races); ++seed) {
    SCOPED_TRACE("setting " + setting.name + ", seed " + std::to_string(seed));
    contract::ContractRun<FormulaOne, Hooks> run(*game, setting.seats,
                                                 static_cast<std::uint64_t>(seed), hooks);
    run.run(100000);
    if (HasFailure()) return;
  }
  for (const auto& [what, count] : hooks.seen()) RecordProperty(what, std::to_string(count));
}

INSTANTIATE_TEST_SUITE_P(Settings, FormulaOneContract, ::testing::ValuesIn(settings()),
                         [](const auto& setting_info) { return setting_info.param.name; });

// --- What is told --------------------------------------------------------------------------------

bool names_word(const std::string& text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const auto is_letter = [&](std::size_t i) {
      return i < text.size() && std::isalnum(static_cast<unsigned char>(text[i])) != 0;
    };
    if ((at == 0 || !is_letter(at - 1)) && !is_letter(at + word.size())) return true;
  }
  return false;
}

// Cards that lie open by what was just done.
struct Open {
  std::set<Tactic> tactics;
  std::set<PitCard> pit_cards;
};

// No text may name a card that is not open: neither by its id nor by its title.
void expect_hidden(const std::string& text, const Open& open) {
  for (int i = 0; i < kTactics; ++i) {
    const auto which = static_cast<Tactic>(i);
    if (open.tactics.contains(which)) continue;
    ASSERT_FALSE(names_word(text, tactic_id(which))) << text;
    ASSERT_FALSE(names_word(text, tactic_title(which))) << text;
  }
  for (int i = 0; i < kPitKinds; ++i) {
    const auto which = static_cast<PitCard>(i);
    if (open.pit_cards.contains(which)) continue;
    ASSERT_FALSE(names_word(text, pit_card_id(which))) << text;
    ASSERT_FALSE(names_word(text, pit_card_title(which))) << text;
  }
}

// F1-SET-4, F1-TAC-1, F1-PIT-7  A card lies open when it is played, drawn or taken back, and as
// long as a car shows its effect.
Open open_by(const State& before, const State& after, const std::string& decision) {
  Open open;
  const std::vector<std::string_view> said = words(decision);
  if (said[0] == "superb") open.tactics.insert(Tactic::superb);
  if (said[0] == "card") open.tactics.insert(*parse_tactic(said[1]));
  const Car& was = before.at_wheel();
  const Car& is = after.cars[before.move.car];
  const bool has_started = before.round > 0;
  if (has_started && is.where == Where::pit && was.where != Where::pit) {
    open.pit_cards.insert(before.pit_deck[0]);
    if (before.pit_deck[0] == PitCard::extra_tactic && before.discard_count > 0)
      open.tactics.insert(before.discard[before.discard_count - 1]);
  }
  // It may have driven in, to have its bands resolved before it draws.
  if (has_started && before.move.is_arriving) {
    open.pit_cards.insert(before.pit_deck[0]);
    if (before.discard_count > 0) open.tactics.insert(before.discard[before.discard_count - 1]);
  }
  if (was.has_special) open.pit_cards.insert(PitCard::special_tyres);
  if (was.faulty != Defect::none) open.pit_cards.insert(PitCard::faulty_tyres);
  if (was.brake_failure != Defect::none) open.pit_cards.insert(PitCard::brake_failure);
  return open;
}

class FormulaOneTold : public ::testing::Test {
 protected:
  void play(int seats, std::uint64_t seed) {
    const Result<Board, DataError> board = load_board("F1-REF");
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("Driver" + std::to_string(i));
    auto made = FormulaOneRace::make(*board, "laps=3", names);
    ASSERT_TRUE(static_cast<bool>(made));
    auto& race = dynamic_cast<FormulaOneRace&>(**made);
    Random random(seed);
    for (int i = 0; i < 5000 && !HasFailure(); ++i) {
      const Pending pending = race.pending();
      if (pending.is_over()) return;
      take(race, next_to_answer(pending), seats, random);
    }
  }

 private:
  void take(FormulaOneRace& race, Seat seat, int seats, Random& random) {
    DecisionList legal;
    FormulaOne::legal(race.game(), race.state(), seat, legal);
    const std::string decision = race.format(seat, Hooks::choose(race.state(), legal, random));
    if (seat == kChance) {
      ASSERT_EQ(race.pending().roll.is_secret,
                race.state().phase == Phase::shuffle_pits || race.state().phase == Phase::deal);
      expect_hidden(race.roll_label(), {});
    }
    for (int i = 0; i < seats; ++i) try_another(race, i, seat);
    const State before = race.state();
    const auto done = race.decide(seat, decision);
    ASSERT_TRUE(static_cast<bool>(done)) << decision;
    const Open open = open_by(before, race.state(), decision);
    for (const Happening& happening : *done) {
      expect_hidden(happening.line, open);
      expect_hidden(tell(race, happening), open);
      for (const EventField& field : happening.fields) expect_hidden(field.text, open);
    }
    for (const Standing& standing : race.standings()) expect_hidden(standing.result, {});
  }

  // Those who are not asked are told no card but the one they speak of themselves.
  void try_another(FormulaOneRace& race, int i, Seat awaited) {
    if (seat_at(i) == awaited) return;
    for (const char* text : {"superb", "set 60", "card SS3", "special B1", "pass", "hold", "keep",
                             "drive", "roll 1", "match"}) {
      const auto refused = race.decide(seat_at(i), text);
      ASSERT_FALSE(static_cast<bool>(refused));
      Open open;
      if (std::string_view(text) == "card SS3") open.tactics.insert(Tactic::slipstream);
      expect_hidden(refused.error().what, open);
    }
  }
};

TEST_F(FormulaOneTold, NoTextNamesACardThatIsNotOpen) {
  for (int seed = 1; seed <= contract::race_count(60); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    play(2 + seed % 5, static_cast<std::uint64_t>(seed));
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace chicane::formula_one
