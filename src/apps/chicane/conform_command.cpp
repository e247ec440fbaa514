// chicane conform [FILE…]: runs conformance cases; a line per case, a total at the end.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "catalog/embedded.h"
#include "codec/case_text.h"
#include "conform/run_case.h"

namespace chicane::app {

namespace {

struct ConformFlags {
  std::vector<std::string> files;
  bool is_json = false;
};

// The files named, or the suite that comes with Chicane.
Result<std::vector<CaseFile>, DataError> read_cases(const ConformFlags& flags) {
  std::vector<CaseFile> files;
  const auto add = [&](std::string_view text, std::string_view source) -> std::optional<DataError> {
    Result<CaseFile, DataError> file = parse_cases(text, source);
    if (!file) return file.error();
    files.push_back(std::move(*file));
    return std::nullopt;
  };
  if (flags.files.empty()) {
    for (const EmbeddedFile& file : embedded_cases()) {
      if (const std::optional<DataError> error = add(file.text, file.name)) return Failure{*error};
    }
  }
  for (const std::string& path : flags.files) {
    const Result<std::string, DataError> text = read_file(path, kCaseFileBytesMax);
    if (!text) return Failure{text.error()};
    if (const std::optional<DataError> error = add(*text, path)) return Failure{*error};
  }
  return files;
}

int conform(const ConformFlags& flags) {
  // All files are read before the first case is run: a mistake in the last one does not come after
  // a page of results.
  const Result<std::vector<CaseFile>, DataError> files = read_cases(flags);
  if (!files) return complain(files.error());
  int passed = 0;
  int failed = 0;
  boost::json::array answers;
  for (const CaseFile& file : *files) {
    for (const Case& the_case : file.cases) {
      const conform::CaseResult result = conform::run_case(file.rules, the_case);
      ++(result.passed ? passed : failed);
      if (flags.is_json) {
        answers.push_back({{"id", the_case.id},
                           {"title", the_case.title},
                           {"file", file.source},
                           {"passed", result.passed},
                           {"line", result.passed ? the_case.line : result.line},
                           {"complaint", result.complaint}});
      } else if (result.passed) {
        fmt::print("ok    {} {}\n", the_case.id, the_case.title);
      } else {
        fmt::print("FAIL  {} {}:{}: {}\n", the_case.id, file.source, result.line, result.complaint);
      }
    }
  }
  if (flags.is_json) {
    print_json({{"passed", passed}, {"failed", failed}, {"cases", answers}});
  } else {
    fmt::print("{} passed, {} failed\n", passed, failed);
  }
  return failed == 0 ? kFine : kNo;
}

}  // namespace

void add_conform(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ConformFlags>();
  CLI::App* command = app.add_subcommand("conform", "Run conformance cases");
  command->add_option("files", flags->files,
                      "Case files; without any, the suite that comes with Chicane");
  command->add_flag("--json", flags->is_json, "Print the results as JSON");
  command->callback([flags, &run] { run = [flags] { return conform(*flags); }; });
}

}  // namespace chicane::app
