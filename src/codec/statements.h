// A file of statements, one a line, # to the end of the line is a comment: what readers of small
// formats share. The first complaint stops the reader.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "base/text.h"

namespace chicane {

struct Statement {
  int line = 0;
  std::vector<std::string_view> words;  // At least one.
};

class Statements {
 public:
  Statements(std::string_view text, std::string_view source) : source_(source) {
    int line = 0;
    for (const std::string_view raw : lines(text)) {
      ++line;
      std::vector<std::string_view> found = words(raw.substr(0, raw.find('#')));
      if (!found.empty()) all_.push_back({line, std::move(found)});
    }
  }

  const std::vector<Statement>& all() const { return all_; }
  bool has_failed() const { return !what_.empty(); }
  bool complain(int line, std::string what) {
    if (!has_failed()) {
      line_ = line;
      what_ = std::move(what);
    }
    return false;
  }
  Failure<DataError> failure() const {
    return Failure{DataError{std::string(source_), line_, what_}};
  }

  // The header, which is taken away.
  bool take_header(std::string_view header) {
    if (!all_.empty() && all_.front().words == words(header)) {
      all_.erase(all_.begin());
      return true;
    }
    return complain(all_.empty() ? 0 : all_.front().line,
                    "the file begins with '" + std::string(header) + "'");
  }

 private:
  std::string_view source_;
  std::vector<Statement> all_;
  int line_ = 0;
  std::string what_;
};

// "3" or "3-4": rows within low..high.
struct Rows {
  int first = 0;
  int last = 0;
};
inline std::optional<Rows> rows_of(std::string_view text, int low, int high) {
  const std::size_t dash = text.find('-');
  const std::optional<int> first = number(text.substr(0, dash), low, high);
  const std::optional<int> last =
      dash == std::string_view::npos ? first : number(text.substr(dash + 1), low, high);
  if (!first || !last || *last < *first) return std::nullopt;
  return Rows{*first, *last};
}

// One word that can be a file's name everywhere.
inline bool is_board_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

// The words from `from` on, as one text.
inline std::string rest_of(const Statement& statement, std::size_t from) {
  std::vector<std::string> parts;
  for (std::size_t i = from; i < statement.words.size(); ++i)
    parts.emplace_back(statement.words[i]);
  return join(parts, " ");
}

}  // namespace chicane
