// The events of `speed-circuit-wbc`, a row each: names, clauses, weights, fields.
#pragma once

#include "core/event_table.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

const EventTable<SpeedCircuitWbc>& event_table();

}  // namespace chicane::speed_circuit_wbc
