#include "lab/race_tally.h"

#include "base/assert.h"

namespace chicane::lab {

void RaceTally::add(const RaceSeen& seen, const std::vector<int>& entry_of_seat) {
  CHICANE_ASSERT(seen.ending != Ending::stopped);
  if (seen.ending == Ending::endless) {
    ++unended;
    return;
  }
  ++races;
  turns.add(seen.watch.turns());
  overtakes.add(seen.watch.overtakes());
  lead_changes.add(seen.watch.lead_changes());
  const auto entry_of = [&](const CarSeen& car) {
    return car.seat < 0
               ? entries.size() - 1
               : static_cast<std::size_t>(entry_of_seat[static_cast<std::size_t>(car.seat)]);
  };
  std::array<std::int64_t, kSeatsMax + 1> finish{};
  for (const CarSeen& car : seen.watch.field()) {
    EntryTally& entry = entries[entry_of(car)];
    ++entry.cars;
    ++entry.places[static_cast<std::size_t>(car.place - 1)];
    finish[entry_of(car)] += car.place;
    if (car.condition == Condition::home) {
      ++entry.home;
    } else if (car.condition == Condition::out) {
      ++entry.outs[static_cast<std::size_t>(seen.causes[static_cast<std::size_t>(car.car)])];
    } else {
      ++entry.under_way;
    }
  }
  for (std::size_t i = 0; i < entries.size(); ++i) entries[i].finish.add(finish[i]);
  if (const std::optional<std::size_t> winner = seen.watch.winner()) {
    ++winners;
    ++entries[entry_of(seen.watch.field()[*winner])].wins;
  }
  for (const Thrown& one : seen.thrown) {
    const DieKind kind{one.purpose, one.sides, one.die};
    Faces& faces = dice[kind];
    faces.resize(face_count(kind));
    ++faces[one.face - 1u];
  }
}

std::vector<std::tuple<std::string, std::int64_t*, std::size_t>> RaceTally::rows() {
  std::vector<std::tuple<std::string, std::int64_t*, std::size_t>> rows = {
      {"races", &races, 1}, {"unended", &unended, 1}, {"winners", &winners, 1}};
  const auto add_summed = [&](const std::string& name, Summed& summed) {
    rows.emplace_back(name + "_sum", &summed.sum, 1);
    rows.emplace_back(name + "_squares", &summed.squares, 1);
  };
  add_summed("turns", turns);
  add_summed("overtakes", overtakes);
  add_summed("lead_changes", lead_changes);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    EntryTally& entry = entries[i];
    const std::string name = "entry_" + std::to_string(i) + "_";
    rows.emplace_back(name + "cars", &entry.cars, 1);
    rows.emplace_back(name + "wins", &entry.wins, 1);
    rows.emplace_back(name + "home", &entry.home, 1);
    rows.emplace_back(name + "under_way", &entry.under_way, 1);
    rows.emplace_back(name + "outs", entry.outs.data(), entry.outs.size());
    add_summed(name + "finish", entry.finish);
    rows.emplace_back(name + "places", entry.places.data(), entry.places.size());
  }
  return rows;
}

void RaceTally::add(const RaceTally& other) {
  CHICANE_ASSERT(entries.size() == other.entries.size());
  RaceTally copy = other;
  const auto theirs = copy.rows();
  const auto ours = rows();
  for (std::size_t i = 0; i < ours.size(); ++i) {
    const auto& [name, numbers, count] = ours[i];
    for (std::size_t k = 0; k < count; ++k) numbers[k] += std::get<1>(theirs[i])[k];
  }
  for (const auto& [kind, faces] : other.dice) {
    Faces& sums = dice[kind];
    sums.resize(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) sums[i] += faces[i];
  }
}

Estimate RaceTally::mean_finish(const EntryTally& entry) const {
  if (races == 0 || entry.cars == 0) return {};
  Estimate sum = mean(entry.finish);
  const double cars = static_cast<double>(entry.cars) / static_cast<double>(races);
  sum.mean /= cars;
  sum.margin /= cars;
  return sum;
}

std::size_t face_count(const DieKind& kind) {
  std::size_t most = 0;
  for (int side = 1; side <= kind.sides; ++side)
    most = std::max(most, static_cast<std::size_t>(face_of(kind.die, side)));
  return most;
}

std::vector<double> expected_faces(const DieKind& kind, std::int64_t throws) {
  std::vector<double> expected(face_count(kind));
  for (int side = 1; side <= kind.sides; ++side) {
    expected[static_cast<std::size_t>(face_of(kind.die, side) - 1)] +=
        static_cast<double>(throws) / kind.sides;
  }
  return expected;
}

}  // namespace chicane::lab
