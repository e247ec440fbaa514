// The leagues of this node. They are small and slow: a visit reads what is new in the ledger, acts,
// and appends under the condition that nobody else has; whoever was slower tries again. All of it
// is done on a thread of its own, so that a large season keeps nobody waiting.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/loop.h"
#include "net/server.h"
#include "office/hosted_league.h"
#include "office/league_json.h"
#include "office/league_rooms.h"
#include "server/house.h"
#include "server/log.h"
#include "server/worker.h"
#include "store/store_queue.h"

namespace chicane::server {

class Leagues {
 public:
  using League = office::HostedLeague;
  using Problem = room::Problem;
  // Called on the thread of leagues; may be called again if another node was faster, so it changes
  // nothing but the league.
  using Act = std::function<Result<room::Done, Problem>(League& league)>;
  using Look = std::function<Result<net::Response, Problem>(const League& league,
                                                            const office::RoomStates& rooms)>;
  // Called on the loop's thread.
  using Finished = std::function<void(const std::optional<Problem>& problem)>;
  using Made = std::function<void(const Result<std::string, Problem>& id)>;
  using Answered = std::function<void(Result<net::Response, Problem> response)>;

  Leagues(net::Loop& loop, store::Store& store, store::StoreQueue& queue, House& house,
          room::World world, const Log& log);

  // A new league, from the body of a request; who has `most` that are not over has enough. 0: no
  // limit.
  void create(boost::json::object body, office::LeagueHost host, int most, const Made& done);
  // `done` comes after what was appended is durable.
  void visit(const std::string& id, Act act, const Finished& done);
  // What is left undone is seen to afterwards.
  void look(const std::string& id, Look look, const Answered& done);
  // Makes the rooms that are missing, takes the results of those that are over, closes those whose
  // races were driven elsewhere.
  void tend(const std::string& id, std::function<void()> done);
  // The same of all leagues that run: once after the start, for what a crash has cut off.
  void tend_all();
  // A room has ended.
  void race_over(const room::Room& room);
  // A person is no longer there.
  void forget(const std::string& person, const std::function<void()>& done);

 private:
  using Found = Result<std::shared_ptr<League>, Problem>;

  // What is to be done about one room.
  struct Chore {
    enum class Kind : std::uint8_t { make, take_result, close };
    Kind kind = Kind::make;
    std::string race;
    std::string room;
  };
  using Chores = std::vector<Chore>;
  struct Tending {
    std::vector<std::function<void()>> now;
    std::vector<std::function<void()>> later;  // Asked for when the chores were known already.
  };

  // On the thread of leagues.
  Found fresh(const std::string& id);
  std::optional<Problem> act_now(const std::string& id, const Act& act);
  Result<std::string, Problem> create_now(const boost::json::object& body,
                                          const office::LeagueHost& host, int most);
  Result<store::Outcome, store::Problem> write(League& league);
  office::RoomStates room_states(const League& league);
  static Chores chores_of(const League& league, const office::RoomStates& rooms);
  std::unique_ptr<room::Room> make_room(const std::string& league, const std::string& race);

  // On the loop's thread.
  void find_chores(const std::string& id);
  void do_chores(const std::string& id, const std::shared_ptr<Chores>& chores);
  void do_chore(const std::string& id, const Chore& chore, int tries,
                const std::function<void()>& done);
  void have_tended(const std::string& id);
  void run(std::function<void()> job, const std::function<void(const Problem&)>& refused);

  net::Loop& loop_;
  store::Store& store_;
  store::StoreQueue& queue_;
  House& house_;
  room::World world_;
  const Log& log_;
  std::unordered_map<std::string, std::shared_ptr<League>> known_;  // On the thread of leagues.
  std::map<std::string, Tending> tending_;                          // On the loop's.
  Worker worker_;  // The last: it ends before what it uses does.
};

store::RaceRow row_of(const office::HostedLeague& league);

// Also of one that may not be seen.
room::Problem no_such_league();

}  // namespace chicane::server
