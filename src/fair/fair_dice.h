// Dice that anyone can check (docs/fair-dice.md). Before the race the host publishes a commitment
// to a secret; every seat adds a nonce of its own; each die follows from secret, nonces, its number
// and its label. When the race is over the secret is published, and whoever has the record throws
// all dice again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chicane::fair {

inline constexpr std::size_t kSecretBytes = 32;
inline constexpr std::size_t kNonceBytes = 16;
inline constexpr std::size_t kSaltBytes = 16;
inline constexpr std::size_t kHashBytes = 32;
inline constexpr int kSidesMax = 256;

using Secret = std::array<std::uint8_t, kSecretBytes>;
using Nonce = std::array<std::uint8_t, kNonceBytes>;
using Salt = std::array<std::uint8_t, kSaltBytes>;
using Hash = std::array<std::uint8_t, kHashBytes>;

// In small letters, two for each byte.
template <std::size_t N>
std::string to_hex(const std::array<std::uint8_t, N>& bytes);
// Nothing if the text is not exactly so many bytes.
template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> from_hex(std::string_view text);

// From the operating system.
Secret new_secret();
Nonce new_nonce();
Salt new_salt();

// Takes no longer where more is right.
bool is_same(const Hash& a, const Hash& b);

// Published before the first die.
Hash commitment(const Secret& secret);

// What a seat adds, so that the host cannot choose its secret to its liking.
struct SeatNonce {
  std::string seat;
  Nonce nonce;
};

// The dice of one race.
class FairDice {
 public:
  // `race` is the race's own name, so that a secret that is used twice by mistake gives other dice.
  FairDice(const Secret& secret, std::string_view race, const std::vector<SeatNonce>& nonces);

  // Which of its `sides` faces the die shows, from 0. `number` counts the dice of the race from 0,
  // `label` is that of its line in the record: "Valli grid d6".
  int face(int number, std::string_view label, int sides) const;

 private:
  Hash key_;
};

// A decision sealed before anybody's is revealed. The salt hides which of few decisions it is.
Hash seal(const Salt& salt, std::string_view race, std::string_view seat, int number,
          std::string_view decision);

}  // namespace chicane::fair
