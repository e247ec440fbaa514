// Why cars go out. Each game says it in lab/<game>_study.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/rule_set.h"

namespace chicane::lab {

// A specialisation has
//   kCauses                    the words
//   begin()                    another race
//   before(state, decision)    a driver's decision, before it is applied
//   sink()                     for the events
//   cause(state, car)          of a car that is out: its place in kCauses
template <RuleSet R>
class OutWatch {
  static_assert(sizeof(R) == 0, "why do cars go out? lab/<game>_study.h brings OutWatch<R>");
};

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

// The status of the car says it: `First` is the first that is out.
template <class Status, Status First>
class OutsByStatus : public OutsByState {
 public:
  template <class State>
  int cause(const State& state, int car) const {
    return static_cast<int>(state.cars[car].status) - static_cast<int>(First);
  }
};

}  // namespace chicane::lab
