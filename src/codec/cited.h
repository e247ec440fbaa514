// A clause as it is cited to people.
#pragma once

#include <string>
#include <string_view>

namespace chicane {

// "GPB-RSK-1 (reconstructed)": a rule that is ours, where the page of the rulebook is lost.
inline std::string cited(std::string_view clause, bool is_reconstructed) {
  return std::string(clause) + (is_reconstructed ? " (reconstructed)" : "");
}

}  // namespace chicane
