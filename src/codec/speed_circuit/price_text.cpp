#include "codec/speed_circuit/price_text.h"

#include <algorithm>

#include "base/text.h"
#include "codec/speed_circuit/decision_text.h"
#include "rules/speed_circuit/acceleration.h"
#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/foresight.h"
#include "rules/speed_circuit/path_search.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

namespace {

constexpr std::string_view kChanceOdds = "safe 3/6, spin 2/6, crash 1/6";

std::string units(int wear) { return fill("{}W", wear); }

Ledger ledger_of(const Car& car, CornerId corner) {
  for (int i = 0; i < car.passage.ledger_count; ++i) {
    if (car.passage.ledgers[i].corner == corner) return car.passage.ledgers[i];
  }
  return {};
}

// "1W or die", as far as the car can pay.
Price corner_price(const Car& car, CornerId corner, Speed need, bool is_barred) {
  if (need >= kCrashOver) return {PriceKind::out, "crash"};
  const Ledger ledger = ledger_of(car, corner);
  Price price{PriceKind::out, {}};
  for (const ChartOption& option : cornering_row(need)) {
    if (is_barred || !can_pay_corner_option(car, ledger, option)) continue;
    const int wear = corner_wear_due(car, ledger, option);
    std::vector<std::string> parts;
    if (wear > 0) parts.push_back(units(wear));
    if (owes_roll(ledger, option)) parts.emplace_back("die");
    if (option.spinout) parts.emplace_back("spin");
    price.text += (price.text.empty() ? "" : " or ") +
                  (parts.empty() ? std::string("nothing more") : join(parts, "+"));
    price.kind = std::min(price.kind, option.spinout              ? PriceKind::spin
                                      : owes_roll(ledger, option) ? PriceKind::die
                                                                  : PriceKind::wear);
  }
  if (price.text.empty()) return {PriceKind::spin, "spin, cannot be paid"};
  return price;
}

// How dear a way is, for picking the cheapest: the kind first, then the overspeed to be bought.
std::pair<PriceKind, int> rank(const Car& car, const Foresight& seen) {
  if (seen.crashes) return {PriceKind::out, 0};
  std::pair<PriceKind, int> worst{seen.spins ? PriceKind::spin : PriceKind::free, 0};
  for (const Due& due : seen.dues) {
    worst.first =
        std::max(worst.first, corner_price(car, due.corner, due.need, due.is_barred).kind);
    worst.second += due.need.spaces() - due.level_before.spaces();
  }
  return worst;
}

Price foresight_price(const Board& board, const Car& car, const Foresight& seen) {
  std::vector<std::string> parts;
  for (const Due& due : seen.dues) {
    const Price price = corner_price(car, due.corner, due.need, due.is_barred);
    parts.push_back(fill("{} in {}{}", price.text, corner_title(board, due.corner),
                         due.for_line ? " for leaving the line" : ""));
  }
  const PriceKind kind = rank(car, seen).first;
  if (parts.empty())
    return kind == PriceKind::spin ? Price{kind, "spin"} : Price{PriceKind::free, "free"};
  return {kind, join(parts, ", then ")};
}

Price braking_price(const Car& car, Speed over) {
  Price price{PriceKind::out, {}};
  for (const ChartOption& option : deceleration_row(over)) {
    if (!can_pay_braking_option(car, option)) continue;
    std::vector<std::string> parts;
    if (option.wear > 0) parts.push_back(units(wear_cost(car, option.wear)));
    if (option.die) parts.emplace_back(car.brakes_strained ? "brakes 1/6 out" : "brakes 1/6");
    if (option.spinout) parts.emplace_back("spin");
    price.text += (price.text.empty() ? "" : " or ") + join(parts, "+");
    price.kind = std::min(price.kind, option.spinout ? PriceKind::spin
                                      : option.die   ? PriceKind::die
                                                     : PriceKind::wear);
  }
  return price.text.empty() ? Price{PriceKind::spin, "all wear and a spin"} : price;
}

Price plot_price(const Car& car, Speed plot) {
  if (car.starting)
    return plot > car.specs.start
               ? Price{PriceKind::die, car.stalls > 0 ? "stall 2/6, then out" : "stall 2/6"}
               : Price{PriceKind::free, "free"};
  const bool tests_acceleration = plot > car.speed + car.specs.accel;
  const bool tests_top = plot > car.specs.top;
  if (tests_acceleration && tests_top) {
    return {PriceKind::die,
            car.engine_damaged ? "engine out 11/36" : "engine damaged 10/36, out 1/36"};
  }
  if (tests_acceleration || tests_top)
    return {PriceKind::die, car.engine_damaged ? "engine out 1/6" : "engine 1/6"};
  const Speed over = braking_over(car, plot);
  return over == Speed{} ? Price{PriceKind::free, "free"} : braking_price(car, over);
}

std::string change_text(const Car& car, Speed plot) {
  if (car.starting) return plot == Speed{} ? "wait" : plot > car.specs.start ? "push" : "start";
  const int change = plot.mph() - car.speed.mph();
  return change == 0 ? "hold" : fill("{}{}", change > 0 ? "+" : "", change);
}

Price road_price(const Board& board, const Game& game, const Car& car, Speed plot) {
  const Traffic nobody;
  const PathRules rules{.length = static_cast<std::uint8_t>(plot.spaces())};
  DecisionList list;
  list_paths({game, car, plot, car.wear == 0, DueSpin::none, rules, nobody}, list);
  std::optional<Foresight> best;
  for (const Decision& decision : list) {
    const Foresight seen = foresee(game, car, plot, car.wear == 0, DueSpin::none, path(decision));
    if (!best || rank(car, seen) < rank(car, *best)) best = seen;
  }
  return foresight_price(board, car, *best);
}

}  // namespace

std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car) {
  std::vector<PlotNote> notes;
  const PlotRange range = plot_range(game, car);
  for (Speed speed = range.lowest; speed <= range.highest; speed = speed + 20_mph) {
    notes.push_back({speed, change_text(car, speed), plot_price(car, speed),
                     road_price(board, game, car, speed)});
  }
  return notes;
}

std::vector<DriveNote> drive_notes(const Board& board, const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  DecisionList list;
  SpeedCircuit::legal(game, state, seat_at(state.order[state.mover]), list);
  std::vector<DriveNote> notes;
  for (const Decision& decision : list) {
    const Foresight seen =
        foresee(game, car, car.driven, state.move.had_no_wear, car.due_spin, path(decision));
    DriveNote note{
        .decision = decision,
        .end = seen.end,
        .rows = rows_between(game.course[car.at].row, game.course[seen.end].row, game.course.rows),
        .over = rank(car, seen).second,
        .price = foresight_price(board, car, seen)};
    if (state.move.rules.is_collision)
      note.price = {PriceKind::spin, note.price.kind == PriceKind::free
                                         ? "collision, spin"
                                         : note.price.text + ", then collision"};
    if (seen.passage.line_count > 0 && !seen.crashes && !seen.spins)
      note.line = "on " + board.lines[index(seen.passage.lines[0].line)].id;
    notes.push_back(std::move(note));
  }
  return notes;
}

std::vector<OptionNote> option_notes(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  DecisionList list;
  SpeedCircuit::legal(game, state, seat_at(state.order[state.mover]), list);
  std::vector<OptionNote> notes;
  for (const Decision& decision : list) {
    const ChartOption option = chart_option(decision);
    const bool is_corner = decision.kind == DecisionKind::corner;
    const Ledger ledger = is_corner ? ledger_of(car, state.move.due_corner) : Ledger{};
    const int wear = is_corner ? corner_wear_due(car, ledger, option) : wear_cost(car, option.wear);
    const bool rolls = is_corner ? owes_roll(ledger, option) : option.die;
    std::vector<std::string> parts;
    if (wear > 0) parts.push_back(fill("pay {}, {} left", units(wear), units(car.wear - wear)));
    if (rolls && is_corner) parts.push_back("throw: " + std::string(kChanceOdds));
    if (rolls && !is_corner)
      parts.emplace_back(car.brakes_strained ? "throw: brakes hold 5/6, out 1/6"
                                             : "throw: brakes hold 5/6, strained 1/6");
    if (option.spinout) parts.emplace_back("spin out");
    if (parts.empty()) parts.emplace_back("nothing more to pay");
    notes.push_back({decision,
                     {option.spinout ? PriceKind::spin
                      : rolls        ? PriceKind::die
                                     : PriceKind::wear,
                      join(parts, "; ")}});
  }
  return notes;
}

std::string payment_reason(const Board& board, const State& state) {
  const Car& car = state.at_wheel();
  if (state.phase == Phase::brake_option) {
    return fill("Braking from {} to {}, {} beyond your deceleration", car.speed.mph(),
                car.plot.mph(), braking_over(car, car.plot).mph());
  }
  const Ledger ledger = ledger_of(car, state.move.due_corner);
  const std::string what =
      state.move.due_for_line ? "leaving the line" : fill("entering at {}", car.driven.mph());
  return fill("{}: {} is {} over the limit", corner_title(board, state.move.due_corner), what,
              need(ledger).mph());
}

}  // namespace chicane::speed_circuit
