// chicane conform [FILE…]: runs conformance cases; a line per case, a total at the end. With
// --trace also all that can be seen after each step of a case.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "base/enumerator.h"
#include "catalog/embedded.h"
#include "codec/case_text.h"
#include "conform/trace.h"

namespace chicane::app {

namespace {

struct ConformFlags {
  std::vector<std::string> files;
  std::vector<std::string> ids;  // Of the cases to run; none: all.
  bool has_trace = false;
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

// Leaves the cases that are asked for; an id that none has is a mistake.
std::optional<DataError> choose_cases(const std::vector<std::string>& ids,
                                      std::vector<CaseFile>& files) {
  for (const std::string& id : ids) {
    const auto has_id = [&](const CaseFile& file) {
      return std::any_of(file.cases.begin(), file.cases.end(),
                         [&](const Case& the_case) { return the_case.id == id; });
    };
    if (std::none_of(files.begin(), files.end(), has_id))
      return DataError{"--case", 0, "there is no case " + id};
  }
  for (CaseFile& file : files) {
    std::erase_if(file.cases, [&](const Case& the_case) {
      return std::find(ids.begin(), ids.end(), the_case.id) == ids.end();
    });
  }
  return std::nullopt;
}

// A step is told by what has changed; what looks as it did after the step before is not repeated.
void print_trace(const conform::Trace& trace) {
  conform::TraceStep before;
  int number = 0;
  for (const conform::TraceStep& step : trace.steps) {
    fmt::print("step {}, line {}: {}\n", ++number, step.line, step.what);
    for (const conform::TraceKind kind : conform::kAllTraceKinds) {
      if (step[kind].empty()) continue;
      const bool is_same = step[kind] == before[kind];
      fmt::print("  {} {}{}\n", enumerator_text(kind), conform::trace_digest(step[kind]),
                 is_same ? ", as before" : "");
      if (is_same) continue;
      for (const std::string& line : step[kind]) fmt::print("    {}\n", line);
    }
    before = step;
  }
}

boost::json::array steps_json(const conform::Trace& trace) {
  boost::json::array steps;
  int number = 0;
  for (const conform::TraceStep& step : trace.steps) {
    boost::json::object answer{{"step", ++number}, {"line", step.line}, {"what", step.what}};
    boost::json::object digests;
    for (const conform::TraceKind kind : conform::kAllTraceKinds) {
      const std::string name = enumerator_text(kind);
      answer[name] = boost::json::array(step[kind].begin(), step[kind].end());
      digests[name] = conform::trace_digest(step[kind]);
    }
    answer["digests"] = std::move(digests);
    steps.push_back(std::move(answer));
  }
  return steps;
}

void print_result(const CaseFile& file, const Case& the_case, const conform::CaseResult& result) {
  if (result.passed) {
    fmt::print("ok    {} {}\n", the_case.id, the_case.title);
  } else {
    fmt::print("FAIL  {} {}:{}: {}\n", the_case.id, file.source, result.line, result.complaint);
  }
}

boost::json::object result_json(const CaseFile& file, const Case& the_case,
                                const conform::CaseResult& result) {
  return {{"id", the_case.id},
          {"title", the_case.title},
          {"file", file.source},
          {"passed", result.passed},
          {"line", result.passed ? the_case.line : result.line},
          {"complaint", result.complaint}};
}

int conform(const ConformFlags& flags) {
  // All files are read before the first case is run: a mistake in the last one does not come after
  // a page of results.
  Result<std::vector<CaseFile>, DataError> files = read_cases(flags);
  if (!files) return complain(files.error());
  if (!flags.ids.empty()) {
    if (const std::optional<DataError> error = choose_cases(flags.ids, *files))
      return complain(*error);
  }
  int passed = 0;
  int failed = 0;
  boost::json::array answers;
  for (const CaseFile& file : *files) {
    for (const Case& the_case : file.cases) {
      const conform::Trace trace =
          flags.has_trace ? conform::trace_case(file.rules, the_case)
                          : conform::Trace{conform::run_case(file.rules, the_case), {}};
      ++(trace.result.passed ? passed : failed);
      if (flags.is_json) {
        boost::json::object answer = result_json(file, the_case, trace.result);
        if (flags.has_trace) answer["steps"] = steps_json(trace);
        answers.push_back(std::move(answer));
      } else {
        if (flags.has_trace) fmt::print("case {} of {}\n", the_case.id, file.source);
        print_trace(trace);
        print_result(file, the_case, trace.result);
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
  command->add_option("--case", flags->ids, "Run this case alone; may be said again")
      ->type_name("ID")
      ->expected(1)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command->add_flag("--trace", flags->has_trace,
                    "Print all that can be seen after each step of a case");
  command->add_flag("--json", flags->is_json, "Print the results as JSON");
  command->callback([flags, &run] { run = [flags] { return conform(*flags); }; });
}

}  // namespace chicane::app
