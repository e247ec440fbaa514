// What the lab knows of `grand-prix-advanced`.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "lab/figure.h"
#include "lab/out_watch.h"
#include "lab/study.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::lab {

template <>
class OutWatch<grand_prix_advanced::GrandPrixAdvanced> {
 public:
  // GPA-DMG-3, GPA-DMG-6
  static constexpr std::array<std::string_view, 2> kCauses = {"destroyed", "damage"};

  void begin() { log_.events.clear(); }
  void before(const grand_prix_advanced::State&, const grand_prix_advanced::Decision&) {}
  EventLog<grand_prix_advanced::Event>& sink() { return log_; }
  int cause(const grand_prix_advanced::State&, int car) const {
    const bool is_destroyed =
        std::any_of(log_.events.begin(), log_.events.end(), [&](const auto& event) {
          return event.car == car && event.kind == grand_prix_advanced::EventKind::destroyed;
        });
    return is_destroyed ? 0 : 1;
  }

 private:
  EventLog<grand_prix_advanced::Event> log_;
};

template <>
struct StudyOf<grand_prix_advanced::GrandPrixAdvanced> {
  // Rookies do not look ahead here.
  static constexpr std::string_view kDriver = "club";

  // GP-REF: 39, 2.2, 0.45, 0.13, 0.63
  static constexpr std::array<RaceTarget, 5> kTargets = {{
      {grand_prix_advanced::GrandPrixAdvanced::kId, Figure::overtakes, {19, kAny}},
      {grand_prix_advanced::GrandPrixAdvanced::kId, Figure::lead_changes, {0.8, kAny}},
      {grand_prix_advanced::GrandPrixAdvanced::kId, Figure::gap, {0, 0.7}},
      {grand_prix_advanced::GrandPrixAdvanced::kId, Figure::grid_correlation, {-0.2, 0.7}},
      {grand_prix_advanced::GrandPrixAdvanced::kId, Figure::front_wins, {0.35, 0.92}},
  }};

  static std::optional<int> car_at_wheel(const grand_prix_advanced::State& state) {
    return state.go.car;
  }
};

}  // namespace chicane::lab
