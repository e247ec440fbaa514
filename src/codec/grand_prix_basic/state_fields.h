// The position, or what a seat may see of it, field by field. RULES.md, section 1, names the
// fields.
#pragma once

#include "codec/field_list.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/team_names.h"
#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// Every field of the state. Cars are named by `names`.
FieldList state_fields(const Names& names, const State& state);

}  // namespace chicane::grand_prix_basic
