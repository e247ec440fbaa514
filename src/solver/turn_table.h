// What is left from positions that are known by their digest: an open table, twelve bytes a place.
// Two positions with the same 64 bits would be taken for one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace chicane {

class TurnTable {
 public:
  TurnTable() : digests_(1u << 10, kFree), turns_(1u << 10) {}

  std::size_t size() const { return size_; }
  std::size_t bytes() const {
    return digests_.capacity() * sizeof(std::uint64_t) + turns_.capacity() * sizeof(float);
  }

  std::optional<double> find(std::uint64_t digest) const {
    const std::size_t place = place_of(digest);
    if (digests_[place] == kFree) return std::nullopt;
    return turns_[place];
  }

  void set(std::uint64_t digest, double turns) {
    const std::size_t place = place_of(digest);
    if (digests_[place] == kFree) ++size_;
    digests_[place] = digest;
    turns_[place] = static_cast<float>(turns);
    if (size_ * 3 > digests_.size() * 2) grow();
  }

 private:
  // Digests are as good as drawn by lot: none is this one.
  static constexpr std::uint64_t kFree = 0;

  // Where the digest stands, or the free place where it would.
  std::size_t place_of(std::uint64_t digest) const {
    const std::size_t mask = digests_.size() - 1;
    std::size_t place = digest & mask;
    while (digests_[place] != kFree && digests_[place] != digest) place = (place + 1) & mask;
    return place;
  }

  void grow() {
    TurnTable larger;
    larger.digests_.assign(digests_.size() * 2, kFree);
    larger.turns_.resize(turns_.size() * 2);
    for (std::size_t i = 0; i < digests_.size(); ++i) {
      if (digests_[i] != kFree) larger.set(digests_[i], turns_[i]);
    }
    *this = std::move(larger);
  }

  std::vector<std::uint64_t> digests_;
  std::vector<float> turns_;
  std::size_t size_ = 0;
};

}  // namespace chicane
