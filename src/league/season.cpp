#include "league/season.h"

#include <algorithm>

#include "base/assert.h"
#include "core/seat.h"
#include "league/draw.h"
#include "league/results.h"

namespace chicane::league {

namespace {

using Kind = Objection::Kind;
using Verdict = std::optional<Objection>;

Objection no(Kind kind, std::string about) { return {kind, std::move(about)}; }

template <class T>
bool contains(const std::vector<T>& list, const T& one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

bool is_racing(const Season& season, int driver) {
  const std::vector<const LeagueRace*> open = open_races(season);
  return std::any_of(open.begin(), open.end(),
                     [&](const LeagueRace* race) { return contains(race->drivers, driver); });
}

Round& round_due(Season& season) { return season.rounds[season.round() - 1]; }

Verdict take_entry(Season& season, const Enter& entry) {
  if (season.driver(entry.name)) return no(Kind::driver_twice, entry.name);
  if (season.drivers.size() >= kDriversMax) return no(Kind::drivers_too_many, entry.name);
  if (entry.tier < 1 || entry.tier > season.plan.tiers) return no(Kind::tier_unknown, entry.name);
  // Who comes now could start nowhere.
  const int round = season.round();
  if (round > season.plan.rounds() || season.plan.is_final(round) ||
      season.rounds.back().is_closed())
    return no(Kind::entries_closed, entry.name);
  season.drivers.push_back(entry);
  return std::nullopt;
}

Verdict take_entry(Season& season, const CheckIn& entry) {
  const std::optional<int> driver = season.driver(entry.name);
  if (!driver) return no(Kind::driver_unknown, entry.name);
  if (entry.round != season.round() || entry.round > season.plan.rounds() ||
      round_due(season).is_closed())
    return no(Kind::round_not_open, entry.name);
  if (contains(round_due(season).checked_in, *driver))
    return no(Kind::checked_in_twice, entry.name);
  if (season.plan.is_final(entry.round)) {
    if (thrower(season)) return no(Kind::round_not_open, entry.name);
    // WBC-F.3  Nobody else may take part.
    const Ranking ranking = season_ranking(season);
    if (!contains(finalists(ranking), *driver) && !contains(alternates(ranking), *driver))
      return no(Kind::not_qualified, entry.name);
  }
  round_due(season).checked_in.push_back(*driver);
  return std::nullopt;
}

Verdict take_entry(Season& season, const Throw& entry) {
  const std::optional<int> driver = season.driver(entry.name);
  if (!driver) return no(Kind::driver_unknown, entry.name);
  if (thrower(season) != driver) return no(Kind::not_his_throw, entry.name);
  if (entry.face < 1 || entry.face > 100) return no(Kind::face_impossible, entry.name);  // W28
  if (round_due(season).throws >= kThrowsMax) return no(Kind::throws_too_many, entry.name);
  const DriverList list = list_after(season, *driver, entry.face);
  // Dice for seeds close the heats; those for ranks come before anybody checks in for the final.
  std::vector<int> field = starters(season);
  Round& round = round_due(season);
  if (!season.plan.is_final(season.round())) round.starters = std::move(field);
  round.list = list;
  ++round.throws;
  return std::nullopt;
}

Verdict take_entry(Season& season, const Draw& entry) {
  std::vector<int> drivers;
  for (const std::string& name : entry.drivers) {
    const std::optional<int> driver = season.driver(name);
    if (!driver) return no(Kind::driver_unknown, name);
    // WBC-H.1b  One race at a time.
    if (is_racing(season, *driver)) return no(Kind::still_racing, name);
    drivers.push_back(*driver);
  }
  const std::vector<DueRace> due = due_races(season);
  const auto found = std::find_if(due.begin(), due.end(),
                                  [&](const DueRace& race) { return race.id == entry.race; });
  if (found == due.end()) return no(Kind::race_not_due, entry.race);
  if (found->drivers != drivers) return no(Kind::race_other_drivers, entry.race);

  std::vector<int> field = starters(season);
  Round& round = round_due(season);
  if (round.races.empty()) {
    round.starters = std::move(field);
    round.race_total = static_cast<int>(due.size());
  }
  LeagueRace race;
  race.id = found->id;
  race.tier = found->tier;
  race.drivers = std::move(drivers);
  round.races.push_back(std::move(race));
  return std::nullopt;
}

Verdict object_to_drivers(const Season& season, const LeagueRace& race, const TakeResult& entry) {
  std::vector<int> cars(season.drivers.size());
  for (const CarResult& car : entry.results) {
    const std::optional<int> driver = season.driver(car.name);
    if (!driver) return no(Kind::driver_unknown, car.name);
    if (!contains(race.drivers, *driver)) return no(Kind::result_other_drivers, race.id);
    const int number = cars[*driver]++;
    // SC-15.2  One car for all races, where that is agreed.
    if (season.plan.cars != Plan::Cars::kept) continue;
    // By hand the car need not be told.
    if (!entry.by.empty() && car.car.empty()) continue;
    const std::optional<std::string> before = kept_car(season, car.name, number);
    if (before && *before != car.car) return no(Kind::other_car, car.name);
  }
  for (const int driver : race.drivers) {
    if (cars[driver] == 0) return no(Kind::result_other_drivers, race.id);
  }
  return std::nullopt;
}

// Places from 1, each once; without a gap where all cars have drivers of the league.
bool are_possible_places(const Plan& plan, const TakeResult& entry) {
  const auto cars = static_cast<int>(entry.results.size());
  if (entry.cars < cars || entry.cars > kSeatsMax) return false;
  if (plan.format == Plan::Format::wbc && entry.cars != cars) return false;
  std::vector<bool> is_taken(static_cast<std::size_t>(entry.cars));
  int finished = 0;
  int last = 0;
  for (const CarResult& car : entry.results) {
    const int place = car.result.place;
    if (car.result.kind != RaceResult::Kind::finished) {
      if (place != 0) return false;
      continue;
    }
    if (place < 1 || place > entry.cars || is_taken[place - 1]) return false;
    is_taken[place - 1] = true;
    last = std::max(last, place);
    ++finished;
  }
  return entry.cars > cars || last == finished;
}

Verdict take_entry(Season& season, const TakeResult& entry) {
  const auto [round, race] = season.race(entry.race);
  if (race == nullptr) return no(Kind::race_unknown, entry.race);
  if (race->has_result() || season.is_annulled(entry.race))
    return no(Kind::result_twice, entry.race);
  for (const Round& other : season.rounds) {
    for (const LeagueRace& driven : other.races) {
      const bool has_record = driven.has_result() && driven.by.empty() && entry.by.empty();
      if (has_record && driven.record == entry.record) return no(Kind::record_twice, driven.id);
    }
  }
  if (Verdict verdict = object_to_drivers(season, *race, entry)) return verdict;
  if (!are_possible_places(season.plan, entry)) return no(Kind::result_impossible, entry.race);

  for (LeagueRace& drawn : season.rounds[round - 1].races) {
    if (drawn.id != entry.race) continue;
    drawn.cars = entry.cars;
    drawn.record = entry.record;
    drawn.results = entry.results;
    drawn.by = entry.by;
  }
  return std::nullopt;
}

// Once ranks are thrown for or the final is drawn, the heats stand.
bool is_settled(const Season& season, int round) {
  if (season.plan.format != Plan::Format::wbc || season.plan.is_final(round)) return false;
  return season.rounds.back().throws > 0 || !season.rounds.back().races.empty();
}

Verdict object_to_race(const Season& season, const Ruling& ruling) {
  const auto [round, race] = season.race(ruling.race);
  if (race == nullptr) return no(Kind::race_unknown, ruling.race);
  if (is_settled(season, round)) return no(Kind::ruling_too_late, ruling.race);
  if (ruling.kind == Ruling::Kind::annul)
    return season.is_annulled(ruling.race) ? Verdict(no(Kind::ruling_twice, ruling.race))
                                           : std::nullopt;
  const std::optional<int> driver = season.driver(ruling.name);
  if (!driver) return no(Kind::driver_unknown, ruling.name);
  if (!contains(race->drivers, *driver)) return no(Kind::not_in_race, ruling.name);
  return std::nullopt;
}

Verdict object_to(const Season& season, const Ruling& ruling) {
  switch (ruling.kind) {
    case Ruling::Kind::exclude:
    case Ruling::Kind::annul:
      return object_to_race(season, ruling);
    case Ruling::Kind::points:
      if (season.plan.format != Plan::Format::points) return no(Kind::no_points_here, ruling.name);
      if (!season.driver(ruling.name)) return no(Kind::driver_unknown, ruling.name);
      return std::nullopt;
    case Ruling::Kind::revoke: {
      const int index = ruling.number - 1;
      const std::string number = std::to_string(ruling.number);
      if (index < 0 || index >= static_cast<int>(season.rulings.size()))
        return no(Kind::ruling_unknown, number);
      if (!season.holds(index)) return no(Kind::ruling_twice, number);
      const Ruling& revoked = season.rulings[index];
      if (revoked.kind == Ruling::Kind::revoke) return no(Kind::ruling_unknown, number);
      return is_settled(season, season.race(revoked.race).round)
                 ? Verdict(no(Kind::ruling_too_late, number))
                 : std::nullopt;
    }
  }
  CHICANE_ASSERT(false);
  return std::nullopt;
}

Verdict take_entry(Season& season, const Ruling& entry) {
  if (season.rulings.size() >= kRulingsMax) return no(Kind::rulings_too_many, "");
  if (Verdict verdict = object_to(season, entry)) return verdict;
  season.rulings.push_back(entry);
  return std::nullopt;
}

}  // namespace

std::optional<int> Season::driver(std::string_view name) const {
  const auto found = std::find_if(drivers.begin(), drivers.end(),
                                  [&](const Enter& driver) { return driver.name == name; });
  if (found == drivers.end()) return std::nullopt;
  return static_cast<int>(found - drivers.begin());
}

Season::Found Season::race(std::string_view id) const {
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    for (const LeagueRace& race : rounds[i].races) {
      if (race.id == id) return {static_cast<int>(i) + 1, &race};
    }
  }
  return {};
}

bool Season::holds(int ruling) const {
  return std::none_of(rulings.begin(), rulings.end(), [&](const Ruling& other) {
    return other.kind == Ruling::Kind::revoke && other.number == ruling + 1;
  });
}

bool Season::is_annulled(std::string_view race) const {
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    if (rulings[i].kind == Ruling::Kind::annul && rulings[i].race == race &&
        holds(static_cast<int>(i)))
      return true;
  }
  return false;
}

int Season::round() const {
  int number = 1;
  for (const Round& round : rounds) {
    const bool is_drawn =
        round.race_total > 0 && round.race_total == static_cast<int>(round.races.size());
    const bool is_driven = std::all_of(
        round.races.begin(), round.races.end(),
        [&](const LeagueRace& race) { return race.has_result() || is_annulled(race.id); });
    if (!is_drawn || !is_driven) break;
    ++number;
  }
  return number;
}

std::optional<Objection> take(Season& season, const Entry& entry) {
  return std::visit([&](const auto& one) { return take_entry(season, one); }, entry);
}

}  // namespace chicane::league
