// What is seen of a race by one who looks at the end of each turn: overtakes, changes of the lead,
// who is home and who is out.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catalog/race.h"

namespace chicane::lab {

// A car at the end of a turn, and all of them by their places on the grid.
struct CarSeen {
  Condition condition = Condition::driving;
  int distance = 0;
  int place = 0;
  int car = 0;
  int seat = 0;  // −1: an automatic player.
};
using Field = std::vector<CarSeen>;

// Who is ahead of whom among the cars on the road, from turn to turn.
class OrderWatch {
 public:
  // Gives the overtakes since the last turn.
  int see(const Field& field);

 private:
  enum class Order : std::uint8_t { unknown, before, behind };

  bool has_inverted(std::size_t one, std::size_t other, const Field& field);

  std::vector<Order> orders_;  // Of every two cars: where the one is, as seen from the other.
};

// Who leads, from turn to turn.
class LeadWatch {
 public:
  // Has the lead changed since the last turn?
  bool see(const Field& field);

 private:
  std::optional<std::size_t> leader_;
};

// Spearman's coefficient of grid and result; there are two cars or more.
double grid_correlation(const Field& field);

// Watches one race.
class RaceWatch {
 public:
  // A look is due when the grid stands, when a turn has ended and when the race is over.
  bool is_due(bool has_started, int turn, bool is_over) const {
    return has_started && (field_.empty() || turn != turns_ || is_over);
  }
  void see(const CarStandings& standings, int turn);

  const Field& field() const { return field_; }  // As last seen.
  int turns() const { return turns_; }
  int overtakes() const { return overtakes_; }
  int lead_changes() const { return lead_changes_; }
  // Who has won, by his place on the grid from 0; nobody yet, or nobody at all.
  std::optional<std::size_t> winner() const;
  // How far the winner was ahead of the others who are not out, on the mean and in rows or cells,
  // when he came home. Nothing without a winner, or with nobody else left.
  std::optional<double> gap() const { return gap_; }

 private:
  void see_grid(const CarStandings& standings);
  std::optional<double> gap_behind(std::size_t winner) const;

  Field field_;
  std::vector<std::size_t> on_grid_;  // By car.
  OrderWatch order_;
  LeadWatch lead_;
  int turns_ = 0;
  int overtakes_ = 0;
  int lead_changes_ = 0;
  bool is_flag_out_ = false;
  std::optional<double> gap_;
};

}  // namespace chicane::lab
