// A race at random with dice that can be proved, written down as a host would.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "catalog/recorded_race_for_tests.h"
#include "fair/fair_dice.h"

namespace chicane::for_tests {

class FairRace {
 public:
  // `changes`: so often each seat seals another decision before the round is opened.
  explicit FairRace(Race& race, std::uint64_t seed, int changes = 0)
      : race_(race),
        changes_(changes),
        random_(seed),
        secret_(bytes<fair::kSecretBytes>()),
        nonces_(make_nonces()),
        dice_(secret_, "r1", nonces_) {}

  std::string run() {
    text_ = writer_.begin(header());
    while (!race_.pending().is_over()) {
      if (race_.pending().kind == Pending::Kind::chance) {
        throw_die();
      } else if (race_.is_hidden_round()) {
        hidden_round();
      } else {
        decide(race_.pending().seats.first(), choose(race_.pending().seats.first()));
      }
    }
    text_ += writer_.end(race_.turn(), race_.digest());
    return text_ + writer_.secret(fair::to_hex(secret_));
  }

 private:
  template <std::size_t N>
  std::array<std::uint8_t, N> bytes() {
    std::array<std::uint8_t, N> made;
    for (std::uint8_t& byte : made) byte = static_cast<std::uint8_t>(random_.below(256));
    return made;
  }

  std::vector<fair::SeatNonce> make_nonces() {
    std::vector<fair::SeatNonce> nonces;
    for (const std::string& name : race_.names())
      nonces.push_back({name, bytes<fair::kNonceBytes>()});
    return nonces;
  }

  RecordHeader header() const {
    RecordHeader header =
        record_header(race_, std::vector<std::string>(race_.names().size(), "random"));
    header.fair = RecordFair{"r1", fair::to_hex(fair::commitment(secret_)), {}};
    for (const fair::SeatNonce& one : nonces_)
      header.fair->nonces.push_back({one.seat, fair::to_hex(one.nonce)});
    return header;
  }

  std::string choose(Seat seat) {
    const std::vector<std::string> legal = race_.legal(seat);
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  void throw_die() {
    const Roll roll = race_.pending().roll;
    const std::string label = race_.roll_label();
    const int side = 1 + dice_.face(dice_thrown_++, label, roll.sides);
    const std::string decision = fill("roll {}", face_of(roll.die, side));
    const int turn = race_.turn();
    EXPECT_TRUE(static_cast<bool>(race_.decide(kChance, decision))) << decision;
    text_ += writer_.roll(decision, label);
    end_turn(turn);
  }

  void decide(Seat seat, const std::string& decision) {
    const int turn = race_.turn();
    EXPECT_TRUE(static_cast<bool>(race_.decide(seat, decision))) << decision;
    text_ += writer_.decision(race_.names()[index(seat)], decision);
    end_turn(turn);
  }

  void end_turn(int turn_before) {
    if (race_.turn() > turn_before) text_ += writer_.turn(race_.turn(), race_.digest());
  }

  struct Hidden {
    Seat seat;
    std::string decision;
    fair::Salt salt;
  };

  Hidden sealed(Seat seat) {
    Hidden one = {seat, choose(seat), bytes<fair::kSaltBytes>()};
    const std::string& name = race_.names()[index(seat)];
    text_ += writer_.seal(
        name, fair::to_hex(fair::seal(one.salt, "r1", name, seals_made_++, one.decision)));
    return one;
  }

  // All seal, some of them again, then all open.
  void hidden_round() {
    std::vector<Hidden> hidden;
    for (std::size_t i = 0; i < race_.names().size(); ++i) {
      const Seat seat = seat_at(static_cast<int>(i));
      if (race_.pending().awaits(seat)) hidden.push_back(sealed(seat));
    }
    for (int change = 0; change < changes_; ++change) {
      for (Hidden& one : hidden) one = sealed(one.seat);
    }
    for (const Hidden& one : hidden) {
      text_ += writer_.salt(race_.names()[index(one.seat)], fair::to_hex(one.salt));
      decide(one.seat, one.decision);
    }
  }

  Race& race_;
  int changes_;
  Random random_;
  fair::Secret secret_;
  std::vector<fair::SeatNonce> nonces_;
  fair::FairDice dice_;
  RecordWriter writer_;
  std::string text_;
  int dice_thrown_ = 0;
  int seals_made_ = 0;
};

}  // namespace chicane::for_tests
