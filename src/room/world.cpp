#include "room/world.h"

#include <sodium.h>

#include <chrono>

#include "base/assert.h"
#include "fair/fair_dice.h"

namespace chicane::room {

World real_world() {
  CHICANE_ASSERT(sodium_init() >= 0);
  return {[] {
            return std::chrono::duration_cast<std::chrono::milliseconds>(
                       std::chrono::system_clock::now().time_since_epoch())
                .count();
          },
          [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); }};
}

std::string new_name(const World& world) {
  // Without letters that look like digits.
  constexpr std::string_view kSigns = "abcdefghjkmnpqrstuvwxyz123456789";
  static_assert(kSigns.size() == 32);
  std::string name;
  for (const std::uint8_t byte : world.bytes<16>()) name += kSigns[byte % 32];
  return name;
}

std::string new_secret(const World& world) { return fair::to_hex(world.bytes<16>()); }

std::string kept(std::string_view secret) {
  fair::Hash hash;
  const std::string text = "chicane kept 1\n" + std::string(secret);
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(text.data()),
                     text.size(), nullptr, 0);
  return fair::to_hex(hash);
}

bool is_same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace chicane::room
