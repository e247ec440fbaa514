// Where the clauses come from: the text of the game, or our reconstruction of its lost pages.
#pragma once

#include <string_view>

namespace chicane::grand_prix_basic {

// Is the clause marked R in RULES.md, section 3? The one place that knows; players are told
// wherever they meet such a clause.
bool is_reconstructed(std::string_view clause);

}  // namespace chicane::grand_prix_basic
