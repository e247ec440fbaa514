// chicane rules [ID]: the rule sets; of one its options, tables and sources.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "catalog/rule_sets.h"
#include "codec/rule_page.h"

namespace chicane::app {

namespace {

struct RulesFlags {
  std::string id;
  bool is_json = false;
};

boost::json::array to_json(const std::vector<std::string>& texts) {
  return boost::json::array(texts.begin(), texts.end());
}

boost::json::object to_json(const TableInfo& table) {
  boost::json::array rows;
  for (const std::vector<std::string>& row : table.rows) rows.push_back(to_json(row));
  return {{"name", table.name},
          {"clause", table.clause},
          {"status", name(table.status)},
          {"columns", to_json(table.columns)},
          {"rows", rows},
          {"note", table.note}};
}

boost::json::object to_json(const SourceInfo& source) {
  return {{"rulebook", source.rulebook},
          {"language", source.language},
          {"missing", to_json(source.missing)},
          {"beside", to_json(source.beside)}};
}

// As it stands in the list of all.
boost::json::object to_json(const RuleSetEntry& entry) {
  boost::json::array options;
  for (const OptionInfo& info : entry.options()) {
    options.push_back({{"name", info.name},
                       {"values", to_json(info.values)},
                       {"clause", info.clause},
                       {"meaning", info.meaning}});
  }
  return {{"id", entry.id()},
          {"title", entry.title()},
          {"version", entry.version()},
          {"options", options}};
}

boost::json::object whole_to_json(const RuleSetEntry& entry) {
  boost::json::object object = to_json(entry);
  boost::json::array tables;
  for (const TableInfo& table : entry.tables()) tables.push_back(to_json(table));
  object["tables"] = std::move(tables);
  object["sources"] = to_json(entry.sources());
  return object;
}

void print_whole(const RuleSetEntry& entry) {
  fmt::print("{}, version {}: {}\n\n", entry.id(), entry.version(), entry.title());
  fmt::print("OPTIONS (--opt key=value; the first value is the default)\n\n{}\n",
             format_options_page(entry.options()));
  fmt::print(
      "TABLES (printed: in the rulebook or on parts of the game; reconstruction: ours, for what is "
      "lost)\n\n"
      "{}\n",
      format_tables_page(entry.tables()));
  fmt::print("SOURCES (in our own words; the whole is in RULES.md of the rule set)\n\n{}",
             format_sources_page(entry.sources()));
}

int show_rules(const RulesFlags& flags) {
  if (!flags.id.empty()) {
    const Result<const RuleSetEntry*, DataError> entry = find_rule_set(flags.id);
    if (!entry) return complain(entry.error());
    if (flags.is_json) {
      print_json(whole_to_json(**entry));
    } else {
      print_whole(**entry);
    }
    return kFine;
  }
  boost::json::array all;
  for (const RuleSetEntry* entry : rule_sets()) {
    if (flags.is_json) {
      all.push_back(to_json(*entry));
    } else {
      fmt::print("{:<20} version {}  {}\n", entry->id(), entry->version(), entry->title());
    }
  }
  if (flags.is_json) print_json(all);
  return kFine;
}

}  // namespace

void add_rules(CLI::App& app, Run& run) {
  auto flags = std::make_shared<RulesFlags>();
  CLI::App* command =
      app.add_subcommand("rules", "The rule sets; of one its options, tables and sources");
  command->add_option("id", flags->id,
                      "Rule set: show its options, the tables it is run by and its sources");
  command->add_flag("--json", flags->is_json, "Print as JSON");
  command->callback([flags, &run] { run = [flags] { return show_rules(*flags); }; });
}

}  // namespace chicane::app
