#include "conform/trace.h"

#include "base/digest.h"

namespace chicane::conform {

std::string trace_digest(const TraceLines& lines) {
  if (lines.empty()) return "-";
  std::string text;
  for (const std::string& line : lines) {
    text += line;
    text += '\n';
  }
  return to_hex(digest(text)).substr(0, 8);
}

}  // namespace chicane::conform
