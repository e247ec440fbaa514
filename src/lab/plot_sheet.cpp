#include "lab/plot_sheet.h"

#include <fmt/core.h>

#include "drawing/html.h"
#include "drawing/theme.h"

namespace chicane::lab {

namespace {

constexpr double kHead = 84;  // Title, subtitle and double rule.

struct Ink {
  const char* name;  // Of the class.
  const char* property;
  const char* token;
};
constexpr Ink kInks[] = {
    {"pp-paper", "fill", "surface"}, {"pp-ink", "fill", "ink"},        {"pp-note", "fill", "ink2"},
    {"pp-tick", "fill", "ink3"},     {"pp-bar", "fill", "ink3"},       {"pp-first", "fill", "ink"},
    {"pp-rule", "stroke", "rule2"},  {"pp-hair", "stroke", "rule"},    {"pp-mean", "stroke", "red"},
    {"pp-dot", "fill", "red"},       {"pp-over", "stroke", "surface"},
};

std::string inks(Theme theme) {
  std::string text;
  for (const Ink& ink : kInks)
    text += fmt::format(".{}{{{}:{}}}", ink.name, ink.property, drawing::colour(ink.token, theme));
  return text;
}

std::string style() {
  return "<style>.pp{font-family:Inter,system-ui,'Segoe UI',sans-serif;font-size:12.5px;"
         "font-variant-numeric:tabular-nums}"
         ".pp-title{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;"
         "font-size:24px;font-weight:700}.pp-name{font-size:15px;font-weight:650}"
         ".pp-over{paint-order:stroke;stroke-width:4px}" +
         inks(Theme::light) + "@media(prefers-color-scheme:dark){" + inks(Theme::dark) +
         "}</style>";
}

}  // namespace

std::string PlotSheet::svg() const {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pp\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
      "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\" aria-label=\"{2}\">{3}{4}"
      "<rect class=\"pp-paper\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>{5}</svg>\n",
      kWidth, y_ + kMargin / 2, drawing::markup_text(label_), drawing::kMark, style(), body_);
}

void PlotSheet::head(std::string_view title, std::string_view subtitle) {
  text("pp-ink pp-title", kMargin, y_ + 40, title);
  text("pp-note", kMargin, y_ + 60, subtitle);
  // The double rule under a masthead.
  line("pp-rule", kMargin, y_ + 73.5, kWidth - kMargin, y_ + 73.5);
  line("pp-rule", kMargin, y_ + 76.5, kWidth - kMargin, y_ + 76.5);
  y_ += kHead;
}

void PlotSheet::text(std::string_view classes, double x, double y, std::string_view words,
                     std::string_view anchor) {
  body_ += fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>",
                       classes, x, y, anchor, drawing::markup_text(words));
}

void PlotSheet::line(std::string_view classes, double x1, double y1, double x2, double y2,
                     std::string_view more) {
  body_ +=
      fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>",
                  classes, x1, y1, x2, y2, more);
}

}  // namespace chicane::lab
