#include "codec/rule_page.h"

#include <algorithm>

#include "base/text.h"

namespace chicane {

namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kGap = 3;

std::string padded(std::string_view text, std::size_t width) {
  std::string result(text);
  result.resize(std::max(width, text.size()), ' ');
  return result;
}

std::string padded_left(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + std::string(text);
}

std::string without_end(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

// The text wrapped behind `head`, which stands in the first line only.
std::string hanging(std::string_view head, std::string_view text) {
  std::string page;
  for (const std::string& line : wrap(text, kPageWidth - head.size())) {
    page += (page.empty() ? std::string(head) : std::string(head.size(), ' ')) + line + "\n";
  }
  return page;
}

// --- Tables -----------------------------------------------------------------------------------

struct Column {
  std::size_t width = 0;
  bool is_numeric = true;  // Then its cells stand to the right.
};

bool is_numeric(std::string_view cell) {
  return cell.find_first_not_of("0123456789+-") == std::string_view::npos;
}

std::vector<Column> columns_of(const TableInfo& table) {
  std::vector<Column> columns;
  std::size_t used = kIndent;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    Column column{table.columns[i].size()};
    for (const std::vector<std::string>& row : table.rows) {
      column.width = std::max(column.width, row[i].size());
      column.is_numeric = column.is_numeric && is_numeric(row[i]);
    }
    used += column.width + (i > 0 ? kGap : 0);
    columns.push_back(column);
  }
  // Only the last column is wrapped.
  if (used > kPageWidth) columns.back().width -= std::min(columns.back().width, used - kPageWidth);
  return columns;
}

std::string format_row(const std::vector<Column>& columns, const std::vector<std::string>& cells) {
  std::string line(kIndent, ' ');
  for (std::size_t i = 0; i + 1 < columns.size(); ++i) {
    const Column& column = columns[i];
    line +=
        column.is_numeric ? padded_left(cells[i], column.width) : padded(cells[i], column.width);
    line += std::string(kGap, ' ');
  }
  const Column& last = columns.back();
  if (last.is_numeric) return line + padded_left(cells.back(), last.width) + "\n";
  return hanging(line, cells.back());
}

std::string format_table(const TableInfo& table) {
  const std::vector<Column> columns = columns_of(table);
  std::string page = format_row(columns, table.columns);
  std::string rule(kIndent, ' ');
  for (const Column& column : columns)
    rule += std::string(column.width, '-') + std::string(kGap, ' ');
  page += without_end(std::move(rule));
  for (const std::vector<std::string>& row : table.rows) page += format_row(columns, row);
  if (!table.note.empty()) page += hanging("  Note: ", table.note);
  return page;
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  std::vector<std::string> wrapped;
  for (const std::string_view word : words(text)) {
    if (wrapped.empty() || wrapped.back().size() + 1 + word.size() > width) {
      wrapped.emplace_back(word);
    } else {
      wrapped.back() += " " + std::string(word);
    }
  }
  if (wrapped.empty()) wrapped.emplace_back();
  return wrapped;
}

std::string format_options_page(const std::vector<OptionInfo>& options) {
  std::size_t name_width = 0;
  std::size_t values_width = 0;
  for (const OptionInfo& info : options) {
    name_width = std::max(name_width, info.name.size());
    values_width = std::max(values_width, join(info.values, " | ").size());
  }
  const std::string indent(kIndent + name_width + kGap, ' ');
  std::string page;
  for (const OptionInfo& info : options) {
    page += without_end(std::string(kIndent, ' ') + padded(info.name, name_width + kGap) +
                        padded(join(info.values, " | "), values_width + kGap) + info.clause);
    page += hanging(indent, info.meaning);
  }
  return page;
}

std::string format_tables_page(const std::vector<TableInfo>& tables) {
  std::size_t name_width = 0;
  for (const TableInfo& table : tables) name_width = std::max(name_width, table.name.size());
  const std::size_t status_width = name(TableStatus::reconstruction).size();
  std::string page;
  for (const TableInfo& table : tables) {
    if (!page.empty()) page += "\n";
    page += without_end(padded(table.name, name_width + kGap) +
                        padded(name(table.status), status_width + kGap) + table.clause);
    page += format_table(table);
  }
  return page;
}

std::string format_sources_page(const SourceInfo& source) {
  std::string page = hanging("  rulebook   ", source.rulebook);
  page += hanging("  language   ", source.language);
  const auto add = [&](std::string_view head, const std::vector<std::string>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
      page += hanging(std::string(i == 0 ? head : "             ") + "- ", lines[i]);
  };
  add("  missing    ", source.missing);
  add("  beside it  ", source.beside);
  return page;
}

}  // namespace chicane
