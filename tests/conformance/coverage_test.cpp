// Every case passes, and every value of every switch has one. That every clause has one is asked by
// tests/tree/complete.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "codec/case_text.h"
#include "conform/run_case.h"

namespace chicane {
namespace {

namespace fs = std::filesystem;

// In a line of without-case.txt that excuses an option.
constexpr std::string_view kOption = "opt:";

std::string read(const fs::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

fs::path cases_of(const RuleSetEntry& rules) {
  return fs::path(CHICANE_SOURCE_DIR) / "data/conformance" / rules.id();
}

std::vector<CaseFile> read_cases(const RuleSetEntry& rules) {
  std::vector<CaseFile> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(cases_of(rules))) {
    if (entry.path().extension() != ".case") continue;
    const Result<CaseFile, DataError> file =
        parse_cases(read(entry.path()), entry.path().filename().string());
    EXPECT_TRUE(static_cast<bool>(file)) << (file ? "" : to_string(file.error()));
    if (file) files.push_back(*file);
  }
  return files;
}

// Clauses, and options as "opt:name", that need no case.
std::set<std::string> excused_in(const RuleSetEntry& rules) {
  const std::string text = read(cases_of(rules) / "without-case.txt");
  std::set<std::string> excused;
  for (const std::string_view line : lines(text)) {
    const std::vector<std::string_view> found = words(line.substr(0, line.find('#')));
    if (found.empty()) continue;
    EXPECT_GE(found.size(), 4u) << "say why " << found[0] << " needs no case";
    excused.emplace(found[0]);
  }
  return excused;
}

TEST(ConformanceSuite, EveryCasePasses) {
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const CaseFile& file : read_cases(*rules)) {
      for (const Case& the_case : file.cases) {
        const conform::CaseResult result = conform::run_case(file.rules, the_case);
        EXPECT_TRUE(result.passed)
            << the_case.id << " " << file.source << ":" << result.line << ": " << result.complaint;
      }
    }
  }
}

TEST(ConformanceSuite, EveryValueOfEverySwitchHasACase) {
  for (const RuleSetEntry* rules : rule_sets()) {
    std::map<std::string, std::set<std::string>> used;
    for (const CaseFile& file : read_cases(*rules)) {
      for (const Case& the_case : file.cases) {
        for (const CaseStatement& statement : the_case.statements) {
          if (statement.verb != Verb::opt) continue;
          for (const std::string& word : statement.words) {
            const std::optional<KeyValue> pair = key_value(word);
            ASSERT_TRUE(pair) << word;
            used[std::string(pair->key)].emplace(pair->value);
          }
        }
      }
    }
    const std::set<std::string> excused = excused_in(*rules);
    for (const OptionInfo& option : rules->options()) {
      if (excused.contains(std::string(kOption) + option.name)) continue;
      for (const std::string& value : option.values) {
        // "a number up to 80" stands for many; any beside the default will do.
        const bool is_range = value.find(' ') != std::string::npos;
        const std::set<std::string>& found = used[option.name];
        const bool has_case =
            is_range ? found.size() > found.count(option.values[0]) : found.contains(value);
        EXPECT_TRUE(has_case) << option.name << "=" << value << " has no case";
      }
    }
  }
}

TEST(ConformanceSuite, IdsAreUniqueOverTheWholeSuite) {
  for (const RuleSetEntry* rules : rule_sets()) {
    std::map<std::string, std::string> seen;
    for (const CaseFile& file : read_cases(*rules)) {
      for (const Case& the_case : file.cases) {
        const auto [known, is_new] = seen.emplace(the_case.id, file.source);
        EXPECT_TRUE(is_new) << the_case.id << " is in " << known->second << " and " << file.source;
        EXPECT_FALSE(the_case.title.empty()) << the_case.id;
        EXPECT_FALSE(the_case.clauses.empty()) << the_case.id;
      }
    }
  }
}

}  // namespace
}  // namespace chicane
