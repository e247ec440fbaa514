#include "apps/wasm/texts.h"

#include <cstddef>
#include <string>
#include <utility>

namespace chicane::wasm {

namespace {

std::string in;
std::string out;

}  // namespace

std::string_view given() { return in; }

int give(Answer answer) {
  const bool is_good = static_cast<bool>(answer);
  out = is_good ? std::move(*answer) : answer.error();
  return is_good ? 1 : 0;
}

// Room for a text that goes in; none if it is too long.
CHICANE_EXPORT(input) char* input(std::size_t size) {
  if (size > kTextBytesMax) return nullptr;
  in.resize(size);
  return in.data();
}
CHICANE_EXPORT(output) const char* output() { return out.data(); }
CHICANE_EXPORT(output_size) std::size_t output_size() { return out.size(); }

}  // namespace chicane::wasm
