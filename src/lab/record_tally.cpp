#include "lab/record_tally.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/rule_sets.h"
#include "games/doors.h"
#include "games/studies.h"

namespace chicane::lab {

namespace {

// Plays a record beside its replay, in the types of its rule set.
template <RuleSet R>
class RecordWatch {
  using Words = WordsOf<R>;

 public:
  RecordWatch() { seen_.causes.resize(kSeatsMax); }

  // Before each line.
  void before(const RecordLine& line, const Race& any_race) {
    const RuleRace<R>& race = typed<R>(any_race);
    const bool is_roll = line.kind == RecordLine::Kind::roll;
    if (!is_roll && line.kind != RecordLine::Kind::decision) return;
    const Seat seat = is_roll ? kChance : seat_of(race, line.seat);
    const Understood<R> understood = Words::parse(race, seat, words(line.decision));
    // The replay complains about what cannot be.
    if (!understood.decision) return;
    const auto checked = R::check(race.game(), race.state(), seat, *understood.decision);
    if (!checked) return;
    if (is_roll) {
      see_die(race, *understood.decision);
    } else {
      outs_.before(race.state(), *understood.decision);
    }
    state_ = race.state();
    R::apply(race.game(), state_, *checked, outs_.sink());
    const int turn = Words::turn(state_);
    if (seen_.watch.is_due(Words::has_started(state_), turn,
                           R::pending(race.game(), state_).is_over()))
      seen_.watch.see(Words::car_standings(race.game(), state_), turn);
  }

  // The replay has come to its end.
  const RaceSeen& end() {
    for (const CarSeen& car : seen_.watch.field()) {
      if (car.condition == Condition::out)
        seen_.causes[static_cast<std::size_t>(car.car)] = outs_.cause(state_, car.car);
    }
    return seen_;
  }

 private:
  static Seat seat_of(const RuleRace<R>& race, const std::string& name) {
    const auto at = std::find(race.names().begin(), race.names().end(), name);
    return seat_at(static_cast<int>(at - race.names().begin()));
  }

  // The faces are listed from 1 on.
  void see_die(const RuleRace<R>& race, const typename R::Decision& fallen) {
    const Roll roll = race.pending().roll;
    if (roll.is_secret) return;
    typename R::DecisionList legal;
    R::legal(race.game(), race.state(), kChance, legal);
    const auto* face = std::find(legal.begin(), legal.end(), fallen);
    seen_.thrown.push_back(
        {roll.purpose, roll.sides, roll.die, static_cast<std::uint8_t>(face - legal.begin() + 1)});
  }

  RaceSeen seen_;
  OutWatch<R> outs_;
  typename R::State state_{};
};

}  // namespace

Result<RaceSeen, DataError> see_record(const Record& record, const Board* board) {
  using Seen = Result<RaceSeen, DataError>;
  return Games::with(
      record.header.rules,
      [&]<class R>() -> Seen {
        RecordWatch<R> watch;
        const Result<std::unique_ptr<Race>, DataError> race =
            replay(record, board, {}, [&](const RecordLine& line, const Race& now) {
              watch.before(line, now);
              return std::string();
            });
        if (!race) return Failure{race.error()};
        if (!(*race)->pending().is_over())
          return Failure{DataError{record.source, 0,
                                   "this race is not over; only races that are can be counted"}};
        return watch.end();
      },
      [&]() -> Seen { return Failure{find_rule_set(record.header.rules).error()}; });
}

}  // namespace chicane::lab
