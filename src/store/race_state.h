// Kinds and states of rows as databases spell them.
#pragma once

#include <string_view>

#include "store/store.h"

namespace chicane::store {

std::string_view kind_name(RowKind kind);
RowKind kind_named(std::string_view name);

std::string_view state_name(RaceState state);

// The databases check the names themselves. A name that none of them could hold reads as `over`:
// nobody goes on with such a race.
RaceState state_named(std::string_view name);

}  // namespace chicane::store
