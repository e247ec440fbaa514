// Choices in a complaint: all of them, or the first of very many.
#pragma once

#include <string>
#include <vector>

#include "base/text.h"

namespace chicane::lab {

inline constexpr std::size_t kChoicesNamed = 12;

// "a, b, c", or twelve of them "and 30 more".
inline std::string choices_text(std::vector<std::string> choices) {
  if (choices.size() <= kChoicesNamed) return join(choices, ", ");
  const std::string more = " and " + std::to_string(choices.size() - kChoicesNamed) + " more";
  choices.resize(kChoicesNamed);
  return join(choices, ", ") + more;
}

}  // namespace chicane::lab
