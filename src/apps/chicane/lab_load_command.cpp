// chicane lab load: what a running server bears.
#include <fmt/core.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <cstdio>
#include <filesystem>

#include "apps/chicane/commands.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/output.h"
#include "catalog/rule_sets.h"
#include "lab/load.h"

namespace chicane::app {

namespace {

using lab::LoadPlan;
using lab::LoadProgress;
using lab::LoadResult;

struct LoadFlags {
  LoadPlan plan;
  std::string address = "http://127.0.0.1:8080";
  std::string fsync_folder;  // Empty: where temporary files go.
  bool is_json = false;
};

constexpr double kDiskSeconds = 2;

bool is_watched() { return isatty(STDERR_FILENO) == 1; }

void print_progress(const LoadProgress& progress) {
  if (!is_watched()) return;
  if (progress.seconds == 0) {
    fmt::print(stderr, "\rarriving: {} races, {} viewers   ", progress.races_running,
               progress.viewers_open);
  } else {
    fmt::print(stderr, "\r{:.0f} s: {} races, {} viewers, {} decisions   ", progress.seconds,
               progress.races_running, progress.viewers_open, progress.decisions);
  }
  std::fflush(stderr);
}

void print(const LoadFlags& flags, const LoadResult& result, double keeps) {
  const LoadPlan& plan = flags.plan;
  fmt::print("{}: {} races of {}, {} viewers, {:.0f} s, {} ms to think\n\n", flags.address,
             plan.races, plan.rules, plan.viewers, result.seconds, plan.think_millis);
  const auto millis = [&](double percent) {
    return fmt::format("{:.1f} ms", lab::percentile(result.millis, percent));
  };
  print_aligned({{"figure", "value"},
                 {"acknowledged, half of them within", millis(50)},
                 {"90 % within", millis(90)},
                 {"99 % within", millis(99)},
                 {"all within", millis(100)},
                 {"decisions a second", fmt::format("{:.0f}", result.decisions_a_second())},
                 {"updates a second to viewers", fmt::format("{:.0f}", result.updates_a_second())},
                 {"megabytes a second to viewers",
                  fmt::format("{:.1f}", static_cast<double>(result.bytes) / 1e6 / result.seconds)},
                 {"viewers at the end", std::to_string(result.viewers_open)},
                 {"races finished", std::to_string(result.races_over)},
                 {"errors", std::to_string(result.errors)},
                 {"fdatasync of 4 KiB a second, this disk alone", fmt::format("{:.0f}", keeps)}});
  if (!result.first_error.empty()) fmt::print("\nthe first error: {}\n", result.first_error);
}

boost::json::value json_of(const LoadFlags& flags, const LoadResult& result, double keeps) {
  return {{"races", flags.plan.races},
          {"viewers", flags.plan.viewers},
          {"rules", flags.plan.rules},
          {"think_millis", flags.plan.think_millis},
          {"seconds", result.seconds},
          {"p50_millis", lab::percentile(result.millis, 50)},
          {"p90_millis", lab::percentile(result.millis, 90)},
          {"p99_millis", lab::percentile(result.millis, 99)},
          {"max_millis", lab::percentile(result.millis, 100)},
          {"decisions", result.decisions},
          {"decisions_a_second", result.decisions_a_second()},
          {"updates", result.updates},
          {"updates_a_second", result.updates_a_second()},
          {"bytes", result.bytes},
          {"viewers_open", result.viewers_open},
          {"races_over", result.races_over},
          {"errors", result.errors},
          {"first_error", result.first_error},
          {"fdatasync_a_second", keeps}};
}

int lab_load(const LoadFlags& given) {
  LoadFlags flags = given;
  const Result<LoadPlan, DataError> plan = lab::with_address(flags.plan, flags.address);
  if (!plan) return complain(plan.error());
  flags.plan = *plan;
  std::string folder = flags.fsync_folder;
  if (folder.empty()) folder = std::filesystem::temp_directory_path().string();
  const Result<double, DataError> keeps = lab::keeps_a_second(folder, kDiskSeconds);
  if (!keeps) return complain(keeps.error());
  const Result<LoadResult, DataError> result = lab::run_load(flags.plan, print_progress);
  if (is_watched()) fmt::print(stderr, "\r{:60}\r", "");
  if (!result) return complain(result.error());
  if (flags.is_json) {
    print_json(json_of(flags, *result, *keeps));
  } else {
    print(flags, *result, *keeps);
  }
  return result->errors == 0 && result->decisions > 0 ? kFine : kNo;
}

}  // namespace

void add_lab_load(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<LoadFlags>();
  flags->plan.rules = usual_rules();
  CLI::App* command = lab.add_subcommand(
      "load", "What a running server bears: races and viewers at once, over real sockets");
  command->add_option("--address", flags->address, "Of the server")->capture_default_str();
  command->add_option("--races", flags->plan.races, "At once")
      ->capture_default_str()
      ->check(CLI::Range(1, 10000));
  command->add_option("--viewers", flags->plan.viewers, "In all, spread over the races")
      ->capture_default_str()
      ->check(CLI::Range(0, 100000));
  command->add_option("--seconds", flags->plan.seconds, "To measure, once all are there")
      ->capture_default_str()
      ->check(CLI::Range(1, 86400));
  command
      ->add_option("--think", flags->plan.think_millis,
                   "Milliseconds that people think, on average; 0: as fast as the server can")
      ->capture_default_str()
      ->check(CLI::Range(0, 3600000));
  command->add_option("--rules", flags->plan.rules, "What is raced")->capture_default_str();
  command->add_option("--seed", flags->plan.seed, "Of the decisions")->capture_default_str();
  command->add_option("--fsync-dir", flags->fsync_folder,
                      "Folder on the disk to compare with (default: that of temporary files)");
  command->add_flag("--json", flags->is_json, "Print the figures as JSON");
  command->callback([flags, &run] { run = [flags] { return lab_load(*flags); }; });
}

}  // namespace chicane::app
