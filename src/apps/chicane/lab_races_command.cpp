// chicane lab races: any mix of drivers, builds, circuits and options, over many races.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "apps/chicane/race_page.h"
#include "apps/chicane/race_plan_flags.h"
#include "apps/chicane/race_tables.h"

namespace chicane::app {

namespace {

struct RacesFlags {
  PlanFlags plan;
  std::string csv;
  std::string svg;
  std::string html;
  Force force;
  bool is_json = false;
};

void print(const Driven& driven) {
  for (std::size_t i = 0; i < driven.done.size(); ++i) {
    if (i > 0) fmt::print("\n");
    fmt::print("{}\n\n", title_of(driven, i));
    if (driven.done[i].tally.races == 0) continue;
    print_figures(entries_table(driven, i));
    fmt::print("\n");
    print_figures(figures_table(driven.done[i].tally));
  }
}

std::optional<DataError> write_files(const RacesFlags& flags, const Driven& driven) {
  const auto write = [&](const std::string& path, const auto& text) -> std::optional<DataError> {
    if (path.empty()) return std::nullopt;
    return write_output(path, text(), flags.force);
  };
  if (auto error = write(flags.csv, [&] { return races_csv(driven); })) return error;
  if (auto error = write(flags.svg, [&] { return places_picture(driven); })) return error;
  return write(flags.html, [&] { return races_page(driven); });
}

int lab_races(const RacesFlags& flags) {
  const std::vector<std::string> outputs = {flags.csv, flags.svg, flags.html};
  if (const auto error = check_outputs(outputs, flags.force)) return complain(*error);
  return drive_and_tell(flags.plan, "lab races", [&](const Driven& driven) -> int {
    if (const std::optional<DataError> error = write_files(flags, driven)) return complain(*error);
    if (is_any_standard_output(outputs)) return kFine;
    if (flags.is_json) {
      print_json(races_json(driven));
    } else {
      print(driven);
    }
    return kFine;
  });
}

}  // namespace

void add_lab_races(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<RacesFlags>();
  CLI::App* command = lab.add_subcommand(
      "races", "Who finishes where: any mix of drivers, builds, circuits and options");
  add_plan_flags(*command, flags->plan);
  command->add_option("--csv", flags->csv, "Write the sums as a table for other programs")
      ->type_name("FILE");
  command->add_option("--svg", flags->svg, "Draw the finishing places of each entry")
      ->type_name("FILE");
  command->add_option("--html", flags->html, "Write a report with tables and plots in one file")
      ->type_name("FILE");
  add_force_flag(*command, flags->force);
  command->add_flag("--json", flags->is_json, "Print the sums as JSON");
  command->footer(
      "Means have 95 % confidence intervals. Race n of a seed is the same race whatever the "
      "number\n"
      "of threads, of processes ('mpirun -n 4 chicane lab races …') and of races. Ctrl-C keeps "
      "what\n"
      "is done and says how to go on.\n"
      "Example: chicane lab races --driver 3:rookie 3:random --races 600");
  command->callback([flags, &run] { run = [flags] { return lab_races(*flags); }; });
}

}  // namespace chicane::app
