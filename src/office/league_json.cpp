#include "office/league_json.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <cmath>

#include "league/draw.h"
#include "league/results.h"
#include "office/league_plans.h"
#include "office/league_ratings.h"
#include "office/standings_json.h"

namespace chicane::office {

namespace json = boost::json;
using league::LeagueRace;
using league::Ruling;
using league::Season;

namespace {

std::string_view format_name(const league::Plan& plan) {
  return plan.format == league::Plan::Format::wbc ? "wbc" : "points";
}

std::string_view step_name(league::Step step) {
  switch (step) {
    case league::Step::enter:
      return "enter";
    case league::Step::throw_die:
      return "throw_die";
    case league::Step::draw:
      return "draw";
    case league::Step::race:
      return "race";
    case league::Step::over:
      break;
  }
  return "over";
}

std::string_view kind_name(Ruling::Kind kind) {
  switch (kind) {
    case Ruling::Kind::exclude:
      return "exclude";
    case Ruling::Kind::points:
      return "points";
    case Ruling::Kind::annul:
      return "annul";
    case Ruling::Kind::revoke:
      break;
  }
  return "revoke";
}

json::value text_or_null(const std::string& text) {
  if (text.empty()) return nullptr;
  return json::value(text);
}

json::array names_json(const Season& season, const std::vector<int>& drivers) {
  json::array names;
  for (const int driver : drivers) names.emplace_back(season.drivers[driver].name);
  return names;
}

int round_shown(const Season& season) { return std::min(season.round(), season.plan.rounds()); }

json::object plan_json(const HostedLeague& league) {
  const league::Plan& plan = league.season().plan;
  return {{"name", plan.name},
          {"title", plan.title},
          {"format", json::string_view(format_name(plan))},
          {"rules", plan.rules},
          {"options", plan.options},
          {"circuits", json::array(plan.circuits.begin(), plan.circuits.end())},
          {"field", plan.field},
          {"tiers", plan.tiers},
          {"movers", plan.movers},
          {"cars", plan.cars == league::Plan::Cars::kept ? "kept" : "rebuilt"},
          {"best", plan.scoring.best},
          {"text", league.setup().plan}};
}

// `drivers` are the entrants of the list, `count` of its places count. Who is still tied shares a
// rank.
json::array list_json(const Season& season, const league::DriverList& list, int count,
                      const std::vector<int>& drivers) {
  json::array rows;
  int rank = 1;
  for (int place = 0; place < count; ++place) {
    if (place > 0 && !list.is_tied(place - 1)) rank = place + 1;
    const league::Enter& driver = season.drivers[drivers[list.order[place]]];
    rows.push_back({{"name", driver.name}, {"laurels", driver.laurels}, {"rank", rank}});
  }
  return rows;
}

// Seeds of a round of heats, ranks of the final; empty before there are any.
json::array seeds_json(const Season& season, int number) {
  const league::Round& round = season.rounds[number - 1];
  if (season.plan.is_final(number)) {
    if (season.round() < number) return {};
    const league::Ranking ranking = season_ranking(season);
    std::vector<int> all(season.drivers.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    return list_json(season, ranking.list, ranking.ranked, all);
  }
  if (!round.list) return {};
  return list_json(season, *round.list, static_cast<int>(round.starters.size()), round.starters);
}

bool is_excluded(const Season& season, const LeagueRace& race, const std::string& name) {
  for (std::size_t i = 0; i < season.rulings.size(); ++i) {
    const Ruling& ruling = season.rulings[i];
    if (ruling.kind == Ruling::Kind::exclude && ruling.race == race.id && ruling.name == name &&
        season.holds(static_cast<int>(i)))
      return true;
  }
  return false;
}

json::object race_json(const HostedLeague& league, const LeagueRace& race,
                       const RoomStates& rooms) {
  const Season& season = league.season();
  json::array results;
  for (const league::CarResult& car : ruled_results(season, race)) {
    results.push_back({{"name", car.name},
                       {"result", json::string_view(result_name(car.result.kind))},
                       {"place", car.result.place},
                       {"is_excluded", is_excluded(season, race, car.name)}});
  }
  const auto room_state = rooms.find(race.id);
  json::value by = nullptr;
  if (race.has_result()) by = race.by.empty() ? "record" : "hand";
  return {{"id", race.id},
          {"tier", race.tier},
          {"drivers", names_json(season, race.drivers)},
          {"room", text_or_null(league.room_of(race.id))},
          {"room_state",
           room_state == rooms.end() ? json::value(nullptr) : json::value(room_state->second)},
          {"has_result", race.has_result()},
          {"by", std::move(by)},
          {"cars", race.cars},
          {"is_annulled", season.is_annulled(race.id)},
          {"results", std::move(results)}};
}

json::array throws_json(const HostedLeague& league, int round) {
  json::array throws;
  for (const LeagueLine& line : league.lines()) {
    const auto* one = std::get_if<league::Throw>(&line.entry);
    if (one != nullptr && line.round == round)
      throws.push_back({{"name", one->name}, {"face", one->face}});
  }
  return throws;
}

json::array rounds_json(const HostedLeague& league, const RoomStates& rooms) {
  const Season& season = league.season();
  json::array rounds;
  for (int number = 1; number <= season.plan.rounds(); ++number) {
    const league::Round& round = season.rounds[number - 1];
    json::array races;
    for (const LeagueRace& race : round.races) races.push_back(race_json(league, race, rooms));
    rounds.push_back({{"number", number},
                      {"circuit", season.plan.circuits[number - 1]},
                      {"is_final", season.plan.is_final(number)},
                      {"is_closed", round.is_closed()},
                      {"checked_in", names_json(season, round.checked_in)},
                      {"list", seeds_json(season, number)},
                      {"throws", throws_json(league, number)},
                      {"races", std::move(races)}});
  }
  return rounds;
}

json::array drivers_json(const HostedLeague& league, std::string_view you) {
  const Season& season = league.season();
  const std::vector<int>& here = season.rounds[round_shown(season) - 1].checked_in;
  json::array drivers;
  for (std::size_t i = 0; i < season.drivers.size(); ++i) {
    const league::Enter& driver = season.drivers[i];
    drivers.push_back({{"name", driver.name},
                       {"driver", driver.driver},
                       {"team", driver.team},
                       {"tier", driver.tier},
                       {"laurels", driver.laurels},
                       {"is_me", driver.name == you},
                       {"is_checked_in",
                        std::find(here.begin(), here.end(), static_cast<int>(i)) != here.end()}});
  }
  return drivers;
}

json::array rulings_json(const HostedLeague& league) {
  const Season& season = league.season();
  json::array rulings;
  for (const LeagueLine& line : league.lines()) {
    const auto* ruling = std::get_if<Ruling>(&line.entry);
    if (ruling == nullptr) continue;
    const auto index = static_cast<int>(rulings.size());
    rulings.push_back({{"number", index + 1},
                       {"kind", json::string_view(kind_name(ruling->kind))},
                       {"race", text_or_null(ruling->race)},
                       {"name", text_or_null(ruling->name)},
                       {"points", ruling->points},
                       {"revokes", ruling->number},
                       {"steward", ruling->steward},
                       {"reason", ruling->reason},
                       {"at", line.at},
                       {"is_revoked", !season.holds(index)}});
  }
  return rulings;
}

json::array history_json(const HostedLeague& league) {
  json::array history;
  for (const LeagueLine& line : league.lines()) {
    history.push_back(
        {{"seq", line.seq}, {"at", line.at}, {"by", text_or_null(line.by)}, {"line", line.text}});
  }
  return history;
}

json::array ratings_json(const Season& season) {
  json::array ratings;
  for (const RatedDriver& driver : rate_drivers({&season}).drivers) {
    ratings.push_back({{"name", driver.name},
                       {"rating", std::lround(driver.rating.rating)},
                       {"low", std::lround(driver.rating.low())},
                       {"high", std::lround(driver.rating.high())},
                       {"races", driver.rating.races}});
  }
  return ratings;
}

}  // namespace

std::string_view state_name(HostedLeague::State state) {
  switch (state) {
    case HostedLeague::State::open:
      return "open";
    case HostedLeague::State::running:
      return "running";
    case HostedLeague::State::over:
      break;
  }
  return "over";
}

json::object league_json(const HostedLeague& league, std::string_view person,
                         const RoomStates& rooms) {
  const Season& season = league.season();
  const std::string you = league.driver_of(person);
  return {{"id", league.id()},
          {"state", json::string_view(state_name(league.state()))},
          {"is_public", league.setup().is_public},
          {"created", league.created()},
          {"seq", league.length()},
          {"host", league.host().name},
          {"is_host", !person.empty() && league.host().person == person},
          {"you", text_or_null(you)},
          {"pace", pace_json(league.setup().pace)},
          {"plan", plan_json(league)},
          {"step", json::string_view(step_name(next_step(season)))},
          {"round", round_shown(season)},
          {"rounds", rounds_json(league, rooms)},
          {"drivers", drivers_json(league, you)},
          {"standings", standings_json(season)},
          {"rulings", rulings_json(league)},
          {"history", history_json(league)},
          {"ratings", ratings_json(season)}};
}

json::object league_summary_json(const HostedLeague& league) {
  const Season& season = league.season();
  return {{"id", league.id()},
          {"title", season.plan.title},
          {"name", season.plan.name},
          {"rules", season.plan.rules},
          {"format", json::string_view(format_name(season.plan))},
          {"state", json::string_view(state_name(league.state()))},
          {"rounds", season.plan.rounds()},
          {"round", round_shown(season)},
          {"drivers", season.drivers.size()},
          {"changed", league.changed()},
          {"created", league.created()}};
}

json::object plans_json() {
  json::array plans;
  for (const ReadyPlan& ready : ready_plans()) {
    plans.push_back({{"name", ready.plan.name},
                     {"title", ready.plan.title},
                     {"rules", ready.plan.rules},
                     {"format", json::string_view(format_name(ready.plan))},
                     {"text", ready.text}});
  }
  return {{"plans", std::move(plans)}};
}

}  // namespace chicane::office
