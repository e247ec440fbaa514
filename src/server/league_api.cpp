// The API of leagues.
#include "office/league_entries.h"
#include "room/json_fields.h"
#include "server/api.h"
#include "server/league_orders.h"

namespace chicane::server {

namespace json = boost::json;
using office::HostedLeague;
using room::Done;
using room::JsonFields;
using room::Problem;

namespace {

constexpr int kLeaguesOfOneMax = 20;  // Open or running.
constexpr std::size_t kNameBytes = 40;

using Acted = Result<Done, Problem>;

Failure<Problem> not_yours(std::string what) {
  return Failure{Problem{403, "not_yours", std::move(what), {}}};
}

Acted enter(HostedLeague& league, const Entrant& entrant, const store::Person& who) {
  const bool is_host = league.host().person == who.id;
  if (!entrant.is_me && !is_host)
    return not_yours("only its host enters others into a league; you enter yourself");
  if (const std::string complaint =
          office::driver_complaint(entrant.enter.driver, league.season().plan.rules);
      !complaint.empty())
    return room::bad_value("driver: " + complaint);
  if (entrant.bots > 0) {
    if (entrant.enter.driver == "human")
      return room::bad_value("driver: bots are driven by one of their own; a person has a name");
    return league.add(office::enter_bots(league.season(), entrant.bots, entrant.enter.driver),
                      who.name);
  }
  if (!entrant.is_me) return league.add({entrant.enter}, who.name);
  if (const std::string name = league.driver_of(who.id); !name.empty())
    return room::not_now("taken", "you have entered already, as " + name);
  return league.add({entrant.enter}, who.name, who.id);
}

Acted check_in(HostedLeague& league, const std::vector<std::string>& names,
               const store::Person& who) {
  std::vector<league::Entry> entries;
  for (const std::string& name : names) {
    if (league.host().person != who.id && league.driver_of(who.id) != name)
      return not_yours("you check in yourself; others are checked in by the host");
    entries.emplace_back(league::CheckIn{league.season().round(), name});
  }
  return league.add(entries, who.name);
}

}  // namespace

bool Api::may_see_league(const AskPtr& ask, const HostedLeague& league) {
  const std::string person = ask->who ? ask->who->id : std::string();
  return league.setup().is_public || (!person.empty() && league.host().person == person) ||
         !league.driver_of(person).empty() ||
         room::is_same(ask->request.parameter("invite"), league.invitation());
}

void Api::look_at_league(const AskPtr& ask, const std::string& id, Leagues::Look look) {
  leagues_.look(
      id,
      [ask, look = std::move(look)](const HostedLeague& league, const office::RoomStates& rooms)
          -> Result<net::Response, Problem> {
        if (!may_see_league(ask, league)) return Failure{no_such_league()};
        return look(league, rooms);
      },
      [this, ask](Result<net::Response, Problem> response) {
        if (!response) return refuse(ask, response.error());
        ask->respond(std::move(*response));
      });
}

void Api::show_league(const AskPtr& ask, const std::string& id, int status) {
  look_at_league(ask, id,
                 [ask, status](const HostedLeague& league, const office::RoomStates& rooms) {
                   const std::string person = ask->who ? ask->who->id : std::string();
                   json::object body = {{"league", league_json(league, person, rooms)}};
                   if (!person.empty() && league.host().person == person)
                     body["invite"] = league.invitation();
                   return json_response(status, body);
                 });
}

void Api::at_league(const AskPtr& ask, LeagueRight right, Leagues::Act act,
                    std::function<void()> then) {
  const std::string& id = ask->words[2];
  leagues_.visit(
      id,
      [ask, right, act = std::move(act)](HostedLeague& league) -> Acted {
        if (!may_see_league(ask, league)) return Failure{no_such_league()};
        if (right == LeagueRight::host && league.host().person != ask->who->id)
          return not_yours("only its host can do that in a league");
        return act(league);
      },
      [this, ask, then = std::move(then)](const std::optional<Problem>& problem) {
        if (problem) return refuse(ask, *problem);
        if (then) return then();
        show_league(ask, ask->words[2]);
      });
}

void Api::get_leagues(const AskPtr& ask) { list_public(ask, store::RowKind::league, "leagues"); }

void Api::get_my_leagues(const AskPtr& ask) {
  list_mine(ask, store::RowKind::league, "leagues", [](const store::RaceRow&) { return true; });
}

void Api::get_plans(const AskPtr& ask) { answer(ask, 200, office::plans_json()); }

void Api::post_league(const AskPtr& ask) {
  if (!take(leagues_made_, ask, ask->request.address)) return;
  leagues_.create(ask->body, {ask->who->id, ask->who->name},
                  settings_.has_quotas ? kLeaguesOfOneMax : 0,
                  [this, ask](const Result<std::string, Problem>& id) {
                    if (!id) return refuse(ask, id.error());
                    show_league(ask, *id, 201);
                  });
}

void Api::get_league(const AskPtr& ask) { show_league(ask, ask->words[2]); }

void Api::get_league_file(const AskPtr& ask) {
  look_at_league(ask, ask->words[2], [](const HostedLeague& league, const office::RoomStates&) {
    return net::Response{200, "text/plain; charset=utf-8", league.file(), {}};
  });
}

void Api::delete_league(const AskPtr& ask) {
  at_league(ask, LeagueRight::host, [](HostedLeague& league) { return league.close(); });
}

void Api::post_driver(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const Entrant entrant = read_entrant(fields, ask->who->name);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_league(ask, LeagueRight::anybody,
            [ask, entrant](HostedLeague& league) { return enter(league, entrant, *ask->who); });
}

void Api::post_check_in(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::vector<std::string> names = read_names(fields);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_league(ask, LeagueRight::anybody,
            [ask, names](HostedLeague& league) { return check_in(league, names, *ask->who); });
}

void Api::post_draw(const AskPtr& ask) {
  at_league(
      ask, LeagueRight::host, [ask](HostedLeague& league) { return league.draw(ask->who->name); },
      [this, ask] {
        leagues_.tend(ask->words[2], [this, ask] { show_league(ask, ask->words[2]); });
      });
}

void Api::post_ruling(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const league::Ruling ruling = read_ruling(fields, ask->who->name);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_league(ask, LeagueRight::host,
            [ask, ruling](HostedLeague& league) { return league.add({ruling}, ask->who->name); });
}

void Api::post_result(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const ResultOrder order = read_result(fields, ask->who->name);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_league(ask, LeagueRight::host, [ask, order](HostedLeague& league) -> Acted {
    if (const auto* record = std::get_if<RecordText>(&order))
      return league.take_other_record(record->text, ask->who->name);
    return league.add({std::get<league::TakeResult>(order)}, ask->who->name);
  });
}

void Api::post_league_start(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string fill_with = fields.text_or("fill", kNameBytes, {});
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  const auto room = std::make_shared<std::string>();
  at_league(
      ask, LeagueRight::host,
      [ask, room](HostedLeague& league) -> Acted {
        *room = league.room_of(ask->words[4]);
        if (room->empty()) return room::not_now("race_unknown", "no such race is drawn");
        return Done{};
      },
      [this, ask, room, fill_with] { start_room(ask, *room, fill_with); });
}

void Api::start_room(const AskPtr& ask, const std::string& room, const std::string& fill_with) {
  const auto started = std::make_shared<Acted>(Done{});
  house_.visit(
      room,
      [started, fill_with](room::Room& at) {
        *started = at.start(fill_with);
        return static_cast<bool>(*started);
      },
      [this, ask, started](room::Room*, const Problem* problem) {
        if (problem != nullptr) return refuse(ask, *problem);
        if (!*started) return refuse(ask, started->error());
        show_league(ask, ask->words[2]);
      });
}

}  // namespace chicane::server
