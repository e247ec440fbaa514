// A report as plain text, as wide as a letter.
#include <algorithm>

#include "base/text.h"
#include "report/article.h"

namespace chicane::report {

namespace {

constexpr std::size_t kLineMax = 78;
constexpr std::size_t kCellMax = 52;
constexpr std::string_view kIndent = "  ";

// Letters of a text in UTF-8.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

// Lines of at most so many letters; a longer word stands alone.
std::vector<std::string> wrapped(std::string_view text, std::size_t most) {
  std::vector<std::string> all = {""};
  for (const std::string_view word : words(text)) {
    std::string& line = all.back();
    if (line.empty()) {
      line = word;
    } else if (width(line) + 1 + width(word) <= most) {
      line += " " + std::string(word);
    } else {
      all.emplace_back(word);
    }
  }
  return all;
}

std::string padded(const std::string& cell, std::size_t wide, Align align) {
  const std::string blanks(wide - std::min(wide, width(cell)), ' ');
  return align == Align::right ? blanks + cell : cell + blanks;
}

std::string without_blanks_at_end(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

class TextTable {
 public:
  explicit TextTable(const PrintedTable& table) : columns_(table.columns) {
    std::vector<std::string> heads;
    for (const Column& column : columns_) heads.push_back(column.head);
    add(heads);
    for (const std::vector<std::string>& row : table.rows) add(row);
  }

  std::string text() const {
    std::string text;
    for (const std::vector<std::vector<std::string>>& row : rows_) {
      std::size_t height = 1;
      for (const std::vector<std::string>& cell : row) height = std::max(height, cell.size());
      for (std::size_t line = 0; line < height; ++line) text += line_of(row, line);
    }
    return text;
  }

 private:
  void add(const std::vector<std::string>& cells) {
    wide_.resize(columns_.size(), 0);
    rows_.emplace_back();
    for (std::size_t i = 0; i < cells.size(); ++i) {
      rows_.back().push_back(wrapped(cells[i], kCellMax));
      for (const std::string& line : rows_.back().back())
        wide_[i] = std::max(wide_[i], width(line));
    }
  }

  std::string line_of(const std::vector<std::vector<std::string>>& row, std::size_t line) const {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += std::string(kIndent) +
              padded(line < row[i].size() ? row[i][line] : "", wide_[i], columns_[i].align);
    }
    return without_blanks_at_end(text) + "\n";
  }

  const std::vector<Column>& columns_;
  std::vector<std::size_t> wide_;
  std::vector<std::vector<std::vector<std::string>>> rows_;
};

struct BlockWriter {
  std::string operator()(const Paragraph& paragraph) const {
    std::string all;
    for (const Sentence& sentence : paragraph) {
      all += sentence.text + " ";
      if (!sentence.clause.empty()) all += "[" + sentence.clause + "] ";
    }
    std::string text;
    for (const std::string& line : wrapped(all, kLineMax - kIndent.size()))
      text += std::string(kIndent) + line + "\n";
    return text;
  }
  std::string operator()(const Subheading& heading) const {
    return std::string(kIndent) + heading.text + "\n";
  }
  std::string operator()(const PrintedTable& table) const { return TextTable(table).text(); }
  std::string operator()(const Picture&) const { return {}; }
};

std::string underlined(const std::string& title, char with) {
  return title + "\n" + std::string(width(title), with) + "\n";
}

}  // namespace

std::string to_text(const Article& article) {
  std::string text = underlined(article.title, '=') + article.subtitle + "\n";
  for (const Section& section : article.sections) {
    std::string body;
    for (const Block& block : section.blocks) {
      const std::string part = std::visit(BlockWriter{}, block);
      const bool opens = std::holds_alternative<Subheading>(block);
      body += (opens && !body.empty() ? "\n" : "") + part;
    }
    // A picture cannot be printed here.
    if (!body.empty()) text += "\n" + underlined(section.title, '-') + body;
  }
  return text;
}

}  // namespace chicane::report
