#include "report/story.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"
#include "report/affairs.h"
#include "report/laps.h"
#include "report/passing.h"
#include "report/race_words.h"

namespace chicane::report {

namespace {

constexpr int kPlacesOfNote = 3;  // Tows, stops and the like further back are not told.
constexpr int kNotableMax = 3;    // Of them in one lap.
constexpr int kAffairsMax = 8;    // In one lap: beyond that those of the first ones are told.
constexpr int kClimbOfNote = 2;
constexpr int kChangesOfNote = 3;

class Teller {
 public:
  Teller(const Timeline& timeline, const std::string& unit)
      : timeline_(timeline), unit_(unit), affairs_(affairs_of(timeline)) {}

  std::vector<Chapter> tell() {
    tell_start();
    for (const LapSpan& span : lap_spans(timeline_)) tell_lap(span);
    tell_finish();
    return std::move(chapters_);
  }

 private:
  using Order = std::vector<const desk::CarOnTable*>;

  Order order(std::size_t moment) const { return running_order(timeline_.moments[moment].table); }
  const std::string& name(int car) const { return timeline_.names[static_cast<std::size_t>(car)]; }
  const std::string& name(const desk::CarOnTable* car) const { return name(car->car); }

  void say(std::string text, std::string clause = {}) {
    chapters_.back().sentences.push_back({std::move(text), std::move(clause)});
  }

  // The first sentence of a turn says which; not in the same words twice running.
  void say_in(int turn, const std::string& text, const std::string& clause = {}) {
    if (turn == turn_said_) return say(text, clause);
    const bool is_next = turn == turn_said_ + 1 && !chapters_.back().sentences.empty();
    was_later_ = is_next && !was_later_;
    say(was_later_ ? "A turn later " + text : fill("In turn {}, {}", turn, text), clause);
    turn_said_ = turn;
  }

  void tell_start() {
    chapters_.push_back({"The start", {}});
    const Order grid = grid_order(timeline_);
    const Race& race = *timeline_.race;
    const int laps = timeline_.moments.front().table.laps;
    say(fill("{} line up at {} for {}.", counted(static_cast<int>(grid.size()), "car"),
             circuit_title(race.board()), counted(laps, "lap")));
    say(grid.size() < 2
            ? fill("{} has the road to itself.", name(grid[0]))
            : fill("{} has the first place on the grid, {} the second{}.", name(grid[0]),
                   name(grid[1]), grid.size() > 2 ? fill(", {} the third", name(grid[2])) : ""));
    leader_ = grid[0]->car;
    led_.insert({leader_, 1});
  }

  void tell_lap(const LapSpan& span) {
    const int first = timeline_.moments[span.begin].turn + 1;
    const int last = timeline_.moments[span.end].turn;
    chapters_.push_back(
        {fill("Lap {}, {}", span.lap,
              first == last ? fill("turn {}", first) : fill("turns {} to {}", first, last)),
         {}});
    notable_ = 0;
    told_.clear();
    const auto in_lap = [&](const Affair& affair) {
      return affair.turn >= first && affair.turn <= last && affair.weight == Weight::incident;
    };
    is_crowded_ = std::count_if(affairs_.begin(), affairs_.end(), in_lap) > kAffairsMax;
    const int leader_before = leader_;
    const std::size_t said_before = chapters_.back().sentences.size();
    for (std::size_t i = span.begin + 1; i <= span.end; ++i) tell_turn(i);
    tell_rest(in_trouble_, "In trouble further back: {}.");
    tell_rest(in_pits_, "Also in the pits: {}.");
    tell_fights(span);
    tell_climbs(span);
    const bool was_quiet = chapters_.back().sentences.size() == said_before;
    tell_order(span, leader_before == leader_ && was_quiet);
  }

  void tell_turn(std::size_t moment) {
    const int turn = timeline_.moments[moment].turn;
    const int before = timeline_.moments[moment - 1].turn;
    const Order now = order(moment);
    for (const Affair& affair : affairs_) {
      if (affair.turn <= before || affair.turn > turn) continue;
      if (is_told(affair, order(moment - 1), now)) {
        say_in(affair.turn, affair.text, affair.clause);
        add(told_, affair.car);
      } else if (affair.weight == Weight::incident) {
        add(in_trouble_, affair.car);
      } else if (condition_of(affair.car, now) == Condition::halted) {
        add(in_pits_, affair.car);
      }
    }
    if (now[0]->car != leader_) tell_lead(moment, now);
  }

  // In a lap with too much of it only what befalls the first ones, and who goes out.
  bool is_told(const Affair& affair, const Order& was, const Order& now) {
    if (affair.weight == Weight::notable)
      return place_in(now, affair.car) <= kPlacesOfNote && ++notable_ <= kNotableMax;
    return !is_crowded_ || place_in(was, affair.car) <= kPlacesOfNote ||
           condition_of(affair.car, now) == Condition::out;
  }

  static Condition condition_of(int car, const Order& order) {
    return order[static_cast<std::size_t>(place_in(order, car)) - 1]->condition;
  }

  static void add(std::vector<int>& cars, int car) {
    if (std::find(cars.begin(), cars.end(), car) == cars.end()) cars.push_back(car);
  }

  // Those of whose trouble or stop nothing was told.
  void tell_rest(std::vector<int>& cars, std::string_view pattern) {
    std::vector<std::string> names;
    for (const int car : std::exchange(cars, {})) {
      if (std::find(told_.begin(), told_.end(), car) == told_.end()) names.push_back(name(car));
    }
    if (!names.empty()) say(fill(pattern, join(names, ", ")));
  }

  void tell_lead(std::size_t moment, const Order& now) {
    const desk::CarOnTable& old =
        timeline_.moments[moment].table.cars[static_cast<std::size_t>(leader_)];
    const std::string& who = name(now[0]);
    const std::string& from = name(leader_);
    const int turn = timeline_.moments[moment].turn;
    const int times = ++led_[now[0]->car];
    std::string text;
    if (turn == 1) {
      text = fill("{} makes the best of the start and leads {}.", who, from);
    } else if (old.condition == Condition::out) {
      text = fill("{} inherits the lead, for {} is out.", who, from);
    } else if (old.condition == Condition::halted) {
      text = fill("{} takes over the lead while {} stands still.", who, from);
    } else {
      constexpr std::string_view kAgain[] = {
          "{} takes the lead from {}.", "{} is back in front, ahead of {}.",
          "{} passes {} once more to lead.", "{} leads again, with {} behind."};
      text = fill(kAgain[std::min<std::size_t>(static_cast<std::size_t>(times), 4) - 1], who, from);
    }
    leader_ = now[0]->car;
    say_in(turn, text);
  }

  void tell_fights(const LapSpan& span) {
    const std::optional<Fight> fight = longest_fight(timeline_, span.begin, span.end);
    if (!fight || fight->changes < kChangesOfNote) return;
    say(fill("{} and {} change places {} in this lap.", name(fight->one), name(fight->other),
             counted(fight->changes, "time")));
  }

  void tell_climbs(const LapSpan& span) {
    const std::vector<Climb> all = climbs(timeline_, span.begin, span.end);
    if (all.empty()) return;
    const Climb& best = all.front();
    const std::string from = ordinal(best.from);
    if (std::min(best.passed, best.from - best.to) >= kClimbOfNote) {
      say(best.to == 1 ? fill("{} comes through from {} to the front.", name(best.car), from)
                       : fill("{} makes up the most ground, from {} to {}.", name(best.car), from,
                              ordinal(best.to)));
    }
    const Climb& worst = all.back();
    if (std::min(-worst.passed, worst.to - worst.from) >= kClimbOfNote)
      say(fill("{} falls back from {} to {}.", name(worst.car), ordinal(worst.from),
               ordinal(worst.to)));
  }

  void tell_order(const LapSpan& span, bool was_quiet) {
    const Order now = order(span.end);
    const std::string what =
        !span.is_complete ? "So far {} leads"
        : was_quiet       ? "{} stays in front all the way round and completes the lap"
        : span.lap == timeline_.moments.front().table.laps ? "{} is first over the line"
                                                           : "{} completes the lap in front";
    std::string text = fill(what, name(now[0]));
    if (now.size() > 1 && now[1]->condition != Condition::out) {
      text += gap_words(now[0]->distance - now[1]->distance, name(now[1]));
      if (now.size() > 2 && now[2]->condition != Condition::out)
        text += fill("; {} is third, {} behind the leader", name(now[2]),
                     counted(std::max(0, now[0]->distance - now[2]->distance), unit_));
    }
    say(text + ".");
  }

  std::string gap_words(int gap, const std::string& second) const {
    if (gap <= 0) return fill(", level with {}", second);
    if (gap <= 2) return fill(" with {} right behind, {} back", second, counted(gap, unit_));
    if (gap >= 10) return fill(", well clear: {} is {} back", second, counted(gap, unit_));
    return fill(", {} ahead of {}", counted(gap, unit_), second);
  }

  void tell_finish() {
    if (!timeline_.race->pending().is_over()) return;
    chapters_.push_back({"The finish", {}});
    turn_said_ = -2;
    const Order last = order(timeline_.moments.size() - 1);
    if (last[0]->condition == Condition::home) {
      tell_winner(last);
    } else {
      say("Nobody comes home.");
    }
    tell_late_affairs();
    tell_field();
  }

  void tell_field() {
    std::vector<std::string> outs;
    int home = 0;
    int cars = 0;
    for (const Standing& standing : timeline_.race->standings()) {
      ++cars;
      if (standing.condition == Condition::home) ++home;
      if (standing.condition == Condition::out)
        outs.push_back(fill("{} ({})", standing.name, standing.result));
    }
    const int on_road = cars - home - static_cast<int>(outs.size());
    if (home == cars && cars > 1) {
      say(fill("All {} cars come home.", cars));
    } else if (home > 1) {
      say(fill("{} of {} cars come home.", home, cars));
    }
    if (on_road > 0)
      say(fill("{} {} still on the road when the race ends.", counted(on_road, "car"),
               on_road == 1 ? "is" : "are"));
    if (!outs.empty()) say(fill("Out: {}.", join(outs, ", ")));
  }

  // What befell the others after the winner was home.
  void tell_late_affairs() {
    const std::vector<LapSpan> spans = lap_spans(timeline_);
    if (spans.empty()) return;
    const int told = timeline_.moments[spans.back().end].turn;
    for (const Affair& affair : affairs_) {
      if (affair.turn > told && affair.weight == Weight::incident)
        say_in(affair.turn, affair.text, affair.clause);
    }
  }

  void tell_winner(const Order& last) {
    const int grid = place_in(grid_order(timeline_), last[0]->car);
    const int turn = end_turn(timeline_, last[0]->car);
    std::string text = fill("{} wins in turn {}", name(last[0]), turn);
    text += grid == 1 ? ", from the first place on the grid"
                      : fill(", from {} on the grid", ordinal(grid));
    say(text + ".");
    if (last.size() < 2 || last[1]->condition != Condition::home) return;
    const int later = end_turn(timeline_, last[1]->car) - turn;
    const int gap = last[0]->distance - last[1]->distance;
    text = fill("{} is second", name(last[1]));
    if (later > 0) {
      text += fill(", {} later", counted(later, "turn"));
    } else if (gap > 0) {
      text += fill(", {} behind in the same turn", counted(gap, unit_));
    } else {
      text += " in the same turn";
    }
    if (last.size() > 2 && last[2]->condition == Condition::home)
      text += fill("; {} is third", name(last[2]));
    say(text + ".");
  }

  const Timeline& timeline_;
  const std::string& unit_;
  const std::vector<Affair> affairs_;
  std::vector<Chapter> chapters_;
  std::map<int, int> led_;  // By car: how often it has come to the front.
  std::vector<int> told_;   // In this lap: of these cars.
  std::vector<int> in_trouble_;
  std::vector<int> in_pits_;
  int leader_ = 0;
  int turn_said_ = -2;
  int notable_ = 0;
  bool is_crowded_ = false;
  bool was_later_ = false;
};

}  // namespace

std::vector<Chapter> story_of(const Timeline& timeline, const std::string& unit) {
  return Teller(timeline, unit).tell();
}

}  // namespace chicane::report
