#include "server/api.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/driver.h"
#include "room/json_fields.h"
#include "room/sight.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using room::Problem;
using room::Room;

namespace {

constexpr std::int64_t kHour = 3600 * 1000;
constexpr std::int64_t kHealthMillis = 1000;

std::string rules_text() {
  json::array rules;
  for (const RuleSetEntry* entry : rule_sets()) {
    json::array options;
    for (const OptionInfo& option : entry->options()) {
      options.push_back({{"name", option.name},
                         {"values", json::array(option.values.begin(), option.values.end())},
                         {"clause", option.clause},
                         {"meaning", option.meaning}});
    }
    const std::vector<std::string> circuits = board_choices(entry->form());
    const std::vector<std::string> drivers = mind_names(entry->id());
    rules.push_back({{"id", json::string_view(entry->id())},
                     {"title", json::string_view(entry->title())},
                     {"version", entry->version()},
                     {"default_laps", entry->default_laps()},
                     {"default_circuit", json::string_view(entry->default_board())},
                     {"circuits", json::array(circuits.begin(), circuits.end())},
                     {"drivers", json::array(drivers.begin(), drivers.end())},
                     {"options", std::move(options)}});
  }
  const std::vector<std::string> drivers = mind_names();
  return json::serialize(json::object{{"rules", std::move(rules)},
                                      {"drivers", json::array(drivers.begin(), drivers.end())}});
}

bool is_this_machine(const std::string& address) {
  return address == "::1" || address.starts_with("127.") || address.starts_with("::ffff:127.");
}

// What nobody can change anything with: on a WebSocket one needs a seat for that.
bool is_reading(const net::Request& request) {
  return request.is_upgrade || request.method == "GET" || request.method == "HEAD";
}

}  // namespace

net::Response json_response(int status, const json::object& body) {
  return {status, "application/json", json::serialize(body), {}};
}

net::Response problem_response(const Problem& problem) {
  net::Response response = json_response(problem.status, room::problem_json(problem));
  if (problem.status == 429) response.headers.emplace_back("Retry-After", "60");
  if (problem.code == "no_memory") response.headers.emplace_back("Retry-After", "1");
  return response;
}

Api::Api(net::Loop& loop, store::StoreQueue& queue, House& house, Households& households,
         Leagues& leagues, SharedRaces& shared, People& people, Site site, room::World world,
         const Log& log, ApiSettings settings)
    : loop_(loop),
      queue_(queue),
      house_(house),
      households_(households),
      leagues_(leagues),
      shared_(shared),
      people_(people),
      site_(std::move(site)),
      world_(std::move(world)),
      log_(log),
      settings_(settings),
      guests_(settings.has_quotas ? 60 : 0, kHour),
      accounts_(settings.has_quotas ? 10 : 0, kHour),
      log_ins_(settings.has_quotas ? 30 : 0, kHour / 6),
      races_(settings.has_quotas ? 120 : 0, kHour),
      leagues_made_(settings.has_quotas ? 30 : 0, kHour),
      shared_made_(settings.has_quotas ? 20 : 0, kHour),
      rules_(rules_text()) {}

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> kRoutes = {
      {"GET", "api/health", &Api::get_health, false},
      {"GET", "metrics", &Api::get_metrics, false},
      {"GET", "api/rules", &Api::get_rules, false},
      {"POST", "api/guests", &Api::post_guest, false},
      {"POST", "api/accounts", &Api::post_account, false},
      {"POST", "api/sessions", &Api::post_session, false},
      {"DELETE", "api/sessions/current", &Api::delete_session, true},
      {"GET", "api/me", &Api::get_me, true},
      {"PATCH", "api/me", &Api::patch_me, true},
      {"DELETE", "api/me", &Api::delete_me, true},
      {"GET", "api/me/races", &Api::get_my_races, true},
      {"GET", "api/me/moves", &Api::get_my_moves, true},
      {"GET", "api/me/leagues", &Api::get_my_leagues, true},
      {"GET", "api/races", &Api::get_races, false},
      {"POST", "api/races", &Api::post_race, true},
      {"GET", "api/races/*", &Api::get_race, false},
      {"DELETE", "api/races/*", &Api::delete_race, false},
      {"POST", "api/races/*/seats/*", &Api::post_seat, false},
      {"DELETE", "api/races/*/seats/*", &Api::delete_seat, false},
      {"POST", "api/races/*/start", &Api::post_start, false},
      {"POST", "api/races/*/decisions", &Api::post_decision, false},
      {"POST", "api/races/*/back", &Api::post_back, false},
      {"POST", "api/races/*/pause", &Api::post_pause, false},
      {"POST", "api/races/*/chat", &Api::post_chat, false},
      {"POST", "api/races/*/mutes", &Api::post_mute, false},
      {"GET", "api/races/*/legal", &Api::get_legal, false},
      {"GET", "api/races/*/happenings", &Api::get_happenings, false},
      {"GET", "api/races/*/record", &Api::get_record, false},
      {"GET", "api/races/*/proof", &Api::get_proof, false},
      {"GET", "api/races/*/board", &Api::get_board, false},
      {"POST", "api/shared", &Api::post_shared, false},
      {"GET", "api/shared/*", &Api::get_shared, false},
      {"DELETE", "api/shared/*", &Api::delete_shared, false},
      {"GET", "api/leagues", &Api::get_leagues, false},
      {"POST", "api/leagues", &Api::post_league, true},
      {"GET", "api/leagues/plans", &Api::get_plans, false},
      {"GET", "api/leagues/*", &Api::get_league, false},
      {"DELETE", "api/leagues/*", &Api::delete_league, true},
      {"GET", "api/leagues/*/file", &Api::get_league_file, false},
      {"POST", "api/leagues/*/drivers", &Api::post_driver, true},
      {"POST", "api/leagues/*/check-ins", &Api::post_check_in, true},
      {"POST", "api/leagues/*/draw", &Api::post_draw, true},
      {"POST", "api/leagues/*/results", &Api::post_result, true},
      {"POST", "api/leagues/*/rulings", &Api::post_ruling, true},
      {"POST", "api/leagues/*/races/*/start", &Api::post_league_start, true},
  };
  return kRoutes;
}

bool Api::matches(const Route& route, const std::vector<std::string>& words) {
  const std::vector<std::string_view> wanted = split(route.path, '/');
  return wanted.size() == words.size() &&
         std::equal(wanted.begin(), wanted.end(), words.begin(),
                    [](std::string_view want, const std::string& word) {
                      return want == "*" ? !word.empty() && word.size() <= 40 : want == word;
                    });
}

void Api::handle(net::Request request, net::Respond respond) {
  const auto ask = std::make_shared<Ask>();
  ask->request = std::move(request);
  ask->respond = std::move(respond);
  const std::string& path = ask->request.path;
  for (const std::string_view word : split(std::string_view(path).substr(1), '/'))
    ask->words.emplace_back(word);
  if (ask->words[0] != "api" && ask->words[0] != "metrics") {
    const bool is_read = ask->request.method == "GET" || ask->request.method == "HEAD";
    if (is_read) {
      ask->respond(site_.answer(ask->request));
    } else {
      refuse(ask, {405, "wrong_method", "pages can only be read", {}});
    }
    return;
  }
  const std::string method = ask->request.method == "HEAD" ? "GET" : ask->request.method;
  std::string allowed;
  for (const Route& route : routes()) {
    if (!matches(route, ask->words)) continue;
    if (route.method != method) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
      continue;
    }
    if (!read_body(ask)) return;
    people_.identify(ask->request, [this, ask, &route](std::optional<store::Person> who) {
      ask->who = std::move(who);
      if (route.needs_person && !ask->who) {
        refuse(ask,
               {401, "no_session", "say who you are first: POST /api/guests or /api/sessions", {}});
        return;
      }
      // A slip of ours in one answer is no reason to leave all others alone.
      try {
        (this->*route.handler)(ask);
      } catch (const std::bad_alloc&) {
        refuse(ask, no_memory());
      } catch (const std::exception& wrong) {
        log_.warn("internal_error", {{"path", ask->request.path}, {"why", wrong.what()}});
        refuse(ask, {500, "internal_error", "that went wrong here; it was written down", {}});
      }
    });
    return;
  }
  if (allowed.empty()) {
    refuse(ask, {404, "no_such_page", "there is nothing at this address; see docs/api.md", {}});
    return;
  }
  net::Response response = problem_response({405, "wrong_method", "here one can " + allowed, {}});
  response.headers.emplace_back("Allow", allowed);
  ask->respond(std::move(response));
}

void Api::answer(const AskPtr& ask, int status, const json::object& body) {
  ask->respond(json_response(status, body));
}

void Api::refuse(const AskPtr& ask, const Problem& problem) {
  if (!ask->crowded.empty()) return refuse_crowded(ask);
  ask->respond(problem_response(problem));
}

// False if it was refused.
bool Api::read_body(const AskPtr& ask) {
  const net::Request& request = ask->request;
  if (request.method == "GET" || request.method == "HEAD" || request.body.empty()) return true;
  const std::string_view type = request.header("content-type");
  std::string media(trim(type.substr(0, type.find(';'))));
  for (char& c : media) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  if (media != "application/json") {
    refuse(ask, {415, "wrong_type", "a body is application/json", {}});
    return false;
  }
  Result<json::object, Problem> body = room::read_object(request.body);
  if (!body) {
    refuse(ask, body.error());
    return false;
  }
  ask->body = std::move(*body);
  return true;
}

bool Api::take(Quota& quota, const AskPtr& ask, const std::string& who) const {
  if (quota.take(who, world_.now())) return true;
  net::Response response = problem_response(
      {429, "too_many", "that was done too often from your address; wait a while", {}});
  response.headers.back().second = std::to_string(quota.wait_seconds(who, world_.now()));
  ask->respond(std::move(response));
  return false;
}

int Api::seat_of(const net::Request& request, const std::optional<store::Person>& who,
                 const Room& room) {
  constexpr std::string_view kSeat = "Seat ";
  const std::string_view header = request.header("authorization");
  if (header.starts_with(kSeat)) return room.seat_of_secret(header.substr(kSeat.size()));
  // A WebSocket of a browser cannot set headers.
  if (request.is_upgrade && !request.parameter("seat").empty())
    return room.seat_of_secret(request.parameter("seat"));
  return who ? room.seat_of_person(who->id) : -1;
}

bool Api::is_host(const std::optional<store::Person>& who, const Room& room, int seat) {
  if (room.host().empty()) return false;
  if (who && who->id == room.host()) return true;
  return seat >= 0 && room.seats()[static_cast<std::size_t>(seat)].person == room.host();
}

std::optional<int> Api::viewer_of(const net::Request& request,
                                  const std::optional<store::Person>& who, const Room& room) {
  const int seat = seat_of(request, who, room);
  if (seat >= 0) return seat;
  if (room.setup().is_public || is_host(who, room, -1) ||
      room::is_same(request.parameter("invite"), room.invitation()))
    return room::kWatching;
  const std::string key = room.watch_key();
  if (is_reading(request) && !key.empty() && room::is_same(request.parameter("watch"), key))
    return room::kOnlyWatching;
  return std::nullopt;
}

void Api::at_room(const AskPtr& ask, RoomAct act) {
  using Outcome = std::optional<Result<net::Response, Problem>>;
  const auto outcome = std::make_shared<Outcome>();
  house_.visit(
      ask->words[2],
      [ask, outcome, act = std::move(act)](Room& room) {
        const std::optional<int> viewer = viewer_of(ask->request, ask->who, room);
        if (!viewer) {
          outcome->emplace(Failure{Problem{404, "no_such_race", "there is no such race", {}}});
        } else {
          outcome->emplace(act(room, *viewer));
        }
        return static_cast<bool>(**outcome);
      },
      [this, ask, outcome](Room*, const Problem* problem) {
        if (problem != nullptr) {
          refuse(ask, *problem);
        } else if (!**outcome) {
          refuse(ask, (*outcome)->error());
        } else {
          ask->respond(std::move(***outcome));
        }
      });
}

void Api::at_seat(const AskPtr& ask, RoomAct act) {
  at_room(ask, [act = std::move(act)](Room& room, int seat) -> Result<net::Response, Problem> {
    if (seat < 0) return Failure{Problem{403, "not_yours", "you have no seat in this race", {}}};
    return act(room, seat);
  });
}

// Asking the store costs a write: once in a while is enough.
void Api::get_health(const AskPtr& ask) {
  const auto tell = [this, ask] {
    if (ill_with_.empty()) {
      answer(ask, 200, {{"status", "fine"}});
    } else {
      answer(ask, 503, {{"status", "ill"}, {"what", ill_with_}});
    }
  };
  if (world_.now() < healthy_until_) return tell();
  queue_.read([this, tell](store::Store& store) {
    const std::optional<store::Problem> problem = store.health();
    loop_.post([this, tell, problem] {
      ill_with_ = problem ? problem->what : std::string();
      healthy_until_ = world_.now() + kHealthMillis;
      tell();
    });
  });
}

void Api::get_metrics(const AskPtr& ask) {
  if (!settings_.is_metrics_open && !is_this_machine(ask->request.address)) {
    refuse(ask, {403, "not_yours", "figures are told to this machine only", {}});
    return;
  }
  ask->respond({200,
                "text/plain; version=0.0.4; charset=utf-8",
                metrics_text(measured_ ? measured_() : Metrics{}, acknowledged_),
                {}});
}

void Api::get_rules(const AskPtr& ask) {
  ask->respond({200, "application/json", rules_, {{"Cache-Control", "no-cache"}}});
}

}  // namespace chicane::server
