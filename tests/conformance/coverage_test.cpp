// Every clause of a rule set has a case, or a line that says why it needs none; every value of
// every switch has a case.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/text.h"
#include "codec/case_text.h"
#include "codec/formula_one/options_text.h"
#include "codec/grand_prix_advanced/options_text.h"
#include "codec/grand_prix_basic/options_text.h"
#include "codec/motorchamp/options_text.h"
#include "codec/speed_circuit/options_text.h"
#include "codec/speed_circuit_wbc/options_text.h"
#include "conform/run_case.h"

namespace chicane {
namespace {

namespace fs = std::filesystem;

struct Suite {
  std::string rules;                  // Id of the rule set and name of the folder of its cases.
  std::string folder;                 // Of its code.
  std::vector<std::string> prefixes;  // Of its clauses.
  std::vector<OptionInfo> (*options)();
};

const std::vector<Suite>& suites() {
  static const std::vector<Suite> all = {
      {"speed-circuit", "speed_circuit", {"SC"}, speed_circuit::option_infos},
      {"speed-circuit-wbc", "speed_circuit_wbc", {"WBC"}, speed_circuit_wbc::option_infos},
      {"motorchamp", "motorchamp", {"MC", "IX"}, motorchamp::option_infos},
      {"formula-one", "formula_one", {"F1"}, formula_one::option_infos},
      {"grand-prix-basic", "grand_prix_basic", {"GPB"}, grand_prix_basic::option_infos},
      {"grand-prix-advanced", "grand_prix_advanced", {"GPA"}, grand_prix_advanced::option_infos}};
  return all;
}

// In a line of without-case.txt that excuses an option.
constexpr std::string_view kOption = "opt:";

std::string read(const fs::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

fs::path cases_of(const Suite& suite) {
  return fs::path(CHICANE_SOURCE_DIR) / "data/conformance" / suite.rules;
}

std::vector<CaseFile> read_cases(const Suite& suite) {
  std::vector<CaseFile> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(cases_of(suite))) {
    if (entry.path().extension() != ".case") continue;
    const Result<CaseFile, DataError> file =
        parse_cases(read(entry.path()), entry.path().filename().string());
    EXPECT_TRUE(static_cast<bool>(file)) << (file ? "" : to_string(file.error()));
    if (file) files.push_back(*file);
  }
  return files;
}

// Ids in the first column of the catalogue: "| SC-4.1, 4.2 |" is SC-4.1 and SC-4.2.
std::set<std::string> clauses_of(const Suite& suite) {
  const std::string text =
      read(fs::path(CHICANE_SOURCE_DIR) / "src/rules" / suite.folder / "RULES.md");
  std::set<std::string> clauses;
  for (const std::string_view line : lines(text)) {
    for (const std::string& prefix : suite.prefixes) {
      if (!line.starts_with("| " + prefix + "-")) continue;
      const std::string_view cell = trim(split(line, '|')[1]);
      for (std::string_view id : split(cell, ',')) {
        id = trim(id);
        clauses.insert(id.starts_with(prefix) ? std::string(id) : prefix + "-" + std::string(id));
      }
    }
  }
  return clauses;
}

// Clauses, and options as "opt:name".
std::set<std::string> excused_in(const Suite& suite) {
  const std::string text = read(cases_of(suite) / "without-case.txt");
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
  for (const Suite& suite : suites()) {
    for (const CaseFile& file : read_cases(suite)) {
      for (const Case& the_case : file.cases) {
        const conform::CaseResult result = conform::run_case(file.rules, the_case);
        EXPECT_TRUE(result.passed)
            << the_case.id << " " << file.source << ":" << result.line << ": " << result.complaint;
      }
    }
  }
}

TEST(ConformanceSuite, EveryClauseHasACaseOrAReason) {
  for (const Suite& suite : suites()) {
    std::set<std::string> covered = excused_in(suite);
    for (const CaseFile& file : read_cases(suite)) {
      for (const Case& the_case : file.cases) {
        covered.insert(the_case.clauses.begin(), the_case.clauses.end());
      }
    }
    const std::set<std::string> clauses = clauses_of(suite);
    EXPECT_GT(clauses.size(), 20u) << "the catalogue has not been read";
    for (const std::string& clause : clauses) {
      EXPECT_TRUE(covered.contains(clause)) << clause << " has no case, and no line says why";
    }
    for (const std::string& clause : excused_in(suite)) {
      if (clause.starts_with(kOption)) continue;
      EXPECT_TRUE(clauses.contains(clause)) << clause << " is excused but does not exist";
    }
  }
}

TEST(ConformanceSuite, EveryValueOfEverySwitchHasACase) {
  for (const Suite& suite : suites()) {
    std::map<std::string, std::set<std::string>> used;
    for (const CaseFile& file : read_cases(suite)) {
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
    const std::set<std::string> excused = excused_in(suite);
    for (const OptionInfo& option : suite.options()) {
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
  for (const Suite& suite : suites()) {
    std::map<std::string, std::string> seen;
    for (const CaseFile& file : read_cases(suite)) {
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
