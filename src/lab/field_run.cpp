#include "lab/field_run.h"

#include <algorithm>

#include "rating/rating.h"

namespace chicane::lab {

namespace {

bool is_out(const CarSeen& car) { return car.condition == Condition::out; }

// Twice the place of each car among all, so that a mean of two is a whole number.
int twice_place_of(const CarSeen& car, const Field& field) {
  const auto cars = static_cast<int>(field.size());
  const auto out = static_cast<int>(std::count_if(field.begin(), field.end(), is_out));
  if (is_out(car)) return 2 * cars - (out - 1);
  const auto before = std::count_if(field.begin(), field.end(), [&](const CarSeen& other) {
    return !is_out(other) && other.place < car.place;
  });
  return 2 * (static_cast<int>(before) + 1);
}

std::optional<std::size_t> winner_of(const RaceWatch& watch) {
  const std::optional<std::size_t> first = watch.winner();
  if (!first || watch.field()[*first].seat < 0) return std::nullopt;
  return static_cast<std::size_t>(watch.field()[*first].seat);
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

std::vector<int> places_of(const Field& field, std::size_t seats) {
  std::vector<int> sums(seats, 0);
  std::vector<bool> is_racing(seats, false);
  for (const CarSeen& car : field) {
    if (car.seat < 0) continue;
    const auto seat = static_cast<std::size_t>(car.seat);
    sums[seat] += twice_place_of(car, field);
    if (!is_out(car)) is_racing[seat] = true;
  }
  std::vector<int> places;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto before =
        std::count_if(sums.begin(), sums.end(), [&](int sum) { return sum < sums[seat]; });
    places.push_back(is_racing[seat] ? static_cast<int>(before) + 1 : rating::kOut);
  }
  return places;
}

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
              if (race.ending != Ending::over) return;
              race.winner = winner_of(seen.watch);
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
