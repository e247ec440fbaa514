// WBC-3.2 to WBC-3.4: what an option of a chart still costs, and whether it may be chosen.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// What is asked for: a row of a chart, and the part of it already paid.
struct Demand {
  const ChartRow* row;
  int paid;     // Wear units.
  bool rolled;  // The die has been thrown.

  int wear_due(const ChartOption& option) const { return std::max(0, option.wear - paid); }
  bool owes_roll(const ChartOption& option) const { return option.die && !rolled; }
};

inline Demand braking_demand(const Move& move) {
  return {&deceleration_row(move.over), move.brake_wear, move.brake_tested};
}

inline const Ledger& due_ledger(const Car& car, const Move& move) {
  for (const Ledger& ledger : car.passage.ledgers) {
    if (ledger.corner == move.due_corner) return ledger;
  }
  assertion_failed("a corner asks for payment", __FILE__, __LINE__);
}

inline Demand cornering_demand(const Car& car, const Move& move) {
  const Ledger& ledger = due_ledger(car, move);
  return {&cornering_row(need(ledger)), ledger.paid, ledger.rolled != 0};
}

// W9  An option that cannot be paid may be chosen; with last_resort only if no other can be paid.
inline bool may_choose(const Options& options, const Car& car, const Demand& demand,
                       const ChartOption& option) {
  if (demand.wear_due(option) <= car.wear) return true;
  if (options.unpayable_choice == UnpayableChoice::allowed) return true;
  for (const ChartOption& other : *demand.row) {
    if (demand.wear_due(other) <= car.wear) return false;
  }
  return true;
}

// WBC-3.2  Pays so many units; if they are not there, what is left is lost. Says whether they were.
inline bool pay_wear(Car& car, int units) {
  const bool is_paid = units <= car.wear;
  car.wear = static_cast<std::uint8_t>(is_paid ? car.wear - units : 0);
  return is_paid;
}

}  // namespace chicane::speed_circuit_wbc
