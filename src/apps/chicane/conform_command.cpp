// chicane conform [FILE…]: runs conformance cases; a line per case, a total at the end.
#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "codec/case_text.h"
#include "conform/run_case.h"

namespace chicane::app {

namespace {

struct ConformFlags {
  std::vector<std::string> files;
};

int conform(const ConformFlags& flags) {
  // All files are read before the first case is run: a mistake in the last one does not come after
  // a page of results.
  std::vector<CaseFile> files;
  for (const std::string& path : flags.files) {
    const Result<std::string, DataError> text = read_file(path, kCaseFileBytesMax);
    if (!text) {
      fmt::print(stderr, "chicane: {}\n", to_string(text.error()));
      return kWrongUse;
    }
    Result<CaseFile, DataError> file = parse_cases(*text, path);
    if (!file) {
      fmt::print(stderr, "chicane: {}\n", to_string(file.error()));
      return kWrongUse;
    }
    files.push_back(std::move(*file));
  }
  int passed = 0;
  int failed = 0;
  for (const CaseFile& file : files) {
    for (const Case& the_case : file.cases) {
      const conform::CaseResult result = conform::run_case(file.rules, the_case);
      ++(result.passed ? passed : failed);
      if (result.passed) {
        fmt::print("ok    {} {}\n", the_case.id, the_case.title);
      } else {
        fmt::print("FAIL  {} {}:{}: {}\n", the_case.id, file.source, result.line, result.complaint);
      }
    }
  }
  fmt::print("{} passed, {} failed\n", passed, failed);
  return failed == 0 ? kFine : kNo;
}

}  // namespace

void add_conform(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ConformFlags>();
  CLI::App* command = app.add_subcommand("conform", "Run conformance cases");
  command->add_option("files", flags->files, "Case files");
  command->callback([flags, &run] { run = [flags] { return conform(*flags); }; });
}

}  // namespace chicane::app
