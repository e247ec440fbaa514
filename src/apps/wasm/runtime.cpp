// What the libraries of a bare module ask for. Theirs would print and bring half of stdio along.
#include <cstdint>
#include <string_view>

#include "apps/wasm/texts.h"
#include "base/assert.h"
#include "base/text.h"

extern "C" {
// Debian's compiler runtime is built with the stack protector.
std::uintptr_t __stack_chk_guard = 0x5bd1e995;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

namespace chicane {

// The sentence is the last output, then the module stops.
void assertion_failed(const char* expression, const char* file, int line) {
  wasm::give(Failure{fill("internal error: {}:{}: {} does not hold", std::string_view(file), line,
                          std::string_view(expression))});
  __builtin_trap();
}

}  // namespace chicane
