// A seat is one who answers: a driver at the table, or chance. Chance is a seat so that dice are
// decisions like any other: tests write the dice they want, odds come from enumerating them, and
// replays need no seed.
#pragma once

#include <bit>
#include <cstdint>

namespace chicane {

enum class Seat : std::uint8_t {};

inline constexpr int kSeatsMax = 24;
inline constexpr Seat kChance{0xff};
inline constexpr Seat kSpectator{0xfe};  // Sees what everybody may see; answers nothing.

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// A set of seats that iterates in seat order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet(1u << index(seat)); }
  static constexpr SeatSet from_bits(std::uint32_t bits) { return SeatSet(bits); }

  constexpr bool contains(Seat seat) const {
    return index(seat) < kSeatsMax && ((bits_ >> index(seat)) & 1u) != 0;
  }
  constexpr void insert(Seat seat) { bits_ |= 1u << index(seat); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat first() const { return seat_at(std::countr_zero(bits_)); }

  class Iterator {
   public:
    explicit constexpr Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

}  // namespace chicane
