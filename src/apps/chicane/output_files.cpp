#include "apps/chicane/output_files.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

#include "apps/chicane/files.h"
#include "base/text.h"
#include "drawing/html.h"

namespace chicane::app {

namespace {

// Before the mark of a picture stand its title and size.
constexpr std::size_t kBeginning = 4096;

// What stands in the first line that is no comment.
std::string_view first_statement(std::string_view text) {
  for (const std::string_view line : lines(text)) {
    const std::string_view statement = line.substr(0, line.find('#'));
    if (!words(statement).empty()) return statement;
  }
  return {};
}

std::string words_of_original(const std::string& what) {
  if (what == "race" || what == "race-excerpt") return "the record of a race";
  if (what == "races") return "a file of races of the lab";
  if (what.ends_with("board")) return "a board";
  if (what == "motor-pieces") return "a file of pieces of boards";
  return (what == "overlay" ? "an " : "a ") + what;
}

// Why this must not stand where that stands; empty if it may.
std::string cannot_replace(const Content& old, const Content& made, Force force) {
  using Kind = Content::Kind;
  if (old.kind == Kind::made) return {};
  if (old.kind == Kind::original && (made.kind != Kind::original || made.what != old.what))
    return fill("this is {}, which nothing else replaces; name another file",
                words_of_original(old.what));
  return force.is_given ? "" : "exists already; name another file, or replace it by --force";
}

// Would a plain file be replaced?
bool is_replaced(const std::string& path) {
  std::error_code error;
  return !is_standard_output(path) && std::filesystem::is_regular_file(path, error);
}

}  // namespace

void add_force_flag(CLI::App& command, Force& force) {
  command.add_flag("--force", force.is_given, "Replace a file that is there already");
}

Content content_of(std::string_view text) {
  const std::string_view beginning = text.substr(0, kBeginning);
  const std::vector<std::string_view> first = words(first_statement(beginning));
  if (first.size() == 3 && first[0] == "chicane")
    return {Content::Kind::original, std::string(first[1])};
  const bool is_markup = text.starts_with("<svg") || text.starts_with("<!doctype html>");
  const bool is_made = is_markup && beginning.find(drawing::kMark) != std::string_view::npos;
  return {is_made ? Content::Kind::made : Content::Kind::other, {}};
}

std::optional<DataError> write_output(const std::string& path, std::string_view text, Force force) {
  if (is_replaced(path)) {
    const auto old = read_beginning(path, std::max(kBeginning, text.size() + 1));
    if (!old) return old.error();
    if (*old == text) return std::nullopt;
    const std::string complaint = cannot_replace(content_of(*old), content_of(text), force);
    if (!complaint.empty()) return DataError{path, 0, complaint};
  }
  return write_file(path, text);
}

std::optional<DataError> check_outputs(const std::vector<std::string>& paths, Force force) {
  for (const std::string& path : paths) {
    if (path.empty() || !is_replaced(path)) continue;
    const auto old = read_beginning(path, kBeginning);
    if (!old) return old.error();
    const std::string complaint = cannot_replace(content_of(*old), {}, force);
    if (!complaint.empty()) return DataError{path, 0, complaint};
  }
  return std::nullopt;
}

bool is_any_standard_output(const std::vector<std::string>& paths) {
  return std::any_of(paths.begin(), paths.end(), is_standard_output);
}

void print_written(const std::string& path) {
  if (!is_standard_output(path)) fmt::print("{}\n", path);
}

}  // namespace chicane::app
