// What a driver, or chance, may answer.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/lib/chart.h"
#include "rules/lib/speed.h"

namespace chicane::speed_circuit_wbc {

enum class DecisionKind : std::uint8_t {
  build,
  bid,
  plot,
  chips,
  brake,
  drive,
  pass,
  emergency,
  slip,
  end,
  corner,
  place,
  roll,
};

// WBC-1.0  Levels in start, acceleration, deceleration, top speed, wear, skill. Any levels from −9
// to 9 can be said; check refuses those that are no build.
using Levels = std::array<std::int8_t, 6>;

// WBC-H.3a
struct Bid {
  std::uint8_t wear = 0;
  std::uint8_t ones = 0;
  std::uint8_t threes = 0;

  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};

// WBC-2.1a  A card is a speed in spaces, or one of two that name none.
enum class Card : std::uint8_t { mps = 0xfe, none = 0xff };
constexpr Card card(Speed speed) { return static_cast<Card>(speed.spaces()); }
constexpr bool names_speed(Card card) { return card != Card::mps && card != Card::none; }
constexpr Speed speed_of(Card card) { return Speed::from_spaces(static_cast<int>(card)); }

// One value for all kinds; the functions below make and read them.
struct Decision {
  DecisionKind kind{};
  std::uint8_t extra = 0;  // bid: −3 chips; plot: 1 for mps, 2 for none.
  // plot, emergency: mph; chips: how much; brake, corner: the option; drive, pass: the step; slip:
  // the car; place: the place in its row; roll: the face; bid: wear and −1 chips, a byte each.
  std::uint16_t number = 0;
  std::uint32_t word = 0;  // build: level + 9 in five bits a category.

  friend constexpr auto operator<=>(const Decision&, const Decision&) = default;
};

inline constexpr int kBuildCount = 1146;

// As many as any list of lawful decisions can hold. Only the bids of a long race are more; then
// legal() lists an even choice of them.
inline constexpr std::size_t kLegalMax = 2048;
using DecisionList = InlineVector<Decision, kLegalMax>;

constexpr Decision build(const Levels& levels) {
  std::uint32_t word = 0;
  for (const std::int8_t level : levels) word = word << 5 | static_cast<std::uint32_t>(level + 9);
  return {DecisionKind::build, 0, 0, word};
}
constexpr Levels levels(const Decision& decision) {
  Levels levels{};
  for (std::size_t i = 0; i < levels.size(); ++i)
    levels[i] =
        static_cast<std::int8_t>(static_cast<int>(decision.word >> (5 * (5 - i)) & 31u) - 9);
  return levels;
}

constexpr Decision bid(const Bid& bid) {
  return {DecisionKind::bid, bid.threes, static_cast<std::uint16_t>(bid.wear << 8 | bid.ones), 0};
}
constexpr Bid bid_of(const Decision& decision) {
  return {static_cast<std::uint8_t>(decision.number >> 8),
          static_cast<std::uint8_t>(decision.number & 0xff), decision.extra};
}

// Any number can be plotted; check refuses what is no card.
constexpr Decision plot(int mph) {
  return {DecisionKind::plot, 0, static_cast<std::uint16_t>(mph), 0};
}
constexpr Decision plot(Speed speed) { return plot(speed.mph()); }
constexpr Decision plot_mps() { return {DecisionKind::plot, 1, 0, 0}; }
constexpr Decision plot_none() { return {DecisionKind::plot, 2, 0, 0}; }
constexpr Card card_of(const Decision& decision) {
  if (decision.extra == 1) return Card::mps;
  return decision.extra == 2 ? Card::none : card(Speed::from_mph(decision.number));
}

constexpr Decision numbered(DecisionKind kind, int number) {
  return {kind, 0, static_cast<std::uint16_t>(number), 0};
}
constexpr Decision chips(int modifier) { return numbered(DecisionKind::chips, modifier); }
constexpr Decision drive(int step) { return numbered(DecisionKind::drive, step); }
constexpr Decision pass(int step) { return numbered(DecisionKind::pass, step); }
constexpr Decision emergency(int mph) { return numbered(DecisionKind::emergency, mph); }
constexpr Decision slip(int car) { return numbered(DecisionKind::slip, car); }
constexpr Decision end_move() { return numbered(DecisionKind::end, 0); }
constexpr Decision place(int row_place) { return numbered(DecisionKind::place, row_place); }
constexpr Decision roll(int face) { return numbered(DecisionKind::roll, face); }

constexpr Decision brake(const ChartOption& option) {
  return numbered(DecisionKind::brake, option_number(option));
}
constexpr Decision corner(const ChartOption& option) {
  return numbered(DecisionKind::corner, option_number(option));
}
constexpr ChartOption chart_option(const Decision& decision) {
  return option_numbered(decision.number);
}

}  // namespace chicane::speed_circuit_wbc
