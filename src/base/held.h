// How much memory a value holds beside itself: what its strings, vectors and maps have allocated,
// block by block, as the allocator rounds them. A type of one's own says so in a function
// bytes_held(value) beside it; what holds nothing needs none.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace chicane {

// Of the allocator for so many bytes: a header before them, and blocks of sixteen.
constexpr std::size_t block_bytes(std::size_t bytes) {
  constexpr std::size_t kHeader = 8;
  constexpr std::size_t kStep = 16;
  constexpr std::size_t kLeast = 32;
  return bytes == 0 ? 0 : std::max(kLeast, (bytes + kHeader + kStep - 1) / kStep * kStep);
}

// What holds no memory has nothing to free.
template <class T>
concept HoldsNothing = std::is_trivially_destructible_v<T>;

template <HoldsNothing T>
constexpr std::size_t bytes_held(const T&) {
  return 0;
}

inline std::size_t bytes_held(const std::string& text) {
  const bool is_inside = text.capacity() <= std::string().capacity();
  return is_inside ? 0 : block_bytes(text.capacity() + 1);
}

template <class A, class B>
std::size_t bytes_held(const std::pair<A, B>& pair);
template <class T>
std::size_t bytes_held(const std::optional<T>& value);
template <class T>
std::size_t bytes_held(const std::vector<T>& list);
template <class T>
std::size_t bytes_held(const std::set<T>& set);
template <class K, class V>
std::size_t bytes_held(const std::map<K, V>& map);
template <class T>
std::size_t bytes_held(const std::unordered_set<T>& set);
template <class K, class V>
std::size_t bytes_held(const std::unordered_map<K, V>& map);

template <class List>
std::size_t bytes_held_by_each(const List& list) {
  if constexpr (HoldsNothing<typename List::value_type>) {
    return 0;
  } else {
    std::size_t bytes = 0;
    for (const auto& one : list) bytes += bytes_held(one);
    return bytes;
  }
}

template <class A, class B>
std::size_t bytes_held(const std::pair<A, B>& pair) {
  return bytes_held(pair.first) + bytes_held(pair.second);
}

template <class T>
std::size_t bytes_held(const std::optional<T>& value) {
  return value ? bytes_held(*value) : 0;
}

template <class T>
std::size_t bytes_held(const std::vector<T>& list) {
  return block_bytes(list.capacity() * sizeof(T)) + bytes_held_by_each(list);
}

// A node of a tree or a hash table, beside what it is for: three pointers and a colour, or a
// pointer and a hash.
inline constexpr std::size_t kTreeNode = 32;
inline constexpr std::size_t kHashNode = 16;

template <class T>
std::size_t bytes_held(const std::set<T>& set) {
  return set.size() * block_bytes(sizeof(T) + kTreeNode) + bytes_held_by_each(set);
}

template <class K, class V>
std::size_t bytes_held(const std::map<K, V>& map) {
  return map.size() * block_bytes(sizeof(std::pair<const K, V>) + kTreeNode) +
         bytes_held_by_each(map);
}

template <class T>
std::size_t bytes_held(const std::unordered_set<T>& set) {
  return block_bytes(set.bucket_count() * sizeof(void*)) +
         set.size() * block_bytes(sizeof(T) + kHashNode) + bytes_held_by_each(set);
}

template <class K, class V>
std::size_t bytes_held(const std::unordered_map<K, V>& map) {
  return block_bytes(map.bucket_count() * sizeof(void*)) +
         map.size() * block_bytes(sizeof(std::pair<const K, V>) + kHashNode) +
         bytes_held_by_each(map);
}

// An allocated value, with what it holds. In a browser nobody asks, and counting takes room there.
template <class T>
std::size_t bytes_of_block([[maybe_unused]] const T& value) {
#ifdef __wasm__
  return 0;
#else
  return block_bytes(sizeof value) + bytes_held(value);
#endif
}

}  // namespace chicane
