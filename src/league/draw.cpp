#include "league/draw.h"

#include <algorithm>

#include "base/assert.h"
#include "league/results.h"
#include "league/standings.h"

namespace chicane::league {

namespace {

const Round& round_due(const Season& season) {
  CHICANE_ASSERT(season.round() <= season.plan.rounds());
  return season.rounds[season.round() - 1];
}

bool contains(const std::vector<int>& list, int driver) {
  return std::find(list.begin(), list.end(), driver) != list.end();
}

// "A" to "Z", then "AA".
std::string letters(int index) {
  std::string text;
  for (int left = index + 1; left > 0; left = (left - 1) / 26)
    text.insert(text.begin(), static_cast<char>('A' + (left - 1) % 26));
  return text;
}

// WBC-H.2a  The starters by laurels, with the dice thrown so far: their numbers in `drivers`.
DriverList heat_seeds(const Season& season, const std::vector<int>& drivers) {
  if (round_due(season).list) return *round_due(season).list;
  std::vector<int> laurels;
  for (const int driver : drivers) laurels.push_back(season.drivers[driver].laurels);
  return seed_list(laurels);
}

bool needs_seeds(const Season& season, const std::vector<int>& drivers) {
  return race_count(static_cast<int>(drivers.size()), season.plan.field) > 1;
}

// Dealt in snake order from a list by seed.
void deal(const std::vector<int>& by_seed, int field, int tier, const std::string& name,
          std::vector<DueRace>& races) {
  const auto count = static_cast<int>(by_seed.size());
  const int race_total = race_count(count, field);
  for (int race = 0; race < race_total; ++race) {
    DueRace due{name + (race_total > 1 ? letters(race) : ""), tier, {}};
    for (const int seed : seeds_of_race(count, race, field))
      due.drivers.push_back(by_seed[seed - 1]);
    races.push_back(std::move(due));
  }
}

std::vector<DueRace> heats(const Season& season) {
  std::vector<int> drivers = starters(season);
  if (needs_seeds(season, drivers)) {
    const DriverList seeds = heat_seeds(season, drivers);
    std::vector<int> by_seed;
    for (std::size_t i = 0; i < drivers.size(); ++i) by_seed.push_back(drivers[seeds.order[i]]);
    drivers = std::move(by_seed);
  }
  std::vector<DueRace> races;
  deal(drivers, season.plan.field, 1, "H" + std::to_string(season.round()), races);
  return races;
}

std::vector<DueRace> races_of_tiers(const Season& season) {
  std::vector<DueRace> races;
  const std::vector<int> drivers = starters(season);
  for (int tier = 1; tier <= season.plan.tiers; ++tier) {
    std::vector<int> own;
    for (const int driver : drivers) {
      if (season.drivers[driver].tier == tier) own.push_back(driver);
    }
    std::string name = "R" + std::to_string(season.round());
    if (season.plan.tiers > 1) name += "-" + std::to_string(tier);
    deal(own, season.plan.field, tier, name, races);
  }
  return races;
}

// A round of points is seeded by the points before it, so that fields are alike in strength.
std::vector<int> by_points(const Season& season, std::vector<int> drivers) {
  if (!needs_seeds(season, drivers)) return drivers;
  const std::vector<int> points = driver_points(season);
  std::sort(drivers.begin(), drivers.end(), [&](int one, int other) {
    const int ours = points[one];
    const int theirs = points[other];
    return ours != theirs ? ours > theirs : one < other;
  });
  return drivers;
}

}  // namespace

std::vector<int> starters(const Season& season) {
  const Round& round = round_due(season);
  if (round.is_closed()) return round.starters;
  if (season.plan.is_final(season.round())) return final_field(season);
  std::vector<int> drivers;
  for (int driver = 0; driver < static_cast<int>(season.drivers.size()); ++driver) {
    if (round.checked_in.empty() || contains(round.checked_in, driver)) drivers.push_back(driver);
  }
  return season.plan.format == Plan::Format::wbc ? drivers : by_points(season, drivers);
}

std::optional<int> thrower(const Season& season) {
  if (season.plan.format != Plan::Format::wbc || season.round() > season.plan.rounds())
    return std::nullopt;
  if (season.plan.is_final(season.round())) {
    const int driver = season_ranking(season).list.roller();
    return driver < 0 ? std::nullopt : std::optional<int>(driver);
  }
  const std::vector<int> drivers = starters(season);
  if (!needs_seeds(season, drivers)) return std::nullopt;
  const int place = heat_seeds(season, drivers).roller();
  if (place < 0) return std::nullopt;
  return drivers[place];
}

DriverList list_after(const Season& season, int driver, int face) {
  if (season.plan.is_final(season.round())) {
    DriverList ranks = season_ranking(season).list;
    ranks.take_roll(driver, face);
    return ranks;
  }
  const std::vector<int> drivers = starters(season);
  DriverList seeds = heat_seeds(season, drivers);
  const auto found = std::find(drivers.begin(), drivers.end(), driver);
  seeds.take_roll(static_cast<int>(found - drivers.begin()), face);
  return seeds;
}

std::vector<DueRace> due_races(const Season& season) {
  if (season.round() > season.plan.rounds() || thrower(season)) return {};
  std::vector<DueRace> races;
  if (season.plan.is_final(season.round())) {
    races.push_back({"F", 1, starters(season)});
    if (races[0].drivers.empty()) races.clear();
  } else {
    races = season.plan.format == Plan::Format::wbc ? heats(season) : races_of_tiers(season);
  }
  std::erase_if(races, [&](const DueRace& due) { return season.race(due.id).race != nullptr; });
  return races;
}

std::vector<const LeagueRace*> open_races(const Season& season) {
  std::vector<const LeagueRace*> open;
  for (const Round& round : season.rounds) {
    for (const LeagueRace& race : round.races) {
      if (!race.has_result() && !season.is_annulled(race.id)) open.push_back(&race);
    }
  }
  return open;
}

std::vector<int> final_field(const Season& season) {
  const Ranking ranking = season_ranking(season);
  if (ranking.list.roller() >= 0) return {};
  const std::vector<int>& present = season.rounds.back().checked_in;
  std::vector<int> field;
  const auto add = [&](const std::vector<int>& drivers) {
    for (const int driver : drivers) {
      if (field.size() < kRaceCarsMax && (present.empty() || contains(present, driver)))
        field.push_back(driver);
    }
  };
  add(finalists(ranking));
  // Where everybody is there, the finalists are the field.
  if (!present.empty()) add(alternates(ranking));
  return field;
}

Step next_step(const Season& season) {
  if (season.round() > season.plan.rounds()) return Step::over;
  if (thrower(season)) return Step::throw_die;
  if (!due_races(season).empty()) return Step::draw;
  if (!open_races(season).empty()) return Step::race;
  // Nobody can start: nobody is entered, or nobody has qualified.
  const bool has_raced = std::any_of(season.rounds.begin(), season.rounds.end(),
                                     [](const Round& round) { return !round.races.empty(); });
  return has_raced ? Step::over : Step::enter;
}

}  // namespace chicane::league
