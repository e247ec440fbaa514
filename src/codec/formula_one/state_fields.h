// The position, or what a seat may see of it, field by field. RULES.md, section 1, names the
// fields.
#pragma once

#include "codec/field_list.h"
#include "codec/formula_one/decision_text.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// Every field of the state. Cars are named by their numbers.
FieldList state_fields(const Board& board, const State& state);

}  // namespace chicane::formula_one
