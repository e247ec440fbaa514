// CHICANE_ASSERT states what must hold if our own code is right. It stays on in release: a broken
// race that goes on is worse than one that stops. Wrong input from outside is never an assertion
// (see base/result.h).
#pragma once

namespace chicane {

[[noreturn]] void assertion_failed(const char* expression, const char* file, int line);

}  // namespace chicane

#define CHICANE_ASSERT(expression)     \
  (__builtin_expect(!!(expression), 1) \
       ? void(0)                       \
       : ::chicane::assertion_failed(#expression, __FILE__, __LINE__))
