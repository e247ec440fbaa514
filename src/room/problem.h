// Why something cannot be done, as the API says it (docs/api.md).
#pragma once

#include <string>
#include <utility>

#include "base/result.h"

namespace chicane::room {

struct Problem {
  int status = 400;    // Of HTTP.
  std::string code;    // "not_awaited"
  std::string what;    // One sentence: why not, and what instead.
  std::string clause;  // Where a rule is the reason.
};

inline Failure<Problem> bad_value(std::string what) {
  return Failure{Problem{400, "bad_value", std::move(what), {}}};
}
inline Failure<Problem> not_now(std::string code, std::string what) {
  return Failure{Problem{409, std::move(code), std::move(what), {}}};
}

// Nothing more than that it was done.
struct Done {};

}  // namespace chicane::room
