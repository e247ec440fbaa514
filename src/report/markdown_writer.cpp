// A report as Markdown, for magazines and forums.
#include "base/text.h"
#include "report/article.h"

namespace chicane::report {

namespace {

// Signs that Markdown would take for its own.
std::string safe(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '|' || c == '*' || c == '_' || c == '<' || c == '`' || c == '[' || c == '\\')
      safe += '\\';
    safe += c;
  }
  return safe;
}

std::string row_of(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += cell.empty() ? " |" : " " + safe(cell) + " |";
  return line + "\n";
}

struct BlockWriter {
  const std::string& picture;

  std::string operator()(const Paragraph& paragraph) const {
    std::vector<std::string> sentences;
    for (const Sentence& sentence : paragraph) {
      sentences.push_back(safe(sentence.text) +
                          (sentence.clause.empty() ? "" : " *" + safe(sentence.clause) + "*"));
    }
    return join(sentences, " ") + "\n";
  }
  std::string operator()(const Subheading& heading) const {
    return "### " + safe(heading.text) + "\n";
  }
  std::string operator()(const PrintedTable& table) const {
    std::vector<std::string> heads;
    std::string ruler = "|";
    for (const Column& column : table.columns) {
      heads.push_back(column.head);
      ruler += column.align == Align::right ? "---:|" : "---|";
    }
    std::string text = row_of(heads) + ruler + "\n";
    for (const std::vector<std::string>& row : table.rows) text += row_of(row);
    return text;
  }
  std::string operator()(const Picture& shown) const {
    return picture.empty() ? "" : fill("![{}]({})\n", shown.caption, picture);
  }
};

}  // namespace

std::string to_markdown(const Article& article, const std::string& picture) {
  std::string text = fill("# {}\n\n{}\n", safe(article.title), safe(article.subtitle));
  for (const Section& section : article.sections) {
    std::string body;
    for (const Block& block : section.blocks) {
      const std::string part = std::visit(BlockWriter{picture}, block);
      if (!part.empty()) body += "\n" + part;
    }
    if (!body.empty()) text += "\n## " + safe(section.title) + "\n" + body;
  }
  return text;
}

}  // namespace chicane::report
