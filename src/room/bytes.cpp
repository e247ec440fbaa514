// How much memory a room takes.
#include "base/held.h"
#include "room/room.h"

namespace chicane::room {

namespace {

using chicane::bytes_held;

std::size_t bytes_held(const Told& told) {
  std::size_t bytes = bytes_held(told.happening.line) + bytes_held(told.happening.clause) +
                      block_bytes(told.happening.fields.capacity() * sizeof(EventField));
  for (const EventField& field : told.happening.fields) bytes += bytes_held(field.text);
  return bytes;
}

std::size_t bytes_held(const Said& said) { return bytes_held(said.name) + bytes_held(said.text); }

std::size_t bytes_held(const Thrown& thrown) {
  return bytes_held(thrown.label) + bytes_held(thrown.by.purpose) + bytes_held(thrown.by.die) +
         bytes_held(thrown.face);
}

std::size_t bytes_held(const SeatPlan& plan) {
  return bytes_held(plan.name) + bytes_held(plan.driver) + bytes_held(plan.nonce) +
         bytes_held(plan.build);
}

std::size_t bytes_held(const RaceSetup& setup) {
  std::size_t bytes = bytes_held(setup.title) + bytes_held(setup.rules) +
                      bytes_held(setup.circuit) + bytes_held(setup.options) +
                      block_bytes(setup.seats.capacity() * sizeof(SeatPlan));
  for (const SeatPlan& plan : setup.seats) bytes += bytes_held(plan);
  if (setup.league) {
    bytes += bytes_held(setup.league->id) + bytes_held(setup.league->title) +
             bytes_held(setup.league->race);
  }
  return bytes;
}

// Its answers are noted one by one.
std::size_t bytes_held(const RoomSeat& seat) {
  return bytes_held(seat.name) + bytes_held(seat.driver) + bytes_held(seat.person) +
         bytes_held(seat.secret) + bytes_held(seat.nonce) +
         block_bytes(seat.answers.capacity() * sizeof(std::string));
}

template <class T>
std::size_t bytes_of_list(const std::vector<T>& list) {
  return block_bytes(list.capacity() * sizeof(T));
}

}  // namespace

void Room::note(Told told) { bytes_noted_ += bytes_held(told_.emplace_back(std::move(told))); }

void Room::note(Said said) { bytes_noted_ += bytes_held(said_.emplace_back(std::move(said))); }

void Room::note(Thrown thrown) {
  bytes_noted_ += bytes_held(thrown_.emplace_back(std::move(thrown)));
}

void Room::note_answer(RoomSeat& who, std::string answer) {
  bytes_noted_ += bytes_held(who.answers.emplace_back(std::move(answer)));
}

std::size_t Room::bytes() const {
  std::size_t bytes = block_bytes(sizeof *this) + bytes_noted_ + bytes_held(id_) +
                      bytes_held(setup_) + bytes_held(host_) + bytes_held(household_) +
                      bytes_held(invitation_) + bytes_of_list(seats_) + bytes_held(clocked_) +
                      bytes_held(pause_wanted_by_) + bytes_held(mutes_) + bytes_of_list(hidden_) +
                      bytes_held(record_) + bytes_of_list(thrown_) + bytes_of_list(told_) +
                      bytes_of_list(said_) + bytes_held(new_);
  for (const RoomSeat& seat : seats_) bytes += bytes_held(seat);
  for (const Hidden& hidden : hidden_)
    bytes += bytes_held(hidden.decision) + bytes_held(hidden.salt);
  for (const Race* race : {race_.get(), round_begun_.get()}) {
    if (race != nullptr) bytes += race->bytes_of_race();
  }
  return bytes;
}

}  // namespace chicane::room
