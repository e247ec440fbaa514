#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace chicane {

void assertion_failed(const char* expression, const char* file, int line) {
  std::fprintf(stderr, "chicane: internal error: %s:%d: %s does not hold\n", file, line,
               expression);
  std::abort();
}

}  // namespace chicane
