// The position, or what a seat may see of it, field by field. RULES.md, section 1, names the
// fields.
#pragma once

#include "codec/field_list.h"
#include "codec/motorchamp/decision_text.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// Every field of the state. Cars are named by `names`.
FieldList state_fields(const Names& names, const State& state);

}  // namespace chicane::motorchamp
