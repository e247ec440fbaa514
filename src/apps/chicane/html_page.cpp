#include "apps/chicane/html_page.h"

#include <fmt/core.h>

#include <array>

#include "drawing/theme.h"
#include "lab/place_plot.h"

namespace chicane::app {

namespace {

using lab::markup_text;

std::string tokens(Theme theme) {
  constexpr std::array<const char*, 7> kUsed = {"paper", "surface", "ink",  "ink2",
                                                "ink3",  "rule",    "rule2"};
  std::string text;
  for (const char* name : kUsed)
    text += fmt::format("--{}:{};", name, drawing::colour(name, theme));
  return text;
}

std::string style() {
  return fmt::format(
      "<style>:root{{color-scheme:light dark;{}}}"
      "@media(prefers-color-scheme:dark){{:root{{{}}}}}"
      "body{{margin:0;background:var(--paper);color:var(--ink);"
      "font:14px/20px Inter,system-ui,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums}}"
      "main{{max-width:1024px;margin:0 auto;padding:32px 24px 64px}}"
      "h1,h2,h3{{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;font-weight:700}}"
      "h1{{font-size:44px;line-height:44px;margin:0 0 8px}}"
      "h2{{font-size:28px;line-height:32px;margin:48px 0 8px}}"
      "h3{{font-size:20px;line-height:24px;margin:32px 0 8px}}"
      "header{{border-bottom:3px double var(--rule2);padding-bottom:16px}}"
      "p{{margin:4px 0;color:var(--ink2)}}code{{font:12.5px 'JetBrains Mono',monospace}}"
      ".panel{{background:var(--surface);border:1px solid var(--rule);border-radius:10px;"
      "overflow-x:auto;margin:12px 0}}"
      "table{{border-collapse:collapse;width:100%;white-space:pre}}"
      "th,td{{padding:8px 12px;text-align:right;border-bottom:1px solid var(--rule)}}"
      "th{{color:var(--ink3);font-size:12.5px;font-weight:600}}"
      "th:first-child,td:first-child{{font-weight:650}}"
      ".words{{text-align:left}}tr:last-child "
      "td{{border-bottom:0}}svg{{display:block;width:100%;min-width:640px;height:auto}}"
      "@media print{{.panel{{break-inside:avoid}}}}</style>",
      tokens(Theme::light), tokens(Theme::dark));
}

}  // namespace

std::string html_table(const Table& table) {
  std::string text = "<div class=\"panel\"><table>";
  for (std::size_t i = 0; i < table.size(); ++i) {
    text += i == 0 ? "<thead><tr>" : "<tr>";
    const char* tag = i == 0 ? "th" : "td";
    for (std::size_t column = 0; column < table[i].size(); ++column)
      text += fmt::format("<{0}{1}>{2}</{0}>", tag,
                          is_of_figures(table, column) ? "" : " class=\"words\"",
                          markup_text(table[i][column]));
    text += i == 0 ? "</tr></thead><tbody>" : "</tr>";
  }
  return text + "</tbody></table></div>\n";
}

std::string html_page(const std::string& title, const std::string& header,
                      const std::string& body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}</title>{}</head>\n<body><main><header>{}</header>\n{}</main></body></html>\n",
      markup_text(title), style(), header, body);
}

}  // namespace chicane::app
