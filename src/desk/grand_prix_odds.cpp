#include "desk/grand_prix_odds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/assert.h"

namespace chicane::desk {

namespace {

constexpr std::int64_t kReadMax = 999;
constexpr std::int64_t kFine = 1'000'000'000;

// Every possible result gets its share, at least 1; the likeliest takes what is left.
void round_to_thousandths(Part& part) {
  std::int64_t rest = kThousandths;
  for (Odd& odd : part.odds) {
    if (odd.ways > 0) odd.ways = std::max<std::int64_t>(1, odd.ways * kThousandths / part.of);
    rest -= odd.ways;
  }
  const auto likeliest =
      std::max_element(part.odds.begin(), part.odds.end(),
                       [](const Odd& a, const Odd& b) { return a.ways < b.ways; });
  likeliest->ways += rest;
  part.of = kThousandths;
}

Part part_of(std::string what, std::vector<Odd> odds, std::int64_t of) {
  Part part;
  part.what = std::move(what);
  part.odds = std::move(odds);
  part.of = of;
  return part;
}

// The shares as counts of that total, if they are whole.
bool count(const std::vector<Share>& shares, std::int64_t of, std::vector<Odd>& odds) {
  constexpr double kExact = 1e-6;
  odds.clear();
  for (const Share& share : shares) {
    const double ways = share.share * static_cast<double>(of);
    const double whole = std::round(ways);
    if (std::abs(ways - whole) > kExact) return false;
    odds.push_back({share.what, static_cast<std::int64_t>(whole), share.tone});
  }
  return true;
}

}  // namespace

Part readable(std::string what, std::vector<Odd> odds, std::int64_t of) {
  CHICANE_ASSERT(!odds.empty());
  std::int64_t common = of;
  for (const Odd& odd : odds) common = std::gcd(common, odd.ways);
  for (Odd& odd : odds) odd.ways /= common;
  Part part = part_of(std::move(what), std::move(odds), of / common);
  if (part.of > kReadMax) round_to_thousandths(part);
  return part;
}

Part readable(std::string what, const std::vector<Share>& shares) {
  std::vector<Odd> odds;
  for (const std::int64_t of : {1, 36, 36 * 36}) {
    if (count(shares, of, odds)) return part_of(std::move(what), std::move(odds), of);
  }
  std::int64_t sum = 0;
  odds.clear();
  for (const Share& share : shares) {
    const auto ways = static_cast<std::int64_t>(std::ceil(share.share * kFine));
    odds.push_back({share.what, ways, share.tone});
    sum += ways;
  }
  Part part = part_of(std::move(what), std::move(odds), sum);
  round_to_thousandths(part);
  return part;
}

void set_throw(Choice& choice, Part part) {
  const bool is_free = std::all_of(part.odds.begin(), part.odds.end(), [](const Odd& odd) {
    return odd.ways == 0 || odd.tone == Tone::free;
  });
  if (is_free) return;
  if (is_rounded(part)) choice.notes.push_back({"note_rounded", {}});
  choice.price.tone = Tone::chance;
  choice.price.ways.push_back({std::move(part)});
}

}  // namespace chicane::desk
