// Who stands where: the squares, pits and side places of each row that are taken.
#pragma once

#include <array>
#include <cstdint>

#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

class Traffic {
 public:
  // All cars but `except`.
  Traffic(const State& state, int except) {
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (i == except || car.where > Where::side) continue;
      rows_[car.row] = static_cast<std::uint8_t>(rows_[car.row] | bit_of(car.where, car.lane));
    }
  }

  // MC-MOV-3  Lanes of the row that running cars hold: bit kRight, bit kLeft. A car on the side or
  // in the pits holds none.
  unsigned track(int row) const { return rows_[row] & 3u; }
  bool has_car(int row, int lane) const { return (rows_[row] >> lane & 1) != 0; }
  bool is_lane_taken(int row) const { return (rows_[row] & kLane) != 0; }
  bool is_pit_taken(int row) const { return (rows_[row] & kPit) != 0; }
  bool is_side_taken(int row, int lane) const { return (rows_[row] >> (4 + lane) & 1) != 0; }

 private:
  static constexpr std::uint8_t kLane = 4;
  static constexpr std::uint8_t kPit = 8;

  static unsigned bit_of(Where where, int lane) {
    switch (where) {
      case Where::track:
        return 1u << lane;
      case Where::lane:
        return kLane;
      case Where::pit:
        return kPit;
      default:
        return 16u << lane;
    }
  }

  std::array<std::uint8_t, kMotorRowsMax> rows_{};
};

}  // namespace chicane::motorchamp
