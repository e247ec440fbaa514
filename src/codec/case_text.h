// The case language, version 1 (data/conformance/README.md): reading it, not running it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane {

inline constexpr std::size_t kCaseFileBytesMax = 1024 * 1024;

enum class Verb : std::uint8_t {
  clauses,
  board,
  mark,
  opt,
  set,
  car,
  entry,
  turn,
  do_,
  refuse,
  roll,
  ask,
  expect,
  leave
};

struct CaseStatement {
  Verb verb;
  int line;
  std::vector<std::string> words;  // Without the verb.
};

struct Case {
  std::string id;
  std::string title;
  int line = 0;
  std::vector<std::string> clauses;
  std::vector<CaseStatement> statements;
};

struct CaseFile {
  std::string source;
  std::string rules;
  std::vector<Case> cases;
};

Result<CaseFile, DataError> parse_cases(std::string_view text, std::string_view source_name);

}  // namespace chicane
