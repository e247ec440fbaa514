// The position, or what a seat may see of it, field by field. RULES.md, section 1, names the
// fields.
#pragma once

#include "codec/field_list.h"
#include "codec/speed_circuit/decision_text.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// Every field of the state. Cars are named by `names`.
FieldList state_fields(const Board& board, const Names& names, const State& state);

}  // namespace chicane::speed_circuit
