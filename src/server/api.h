// The API (docs/api.md): which address does what. Answers are made on the loop's thread; what waits
// for the store comes back to it.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/server.h"
#include "room/room.h"
#include "server/house.h"
#include "server/households.h"
#include "server/leagues.h"
#include "server/metrics.h"
#include "server/people.h"
#include "server/quota.h"
#include "server/shared_races.h"
#include "server/site.h"

namespace chicane::server {

struct ApiSettings {
  bool has_quotas = true;  // How often an address may make guests, accounts, races and leagues.
  bool is_metrics_open = false;
  bool may_mail = false;
  bool may_hook = false;
};

class Api final : public net::Service {
 public:
  Api(net::Loop& loop, store::StoreQueue& queue, House& house, Households& households,
      Leagues& leagues, SharedRaces& shared, People& people, Site site, room::World world,
      const Log& log, ApiSettings settings);

  void handle(net::Request request, net::Respond respond) override;
  void open_socket(net::Request request, net::Upgrade upgrade) override;

  // What /metrics asks for besides.
  void on_metrics(std::function<Metrics()> measured) { measured_ = std::move(measured); }
  const Latency& acknowledged() const { return acknowledged_; }

 private:
  friend class Live;

  // One request on its way to an answer.
  struct Ask {
    net::Request request;
    net::Respond respond;
    std::vector<std::string> words;  // Of the path: "api", "races", "x1".
    std::optional<store::Person> who;
    boost::json::object body;
    std::string crowded;  // The household for which too many races run.
    bool has_tried_again = false;
  };
  using AskPtr = std::shared_ptr<Ask>;
  using Handler = void (Api::*)(const AskPtr&);
  struct Route {
    const char* method;
    const char* path;  // "api/races/*"
    Handler handler;
    bool needs_person;
  };
  // What is done in a room by the seat that asks, negative if it has none (room.h); gives the
  // answer.
  using RoomAct = std::function<Result<net::Response, room::Problem>(room::Room& room, int seat)>;

  static const std::vector<Route>& routes();
  static bool matches(const Route& route, const std::vector<std::string>& words);
  void answer(const AskPtr& ask, int status, const boost::json::object& body);
  void refuse(const AskPtr& ask, const room::Problem& problem);
  bool read_body(const AskPtr& ask);
  bool take(Quota& quota, const AskPtr& ask, const std::string& who) const;
  void at_room(const AskPtr& ask, RoomAct act);
  void at_seat(const AskPtr& ask, RoomAct act);

  // Of the room that is asked about.
  static int seat_of(const net::Request& request, const std::optional<store::Person>& who,
                     const room::Room& room);
  // The seat, or with what right one watches; none: one may not see the race.
  static std::optional<int> viewer_of(const net::Request& request,
                                      const std::optional<store::Person>& who,
                                      const room::Room& room);
  static bool is_host(const std::optional<store::Person>& who, const room::Room& room, int seat);

  void get_health(const AskPtr& ask);
  void get_metrics(const AskPtr& ask);
  void get_rules(const AskPtr& ask);

  // people_api.cpp
  void post_guest(const AskPtr& ask);
  void post_account(const AskPtr& ask);
  void post_session(const AskPtr& ask);
  void delete_session(const AskPtr& ask);
  void get_me(const AskPtr& ask);
  void patch_me(const AskPtr& ask);
  void delete_me(const AskPtr& ask);
  void get_my_races(const AskPtr& ask);
  void get_my_moves(const AskPtr& ask);
  void welcome(const AskPtr& ask, const Result<Welcome, room::Problem>& welcome);
  void list_mine(const AskPtr& ask, store::RowKind kind, std::string key,
                 std::function<bool(const store::RaceRow&)> is_listed);

  // race_api.cpp
  void list_public(const AskPtr& ask, store::RowKind kind, const std::string& key);
  void get_races(const AskPtr& ask);
  void post_race(const AskPtr& ask);
  void add_race(const AskPtr& ask);
  void get_race(const AskPtr& ask);
  void delete_race(const AskPtr& ask);
  void post_seat(const AskPtr& ask);
  void delete_seat(const AskPtr& ask);
  void post_start(const AskPtr& ask);
  void refuse_crowded(const AskPtr& ask);
  void post_decision(const AskPtr& ask);
  void post_back(const AskPtr& ask);
  void post_pause(const AskPtr& ask);
  void post_chat(const AskPtr& ask);
  void post_mute(const AskPtr& ask);
  void get_legal(const AskPtr& ask);
  void get_happenings(const AskPtr& ask);
  void get_record(const AskPtr& ask);
  void get_proof(const AskPtr& ask);
  void get_board(const AskPtr& ask);

  // shared_api.cpp
  void post_shared(const AskPtr& ask);
  void get_shared(const AskPtr& ask);
  void delete_shared(const AskPtr& ask);

  // league_api.cpp
  enum class LeagueRight : std::uint8_t { anybody, host };
  static bool may_see_league(const AskPtr& ask, const office::HostedLeague& league);
  void look_at_league(const AskPtr& ask, const std::string& id, Leagues::Look look);
  void show_league(const AskPtr& ask, const std::string& id, int status = 200);
  // Then shows the league, or does something else.
  void at_league(const AskPtr& ask, LeagueRight right, Leagues::Act act,
                 std::function<void()> then = {});
  void start_room(const AskPtr& ask, const std::string& room, const std::string& fill_with);
  void get_leagues(const AskPtr& ask);
  void get_my_leagues(const AskPtr& ask);
  void get_plans(const AskPtr& ask);
  void post_league(const AskPtr& ask);
  void get_league(const AskPtr& ask);
  void get_league_file(const AskPtr& ask);
  void delete_league(const AskPtr& ask);
  void post_driver(const AskPtr& ask);
  void post_check_in(const AskPtr& ask);
  void post_draw(const AskPtr& ask);
  void post_ruling(const AskPtr& ask);
  void post_result(const AskPtr& ask);
  void post_league_start(const AskPtr& ask);

  net::Loop& loop_;
  store::StoreQueue& queue_;
  House& house_;
  Households& households_;
  Leagues& leagues_;
  SharedRaces& shared_;
  People& people_;
  Site site_;
  room::World world_;
  const Log& log_;
  ApiSettings settings_;
  Quota guests_;
  Quota accounts_;
  Quota log_ins_;
  Quota races_;
  Quota leagues_made_;
  Quota shared_made_;
  room::Millis healthy_until_ = 0;  // What is known of the store's health.
  std::string ill_with_;
  std::string rules_;  // The answer to GET /api/rules, which never changes.
  std::unordered_map<std::string, std::string> boards_;
  std::function<Metrics()> measured_;
  Latency acknowledged_;
};

net::Response json_response(int status, const boost::json::object& body);
net::Response problem_response(const room::Problem& problem);

}  // namespace chicane::server
