#include "codec/speed_circuit_wbc/price_text.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "base/text.h"
#include "rules/lib/tow.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/engine.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/slip.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

namespace {

std::string units(int wear) { return fill("{}W", wear); }

// --- Throws -------------------------------------------------------------------------------------

bool is_second_damage(const Car& car, Test test) {
  return test == Test::brakes ? car.brakes_damaged : car.engine_damaged;
}

std::string_view test_key(Test test) {
  constexpr std::array<std::string_view, 8> kKeys = {"",       "start",  "engine", "top_speed",
                                                     "brakes", "chance", "pass",   "wreck"};
  return kKeys[static_cast<std::size_t>(test)];
}

// What a table does from good to bad.
std::array<TollResult, kResults> results(Test test, bool is_second) {
  switch (test) {
    case Test::start:
      return {{{"starts", 0, PriceKind::free},
               {"misshift", 0, PriceKind::wear},
               {is_second ? "out" : "stall", 0, PriceKind::out}}};
    case Test::acceleration:
    case Test::top_speed:
    case Test::brakes:
      return {{{"holds", 0, PriceKind::free},
               {"", 0, PriceKind::free},
               {is_second ? "fails" : "damaged", 0, PriceKind::out}}};
    case Test::chance:
    case Test::wreck:
      return {{{"safe", 0, PriceKind::free},
               {"spin", 0, PriceKind::spin},
               {"crash", 0, PriceKind::out}}};
    case Test::pass:
      return {{{"through", 0, PriceKind::free},
               {"stuck", 0, PriceKind::wear},
               {"contact", 0, PriceKind::out}}};
    case Test::none:
      break;
  }
  return {};
}

Toll counted_toll(const Car& car, Test test, const std::array<int, kResults>& counts) {
  Toll toll{std::string(test_key(test)), 0, {}};
  const std::array<TollResult, kResults> names = results(test, is_second_damage(car, test));
  for (std::size_t i = 0; i < kResults; ++i) {
    if (names[i].what.empty()) continue;
    toll.chances.push_back(names[i]);
    toll.chances.back().ways = counts[i];
  }
  return toll;
}

Toll throw_toll(const Car& car, Test test, int modifier) {
  return counted_toll(car, test, odds(test, modifier));
}

// The dice lie: one result is certain.
Toll thrown_toll(const Car& car, Test test, int total) {
  std::array<int, kResults> counts{};
  counts[result_of(test, total)] = 1;
  return counted_toll(car, test, counts);
}

// "holds 30/36, damaged 6/36": results that cannot be are left out.
std::string throw_text(const Toll& toll) {
  std::vector<std::string> parts;
  for (const TollResult& chance : toll.chances) {
    if (chance.ways == 0) continue;
    const std::string what = chance.what == "misshift" ? "mis-shift"
                             : chance.what == "fails"  ? "fails for good"
                                                       : chance.what;
    parts.push_back(fill("{} {}/36", what, chance.ways));
  }
  return join(parts, ", ");
}

// --- Payments -----------------------------------------------------------------------------------

std::string toll_word(const Toll& toll) {
  if (toll.what == "wear") return units(toll.units);
  return toll.what == "chance" ? "die" : toll.what;
}

PayWay option_way(const Car& car, const Demand& demand, const ChartOption& option, Test test) {
  const int wear = demand.wear_due(option);
  PayWay way;
  if (wear > 0) way.push_back(wear_toll(wear));
  if (demand.owes_roll(option)) way.push_back(throw_toll(car, test, 0));
  if (option.spinout || wear > car.wear) way.push_back(certain_toll("spin"));
  return way;
}

PriceKind kind_of(const PayWay& way) {
  PriceKind worst = PriceKind::free;
  for (const Toll& toll : way) {
    worst = std::max(worst, toll.what == "spin"     ? PriceKind::spin
                            : !toll.chances.empty() ? PriceKind::die
                                                    : PriceKind::wear);
  }
  return worst;
}

PriceKind kind_of(const std::vector<PayWay>& ways) {
  PriceKind best = PriceKind::out;
  for (const PayWay& way : ways) best = std::min(best, kind_of(way));
  return best;
}

// "1W or brakes", the options of a demand as short as it goes.
Price demand_price(const Car& car, const Demand& demand, Test test) {
  Claim claim;
  for (const ChartOption& option : *demand.row)
    claim.ways.push_back(option_way(car, demand, option, test));
  return {kind_of(claim.ways), ways_text(claim.ways, toll_word), {claim}};
}

Price thrown_price(Toll toll, std::string text) {
  return {PriceKind::die, std::move(text), {Claim{kNoCorner, false, {{std::move(toll)}}}}};
}

// --- Ways ---------------------------------------------------------------------------------------

// A payment that will be asked for on the way.
struct Due {
  CornerId corner;
  Speed need;
  Demand demand;
  bool for_line;
};

struct Way {
  SpaceId at;
  std::vector<SpaceId> spaces;
  Passage passage;
  std::vector<Due> dues;
  int over = 0;
  bool crashes = false;
};

std::pair<PriceKind, int> rank(const Car& car, const Way& way) {
  if (way.crashes) return {PriceKind::out, way.over};
  PriceKind worst = PriceKind::free;
  for (const Due& due : way.dues)
    worst = std::max(worst, demand_price(car, due.demand, Test::chance).kind);
  return {worst, way.over};
}

Price way_price(const Board& board, const Car& car, const Way& way) {
  Price all{rank(car, way).first, {}, {}};
  std::vector<std::string> parts;
  for (const Due& due : way.dues) {
    Price price = demand_price(car, due.demand, Test::chance);
    parts.push_back(fill("{} in {}{}", price.text, corner_title(board, due.corner),
                         due.for_line ? " for leaving the line" : ""));
    price.claims[0].corner = due.corner;
    price.claims[0].for_line = due.for_line;
    all.claims.push_back(std::move(price.claims[0]));
  }
  if (way.crashes) {
    all.claims.push_back({kNoCorner, false, {{certain_toll("off_course")}}});
    all.text = "off the course";
    return all;
  }
  if (parts.empty()) return free_price();
  all.text = join(parts, ", then ");
  return all;
}

WayNote way_note(const Board& board, const Game& game, const Car& car, const Way& way) {
  std::string line;
  if (way.passage.line_count > 0 && !way.crashes)
    line = board.lines[index(way.passage.lines[0].line)].id;
  return {way.spaces,
          rows_between(game.course[car.at].row, game.course[way.at].row, game.course.rows),
          way.over, way_price(board, car, way), line};
}

// Whatever is due is noted and taken as paid.
void note_dues(Way& way, bool for_line) {
  while (Ledger* ledger = find_due(way.passage)) {
    const Speed needed = need(*ledger);
    way.over += needed.spaces() - ledger->level.spaces();
    if (needed >= kCrashOver) {
      way.crashes = true;
      return;
    }
    const ChartRow& row = cornering_row(needed);
    way.dues.push_back(
        {ledger->corner, needed, {&row, ledger->paid, ledger->rolled != 0}, for_line});
    buy_level(*ledger, needed, row.options[0].wear, row.options[0].die);
  }
}

void go_on(const Course& course, Way& way, SpaceId to, Speed speed, bool no_line) {
  leave_lines(course, way.passage, to);
  note_dues(way, true);
  if (way.crashes) return;
  advance_lines(course, way.passage, to);
  const CourseSpace& space = course[to];
  for (int i = 0; i < space.line_count && !no_line; ++i) {
    if (can_join(way.passage, space.lines[i])) join_line(way.passage, space.lines[i]);
  }
  if (space.is_posted()) {
    enter_corner(course, way.passage, to, speed);
    note_dues(way, false);
  }
  settle_on(course, way.passage, to);
  way.at = to;
  way.spaces.push_back(to);
}

bool look_alike(const Way& a, const Way& b) { return a.at == b.at && a.passage == b.passage; }

// All ways of so many steps; of those that come to the same the cheapest. Stops where none goes on.
template <class MayStep>
std::vector<Way> find_ways(const Game& game, const Car& car, Speed speed, int steps, bool no_line,
                           MayStep may_step) {
  std::vector<Way> now = {{car.at, {}, car.passage, {}}};
  for (int i = 0; i < steps; ++i) {
    std::vector<Way> next;
    for (const Way& way : now) {
      if (way.crashes) {
        next.push_back(way);
        continue;
      }
      for (int s = 0; s < game.course[way.at].step_count; ++s) {
        const SpaceId to = game.course.next(way.at, s);
        if (!may_step(way, to)) continue;
        Way on = way;
        go_on(game.course, on, to, speed, no_line);
        const auto known = std::find_if(next.begin(), next.end(),
                                        [&](const Way& other) { return look_alike(other, on); });
        if (known == next.end()) {
          next.push_back(std::move(on));
        } else if (rank(car, on) < rank(car, *known)) {
          *known = std::move(on);
        }
      }
    }
    const bool has_moved =
        std::any_of(next.begin(), next.end(), [](const Way& way) { return !way.crashes; });
    if (next.empty()) break;
    now = std::move(next);
    if (!has_moved) break;
  }
  return now;
}

// --- Plots --------------------------------------------------------------------------------------

std::string change_words(const Car& car, Speed plot) {
  if (car.starting) return plot == Speed{} ? "wait" : plot > car.specs.start ? "push" : "start";
  const int change = plot.mph() - car.speed.mph();
  return change == 0 ? "hold" : fill("{}{}", change > 0 ? "+" : "", change);
}

Price plot_price(const Car& car, Speed plot) {
  const bool tests_start = car.starting && plot > car.specs.start;
  const bool tests_acceleration = !car.starting && plot > car.speed + car.specs.accel;
  PayWay way;
  std::vector<std::string> parts;
  const auto add = [&](Test test, std::string_view what) {
    way.push_back(throw_toll(car, test, 0));
    parts.push_back(fill("{}: {}", what, throw_text(way.back())));
  };
  if (tests_start) add(Test::start, "start");
  if (tests_acceleration) add(Test::acceleration, "engine");
  if (plot > car.specs.top) add(Test::top_speed, "top speed");
  if (!parts.empty())
    return {PriceKind::die, join(parts, "; "), {Claim{kNoCorner, false, {std::move(way)}}}};
  const Speed over = excess(car.speed, plot + car.specs.decel);
  if (over == Speed{}) return free_price();
  return demand_price(car, {&deceleration_row(over), 0, false}, Test::brakes);
}

// The cheapest way to each end on the open road at that speed, the cheapest of all first.
std::vector<WayNote> road_notes(const Board& board, const Game& game, const Car& car, Speed plot) {
  const CornerId corner = game.course[car.at].corner;
  const bool raised = corner != kNoCorner && is_raised(car, plot);
  const std::vector<Way> ways =
      find_ways(game, car, plot, plot.spaces(), false, [&](const Way& way, SpaceId to) {
        const CourseSpace& space = game.course[to];
        if (space.is_strip && space.beside_limit > Speed{} && plot > space.beside_limit)
          return false;
        return !raised ||
               may_step_raised(game.course, way.passage, to, {corner, plot, false, false});
      });
  std::vector<std::size_t> order(ways.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(rank(car, ways[a]), a) < std::pair(rank(car, ways[b]), b);
  });
  std::vector<WayNote> notes;
  for (const std::size_t i : order) {
    const Way& way = ways[i];
    const bool is_known = std::any_of(notes.begin(), notes.end(), [&](const WayNote& note) {
      return !way.spaces.empty() && note.spaces.back() == way.spaces.back();
    });
    if (!is_known) notes.push_back(way_note(board, game, car, way));
  }
  return notes;
}

const Car& wheel(const Scene& scene) { return scene.state.at_wheel(); }

Price pass_price(const Car& car, const Move& move) {
  Toll toll = throw_toll(car, Test::pass, kChainPenalty * move.chain);
  std::string text = throw_text(toll);
  return thrown_price(std::move(toll), std::move(text));
}

}  // namespace

std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car) {
  std::vector<PlotNote> notes;
  const Speed highest = highest_plot(game, car);
  for (Speed speed{}; speed <= highest; speed = speed + 20_mph) {
    PlotNote note{speed,
                  change_words(car, speed),
                  plot_price(car, speed),
                  {},
                  road_notes(board, game, car, speed)};
    note.road = note.ways.front().price;
    notes.push_back(std::move(note));
  }
  return notes;
}

std::vector<WayNote> way_notes(const Scene& scene) {
  const Game& game = scene.game;
  const Course& course = game.course;
  const State& state = scene.state;
  const Move& move = state.move;
  const Car& car = wheel(scene);
  const int steps = base_left(move) > 0 ? base_left(move) : spaces_left(move);
  const CornerId corner = course[move.from].corner;
  const bool raised = corner != kNoCorner && is_raised(car, move.speed);
  const std::uint32_t touched = touched_corners(course, move);
  const std::vector<Way> ways =
      find_ways(game, car, move.speed, steps, move.no_line, [&](const Way& way, SpaceId to) {
        const CourseSpace& space = course[to];
        if (other_car_on(state, to) != kNoCar) return false;
        if (space.is_strip && space.beside_limit > Speed{} && move.speed > space.beside_limit)
          return false;
        if (is_bonus_next(move) && is_bonus_barred(course, to, touched)) return false;
        return !raised || may_step_raised(course, way.passage, to,
                                          {corner, move.speed, move.raised_on_line, move.no_line});
      });
  std::vector<WayNote> notes;
  for (const Way& way : ways) {
    if (way.spaces.empty()) continue;
    notes.push_back(way_note(scene.board, game, car, way));
  }
  std::sort(notes.begin(), notes.end(), [](const WayNote& a, const WayNote& b) {
    return std::tuple(a.price.kind, a.over, -a.rows, a.spaces) <
           std::tuple(b.price.kind, b.over, -b.rows, b.spaces);
  });
  return notes;
}

std::vector<WayNote> shown_ways(const Scene& scene) {
  std::vector<WayNote> shown;
  for (WayNote& note : way_notes(scene)) {
    const bool looks_alike = std::any_of(shown.begin(), shown.end(), [&](const WayNote& other) {
      return other.spaces.back() == note.spaces.back() && other.price.text == note.price.text &&
             other.line == note.line;
    });
    if (!looks_alike) shown.push_back(std::move(note));
  }
  return shown;
}

std::vector<MoveNote> move_notes(const Scene& scene) {
  const State& state = scene.state;
  const Move& move = state.move;
  const Car& car = wheel(scene);
  const Seat seat = seat_at(state.order[state.mover]);
  DecisionList list;
  SpeedCircuitWbc::legal(scene.game, state, seat, list);
  std::vector<MoveNote> notes;
  for (const Decision& decision : list) {
    switch (decision.kind) {
      case DecisionKind::pass: {
        const SpaceId to = scene.game.course.next(car.at, decision.number);
        notes.push_back({decision,
                         fill("pass {} on {}", scene.names[other_car_on(state, to)],
                              place_name(scene.board, index(to))),
                         pass_price(car, move)});
        break;
      }
      case DecisionKind::emergency: {
        const Speed less = Speed::from_mph(decision.number);
        const bool has_credit =
            scene.game.options.eb_credit_unused == EmergencyCredit::unused_deceleration;
        const Speed charged = has_credit ? excess(less, move.credit) : less;
        const Demand demand{&deceleration_row(std::max(20_mph, move.over + charged)),
                            move.brake_wear, move.brake_tested};
        notes.push_back(
            {decision, fill("brake to {}", (move.speed - less).mph()),
             charged == Speed{} ? free_price() : demand_price(car, demand, Test::brakes)});
        break;
      }
      case DecisionKind::slip: {
        const int bonus = slip_spaces(state.cars[decision.number].plot);
        notes.push_back(
            {decision,
             "slip " + scene.names[decision.number],
             {PriceKind::free, fill("{} more space{}", bonus, bonus == 1 ? "" : "s"), {}}});
        break;
      }
      case DecisionKind::end:
        notes.push_back({decision, "end here", free_price()});
        break;
      default:
        break;
    }
  }
  return notes;
}

std::vector<OptionNote> option_notes(const Scene& scene) {
  const State& state = scene.state;
  const Car& car = wheel(scene);
  const bool is_corner = state.phase == Phase::corner_option;
  const Demand demand = is_corner ? cornering_demand(car, state.move) : braking_demand(state.move);
  const Test test = is_corner ? Test::chance : Test::brakes;
  DecisionList list;
  SpeedCircuitWbc::legal(scene.game, state, seat_at(state.order[state.mover]), list);
  std::vector<OptionNote> notes;
  for (const Decision& decision : list) {
    const ChartOption option = chart_option(decision);
    const int wear = demand.wear_due(option);
    const bool is_payable = wear <= car.wear;
    std::vector<std::string> parts;
    if (wear > 0)
      parts.push_back(is_payable ? fill("pay {}, {} left", units(wear), units(car.wear - wear))
                                 : fill("{} is not there: all wear lost, a spin", units(wear)));
    if (demand.owes_roll(option)) parts.push_back("throw: " + throw_text(throw_toll(car, test, 0)));
    if (option.spinout) parts.emplace_back("spin");
    if (parts.empty()) parts.emplace_back("nothing more to pay");
    Claim claim{is_corner ? state.move.due_corner : kNoCorner,
                is_corner && state.move.due_for_line,
                {option_way(car, demand, option, test)}};
    notes.push_back({decision, {kind_of(claim.ways), join(parts, "; "), {std::move(claim)}}});
  }
  return notes;
}

std::string payment_reason(const Scene& scene) {
  const State& state = scene.state;
  const Car& car = wheel(scene);
  if (state.phase == Phase::brake_option)
    return fill("Braking to {}, {} beyond your deceleration in all", state.move.speed.mph(),
                state.move.over.mph());
  const std::string what = state.move.due_for_line ? std::string("leaving the line")
                                                   : fill("entering at {}", state.move.speed.mph());
  return fill("{}: {} is {} over the limit", corner_title(scene.board, state.move.due_corner), what,
              need(due_ledger(car, state.move)).mph());
}

std::vector<OptionNote> chip_notes(const Scene& scene) {
  const State& state = scene.state;
  DecisionList list;
  SpeedCircuitWbc::legal(scene.game, state, seat_at(state.order[state.mover]), list);
  const int modifier = table_modifier(scene.game, state);
  std::vector<OptionNote> notes;
  for (const Decision& decision : list) {
    const int shift = modifier - static_cast<int>(decision.number);
    const int dice = state.move.dice;  // Known where chips come after the throw.
    Toll toll = dice > 0 ? thrown_toll(wheel(scene), state.test, dice + shift)
                         : throw_toll(wheel(scene), state.test, shift);
    std::string text = dice > 0 ? fill("{} counts {}", dice, dice + shift) : throw_text(toll);
    notes.push_back({decision, thrown_price(std::move(toll), std::move(text))});
  }
  return notes;
}

std::string roll_reason(const Scene& scene) {
  const State& state = scene.state;
  const Car& car = wheel(scene);
  switch (state.test) {
    case Test::start:
      return fill("You push the start to {}", car.plot.mph());
    case Test::acceleration:
      return fill("You push the acceleration to {}", car.plot.mph());
    case Test::top_speed:
      return fill("{} is above your top speed of {}", state.move.attempt.mph(),
                  car.specs.top.mph());
    case Test::brakes:
      return "The brakes are tested";
    case Test::chance:
      return fill("{} on the dice", corner_title(scene.board, state.move.due_corner));
    case Test::pass: {
      const SpaceId to = scene.game.course.next(car.at, state.move.step);
      return fill("You force a way past {}", scene.names[other_car_on(state, to)]);
    }
    case Test::wreck:
      return fill("There is a wreck on {}",
                  place_name(scene.board, index(state.markers[state.move.marker])));
    case Test::none:
      break;
  }
  return {};
}

}  // namespace chicane::speed_circuit_wbc
