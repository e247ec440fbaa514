// The API of races.
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <chrono>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/circuits.h"
#include "codec/drawing_json.h"
#include "room/json_fields.h"
#include "room/sight.h"
#include "server/api.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using room::JsonFields;
using room::Problem;
using room::Room;

namespace {

constexpr int kRacesOfOneMax = 100;  // Open or running.
constexpr std::size_t kNameBytes = 40;
constexpr std::size_t kNonceBytes = 40;

using Answer = Result<net::Response, Problem>;

net::Response race_of(const Room& room, int seat) {
  return json_response(200, {{"race", race_json(room, seat)}});
}

// After a command: what it was refused with, or the race as it is now.
Answer race_after(const Result<room::Done, Problem>& done, const Room& room, int seat) {
  if (!done) return Failure{done.error()};
  return race_of(room, seat);
}

json::object seat_json(const room::Seated& seated) {
  return {{"index", seated.seat}, {"secret", seated.secret}};
}

Problem too_many_running(int most) {
  return {
      429,
      "too_many_running",
      fill("{} races run that were made at your address, the most there may be; end one of them",
           most),
      {}};
}

bool has_part(const store::RaceRow& row, const std::optional<store::Person>& who) {
  return who && std::any_of(row.parts.begin(), row.parts.end(),
                            [&](const store::Part& part) { return part.person == who->id; });
}

// Does nobody else sit there? Who has a seat without being anybody is only known to the room.
bool may_end(const store::RaceRow& row, const std::optional<store::Person>& who) {
  return who && std::all_of(row.parts.begin(), row.parts.end(), [&](const store::Part& part) {
           return part.person == who->id || part.person.starts_with(Households::part_of({}));
         });
}

std::int64_t number_parameter(const net::Request& request, std::string_view name) {
  const std::string_view text = request.parameter(name);
  std::int64_t value = 0;
  if (text.empty() || text.size() > 15) return 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return 0;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace

void Api::list_public(const AskPtr& ask, store::RowKind kind, const std::string& key) {
  store::RaceFilter filter;
  filter.kind = kind;
  const std::string_view state = ask->request.parameter("state");
  if (state == "open") filter.state = store::RaceState::open;
  if (state == "running") filter.state = store::RaceState::running;
  if (state == "over") filter.state = store::RaceState::over;
  if (!state.empty() && !filter.state)
    return refuse(ask, {400, "bad_value", "state: choose one of open, running, over", {}});
  filter.changed_before = number_parameter(ask->request, "before");
  const std::int64_t limit = number_parameter(ask->request, "limit");
  filter.limit = limit > 0 ? static_cast<int>(std::min<std::int64_t>(limit, 200)) : 50;
  queue_.read([this, ask, filter, key](store::Store& store) {
    auto rows =
        std::make_shared<Result<std::vector<store::RaceRow>, store::Problem>>(store.races(filter));
    loop_.post([this, ask, filter, key, rows] {
      if (!*rows) return refuse(ask, cannot_read());
      json::array list;
      for (const store::RaceRow& row : **rows) list.push_back(json::parse(row.summary));
      const bool is_full = static_cast<int>((*rows)->size()) == filter.limit;
      json::value next = nullptr;
      if (is_full) next = (*rows)->back().changed;
      answer(ask, 200, {{key, std::move(list)}, {"next", std::move(next)}});
    });
  });
}

void Api::get_races(const AskPtr& ask) { list_public(ask, store::RowKind::race, "races"); }

void Api::post_race(const AskPtr& ask) {
  if (!settings_.has_quotas) return add_race(ask);
  queue_.read([this, ask](store::Store& store) {
    const auto rows = store.races_of(ask->who->id, store::RowKind::race);
    const bool is_fine =
        rows && std::count_if(rows->begin(), rows->end(), [](const store::RaceRow& row) {
                  return row.state != store::RaceState::over;
                }) < kRacesOfOneMax;
    loop_.post([this, ask, is_fine] {
      if (!is_fine) {
        return refuse(
            ask, {429,
                  "too_many",
                  fill("you have {} races that are not over; finish some first", kRacesOfOneMax),
                  {}});
      }
      if (take(races_, ask, ask->request.address)) add_race(ask);
    });
  });
}

void Api::add_race(const AskPtr& ask) {
  Result<room::RaceSetup, Problem> setup = room::read_setup(ask->body, *world_.library);
  if (!setup) return refuse(ask, setup.error());
  room::Seated seated;
  Result<std::unique_ptr<Room>, Problem> made = Room::create(
      std::move(*setup), ask->who->id, world_, &seated, households_.name_of(ask->request.address));
  if (!made) return refuse(ask, made.error());
  const std::string id = (*made)->id();
  log_.info("race_created", {{"race", id}, {"rules", (*made)->setup().rules}});
  house_.add(std::move(*made), [this, ask, seated](Room* room, const Problem* problem) {
    if (problem != nullptr) return refuse(ask, *problem);
    json::value seat = nullptr;
    if (seated.seat >= 0) seat = seat_json(seated);
    answer(ask, 201,
           {{"race", race_json(*room, seated.seat)},
            {"seat", std::move(seat)},
            {"invite", room->invitation()}});
  });
}

void Api::get_race(const AskPtr& ask) {
  at_room(ask, [ask](Room& room, int seat) -> Answer {
    const std::string watch = room.watch_key();
    json::object body = {{"race", race_json(room, seat)},
                         {"watch", watch.empty() ? json::value(nullptr) : json::value(watch)}};
    if (is_host(ask->who, room, seat)) body["invite"] = room.invitation();
    return json_response(200, body);
  });
}

void Api::delete_race(const AskPtr& ask) {
  at_room(ask, [ask](Room& room, int seat) -> Answer {
    if (!is_host(ask->who, room, seat))
      return Failure{Problem{403, "not_yours", "only its host can close a race", {}}};
    return race_after(room.close(), room, seat);
  });
}

void Api::post_seat(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string name = fields.text_or("name", kNameBytes, ask->who ? ask->who->name : "");
  const std::string nonce = fields.text_or("nonce", kNonceBytes, {});
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  const std::optional<int> wanted = number(ask->words[4], 0, kSeatsMax);
  if (!wanted) return refuse(ask, {400, "bad_value", "a seat is a number", {}});
  at_room(ask, [ask, name, nonce, wanted](Room& room, int) -> Answer {
    const Result<room::Seated, Problem> seated =
        room.sit(*wanted, name, ask->who ? ask->who->id : std::string(), nonce);
    if (!seated) return Failure{seated.error()};
    return json_response(200,
                         {{"race", race_json(room, seated->seat)}, {"seat", seat_json(*seated)}});
  });
}

void Api::delete_seat(const AskPtr& ask) {
  at_seat(ask, [ask](Room& room, int seat) -> Answer {
    if (number(ask->words[4], 0, kSeatsMax) != seat)
      return Failure{Problem{403, "not_yours", "that seat is not yours", {}}};
    return race_after(room.leave(seat), room, room::kWatching);
  });
}

void Api::post_start(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string fill_with = fields.text_or("fill", kNameBytes, {});
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_room(ask, [this, ask, fill_with](Room& room, int seat) -> Answer {
    if (!is_host(ask->who, room, seat))
      return Failure{Problem{403, "not_yours", "only its host can start a race", {}}};
    const bool is_open = room.state() == Room::State::open;
    if (is_open && !households_.begin(room.household(), room.id())) {
      ask->crowded = room.household();
      return Failure{too_many_running(households_.most())};
    }
    const Result<room::Done, Problem> started = room.start(fill_with);
    if (is_open && !started) households_.end(room.id());
    return race_after(started, room, seat);
  });
}

// With those that run, as the store has them: some may be over without our knowing.
void Api::refuse_crowded(const AskPtr& ask) {
  const std::string household = std::exchange(ask->crowded, {});
  queue_.read(
      [this, ask, household, running = households_.running(household)](store::Store& store) {
        auto rows = std::make_shared<std::vector<store::RaceRow>>();
        std::vector<std::string> over;
        for (const std::string& race : running) {
          auto row = store.race(race);
          if (!row) continue;
          if (*row && (*row)->state == store::RaceState::running) {
            rows->push_back(std::move(**row));
          } else {
            over.push_back(race);
          }
        }
        loop_.post([this, ask, rows, over] {
          for (const std::string& race : over) households_.end(race);
          if (!over.empty() && !std::exchange(ask->has_tried_again, true)) return post_start(ask);
          Problem problem = too_many_running(households_.most());
          json::array races;
          for (const store::RaceRow& row : *rows) {
            const bool may_see = row.is_public || has_part(row, ask->who);
            if (!may_see) continue;
            races.push_back({{"id", row.id},
                             {"title", json::parse(row.summary).at("title")},
                             {"link", "/race/" + row.id},
                             {"may_end", may_end(row, ask->who)}});
          }
          json::object body = room::problem_json(problem);
          json::object& error = body["error"].as_object();
          error["count"] = rows->size();
          error["limit"] = households_.most();
          error["races"] = std::move(races);
          ask->respond(json_response(problem.status, body));
        });
      });
}

void Api::post_decision(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string decision = fields.text("decision", room::kDecisionBytes);
  const std::optional<std::int64_t> move = fields.number_if_any("move", 0, 1'000'000'000);
  const bool is_change = fields.flag_or("is_change", false);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  const auto begun = std::chrono::steady_clock::now();
  // Counted when the answer leaves.
  ask->respond = [this, begun, respond = std::move(ask->respond)](net::Response response) {
    if (response.status == 200) {
      const auto took = std::chrono::steady_clock::now() - begun;
      acknowledged_.add(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
    }
    respond(std::move(response));
  };
  at_seat(ask, [=](Room& room, int seat) -> Answer {
    const Result<room::Answered, Problem> answered =
        is_change ? room.change(seat, decision, move) : room.decide(seat, decision, move);
    if (!answered) return Failure{answered.error()};
    return json_response(200, {{"seq", room.length()}, {"is_repeat", answered->is_repeat}});
  });
}

void Api::post_back(const AskPtr& ask) {
  at_seat(ask, [](Room& room, int seat) { return race_after(room.come_back(seat), room, seat); });
}

void Api::post_pause(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const bool is_wanted = fields.flag("is_wanted");
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_seat(ask, [is_wanted](Room& room, int seat) {
    return race_after(room.want_pause(seat, is_wanted), room, seat);
  });
}

void Api::post_chat(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string text = fields.text("text", room::kChatBytes);
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_seat(ask, [text](Room& room, int seat) -> Answer {
    const Result<room::Done, Problem> said = room.say(seat, text);
    if (!said) return Failure{said.error()};
    return json_response(200, {{"seq", room.length()}});
  });
}

void Api::post_mute(const AskPtr& ask) {
  JsonFields fields(ask->body);
  const std::string name = fields.text("name", kNameBytes);
  const bool is_muted = fields.flag("is_muted");
  const std::string whom = fields.text_or("for", kNameBytes, "me");
  if (whom != "me" && whom != "all") fields.complain("for: choose one of me, all");
  if (const std::optional<Problem> problem = fields.problem()) return refuse(ask, *problem);
  at_room(ask, [ask, name, is_muted, whom](Room& room, int seat) -> Answer {
    if (whom == "all" ? !is_host(ask->who, room, seat) : seat < 0)
      return Failure{
          Problem{403, "not_yours", "that is for the host, or for those with a seat", {}}};
    return race_after(room.mute(seat, whom == "all", name, is_muted), room, seat);
  });
}

void Api::get_legal(const AskPtr& ask) {
  at_seat(ask, [](Room& room, int seat) -> Answer {
    return json_response(200, {{"legal", legal_json(room, seat)}});
  });
}

void Api::get_happenings(const AskPtr& ask) {
  const std::int64_t from = number_parameter(ask->request, "from");
  at_room(ask, [from](Room& room, int seat) -> Answer {
    return json_response(200, {{"happenings", happenings_json(room, from)},
                               {"dice", dice_json(room, from)},
                               {"chat", chat_json(room, seat, from)},
                               {"seq", room.length()}});
  });
}

void Api::get_record(const AskPtr& ask) {
  at_room(ask, [](Room& room, int) -> Answer {
    if (room.race() == nullptr) return room::not_now("not_running", "the race has not begun");
    return net::Response{200, "text/plain; charset=utf-8", room.public_record(), {}};
  });
}

void Api::get_proof(const AskPtr& ask) {
  at_room(ask, [](Room& room, int) -> Answer { return json_response(200, proof_json(room)); });
}

void Api::get_board(const AskPtr& ask) {
  at_room(ask, [this](Room& room, int) -> Answer {
    std::string& text = boards_[room.setup().circuit];
    if (text.empty()) {
      const Result<Board, DataError> board = load_board(room.setup().circuit);
      if (!board) return Failure{Problem{404, "no_such_board", to_string(board.error()), {}}};
      const Result<Drawing, DataError> drawing = drawing_of(*board);
      if (!drawing) return Failure{Problem{404, "no_such_board", to_string(drawing.error()), {}}};
      text = drawing_json(*drawing);
    }
    return net::Response{200, "application/json", text, {}};
  });
}

}  // namespace chicane::server
