#include "apps/chicane/terminal/grand_prix_advanced_dashboard.h"

#include <map>

#include "apps/chicane/terminal/family_dashboard.h"
#include "apps/chicane/terminal/grand_prix_dashboard.h"
#include "catalog/grand_prix_advanced_race.h"
#include "codec/roll_table.h"
#include "drivers/grand_prix_advanced/way_odds.h"
#include "rules/grand_prix_advanced/gears.h"

namespace chicane::app {

namespace {

using namespace grand_prix_advanced;

constexpr std::size_t kPlansShown = 14;
constexpr double kCertain = 1 - 1e-12;

std::string window_words(const Window& window) {
  return window.least == window.most ? std::to_string(window.most)
                                     : fill("{}-{}", window.least, window.most);
}

// "3 on 1-3, 2 on 4-5, 1 on 6": what the risk die gives in a gear (table A).
std::string tolerance_words(int gear, int modifier) {
  std::vector<std::string> parts;
  for (int face = 1, first = 1; face <= kDieSides; ++face) {
    const int bears = tolerance(gear, face + modifier);
    if (face < kDieSides && tolerance(gear, face + 1 + modifier) == bears) continue;
    parts.push_back(fill("{} on {}", bears, format_range(first, face)));
    first = face + 1;
  }
  return join(parts, ", ");
}

std::string damage_words(DamageSet damages) {
  std::vector<std::string> names;
  for (int i = 0; i < kDamages; ++i) {
    if (damages.has(static_cast<Damage>(i)))
      names.emplace_back(damage_name(static_cast<Damage>(i)));
  }
  return names.empty() ? "undamaged" : "damaged: " + join(names, ", ");
}

// Gears that are simply too far away are not shown.
bool is_worth_telling(Why why) {
  return why == Why::no_fifth_before_three || why == Why::no_double_with_gearbox;
}

std::string bar_words(Why why) {
  const std::string words = why == Why::no_fifth_before_three ? "one of the next 8 cells reaches 3 "
                                                              : "the gearbox is damaged ";
  return words + std::string(clause(why));
}

PriceKind kind_of(const WayOdds& odds) {
  if (odds.unharmed >= kCertain) return PriceKind::free;
  return PriceKind::out;
}

// A plan with what is needed to sort and show it.
struct Way {
  Decision decision;
  Plan plan;
  Outcome outcome;
};

class GrandPrixAdvancedDashboard final : public GrandPrixDashboard<GrandPrixAdvancedRace> {
 public:
  std::string question(const Race& any_race, Seat) const override {
    const GrandPrixAdvancedRace& race = of(any_race);
    const State& state = race.state();
    const Go& go = state.go;
    const std::string name = owned_car_names(state)[go.car];
    switch (state.phase) {
      case Phase::box:
        return fill("{} in the box, {}. Repair one damage and stay, or leave?", name,
                    damage_words(state.at_wheel().damage));
      case Phase::gear:
        return standing_words(race, name) + " Which gear?";
      case Phase::push:
        return fill("{} drives {} cells in gear {}. Push the engine?", name,
                    window_words({go.least, go.most}), go.gear);
      case Phase::plan:
        return fill("{} bears {} and counts {}; a braking is one. Which way?", name, go.tolerance,
                    window_words({go.least, go.most}));
      case Phase::renewal:
        return fill("{} in cell {}, {}, bears {}, {} left. Keep the plan?", name,
                    state.at_wheel().cell, damage_words(state.at_wheel().damage), go.tolerance,
                    window_words({std::max(0, go.least - go.count), go.most - go.count}));
      case Phase::tyres:
        return fill("{} in the box with damaged tyres. Change them at once?", name);
      default:
        return {};
    }
  }

  std::vector<Choice> choices(const Race& any_race, Seat seat) const override {
    const GrandPrixAdvancedRace& race = of(any_race);
    switch (race.state().phase) {
      case Phase::gear:
        return gear_choices(race);
      case Phase::plan:
      case Phase::renewal:
        return plan_choices(race, seat);
      default:
        break;
    }
    DecisionList legal;
    GrandPrixAdvanced::legal(race.game(), race.state(), seat, legal);
    std::vector<Choice> choices;
    for (const Decision& decision : legal) choices.push_back(choice_of(race, decision));
    return choices;
  }

  // "4" is a gear or a push; "0 2 0" and "box" are plans.
  std::optional<std::string> shorthand(const Race& any_race, Seat,
                                       const std::string& typed) const override {
    const Phase phase = of(any_race).state().phase;
    if (typed == "leave" || typed == "pass" || typed == "keep") return typed;
    if (phase == Phase::plan || phase == Phase::renewal) {
      const bool is_plan = std::all_of(typed.begin(), typed.end(),
                                       [](char c) { return c == ' ' || (c >= '0' && c <= '9'); });
      if (typed == "stay") return "plan";
      return is_plan && typed.find(' ') != std::string::npos ? std::optional("plan " + typed)
                                                             : std::nullopt;
    }
    if (damage_of(typed)) return "repair " + typed;
    if (!number(typed, 0, 99)) return std::nullopt;
    if (phase == Phase::gear) return "gear " + typed;
    if (phase == Phase::push) return "push " + typed;
    return std::nullopt;
  }

  TrackView track(const Race& any_race, Seat seat,
                  const std::vector<Choice>& choices) const override {
    const GrandPrixAdvancedRace& race = of(any_race);
    const State& state = race.state();
    TrackView view = cars_on_track(race, seat);
    if (state.phase != Phase::plan && state.phase != Phase::renewal) return view;
    for (const Choice& choice : choices) {
      const Result<Decision, std::string> decision = parse_decision(words(choice.decision));
      if (!decision) continue;
      const Plan plan = plan_of(state, *decision);
      if (plan.cells == 0) continue;
      view.lit.emplace(
          race.game().ring.after(state.at_wheel().cell, plan.cells),
          Lit{choice.key.substr(0, 3), lit_paint(kind_of(odds_of_plan(race.game(), state, plan)))});
    }
    return view;
  }

  std::string help() const override {
    return "  3            that gear, that push, so many cells;  3b: another way to the same cell\n"
           "  0 2 0        enter three cells and brake twice in the second; 0 0 box: into the box\n"
           "  keep         go on as planned;  S, G, C, F, T, M: repair that damage;  leave, pass\n"
           "A gear has a window: cells entered plus brakings must lie in it. A push lifts both "
           "ends; it fails on\n"
           "that number or less and damages the engine. Then the risk die says which factor you "
           "bear (table A, a\n"
           "reconstruction). A cell has its printed factor, +1 for each braking in it, +1 with "
           "damaged tyres, + the\n"
           "cars in it if you go on; more than 3 counts as 3. Each point above what you bear is a "
           "check: 1-2 nothing,\n"
           "3 a spin (5-6: destroyed), 4-6 a damage. Equal damages, or a fifth, end your race.\n"
           "Room by factor: 4, 3, 2, 1 cars in a cell of 0, 1, 2, 3. Who endangers others while "
           "another plan is\n"
           "possible is refused (GPA-OVT-2). Fifth is barred before a cell that reaches 3 "
           "(GPA-GEAR-5).\n"
           "The first line of the track are the cells; below each the cars in it, first come on "
           "top, above it (x)\n"
           "those beside the road or in the box. Odds are exact for a plan that is kept, rounded "
           "to whole percent.\n";
  }

 private:
  std::string_view first_note() const override {
    return "What a gear bears (table A) and the track are a reconstruction; ? for help.";
  }
  std::size_t columns() const override { return 3; }

  std::string before_the_race(const GrandPrixAdvancedRace& race) const override {
    const State& state = race.state();
    if (!state.is_practice) return {};
    return fill(", practice lap of {}: {} move{} so far", owned_car_names(state)[state.go.car],
                state.at_wheel().moves, state.at_wheel().moves == 1 ? "" : "s");
  }

  std::string place_words(const GrandPrixAdvancedRace& race, const Car& car,
                          const Pen& pen) const override {
    const auto padded = [](const std::string& text) { return fmt::format("{:<14}", text); };
    std::string sheet = car.damage.size() == 0 ? "" : " " + format_damages(car.damage);
    std::erase(sheet, ',');
    if (car.status == Status::finished) return pen(padded("home"), kFree);
    if (car.status == Status::spun) return pen(padded(fill("spun at {}{}", car.cell, sheet)), kOut);
    if (car.status == Status::box) return pen(padded("box" + sheet), kWear);
    const int lap = race.game().options.laps - laps_left(race, car) + 1;
    const std::string gear = car.is_automatic ? "auto" : fill("g{}", car.gear);
    return pen(padded(fill("l{} c{} {}{}", lap, car.cell, gear, sheet)),
               sheet.empty() ? kQuiet : kOut);
  }

  static std::string standing_words(const GrandPrixAdvancedRace& race, const std::string& name) {
    const Car& car = race.state().at_wheel();
    const int laps = laps_left(race, car);
    const std::string place = car.status == Status::box    ? "in the box"
                              : car.status == Status::spun ? fill("beside cell {}", car.cell)
                              : is_flying(race.state())    ? "before the line"
                                                           : fill("in cell {}", car.cell);
    return fill("{} {}, gear {}, {} lap{} to go, {}.", name, place, car.gear, laps,
                laps == 1 ? "" : "s", damage_words(car.damage));
  }

  // The gear lever: gears that are barred stand there with the reason.
  static std::vector<Choice> gear_choices(const GrandPrixAdvancedRace& race) {
    const State& state = race.state();
    const Car& car = state.at_wheel();
    const int suspension = car.damage.has(Damage::suspension) ? 1 : 0;
    std::vector<Choice> choices;
    for (int gear = 1; gear <= kGears; ++gear) {
      const std::optional<Why> why = refuse_gear(race.game(), state, gear);
      if (why && !is_worth_telling(*why)) continue;
      const Window window = window_of(race.game(), gear_of(gear), car.damage);
      const std::string key = std::to_string(gear);
      if (why) {
        choices.push_back({key, "", {{"barred", kQuiet}, {bar_words(*why), kQuiet}}});
        continue;
      }
      std::string move = gear == car.gear ? "keep" : gear > car.gear ? "up" : "down";
      if (is_flying(state)) move = "take";
      const bool needs_die = needs_shift_die(race.game(), state, gear);
      choices.push_back(
          {key,
           format_decision(grand_prix_advanced::gear(gear)),
           {{move},
            {car.is_starting ? "the die says how far" : window_words(window) + " cells"},
            {fill("push up to {}", car.is_starting ? 0 : gear_of(gear).push), kQuiet},
            {"bears " + tolerance_words(gear, suspension), kChanceInk},
            {needs_die ? "shift fails on 6" : "", kOut}}});
    }
    return choices;
  }

  static std::vector<Choice> plan_choices(const GrandPrixAdvancedRace& race, Seat seat) {
    const State& state = race.state();
    const Road road = road_ahead(race.game(), state);
    DecisionList legal;
    GrandPrixAdvanced::legal(race.game(), state, seat, legal);
    std::vector<Way> ways;
    for (const Decision& decision : legal) {
      const Plan plan = plan_of(state, decision);
      ways.push_back({decision, plan, outcome_of(road, plan)});
    }
    // `keep`, then what is free, farthest first; then few checks before many.
    const auto rank = [](const Way& way) {
      return std::tuple(way.decision.kind != DecisionKind::keep, way.outcome.checks,
                        -way.plan.cells, way.plan.brakings_in_all());
    };
    std::sort(ways.begin(), ways.end(),
              [&](const Way& a, const Way& b) { return rank(a) < rank(b); });
    // Of the ways to one end only those with the fewest checks: who wants more can say so.
    std::map<std::string, int> fewest;
    std::map<std::string, char> used;
    std::vector<Choice> choices;
    for (const Way& way : ways) {
      const std::string end = key_of(way);
      const int best = fewest.emplace(end, way.outcome.checks).first->second;
      if (way.outcome.checks > best || choices.size() == kPlansShown) continue;
      // "5": five cells, the best way; "5b" another.
      const auto [found, is_new] = used.emplace(end, 'a');
      choices.push_back({is_new ? end : end + ++found->second, format_decision(way.decision),
                         way_cells(race, way)});
    }
    if (const std::size_t rest = ways.size() - choices.size(); rest > 0) {
      choices.push_back({"+",
                         "",
                         {{fill("{} more", std::to_string(rest)), kQuiet},
                          {"", kQuiet},
                          {"type the brakings", kQuiet}}});
    }
    return choices;
  }

  static std::string key_of(const Way& way) {
    if (way.decision.kind == DecisionKind::keep) return "keep";
    return way.plan.is_box ? "box" : std::to_string(way.plan.cells);
  }

  static Plan plan_of(const State& state, const Decision& decision) {
    return decision.kind == DecisionKind::keep ? state.go.plan().after(state.go.done)
                                               : decision.plan;
  }

  static std::vector<Cell> way_cells(const GrandPrixAdvancedRace& race, const Way& way) {
    const State& state = race.state();
    const CellRing& ring = race.game().ring;
    const int here = state.at_wheel().cell;
    std::vector<Cell> cells = {{end_words(race, way.plan)}};
    std::vector<std::string> brakings;
    for (int i = 1; i <= way.plan.cells; ++i) {
      if (const int braking = way.plan.braking(i); braking > 0)
        brakings.push_back(braking == 1 ? fill("{}", ring.after(here, i))
                                        : fill("{} ({} times)", ring.after(here, i), braking));
    }
    cells.push_back({company_words(race, way.plan), kQuiet});
    cells.push_back({brakings.empty() ? "" : "braking in " + join(brakings, ", "), kWear});
    if (way.outcome.checks == 0) {
      cells.push_back({"safe", kFree});
      return cells;
    }
    const WayOdds odds = odds_of_plan(race.game(), state, way.plan);
    cells.push_back({fill("{} check{} in {}", way.outcome.checks,
                          way.outcome.checks == 1 ? "" : "s", ring.after(here, way.outcome.cells)),
                     kChanceInk});
    cells.push_back({"unharmed " + percent(odds.unharmed)});
    cells.push_back({"spins " + percent(odds.spun), kWear});
    cells.push_back({"out " + percent(odds.out), kOut});
    return cells;
  }

  // "factor 2, with 3a, 4b": the cell where it ends.
  static std::string company_words(const GrandPrixAdvancedRace& race, const Plan& plan) {
    const State& state = race.state();
    if (plan.is_box || plan.cells == 0 || is_beyond(race.game().ring, state.at_wheel(), plan.cells))
      return {};
    const int cell = race.game().ring.after(state.at_wheel().cell, plan.cells);
    const Names names = owned_car_names(state);
    std::vector<std::string> others;
    for (int i = 0; i < state.car_count; ++i) {
      if (i != state.go.car && state.cars[i].status == Status::run && state.cars[i].cell == cell)
        others.push_back(names[i]);
    }
    const int factor = race.game().ring.factors[cell];
    std::vector<std::string> parts;
    if (factor > 0) parts.push_back(fill("factor {}", factor));
    if (!others.empty()) parts.push_back("with " + join(others, " "));
    return join(parts, ", ");
  }

  static std::string end_words(const GrandPrixAdvancedRace& race, const Plan& plan) {
    const State& state = race.state();
    if (plan.is_box) return "into the box";
    if (plan.cells == 0) return state.go.entered > 0 ? "stop here" : "stay";
    const int cell = race.game().ring.after(state.at_wheel().cell, plan.cells);
    const bool is_home = is_beyond(race.game().ring, state.at_wheel(), plan.cells);
    return fill("{} cell{} to {}{}", plan.cells, plan.cells == 1 ? "" : "s", cell,
                is_home ? ", home" : "");
  }

  static Choice choice_of(const GrandPrixAdvancedRace& race, const Decision& decision) {
    const std::string text = format_decision(decision);
    const Go& go = race.state().go;
    switch (decision.kind) {
      case DecisionKind::push: {
        const int push = decision.number;
        if (push == 0)
          return {"0", text, {{"no push"}, {window_words({go.least, go.most}) + " cells"}}};
        const bool is_last = race.state().at_wheel().damage.has(Damage::engine) ||
                             race.state().at_wheel().damage.size() == kDamagesHeldMax;
        return {std::to_string(push),
                text,
                {{fill("push {}", push)},
                 {window_words({go.least + push, go.most + push}) + " cells"},
                 {fill("works on {}", format_range(push + 1, kDieSides)), kFree},
                 {fill("{} in 6: {}", push, is_last ? "out" : "engine damaged"), kOut}}};
      }
      case DecisionKind::repair: {
        const auto damage = static_cast<Damage>(decision.number);
        return {std::string(letter(damage)),
                text,
                {{fill("repair the {}", damage_name(damage))},
                 {race.state().phase == Phase::tyres ? "at once" : "and stay", kQuiet}}};
      }
      case DecisionKind::leave:
        return {"leave", text, {{"drive on in first gear"}}};
      case DecisionKind::pass:
        return {"pass", text, {{"keep these tyres"}}};
      default:
        return {text, text, {}};
    }
  }
};

}  // namespace

template <>
std::unique_ptr<Dashboard> make_dashboard<GrandPrixAdvanced>() {
  return std::make_unique<GrandPrixAdvancedDashboard>();
}

}  // namespace chicane::app
