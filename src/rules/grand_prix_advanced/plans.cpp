#include "rules/grand_prix_advanced/plans.h"

#include <algorithm>

namespace chicane::grand_prix_advanced {

namespace {

// Others would be drawn into an accident (GPA-OVT-2). GPA-OVT-3  A free cell is a free choice.
bool endangers(const Road& road, int cell, bool goes_on, int brakings) {
  return road.is_occupied(cell) && road.checks(cell, goes_on, brakings) > 0;
}

// GPA-GEAR-5  Second sentence. Brakings do not count.
bool reaches_three(const Road& road, int cell, bool goes_on) {
  return road.is_fifth && road.factor(cell, goes_on) >= kFactorMax;
}

bool may_enter(const Road& road, const Allowance& allowed, int cell, bool goes_on, int brakings) {
  return (allowed.accident || !endangers(road, cell, goes_on, brakings)) &&
         (allowed.fifth || !reaches_three(road, cell, goes_on));
}

// Brakings that cells can take in without endangering anybody.
class Absorber {
 public:
  explicit Absorber(const Road& road) : road_(road) {}
  void pass(int cell) { add(cell, true); }
  int with_end(int cell) const {
    Absorber all = *this;
    all.add(cell, false);
    return all.room_;
  }
  int room() const { return room_; }

 private:
  void add(int cell, bool goes_on) {
    room_ += road_.is_occupied(cell) ? std::max(0, road_.slack(cell, goes_on)) : kNoLimit;
  }

  const Road& road_;
  int room_ = 0;
};

// The end of a plan that is lawful from a cell on.
struct Rest {
  int end;
  int brakings;
  bool is_box;
};

class Lister {
 public:
  Lister(const Road& road, const Allowance& allowed, const std::optional<Outcome>& known,
         DecisionList& list)
      : road_(road), allowed_(allowed), known_(known), list_(list) {}

  void run() {
    const std::size_t first = list_.size();
    if (road_.may_stay) add({0, 0, true, false, 0}, {});
    if (road_.box == 0) list_box(0, 0);
    // Brakings that the cells passed so far take in without a check.
    int slack = 0;
    for (int cell = 1; cell <= road_.most; ++cell) {
      list_end(cell, slack);
      list_checks_on_the_way(cell, slack);
      // Nobody comes further without checks.
      const int here = road_.slack(cell, true);
      if (here < 0 || !may_enter(road_, allowed_, cell, true, 0)) break;
      slack += here;
      if (road_.box == cell) list_box(cell, slack);
    }
    if (!allowed_.fits) list_last_room();
    std::sort(list_.begin() + first, list_.end());
  }

 private:
  void add(const Outcome& outcome, const Plan& plan) {
    if (known_ && *known_ == outcome) return;
    list_.push_back(follow(plan));
  }

  int least_brakings(int count) const { return std::max(0, road_.least - count); }

  // The plan so far, with brakings in the cells before `cell` that take them in freely.
  Plan braked(int cell, int brakings) const {
    Plan plan;
    plan.cells = static_cast<std::uint8_t>(cell);
    for (int i = 1; i < cell && brakings > 0; ++i) {
      const int taken = std::min(brakings, road_.slack(i, true));
      plan.brake(i, taken);
      brakings -= taken;
    }
    return plan;
  }

  static Outcome at_end(int cell, int checks) {
    return {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(checks), true, false, 0};
  }

  // Plans that end in the cell and are not checked before it.
  void list_end(int cell, int slack) {
    if (!road_.cells[cell].has_room) return;
    const int least = least_brakings(cell);
    const int most = road_.has_brakes ? road_.most - cell : 0;
    if (least > most) return;
    const int here = road_.slack(cell, false);
    // Without a check, braking no more than needed, …
    if (here >= 0 && slack + here >= least && may_enter(road_, allowed_, cell, false, 0)) {
      const int before = std::min(least, slack);
      Plan plan = braked(cell, before);
      plan.brake(cell, least - before);
      add(at_end(cell, 0), plan);
    }
    // … and with each number of checks.
    if (here >= kNoLimit) return;
    const int dearest = kFactorMax - road_.tolerance;
    for (int checks = std::clamp(-here, 1, dearest); checks <= dearest; ++checks) {
      int brakings = std::max(0, here + checks);
      const int before = std::clamp(least - brakings, 0, slack);
      // More brakings change nothing in a cell that has reached 3.
      if (checks == dearest) brakings = std::max(brakings, least - before);
      if (before + brakings < least || before + brakings > most) continue;
      if (!may_enter(road_, allowed_, cell, false, brakings)) continue;
      Plan plan = braked(cell, before);
      plan.brake(cell, brakings);
      add(at_end(cell, checks), plan);
    }
  }

  // Plans that are checked in the cell for the first time and go on.
  void list_checks_on_the_way(int cell, int slack) {
    const int here = road_.slack(cell, true);
    if (here >= kNoLimit) return;
    const int dearest = kFactorMax - road_.tolerance;
    for (int checks = std::clamp(-here, 1, dearest); checks <= dearest; ++checks) {
      const int brakings = std::max(0, here + checks);
      if (brakings > 0 && !road_.has_brakes) return;
      if (!may_enter(road_, allowed_, cell, true, brakings)) continue;
      const int least = cell + brakings;
      int most = road_.has_brakes ? road_.most - 1 : cell;
      if (checks < dearest) most = std::min(most, least + slack);
      for (int count = least; count <= most; ++count) {
        const std::optional<Rest> rest = find_rest(cell, count);
        if (!rest) continue;
        const int before = std::min(slack, count - least);
        Plan plan = braked(cell, before);
        plan.brake(cell, count - cell - before);
        complete(plan, cell, *rest);
        add({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(checks), false, false,
             static_cast<std::uint8_t>(count)},
            plan);
      }
    }
  }

  // The nearest lawful end after a cell entered with so many counts used.
  std::optional<Rest> find_rest(int cell, int count) const {
    if (road_.box == cell) {
      if (count + 1 >= road_.least && count + 1 <= road_.most) return Rest{cell, 0, true};
    }
    Absorber absorber(road_);
    for (int end = cell + 1; count + end - cell <= road_.most; ++end) {
      const int brakings = least_brakings(count + end - cell);
      if (brakings == 0 || road_.has_brakes) {
        if (road_.cells[end].has_room && may_enter(road_, allowed_, end, false, 0) &&
            (brakings == 0 || allowed_.accident || absorber.with_end(end) >= brakings))
          return Rest{end, brakings, false};
      }
      if (!may_enter(road_, allowed_, end, true, 0)) return std::nullopt;
      absorber.pass(end);
      if (road_.box == end) {
        const int to_box = least_brakings(count + end - cell + 1);
        if (count + end - cell + 1 <= road_.most &&
            (to_box == 0 || (road_.has_brakes && (allowed_.accident || absorber.room() >= to_box))))
          return Rest{end, to_box, true};
      }
    }
    return std::nullopt;
  }

  void complete(Plan& plan, int cell, const Rest& rest) const {
    plan.cells = static_cast<std::uint8_t>(rest.end);
    plan.is_box = rest.is_box;
    int brakings = rest.brakings;
    const auto goes_on = [&](int i) { return i < rest.end || rest.is_box; };
    // Where they cost nothing; then where they cost nobody else anything; then anywhere.
    for (int i = cell + 1; i <= rest.end && brakings > 0; ++i) {
      const int taken = std::min(brakings, std::max(0, road_.slack(i, goes_on(i))));
      plan.brake(i, taken);
      brakings -= taken;
    }
    for (int i = rest.end; i > cell && brakings > 0; --i) {
      if (road_.is_occupied(i)) continue;
      plan.brake(i, brakings);
      brakings = 0;
    }
    if (brakings > 0) plan.brake(rest.end, brakings);
  }

  // GPA-BOX-1  Straight into the box.
  void list_box(int entry, int slack) {
    const int least = least_brakings(entry + 1);
    if (entry + 1 + least > road_.most || least > slack || (least > 0 && !road_.has_brakes)) return;
    Plan plan = braked(entry + 1, least);
    plan.cells = static_cast<std::uint8_t>(entry);
    plan.is_box = true;
    add({static_cast<std::uint8_t>(entry), 0, true, true, 0}, plan);
  }

  // GPA-CAP-3
  void list_last_room() {
    Plan plan;
    plan.cells = static_cast<std::uint8_t>(allowed_.last_room);
    const Outcome outcome = outcome_of(road_, plan);
    const bool is_listed = std::any_of(list_.begin(), list_.end(), [&](const Decision& decision) {
      return decision.kind == DecisionKind::plan && outcome_of(road_, decision.plan) == outcome;
    });
    if (!is_listed) add(outcome, plan);
  }

  const Road& road_;
  const Allowance& allowed_;
  const std::optional<Outcome>& known_;
  DecisionList& list_;
};

}  // namespace

Allowance allowance(const Road& road) {
  bool fits = false;
  bool is_safe = false;              // A plan that endangers nobody.
  bool is_safe_below_three = false;  // … and enters no cell that reaches 3, …
  bool is_below_three = false;       // … or just that.
  int last_room = 0;
  if (road.may_stay) fits = is_safe = is_safe_below_three = is_below_three = true;
  bool passes_safely = true;
  bool passes_below_three = true;
  Absorber absorber(road);
  for (int end = 1; end <= road.most; ++end) {
    const int brakings = std::max(0, road.least - end);
    if (road.cells[end].has_room) {
      last_room = end;
      if (brakings == 0 || road.has_brakes) {
        fits = true;
        const bool is_way_out = brakings == 0 || !road.is_braking_no_way_out;
        const bool ends_safely = is_way_out && passes_safely && !endangers(road, end, false, 0) &&
                                 (brakings == 0 || absorber.with_end(end) >= brakings);
        const bool ends_below_three =
            is_way_out && passes_below_three && !reaches_three(road, end, false);
        is_safe = is_safe || ends_safely;
        is_below_three = is_below_three || ends_below_three;
        is_safe_below_three = is_safe_below_three || (ends_safely && ends_below_three);
      }
    }
    passes_safely = passes_safely && !endangers(road, end, true, 0);
    passes_below_three = passes_below_three && !reaches_three(road, end, true);
    absorber.pass(end);
  }
  // Where both prohibitions cannot be kept, GPA-OVT-2 goes first (R1).
  return {fits, last_room, !is_safe, is_safe ? !is_safe_below_three : !is_below_three};
}

std::optional<Why> refuse_plan(const Road& road, const Allowance& allowed, const Plan& plan) {
  if (plan.brakings != 0 && !road.has_brakes) return Why::no_brakes;
  if (plan.count() > road.most) return Why::beyond_maximum;
  if (plan.is_box && !road.may_box) return Why::no_way_to_box;
  if (plan.is_box && plan.cells != road.box) return Why::box_not_there;
  const bool is_last_room =
      !allowed.fits && !plan.is_box && plan.brakings == 0 && plan.cells == allowed.last_room;
  if (is_last_room) return std::nullopt;
  if (plan.count() < road.least) return Why::below_minimum;
  if (plan.cells == 0 && !plan.is_box) {
    if (road.may_stay) return std::nullopt;
    return road.cells[0].has_room ? Why::must_enter_cell : Why::no_room;
  }
  if (!plan.is_box && !road.cells[plan.cells].has_room) return Why::no_room;
  for (int cell = 1; cell <= plan.cells; ++cell) {
    const bool goes_on = cell < plan.cells || plan.is_box;
    if (!allowed.accident && endangers(road, cell, goes_on, plan.braking(cell)))
      return Why::endangers_others;
    if (!allowed.fifth && reaches_three(road, cell, goes_on)) return Why::three_in_fifth;
  }
  return std::nullopt;
}

Outcome outcome_of(const Road& road, const Plan& plan) {
  int count = 0;
  for (int cell = 1; cell <= plan.cells; ++cell) {
    const bool goes_on = cell < plan.cells || plan.is_box;
    count += 1 + plan.braking(cell);
    const int checks = road.checks(cell, goes_on, plan.braking(cell));
    if (checks <= 0) continue;
    return {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(checks), !goes_on, false,
            static_cast<std::uint8_t>(goes_on ? count : 0)};
  }
  return {plan.cells, 0, true, plan.is_box, 0};
}

void list_plans(const Road& road, const Allowance& allowed, const std::optional<Outcome>& known,
                DecisionList& list) {
  Lister(road, allowed, known, list).run();
}

}  // namespace chicane::grand_prix_advanced
