// The price of a choice before it is made, for dashboards: what it is made of, and the same in a
// few words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/lib/course.h"

namespace chicane {

// What a price is made of, the worst part last.
enum class PriceKind : std::uint8_t { free, wear, die, spin, out };

// A result of a throw, and in how many of all cases it comes.
struct TollResult {
  std::string what;  // "safe", "damaged"
  int ways = 0;
  PriceKind kind = PriceKind::free;
};

// Units of wear, a throw with all its results, or something that is certain to happen.
struct Toll {
  std::string what;  // "wear", "chance", "spin"
  int units = 0;     // Of wear.
  std::vector<TollResult> chances;
};

// All of its tolls are paid; without any nothing more is due.
using PayWay = std::vector<Toll>;

// What falls due once; one of its ways is chosen.
struct Claim {
  CornerId corner = kNoCorner;
  bool for_line = false;  // For leaving a line.
  std::vector<PayWay> ways;
};

struct Price {
  PriceKind kind = PriceKind::free;
  std::string text;           // "free", "1W or brakes 1/6"
  std::vector<Claim> claims;  // All of them come, one after the other.
};

inline Toll wear_toll(int units) { return {"wear", units, {}}; }
inline Toll certain_toll(std::string what) { return {std::move(what), 0, {}}; }
inline Price free_price() { return {PriceKind::free, "free", {}}; }

// "1W+die or 2W"; `word` says what a toll is called.
template <class Word>
std::string ways_text(const std::vector<PayWay>& ways, Word word) {
  std::string text;
  for (const PayWay& way : ways) {
    if (!text.empty()) text += " or ";
    if (way.empty()) text += "nothing more";
    for (std::size_t i = 0; i < way.size(); ++i) text += (i > 0 ? "+" : "") + word(way[i]);
  }
  return text;
}

}  // namespace chicane
