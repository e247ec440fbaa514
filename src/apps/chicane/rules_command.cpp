// chicane rules [ID]: the rule sets and their options.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "base/text.h"
#include "catalog/rule_sets.h"

namespace chicane::app {

namespace {

struct RulesFlags {
  std::string id;
  bool is_json = false;
};

boost::json::value to_json(const RuleSetEntry& entry) {
  boost::json::array options;
  for (const OptionInfo& info : entry.options()) {
    options.push_back({{"name", info.name},
                       {"values", boost::json::array(info.values.begin(), info.values.end())},
                       {"clause", info.clause},
                       {"meaning", info.meaning}});
  }
  return {{"id", entry.id()},
          {"title", entry.title()},
          {"version", entry.version()},
          {"options", options}};
}

void print_entry(const RuleSetEntry& entry) {
  fmt::print("{}, version {}: {}\n\nOptions (--opt key=value; the first value is the default):\n",
             entry.id(), entry.version(), entry.title());
  for (const OptionInfo& info : entry.options()) {
    fmt::print("  {:<20} {:<34} {} {}\n", info.name, join(info.values, " | "), info.meaning,
               info.clause);
  }
}

int show_rules(const RulesFlags& flags) {
  if (!flags.id.empty()) {
    const Result<const RuleSetEntry*, DataError> entry = find_rule_set(flags.id);
    if (!entry) return complain(entry.error());
    if (flags.is_json) {
      print_json(to_json(**entry));
    } else {
      print_entry(**entry);
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
  CLI::App* command = app.add_subcommand("rules", "The rule sets and their options");
  command->add_option("id", flags->id, "Rule set");
  command->add_flag("--json", flags->is_json, "Print as JSON");
  command->callback([flags, &run] { run = [flags] { return show_rules(*flags); }; });
}

}  // namespace chicane::app
