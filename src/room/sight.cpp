#include "room/sight.h"

#include <sodium.h>

#include "base/text.h"
#include "catalog/tell.h"
#include "codec/happening_json.h"
#include "fair/race_proof.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

std::string base64(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // The zero that ends a C string.
  return text;
}

std::string_view kind_name(SeatPlan::Kind kind) {
  switch (kind) {
    case SeatPlan::Kind::human:
      return "human";
    case SeatPlan::Kind::bot:
      return "bot";
    case SeatPlan::Kind::open:
      break;
  }
  return "open";
}

std::string_view condition_name(Condition condition) {
  switch (condition) {
    case Condition::driving:
      return "driving";
    case Condition::halted:
      return "halted";
    case Condition::home:
      return "home";
    case Condition::out:
      break;
  }
  return "out";
}

json::array seats_json(const Room& room) {
  json::array seats;
  for (int i = 0; i < static_cast<int>(room.seats().size()); ++i) {
    const RoomSeat& seat = room.seats()[static_cast<std::size_t>(i)];
    seats.push_back({{"index", i},
                     {"name", seat.name},
                     {"kind", json::string_view(kind_name(seat.kind))},
                     {"driver", seat.driver},
                     {"is_taken", seat.kind != SeatPlan::Kind::open},
                     {"is_awaited", room.is_awaited(i)},
                     {"is_away", seat.is_away},
                     {"moves", seat.answers.size()}});
  }
  return seats;
}

json::array standings_json(const Race& race) {
  json::array standings;
  for (const Standing& one : race.standings()) {
    standings.push_back({{"seat", one.seat},
                         {"name", one.name},
                         {"place", one.place},
                         {"has_finished", one.has_finished},
                         {"result", one.result},
                         {"condition", json::string_view(condition_name(one.condition))},
                         {"distance", one.distance}});
  }
  return standings;
}

Seat seat_of(int viewer) { return viewer < 0 ? kSpectator : seat_at(viewer); }

// From which a seat can choose another answer in the place of the one it has sealed.
std::string unsealed_view(const Room& room, int viewer) {
  const std::unique_ptr<Race> race = viewer < 0 ? nullptr : room.unsealed(viewer);
  return race != nullptr ? base64(race->view(seat_at(viewer))) : std::string();
}

}  // namespace

std::string_view state_name(Room::State state) {
  switch (state) {
    case Room::State::open:
      return "open";
    case Room::State::running:
      return "running";
    case Room::State::paused:
      return "paused";
    case Room::State::over:
      break;
  }
  return "over";
}

json::object race_json(const Room& room, int viewer) {
  const RaceSetup& setup = room.setup();
  const std::unique_ptr<Race> race =
      room.race() != nullptr ? room.race()->seen_by(seat_of(viewer)) : nullptr;
  json::array pause_wanted_by;
  for (const int seat : room.pause_wanted_by())
    pause_wanted_by.emplace_back(room.seats()[static_cast<std::size_t>(seat)].name);
  return {{"id", room.id()},
          {"title", setup.title},
          {"rules", setup.rules},
          {"rules_version", race != nullptr ? race->rules_version() : 0},
          {"circuit", setup.circuit},
          {"options", setup.options},
          {"state", json::string_view(state_name(room.state()))},
          {"is_public", setup.is_public},
          {"pace", pace_json(setup.pace)},
          {"league", league_json(setup.league)},
          {"commitment", room.commitment()},
          {"created", room.created()},
          {"seq", room.length()},
          {"turn", room.turn()},
          {"due", room.due()},
          {"is_hidden_round", race != nullptr && race->is_hidden_round()},
          {"you", viewer < 0 ? json::value(nullptr) : json::value(viewer)},
          {"pause_wanted_by", std::move(pause_wanted_by)},
          {"seats", seats_json(room)},
          {"standings", race != nullptr ? standings_json(*race) : json::array()},
          {"view", race != nullptr ? base64(race->bytes()) : std::string()},
          {"unsealed_view", unsealed_view(room, viewer)}};
}

json::array legal_json(const Room& room, int seat) {
  json::array legal;
  if (!room.is_awaited(seat)) return legal;
  for (const std::string& one : room.race()->seen_by(seat_of(seat))->legal(seat_at(seat)))
    legal.emplace_back(one);
  return legal;
}

json::array happenings_json(const Room& room, std::int64_t from) {
  json::array list;
  for (const Told& told : room.told()) {
    if (told.seq <= from) continue;
    json::object one = to_json(told.happening);
    one["seq"] = told.seq;
    one["turn"] = told.turn;
    one["story"] = tell(*room.race(), told.happening);
    list.push_back(std::move(one));
  }
  return list;
}

json::array dice_json(const Room& room, std::int64_t from) {
  json::array list;
  for (const Thrown& die : room.thrown()) {
    const std::optional<int> face = number(die.face, 0, 999);
    if (die.seq <= from || !face) continue;
    list.push_back({{"seq", die.seq},
                    {"turn", die.turn},
                    {"label", die.label},
                    {"car", die.by.car},
                    {"seat", die.by.seat},
                    {"purpose", die.by.purpose},
                    {"die", die.by.die},
                    {"face", *face}});
  }
  return list;
}

json::object said_json(const Said& said) {
  return {{"seq", said.seq}, {"from", said.name}, {"text", said.text}, {"at", said.at}};
}

json::array chat_json(const Room& room, int viewer, std::int64_t from) {
  json::array list;
  for (const Said& said : room.said()) {
    if (said.seq > from && room.hears(viewer, said)) list.push_back(said_json(said));
  }
  return list;
}

json::object summary_json(const Room& room) {
  json::array seats;
  int open_seats = 0;
  for (const RoomSeat& seat : room.seats()) {
    if (!seat.name.empty()) seats.emplace_back(seat.name);
    if (seat.kind == SeatPlan::Kind::open) ++open_seats;
  }
  int laps = 0;
  for (const std::string_view option : words(room.setup().options)) {
    if (option.starts_with("laps=")) laps = number(option.substr(5), 0, 9999).value_or(0);
  }
  return {{"id", room.id()},
          {"title", room.setup().title},
          {"rules", room.setup().rules},
          {"circuit", room.setup().circuit},
          {"laps", laps},
          {"state", json::string_view(state_name(room.state()))},
          {"turn", room.turn()},
          {"seats", std::move(seats)},
          {"open_seats", open_seats},
          {"due", room.due()},
          {"changed", room.changed()}};
}

json::object problem_json(const Problem& problem) {
  json::object error = {{"code", problem.code}, {"what", problem.what}};
  if (!problem.clause.empty()) error["clause"] = problem.clause;
  return {{"error", std::move(error)}};
}

}  // namespace chicane::room
