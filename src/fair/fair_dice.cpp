#include "fair/fair_dice.h"

#include <sodium.h>

#include <span>

#include "base/assert.h"

namespace chicane::fair {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t kBlockBytes = 64;
constexpr std::string_view kDigits = "0123456789abcdef";

Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// BLAKE2b of so many bytes over the parts one after the other.
template <std::size_t N>
std::array<std::uint8_t, N> blake2b(Bytes key, std::initializer_list<Bytes> parts) {
  crypto_generichash_state state;
  crypto_generichash_init(&state, key.empty() ? nullptr : key.data(), key.size(), N);
  for (const Bytes part : parts) crypto_generichash_update(&state, part.data(), part.size());
  std::array<std::uint8_t, N> hash;
  crypto_generichash_final(&state, hash.data(), hash.size());
  return hash;
}

int digit(char c) {
  const std::size_t at = kDigits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

template <std::size_t N>
std::array<std::uint8_t, N> random_bytes() {
  CHICANE_ASSERT(sodium_init() >= 0);
  std::array<std::uint8_t, N> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

Hash race_key(const Secret& secret, std::string_view race, const std::vector<SeatNonce>& nonces) {
  std::string text = "chicane race 1\n" + std::string(race) + "\n";
  for (const SeatNonce& one : nonces) text += one.seat + " " + to_hex(one.nonce) + "\n";
  return blake2b<kHashBytes>(secret, {bytes_of(text)});
}

// The bits that a face needs at least: a byte cut down to them is a face, or is thrown again.
unsigned mask_for(int sides) {
  unsigned mask = 1;
  while (static_cast<int>(mask) + 1 < sides) mask = mask << 1 | 1u;
  return mask;
}

}  // namespace

template <std::size_t N>
std::string to_hex(const std::array<std::uint8_t, N>& bytes) {
  std::string text;
  text.reserve(2 * N);
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> from_hex(std::string_view text) {
  if (text.size() != 2 * N) return std::nullopt;
  std::array<std::uint8_t, N> bytes;
  for (std::size_t i = 0; i < N; ++i) {
    const int high = digit(text[2 * i]);
    const int low = digit(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return bytes;
}

template std::string to_hex(const std::array<std::uint8_t, 16>&);
template std::string to_hex(const std::array<std::uint8_t, 32>&);
template std::optional<std::array<std::uint8_t, 16>> from_hex(std::string_view);
template std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view);

Secret new_secret() { return random_bytes<kSecretBytes>(); }
Nonce new_nonce() { return random_bytes<kNonceBytes>(); }
Salt new_salt() { return random_bytes<kSaltBytes>(); }

bool is_same(const Hash& a, const Hash& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

Hash commitment(const Secret& secret) {
  return blake2b<kHashBytes>({}, {bytes_of("chicane secret 1\n"), secret});
}

FairDice::FairDice(const Secret& secret, std::string_view race,
                   const std::vector<SeatNonce>& nonces)
    : key_(race_key(secret, race, nonces)) {}

int FairDice::face(int number, std::string_view label, int sides) const {
  CHICANE_ASSERT(sides >= 1 && sides <= kSidesMax);
  const unsigned mask = mask_for(sides);
  for (int block = 0;; ++block) {
    const std::string text = "chicane die 1\n" + std::to_string(number) + "\n" +
                             std::string(label) + "\n" + std::to_string(block) + "\n";
    for (const std::uint8_t byte : blake2b<kBlockBytes>(key_, {bytes_of(text)})) {
      const int face = static_cast<int>(byte & mask);
      if (face < sides) return face;
    }
  }
}

Hash seal(const Salt& salt, std::string_view race, std::string_view seat, int number,
          std::string_view decision) {
  const std::string text = "chicane seal 1\n" + std::string(race) + "\n" + std::string(seat) +
                           "\n" + std::to_string(number) + "\n" + std::string(decision) + "\n";
  return blake2b<kHashBytes>(salt, {bytes_of(text)});
}

}  // namespace chicane::fair
