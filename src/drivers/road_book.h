// Where a car alone can come to in one turn, from wherever it stands and at every speed, and the
// wear that it costs: the same for all cars, whatever they are built like. Sure decisions alone.
//
// A rule set says in its folder, as a specialisation of Roads:
//   Standing               a plain value without padding: what of a car between two turns bears on
//                          the ways it can drive, but for its speed, its wear and its powers
//   standing(game, car)
//   bare(game, at, ref)    that of a car with nothing open behind it, `ref` its last speed
//   state(game, standing)  a lone car that stands there, with powers and wear for all it may do,
//                          about to plot, a whole lap or more from home
//   kWear                  the wear of that car
//   path_of(before, decision)  the path of a move that ends with this decision, as far as it can
//                          be told
//   wear_units(car)        units of the chart that a car can pay
//   reserve(car)           what else it has may save so much time, in hundredths of a turn
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/digest.h"
#include "base/held.h"
#include "core/rule_set.h"
#include "rules/lib/course.h"
#include "rules/lib/path.h"
#include "rules/lib/speed.h"
#include "solver/lone.h"

namespace chicane {

template <RuleSet R>
struct Roads;

template <RuleSet R>
class RoadBook {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Standing = typename Roads<R>::Standing;

  static constexpr int kSpeeds = 12;  // 0 to 220 mph.

  // A path that cannot be told: no space has four ways on for so many steps.
  static constexpr std::uint32_t kNoPath = 0xffffffffu;

  struct Way {
    std::uint32_t to;    // Number of a standing.
    std::uint32_t path;  // Its word, or kNoPath; it is as long as the speed says.
    std::uint8_t wear;
    bool passes_line;
  };
  struct Place {
    std::uint16_t row;
    std::array<std::uint32_t, kSpeeds + 1> ways;  // From the first of that speed on.
  };

  explicit RoadBook(const Game& game) {
    for (int i = 0; i < game.course.space_count; ++i) {
      const auto at = static_cast<SpaceId>(i);
      for (int spaces = 0; spaces < kSpeeds; ++spaces) {
        note(Roads<R>::bare(game, at, Speed::from_spaces(spaces)));
        if (!game.course[at].is_posted()) break;
      }
    }
    for (std::size_t i = 0; i < standings_.size(); ++i) explore(game, i);
    standings_ = {};
    seen_ = {};
    list_from_line();
  }

  int size() const { return static_cast<int>(places_.size()); }
  // Every way gains a row at least: in this order all that a way leads to, short of the line, comes
  // before it.
  const std::vector<int>& places_from_line() const { return from_line_; }
  const Place& place(int number) const { return places_[static_cast<std::size_t>(number)]; }
  std::span<const Way> ways(int place, Speed speed) const {
    const auto& starts = places_[static_cast<std::size_t>(place)].ways;
    const auto at = static_cast<std::size_t>(speed.spaces());
    return {ways_.data() + starts[at], ways_.data() + starts[at + 1]};
  }
  std::size_t way_count() const { return ways_.size(); }
  friend std::size_t bytes_held(const RoadBook& book) {
    return bytes_held(book.numbers_) + bytes_held(book.places_) + bytes_held(book.from_line_) +
           bytes_held(book.ways_);
  }

  std::optional<int> find(const Standing& standing) const {
    const auto known = numbers_.find(digest_of(standing));
    if (known == numbers_.end()) return std::nullopt;
    return static_cast<int>(known->second);
  }
  // Of a car with something behind it that no sure way leads to: as if it had not.
  int number(const Game& game, const Standing& standing) const {
    if (const std::optional<int> known = find(standing)) return *known;
    return *find(Roads<R>::bare(game, standing.at, standing.ref));
  }

 private:
  void list_from_line() {
    for (int i = 0; i < size(); ++i) from_line_.push_back(i);
    std::sort(from_line_.begin(), from_line_.end(), [&](int a, int b) {
      return place(a).row != place(b).row ? place(a).row > place(b).row : a < b;
    });
  }

  std::uint32_t note(const Standing& standing) {
    const auto [known, is_new] =
        numbers_.try_emplace(digest_of(standing), static_cast<std::uint32_t>(standings_.size()));
    if (is_new) standings_.push_back(standing);
    return known->second;
  }

  void explore(const Game& game, std::size_t number) {
    const State from = Roads<R>::state(game, standings_[number]);
    place_at_ = from.cars[0].at;
    Place place{game.course[place_at_].row, {}};
    typename R::DecisionList plots;
    R::legal(game, from, seat_at(0), plots);
    for (int spaces = 0; spaces < kSpeeds; ++spaces) {
      first_ = ways_.size();
      spaces_ = static_cast<std::uint8_t>(spaces);
      place.ways[static_cast<std::size_t>(spaces)] = static_cast<std::uint32_t>(first_);
      seen_.clear();
      for (const typename R::Decision& plot : plots) {
        if (plot.number != 20 * spaces) continue;
        take(game, from, plot, place);
        break;
      }
    }
    place.ways[kSpeeds] = static_cast<std::uint32_t>(ways_.size());
    places_.push_back(place);
  }

  void take(const Game& game, State state, const typename R::Decision& decision, Place& place) {
    NoEvents nobody;
    std::uint32_t path = Roads<R>::path_of(state, decision);
    R::apply(game, state, R::listed(game, state, seat_at(0), decision), nobody);
    const auto& car = state.cars[0];
    if (!car.is_running()) return;
    if (Lone<R>::clock(state) > 0) {
      if (!leads_to(game.course, place_at_, {path, spaces_}, car.at)) path = kNoPath;
      return arrive(game, car, path, place);
    }
    const Pending pending = R::pending(game, state);
    if (pending.kind != Pending::Kind::seats) return;
    if (!seen_.insert(digest_of(Lone<R>::key(game, state))).second) return;
    typename R::DecisionList legal;
    R::legal(game, state, seat_at(0), legal);
    for (const typename R::Decision& each : legal) {
      if (Lone<R>::is_sure(game, state, each)) take(game, state, each, place);
    }
  }

  static bool leads_to(const Course& course, SpaceId at, const Path& path, SpaceId to) {
    for (int i = 0; i < path.length; ++i) {
      if (path.step(i) >= course[at].step_count) return false;
      at = course.next(at, path.step(i));
    }
    return at == to;
  }

  template <class Car>
  void arrive(const Game& game, const Car& car, std::uint32_t path, Place& place) {
    if (car.speed == Speed{}) return;  // It has spun.
    const auto wear = static_cast<std::uint8_t>(Roads<R>::kWear - car.wear);
    const std::uint32_t to = note(Roads<R>::standing(game, car));
    const bool passes_line = game.course[car.at].row <= place.row;
    for (std::size_t i = first_; i < ways_.size(); ++i) {
      if (ways_[i].to != to) continue;
      const bool is_better =
          wear < ways_[i].wear || (wear == ways_[i].wear && ways_[i].path == kNoPath);
      if (is_better) ways_[i] = {to, path, wear, passes_line};
      return;
    }
    ways_.push_back({to, path, wear, passes_line});
  }

  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;  // By the digest of the standing.
  std::vector<Standing> standings_;
  std::vector<Place> places_;
  std::vector<int> from_line_;
  std::vector<Way> ways_;
  // What is looked at: the space, the speed and its first way.
  SpaceId place_at_{};
  std::uint8_t spaces_ = 0;
  std::size_t first_ = 0;
  std::unordered_set<std::uint64_t> seen_;  // Positions of the turn that is looked at.
};

}  // namespace chicane
