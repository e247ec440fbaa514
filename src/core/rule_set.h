// The contract every rule set keeps. A rule set is a type with static functions, all pure: no file,
// clock, random device, float, allocation or exception in pending, legal, check, apply and view.
//
//   Game      what is fixed for a race: the compiled board and the options
//   State     the position: trivially copyable, at most 1 KiB, equal values have equal bytes
//   Decision  what a seat, or chance, may answer
//   Refusal   why a decision is not lawful: named, with its clause
//   Event     what happened, as everybody may know it
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "core/checked.h"
#include "core/events.h"
#include "core/pending.h"

namespace chicane {

inline constexpr std::size_t kStateBytesMax = 1024;

template <class R>
concept RuleSet = requires(
    const typename R::Game& game, const typename R::State& state, typename R::State& changing,
    Seat seat, const typename R::Decision& decision, const Checked<R>& checked,
    typename R::DecisionList& list, NoEvents& no_events, EventLog<typename R::Event>& log) {
  { R::kId } -> std::convertible_to<std::string_view>;
  { R::kVersion } -> std::convertible_to<int>;

  // The first state of a race with so many seats; the caller has made sure that 1 <= seats <=
  // seats_max(game).
  { R::setup(game, int{}) } -> std::same_as<typename R::State>;
  { R::seats_max(game) } -> std::same_as<int>;

  { R::pending(game, state) } -> std::same_as<Pending>;
  // Appends one decision for each distinct outcome, sorted. Empty for a seat that is not awaited.
  { R::legal(game, state, seat, list) } -> std::same_as<void>;
  {
    R::check(game, state, seat, decision)
  } -> std::same_as<Result<Checked<R>, typename R::Refusal>>;
  { R::listed(game, state, seat, decision) } -> std::same_as<Checked<R>>;
  { R::apply(game, changing, checked, no_events) } -> std::same_as<void>;
  { R::apply(game, changing, checked, log) } -> std::same_as<void>;
  // The state as that seat may know it: what is hidden from it is blanked, so legal() of the own
  // seat stays the same.
  { R::view(state, seat) } -> std::same_as<typename R::State>;

  requires std::is_trivially_copyable_v<typename R::State>;
  requires std::has_unique_object_representations_v<typename R::State>;
  requires sizeof(typename R::State) <= kStateBytesMax;
  requires std::is_trivially_copyable_v<typename R::Decision>;
  requires std::equality_comparable<typename R::Decision>;
};

}  // namespace chicane
