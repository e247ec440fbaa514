// Circuit files: docs/formats/circuit.md.
#pragma once

#include <string>
#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "circuit/circuit.h"

namespace chicane {

inline constexpr std::string_view kCircuitHeader = "chicane circuit 1";
inline constexpr std::size_t kCircuitBytesMax = 64 * 1024;

// Reads and checks: what comes out can be driven round. Complaints name the line.
Result<Circuit, DataError> parse_circuit(std::string_view text, std::string_view source_name);

// One form for each circuit: what is written can be read again.
std::string format_circuit(const Circuit& circuit);

}  // namespace chicane
