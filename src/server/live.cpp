#include "server/live.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>

#include "base/text.h"
#include "room/json_fields.h"
#include "room/sight.h"

namespace chicane::server {

namespace json = boost::json;
using room::Problem;
using room::Room;

namespace {

constexpr int kGoingAway = 1001;

std::int64_t from_of(const net::Request& request) {
  const std::string_view text = request.parameter("from");
  return number(text, 0, 2'000'000'000).value_or(0);
}

Result<json::object, Problem> ack_of(const Result<room::Done, Problem>& done, const Room& room) {
  if (!done) return Failure{done.error()};
  return json::object{{"type", "ack"}, {"seq", room.length()}, {"is_repeat", false}};
}

}  // namespace

void Api::open_socket(net::Request request, net::Upgrade upgrade) {
  const std::vector<std::string_view> words = split(std::string_view(request.path).substr(1), '/');
  if (words.size() != 4 || words[0] != "api" || words[1] != "races" || words[3] != "live" ||
      words[2].empty() || words[2].size() > 40) {
    upgrade(nullptr, problem_response({404, "no_such_page", "no WebSocket is served here", {}}));
    return;
  }
  const std::string race(words[2]);
  const auto asked = std::make_shared<net::Request>(std::move(request));
  people_.identify(*asked, [this, race, asked,
                            upgrade = std::move(upgrade)](const std::optional<store::Person>& who) {
    house_.visit(
        race, [](Room&) { return true; },
        [this, race, asked, who, upgrade](Room* room, const Problem* problem) {
          if (problem != nullptr) {
            upgrade(nullptr, problem_response(*problem));
            return;
          }
          const std::optional<int> seat = viewer_of(*asked, who, *room);
          if (!seat) {
            upgrade(nullptr, problem_response({404, "no_such_race", "there is no such race", {}}));
          } else {
            Viewer viewer;
            viewer.seat = *seat;
            if (viewer.seat >= 0)
              viewer.key = room->seats()[static_cast<std::size_t>(viewer.seat)].secret;
            upgrade(std::make_shared<Live>(*this, race, std::move(viewer), from_of(*asked)), {});
          }
        });
  });
}

int Live::seat_in(const Room& room) const {
  if (viewer_.seat < 0) return viewer_.seat;
  return room.seats()[static_cast<std::size_t>(viewer_.seat)].secret == viewer_.key
             ? viewer_.seat
             : room::kWatching;
}

void Live::on_open(std::shared_ptr<net::Socket> socket) {
  viewer_.socket = std::move(socket);
  is_open_ = true;
  api_.house_.visit(
      race_, [](Room&) { return true; },
      [self = shared_from_this()](Room* room, const Problem* problem) {
        if (!self->is_open_) return;
        if (problem != nullptr) {
          self->viewer_.socket->close(kGoingAway, problem->code);
          return;
        }
        const int seat = self->seat_in(*room);
        self->send({{"type", "race"},
                    {"race", race_json(*room, seat)},
                    {"happenings", happenings_json(*room, self->from_)},
                    {"dice", dice_json(*room, self->from_)},
                    {"chat", chat_json(*room, seat, self->from_)}});
        // From here on nothing is missed: no other visit was between.
        self->api_.house_.watch(self->race_, &self->viewer_);
      });
}

void Live::on_closed() {
  is_open_ = false;
  api_.house_.unwatch(race_, &viewer_);
}

void Live::send(const json::object& message) {
  viewer_.socket->send(std::make_shared<const std::string>(json::serialize(message)));
}

void Live::refuse(const json::value& re, const Problem& problem) {
  json::object message = room::problem_json(problem);
  message["type"] = "error";
  message["re"] = re;
  send(message);
}

void Live::act(const json::value& re, Act what) {
  using Outcome = std::optional<Result<json::object, Problem>>;
  const auto outcome = std::make_shared<Outcome>();
  const auto begun = std::chrono::steady_clock::now();
  api_.house_.visit(
      race_,
      [self = shared_from_this(), outcome, what = std::move(what)](Room& room) {
        const int seat = self->seat_in(room);
        if (seat < 0) {
          outcome->emplace(Failure{Problem{403, "not_yours", "you have no seat in this race", {}}});
        } else {
          outcome->emplace(what(room, seat));
        }
        return static_cast<bool>(**outcome);
      },
      [self = shared_from_this(), outcome, re, begun](Room*, const Problem* problem) {
        if (!self->is_open_) return;
        if (problem != nullptr) {
          self->refuse(re, *problem);
        } else if (!**outcome) {
          self->refuse(re, (*outcome)->error());
        } else {
          json::object message = std::move(***outcome);
          message["re"] = re;
          if (message.at("type") == "ack") {
            const auto took = std::chrono::steady_clock::now() - begun;
            self->api_.acknowledged_.add(
                std::chrono::duration_cast<std::chrono::microseconds>(took).count());
          }
          self->send(message);
        }
      });
}

void Live::on_message(std::string_view text) {
  const Result<json::object, Problem> message = room::read_object(text);
  if (!message) return refuse(nullptr, message.error());
  room::JsonFields fields(*message);
  const std::optional<std::int64_t> number = fields.number_if_any("re", 0, 1'000'000'000'000);
  json::value re = nullptr;
  if (number) re = *number;
  const std::string what = fields.text("do", 40);
  Act wanted;
  if (what == "decide") {
    const std::string decision = fields.text("decision", room::kDecisionBytes);
    const std::optional<std::int64_t> move = fields.number_if_any("move", 0, 1'000'000'000);
    const bool is_change = fields.flag_or("is_change", false);
    wanted = [=](Room& room, int seat) -> Result<json::object, Problem> {
      const Result<room::Answered, Problem> answered =
          is_change ? room.change(seat, decision, move) : room.decide(seat, decision, move);
      if (!answered) return Failure{answered.error()};
      return json::object{
          {"type", "ack"}, {"seq", room.length()}, {"is_repeat", answered->is_repeat}};
    };
  } else if (what == "legal") {
    wanted = [](Room& room, int seat) -> Result<json::object, Problem> {
      return json::object{{"type", "legal"}, {"legal", legal_json(room, seat)}};
    };
  } else if (what == "chat") {
    const std::string said = fields.text("text", room::kChatBytes);
    wanted = [said](Room& room, int seat) -> Result<json::object, Problem> {
      return ack_of(room.say(seat, said), room);
    };
  } else if (what == "pause") {
    const bool is_wanted = fields.flag("is_wanted");
    wanted = [is_wanted](Room& room, int seat) -> Result<json::object, Problem> {
      return ack_of(room.want_pause(seat, is_wanted), room);
    };
  } else if (what == "back") {
    wanted = [](Room& room, int seat) -> Result<json::object, Problem> {
      return ack_of(room.come_back(seat), room);
    };
  } else {
    fields.complain("do: choose one of decide, legal, chat, pause, back");
  }
  if (const std::optional<Problem> problem = fields.problem()) return refuse(re, *problem);
  act(re, std::move(wanted));
}

}  // namespace chicane::server
