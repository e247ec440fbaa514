// One case of a rule set as text, run for a test of its table.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "conform/run_case.h"

namespace chicane::conform::for_tests {

class CasesOf {
 public:
  explicit CasesOf(std::string rules) : rules_(std::move(rules)) {}

  CaseResult run(const std::string& body) const {
    const Result<CaseFile, DataError> file =
        parse_cases("rules " + rules_ + "\ncase X\n" + body, "t.case");
    EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
    return run_case(file->rules, file->cases.at(0));
  }

  void expect_passes(const std::string& body) const {
    const CaseResult result = run(body);
    EXPECT_TRUE(result.passed) << body << "line " << result.line << ": " << result.complaint;
  }

  // Lines count from the file: the body begins on line 3.
  void expect_fails(const std::string& body, int line, const std::string& complaint) const {
    const CaseResult result = run(body);
    EXPECT_FALSE(result.passed) << body;
    EXPECT_EQ(result.line, line) << body;
    EXPECT_EQ(result.complaint, complaint) << body;
  }

 private:
  std::string rules_;
};

}  // namespace chicane::conform::for_tests
