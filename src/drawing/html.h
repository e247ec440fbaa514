// Pages for a browser: text made safe, and the look that all our pages share.
#pragma once

#include <string>
#include <string_view>

namespace chicane::drawing {

// In the beginning of every picture and page: this one can be made again.
inline constexpr std::string_view kMark = "<!-- made by Chicane -->";

// Text within SVG and HTML.
std::string markup_text(std::string_view text);

// A whole page that needs no other file, light or dark as the reader has it, light on paper.
// `title` is text; `header` and `body` are markup.
std::string html_page(std::string_view title, std::string_view header, std::string_view body);

}  // namespace chicane::drawing
