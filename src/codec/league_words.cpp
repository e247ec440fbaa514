#include "codec/league_words.h"

#include "base/assert.h"
#include "base/text.h"
#include "league/draw.h"

namespace chicane {

namespace {

using league::Criterion;
using league::Objection;
using league::Plan;
using league::RaceResult;
using league::Reason;
using league::Season;

std::string names_of(const Season& season, const std::vector<int>& drivers) {
  std::vector<std::string> names;
  for (const int driver : drivers) names.push_back(season.drivers[driver].name);
  return names.empty() ? "nobody" : join(names, ", ");
}

// "; due are H1A, H1B"
std::string due_words(const Season& season) {
  std::vector<std::string> ids;
  for (const league::DueRace& race : due_races(season)) ids.push_back(race.id);
  if (const std::optional<int> driver = thrower(season))
    return fill("; first {} throws", season.drivers[*driver].name);
  return ids.empty() ? "; none is due" : "; due: " + join(ids, ", ");
}

std::string race_words(const Season& season) {
  std::vector<std::string> ids;
  for (const league::Round& round : season.rounds) {
    for (const league::LeagueRace& race : round.races) ids.push_back(race.id);
  }
  return ids.empty() ? "; none is drawn" : "; drawn: " + join(ids, ", ");
}

// "round 2 is due, and drawn already"
std::string round_words(const Season& season) {
  const int round = season.round();
  if (round > season.plan.rounds()) return "the league is over";
  std::string text = fill("round {} is due", round);
  if (season.rounds[round - 1].is_closed()) return text + ", and drawn already";
  return thrower(season) ? text + ", and ranks are thrown for first" : text;
}

std::string unknown_driver(const Season& season, const std::string& name) {
  std::vector<std::string> names;
  for (const league::Enter& driver : season.drivers) names.push_back(driver.name);
  const std::string guess = nearest(name, names);
  return fill("{} is not entered", name) + (guess.empty() ? "" : fill(", did you mean {}?", guess));
}

// "7", "3.5", "2.333"
std::string thousandths(int value) {
  std::string text = std::to_string(value / 1000);
  std::string rest = std::to_string(1000 + value % 1000).substr(1);
  while (!rest.empty() && rest.back() == '0') rest.pop_back();
  return rest.empty() ? text : text + "." + rest;
}

// "1st to 3rd"; one without a place has no finish.
std::string places(const Reason& reason) {
  return reason.theirs == 0 ? ordinal(reason.ours) + " to no finish"
                            : ordinal(reason.ours) + " to " + ordinal(reason.theirs);
}

}  // namespace

std::string_view objection_name(Objection::Kind kind) {
  using Kind = Objection::Kind;
  switch (kind) {
    case Kind::driver_unknown:
      return "driver_unknown";
    case Kind::driver_twice:
      return "driver_twice";
    case Kind::drivers_too_many:
      return "drivers_too_many";
    case Kind::tier_unknown:
      return "tier_unknown";
    case Kind::entries_closed:
      return "entries_closed";
    case Kind::round_not_open:
      return "round_not_open";
    case Kind::checked_in_twice:
      return "checked_in_twice";
    case Kind::not_qualified:
      return "not_qualified";
    case Kind::not_his_throw:
      return "not_his_throw";
    case Kind::face_impossible:
      return "face_impossible";
    case Kind::throws_too_many:
      return "throws_too_many";
    case Kind::race_unknown:
      return "race_unknown";
    case Kind::race_not_due:
      return "race_not_due";
    case Kind::race_other_drivers:
      return "race_other_drivers";
    case Kind::still_racing:
      return "still_racing";
    case Kind::result_twice:
      return "result_twice";
    case Kind::record_twice:
      return "record_twice";
    case Kind::result_other_drivers:
      return "result_other_drivers";
    case Kind::result_impossible:
      return "result_impossible";
    case Kind::other_car:
      return "other_car";
    case Kind::not_in_race:
      return "not_in_race";
    case Kind::no_points_here:
      return "no_points_here";
    case Kind::ruling_unknown:
      return "ruling_unknown";
    case Kind::ruling_twice:
      return "ruling_twice";
    case Kind::ruling_too_late:
      return "ruling_too_late";
    case Kind::rulings_too_many:
      return "rulings_too_many";
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string_view criterion_name(Criterion criterion) {
  switch (criterion) {
    case Criterion::points:
      return "points";
    case Criterion::wins:
      return "wins";
    case Criterion::count_back:
      return "count_back";
    case Criterion::one_race:
      return "one_race";
    case Criterion::final_place:
      return "final_place";
    case Criterion::best_finish:
      return "best_finish";
    case Criterion::first_heat:
      return "first_heat";
    case Criterion::finishes_at_best:
      return "finishes_at_best";
    case Criterion::second_heat:
      return "second_heat";
    case Criterion::third_heat:
      return "third_heat";
    case Criterion::qualifying_points:
      return "qualifying_points";
    case Criterion::average_finish:
      return "average_finish";
    case Criterion::dice:
      return "dice";
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string objection_words(const Season& season, const Objection& objection) {
  using Kind = Objection::Kind;
  const std::string& about = objection.about;
  switch (objection.kind) {
    case Kind::driver_unknown:
      return unknown_driver(season, about);
    case Kind::driver_twice:
      return fill("{} is entered already", about);
    case Kind::drivers_too_many:
      return fill("{} cannot enter: at most {} drivers", about, league::kDriversMax);
    case Kind::tier_unknown:
      return fill("{}: there are tiers 1 to {}", about, season.plan.tiers);
    case Kind::entries_closed:
      return fill("{} cannot enter: the last round has begun", about);
    case Kind::round_not_open:
      return fill("{} cannot check in for that round: {}", about, round_words(season));
    case Kind::checked_in_twice:
      return fill("{} has checked in already", about);
    case Kind::not_qualified:
      return fill("{} is neither finalist nor alternate (WBC-F.3)", about);
    case Kind::not_his_throw:
      return fill("{} does not throw now{}", about, due_words(season));
    case Kind::face_impossible:
      return fill("{}: the dice have faces 1 to 100", about);
    case Kind::throws_too_many:
      return fill("{}: at most {} throws in a round", about, league::kThrowsMax);
    case Kind::race_unknown:
      return fill("there is no race {}{}", about, race_words(season));
    case Kind::race_not_due:
      return fill("race {} is not due{}", about, due_words(season));
    case Kind::race_other_drivers: {
      for (const league::DueRace& race : due_races(season)) {
        if (race.id == about)
          return fill("race {} is for {}", about, names_of(season, race.drivers));
      }
      return fill("race {} is for others", about);
    }
    case Kind::still_racing:
      return fill("{} is still in a race: one at a time (WBC-H.1b)", about);
    case Kind::result_twice:
      return fill("race {} has its result already", about);
    case Kind::record_twice:
      return fill("this record is that of race {} already", about);
    case Kind::result_other_drivers:
      return fill("race {} is for {}, nobody more or less", about,
                  names_of(season, season.race(about).race->drivers));
    case Kind::result_impossible:
      return fill("race {}: places go from 1, each once, and not beyond the cars", about);
    case Kind::other_car:
      return fill("{} has another car than before; cars are kept in this league (SC-15.2)", about);
    case Kind::not_in_race:
      return fill("{} is not in that race", about);
    case Kind::no_points_here:
      return fill("{}: a WBC tournament has no points to give or take", about);
    case Kind::ruling_unknown:
      return fill("there is no ruling {} to revoke; there are {} rulings", about,
                  static_cast<int>(season.rulings.size()));
    case Kind::ruling_twice:
      return fill("{}: it is ruled so already", about);
    case Kind::ruling_too_late:
      return fill("{}: the heats stand, the final is thrown for or drawn", about);
    case Kind::rulings_too_many:
      return fill("at most {} rulings", league::kRulingsMax);
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string reason_words(const Reason& reason) {
  switch (reason.by) {
    case Criterion::points:
      return fill("points: {} to {}", reason.ours, reason.theirs);
    case Criterion::wins:
      return fill("more wins: {} to {}", reason.ours, reason.theirs);
    case Criterion::count_back:
      return fill("more {} places: {} to {}", ordinal(reason.argument), reason.ours, reason.theirs);
    case Criterion::one_race:
      return fill("race {}: {}", reason.argument, places(reason));
    case Criterion::final_place:
      return reason.theirs == 0 ? "a finish in the final" : fill("the final: {}", places(reason));
    case Criterion::best_finish:
      return fill("best finish: {}", places(reason));
    case Criterion::first_heat:
      return "tie-break 1: in the first heat";
    case Criterion::finishes_at_best:
      return fill("tie-break 2: more {} places, {} to {}", ordinal(reason.argument), reason.ours,
                  reason.theirs);
    case Criterion::second_heat:
      return "tie-break 3: in the second heat";
    case Criterion::third_heat:
      return "tie-break 4: in the third heat";
    case Criterion::qualifying_points:
      return fill("tie-break 5: more points, {} to {}", reason.ours, reason.theirs);
    case Criterion::average_finish:
      return fill("tie-break 6: better average, {} to {}", thousandths(reason.ours),
                  thousandths(reason.theirs));
    case Criterion::dice:
      return "tie-break 7: the dice";
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string reason_clause(const Plan& plan, const Reason& reason) {
  const bool is_circuit = !plan.scoring.few_cars_points.empty();
  switch (reason.by) {
    case Criterion::points:
      return is_circuit ? "SC-15.4" : "";
    case Criterion::one_race:
      return is_circuit ? "SC-15.5" : "";
    case Criterion::wins:
      return plan.rules == "formula-one" ? "F1-LEA-1" : "";
    case Criterion::count_back:
    case Criterion::final_place:
      return "";
    case Criterion::best_finish:
      return "WBC-F.2";
    case Criterion::first_heat:
      return "WBC-F.2.1";
    case Criterion::finishes_at_best:
      return "WBC-F.2.2";
    case Criterion::second_heat:
      return "WBC-F.2.3";
    case Criterion::third_heat:
      return "WBC-F.2.4";
    case Criterion::qualifying_points:
      return "WBC-F.2.5";
    case Criterion::average_finish:
      return "WBC-F.2.6";
    case Criterion::dice:
      return "WBC-F.2.7";
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string ruling_words(const league::Ruling& ruling) {
  using Kind = league::Ruling::Kind;
  switch (ruling.kind) {
    case Kind::exclude:
      return fill("exclude {} {}", ruling.race, ruling.name);
    case Kind::points:
      return fill("points {} {}", ruling.name, ruling.points);
    case Kind::annul:
      return fill("annul {}", ruling.race);
    case Kind::revoke:
      return fill("revoke {}", ruling.number);
  }
  CHICANE_ASSERT(false);
  return {};
}

std::string result_words(const RaceResult& result) {
  switch (result.kind) {
    case RaceResult::Kind::finished:
      return ordinal(result.place);
    case RaceResult::Kind::crashed:
      return "crash";
    case RaceResult::Kind::not_finished:
      return "out";
  }
  CHICANE_ASSERT(false);
  return {};
}

}  // namespace chicane
