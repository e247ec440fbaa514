// The events of `speed-circuit`, a row each: names, clauses, weights, fields.
#pragma once

#include "core/event_table.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

const EventTable<SpeedCircuit>& event_table();

}  // namespace chicane::speed_circuit
