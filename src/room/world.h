// What a room needs from outside: the hour, chance that nobody can foresee, and the games that are
// raced. Handed in, so that a room can be tested to the byte.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "drivers/library.h"

namespace chicane::room {

using Millis = std::int64_t;  // Since the beginning of 1970, UTC.

struct World {
  std::function<Millis()> now;
  std::function<void(std::span<std::uint8_t>)> fill;  // With random bytes.
  // Shared by all rooms of this world.
  std::shared_ptr<Library> library = std::make_shared<Library>();

  template <std::size_t N>
  std::array<std::uint8_t, N> bytes() const {
    std::array<std::uint8_t, N> made;
    fill(made);
    return made;
  }
};

// The clock and the random numbers of the operating system.
World real_world();

// Names that cannot be guessed, in small letters and digits.
std::string new_name(const World& world);  // 80 bits, 16 signs: for races and people.
std::string new_secret(
    const World& world);  // 128 bits, 32 signs: for seats, invitations, sessions.

// How a secret is kept: as its hash, so that whoever reads the store cannot use it.
std::string kept(std::string_view secret);
// In the same time whatever they are.
bool is_same(std::string_view a, std::string_view b);

}  // namespace chicane::room
