// Numbers for keys, in the order in which they come: an open table of numbers beside the keys.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "base/digest.h"

namespace chicane {

template <class Key>
class KeyIndex {
 public:
  static constexpr std::uint32_t kNone = 0xffffffffu;

  KeyIndex() : slots_(1u << 12, kNone) {}

  std::uint32_t size() const { return static_cast<std::uint32_t>(keys_.size()); }
  const Key& operator[](std::uint32_t number) const { return keys_[number]; }

  std::uint32_t find(const Key& key) const { return slots_[slot_of(key)]; }

  // The number of the key, a new one if it has none.
  std::uint32_t add(const Key& key) {
    const std::size_t slot = slot_of(key);
    if (slots_[slot] != kNone) return slots_[slot];
    const std::uint32_t number = size();
    slots_[slot] = number;
    keys_.push_back(key);
    if (keys_.size() * 2 > slots_.size()) grow();
    return number;
  }

  std::size_t bytes() const {
    return keys_.capacity() * sizeof(Key) + slots_.capacity() * sizeof(std::uint32_t);
  }

 private:
  static_assert(std::has_unique_object_representations_v<Key>);
  static bool is_same(const Key& a, const Key& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

  // Where the key stands, or the free slot where it would.
  std::size_t slot_of(const Key& key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = digest_of(key) & mask;
    while (slots_[slot] != kNone && !is_same(keys_[slots_[slot]], key)) slot = (slot + 1) & mask;
    return slot;
  }

  void grow() {
    slots_.assign(slots_.size() * 2, kNone);
    for (std::uint32_t number = 0; number < size(); ++number)
      slots_[slot_of(keys_[number])] = number;
  }

  std::vector<Key> keys_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace chicane
