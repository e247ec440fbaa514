#include "desk/formula_one_ways.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/text.h"
#include "codec/formula_one/decision_text.h"
#include "rules/formula_one/paths.h"

namespace chicane::desk {

using namespace formula_one;

namespace {

constexpr std::int64_t kThrowResults = static_cast<std::int64_t>(kDieSides) * kDieSides;
constexpr std::array<std::string_view, 5> kPenaltyWords = {"nothing", "tyre", "two_tyres",
                                                           "tyre_and_brake", "spin"};
constexpr std::array<Tone, 5> kPenaltyTones = {Tone::free, Tone::wear, Tone::wear, Tone::wear,
                                               Tone::out};
// Who is 60 over spins, however much more it is.
constexpr int kCertain = 60;

// A band taken too fast, with the results of its throw.
struct Band {
  int band = 0;
  int over = 0;
  std::array<std::int64_t, 5> ways{};
  std::int64_t of = 1;
};

// A position that may come, with how many results lead to it.
struct Branch {
  State state;
  std::int64_t weight = 1;
};

class Playing {
 public:
  Playing(const FormulaOneRace& race, const State& state, Seat seat)
      : game_(race.game()), race_(race), state_(state), seat_(seat) {}

  FormulaOneWay play(const Decision& decision) {
    State next = state_;
    answer(next, seat_, decision, 1);
    settle(next, 1);
    std::vector<Branch> open;
    add(open, next, 1);
    while (!open.empty()) {
      std::vector<Branch> after;
      ++level_;
      for (const Branch& branch : open) throw_dice(branch, after);
      open = std::move(after);
    }
    return report(decision);
  }

 private:
  void answer(State& state, Seat seat, const Decision& decision, std::int64_t weight) {
    EventLog<Event> log;
    FormulaOne::apply(game_, state, FormulaOne::listed(game_, state, seat, decision), log);
    for (const Event& event : log.events) read(event, weight);
  }

  // What the driver would still be asked in this turn, answered with the plain course.
  void settle(State& state, std::int64_t weight) {
    const int car = state_.move.car;
    while (state.move.car == car) {
      if (state.phase == Phase::match) {
        answer(state, seat_, keep(), weight);
      } else if (state.phase == Phase::card) {
        answer(state, seat_, pass(), weight);
      } else if (state.phase == Phase::special) {
        answer(state, seat_, hold(), weight);
      } else {
        return;
      }
    }
  }

  void throw_dice(const Branch& branch, std::vector<Branch>& after) {
    for (int first = 1; first <= kDieSides; ++first) {
      State half = branch.state;
      answer(half, kChance, roll(first), branch.weight);
      for (int second = 1; second <= kDieSides; ++second) {
        State whole = half;
        answer(whole, kChance, roll(second), branch.weight);
        settle(whole, branch.weight);
        add(after, whole, branch.weight);
      }
    }
  }

  // Gauges differ little after a throw: positions that are the same are one.
  static void add(std::vector<Branch>& list, const State& state, std::int64_t weight) {
    if (state.phase != Phase::penalty) return;
    for (Branch& branch : list) {
      if (std::memcmp(&branch.state, &state, sizeof state) != 0) continue;
      branch.weight += weight;
      return;
    }
    list.push_back({state, weight});
  }

  Band& band_at(std::size_t level, const Event& event) {
    while (bands_.size() <= level)
      bands_.push_back({event.band,
                        event.number,
                        {},
                        bands_.empty() ? kThrowResults : bands_.back().of * kThrowResults});
    return bands_[level];
  }

  void read(const Event& event, std::int64_t weight) {
    switch (event.kind) {
      case EventKind::threw:
        // Of the throw that goes on.
        band_at(level_ - 1, event).ways[static_cast<std::size_t>(event.penalty)] += weight;
        return;
      case EventKind::spun_off:
        // Without a throw, before the next one.
        band_at(level_, event).ways[static_cast<std::size_t>(Penalty::spin)] +=
            weight * kThrowResults;
        return;
      case EventKind::was_exempt:
        // The same on every branch.
        if (std::find(exempt_.begin(), exempt_.end(), event.band) == exempt_.end())
          exempt_.push_back(event.band);
        return;
      case EventKind::was_locked:
        notes_.push_back({"note_locked", {}});
        return;
      case EventKind::was_baulked:
        forced_ = event.wear;
        notes_.push_back(
            {"note_baulked",
             {{"who", driver(event.other)}, {"speed", std::to_string(event.speed.mph())}}});
        return;
      case EventKind::spun_at_roadside:
        is_roadside_ = true;
        notes_.push_back({"note_roadside", {{"who", driver(event.other)}}});
        return;
      default:
        return;
    }
  }

  std::string driver(int car) const { return race_.names()[state_.seat_of(car)]; }
  const std::string& corner(int band) const { return race_.board().corners[band].id; }

  Part part_of(const Band& band) const {
    Part part;
    part.what = "band";
    part.where = corner(band.band);
    part.of = band.of;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < band.ways.size(); ++i) {
      sum += band.ways[i];
      if (band.ways[i] > 0)
        part.odds.push_back({std::string(kPenaltyWords[i]), band.ways[i], kPenaltyTones[i]});
    }
    if (sum < band.of) part.odds.push_back({"spun_before", band.of - sum, Tone::out});
    return part;
  }

  FormulaOneWay report(const Decision& decision) {
    FormulaOneWay way;
    way.decision = decision;
    std::vector<Part> parts;
    if (forced_.brake > 0) parts.push_back({"brake", forced_.brake, {}, 0, {}});
    if (forced_.tyre > 0) parts.push_back({"tyre", forced_.tyre, {}, 0, {}});
    if (is_roadside_) parts.push_back({"spin", 1, {}, 0, {}});
    way.wear = forced_.brake + forced_.tyre;
    for (const Band& band : bands_) {
      parts.push_back(part_of(band));
      way.spins = way.spins * (band.of / way.results) + band.ways.back();
      way.pays = way.pays * (band.of / way.results) + band.of - band.ways.front();
      way.results = band.of;
      way.notes.push_back(
          {"note_over", {{"corner", corner(band.band)}, {"over", std::to_string(band.over)}}});
    }
    if (is_roadside_) way.spins = way.results = 1;
    for (const int band : exempt_) way.notes.push_back({"note_exempt", {{"corner", corner(band)}}});
    way.notes.insert(way.notes.end(), notes_.begin(), notes_.end());
    if (!parts.empty()) way.price.ways.push_back(std::move(parts));
    way.price.tone = way.spins > 0 && way.spins == way.results ? Tone::out
                     : !bands_.empty()                         ? Tone::chance
                     : way.wear > 0                            ? Tone::wear
                                                               : Tone::free;
    add_path(decision, way);
    return way;
  }

  void add_path(const Decision& decision, FormulaOneWay& way) const {
    const std::string squares =
        format_path(race_.board(), game_, state_, state_.move.car, decision.path);
    for (const std::string_view place : words(squares)) way.path.emplace_back(place);
  }

  const Game& game_;
  const FormulaOneRace& race_;
  const State& state_;
  const Seat seat_;
  std::size_t level_ = 0;  // Throws begun.
  std::vector<Band> bands_;
  std::vector<int> exempt_;
  std::vector<Say> notes_;
  Wear forced_;
  bool is_roadside_ = false;
};

// What a driver would notice: the card, the end, and what it may cost.
std::string noticed(const FormulaOneWay& way) {
  const Decision& decision = way.decision;
  std::string text = std::to_string(static_cast<int>(decision.kind)) + " " +
                     std::to_string(static_cast<int>(decision.card)) + " " +
                     std::to_string(decision.number) + " " +
                     (way.path.empty() ? std::string() : way.path.back());
  for (const std::vector<Part>& parts : way.price.ways) {
    for (const Part& part : parts) {
      text += ";" + part.what + part.where + std::to_string(part.units);
      for (const Odd& odd : part.odds) text += "," + odd.what + std::to_string(odd.ways);
    }
  }
  // Special tyres help up to 40 over.
  for (const Say& note : way.notes) {
    text += ";" + note.key;
    for (const auto& [what, value] : note.with) {
      text += "," + (what == "over" ? std::to_string(number(value, 0, kCertain).value_or(kCertain))
                                    : value);
    }
  }
  return text;
}

}  // namespace

bool is_safer(const FormulaOneWay& a, const FormulaOneWay& b) {
  const std::int64_t one = a.spins * b.results;
  const std::int64_t other = b.spins * a.results;
  if (one != other) return one < other;
  if (a.wear != b.wear) return a.wear < b.wear;
  return a.pays * b.results < b.pays * a.results;
}

FormulaOneWay way_of(const FormulaOneRace& race, const State& state, Seat seat,
                     const Decision& decision) {
  return Playing(race, state, seat).play(decision);
}

std::vector<FormulaOneWay> ways_of(const FormulaOneRace& race, const State& state, Seat seat) {
  DecisionList legal;
  FormulaOne::legal(race.game(), state, seat, legal);
  std::vector<FormulaOneWay> ways;
  std::vector<std::string> seen;
  for (const Decision& decision : legal) {
    FormulaOneWay way = way_of(race, state, seat, decision);
    std::string what = noticed(way);
    if (std::find(seen.begin(), seen.end(), what) != seen.end()) continue;
    seen.push_back(std::move(what));
    ways.push_back(std::move(way));
  }
  const auto end_of = [](const FormulaOneWay& way) {
    return way.path.empty() ? std::string() : way.path.back();
  };
  const auto stands_before = [&](const FormulaOneWay& a, const FormulaOneWay& b) {
    if (a.decision.kind != b.decision.kind) return a.decision.kind < b.decision.kind;
    if (a.decision.card != b.decision.card) return a.decision.card < b.decision.card;
    if (a.decision.number != b.decision.number) return a.decision.number < b.decision.number;
    const bool is_pit = a.decision.path.ends_in_pit();
    if (is_pit != b.decision.path.ends_in_pit()) return !is_pit;
    if (end_of(a) != end_of(b)) return end_of(a) < end_of(b);
    if (is_safer(a, b) || is_safer(b, a)) return is_safer(a, b);
    return a.decision < b.decision;
  };
  std::sort(ways.begin(), ways.end(), stands_before);
  return ways;
}

}  // namespace chicane::desk
