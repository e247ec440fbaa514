// What was kept from version 1 and must stay comparable (tests/kept).
#pragma once

#include <cstdint>

#include "base/digest.h"

namespace chicane {

// The digest of a state by its bytes as version 1 packs them. A State that is packed otherwise is
// brought back to those bytes here, so that what was kept needs no change.
template <class State>
std::uint64_t version_1_digest(const State& state) {
  return digest_of(state);
}

}  // namespace chicane
