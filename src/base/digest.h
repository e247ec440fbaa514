// A stable 64-bit hash: the same bytes give the same number on every machine and in every build. It
// finds accidents, not forgers: proofs against forgers use a cryptographic hash.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace chicane {

// The finaliser of SplitMix64: every input bit changes about half of the output bits.
constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9u;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

// FNV-1a over the bytes, mixed at the end. `seed` chains digests: digest(b, digest(a)).
constexpr std::uint64_t digest(std::string_view bytes, std::uint64_t seed = 0) {
  std::uint64_t hash = 0xcbf29ce484222325u ^ seed;
  for (const char byte : bytes) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001b3u;
  }
  return mix(hash);
}

// Digest of a plain value, eight bytes at a time, the rest filled up with zeros. Unique
// representation means no padding, so equal values have equal bytes; byte order is that of all
// machines we run on.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t digest_of(const T& value, std::uint64_t seed = 0) {
  static_assert(std::endian::native == std::endian::little);
  std::uint64_t hash = 0xcbf29ce484222325u ^ seed;
  const char* bytes = reinterpret_cast<const char*>(&value);
  for (std::size_t at = 0; at < sizeof value; at += sizeof hash) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + at,
                sizeof value - at < sizeof word ? sizeof value - at : sizeof word);
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
  }
  return mix(hash);
}

// Sixteen hexadecimal digits.
inline std::string to_hex(std::uint64_t number) {
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, number >>= 4) text[i] = "0123456789abcdef"[number & 15];
  return text;
}

}  // namespace chicane
