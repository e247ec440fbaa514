#include "lab/race_watch.h"

#include "base/assert.h"

namespace chicane::lab {

int OrderWatch::see(const Field& field) {
  orders_.resize(field.size() * field.size());
  int overtakes = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) overtakes += has_inverted(i, j, field) ? 1 : 0;
  }
  return overtakes;
}

bool OrderWatch::has_inverted(std::size_t one, std::size_t other, const Field& field) {
  Order& order = orders_[one * field.size() + other];
  const bool are_driving =
      field[one].condition == Condition::driving && field[other].condition == Condition::driving;
  if (!are_driving) {
    order = Order::unknown;
    return false;
  }
  if (field[one].distance == field[other].distance) return false;
  const Order now = field[one].distance > field[other].distance ? Order::before : Order::behind;
  const bool has_changed = order != Order::unknown && order != now;
  order = now;
  return has_changed;
}

bool LeadWatch::see(const Field& field) {
  std::optional<std::size_t> first;
  bool is_alone = false;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (field[i].condition == Condition::out) continue;
    if (first && field[i].distance <= field[*first].distance) {
      is_alone = is_alone && field[i].distance < field[*first].distance;
      continue;
    }
    first = i;
    is_alone = true;
  }
  // Who is level with the leader has not passed him.
  if (!is_alone) return false;
  const bool has_changed = leader_ && leader_ != first;
  leader_ = first;
  return has_changed;
}

double grid_correlation(const Field& field) {
  CHICANE_ASSERT(field.size() > 1);
  const auto count = static_cast<double>(field.size());
  double squares = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    const double moved = static_cast<double>(i) + 1 - field[i].place;
    squares += moved * moved;
  }
  return 1 - 6 * squares / (count * (count * count - 1));
}

void RaceWatch::see(const CarStandings& standings, int turn) {
  if (field_.empty()) see_grid(standings);
  for (const CarStanding& one : standings) {
    const std::size_t place = on_grid_[static_cast<std::size_t>(one.car)];
    CHICANE_ASSERT(place < field_.size());
    field_[place] = {one.condition, one.distance, one.place, one.car, one.seat};
  }
  turns_ = turn;
  overtakes_ += order_.see(field_);
  if (is_flag_out_) return;
  lead_changes_ += lead_.see(field_) ? 1 : 0;
  const std::optional<std::size_t> first = winner();
  if (!first) return;
  is_flag_out_ = true;
  gap_ = gap_behind(*first);
}

void RaceWatch::see_grid(const CarStandings& standings) {
  field_.resize(standings.size());
  on_grid_.assign(kSeatsMax, standings.size());
  for (std::size_t i = 0; i < standings.size(); ++i)
    on_grid_[static_cast<std::size_t>(standings[i].car)] = i;
}

std::optional<std::size_t> RaceWatch::winner() const {
  for (std::size_t i = 0; i < field_.size(); ++i) {
    if (field_[i].place == 1 && field_[i].condition == Condition::home) return i;
  }
  return std::nullopt;
}

std::optional<double> RaceWatch::gap_behind(std::size_t winner) const {
  int others = 0;
  int rows = 0;
  for (std::size_t i = 0; i < field_.size(); ++i) {
    if (i == winner || field_[i].condition == Condition::out) continue;
    ++others;
    rows += field_[winner].distance - field_[i].distance;
  }
  if (others == 0) return std::nullopt;
  return static_cast<double>(rows) / others;
}

}  // namespace chicane::lab
