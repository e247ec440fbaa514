#include "drawing/html.h"

#include "base/text.h"
#include "drawing/theme.h"

namespace chicane::drawing {

namespace {

std::string tokens(Theme theme) {
  constexpr std::string_view kUsed[] = {"paper", "surface", "ink", "ink2", "ink3", "rule", "rule2"};
  std::string text;
  for (const std::string_view name : kUsed) text += fill("--{}:{};", name, colour(name, theme));
  return text;
}

std::string style() {
  return fill(
      "<style>:root{color-scheme:light dark;{}}"
      "@media screen and (prefers-color-scheme:dark){:root{{}}}"
      "body{margin:0;background:var(--paper);color:var(--ink);"
      "font:14px/20px Inter,system-ui,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums}"
      "main{max-width:1024px;margin:0 auto;padding:32px 24px 64px}"
      "h1,h2,h3{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;font-weight:700}"
      "h1{font-size:44px;line-height:44px;margin:0 0 8px}"
      "h2{font-size:28px;line-height:32px;margin:48px 0 8px}"
      "h3{font-size:20px;line-height:24px;margin:32px 0 8px}"
      "header{border-bottom:3px double var(--rule2);padding-bottom:16px}"
      "p{margin:4px 0;color:var(--ink2)}code{font:12.5px 'JetBrains Mono',monospace}"
      ".panel{background:var(--surface);border:1px solid var(--rule);border-radius:10px;"
      "overflow-x:auto;margin:12px 0}"
      "table{border-collapse:collapse;width:100%;white-space:pre}"
      "th,td{padding:8px 12px;text-align:right;border-bottom:1px solid var(--rule)}"
      "th{color:var(--ink3);font-size:12.5px;font-weight:600}"
      "th:first-child,td:first-child{text-align:left;font-weight:650}"
      "tr:last-child td{border-bottom:0}"
      ".panel>svg{display:block;width:100%;min-width:640px;height:auto}"
      // A report: sentences to be read, columns of words, what is marked by the way.
      ".story p{color:var(--ink);font-size:16px;line-height:25px;max-width:70ch;margin:0 0 8px}"
      "small{color:var(--ink3);font-size:12.5px;white-space:nowrap}"
      ".story p.caption{color:var(--ink3);font-size:12.5px;line-height:17px}"
      "table .words{text-align:left;white-space:normal}"
      ".story .panel{width:fit-content;max-width:100%}.story .picture{width:auto}"
      ".story table{width:auto}"
      "@media print{body{background:none}main{padding:0}h2{margin-top:24px;break-after:avoid}"
      "h3{break-after:avoid}.panel{border:0;background:none}tr,svg,p{break-inside:avoid}}</style>",
      tokens(Theme::light), tokens(Theme::dark));
}

}  // namespace

std::string markup_text(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

std::string html_page(std::string_view title, std::string_view header, std::string_view body) {
  return fill(
      "<!doctype html>\n{}\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{}</title>{}</head>\n<body><main><header>{}</header>\n{}</main></body></html>\n",
      kMark, markup_text(title), style(), header, body);
}

}  // namespace chicane::drawing
