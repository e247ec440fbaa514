#include "drivers/motorchamp/pro.h"

#include <algorithm>
#include <iterator>

#include "drivers/motorchamp/choice.h"
#include "drivers/motorchamp/standing.h"

namespace chicane::motorchamp {

namespace {

// Prices of going out, in turns, for which he has a table.
constexpr int kOutPrices[] = {3, 6, 9, 13, 18, 26, 40, 100};
// The one by which a field is compared.
constexpr std::size_t kUsual = 4;

}  // namespace

Pro::Pro(const Game& game, const Style& style, double care) : style_(style), care_(care) {
  paces_.reserve(std::size(kOutPrices));
  for (const int price : kOutPrices) paces_.emplace_back(game, price * kTurn);
}

// The nearest by ratio.
const Pace& Pro::pace_for(const State& view) const {
  const Turns price = price_of_going_out(paces_[kUsual], view, style_, care_);
  return *std::find_if(paces_.begin(), paces_.end() - 1,
                       [&](const Pace& pace) { return pace.out_price() * 6 / 5 > price; });
}

Decision Pro::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  const bool is_racing = is_at_wheel(view) && !view.is_practice && legal.size() > 1;
  return choose_by(is_racing ? pace_for(view) : paces_[kUsual], Heed::all, game, view, legal);
}

}  // namespace chicane::motorchamp
