// The part of a table that both Speed Circuit games share: every driver has one car.
#pragma once

#include <algorithm>

#include "conform/play_table.h"

namespace chicane::conform {

template <RuleSet R>
class FamilyTable : public PlayTable<R> {
 public:
  bool awaits(std::string_view car, std::string_view verb) const override {
    if (!game_) return false;
    const std::optional<int> seat = find_car(car);
    return seat && R::pending(*game_, state_).awaits(seat_at(*seat)) && is_asked(*seat, verb);
  }

  Answer decide(const std::string& car, const std::vector<std::string>& said) override {
    if (!game_) return {false, true, "there is no race in this case"};
    const std::optional<int> seat = find_car(car);
    if (!seat) return {false, true, "there is no driver " + car};
    if (!said.empty() && said[0] == "roll") return {false, true, "dice are thrown with roll"};
    return answer_of(seat_at(*seat), {said.begin(), said.end()});
  }

  std::vector<SoleAnswer> sole_answers(bool with_hidden) const override {
    if (!game_) return {};
    const Pending pending = R::pending(*game_, state_);
    if (pending.kind != Pending::Kind::seats || (is_hidden_round() && !with_hidden)) return {};
    std::vector<SoleAnswer> answers;
    for (const Seat seat : pending.seats) {
      typename R::DecisionList list;
      R::legal(*game_, state_, seat, list);
      if (list.size() != 1) continue;
      SoleAnswer sole{entrants_[index(seat)].id, {}, {}};
      const std::string text = text_of(seat, list[0]);
      for (const std::string_view word : words(text)) sole.words.emplace_back(word);
      sole.verb = sole.words[0];
      answers.push_back(std::move(sole));
    }
    return answers;
  }

 protected:
  using PlayTable<R>::board_;
  using PlayTable<R>::entrants_;
  using PlayTable<R>::find_car;
  using PlayTable<R>::game_;
  using PlayTable<R>::state_;
  using PlayTable<R>::text_of;
  using Words = std::vector<std::string_view>;

  virtual bool is_hidden_round() const = 0;
  // Is that kind of decision asked for now? The seat is awaited.
  virtual bool is_asked(int seat, std::string_view verb) const = 0;
  virtual Answer answer_of(Seat seat, const Words& said) = 0;

  bool has_begun() const override { return game_ != nullptr; }

  int seats() const override { return state_.car_count; }
  std::string who(Seat seat) const override { return entrants_[index(seat)].id; }

  // The state between turns with a car for each entrant, not yet placed.
  typename R::State between_turns(decltype(R::State::phase) plot_phase) const {
    typename R::State state{};
    state.car_count = static_cast<std::uint8_t>(entrants_.size());
    state.phase = plot_phase;
    state.waiting = static_cast<std::uint16_t>((1u << entrants_.size()) - 1);
    return state;
  }

  // Places the cars one by one by `place_car(entrant, car)`.
  template <class PlaceCar>
  Verdict place_cars(PlaceCar place_car) {
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      if (const Verdict verdict = place_car(entrants_[i], state_.cars[i]); !verdict.is_fine())
        return {"car " + entrants_[i].id + ": " + verdict.complaint};
      for (std::size_t j = 0; j < i; ++j) {
        if (state_.cars[j].at == state_.cars[i].at)
          return {"car " + entrants_[i].id + ": " + entrants_[i].place + " is taken"};
      }
    }
    return Verdict::fine();
  }

  Verdict race_field(const std::string& key, std::string& value) const {
    if (key == "turn") {
      value = std::to_string(state_.turn);
    } else if (key == "over") {
      value = yes_no(R::pending(*game_, state_).is_over());
    } else {
      return {"expect race: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  std::vector<std::string> ids(const auto& cars, int count) const {
    std::vector<std::string> found;
    for (int i = 0; i < count; ++i) found.push_back(entrants_[cars[i]].id);
    return found;
  }

  // Finishers, winner first.
  std::vector<std::string> ranked() const {
    std::vector<std::string> found;
    for (int place = 1; place <= state_.finished; ++place) {
      for (int car = 0; car < state_.car_count; ++car) {
        if (state_.cars[car].place == place) found.push_back(entrants_[car].id);
      }
    }
    return found;
  }

  // Open corner ledgers: "K1:0,K3:20".
  std::string levels(const auto& car) const {
    std::vector<std::string> parts;
    for (int i = 0; i < car.passage.ledger_count; ++i) {
      const auto& ledger = car.passage.ledgers[i];
      parts.push_back(board_.corners[index(ledger.corner)].id + ":" +
                      std::to_string(ledger.level.mph()));
    }
    std::sort(parts.begin(), parts.end());
    return parts.empty() ? "-" : join(parts, ",");
  }
};

}  // namespace chicane::conform
