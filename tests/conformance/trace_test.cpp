// What can be seen after every step of every case is what it was: tests/kept/traces keeps digests
// of it (docs/conformance.md). They change in a commit that says which ruling has changed. To
// write them anew: CHICANE_REWRITE=1 build/release/trace_test
#include "conform/trace.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "base/enumerator.h"
#include "base/text.h"
#include "catalog/embedded.h"
#include "codec/case_text.h"

namespace chicane::conform {
namespace {

namespace fs = std::filesystem;

const fs::path kKept = fs::path(CHICANE_SOURCE_DIR) / "tests/kept/traces";
constexpr int kShownMax = 10;  // Differences.
constexpr std::string_view kCaseWord = "case ";
constexpr std::string_view kAsBefore = "=";
constexpr std::string_view kHead =
    "# A line a step: refusal events asked answers state views. - is nothing, = as in the step "
    "before.\n";

using StepDigests = std::vector<std::string>;  // By kind.

// "conformance/formula-one/baulks.case" is kept in "formula-one/baulks.trace".
fs::path kept_path(std::string_view source) {
  return kKept / fs::path(source).lexically_relative("conformance").replace_extension(".trace");
}

std::vector<CaseFile> suite() {
  std::vector<CaseFile> files;
  for (const EmbeddedFile& file : embedded_cases()) {
    Result<CaseFile, DataError> read = parse_cases(file.text, file.name);
    EXPECT_TRUE(static_cast<bool>(read)) << file.name;
    if (read) files.push_back(std::move(*read));
  }
  EXPECT_GT(files.size(), 100u);
  return files;
}

std::vector<StepDigests> digests_of(const Trace& trace) {
  std::vector<StepDigests> steps;
  for (const TraceStep& step : trace.steps) {
    StepDigests digests;
    for (const TraceKind kind : kAllTraceKinds) digests.push_back(trace_digest(step[kind]));
    steps.push_back(std::move(digests));
  }
  return steps;
}

std::string written(const std::vector<StepDigests>& steps) {
  std::string text;
  StepDigests before(kTraceKinds);
  for (const StepDigests& step : steps) {
    StepDigests words = step;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == before[i] && words[i] != "-") words[i] = kAsBefore;
    }
    text += join(words, " ") + "\n";
    before = step;
  }
  return text;
}

// By case.
std::map<std::string, std::vector<StepDigests>> read_kept(const fs::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path << " is missing; write it with CHICANE_REWRITE=1";
  std::map<std::string, std::vector<StepDigests>> kept;
  std::vector<StepDigests>* steps = nullptr;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    if (line.starts_with(kCaseWord)) {
      steps = &kept[line.substr(kCaseWord.size())];
      continue;
    }
    StepDigests digests;
    for (const std::string_view word : words(line)) digests.emplace_back(word);
    if (steps == nullptr || digests.size() != std::size_t{kTraceKinds}) {
      ADD_FAILURE() << path << ": no step in '" << line << "'";
      return kept;
    }
    for (std::size_t i = 0; i < digests.size(); ++i) {
      if (digests[i] == kAsBefore && !steps->empty()) digests[i] = steps->back()[i];
    }
    steps->push_back(std::move(digests));
  }
  return kept;
}

// The first step that differs, and the command that shows it; empty if none does.
std::string difference_of(const std::string& id, const Trace& trace,
                          const std::vector<StepDigests>& kept) {
  const std::vector<StepDigests> came = digests_of(trace);
  std::string difference;
  for (std::size_t i = 0; i < came.size() && i < kept.size() && difference.empty(); ++i) {
    for (const TraceKind kind : kAllTraceKinds) {
      const auto at = static_cast<std::size_t>(kind);
      if (came[i][at] == kept[i][at]) continue;
      difference +=
          fill("  {}: {} was kept, {} came\n", enumerator_text(kind), kept[i][at], came[i][at]);
    }
    if (!difference.empty()) {
      difference = fill("step {}, line {}: {}\n", static_cast<int>(i + 1), trace.steps[i].line,
                        trace.steps[i].what) +
                   difference;
    }
  }
  if (difference.empty() && came.size() != kept.size()) {
    difference = fill("{} steps were kept, {} came\n", static_cast<int>(kept.size()),
                      static_cast<int>(came.size()));
  }
  if (difference.empty()) return {};
  return "case " + id + ", " + difference +
         "To see it, compare what this program and the one before print:\n"
         "  build/release/chicane conform --trace --case " +
         id;
}

void write_kept(const std::vector<CaseFile>& files) {
  fs::remove_all(kKept);
  for (const CaseFile& file : files) {
    const fs::path path = kept_path(file.source);
    fs::create_directories(path.parent_path());
    std::ofstream out(path);
    out << kHead;
    for (const Case& the_case : file.cases) {
      out << kCaseWord << the_case.id << "\n"
          << written(digests_of(trace_case(file.rules, the_case)));
    }
    ASSERT_TRUE(out.flush()) << path;
  }
}

TEST(Traces, AreAsTheyWereKept) {
  const std::vector<CaseFile> files = suite();
  if (std::getenv("CHICANE_REWRITE") != nullptr) return write_kept(files);
  int differing = 0;
  for (const CaseFile& file : files) {
    auto kept = read_kept(kept_path(file.source));
    for (const Case& the_case : file.cases) {
      const auto found = kept.find(the_case.id);
      if (found == kept.end()) {
        ADD_FAILURE() << "case " << the_case.id << " of " << file.source
                      << " has no trace; write it with CHICANE_REWRITE=1";
        continue;
      }
      const std::string difference =
          difference_of(the_case.id, trace_case(file.rules, the_case), found->second);
      if (!difference.empty() && ++differing <= kShownMax) ADD_FAILURE() << difference;
      kept.erase(found);
    }
    for (const auto& [id, steps] : kept)
      ADD_FAILURE() << "a trace of " << id << " is kept, but " << file.source
                    << " has no such case";
  }
  EXPECT_LE(differing, kShownMax) << "so many cases differ; the first of them stand above";
}

TEST(Traces, AreKeptForCasesThatAreThere) {
  std::set<fs::path> expected;
  for (const CaseFile& file : suite()) expected.insert(kept_path(file.source));
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kKept)) {
    if (entry.is_regular_file() && entry.path().extension() == ".trace") {
      EXPECT_TRUE(expected.contains(entry.path())) << entry.path() << " has no cases any more";
    }
  }
}

}  // namespace
}  // namespace chicane::conform
