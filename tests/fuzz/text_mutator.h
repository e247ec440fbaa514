// New texts from old ones, by lines and words: bytes changed one by one seldom make a sentence that
// a parser lets through. The vocabulary is that of the texts themselves.
#pragma once

#include <string>
#include <string_view>

#include "base/random.h"

namespace chicane::fuzz {

// A text like this one: some words or lines left out, doubled, exchanged, numbers changed.
std::string mutated(std::string_view text, Random& random);

// This text with a word or line of the other, or with its end.
std::string crossed(std::string_view text, std::string_view other, Random& random);

}  // namespace chicane::fuzz
