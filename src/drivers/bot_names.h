// What bots are called if nobody names them.
#pragma once

#include <string>
#include <vector>

namespace chicane {

// The first of our names that none of `taken` has.
std::string bot_name(const std::vector<std::string>& taken);

}  // namespace chicane
