#include "apps/chicane/html_page.h"

#include <fmt/core.h>

#include "drawing/html.h"

namespace chicane::app {

using drawing::markup_text;

std::string html_page(const HtmlHead& head, const std::string& body) {
  const std::string header =
      fmt::format("<h1>{}</h1><p>{}, <code>{}</code></p><p>{}</p>", markup_text(head.heading),
                  markup_text(head.subject), markup_text(head.options), markup_text(head.note));
  return drawing::html_page(head.title, header, body);
}

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

std::string html_picture(const std::string& svg) {
  return "<div class=\"panel\">" + svg + "</div>\n";
}

}  // namespace chicane::app
