// The part of a table that all rule sets share: a game, a state, decisions judged by their rules,
// and what can be seen of them.
#pragma once

#include <memory>

#include "base/digest.h"
#include "codec/field_list.h"
#include "conform/board_table.h"
#include "core/rule_set.h"
#include "core/version_1.h"

namespace chicane::conform {

template <RuleSet R>
class PlayTable : public BoardTable {
 public:
  bool owes_die() const override {
    return game_ && R::pending(*game_, state_).kind == Pending::Kind::chance;
  }

  std::uint64_t digest() const override { return digest_of(state_); }

  void look(TraceStep& step) const override {
    if (!game_) return;
    const Pending pending = R::pending(*game_, state_);
    if (pending.is_over()) step[TraceKind::asked].emplace_back("nobody");
    if (pending.kind == Pending::Kind::chance) {
      step[TraceKind::asked].push_back("die " + label_of(pending.roll));
      look_at_answers(kChance, step);
    }
    if (pending.kind == Pending::Kind::seats) {
      for (const Seat seat : pending.seats) {
        step[TraceKind::asked].push_back(who(seat));
        look_at_answers(seat, step);
      }
    }
    look_at_state(step);
  }

 protected:
  // --- The words of the case language for what the rules know -----------------------------------

  virtual int seats() const = 0;
  // Who answers for that seat now: a driver, or the car at the wheel of a player with several.
  virtual std::string who(Seat seat) const = 0;
  // Of a lawful decision of a seat, not of chance.
  virtual std::string text_of(Seat seat, const typename R::Decision& decision) const = 0;
  virtual std::string text_of(const typename R::Event& event) const = 0;
  virtual std::string clause_of(const typename R::Event& event) const = 0;
  virtual std::string label_of(const Roll& roll) const = 0;
  virtual FieldList fields_of(const typename R::State& state) const = 0;

  // --- Decisions --------------------------------------------------------------------------------

  virtual void happened(const typename R::Event&) {}
  // A decision has been carried out.
  virtual void taken() {}

  Answer take(Seat seat, const typename R::Decision& decision) {
    const auto checked = R::check(*game_, state_, seat, decision);
    TraceStep step;
    if (!checked) {
      const std::string why_not = reason(checked.error().why);
      step[TraceKind::refusal].push_back(why_not);
      judged(std::move(step));
      return {false, false, why_not};
    }
    if (is_watched()) step.what = said(seat, decision);
    EventLog<typename R::Event> log;
    R::apply(*game_, state_, *checked, log);
    for (const typename R::Event& event : log.events) happened(event);
    taken();
    if (is_watched()) {
      for (const typename R::Event& event : log.events)
        step[TraceKind::events].push_back(text_of(event) + " (" + clause_of(event) + ")");
      judged(std::move(step));
    }
    return {true, false, {}};
  }

  // Words that are no decision: nonsense, or a rule is broken by what was meant.
  template <class Misread>
  Answer not_read(const Misread& misread) {
    if (!misread.refusal) return {false, true, misread.what};
    TraceStep step;
    step[TraceKind::refusal].push_back(reason(misread.refusal->why));
    judged(std::move(step));
    return {false, false, misread.what};
  }

  std::unique_ptr<typename R::Game> game_;
  typename R::State state_{};

 private:
  // "speed_above_top (SC-4.4)"
  template <class Why>
  static std::string reason(Why why) {
    return std::string(name(why)) + " (" + std::string(clause(why)) + ")";
  }

  std::string said(Seat seat, const typename R::Decision& decision) const {
    if (seat == kChance) return "roll " + std::to_string(decision.number);
    return who(seat) + " " + text_of(seat, decision);
  }

  void look_at_answers(Seat seat, TraceStep& step) const {
    typename R::DecisionList list;
    R::legal(*game_, state_, seat, list);
    for (const typename R::Decision& decision : list)
      step[TraceKind::answers].push_back(said(seat, decision));
  }

  void look_at_state(TraceStep& step) const {
    const typename R::State public_view = R::view(state_, kSpectator);
    const FieldList everybody = fields_of(public_view);
    step[TraceKind::state].push_back("digest " + to_hex(version_1_digest(state_)));
    if (digest_of(state_) != digest_of(public_view)) {
      for (const std::string& line : fields_of(state_).beyond(everybody).lines())
        step[TraceKind::state].push_back("hidden: " + line);
    }
    for (const std::string& line : everybody.lines())
      step[TraceKind::views].push_back("everybody: " + line);
    for (int seat = 0; seat < seats(); ++seat) {
      const typename R::State view = R::view(state_, seat_at(seat));
      if (digest_of(view) == digest_of(public_view)) continue;
      for (const std::string& line : fields_of(view).beyond(everybody).lines())
        step[TraceKind::views].push_back(who(seat_at(seat)) + ": " + line);
    }
  }
};

}  // namespace chicane::conform
