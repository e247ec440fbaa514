// chicane league draw, result, play: the races of a league.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>
#include <filesystem>
#include <random>

#include "apps/chicane/files.h"
#include "apps/chicane/league_commands.h"
#include "apps/chicane/league_drive.h"
#include "apps/chicane/league_output.h"
#include "apps/chicane/output.h"
#include "base/random.h"
#include "base/text.h"
#include "codec/league_text.h"
#include "codec/results_text.h"
#include "league/draw.h"
#include "office/hand_result.h"
#include "office/league_entries.h"
#include "office/league_race.h"

namespace chicane::app {

namespace {

struct RaceFlags {
  std::string file;
  std::vector<std::string> records;
  std::string by;
  std::optional<std::uint64_t> seed;
  bool is_json = false;
};

std::uint64_t seed_of(const RaceFlags& flags) {
  return flags.seed ? *flags.seed
                    : std::uint64_t{std::random_device{}()} << 32 | std::random_device{}();
}

// Of a race or a die: it depends on nothing else.
std::uint64_t seed_for(std::uint64_t seed, const std::string& what) {
  return mix(seed ^ digest(what));
}

// A record that is taken is kept, and not written over another: not one that came by hand, nor one
// that a killed program has not taken any more.
std::optional<DataError> keep_record(const std::string& folder, const std::string& race,
                                     const std::string& text) {
  if (folder.empty()) return std::nullopt;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const std::string path = (std::filesystem::path(folder) / (race + ".chicane")).string();
  if (std::filesystem::exists(path, error))
    return DataError{path, 0,
                     "exists already; take it by 'chicane league result', or move it away"};
  return write_file(path, text, Safety::on_disk);
}

std::optional<DataError> take_record(LeagueBook& book, const std::string& text,
                                     const std::string& source, std::string* race) {
  const Result<Record, DataError> record = parse_record(text, source);
  if (!record) return record.error();
  const Result<league::TakeResult, DataError> result =
      office::result_of_record(book.season(), *record, text);
  if (!result) return result.error();
  if (race != nullptr) *race = result->race;
  return book.add({*result});
}

// What was done, then what is next.
int show_next(const RaceFlags& flags, const std::string& said, const LeagueBook& book) {
  const Sections sections = {next_section(book.season())};
  if (flags.is_json) {
    print_json(sections_json(said, sections));
  } else {
    print_sections(said, sections);
  }
  return kFine;
}

int draw(const RaceFlags& flags) {
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  if (due_races(book->season()).empty() && !thrower(book->season()))
    return complain("nothing is to be drawn: " + next_section(book->season()).note);
  if (const std::optional<DataError> wrong = draw_due(*book, seed_of(flags)))
    return complain(*wrong);
  return show_next(flags, "", *book);
}

// "R1 Valli=1 Brandt=out", or the race and a file of results.
Result<league::Entry, DataError> hand_result(const RaceFlags& flags) {
  const std::string said = join(flags.records, " ");
  if (said.find('=') != std::string::npos || flags.records.size() != 2)
    return office::parse_hand_result(said, flags.by);
  const Result<std::string, DataError> text = read_file(flags.records[1], kResultsBytesMax);
  if (!text) return Failure{text.error()};
  const Result<ResultsTable, DataError> table = parse_results(*text, flags.records[1]);
  if (!table) return Failure{table.error()};
  league::TakeResult result{flags.records[0], 0, static_cast<int>(table->cars.size()),
                            office::cars_of_table(*table), flags.by};
  // Names in a spreadsheet may be none for a ledger: its parser judges them.
  return parse_league_entry(format_league_entry(result));
}

int take_by_hand(const RaceFlags& flags) {
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  const Result<league::Entry, DataError> entry = hand_result(flags);
  if (!entry) return complain(entry.error());
  if (const std::optional<DataError> wrong = book->add({*entry})) return complain(*wrong);
  print_said(fmt::format("The result of race {}, by hand; {} vouches for it.",
                         std::get<league::TakeResult>(*entry).race, flags.by),
             flags.is_json);
  return kFine;
}

int take_results(const RaceFlags& flags) {
  if (!flags.by.empty()) return take_by_hand(flags);
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  for (const std::string& path : flags.records) {
    const Result<std::string, DataError> text = read_file(path, kRecordBytesMax);
    if (!text) return complain(text.error());
    std::string race;
    if (const std::optional<DataError> wrong = take_record(*book, *text, path, &race)) {
      complain(*wrong);
      return kNo;
    }
    print_said(fmt::format("{}: the result of race {}.", path, race), flags.is_json);
  }
  return kFine;
}

int play(const RaceFlags& flags) {
  Result<LeagueBook, DataError> book = LeagueBook::open(flags.file);
  if (!book) return complain(book.error());
  const Result<int, DataError> driven = play_on(*book, seed_of(flags));
  if (!driven) return complain(driven.error());
  return show_next(flags,
                   fmt::format("{} race{} driven; records in {}.", *driven, *driven == 1 ? "" : "s",
                               book->races_folder()),
                   *book);
}

CLI::App* add_command(CLI::App& league, RaceFlags& flags, const char* name, const char* what) {
  CLI::App* command = league.add_subcommand(name, what);
  command->add_option("file", flags.file, "The league")->required();
  command->add_flag("--json", flags.is_json, "Print the answer as JSON");
  return command;
}

}  // namespace

std::optional<DataError> draw_due(LeagueBook& book, std::uint64_t seed) {
  const Result<std::vector<league::Entry>, DataError> entries = office::entries_due(
      book.season(),
      [&](const std::string& what) { return Random(seed_for(seed, what)).roll(100); });
  if (!entries) return entries.error();
  // Dice and races are written at once, or nothing is.
  return book.add(*entries);
}

Result<int, DataError> play_on(LeagueBook& book, std::uint64_t seed) {
  int driven = 0;
  while (true) {
    if (const std::optional<DataError> wrong = draw_due(book, seed)) return Failure{*wrong};
    const league::Season& season = book.season();
    std::vector<const league::LeagueRace*> open = open_races(season);
    std::erase_if(
        open, [&](const league::LeagueRace* race) { return !office::is_for_bots(season, *race); });
    if (open.empty()) return driven;
    const league::LeagueRace& race = *open.front();
    const std::string id = race.id;
    const Result<std::string, DataError> record =
        drive_league_race(season, race, seed_for(seed, "race " + id));
    if (!record) return Failure{record.error()};
    if (const std::optional<DataError> wrong = keep_record(book.races_folder(), id, *record))
      return Failure{*wrong};
    if (const std::optional<DataError> wrong = take_record(book, *record, id, nullptr))
      return Failure{*wrong};
    ++driven;
  }
}

void add_league_races(CLI::App& league, Run& run) {
  auto flags = std::make_shared<RaceFlags>();
  const auto add_seed = [&](CLI::App* command) {
    command->add_option("--seed", flags->seed, "The same seed gives the same (default: by chance)");
  };
  CLI::App* drawing = add_command(league, *flags, "draw",
                                  "Seed the drivers and draw the races of the round that is due");
  add_seed(drawing);
  drawing->callback([flags, &run] { run = [flags] { return draw(*flags); }; });

  CLI::App* taking =
      add_command(league, *flags, "result",
                  "Take results from records of races, once they are verified, or by hand");
  taking
      ->add_option("records", flags->records,
                   "The records; with --by a race and its cars, 'R1 Valli=1 Brandt=out', or a race "
                   "and a file of results (docs/formats/results.md)")
      ->required();
  taking->add_option("--by", flags->by, "Who vouches for a race at a real table")
      ->type_name("NAME");
  taking->callback([flags, &run] { run = [flags] { return take_results(*flags); }; });

  CLI::App* playing =
      add_command(league, *flags, "play",
                  "Draw and let bots drive, until the league is over or people must race");
  add_seed(playing);
  playing->callback([flags, &run] { run = [flags] { return play(*flags); }; });
}

}  // namespace chicane::app
