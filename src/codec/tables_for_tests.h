// What every rule set's tables and sources have to keep, and a look into one of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "codec/files_for_tests.h"
#include "codec/table_info.h"

namespace chicane::for_tests {

using Rows = std::vector<std::vector<std::string>>;

// An empty one if there is none of that name.
inline TableInfo table_named(const std::vector<TableInfo>& tables, std::string_view name) {
  for (const TableInfo& table : tables) {
    if (table.name == name) return table;
  }
  ADD_FAILURE() << "there is no table " << name;
  return {};
}

inline bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

// "SC-4.3a, SC-10.1", "SC-5.3b to SC-5.3e": each stands in the rules.
inline void expect_clauses(std::string_view rules, std::string_view clauses) {
  ASSERT_FALSE(clauses.empty());
  for (std::string_view clause : words(clauses)) {
    if (clause == "to") continue;
    if (clause.ends_with(',')) clause.remove_suffix(1);
    EXPECT_NE(rules.find(clause), std::string_view::npos) << clause;
  }
}

inline void expect_well_formed(const TableInfo& table, std::string_view rules) {
  SCOPED_TRACE(table.name);
  EXPECT_TRUE(is_plain(table.name) && is_plain(table.note)) << "widths are counted in bytes";
  EXPECT_GE(table.columns.size(), 2u);
  EXPECT_FALSE(table.rows.empty());
  if (table.clause != kByRow) expect_clauses(rules, table.clause);
  for (const std::vector<std::string>& row : table.rows) {
    ASSERT_EQ(row.size(), table.columns.size());
    EXPECT_TRUE(std::all_of(row.begin(), row.end(), is_plain));
    EXPECT_TRUE(std::none_of(row.begin(), row.end(), [](auto& cell) { return cell.empty(); }));
    if (table.clause == kByRow) expect_clauses(rules, row.back());
  }
}

// `folder`: of the rule set in src/rules.
inline void expect_well_formed(const std::vector<TableInfo>& tables, const SourceInfo& source,
                               const std::string& folder) {
  const std::string rules = read_file(repository() / "src/rules" / folder / "RULES.md");
  std::set<std::string> names;
  for (const TableInfo& table : tables) {
    EXPECT_TRUE(names.insert(table.name).second) << table.name << " is there twice";
    expect_well_formed(table, rules);
  }
  EXPECT_FALSE(source.rulebook.empty());
  EXPECT_FALSE(source.language.empty());
  EXPECT_FALSE(source.missing.empty()) << "no board is in a rulebook";
}

// The tables that are ours.
inline std::set<std::string> reconstructions(const std::vector<TableInfo>& tables) {
  std::set<std::string> names;
  for (const TableInfo& table : tables) {
    if (table.status == TableStatus::reconstruction) names.insert(table.name);
  }
  return names;
}

}  // namespace chicane::for_tests
