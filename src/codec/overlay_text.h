// Overlays (docs/formats/overlay.md): hand edits of a board that was laid over a circuit, kept
// beside it, so that it can be laid again.
#pragma once

#include <string>
#include <string_view>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane {

inline constexpr std::string_view kOverlayHeader = "chicane overlay 1";
inline constexpr std::size_t kOverlayBytesMax = 64 * 1024;

// The text of a board with the statements of the overlay dropped and added. Nothing in it is for
// nothing: a statement to be dropped that is not there is a fault.
Result<std::string, DataError> apply_overlay(std::string_view board, std::string_view overlay,
                                             std::string_view source_name);

}  // namespace chicane
