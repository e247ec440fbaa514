// Dice and seals of a room, for whoever wants to check them.
#include "base/text.h"
#include "fair/dice_tally.h"
#include "fair/race_proof.h"
#include "room/sight.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

json::object verdict_json(const Record& record) {
  const Result<fair::Proof, DataError> proof = fair::prove(record);
  if (!proof) return {{"is_proved", false}, {"what", to_string(proof.error())}};
  return {{"is_proved", true}, {"dice", proof->dice}, {"seals", proof->seals}};
}

// Rolled against expected, in thousandths.
json::array tally_json(const Record& record) {
  json::array tally;
  for (const fair::DieTally& die : fair::tally(record)) {
    json::array faces;
    for (const fair::FaceTally& face : die.faces)
      faces.push_back({{"face", face.face}, {"rolled", face.rolled}, {"expected", face.expected}});
    tally.push_back({{"die", die.die},
                     {"rolled", die.rolled},
                     {"faces", std::move(faces)},
                     {"chi_square", die.chi_square},
                     {"degrees_of_freedom", die.degrees_of_freedom}});
  }
  return tally;
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
  Record record;
  if (room.race() != nullptr) {
    Result<Record, DataError> parsed = parse_record(room.record(), room.id());
    CHICANE_ASSERT(static_cast<bool>(parsed));
    record = std::move(*parsed);
  }
  return {{"race", room.id()},
          {"commitment", room.commitment()},
          {"nonces", std::move(nonces)},
          {"dice", std::move(dice)},
          {"tally", tally_json(record)},
          {"secret", is_over ? json::value(room.secret()) : json::value(nullptr)},
          {"verdict", is_over ? json::value(verdict_json(record)) : json::value(nullptr)}};
}

}  // namespace chicane::room
