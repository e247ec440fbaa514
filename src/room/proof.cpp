// Dice and seals of a room, for whoever wants to check them.
#include "base/text.h"
#include "fair/race_proof.h"
#include "room/sight.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

json::object verdict_json(const Room& room) {
  const Result<Record, DataError> record = parse_record(room.record(), room.id());
  CHICANE_ASSERT(static_cast<bool>(record));
  const Result<fair::Proof, DataError> proof = fair::prove(*record);
  if (!proof) return {{"is_proved", false}, {"what", to_string(proof.error())}};
  return {{"is_proved", true}, {"dice", proof->dice}, {"seals", proof->seals}};
}

}  // namespace

json::object proof_json(const Room& room) {
  json::array nonces;
  for (const RoomSeat& seat : room.seats())
    nonces.push_back({{"name", seat.name}, {"nonce", seat.nonce}});
  json::array dice;
  for (const Thrown& die : room.thrown())
    dice.push_back({{"number", die.number}, {"label", die.label}, {"face", die.face}});
  const bool is_over = room.race() != nullptr && room.state() == Room::State::over;
  return {{"race", room.id()},
          {"commitment", room.commitment()},
          {"nonces", std::move(nonces)},
          {"dice", std::move(dice)},
          {"secret", is_over ? json::value(room.secret()) : json::value(nullptr)},
          {"verdict", is_over ? json::value(verdict_json(room)) : json::value(nullptr)}};
}

}  // namespace chicane::room
