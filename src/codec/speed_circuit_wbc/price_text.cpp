#include "codec/speed_circuit_wbc/price_text.h"

#include <algorithm>
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

// "hold 30, damaged 6": the results of a table with their counts out of 36, those that cannot be
// left out.
std::string odds_words(Test test, int modifier, bool is_second_damage) {
  const std::array<int, kResults> counts = odds(test, modifier);
  std::array<std::string_view, kResults> words;
  switch (test) {
    case Test::start:
      words = {"starts", "mis-shift", is_second_damage ? "out" : "stall"};
      break;
    case Test::acceleration:
    case Test::top_speed:
    case Test::brakes:
      words = {"holds", "", is_second_damage ? "fails for good" : "damaged"};
      break;
    case Test::chance:
    case Test::wreck:
      words = {"safe", "spin", "crash"};
      break;
    case Test::pass:
      words = {"through", "stuck", "contact"};
      break;
    case Test::none:
      return {};
  }
  std::vector<std::string> parts;
  for (int i = 0; i < kResults; ++i) {
    if (counts[i] > 0) parts.push_back(fill("{} {}/36", words[i], counts[i]));
  }
  return join(parts, ", ");
}

bool is_second_damage(const Car& car, Test test) {
  return test == Test::brakes ? car.brakes_damaged : car.engine_damaged;
}

std::string odds_words(const Car& car, Test test, int modifier) {
  return odds_words(test, modifier, is_second_damage(car, test));
}

// "1W or brakes", the options of a demand as short as it goes.
Price demand_price(const Car& car, const Demand& demand, std::string_view die) {
  Price price{PriceKind::out, {}};
  for (const ChartOption& option : *demand.row) {
    const int wear = demand.wear_due(option);
    const bool is_payable = wear <= car.wear;
    std::vector<std::string> parts;
    if (wear > 0) parts.push_back(units(wear));
    if (demand.owes_roll(option)) parts.emplace_back(die);
    if (option.spinout || !is_payable) parts.emplace_back("spin");
    price.text += (price.text.empty() ? "" : " or ") +
                  (parts.empty() ? std::string("nothing more") : join(parts, "+"));
    const PriceKind kind = option.spinout || !is_payable ? PriceKind::spin
                           : demand.owes_roll(option)    ? PriceKind::die
                           : wear > 0                    ? PriceKind::wear
                                                         : PriceKind::free;
    price.kind = std::min(price.kind, kind);
  }
  return price;
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
    worst = std::max(worst, demand_price(car, due.demand, "die").kind);
  return {worst, way.over};
}

Price way_price(const Board& board, const Car& car, const Way& way) {
  if (way.crashes) return {PriceKind::out, "off the course"};
  if (way.dues.empty()) return {PriceKind::free, "free"};
  std::vector<std::string> parts;
  for (const Due& due : way.dues) {
    parts.push_back(fill("{} in {}{}", demand_price(car, due.demand, "die").text,
                         corner_title(board, due.corner),
                         due.for_line ? " for leaving the line" : ""));
  }
  return {rank(car, way).first, join(parts, ", then ")};
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
  std::vector<std::string> parts;
  if (tests_start) parts.push_back("start: " + odds_words(car, Test::start, 0));
  if (tests_acceleration) parts.push_back("engine: " + odds_words(car, Test::acceleration, 0));
  if (plot > car.specs.top) parts.push_back("top speed: " + odds_words(car, Test::top_speed, 0));
  if (!parts.empty()) return {PriceKind::die, join(parts, "; ")};
  const Speed over = excess(car.speed, plot + car.specs.decel);
  if (over == Speed{}) return {PriceKind::free, "free"};
  return demand_price(car, {&deceleration_row(over), 0, false}, "brakes");
}

Price road_price(const Board& board, const Game& game, const Car& car, Speed plot) {
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
  const auto best = std::min_element(ways.begin(), ways.end(), [&](const Way& a, const Way& b) {
    return rank(car, a) < rank(car, b);
  });
  return way_price(board, car, *best);
}

const Car& wheel(const Scene& scene) { return scene.state.at_wheel(); }

}  // namespace

std::vector<PlotNote> plot_notes(const Board& board, const Game& game, const Car& car) {
  std::vector<PlotNote> notes;
  const Speed highest = highest_plot(game, car);
  for (Speed speed{}; speed <= highest; speed = speed + 20_mph) {
    notes.push_back({speed, change_words(car, speed), plot_price(car, speed),
                     road_price(board, game, car, speed)});
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
    std::string line;
    if (way.passage.line_count > 0 && !way.crashes)
      line = "on " + scene.board.lines[index(way.passage.lines[0].line)].id;
    notes.push_back({way.spaces, rows_between(course[car.at].row, course[way.at].row, course.rows),
                     way.over, way_price(scene.board, car, way), line});
  }
  std::sort(notes.begin(), notes.end(), [](const WayNote& a, const WayNote& b) {
    return std::tuple(a.price.kind, a.over, -a.rows, a.spaces) <
           std::tuple(b.price.kind, b.over, -b.rows, b.spaces);
  });
  return notes;
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
        notes.push_back(
            {decision,
             fill("pass {} on {}", scene.names[other_car_on(state, to)],
                  place_name(scene.board, index(to))),
             {PriceKind::die, odds_words(car, Test::pass, kChainPenalty * move.chain)}});
        break;
      }
      case DecisionKind::emergency: {
        const Speed less = Speed::from_mph(decision.number);
        const bool has_credit =
            scene.game.options.eb_credit_unused == EmergencyCredit::unused_deceleration;
        const Speed charged = has_credit ? excess(less, move.credit) : less;
        const Demand demand{&deceleration_row(std::max(20_mph, move.over + charged)),
                            move.brake_wear, move.brake_tested};
        notes.push_back({decision, fill("brake to {}", (move.speed - less).mph()),
                         charged == Speed{} ? Price{PriceKind::free, "free"}
                                            : demand_price(car, demand, "brakes")});
        break;
      }
      case DecisionKind::slip: {
        const int bonus = slip_spaces(state.cars[decision.number].plot);
        notes.push_back({decision,
                         "slip " + scene.names[decision.number],
                         {PriceKind::free, fill("{} more space{}", bonus, bonus == 1 ? "" : "s")}});
        break;
      }
      case DecisionKind::end:
        notes.push_back({decision, "end here", {PriceKind::free, "free"}});
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
    if (demand.owes_roll(option)) parts.push_back("throw: " + odds_words(car, test, 0));
    if (option.spinout) parts.emplace_back("spin");
    if (parts.empty()) parts.emplace_back("nothing more to pay");
    notes.push_back({decision,
                     {option.spinout || !is_payable ? PriceKind::spin
                      : demand.owes_roll(option)    ? PriceKind::die
                      : wear > 0                    ? PriceKind::wear
                                                    : PriceKind::free,
                      join(parts, "; ")}});
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
    const bool is_thrown = state.move.dice > 0;
    const std::string text =
        is_thrown ? fill("{} counts {}", state.move.dice,
                         state.move.dice + modifier - static_cast<int>(decision.number))
                  : odds_words(wheel(scene), state.test, modifier - decision.number);
    notes.push_back({decision, {PriceKind::die, text}});
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
