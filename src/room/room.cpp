#include "room/room.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "base/text.h"
#include "catalog/replay.h"
#include "room/entry_fields.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

constexpr std::string_view kHuman = "human";

}  // namespace

// ---- The fold.

Result<std::unique_ptr<Room>, DataError> Room::load(const std::string& id,
                                                    const std::vector<std::string>& entries,
                                                    World world) {
  std::unique_ptr<Room> room(new Room(id, std::move(world)));
  if (entries.empty()) return Failure{DataError{"race " + id, 0, "its ledger is empty"}};
  if (const std::string complaint = room->follow(entries); !complaint.empty())
    return Failure{DataError{"race " + id, static_cast<int>(room->length_), complaint}};
  return room;
}

std::string Room::follow(const std::vector<std::string>& entries) {
  CHICANE_ASSERT(new_.empty());
  std::string complaint =
      fold_entries(entries, [this](const json::object& entry) { return apply(entry); });
  if (!complaint.empty()) return complaint;
  has_more_to_do_ = race_ != nullptr && state() == State::running && questions().empty();
  return {};
}

void Room::append(json::object entry) {
  new_.push_back(json::serialize(entry));
  const std::string complaint = apply(entry);
  CHICANE_ASSERT(complaint.empty());
}

std::string Room::apply(const json::object& entry) {
  ++length_;
  const std::string kind = text_of(entry, "t");
  if (kind == "create") return apply_create(entry);
  if (setup_.seats.empty()) return "a ledger begins with 'create'";
  if (kind == "chat") {
    const int seat = static_cast<int>(number_of(entry, "seat"));
    note(Said{length_, seat, text_of(entry, "name"), text_of(entry, "text"),
              number_of(entry, "at")});
    return {};
  }
  if (kind == "mute") {
    const std::pair<int, std::string> mute = {static_cast<int>(number_of(entry, "seat")),
                                              text_of(entry, "name")};
    if (flag_of(entry, "is_muted")) {
      mutes_.insert(mute);
    } else {
      mutes_.erase(mute);
    }
    return {};
  }
  if (kind == "warned") {
    is_warned_ = true;
    last_warning_ = length_;
    return {};
  }
  ++deeds_;
  if (entry.contains("at")) changed_ = number_of(entry, "at");
  if (kind == "start") return apply_start(entry);
  if (kind == "roll") return apply_roll(entry);
  if (kind == "close") {
    is_closed_ = true;
    due_ = 0;
    return {};
  }
  if (kind == "clock") {
    due_ = number_of(entry, "due");
    is_warned_ = false;
    clocked_ = questions();
    clocked_turn_ = turn();
    clocked_reaction_ = is_reaction_move();
    return {};
  }
  const auto seat_index = static_cast<std::size_t>(number_of(entry, "seat"));
  if (seat_index >= seats_.size()) return "there is no such seat";
  RoomSeat& seat = seats_[seat_index];
  if (kind == "sit") {
    seat.kind = SeatPlan::Kind::human;
    seat.name = text_of(entry, "name");
    seat.person = text_of(entry, "person");
    seat.secret = text_of(entry, "secret");
    seat.is_away = false;
    if (race_ == nullptr) seat.nonce = text_of(entry, "nonce");
    settle_pause();
    return {};
  }
  if (kind == "leave") {
    seat.kind = SeatPlan::Kind::open;
    seat.person.clear();
    seat.secret.clear();
    // Once the race runs the name belongs to the car, and a bot drives it.
    if (race_ == nullptr) seat.name = kept_name(seat_index);
    seat.is_away = race_ != nullptr;
    pause_wanted_by_.erase(static_cast<int>(seat_index));
    settle_pause();
    return {};
  }
  if (kind == "away") {
    seat.is_away = flag_of(entry, "is_away");
    return {};
  }
  if (kind == "pause") {
    if (flag_of(entry, "is_wanted")) {
      pause_wanted_by_.insert(static_cast<int>(seat_index));
    } else {
      pause_wanted_by_.erase(static_cast<int>(seat_index));
    }
    settle_pause();
    return {};
  }
  if (kind == "answer") return apply_answer(entry);
  if (kind == "change") return apply_change(entry);
  return "an entry of kind '" + kind + "' is not known";
}

// Paused while all people at the table want it: nobody can hold the others for ever.
void Room::settle_pause() {
  if (race_ == nullptr) return;
  const int wanting = static_cast<int>(pause_wanted_by_.size());
  const bool is_agreed = wanting > 0 && wanting >= seats_of_people();
  if (is_agreed == is_paused_) return;
  is_paused_ = is_agreed;
  if (is_paused_) {
    time_left_ = due_ > 0 ? std::max<Millis>(due_ - changed_, 1000) : 0;
    due_ = 0;
  } else {
    due_ = time_left_ > 0 ? changed_ + time_left_ : 0;
  }
}

std::string Room::apply_create(const json::object& entry) {
  if (!setup_.seats.empty()) return "a second 'create'";
  Result<RaceSetup, Problem> setup = setup_from_ledger(entry.at("setup").as_object());
  if (!setup) return setup.error().what;
  setup_ = std::move(*setup);
  created_ = changed_ = number_of(entry, "at");
  host_ = text_of(entry, "host");
  if (entry.contains("household")) household_ = text_of(entry, "household");
  invitation_ = text_of(entry, "invitation");
  const auto secret = fair::from_hex<fair::kSecretBytes>(text_of(entry, "secret"));
  if (!secret) return "the secret of the dice is no secret";
  secret_ = *secret;
  for (const SeatPlan& plan : setup_.seats) {
    RoomSeat seat;
    // A human seat is open until its person sits down, which the next entry says.
    seat.kind = plan.kind == SeatPlan::Kind::bot ? plan.kind : SeatPlan::Kind::open;
    if (plan.kind != SeatPlan::Kind::human) seat.name = plan.name;
    if (plan.kind == SeatPlan::Kind::bot) seat.driver = plan.driver;
    seats_.push_back(std::move(seat));
  }
  return {};
}

std::string Room::apply_start(const json::object& entry) {
  if (race_ != nullptr) return "a second 'start'";
  const json::array& given = entry.at("seats").as_array();
  if (given.size() != seats_.size()) return "start: one entry for each seat";
  std::vector<std::string> names;
  std::vector<fair::SeatNonce> nonces;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const json::object& one = given[i].as_object();
    RoomSeat& seat = seats_[i];
    seat.name = text_of(one, "name");
    seat.driver = text_of(one, "driver");
    seat.nonce = text_of(one, "nonce");
    if (seat.driver != kHuman) {
      seat.kind = SeatPlan::Kind::bot;
    } else {
      seat.driver.clear();
    }
    const auto nonce = fair::from_hex<fair::kNonceBytes>(seat.nonce);
    if (!nonce) return "start: a nonce is no nonce";
    names.push_back(seat.name);
    nonces.push_back({seat.name, *nonce});
  }
  Result<std::unique_ptr<Race>, DataError> race = make_race(setup_, names, *world_.library);
  if (!race) return to_string(race.error());
  race_ = std::move(*race);
  dice_.emplace(secret_, id_, nonces);

  std::vector<std::string> drivers;
  for (const RoomSeat& seat : seats_)
    drivers.emplace_back(seat.driver.empty() ? kHuman : std::string_view(seat.driver));
  RecordHeader header = record_header(*race_, drivers);
  header.rules_version = static_cast<int>(number_of(entry, "rules_version"));
  header.fair = RecordFair{id_, commitment(), {}};
  for (const RoomSeat& seat : seats_) header.fair->nonces.push_back({seat.name, seat.nonce});
  record_ = writer_.begin(header);
  turns_marked_ = race_->turn();
  return {};
}

std::string Room::apply_roll(const json::object& entry) {
  if (race_ == nullptr || race_->pending().kind != Pending::Kind::chance) return "no die is owed";
  const std::string decision = text_of(entry, "d");
  const std::string label = race_->roll_label();
  const DieThrow thrown = race_->die_throw();
  const bool is_secret = race_->pending().roll.is_secret;
  const int turn = told_turn();
  const Result<std::vector<Happening>, Refused> done = race_->decide(kChance, decision);
  if (!done) return "the die '" + decision + "' is refused: " + done.error().what;
  record_ += writer_.roll(decision, label);
  note(Thrown{length_, turn, static_cast<int>(thrown_.size()), label, thrown,
              is_secret ? std::string() : std::string(words(decision).back())});
  tell(*done, turn);
  mark_turns();
  finish_if_over();
  return {};
}

void Room::tell(const std::vector<Happening>& happenings, int turn) {
  for (const Happening& happening : happenings) note(Told{length_, turn, happening});
}

void Room::mark_turns() {
  while (turns_marked_ < race_->turn()) record_ += writer_.turn(++turns_marked_, race_->digest());
}

void Room::finish_if_over() {
  if (!race_->pending().is_over()) return;
  record_ += writer_.end(race_->turn(), race_->digest());
  record_ += writer_.secret(fair::to_hex(secret_));
  due_ = 0;
}

// ---- What is so.

Room::State Room::state() const {
  if (is_closed_) return State::over;
  if (race_ == nullptr) return State::open;
  if (race_->pending().is_over()) return State::over;
  return is_paused_ ? State::paused : State::running;
}

std::string Room::kept_name(std::size_t seat) const {
  const SeatPlan& plan = setup_.seats[seat];
  return plan.kind == SeatPlan::Kind::open ? plan.name : std::string();
}

bool Room::is_awaited(int seat) const {
  return race_ != nullptr && race_->pending().awaits(seat_at(seat));
}

Millis Room::next_tick() const {
  if (state() != State::running) return 0;
  if (has_more_to_do_) return 1;
  if (due_ == 0) return 0;
  const Millis warning = setup_.pace.warning * 1000;
  return warning > 0 && !is_warned_ ? due_ - warning : due_;
}

// Where nobody is there, bots drive by the clock: the race is not over before anybody can be back.
bool Room::is_driven_by_person(int seat) const {
  const RoomSeat& one = seats_[static_cast<std::size_t>(seat)];
  return one.kind == SeatPlan::Kind::human && (!one.is_away || seats_of_people() == 0);
}

int Room::seats_of_people() const {
  return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const RoomSeat& seat) {
    return seat.kind == SeatPlan::Kind::human && !seat.is_away;
  }));
}

std::set<Room::Question> Room::questions() const {
  std::set<Question> asked;
  if (race_ == nullptr) return asked;
  for (int i = 0; i < static_cast<int>(seats_.size()); ++i) {
    if (is_awaited(i) && is_driven_by_person(i))
      asked.emplace(i, seats_[static_cast<std::size_t>(i)].answers.size());
  }
  return asked;
}

// SC-12.2
bool Room::is_reaction_move() const {
  return setup_.pace.is_reaction && race_ != nullptr && race_->has_started() &&
         !race_->is_hidden_round();
}

std::string Room::commitment() const { return fair::to_hex(fair::commitment(secret_)); }

int Room::seat_of_secret(std::string_view secret) const {
  const std::string wanted = kept(secret);
  int found = -1;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].secret.empty() && is_same(seats_[i].secret, wanted)) found = static_cast<int>(i);
  }
  return found;
}

int Room::seat_of_person(std::string_view person) const {
  if (person.empty()) return -1;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].person == person) return static_cast<int>(i);
  }
  return -1;
}

bool Room::hears(int viewer, const Said& said) const {
  if (viewer == kOnlyWatching) return false;
  return !mutes_.contains({-1, said.name}) && (viewer < 0 || !mutes_.contains({viewer, said.name}));
}

std::string Room::watch_key() const {
  if (setup_.is_public || invitation_.empty()) return {};
  return kept("watch " + invitation_).substr(0, 32);
}

std::string Room::public_record() const {
  if (race_ == nullptr) return {};
  if (state() == State::over) return record_;
  const Result<Record, DataError> record = parse_record(record_, id_);
  CHICANE_ASSERT(static_cast<bool>(record));
  return record_excerpt(*record, race_->hidden_answers());
}

}  // namespace chicane::room
