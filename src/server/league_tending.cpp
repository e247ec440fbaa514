// Rooms of leagues: made when they are promised, read when they are over, closed when nobody needs
// them.
#include <boost/json/parse.hpp>

#include "league/draw.h"
#include "server/leagues.h"

namespace chicane::server {

namespace json = boost::json;
using room::Problem;
using room::Room;

namespace {

constexpr int kChoreTriesMax = 3;
constexpr int kChoreMillis = 50;  // Until a room that is busy is asked again.

}  // namespace

// ---- On the thread of leagues.

// Of rooms whose result is taken nothing needs to be read.
office::RoomStates Leagues::room_states(const League& league) {
  office::RoomStates states;
  for (const league::Round& round : league.season().rounds) {
    for (const league::LeagueRace& race : round.races) {
      if (race.has_result() && race.by.empty()) {
        states[race.id] = "over";
        continue;
      }
      const auto row = store_.race(league.room_of(race.id));
      if (!row || !*row) continue;
      const json::value summary = json::parse((*row)->summary);
      states[race.id] = std::string(summary.at("state").as_string());
    }
  }
  return states;
}

Leagues::Chores Leagues::chores_of(const League& league, const office::RoomStates& rooms) {
  using Kind = Chore::Kind;
  Chores chores;
  const auto add = [&](Kind kind, const std::string& race) {
    chores.push_back({kind, race, league.room_of(race)});
  };
  for (const league::LeagueRace* race : open_races(league.season())) {
    const auto state = rooms.find(race->id);
    if (state == rooms.end()) add(Kind::make, race->id);
    if (state != rooms.end() && state->second == "over") add(Kind::take_result, race->id);
  }
  for (const league::Round& round : league.season().rounds) {
    for (const league::LeagueRace& race : round.races) {
      const auto state = rooms.find(race.id);
      if (race.has_result() && state != rooms.end() && state->second == "open")
        add(Kind::close, race.id);
    }
  }
  return chores;
}

// Nothing if it cannot be made.
std::unique_ptr<Room> Leagues::make_room(const std::string& league, const std::string& race) {
  const Found found = fresh(league);
  if (!found) return nullptr;
  const Result<office::RoomPlan, DataError> plan = office::plan_room(**found, race);
  if (plan) return office::make_room(*plan, world_);
  log_.warn("league_room", {{"league", league}, {"why", to_string(plan.error())}});
  return nullptr;
}

// ---- On the loop's thread.

void Leagues::tend(const std::string& id, std::function<void()> done) {
  Tending& tending = tending_[id];
  if (!tending.now.empty()) {
    tending.later.push_back(std::move(done));
    return;
  }
  tending.now.push_back(std::move(done));
  find_chores(id);
}

void Leagues::find_chores(const std::string& id) {
  run(
      [this, id] {
        auto chores = std::make_shared<Chores>();
        if (const Found league = fresh(id); league)
          *chores = chores_of(**league, room_states(**league));
        loop_.post([this, id, chores] { do_chores(id, chores); });
      },
      [this, id](const Problem&) { have_tended(id); });
}

// All of them at once, so that they share commits.
void Leagues::do_chores(const std::string& id, const std::shared_ptr<Chores>& chores) {
  if (chores->empty()) return have_tended(id);
  const auto left = std::make_shared<std::size_t>(chores->size());
  for (const Chore& chore : *chores) {
    do_chore(id, chore, 1, [this, id, left] {
      if (--*left == 0) have_tended(id);
    });
  }
}

void Leagues::do_chore(const std::string& id, const Chore& chore, int tries,
                       const std::function<void()>& done) {
  const auto finish = [this, id, chore, tries, done](Room* room, const Problem* problem) {
    if (room != nullptr && chore.kind == Chore::Kind::take_result) race_over(*room);
    if (problem == nullptr || tries == kChoreTriesMax) return done();
    loop_.after(kChoreMillis, [=, this] { do_chore(id, chore, tries + 1, done); });
  };
  switch (chore.kind) {
    case Chore::Kind::take_result:
      house_.visit(chore.room, [](Room&) { return true; }, finish);
      return;
    case Chore::Kind::close:
      house_.visit(chore.room, [](Room& room) { return static_cast<bool>(room.close()); }, finish);
      return;
    case Chore::Kind::make:
      break;
  }
  // Bots think before they drive: the loop's thread has no time for it.
  run(
      [this, id, chore, finish, done] {
        auto made = std::make_shared<std::unique_ptr<Room>>(make_room(id, chore.race));
        loop_.post([this, made, finish, done] {
          if (*made == nullptr) return done();
          house_.add(std::move(*made), finish);
        });
      },
      [finish](const Problem& problem) { finish(nullptr, &problem); });
}

void Leagues::have_tended(const std::string& id) {
  const auto found = tending_.find(id);
  const std::vector<std::function<void()>> told = std::exchange(found->second.now, {});
  if (found->second.later.empty()) {
    tending_.erase(found);
  } else {
    found->second.now = std::exchange(found->second.later, {});
    find_chores(id);
  }
  for (const std::function<void()>& tell : told) tell();
}

void Leagues::tend_all() {
  static_cast<void>(worker_.run([this] {
    store::RaceFilter filter{.kind = store::RowKind::league,
                             .state = store::RaceState::running,
                             .only_public = false,
                             .limit = store::kRacesMax};
    while (true) {
      const Result<std::vector<store::RaceRow>, store::Problem> rows = store_.races(filter);
      if (!rows || rows->empty()) return;
      for (const store::RaceRow& row : *rows) loop_.post([this, id = row.id] { tend(id, [] {}); });
      filter.changed_before = rows->back().changed;
    }
  }));
}

void Leagues::race_over(const Room& room) {
  const std::optional<room::OfLeague>& of = room.setup().league;
  if (!of || room.race() == nullptr || room.state() != Room::State::over) return;
  visit(
      of->id,
      [race = of->race, record = room.record()](League& league) {
        return league.take_record(race, record);
      },
      [this, id = of->id, race = of->race](const std::optional<Problem>& problem) {
        if (problem)
          log_.warn("league_result", {{"league", id}, {"race", race}, {"why", problem->what}});
      });
}

}  // namespace chicane::server
