// Why cars go out, for each rule set.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/rule_set.h"
#include "rules/formula_one/formula_one.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/targets.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::lab {

// A specialisation has
//   kCauses                    the words
//   begin()                    another race
//   before(state, decision)    a driver's decision, before it is applied
//   sink()                     for the events
//   cause(state, car)          of a car that is out: its place in kCauses
template <RuleSet R>
class OutWatch;

// What is seen without events and decisions.
class OutsByState {
 public:
  void begin() {}
  template <class State, class Decision>
  void before(const State&, const Decision&) {}
  NoEvents& sink() { return nobody_; }

 private:
  NoEvents nobody_;
};

// Nobody is ever out: who has left the road comes back.
class NoOuts : public OutsByState {
 public:
  static constexpr std::array<std::string_view, 0> kCauses{};
  template <class State>
  int cause(const State&, int) const {
    return 0;
  }
};

template <>
class OutWatch<formula_one::FormulaOne> : public NoOuts {};
template <>
class OutWatch<grand_prix_basic::GrandPrixBasic> : public NoOuts {};

// The status of the car says it: `First` is the first that is out.
template <class Status, Status First>
class OutsByStatus : public OutsByState {
 public:
  template <class State>
  int cause(const State& state, int car) const {
    return static_cast<int>(state.cars[car].status) - static_cast<int>(First);
  }
};

template <>
class OutWatch<speed_circuit::SpeedCircuit>
    : public OutsByStatus<speed_circuit::Status, speed_circuit::Status::crash> {
 public:
  static constexpr std::array<std::string_view, 4> kCauses = {"crash", "engine", "brakes", "stall"};
};

template <>
class OutWatch<speed_circuit_wbc::SpeedCircuitWbc>
    : public OutsByStatus<speed_circuit_wbc::Status, speed_circuit_wbc::Status::crash> {
 public:
  static constexpr std::array<std::string_view, 5> kCauses = {"crash", "crash off", "engine",
                                                              "brakes", "stuck"};
};

template <>
class OutWatch<motorchamp::MotorChamp> : public OutsByState {
 public:
  // Blockage: not for the limit alone; the track, or every side place, was taken.
  static constexpr std::array<std::string_view, 2> kCauses = {"limit", "blockage"};

  void before(const motorchamp::State& state, const motorchamp::Decision& decision) {
    if (state.phase != motorchamp::Phase::play) return;
    if (motorchamp::target_of(decision).goal != motorchamp::Goal::out) return;
    // MC-LIM-4  Two over the limit is out whoever is in the way.
    const bool is_by_limit = motorchamp::total_of(state.move) >= state.move.limit + 2;
    causes_[state.move.car] = is_by_limit ? 0 : 1;
  }
  int cause(const motorchamp::State&, int car) const { return causes_[car]; }

 private:
  std::array<std::uint8_t, motorchamp::kCarsMax> causes_{};
};

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

}  // namespace chicane::lab
