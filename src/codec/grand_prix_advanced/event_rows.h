// The events of `grand-prix-advanced`, a row each: names, clauses, weights, fields.
#pragma once

#include "core/event_table.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

const EventTable<GrandPrixAdvanced>& event_table();

}  // namespace chicane::grand_prix_advanced
