// What is wrong with data from outside, and where. Every parser returns it; the command line prints
// it as one sentence.
#pragma once

#include <string>

namespace chicane {

struct DataError {
  std::string source;  // File or flag; empty where the caller knows it better.
  int line = 0;        // From 1; 0 if the complaint is about the whole.
  std::string what;  // One sentence without a full stop: field, what is wrong, what would be right.

  friend bool operator==(const DataError&, const DataError&) = default;
};

// "monza.board:12: line R1: …", "--laps: …", or the bare sentence.
inline std::string to_string(const DataError& error) {
  std::string text = error.source;
  if (error.line > 0) text += (text.empty() ? "line " : ":") + std::to_string(error.line);
  if (!text.empty()) text += ": ";
  return text + error.what;
}

}  // namespace chicane
