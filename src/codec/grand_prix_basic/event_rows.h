// The events of `grand-prix-basic`, a row each: names, clauses, weights, fields.
#pragma once

#include "core/event_table.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

const EventTable<GrandPrixBasic>& event_table();

}  // namespace chicane::grand_prix_basic
