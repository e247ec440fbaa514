#include "server/leagues.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <future>
#include <set>

#include "base/text.h"
#include "league/draw.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using office::HostedLeague;
using room::Problem;
using room::Room;

namespace {

constexpr int kTriesMax = 8;               // Against faster nodes.
constexpr std::size_t kKnownMax = 200;     // Leagues in memory.
constexpr std::size_t kWaitingMax = 2000;  // Jobs.
constexpr int kChoreTriesMax = 3;
constexpr int kChoreMillis = 50;  // Until a room that is busy is asked again.

Problem busy() { return {429, "too_many", "many are at leagues just now; try again", {}}; }

store::RaceState stored(HostedLeague::State state) {
  switch (state) {
    case HostedLeague::State::open:
      return store::RaceState::open;
    case HostedLeague::State::running:
      return store::RaceState::running;
    case HostedLeague::State::over:
      break;
  }
  return store::RaceState::over;
}

}  // namespace

Problem no_such_league() { return {404, "no_such_league", "there is no such league", {}}; }

store::RaceRow row_of(const HostedLeague& league) {
  store::RaceRow row;
  row.id = league.id();
  row.kind = store::RowKind::league;
  row.length = league.length();
  row.state = stored(league.state());
  row.is_public = league.setup().is_public;
  row.created = league.created();
  row.changed = league.changed();
  row.summary = json::serialize(office::league_summary_json(league));
  std::set<std::string> people = {league.host().person};
  for (const league::Enter& driver : league.season().drivers)
    people.insert(league.person_of(driver.name));
  people.erase("");
  for (const std::string& person : people) row.parts.push_back({person, -1, false});
  return row;
}

Leagues::Leagues(net::Loop& loop, store::Store& store, store::StoreQueue& queue, House& house,
                 room::World world, const Log& log)
    : loop_(loop),
      store_(store),
      queue_(queue),
      house_(house),
      world_(std::move(world)),
      log_(log),
      worker_(kWaitingMax) {}

// ---- On the thread of leagues.

// As it is in the store now.
Leagues::Found Leagues::fresh(const std::string& id) {
  std::shared_ptr<League> league;
  if (const auto known = known_.find(id); known != known_.end()) {
    league = known->second;
  } else {
    const Result<std::optional<store::RaceRow>, store::Problem> row = store_.race(id);
    if (!row) return Failure{cannot_read()};
    if (!*row || (*row)->kind != store::RowKind::league) return Failure{no_such_league()};
  }
  const Result<std::vector<std::string>, store::Problem> entries =
      store_.entries(id, league ? league->length() : 0);
  if (!entries) return Failure{cannot_read()};
  std::string complaint;
  if (league != nullptr) {
    complaint = league->follow(*entries);
  } else if (Result<League, DataError> loaded = League::load(id, *entries, world_); loaded) {
    league = std::make_shared<League>(std::move(*loaded));
  } else {
    complaint = to_string(loaded.error());
  }
  if (!complaint.empty()) {
    known_.erase(id);
    log_.warn("league_unreadable", {{"league", id}, {"why", complaint}});
    return Failure{Problem{409, "old_rules", "this league cannot be read: " + complaint, {}}};
  }
  if (known_.size() >= kKnownMax) known_.clear();
  known_[id] = league;
  return league;
}

// Waits until it is durable.
Result<store::Outcome, store::Problem> Leagues::write(League& league) {
  std::promise<Result<store::Outcome, store::Problem>> written;
  queue_.write(
      store::Append{row_of(league), league.take_new()},
      [&](const Result<store::Outcome, store::Problem>& outcome) { written.set_value(outcome); });
  return written.get_future().get();
}

std::optional<Problem> Leagues::act_now(const std::string& id, const Act& act) {
  for (int tries = 0; tries < kTriesMax; ++tries) {
    const Found league = fresh(id);
    if (!league) return league.error();
    const std::int64_t length = (*league)->length();
    if (const Result<room::Done, Problem> done = act(**league); !done) return done.error();
    if ((*league)->length() == length) return std::nullopt;
    const Result<store::Outcome, store::Problem> outcome = write(**league);
    if (outcome && *outcome == store::Outcome::done) return std::nullopt;
    // It is ahead of its ledger: it is read again, without what could not be written.
    known_.erase(id);
    if (!outcome) {
      log_.warn("cannot_write", {{"league", id}, {"why", outcome.error().what}});
      return cannot_write();
    }
  }
  return cannot_write();
}

Result<std::string, Problem> Leagues::create_now(const json::object& body,
                                                 const office::LeagueHost& host, int most) {
  const auto rows = store_.races_of(host.person, store::RowKind::league);
  if (!rows) return Failure{cannot_read()};
  const auto count = std::count_if(rows->begin(), rows->end(), [](const store::RaceRow& row) {
    return row.state != store::RaceState::over;
  });
  if (most > 0 && count >= most)
    return Failure{Problem{429,
                           "too_many",
                           fill("you have {} leagues that are not over; finish some first", most),
                           {}}};
  const Result<office::LeagueSetup, Problem> setup = office::read_league_setup(body);
  if (!setup) return Failure{setup.error()};
  League league = League::create(*setup, host, world_);
  const Result<store::Outcome, store::Problem> outcome = write(league);
  if (!outcome || *outcome != store::Outcome::done) return Failure{cannot_write()};
  log_.info("league_created", {{"league", league.id()}, {"rules", league.season().plan.rules}});
  return league.id();
}

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

void Leagues::run(std::function<void()> job, const std::function<void(const Problem&)>& refused) {
  if (!worker_.run(std::move(job))) refused(busy());
}

void Leagues::create(json::object body, office::LeagueHost host, int most, Made done) {
  run([this, body = std::move(body), host = std::move(host), most,
       done] { loop_.post([done, id = create_now(body, host, most)] { done(id); }); },
      [done](const Problem& problem) { done(Failure{problem}); });
}

void Leagues::visit(const std::string& id, Act act, Finished done) {
  run([this, id, act = std::move(act),
       done] { loop_.post([done, problem = act_now(id, act)] { done(problem); }); },
      [done](const Problem& problem) { done(problem); });
}

void Leagues::look(const std::string& id, Look look, Answered done) {
  run(
      [this, id, look = std::move(look), done] {
        const Found league = fresh(id);
        if (!league) {
          loop_.post([done, problem = league.error()] { done(Failure{problem}); });
          return;
        }
        const office::RoomStates rooms = room_states(**league);
        const bool is_undone = !chores_of(**league, rooms).empty();
        loop_.post([this, id, done, is_undone, answer = look(**league, rooms)] {
          done(answer);
          if (is_undone) tend(id, [] {});
        });
      },
      [done](const Problem& problem) { done(Failure{problem}); });
}

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

void Leagues::forget(const std::string& person, std::function<void()> done) {
  run(
      [this, person, done] {
        if (const auto rows = store_.races_of(person, store::RowKind::league); rows) {
          for (const store::RaceRow& row : *rows) {
            static_cast<void>(act_now(row.id, [&person](League& league) {
              league.forget(person);
              return room::Done{};
            }));
          }
        }
        loop_.post(done);
      },
      [done](const Problem&) { done(); });
}

}  // namespace chicane::server
