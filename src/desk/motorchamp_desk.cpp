#include "desk/motorchamp_desk.h"

#include <algorithm>
#include <bit>

#include "codec/motorchamp/decision_text.h"
#include "desk/motorchamp_instruments.h"
#include "desk/motorchamp_paths.h"
#include "rules/motorchamp/odds.h"
#include "rules/motorchamp/targets.h"

namespace chicane::desk {

using namespace motorchamp;

namespace {

std::string text(int number) { return std::to_string(number); }

// The car that is decided for, or −1.
int asked_car(const State& state) {
  switch (state.phase) {
    case Phase::throw_choice:
    case Phase::objection:
    case Phase::play:
    case Phase::slip:
      return state.move.car;
    case Phase::claim:
      return std::countr_zero(state.claims);
    default:
      return -1;
  }
}

class Asked {
 public:
  Asked(const MotorChampRace& race, Seat seat)
      : race_(race),
        game_(race.game()),
        state_(race.state()),
        seat_(seat),
        names_(car_names(race.state())) {}

  Say question() const {
    const int car = asked_car(state_);
    switch (state_.phase) {
      case Phase::grid_choice:
        return {"ask_grid", {}};
      case Phase::throw_choice:
        return {"ask_throw", {{"car", names_[car]}}};
      case Phase::objection:
        return {"ask_objection",
                {{"car", names_[car]}, {"who", race_.names()[state_.cars[car].owner]}}};
      case Phase::play:
        return {"ask_play", {{"car", names_[car]}, {"total", text(total_of(state_.move))}}};
      case Phase::slip:
        return {"ask_slip", {{"car", names_[car]}, {"rows", text(kTowRows)}}};
      case Phase::claim:
        return {"ask_claim", {{"car", names_[car]}}};
      default:
        return {};
    }
  }

  std::vector<Choice> choices() const {
    if (state_.phase == Phase::throw_choice) return throws();
    DecisionList legal;
    MotorChamp::legal(game_, state_, seat_, legal);
    std::vector<Choice> list;
    for (const Decision& decision : legal) list.push_back(answer(decision));
    // Asked last, though its number sorts first.
    if (state_.phase == Phase::claim) std::reverse(list.begin(), list.end());
    return list;
  }

 private:
  std::vector<Choice> throws() const {
    std::vector<Choice> list;
    const int dice = dice_allowed(game_, state_, state_.at_wheel());
    for (int i = 0; i < kThrows; ++i) {
      const auto which = static_cast<Throw>(i);
      const Decision decision = throw_dice(which);
      Choice choice;
      choice.kind = "throw";
      choice.label = format_throw(which);
      choice.price = price_of(which);
      const auto checked = MotorChamp::check(game_, state_, seat_, decision);
      if (checked) {
        choice.decision = race_.format(seat_, decision);
        // A-35  Lawful to try, and out if nobody minds.
        if (kDiceOf[i] > dice) choice.notes.push_back({"note_too_many_dice", {}});
      } else {
        const Why why = checked.error().why;
        choice.barred = {"why_" + std::string(name(why)), {{"dice", text(dice)}}};
        choice.clause = clause(why);
      }
      list.push_back(std::move(choice));
    }
    return list;
  }

  Price price_of(Throw which) const {
    const Odds odds = odds_of(game_, state_, which);
    const bool is_practice = state_.is_practice;
    Part part;
    part.what = "throw";
    part.of = odds.results;
    const int on = odds.results - odds.off - odds.out;
    if (on > 0) part.odds.push_back({"on", on, Tone::free});
    if (odds.off > 0) part.odds.push_back({is_practice ? "wasted" : "off", odds.off, Tone::wear});
    if (odds.out > 0) part.odds.push_back({is_practice ? "no_time" : "out", odds.out, Tone::out});
    const Tone tone = on == odds.results ? Tone::free : on == 0 ? Tone::out : Tone::chance;
    return {tone, {{part}}};
  }

  Choice answer(const Decision& decision) const {
    Choice choice;
    choice.decision = race_.format(seat_, decision);
    switch (decision.kind) {
      case DecisionKind::grid:
        choice.kind = "grid";
        choice.label = names_[decision.number];
        break;
      case DecisionKind::object:
      case DecisionKind::waive:
        choice.kind = verb(decision.kind);
        break;
      case DecisionKind::claim:
        choice.kind = decision.number != 0 ? "claim" : "no_claim";
        break;
      case DecisionKind::play:
        choice.path = path_to(game_, state_, target_of(decision));
        aim(choice, target_of(decision));
        break;
      case DecisionKind::slip:
        choice.path = tow_to(game_, state_, target_of(decision));
        aim(choice, target_of(decision));
        if (choice.kind == "drive") choice.kind = "tow";
        break;
      case DecisionKind::throw_dice:
      case DecisionKind::roll:
        break;
    }
    return choice;
  }

  void aim(Choice& choice, const Target& target) const {
    choice.label = format_target(target);
    if (!choice.path.empty()) choice.to = choice.path.back();
    const bool is_beside = target.goal == Goal::side;
    choice.rows = static_cast<int>(choice.path.size()) - (is_beside ? 1 : 0);
    switch (target.goal) {
      case Goal::track:
        choice.kind = "drive";
        add_square(choice, target);
        return;
      case Goal::side:
        choice.kind = "side";
        choice.price = {Tone::wear, {{{"off", 1, {}, 0, {}}}}};
        choice.notes.push_back({"note_side", {{"passes", text(kPassesToReturn)}}});
        return;
      case Goal::lane:
        choice.kind = "lane";
        return;
      case Goal::pit:
        choice.kind = "pit";
        choice.notes.push_back({"note_pit", {{"points", text(kServicePoints)}}});
        return;
      case Goal::stay:
        choice.kind = "stay";
        return;
      case Goal::fail:
        choice.kind = "fail";
        choice.notes.push_back({"note_fail", {{"points", text(kServicePoints)}}});
        return;
      case Goal::finish:
        choice.kind = "finish";
        return;
      case Goal::out:
        choice.kind = "out";
        choice.price = {Tone::out, {{{"out", 1, {}, 0, {}}}}};
        return;
      case Goal::no:
        choice.kind = "no_tow";
        return;
    }
  }

  // What the square is good for in the next move.
  void add_square(Choice& choice, const Target& target) const {
    const Row& row = game_.track[target.row];
    const int limit = row.limit[target.lane];
    choice.notes.push_back({"note_dice", {{"dice", text(row.dice[target.lane])}}});
    if (limit != kNoLimit) choice.notes.push_back({"note_limit", {{"limit", text(limit)}}});
  }

  const MotorChampRace& race_;
  const Game& game_;
  const State& state_;
  const Seat seat_;
  const Names names_;
};

}  // namespace

Desk desk_of(const MotorChampRace& race, Seat seat) {
  Desk desk;
  desk.phase = phase_name(race.state().phase);
  if (!race.pending().awaits(seat)) return desk;
  const Asked asked(race, seat);
  desk.car = asked_car(race.state());
  desk.question = asked.question();
  desk.instruments = instruments(race, seat, desk.car);
  desk.choices = asked.choices();
  return desk;
}

}  // namespace chicane::desk
