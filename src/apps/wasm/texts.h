// How a page and a module speak. One text goes in, one comes out: the page writes into input(),
// calls, and reads output_size() bytes at output(). A call says 1, or 0 if its output is a
// complaint.
#pragma once

#include <string_view>

#include "apps/wasm/answer.h"

#define CHICANE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace chicane::wasm {

// What the page has written.
std::string_view given();
// The answer is the output; says what the call says.
int give(Answer answer);

}  // namespace chicane::wasm
