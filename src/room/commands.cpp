// What people, bots and the hour do in a room.
#include <algorithm>
#include <boost/json/array.hpp>

#include "base/text.h"
#include "drivers/bot_names.h"
#include "room/room.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

// Bots may race long stretches alone; after so many steps the others get a turn.
constexpr int kStepsAtOnce = 400;

std::string_view driver_of(Missed missed) {
  switch (missed) {
    case Missed::keep:
      return "steady";
    case Missed::first:
      return "first";
    case Missed::bot:
      break;
  }
  return "rookie";
}

std::optional<Problem> nonce_problem(const std::string& nonce) {
  if (nonce.empty() || fair::from_hex<fair::kNonceBytes>(nonce)) return std::nullopt;
  return Problem{
      400, "bad_value", "nonce: write 32 hexadecimal digits in small letters, or none", {}};
}

}  // namespace

std::unique_ptr<Room> Room::create_as(std::string id, const std::string& invitation,
                                      const RaceSetup& setup, const std::string& host, World world,
                                      const std::string& household) {
  std::unique_ptr<Room> room(new Room(std::move(id), std::move(world)));
  json::object entry = {{"t", "create"},
                        {"at", room->world_.now()},
                        {"host", host},
                        {"invitation", invitation},
                        {"secret", fair::to_hex(room->world_.bytes<fair::kSecretBytes>())},
                        {"setup", setup_json(setup)}};
  if (!household.empty()) entry["household"] = household;
  room->append(std::move(entry));
  return room;
}

Result<std::unique_ptr<Room>, Problem> Room::create(RaceSetup setup, std::string person,
                                                    World world, Seated* seated,
                                                    const std::string& household) {
  const auto human = std::find_if(setup.seats.begin(), setup.seats.end(), [](const SeatPlan& seat) {
    return seat.kind == SeatPlan::Kind::human;
  });
  const int human_seat =
      human == setup.seats.end() ? -1 : static_cast<int>(human - setup.seats.begin());
  std::string human_name = human_seat < 0 ? std::string() : human->name;
  std::string nonce = human_seat < 0 ? std::string() : human->nonce;
  if (std::optional<Problem> problem = nonce_problem(nonce)) return Failure{std::move(*problem)};
  std::string id = new_name(world);
  const std::string invitation = new_secret(world);
  std::unique_ptr<Room> room =
      create_as(std::move(id), invitation, setup, person, std::move(world), household);
  if (human_seat >= 0) {
    Result<Seated, Problem> sat =
        room->sit(human_seat, std::move(human_name), std::move(person), std::move(nonce));
    CHICANE_ASSERT(static_cast<bool>(sat));
    *seated = std::move(*sat);
  }
  return room;
}

Result<Seated, Problem> Room::sit(int seat, std::string name, std::string person,
                                  std::string nonce) {
  if (seat < 0 || seat >= static_cast<int>(seats_.size()))
    return bad_value(fill("there are seats 0 to {}", static_cast<int>(seats_.size()) - 1));
  if (state() == State::over) return not_now("not_open", "the race is over");
  const RoomSeat& one = seats_[static_cast<std::size_t>(seat)];
  if (one.kind != SeatPlan::Kind::open) return not_now("taken", "that seat is taken");
  if (!one.name.empty()) {
    // The car keeps its name: it stands in the record, or in the draw of a league.
    name = one.name;
  } else {
    if (const std::string complaint = name_complaint(name); !complaint.empty())
      return bad_value("name: " + complaint);
    for (const RoomSeat& other : seats_) {
      if (other.name == name) return not_now("name_taken", "somebody here is called that already");
    }
  }
  if (seat_of_person(person) >= 0) return not_now("taken", "you have a seat in this race already");
  if (std::optional<Problem> problem = nonce_problem(nonce)) return Failure{std::move(*problem)};
  if (nonce.empty()) nonce = fresh_nonce();
  Seated seated{seat, new_secret(world_)};
  append({{"t", "sit"},
          {"at", world_.now()},
          {"seat", seat},
          {"name", name},
          {"person", person},
          {"nonce", nonce},
          {"secret", kept(seated.secret)}});
  if (race_ != nullptr) advance();
  return seated;
}

Result<Done, Problem> Room::leave(int seat) {
  if (state() == State::over) return not_now("not_open", "the race is over");
  append({{"t", "leave"}, {"at", world_.now()}, {"seat", seat}});
  // What all others had agreed on holds without the one who left.
  if (race_ != nullptr) advance();
  return Done{};
}

void Room::forget(std::string_view person) {
  const int seat = seat_of_person(person);
  if (seat >= 0 && state() != State::over) static_cast<void>(leave(seat));
}

Result<Done, Problem> Room::close() {
  if (state() == State::over) return not_now("not_open", "the race is over");
  const bool has_others = std::any_of(seats_.begin(), seats_.end(), [this](const RoomSeat& seat) {
    return seat.kind == SeatPlan::Kind::human && (seat.person.empty() || seat.person != host_);
  });
  if (race_ != nullptr && (has_others || setup_.league))
    return not_now("not_alone", "the race has begun, and others race in it");
  append({{"t", "close"}, {"at", world_.now()}});
  return Done{};
}

Result<Done, Problem> Room::start(std::string_view fill_with) {
  if (state() != State::open) return not_now("not_open", "the race has begun or is over");
  const std::vector<std::string> known = mind_names(setup_.rules);
  if (!fill_with.empty() && std::find(known.begin(), known.end(), fill_with) == known.end())
    return bad_value("fill: choose one of " + join(known, ", "));
  std::vector<std::string> names;
  for (const RoomSeat& seat : seats_) {
    if (!seat.name.empty()) names.push_back(seat.name);
  }
  json::array seats;
  std::vector<std::string> by_seat;
  for (const RoomSeat& seat : seats_) {
    std::string name = seat.name;
    std::string driver = seat.kind == SeatPlan::Kind::bot ? seat.driver : "human";
    if (seat.kind == SeatPlan::Kind::open) {
      if (fill_with.empty())
        return not_now("not_open",
                       "a seat is open: wait for somebody to take it, or give 'fill' for a bot");
      driver = fill_with;
      if (name.empty()) {
        name = bot_name(names);
        names.push_back(name);
      }
    }
    by_seat.push_back(name);
    seats.push_back({{"name", name},
                     {"driver", driver},
                     {"nonce", seat.nonce.empty() ? fresh_nonce() : seat.nonce}});
  }
  const Result<std::unique_ptr<Race>, DataError> race = make_race(setup_, by_seat, *world_.library);
  if (!race) return not_now("not_open", to_string(race.error()));
  append({{"t", "start"},
          {"at", world_.now()},
          {"rules_version", (*race)->rules_version()},
          {"seats", std::move(seats)}});
  advance();
  return Done{};
}

Result<Done, Problem> Room::come_back(int seat) {
  if (!seats_[static_cast<std::size_t>(seat)].is_away)
    return not_now("not_away", "you drive already");
  append({{"t", "away"}, {"at", world_.now()}, {"seat", seat}, {"is_away", false}});
  advance();
  return Done{};
}

Result<Done, Problem> Room::want_pause(int seat, bool is_wanted) {
  if (state() != State::running && state() != State::paused)
    return not_now("not_running", "only a race that runs can pause");
  append({{"t", "pause"}, {"at", world_.now()}, {"seat", seat}, {"is_wanted", is_wanted}});
  return Done{};
}

Result<Done, Problem> Room::say(int seat, std::string_view text) {
  if (text.empty()) return bad_value("text: say something");
  if (said_.size() >= kChatMax)
    return Failure{Problem{429, "too_many", "this race has been talked about enough", {}}};
  const std::string& name = seats_[static_cast<std::size_t>(seat)].name;
  if (mutes_.contains({-1, name}))
    return Failure{Problem{403, "not_yours", "the host has muted you", {}}};
  append({{"t", "chat"},
          {"at", world_.now()},
          {"seat", seat},
          {"name", name},
          {"text", json::string_view(text)}});
  return Done{};
}

Result<Done, Problem> Room::mute(int seat, bool for_all, std::string_view name, bool is_muted) {
  const bool is_known = std::any_of(seats_.begin(), seats_.end(),
                                    [&](const RoomSeat& other) { return other.name == name; });
  if (!is_known) return bad_value("name: nobody here is called that");
  append({{"t", "mute"},
          {"seat", for_all ? -1 : seat},
          {"name", json::string_view(name)},
          {"is_muted", is_muted}});
  return Done{};
}

void Room::tick() {
  if (state() != State::running) return;
  const Millis now = world_.now();
  if (has_more_to_do_) {
    advance();
    return;
  }
  if (due_ == 0) return;
  if (now >= due_) {
    const Missed missed = setup_.pace.missed;
    for (const auto& [seat, move] : questions()) {
      // One of a hidden round may be the last of it; what is asked then is another question.
      if (!is_awaited(seat) || seats_[static_cast<std::size_t>(seat)].answers.size() != move)
        continue;
      if (missed == Missed::bot && !seats_[static_cast<std::size_t>(seat)].is_away)
        append({{"t", "away"}, {"seat", seat}, {"is_away", true}});
      answer_by(seat_at(seat), std::string(driver_of(missed)), "clock");
    }
    advance();
  } else if (setup_.pace.warning > 0 && !is_warned_ && now >= due_ - setup_.pace.warning * 1000) {
    append({{"t", "warned"}});
  }
}

void Room::advance() {
  has_more_to_do_ = false;
  for (int steps = 0; state() == State::running; ++steps) {
    if (steps == kStepsAtOnce) {
      has_more_to_do_ = true;
      break;
    }
    if (!advance_once()) break;
  }
  // While people think, nobody keeps a shelf of the library for this room.
  drivers_.clear();
  set_clock();
}

// False when only people can go on.
bool Room::advance_once() {
  const Pending pending = race_->pending();
  if (pending.kind == Pending::Kind::chance) {
    throw_die();
    return true;
  }
  for (const Seat seat : pending.seats) {
    const RoomSeat& who = seats_[static_cast<std::size_t>(index(seat))];
    if (const std::string build = kept_build(seat); !build.empty()) {
      append_answer(seat, build, "rule");
      return true;
    }
    if (!is_driven_by_person(index(seat))) {
      answer_by(seat, who.driver.empty() ? "rookie" : who.driver, "bot");
      return true;
    }
    if (race_->is_formality(seat)) {
      append_answer(seat, race_->legal(seat)[0], "rule");
      return true;
    }
  }
  return false;
}

std::string Room::kept_build(Seat seat) const {
  const std::string& build = setup_.seats[static_cast<std::size_t>(index(seat))].build;
  const bool is_due =
      !build.empty() && !race_->has_started() && race_->clone()->decide(seat, build);
  return is_due ? build : std::string();
}

void Room::throw_die() {
  const Roll roll = race_->pending().roll;
  const int side =
      1 + dice_->face(static_cast<int>(thrown_.size()), race_->roll_label(), roll.sides);
  append({{"t", "roll"}, {"d", fill("roll {}", face_of(roll.die, side))}});
}

void Room::answer_by(Seat seat, const std::string& name, std::string_view by) {
  append_answer(seat, driver(index(seat), name).choose(*race_, seat), by);
}

Driver& Room::driver(int seat, const std::string& name) {
  std::unique_ptr<Driver>& one = drivers_[{seat, name}];
  if (one == nullptr) {
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : world_.bytes<8>()) seed = seed << 8 | byte;
    Result<std::unique_ptr<Driver>, DataError> made =
        make_driver(name, *race_, world_.library->shelf(*race_), seed);
    CHICANE_ASSERT(static_cast<bool>(made));
    one = std::move(*made);
  }
  return *one;
}

// The clock runs from when somebody is asked something new. While others of a hidden round have
// answered it runs on.
void Room::set_clock() {
  if (is_paused_) return;
  const std::set<Question> now = questions();
  const bool is_reaction = is_reaction_move();
  const std::int64_t seconds = is_reaction ? kReactionSeconds : setup_.pace.seconds;
  if (now.empty() || seconds == 0) {
    if (due_ != 0) append({{"t", "clock"}, {"due", 0}});
    return;
  }
  if (due_ != 0) {
    if (std::includes(clocked_.begin(), clocked_.end(), now.begin(), now.end())) return;
    // SC-12.2  Ten seconds for the whole move, whatever is asked on its way.
    const bool is_same_move = is_reaction && clocked_reaction_ && clocked_turn_ == turn() &&
                              clocked_.size() == 1 && now.size() == 1 &&
                              clocked_.begin()->first == now.begin()->first;
    if (is_same_move) return;
  }
  append({{"t", "clock"}, {"due", world_.now() + seconds * 1000}});
}

}  // namespace chicane::room
