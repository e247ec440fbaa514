#include "catalog/speed_circuit_race.h"

#include <algorithm>
#include <numeric>

#include "base/digest.h"
#include "base/text.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/event_text.h"
#include "codec/speed_circuit/options_text.h"
#include "codec/speed_circuit/refusal_text.h"

namespace chicane {

using namespace speed_circuit;

namespace {

std::string result_text(const Game& game, const Car& car) {
  switch (car.status) {
    case Status::running:
      return "running";
    case Status::finished: {
      const int rows = car.progress - game.options.laps * game.course.rows;
      return fill("turn {}, {} row{} past the line", static_cast<int>(car.finish_turn), rows,
                  rows == 1 ? "" : "s");
    }
    case Status::crash:
      return "crash";
    case Status::engine:
      return "engine";
    case Status::brakes:
      return "brakes";
    case Status::stall:
      return "stalled";
  }
  return {};
}

// Finishers by place, then cars still running, then those out; each by how far they came.
bool stands_before(const Car& a, const Car& b) {
  const auto group = [](const Car& car) {
    return car.status == Status::finished ? 0 : car.is_running() ? 1 : 2;
  };
  if (group(a) != group(b)) return group(a) < group(b);
  return a.status == Status::finished ? a.place < b.place : a.progress > b.progress;
}

class SpeedCircuitEntry final : public RuleSetEntry {
 public:
  std::string_view id() const override { return SpeedCircuit::kId; }
  std::string_view title() const override { return "Speed Circuit (Avalon Hill, 1977)"; }
  int version() const override { return SpeedCircuit::kVersion; }
  std::vector<OptionInfo> options() const override { return option_infos(); }
  Result<std::unique_ptr<Race>, DataError> make_race(
      const Board& board, std::string_view options,
      const std::vector<std::string>& names) const override {
    return SpeedCircuitRace::make(board, options, names);
  }
};

}  // namespace

Result<std::unique_ptr<Race>, DataError> SpeedCircuitRace::make(
    const Board& board, std::string_view options, const std::vector<std::string>& names) {
  speed_circuit::Options parsed;
  for (const std::string_view word : words(options)) {
    const std::optional<KeyValue> pair = key_value(word);
    if (!pair)
      return Failure{DataError{"", 0, "options: '" + std::string(word) + "' is not key=value"}};
    if (const std::string complaint = set_option(parsed, pair->key, pair->value);
        !complaint.empty()) {
      return Failure{DataError{"", 0, "options: " + complaint}};
    }
  }
  Result<Game, DataError> game = SpeedCircuit::make_game(board, parsed);
  if (!game) return Failure{game.error()};
  const int seats = static_cast<int>(names.size());
  const int most = SpeedCircuit::seats_max(*game);
  if (seats < 1 || seats > most) {
    return Failure{DataError{
        "", 0,
        fill("{} cars do not fit: the grid of {} has {} places (SC-16)", seats, board.name, most)}};
  }
  std::unique_ptr<SpeedCircuitRace> race(new SpeedCircuitRace);
  race->board_ = std::make_shared<const Board>(board);
  race->game_ = std::make_shared<const Game>(std::move(*game));
  race->names_ = names;
  race->state_ = SpeedCircuit::setup(*race->game_, seats);
  return std::unique_ptr<Race>(std::move(race));
}

std::string SpeedCircuitRace::options() const { return format_options(game_->options); }

Pending SpeedCircuitRace::pending() const { return SpeedCircuit::pending(*game_, state_); }

bool SpeedCircuitRace::is_hidden_round() const {
  return state_.phase == Phase::build || state_.phase == Phase::plot;
}

bool SpeedCircuitRace::has_started() const {
  return state_.phase != Phase::build && state_.phase != Phase::grid_roll;
}

std::string SpeedCircuitRace::roll_label() const {
  const Roll roll = pending().roll;
  return fill("{} {} d{}", names_[roll.car], purpose_name(roll.purpose),
              static_cast<int>(roll.sides));
}

std::vector<std::string> SpeedCircuitRace::legal(Seat seat) const {
  DecisionList list;
  SpeedCircuit::legal(*game_, state_, seat, list);
  const Car& car = seat == kChance ? state_.at_wheel() : state_.cars[index(seat)];
  std::vector<std::string> texts;
  for (const Decision& decision : list)
    texts.push_back(format_decision(*board_, game_->course, car, decision));
  return texts;
}

Result<std::vector<Happening>, Refused> SpeedCircuitRace::decide(Seat seat, std::string_view text) {
  const bool is_driver = index(seat) < state_.car_count;
  if (!is_driver && seat != kChance)
    return Failure{Refused{"no_decision", "", "there is no such seat"}};
  const Car& car = is_driver ? state_.cars[index(seat)] : state_.at_wheel();
  const Result<Decision, Misread> decision =
      parse_decision(*board_, game_->course, car, words(text));
  if (!decision) {
    const Misread& misread = decision.error();
    if (!misread.refusal) return Failure{Refused{"no_decision", "", misread.what}};
    const Why why = misread.refusal->why;
    return Failure{Refused{std::string(name(why)), std::string(clause(why)),
                           misread.what + ". " + std::string(clause(why))}};
  }
  const Result<Checked<SpeedCircuit>, Refusal> checked =
      SpeedCircuit::check(*game_, state_, seat, *decision);
  if (!checked) {
    const Why why = checked.error().why;
    return Failure{Refused{std::string(name(why)), std::string(clause(why)),
                           explain(*board_, *game_, state_, seat, *decision, why)}};
  }
  EventLog<Event> log;
  SpeedCircuit::apply(*game_, state_, *checked, log);
  std::vector<Happening> happenings;
  for (const Event& event : log.events) {
    const bool is_of_race =
        event.kind == EventKind::turn_ended || event.kind == EventKind::race_ended;
    happenings.push_back({format_event(*board_, names_, event),
                          tell_event(*board_, names_, state_, event), std::string(clause(event)),
                          is_of_race ? -1 : event.car});
  }
  return happenings;
}

std::uint64_t SpeedCircuitRace::digest() const { return digest_of(state_); }

std::vector<Standing> SpeedCircuitRace::standings() const {
  std::vector<int> seats(state_.car_count);
  std::iota(seats.begin(), seats.end(), 0);
  std::sort(seats.begin(), seats.end(), [&](int a, int b) {
    if (stands_before(state_.cars[a], state_.cars[b])) return true;
    return !stands_before(state_.cars[b], state_.cars[a]) && a < b;
  });
  std::vector<Standing> standings;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Car& car = state_.cars[seats[i]];
    standings.push_back({seats[i], static_cast<int>(i) + 1, car.status == Status::finished,
                         result_text(*game_, car)});
  }
  return standings;
}

const RuleSetEntry& speed_circuit_entry() {
  static const SpeedCircuitEntry entry;
  return entry;
}

}  // namespace chicane
