#include "desk/formula_one_desk.h"

#include <algorithm>

#include "codec/formula_one/decision_text.h"
#include "desk/formula_one_instruments.h"
#include "desk/formula_one_ways.h"
#include "rules/formula_one/baulking.h"
#include "rules/formula_one/speeds.h"

namespace chicane::desk {

using namespace formula_one;

namespace {

std::string text(int number) { return std::to_string(number); }

void bar(Choice& choice, Why why) {
  choice.barred = {"why_" + std::string(name(why)), {}};
  choice.clause = clause(why);
}

Price price_of(const Wear& wear) {
  Price price;
  if (wear.brake == 0 && wear.tyre == 0) return price;
  price.tone = Tone::wear;
  std::vector<Part> parts;
  if (wear.brake > 0) parts.push_back({"brake", wear.brake, {}, 0, {}});
  if (wear.tyre > 0) parts.push_back({"tyre", wear.tyre, {}, 0, {}});
  price.ways.push_back(std::move(parts));
  return price;
}

// The safer way; of equal ones that with fewer changes of lane.
bool is_plainer(const FormulaOneWay& a, const FormulaOneWay& b) {
  if (is_safer(a, b) || is_safer(b, a)) return is_safer(a, b);
  const auto changes = [](const Path& path) {
    int count = 0;
    for (int i = 0; i < path.count; ++i) count += path[i] == Step::straight ? 0 : 1;
    return count;
  };
  return changes(a.decision.path) < changes(b.decision.path);
}

class Asked {
 public:
  Asked(const FormulaOneRace& race, Seat seat)
      : race_(race), game_(race.game()), state_(race.state()), seat_(seat) {}

  std::vector<Choice> choices() const {
    switch (state_.phase) {
      case Phase::speed:
        return speeds();
      case Phase::drive:
        return drives();
      case Phase::match:
        return matches();
      case Phase::card:
        return cards();
      case Phase::special:
        return specials();
      default:
        return {};
    }
  }

  Say question() const {
    const Move& move = state_.move;
    switch (state_.phase) {
      case Phase::speed:
        return {move.has_superb ? "ask_speed_superb" : "ask_speed", {}};
      case Phase::drive:
        return {"ask_drive",
                {{"squares", text(move.is_locked ? 0 : move.set.spaces())},
                 {"speed", text(move.set.mph())}}};
      case Phase::match: {
        const int baulker = baulker_of(game_.track, state_);
        return {"ask_match",
                {{"who", race_.names()[state_.seat_of(baulker)]},
                 {"speed", text(state_.cars[baulker].speed.mph())}}};
      }
      case Phase::card:
        return {"ask_card", {}};
      case Phase::special:
        return {"ask_special", {{"corner", race_.board().corners[move.passed[move.next].what].id}}};
      default:
        return {};
    }
  }

 private:
  // --- Steps 1 and 2
  std::vector<Choice> speeds() const {
    std::vector<Choice> list;
    for (int spaces = 0; spaces <= kSquaresMax; ++spaces)
      list.push_back(speed(Speed::from_spaces(spaces)));
    if (!state_.move.has_superb && state_.at_wheel().hand[static_cast<int>(Tactic::superb)] > 0)
      list.push_back(simple(superb(), "superb", "SD"));
    return list;
  }

  Choice speed(Speed speed) const {
    const Decision decision = set(speed);
    Choice choice = simple(decision, "set", text(speed.mph()));
    if (choice.decision.empty()) return choice;
    choice.price = price_of(cost_of_setting(state_.at_wheel(), speed));
    State next = state_;
    NoEvents nobody;
    FormulaOne::apply(game_, next, FormulaOne::listed(game_, next, seat_, decision), nobody);
    const std::vector<FormulaOneWay> ways = ways_of(race_, next, seat_);
    const bool has_pit = ways.back().decision.path.ends_in_pit();
    // The way along the road; a stop is a plan of its own.
    const auto on_road = ways.end() - (has_pit ? pit_ways(ways) : 0);
    const auto best = std::min_element(ways.begin(), on_road, is_plainer);
    choice.has_road = true;
    choice.road = best->price;
    choice.path = best->path;
    choice.rows = static_cast<int>(best->path.size());
    choice.notes = best->notes;
    if (has_pit) choice.notes.push_back({"note_pit_in_reach", {}});
    if (speed >= kCarburettor) choice.notes.push_back({"note_carburettor_idle", {}});
    return choice;
  }

  static std::ptrdiff_t pit_ways(const std::vector<FormulaOneWay>& ways) {
    return std::count_if(ways.begin(), ways.end(),
                         [](const FormulaOneWay& way) { return way.decision.path.ends_in_pit(); });
  }

  // --- Step 3
  std::vector<Choice> drives() const {
    std::vector<Choice> list;
    for (const FormulaOneWay& way : ways_of(race_, state_, seat_)) {
      list.push_back(driven(way));
      if (way.decision.path.ends_in_pit()) {
        list.back().kind = "pit";
        list.back().notes.push_back({"note_pit", {}});
      }
    }
    return list;
  }

  Choice driven(const FormulaOneWay& way) const {
    Choice choice;
    choice.decision = race_.format(seat_, way.decision);
    choice.kind = "drive";
    choice.price = way.price;
    choice.notes = way.notes;
    choice.path = way.path;
    choice.rows = static_cast<int>(way.path.size());
    if (!way.path.empty()) choice.to = way.path.back();
    choice.label = choice.to;
    return choice;
  }

  // --- Step 4
  std::vector<Choice> matches() const {
    const int baulker = baulker_of(game_.track, state_);
    return {simple(match(), "match", text(state_.cars[baulker].speed.mph())),
            simple(keep(), "keep", text(state_.at_wheel().speed.mph()))};
  }

  // --- Step 5
  std::vector<Choice> cards() const {
    std::vector<Choice> list;
    std::array<bool, kTactics> is_playable{};
    Choice none;
    for (const FormulaOneWay& way : ways_of(race_, state_, seat_)) {
      Choice choice = driven(way);
      if (way.decision.kind == DecisionKind::pass) {
        choice.kind = "pass";
        none = std::move(choice);
        continue;
      }
      choice.kind = "card";
      choice.label = tactic_id(way.decision.card);
      if (way.decision.card == Tactic::carburettor)
        choice.label += " " + text(speed_of(way.decision).mph());
      is_playable[static_cast<std::size_t>(way.decision.card)] = true;
      list.push_back(std::move(choice));
    }
    for (int i = 0; i < kTactics; ++i) {
      if (state_.at_wheel().hand[i] > 0 && !is_playable[i])
        list.push_back(unplayable(static_cast<Tactic>(i)));
    }
    list.push_back(std::move(none));
    return list;
  }

  Choice unplayable(Tactic which) const {
    const Speed to = which == Tactic::carburettor ? kCarburettor : 0_mph;
    return simple(card(which, to, {}), "card", std::string(tactic_id(which)));
  }

  // --- Step 6
  std::vector<Choice> specials() const {
    const Move& move = state_.move;
    const Choice use = simple(special(move.passed[move.next].what), "special", "ST");
    Choice held = simple(hold(), "hold", "");
    const FormulaOneWay way = way_of(race_, state_, seat_, hold());
    held.price = way.price;
    held.notes = way.notes;
    return {use, held};
  }

  // A decision without a way, or why it may not be taken.
  Choice simple(const Decision& decision, std::string kind, std::string label) const {
    Choice choice;
    choice.kind = std::move(kind);
    choice.label = std::move(label);
    const auto checked = FormulaOne::check(game_, state_, seat_, decision);
    if (checked) {
      choice.decision = race_.format(seat_, decision);
    } else {
      bar(choice, checked.error().why);
      add_values(choice, decision, checked.error().why);
    }
    return choice;
  }

  // What a reason is filled with.
  void add_values(Choice& choice, const Decision& decision, Why why) const {
    const Car& car = state_.at_wheel();
    auto& with = choice.barred.with;
    if (decision.kind == DecisionKind::set)
      with.emplace_back("speed", text(speed_of(decision).mph()));
    with.emplace_back("now", text(car.speed.mph()));
    if (why == Why::above_first_speed)
      with.emplace_back("most", text((car.where == Where::pit ? car.cap : kFirstSpeed).mph()));
    if (why == Why::reduction_not_payable) {
      // Nothing of the chart pays for more than it has.
      if (const std::optional<Wear> cost = reduction_cost(car.speed - speed_of(decision))) {
        choice.barred.key += "_wear";
        with.emplace_back("brake", text(cost->brake));
        with.emplace_back("tyre", text(cost->tyre));
      }
    }
  }

  const FormulaOneRace& race_;
  const Game& game_;
  const State& state_;
  const Seat seat_;
};

}  // namespace

Desk desk_of(const FormulaOneRace& race, Seat seat) {
  Desk desk;
  desk.phase = phase_name(race.state().phase);
  if (!race.pending().awaits(seat)) return desk;
  const Asked asked(race, seat);
  desk.car = race.state().move.car;
  desk.question = asked.question();
  desk.instruments = instruments(race, seat);
  desk.choices = asked.choices();
  return desk;
}

}  // namespace chicane::desk
