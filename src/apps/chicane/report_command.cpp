// chicane report FILE: the report of a recorded race, as a club prints it.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "apps/chicane/records.h"
#include "apps/chicane/report_json.h"
#include "apps/chicane/report_league.h"
#include "report/article.h"

namespace chicane::app {

namespace {

struct ReportFlags {
  std::string file;
  std::string board;
  std::string date;
  std::string league;
  std::string markdown;
  std::string html;
  std::string svg;
  Force force;
  bool is_csv = false;
  bool is_json = false;
};

Result<report::Report, DataError> read_report(const ReportFlags& flags) {
  const Result<std::string, DataError> text = read_file(flags.file, kRecordBytesMax);
  if (!text) return Failure{text.error()};
  const Result<Record, DataError> record = parse_record(*text, flags.file);
  if (!record) return Failure{record.error()};
  const Result<std::optional<Board>, DataError> board = given_board(flags.board);
  if (!board) return Failure{board.error()};
  Result<report::Report, DataError> report =
      report::report_of(*record, *board ? &**board : nullptr);
  if (!report) return report;
  report->date = flags.date;
  if (flags.league.empty()) return report;
  Result<std::vector<report::StandingsRow>, DataError> standings =
      standings_after(flags.league, *text);
  if (!standings) return Failure{standings.error()};
  report->standings = std::move(*standings);
  return report;
}

// The address of the picture as the other file sees it: bare if they lie together.
std::string seen_from(const std::string& page, const std::string& picture) {
  const std::filesystem::path folder = std::filesystem::path(page).parent_path();
  const std::filesystem::path path(picture);
  return path.parent_path() == folder ? path.filename().string() : picture;
}

struct Output {
  const std::string& path;
  std::string text;
};

// Into the files that were asked for; to the screen if there are none.
int write_article(const ReportFlags& flags, const report::Article& article,
                  const std::string& chart) {
  const std::string picture = flags.svg.empty() ? "" : seen_from(flags.markdown, flags.svg);
  const Output outputs[] = {{flags.markdown, report::to_markdown(article, picture)},
                            {flags.html, report::to_html(article)},
                            {flags.svg, chart}};
  bool is_written = false;
  for (const Output& output : outputs) {
    if (output.path.empty()) continue;
    if (const auto failure = write_output(output.path, output.text, flags.force))
      return complain(*failure);
    is_written = true;
  }
  if (!is_written) fmt::print("{}", report::to_text(article));
  return kFine;
}

// Results that somebody else has written down.
int show_results(const ReportFlags& flags) {
  const Result<std::string, DataError> text = read_file(flags.file, kResultsBytesMax);
  if (!text) return complain(text.error());
  const Result<ResultsTable, DataError> results = parse_results(*text, flags.file);
  if (!results) return complain(results.error());
  if (!flags.svg.empty() || flags.is_json || !flags.league.empty())
    return complain(
        DataError{flags.file, 0,
                  "these are results alone; --svg, --json and --league need the record of a race"});
  if (flags.is_csv) {
    fmt::print("{}", format_results(*results));
    return kFine;
  }
  const std::string name = std::filesystem::path(flags.file).stem().string();
  return write_article(flags, report::article_of(*results, name), "");
}

int make_report(const ReportFlags& flags) {
  if (flags.file.ends_with(".csv")) return show_results(flags);
  const Result<report::Report, DataError> report = read_report(flags);
  if (!report) return complain(report.error());
  if (flags.is_json) {
    print_json(report_json(*report));
    return kFine;
  }
  if (flags.is_csv) {
    fmt::print("{}", format_results(report::results_of(*report)));
    return kFine;
  }
  return write_article(flags, report::article_of(*report),
                       report::to_svg(report->chart, report->circuit));
}

}  // namespace

void add_report(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ReportFlags>();
  CLI::App* command =
      app.add_subcommand("report", "The report of a recorded race, as a club prints it");
  command->add_option("file", flags->file, "The record; or results that end in .csv")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--board", flags->board,
                   "The board it was raced on, if it is a file of your own")
      ->type_name("FILE");
  command->add_option("--date", flags->date, "When it was raced, for the head of the report")
      ->type_name("TEXT");
  command
      ->add_option("--league", flags->league,
                   "The league of the race: its standings after it end the report")
      ->type_name("FILE");
  command->add_option("--markdown", flags->markdown, "Write it as Markdown")->type_name("FILE");
  command->add_option("--html", flags->html, "Write it as one page for browser and printer")
      ->type_name("FILE");
  command->add_option("--svg", flags->svg, "Write the lap chart as a picture")->type_name("FILE");
  add_force_flag(*command, flags->force);
  command->add_flag("--csv", flags->is_csv, "Print the results as comma-separated values");
  command->add_flag("--json", flags->is_json, "Print it as JSON");
  command->callback([flags, &run] { run = [flags] { return make_report(*flags); }; });
}

}  // namespace chicane::app
