// What the doors of the modules say.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/result.h"

namespace chicane::wasm {

// JSON, or one sentence that says what is wrong.
using Answer = Result<std::string, std::string>;

inline Answer complain(std::string what) { return Failure{std::move(what)}; }

// Of all that goes in at once.
inline constexpr std::size_t kTextBytesMax = 512 * std::size_t{1024};
// Of one decision, one list of options, one name of a driver.
inline constexpr std::size_t kWordsBytesMax = 4096;

}  // namespace chicane::wasm
