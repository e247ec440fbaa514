#include "codec/speed_circuit/price_text.h"

#include <algorithm>
#include <tuple>

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

// --- Tolls --------------------------------------------------------------------------------------

Toll chance_toll() {
  Toll toll{
      "chance",
      0,
      {{"safe", 0, PriceKind::free}, {"spin", 0, PriceKind::spin}, {"crash", 0, PriceKind::out}}};
  for (int face = 1; face <= kDieSides; ++face)
    ++toll.chances[static_cast<std::size_t>(chance_result(face))].ways;
  return toll;
}

Toll brakes_toll(const Car& car) {
  Toll toll{
      "brakes",
      0,
      {{"holds", 0, PriceKind::free}, {"strained", 0, PriceKind::out}, {"out", 0, PriceKind::out}}};
  for (int face = 1; face <= kDieSides; ++face)
    ++toll.chances[static_cast<std::size_t>(brake_result(car.brakes_strained, face))].ways;
  return toll;
}

// One test, or both of acceleration and top speed: the second finds what the first has left.
Toll engine_toll(const Car& car, bool is_both) {
  Toll toll{
      "engine",
      0,
      {{"holds", 0, PriceKind::free}, {"damaged", 0, PriceKind::out}, {"out", 0, PriceKind::out}}};
  for (int first = 1; first <= kDieSides; ++first) {
    const EngineResult one = engine_result(car.engine_damaged, first);
    if (!is_both) ++toll.chances[static_cast<std::size_t>(one)].ways;
    for (int second = 1; second <= kDieSides && is_both; ++second) {
      const EngineResult other =
          one == EngineResult::burnt_out
              ? one
              : engine_result(car.engine_damaged || one == EngineResult::damaged, second);
      ++toll.chances[static_cast<std::size_t>(std::max(one, other))].ways;
    }
  }
  return toll;
}

Toll start_toll(const Car& car) {
  const int stalls = kDieSides - kStallsFrom + 1;
  return {"start",
          0,
          {{"starts", kDieSides - stalls, PriceKind::free},
           car.stalls > 0 ? TollResult{"out", stalls, PriceKind::out}
                          : TollResult{"stall", stalls, PriceKind::spin}}};
}

std::string units(int wear) { return fill("{}W", wear); }

// "safe 3/6, spin 2/6, crash 1/6"
std::string throw_text(const Toll& toll) {
  std::vector<std::string> parts;
  for (const TollResult& chance : toll.chances) {
    if (chance.ways == 0) continue;
    parts.push_back(fill("{}{} {}/6",
                         toll.what == "brakes" && chance.what == "holds" ? "brakes " : "",
                         chance.what == "holds" ? "hold" : chance.what, chance.ways));
  }
  return join(parts, ", ");
}

std::string toll_word(const Toll& toll) {
  if (toll.what == "wear") return units(toll.units);
  if (toll.what == "chance") return "die";
  if (toll.what == "brakes") return toll.chances[2].ways > 0 ? "brakes 1/6 out" : "brakes 1/6";
  return toll.what;
}

PriceKind kind_of(const PayWay& way) {
  PriceKind worst = PriceKind::wear;
  for (const Toll& toll : way) {
    if (toll.what == "spin") return PriceKind::spin;
    if (!toll.chances.empty()) worst = PriceKind::die;
  }
  return worst;
}

// The kind of the best way.
PriceKind kind_of(const std::vector<PayWay>& ways) {
  PriceKind best = PriceKind::out;
  for (const PayWay& way : ways) best = std::min(best, kind_of(way));
  return best;
}

// What nobody chooses: it is paid, thrown or suffered.
Price certain(PriceKind kind, std::string text, PayWay way) {
  return {kind, std::move(text), {Claim{kNoCorner, false, {std::move(way)}}}};
}

PayWay option_way(int wear, bool rolls, const Toll& die, bool spins) {
  PayWay way;
  if (wear > 0) way.push_back(wear_toll(wear));
  if (rolls) way.push_back(die);
  if (spins) way.push_back(certain_toll("spin"));
  return way;
}

// --- Corners ------------------------------------------------------------------------------------

Ledger ledger_of(const Car& car, CornerId corner) {
  for (int i = 0; i < car.passage.ledger_count; ++i) {
    if (car.passage.ledgers[i].corner == corner) return car.passage.ledgers[i];
  }
  return {};
}

// "1W or die", as far as the car can pay.
Price corner_price(const Car& car, const Due& due) {
  Claim claim{due.corner, due.for_line, {}};
  if (due.need >= kCrashOver) {
    claim.ways.push_back({certain_toll("crash")});
    return {PriceKind::out, "crash", {claim}};
  }
  const Ledger ledger = ledger_of(car, due.corner);
  for (const ChartOption& option : cornering_row(due.need)) {
    if (due.is_barred || !can_pay_corner_option(car, ledger, option)) continue;
    claim.ways.push_back(option_way(corner_wear_due(car, ledger, option), owes_roll(ledger, option),
                                    chance_toll(), option.spinout));
  }
  if (claim.ways.empty()) {
    claim.ways.push_back({certain_toll("spin")});
    return {PriceKind::spin, "spin, cannot be paid", {claim}};
  }
  return {kind_of(claim.ways), ways_text(claim.ways, toll_word), {claim}};
}

// How dear a way is, for picking the cheapest: the kind first, then the overspeed to be bought.
std::pair<PriceKind, int> rank(const Car& car, const Foresight& seen) {
  if (seen.crashes) return {PriceKind::out, 0};
  std::pair<PriceKind, int> worst{seen.spins ? PriceKind::spin : PriceKind::free, 0};
  for (const Due& due : seen.dues) {
    worst.first = std::max(worst.first, corner_price(car, due).kind);
    worst.second += due.need.spaces() - due.level_before.spaces();
  }
  return worst;
}

Price foresight_price(const Board& board, const Car& car, const Foresight& seen) {
  const PriceKind kind = rank(car, seen).first;
  Price all{kind, {}, {}};
  std::vector<std::string> parts;
  for (const Due& due : seen.dues) {
    const Price price = corner_price(car, due);
    parts.push_back(fill("{} in {}{}", price.text, corner_title(board, due.corner),
                         due.for_line ? " for leaving the line" : ""));
    all.claims.push_back(price.claims[0]);
  }
  if (parts.empty())
    return kind == PriceKind::spin ? certain(kind, "spin", {certain_toll("spin")}) : free_price();
  all.text = join(parts, ", then ");
  // A spin that no corner asks for: the brakes have seen to it.
  if (seen.spins && kind_of(all.claims.back().ways) != PriceKind::spin)
    all.claims.push_back({kNoCorner, false, {{certain_toll("spin")}}});
  return all;
}

Price braking_price(const Car& car, Speed over) {
  Claim claim;
  for (const ChartOption& option : deceleration_row(over)) {
    if (can_pay_braking_option(car, option))
      claim.ways.push_back(
          option_way(wear_cost(car, option.wear), option.die, brakes_toll(car), option.spinout));
  }
  if (claim.ways.empty())
    return certain(PriceKind::spin, "all wear and a spin",
                   {wear_toll(car.wear), certain_toll("spin")});
  return {kind_of(claim.ways), ways_text(claim.ways, toll_word), {claim}};
}

// --- Plots --------------------------------------------------------------------------------------

Price plot_price(const Car& car, Speed plot) {
  if (car.starting) {
    if (plot <= car.specs.start) return free_price();
    return certain(PriceKind::die, car.stalls > 0 ? "stall 2/6, then out" : "stall 2/6",
                   {start_toll(car)});
  }
  const bool tests_acceleration = plot > car.speed + car.specs.accel;
  const bool tests_top = plot > car.specs.top;
  if (tests_acceleration || tests_top) {
    const bool is_both = tests_acceleration && tests_top;
    const std::string text =
        is_both ? (car.engine_damaged ? "engine out 11/36" : "engine damaged 10/36, out 1/36")
                : (car.engine_damaged ? "engine out 1/6" : "engine 1/6");
    return certain(PriceKind::die, text, {engine_toll(car, is_both)});
  }
  const Speed over = braking_over(car, plot);
  return over == Speed{} ? free_price() : braking_price(car, over);
}

std::string change_text(const Car& car, Speed plot) {
  if (car.starting) return plot == Speed{} ? "wait" : plot > car.specs.start ? "push" : "start";
  const int change = plot.mph() - car.speed.mph();
  return change == 0 ? "hold" : fill("{}{}", change > 0 ? "+" : "", change);
}

std::string line_of(const Board& board, const Foresight& seen) {
  if (seen.passage.line_count == 0 || seen.crashes || seen.spins) return {};
  return board.lines[index(seen.passage.lines[0].line)].id;
}

int rows_to(const Game& game, const Car& car, SpaceId end) {
  return rows_between(game.course[car.at].row, game.course[end].row, game.course.rows);
}

// The cheapest path to each end on the open road at that speed, the cheapest of all first.
std::vector<DriveNote> road_notes(const Board& board, const Game& game, const Car& car,
                                  Speed plot) {
  const Traffic nobody;
  const PathRules rules{.length = static_cast<std::uint8_t>(plot.spaces())};
  DecisionList list;
  list_paths({game, car, plot, car.wear == 0, DueSpin::none, rules, nobody}, list);
  struct Seen {
    Decision decision;
    Foresight foresight;
    std::pair<PriceKind, int> rank;
  };
  std::vector<Seen> all;
  for (const Decision& decision : list) {
    const Foresight seen = foresee(game, car, plot, car.wear == 0, DueSpin::none, path(decision));
    all.push_back({decision, seen, rank(car, seen)});
  }
  std::sort(all.begin(), all.end(), [](const Seen& a, const Seen& b) {
    return std::tuple(a.rank, a.decision) < std::tuple(b.rank, b.decision);
  });
  std::vector<DriveNote> notes;
  for (const Seen& seen : all) {
    const bool is_known = std::any_of(notes.begin(), notes.end(), [&](const DriveNote& note) {
      return note.end == seen.foresight.end;
    });
    if (is_known) continue;
    notes.push_back({.decision = seen.decision,
                     .end = seen.foresight.end,
                     .rows = rows_to(game, car, seen.foresight.end),
                     .over = seen.rank.second,
                     .price = foresight_price(board, car, seen.foresight),
                     .line = line_of(board, seen.foresight)});
  }
  return notes;
}

}  // namespace

std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car) {
  std::vector<PlotNote> notes;
  const PlotRange range = plot_range(game, car);
  for (Speed speed = range.lowest; speed <= range.highest; speed = speed + 20_mph) {
    PlotNote note{speed,
                  change_text(car, speed),
                  plot_price(car, speed),
                  {},
                  road_notes(board, game, car, speed)};
    note.road = note.ways.front().price;
    notes.push_back(std::move(note));
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
    DriveNote note{.decision = decision,
                   .end = seen.end,
                   .rows = rows_to(game, car, seen.end),
                   .over = rank(car, seen).second,
                   .price = foresight_price(board, car, seen),
                   .line = line_of(board, seen)};
    if (state.move.rules.is_collision) {
      note.price.text = note.price.kind == PriceKind::free ? "collision, spin"
                                                           : note.price.text + ", then collision";
      note.price.kind = PriceKind::spin;
      note.price.claims.push_back({kNoCorner, false, {{certain_toll("collision")}}});
    }
    notes.push_back(std::move(note));
  }
  return notes;
}

std::vector<DriveNote> shown_drives(const Board& board, const Game& game, const State& state) {
  std::vector<DriveNote> shown;
  for (DriveNote& note : drive_notes(board, game, state)) {
    const bool looks_alike = std::any_of(shown.begin(), shown.end(), [&](const DriveNote& other) {
      return other.end == note.end && other.price.text == note.price.text &&
             other.line == note.line;
    });
    if (!looks_alike) shown.push_back(std::move(note));
  }
  std::sort(shown.begin(), shown.end(), [](const DriveNote& a, const DriveNote& b) {
    return std::tuple(a.price.kind, a.over, -a.rows, a.decision) <
           std::tuple(b.price.kind, b.over, -b.rows, b.decision);
  });
  return shown;
}

Price option_price(const State& state, const ChartOption& option) {
  const Car& car = state.at_wheel();
  const bool is_corner = state.phase == Phase::corner_option;
  const Ledger ledger = is_corner ? ledger_of(car, state.move.due_corner) : Ledger{};
  const int wear = is_corner ? corner_wear_due(car, ledger, option) : wear_cost(car, option.wear);
  const bool rolls = is_corner ? owes_roll(ledger, option) : option.die;
  const Toll die = is_corner ? chance_toll() : brakes_toll(car);
  std::vector<std::string> parts;
  if (wear > 0) parts.push_back(fill("pay {}, {} left", units(wear), units(car.wear - wear)));
  if (rolls) parts.push_back("throw: " + throw_text(die));
  if (option.spinout) parts.emplace_back("spin out");
  if (parts.empty()) parts.emplace_back("nothing more to pay");
  Claim claim{is_corner ? state.move.due_corner : kNoCorner,
              is_corner && state.move.due_for_line,
              {option_way(wear, rolls, die, option.spinout)}};
  return {kind_of(claim.ways), join(parts, "; "), {std::move(claim)}};
}

std::vector<OptionNote> option_notes(const Game& game, const State& state) {
  DecisionList list;
  SpeedCircuit::legal(game, state, seat_at(state.order[state.mover]), list);
  std::vector<OptionNote> notes;
  for (const Decision& decision : list)
    notes.push_back({decision, option_price(state, chart_option(decision))});
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
