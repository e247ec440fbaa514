#include "fair/race_proof.h"

#include <map>

#include "base/text.h"
#include "fair/fair_dice.h"

namespace chicane::fair {

namespace {

std::optional<FairDice> dice_of(const Record& record) {
  if (record.lines.empty() || record.lines.back().kind != RecordLine::Kind::secret)
    return std::nullopt;
  std::vector<SeatNonce> nonces;
  for (const RecordNonce& one : record.header.fair->nonces)
    nonces.push_back({one.seat, *from_hex<kNonceBytes>(one.nonce)});
  return FairDice(*from_hex<kSecretBytes>(record.lines.back().decision), record.header.fair->race,
                  nonces);
}

class Prover {
 public:
  explicit Prover(const Record& record) : fair_(*record.header.fair), dice_(dice_of(record)) {
    proof_.has_secret = dice_.has_value();
  }

  const Proof& proof() const { return proof_; }

  // What is wrong with the line, or nothing.
  std::string check(const RecordLine& line, const Race& race) {
    switch (line.kind) {
      case RecordLine::Kind::roll:
        return check_die(line, race);
      case RecordLine::Kind::seal:
        return take_seal(line, race);
      case RecordLine::Kind::salt:
        return take_salt(line, race);
      case RecordLine::Kind::decision:
        return check_decision(line, race);
      case RecordLine::Kind::secret:
      case RecordLine::Kind::turn:
      case RecordLine::Kind::end:
        break;
    }
    return {};
  }

 private:
  struct Sealed {
    int number = 0;
    std::string seal;
    std::string salt;  // Empty until it is published.
  };

  std::string check_die(const RecordLine& line, const Race& race) {
    const int number = dice_seen_++;
    if (!dice_ || race.pending().kind != Pending::Kind::chance) return {};
    const Roll roll = race.pending().roll;
    const int side = 1 + dice_->face(number, line.label, roll.sides);
    const std::string wanted = fill("roll {}", face_of(roll.die, side));
    if (wanted != line.decision)
      return fill("die {} should be '{}' by secret and nonces, not '{}'", number, wanted,
                  line.decision);
    ++proof_.dice;
    return {};
  }

  std::string take_seal(const RecordLine& line, const Race& race) {
    if (!race.is_hidden_round() || !awaits(race, line.seat))
      return "no hidden decision of " + line.seat + " is due here";
    if (is_opening_) return line.seat + " sealed after the first seal of the round was opened";
    // A later seal takes the place of the earlier one, which is never opened.
    sealed_[line.seat] = {seals_seen_++, line.decision, {}};
    return {};
  }

  // With its salt a seal is as good as open: few decisions are possible.
  std::string take_salt(const RecordLine& line, const Race& race) {
    if (std::string complaint = check_all_sealed(race); !complaint.empty()) return complaint;
    const auto sealed = sealed_.find(line.seat);
    if (sealed == sealed_.end() || !sealed->second.salt.empty())
      return line.seat + " has no seal that this salt could open";
    sealed->second.salt = line.decision;
    is_opening_ = true;
    return {};
  }

  static bool awaits(const Race& race, std::string_view name) {
    for (std::size_t i = 0; i < race.names().size(); ++i) {
      if (race.names()[i] == name) return race.pending().awaits(seat_at(static_cast<int>(i)));
    }
    return false;
  }

  // All that are asked have sealed before the first is opened.
  std::string check_all_sealed(const Race& race) const {
    const Pending pending = race.pending();
    for (std::size_t i = 0; i < race.names().size(); ++i) {
      if (pending.awaits(seat_at(static_cast<int>(i))) && !sealed_.contains(race.names()[i]))
        return "opened before " + race.names()[i] + " had sealed";
    }
    return {};
  }

  std::string check_decision(const RecordLine& line, const Race& race) {
    if (race.is_hidden_round()) {
      if (std::string complaint = check_all_sealed(race); !complaint.empty()) return complaint;
    }
    const auto sealed = sealed_.find(line.seat);
    if (sealed == sealed_.end()) return {};
    const std::optional<Salt> salt = from_hex<kSaltBytes>(sealed->second.salt);
    if (!salt) return "the decision was sealed; its salt is missing";
    if (to_hex(seal(*salt, fair_.race, line.seat, sealed->second.number, line.decision)) !=
        sealed->second.seal)
      return "this is not the decision that " + line.seat + " had sealed";
    sealed_.erase(sealed);
    // The round is over when all its seals are open.
    if (sealed_.empty()) is_opening_ = false;
    ++proof_.seals;
    return {};
  }

  const RecordFair& fair_;
  const std::optional<FairDice> dice_;
  std::map<std::string, Sealed> sealed_;
  bool is_opening_ = false;  // A salt of the round is published.
  int dice_seen_ = 0;
  int seals_seen_ = 0;
  Proof proof_;
};

}  // namespace

Result<Proof, DataError> prove(const Record& record, const Board* board, const LineCheck& check) {
  if (!record.header.fair)
    return Failure{
        DataError{record.source, 0, "this race was not run with dice that can be proved"}};
  // With another secret all dice would be wrong, and none of them the cause.
  if (!record.lines.empty() && record.lines.back().kind == RecordLine::Kind::secret) {
    const RecordLine& last = record.lines.back();
    if (to_hex(commitment(*from_hex<kSecretBytes>(last.decision))) !=
        record.header.fair->commitment)
      return Failure{DataError{record.source, last.line,
                               "this is not the secret that was committed to before the race"}};
  }
  Prover prover(record);
  const Result<std::unique_ptr<Race>, DataError> race =
      replay(record, board, {}, [&](const RecordLine& line, const Race& now) {
        const std::string complaint = check ? check(line, now) : std::string();
        return complaint.empty() ? prover.check(line, now) : complaint;
      });
  if (!race) return Failure{race.error()};
  return prover.proof();
}

}  // namespace chicane::fair
