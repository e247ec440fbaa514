// In the engine of the site there are no masters: it must be small.
#include "drivers/masters.h"

namespace chicane {

std::optional<MasterName> parse_master(std::string_view) { return std::nullopt; }

std::vector<std::string> all_mind_names(std::string_view rules) { return mind_names(rules); }

}  // namespace chicane
