#include "apps/chicane/terminal/pen.h"

namespace chicane::app {

std::string Pen::operator()(std::string_view text, const Paint& paint) const {
  if (!has_colour_ || text.empty()) return std::string(text);
  std::string codes;
  const auto add = [&](const std::string& code) { codes += (codes.empty() ? "" : ";") + code; };
  if (paint.is_bold) add("1");
  if (paint.is_faint) add("2");
  if (paint.text >= 0) add("38;5;" + std::to_string(paint.text));
  if (paint.ground >= 0) add("48;5;" + std::to_string(paint.ground));
  if (codes.empty()) return std::string(text);
  return "\x1b[" + codes + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace chicane::app
