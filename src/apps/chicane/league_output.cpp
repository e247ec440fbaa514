#include "apps/chicane/league_output.h"

#include <fmt/core.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/html_page.h"
#include "apps/chicane/terminal/console.h"
#include "drawing/html.h"

namespace chicane::app {

namespace {

using drawing::markup_text;

// Quoted where a spreadsheet would be mistaken otherwise.
std::string csv_cell(const std::string& text) {
  if (text.find_first_of(",\"") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + "\"";
}

}  // namespace

void print_sections(const std::string& title, const Sections& sections) {
  const Console console;
  std::string text = title.empty() ? "" : console.pen()(title, kHead) + "\n\n";
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const Section& section = sections[i];
    if (i > 0) text += "\n";
    text += console.pen()(section.title, kHead) + "\n";
    if (!section.note.empty()) text += section.note + "\n";
    if (!section.table.empty()) text += aligned_by_content(section.table);
  }
  console.print(text);
}

std::string sections_markdown(const std::string& title, const Sections& sections) {
  std::string text = "# " + title + "\n";
  for (const Section& section : sections) {
    text += "\n## " + section.title + "\n\n";
    if (!section.note.empty()) text += section.note + "\n\n";
    if (!section.table.empty()) text += markdown_text(section.table);
  }
  return text;
}

std::string sections_csv(const Sections& sections) {
  std::string text;
  for (const Section& section : sections) {
    if (!text.empty()) text += "\n";
    text += csv_cell(section.title) + "\n";
    for (const std::vector<std::string>& row : section.table) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) line += (i > 0 ? "," : "") + csv_cell(row[i]);
      text += line + "\n";
    }
  }
  return text;
}

std::string sections_page(const std::string& title, const Sections& sections) {
  std::string body;
  for (const Section& section : sections) {
    body += fmt::format("<h2>{}</h2>", markup_text(section.title));
    if (!section.note.empty()) body += fmt::format("<p>{}</p>", markup_text(section.note));
    if (!section.table.empty()) body += html_table(section.table);
  }
  return drawing::html_page(title, fmt::format("<h1>{}</h1>", markup_text(title)), body);
}

boost::json::value sections_json(const std::string& title, const Sections& sections) {
  boost::json::array all;
  for (const Section& section : sections) {
    boost::json::array rows;
    for (std::size_t i = 1; i < section.table.size(); ++i) {
      boost::json::object row;
      for (std::size_t k = 0; k < section.table[i].size(); ++k) {
        const std::string& head = section.table[0][k];
        row[head.empty() ? std::to_string(k + 1) : head] = section.table[i][k];
      }
      rows.push_back(std::move(row));
    }
    all.push_back({{"title", section.title}, {"note", section.note}, {"rows", std::move(rows)}});
  }
  return {{"title", title}, {"tables", std::move(all)}};
}

}  // namespace chicane::app
