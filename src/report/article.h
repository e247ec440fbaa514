// A report arranged for printing: headings, sentences, tables, a picture. Arranged once, written
// as plain text, Markdown or HTML.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "report/report.h"

namespace chicane::report {

enum class Align : std::uint8_t { left, right };

struct Column {
  std::string head;
  Align align = Align::left;
};

struct PrintedTable {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

struct Picture {
  std::string svg;
  std::string caption;
};

// Sentences in a row.
using Paragraph = std::vector<Sentence>;
struct Subheading {
  std::string text;
};
using Block = std::variant<Paragraph, Subheading, PrintedTable, Picture>;

struct Section {
  std::string title;
  std::vector<Block> blocks;
};

struct Article {
  std::string title;     // "Valli wins at Monza"
  std::string subtitle;  // "Speed Circuit (Avalon Hill, 1977), 2 laps, 27 turns"
  std::vector<Section> sections;
};

Article article_of(const Report& report);
// Of a race of which nothing but the results is known.
Article article_of(const ResultsTable& results, std::string title);

std::string to_text(const Article& article);
// The picture is left to a file of its own: `picture` is its address, none if empty.
std::string to_markdown(const Article& article, const std::string& picture);
// One page that needs no other file.
std::string to_html(const Article& article);

}  // namespace chicane::report
