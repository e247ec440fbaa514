// What a driver, or chance, may answer.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/lib/chart.h"
#include "rules/lib/path.h"
#include "rules/lib/speed.h"

namespace chicane::speed_circuit {

enum class DecisionKind : std::uint8_t { build, plot, brake, drive, corner, roll };

// SC-2.4  Preparation points in start, acceleration, deceleration, top speed, wear. Any five digits
// 0..9 can be said; check refuses those that are no build.
using Points = std::array<std::uint8_t, 5>;

enum class SlipMark : std::uint8_t { no, yes };  // The "S" of SC-7.4.

// One value for all kinds; the functions below make and read them.
struct Decision {
  DecisionKind kind{};
  std::uint8_t extra = 0;    // plot: the S mark; drive: length of the path.
  std::uint16_t number = 0;  // plot: mph; brake, corner: the option; roll: the face.
  std::uint32_t word = 0;    // build: one digit in four bits a category; drive: the path.

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

inline constexpr int kBuildCount = 51;

// As many as any list of lawful decisions can hold. Paths are merged by outcome, so the largest
// list of a move stays far below.
inline constexpr std::size_t kLegalMax = 1024;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr Decision build(const Points& points) {
  std::uint32_t word = 0;
  for (const std::uint8_t p : points) word = word << 4 | p;
  return {DecisionKind::build, 0, 0, word};
}
constexpr Points points(const Decision& decision) {
  Points points{};
  for (std::size_t i = 0; i < 5; ++i)
    points[i] = static_cast<std::uint8_t>(decision.word >> (4 * (4 - i)) & 15u);
  return points;
}

// Any number can be plotted; check refuses what is not a multiple of 20.
constexpr Decision plot(int mph, SlipMark slip = SlipMark::no) {
  return {DecisionKind::plot, static_cast<std::uint8_t>(slip), static_cast<std::uint16_t>(mph), 0};
}
constexpr Decision plot(Speed speed, SlipMark slip = SlipMark::no) {
  return plot(speed.mph(), slip);
}

constexpr ChartOption chart_option(const Decision& decision) {
  return option_numbered(decision.number);
}
constexpr Decision brake(const ChartOption& option) {
  return {DecisionKind::brake, 0, option_number(option), 0};
}
constexpr Decision corner(const ChartOption& option) {
  return {DecisionKind::corner, 0, option_number(option), 0};
}

constexpr Decision drive(const Path& path) {
  return {DecisionKind::drive, path.length, 0, path.word};
}
constexpr Path path(const Decision& decision) { return {decision.word, decision.extra}; }

constexpr Decision roll(int face) {
  return {DecisionKind::roll, 0, static_cast<std::uint16_t>(face), 0};
}

}  // namespace chicane::speed_circuit
