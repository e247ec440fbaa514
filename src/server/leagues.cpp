#include "server/leagues.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <future>
#include <set>

#include "base/text.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using office::HostedLeague;
using room::Problem;

namespace {

constexpr int kTriesMax = 8;               // Against faster nodes.
constexpr std::size_t kKnownMax = 200;     // Leagues in memory.
constexpr std::size_t kWaitingMax = 2000;  // Jobs.

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

// ---- On the loop's thread.

void Leagues::run(std::function<void()> job, const std::function<void(const Problem&)>& refused) {
  if (!worker_.run(std::move(job))) refused(busy());
}

void Leagues::create(json::object body, office::LeagueHost host, int most, const Made& done) {
  run([this, body = std::move(body), host = std::move(host), most,
       done] { loop_.post([done, id = create_now(body, host, most)] { done(id); }); },
      [done](const Problem& problem) { done(Failure{problem}); });
}

void Leagues::visit(const std::string& id, Act act, const Finished& done) {
  run([this, id, act = std::move(act),
       done] { loop_.post([done, problem = act_now(id, act)] { done(problem); }); },
      [done](const Problem& problem) { done(problem); });
}

void Leagues::look(const std::string& id, Look look, const Answered& done) {
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

void Leagues::forget(const std::string& person, const std::function<void()>& done) {
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
