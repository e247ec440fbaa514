#include "contract/contract.h"

#include <cstdlib>

namespace chicane::contract {

int race_count(int wanted) {
  const char* percent = std::getenv("CHICANE_RACES_PERCENT");
  return percent == nullptr ? wanted : std::max(1, wanted * std::atoi(percent) / 100);
}

}  // namespace chicane::contract
