#include "lab/field_run.h"

#include <algorithm>
#include <optional>

#include "rating/rating.h"

namespace chicane::lab {

namespace {

// The best car of each seat, ranked among the best cars of the others.
std::vector<int> places_of(const Field& field, std::size_t seats) {
  std::vector<int> best(seats, rating::kOut);
  for (const CarSeen& car : field) {
    if (car.seat < 0 || car.condition == Condition::out) continue;
    int& place = best[static_cast<std::size_t>(car.seat)];
    place = std::min(place, car.place);
  }
  std::vector<int> places;
  for (const int place : best) {
    const auto before = std::count_if(best.begin(), best.end(), [&](int b) { return b < place; });
    places.push_back(place == rating::kOut ? place : static_cast<int>(before) + 1);
  }
  return places;
}

// What a thread has of its own.
struct Hand {
  std::unique_ptr<RaceRunner> runner;
  std::vector<DecisionTimes> times;  // By entrant.
  std::optional<DataError> complaint;
};

// Minds may have to think about the board before they race: each thread lets its own do so.
bool prepare(Hand& hand, const FieldPlan& plan) {
  if (hand.runner != nullptr || hand.complaint) return hand.runner != nullptr;
  Result<std::unique_ptr<RaceRunner>, DataError> made =
      make_race_runner(plan.rules, plan.board, plan.options, plan.entrants, plan.seats);
  if (!made) {
    hand.complaint = made.error();
    return false;
  }
  hand.runner = std::move(*made);
  hand.times.resize(plan.entrants.size());
  return true;
}

}  // namespace

Result<std::vector<DecisionTimes>, DataError> drive_fields(const FieldPlan& plan,
                                                           const Effort& effort,
                                                           std::vector<FieldRace>& races) {
  static constexpr std::atomic<bool> kNever = false;
  const std::atomic<bool>& is_stopped = effort.is_stopped == nullptr ? kNever : *effort.is_stopped;
  std::vector<Hand> hands(static_cast<std::size_t>(effort.threads));
  do_pieces(effort, static_cast<std::int64_t>(races.size()),
            [&](std::size_t thread, std::int64_t piece) {
              Hand& hand = hands[thread];
              if (!prepare(hand, plan)) return;
              FieldRace& race = races[static_cast<std::size_t>(piece)];
              const RaceSeen& seen = hand.runner->race(
                  {race.seed, race.seating, false, plan.answers_max, hand.times}, is_stopped);
              race.ending = seen.ending;
              if (race.ending == Ending::over)
                race.places = places_of(seen.watch.field(), race.seating.size());
            });
  std::vector<DecisionTimes> times(plan.entrants.size());
  for (const Hand& hand : hands) {
    if (hand.complaint) return Failure{*hand.complaint};
    for (std::size_t i = 0; i < hand.times.size(); ++i) times[i].add(hand.times[i]);
  }
  return times;
}

}  // namespace chicane::lab
