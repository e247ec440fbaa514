// chicane league next, standings, ratings, export: a league as people read it.
#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <filesystem>

#include "apps/chicane/league_commands.h"
#include "apps/chicane/league_output.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"

namespace chicane::app {

namespace {

struct ShowFlags {
  std::string file;
  std::vector<std::string> files;  // Of ratings.
  std::string out;
  Force force;
  bool is_json = false;
};

int show(const ShowFlags& flags, const std::string& title, const Sections& sections) {
  if (flags.is_json) {
    print_json(sections_json(title, sections));
  } else {
    print_sections(title, sections);
  }
  return kFine;
}

int show_next(const ShowFlags& flags) {
  const Result<LeagueBook, DataError> book = LeagueBook::read(flags.file);
  if (!book) return complain(book.error());
  return show(flags, book->season().plan.title, {next_section(book->season())});
}

int show_standings(const ShowFlags& flags) {
  const Result<LeagueBook, DataError> book = LeagueBook::read(flags.file);
  if (!book) return complain(book.error());
  return show(flags, book->season().plan.title, standings_sections(book->season()));
}

int show_ratings(const ShowFlags& flags) {
  std::vector<LeagueBook> books;
  for (const std::string& path : flags.files) {
    Result<LeagueBook, DataError> book = LeagueBook::read(path);
    if (!book) return complain(book.error());
    books.push_back(std::move(*book));
  }
  std::vector<const league::Season*> seasons;
  for (const LeagueBook& book : books) seasons.push_back(&book.season());
  return show(flags, "", {rating_section(seasons)});
}

int export_to_file(const ShowFlags& flags) {
  const Result<LeagueBook, DataError> book = LeagueBook::read(flags.file);
  if (!book) return complain(book.error());
  const league::Season& season = book->season();
  const Sections sections = all_sections(season);
  const std::string ending = std::filesystem::path(flags.out).extension().string();
  std::string text;
  if (ending == ".md") {
    text = sections_markdown(season.plan.title, sections);
  } else if (ending == ".csv") {
    text = sections_csv(sections);
  } else if (ending == ".html") {
    text = sections_page(season.plan.title, sections);
  } else {
    return complain(DataError{flags.out, 0, "the name ends in .md, .csv or .html"});
  }
  if (const auto wrong = write_output(flags.out, text, flags.force)) return complain(*wrong);
  print_said(flags.out, flags.is_json);
  return kFine;
}

CLI::App* add_command(CLI::App& league, ShowFlags& flags, const char* name, const char* what) {
  CLI::App* command = league.add_subcommand(name, what);
  command->add_option("file", flags.file, "The league")->required();
  return command;
}

}  // namespace

void add_league_show(CLI::App& league, Run& run) {
  auto flags = std::make_shared<ShowFlags>();
  const auto add_json = [&](CLI::App* command) {
    command->add_flag("--json", flags->is_json, "Print the answer as JSON");
  };
  CLI::App* next = add_command(league, *flags, "next", "What is to be done");
  add_json(next);
  next->callback([flags, &run] { run = [flags] { return show_next(*flags); }; });

  CLI::App* standings =
      add_command(league, *flags, "standings", "Who stands where, and why before the next");
  add_json(standings);
  standings->callback([flags, &run] { run = [flags] { return show_standings(*flags); }; });

  CLI::App* ratings =
      league.add_subcommand("ratings", "How strong drivers are, over all races of these leagues");
  ratings->add_option("files", flags->files, "The leagues")->required();
  add_json(ratings);
  ratings->callback([flags, &run] { run = [flags] { return show_ratings(*flags); }; });

  CLI::App* exporting =
      add_command(league, *flags, "export", "All tables as Markdown, CSV or HTML");
  exporting->add_option("out", flags->out, "A file that ends in .md, .csv or .html")->required();
  add_force_flag(*exporting, flags->force);
  add_json(exporting);
  exporting->callback([flags, &run] { run = [flags] { return export_to_file(*flags); }; });
}

}  // namespace chicane::app
