// The fields of a state name all of it: whichever bit of a state changes, a field does. Only bytes
// that hold nothing are silent.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "board/board.h"

namespace chicane {

// Bits that change nothing in the text of a state that is all zero.
template <class State, class FieldsOf>
int silent_bits(FieldsOf fields_of) {
  const State zero{};
  const std::vector<std::string> plain = fields_of(zero).lines();
  int silent = 0;
  for (std::size_t at = 0; at < sizeof(State); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      State changed{};
      const auto byte = static_cast<unsigned char>(1u << bit);
      std::memcpy(reinterpret_cast<char*>(&changed) + at, &byte, 1);
      if (fields_of(changed).lines() == plain) ++silent;
    }
  }
  return silent;
}

inline const std::vector<std::string> kNoNames;
inline const Board kNoBoard;

}  // namespace chicane
