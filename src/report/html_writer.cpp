// A report as one page for a browser or a printer.
#include "base/text.h"
#include "drawing/html.h"
#include "report/article.h"

namespace chicane::report {

namespace {

using drawing::markup_text;

std::string cell(const char* tag, const Column& column, std::string_view text) {
  return fill(column.align == Align::left ? R"(<{} class="words">{}</{}>)" : "<{}>{}</{}>", tag,
              markup_text(text), tag);
}

struct BlockWriter {
  std::string operator()(const Paragraph& paragraph) const {
    std::vector<std::string> sentences;
    for (const Sentence& sentence : paragraph) {
      sentences.push_back(
          markup_text(sentence.text) +
          (sentence.clause.empty() ? "" : " <small>" + markup_text(sentence.clause) + "</small>"));
    }
    return "<p>" + join(sentences, " ") + "</p>\n";
  }
  std::string operator()(const Subheading& heading) const {
    return "<h3>" + markup_text(heading.text) + "</h3>\n";
  }
  std::string operator()(const PrintedTable& table) const {
    std::string text = R"(<div class="panel"><table><thead><tr>)";
    for (const Column& column : table.columns) text += cell("th", column, column.head);
    text += "</tr></thead><tbody>";
    for (const std::vector<std::string>& row : table.rows) {
      text += "<tr>";
      for (std::size_t i = 0; i < row.size(); ++i) text += cell("td", table.columns[i], row[i]);
      text += "</tr>\n";
    }
    return text + "</tbody></table></div>\n";
  }
  std::string operator()(const Picture& picture) const {
    return fill("<div class=\"panel picture\">{}</div><p class=\"caption\">{}</p>\n", picture.svg,
                markup_text(picture.caption));
  }
};

}  // namespace

std::string to_html(const Article& article) {
  std::string body;
  for (const Section& section : article.sections) {
    body += R"(<section class="story"><h2>)" + markup_text(section.title) + "</h2>\n";
    for (const Block& block : section.blocks) body += std::visit(BlockWriter{}, block);
    body += "</section>\n";
  }
  return drawing::html_page(
      article.title,
      fill("<h1>{}</h1><p>{}</p>", markup_text(article.title), markup_text(article.subtitle)),
      body);
}

}  // namespace chicane::report
