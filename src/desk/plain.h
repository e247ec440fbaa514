// What desks and tables of all rule sets begin with: what the door of a race says by itself.
#pragma once

#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

// Every lawful answer as a choice without a price.
std::vector<Choice> plain_choices(const Race& race, Seat seat);

// Turn, who is awaited, what is hidden; no cars.
Table plain_table(const Race& race);

}  // namespace chicane::desk
