// chicane mail FILE --seat NAME: reads a player's letter as decisions, for umpires of races by
// mail.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <iostream>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "apps/chicane/race_file.h"
#include "apps/chicane/records.h"
#include "base/text.h"
#include "catalog/replay.h"
#include "letters/reading.h"

namespace chicane::app {

namespace {

struct MailFlags {
  std::string file;
  std::string seat;
  std::string letter;
  std::string board;
  bool is_apply = false;
  bool is_json = false;
};

// As much as a letter may have, and one byte more, which it may not.
std::string read_input() {
  std::string text(letters::kLetterBytesMax + 1, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  return text;
}

Result<Seat, DataError> find_seat(const Race& race, const std::string& name) {
  const std::vector<std::string>& names = race.names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return seat_at(static_cast<int>(found - names.begin()));
  return Failure{
      DataError{"--seat", 0, fill("nobody is called '{}'; there are {}", name, join(names, ", "))}};
}

// The record with these decisions at its end.
std::string continued(std::string text, Race& race, Seat seat,
                      const std::vector<std::string>& decisions) {
  RecordWriter writer;
  writer.resume(text);
  int turns = race.turn();
  for (const std::string& decision : decisions) {
    if (!race.decide(seat, decision)) break;
    text += writer.decision(race.names()[static_cast<std::size_t>(index(seat))], decision);
    while (turns < race.turn()) text += writer.turn(++turns, race.digest());
  }
  if (race.pending().is_over()) text += writer.end(race.turn(), race.digest());
  return text;
}

std::string next_words(const Race& race) {
  const Pending pending = race.pending();
  if (pending.is_over()) return "The race is over.";
  if (pending.kind == Pending::Kind::chance)
    return fmt::format("A die is owed: {}. 'chicane play --resume FILE' throws it.",
                       race.roll_label());
  std::vector<std::string> names;
  for (const Seat seat : pending.seats)
    names.push_back(race.names()[static_cast<std::size_t>(index(seat))]);
  return fmt::format("The race waits for {}.", join(names, ", "));
}

void print(const letters::Reading& reading) {
  for (const letters::Understood& one : reading.understood)
    fmt::print("line {}: '{}' is {}\n", one.line, one.said, join(one.decisions, ", "));
  for (const letters::SetAside& one : reading.later)
    fmt::print("line {}: '{}' is for later: {}\n", one.line, one.said, one.why);
  for (const letters::SetAside& one : reading.aside)
    fmt::print("line {}: '{}' is left aside: {}\n", one.line, one.said, one.why);
}

boost::json::array aside_json(const std::vector<letters::SetAside>& all) {
  boost::json::array array;
  for (const letters::SetAside& one : all)
    array.push_back({{"line", one.line}, {"said", one.said}, {"why", one.why}});
  return array;
}

boost::json::value reading_json(const letters::Reading& reading) {
  boost::json::array understood;
  for (const letters::Understood& one : reading.understood) {
    boost::json::array decisions;
    for (const std::string& decision : one.decisions) decisions.emplace_back(decision);
    understood.push_back({{"line", one.line}, {"said", one.said}, {"decisions", decisions}});
  }
  boost::json::array complaints;
  for (const DataError& error : reading.complaints)
    complaints.push_back({{"line", error.line}, {"what", error.what}});
  return {{"clear", reading.is_clear()},
          {"understood", understood},
          {"later", aside_json(reading.later)},
          {"aside", aside_json(reading.aside)},
          {"complaints", complaints}};
}

// Empty if the decisions are in the record now.
std::optional<DataError> apply(const MailFlags& flags, const Record& record, Race& race, Seat seat,
                               const letters::Reading& reading) {
  if (record.header.fair)
    return DataError{flags.file, 0,
                     "the decisions of this race are sealed; they can only be given where it is "
                     "hosted"};
  const Result<std::string, DataError> text = read_file(flags.file, kRecordBytesMax);
  if (!text) return text.error();
  std::vector<std::string> decisions;
  for (const letters::Understood& one : reading.understood)
    decisions.insert(decisions.end(), one.decisions.begin(), one.decisions.end());
  return write_file(flags.file, continued(*text, race, seat, decisions), Safety::on_disk);
}

int read_mail(const MailFlags& flags) {
  // Locked before it is read: nobody goes on with the race meanwhile.
  std::unique_ptr<RaceFile> lock;
  if (flags.is_apply) {
    Result<std::unique_ptr<RaceFile>, DataError> file = RaceFile::open(flags.file);
    if (!file) return complain(file.error());
    lock = std::move(*file);
  }
  const Result<Record, DataError> record = read_record(flags.file);
  if (!record) return complain(record.error());
  const Result<std::optional<Board>, DataError> board = given_board(flags.board);
  if (!board) return complain(board.error());
  const Result<std::unique_ptr<Race>, DataError> race =
      replay(*record, *board ? &**board : nullptr);
  if (!race) return complain(race.error());
  const Result<Seat, DataError> seat = find_seat(**race, flags.seat);
  if (!seat) return complain(seat.error());
  Result<std::string, DataError> letter =
      flags.letter.empty() ? read_input() : read_file(flags.letter, letters::kLetterBytesMax);
  if (!letter) return complain(letter.error());

  const letters::Reading reading =
      letters::read_letter(**race, *seat, *letter, flags.letter.empty() ? "letter" : flags.letter);
  if (flags.is_json) {
    print_json(reading_json(reading));
  } else {
    print(reading);
    for (const DataError& error : reading.complaints) fmt::print("{}\n", to_string(error));
  }
  if (!reading.is_clear()) return kNo;
  if (!flags.is_apply) return kFine;
  if (const auto failure = apply(flags, *record, **race, *seat, reading)) return complain(*failure);
  if (!flags.is_json) fmt::print("Written to {}. {}\n", flags.file, next_words(**race));
  return kFine;
}

}  // namespace

void add_mail(CLI::App& app, Run& run) {
  auto flags = std::make_shared<MailFlags>();
  CLI::App* command =
      app.add_subcommand("mail", "Read a player's letter as decisions, for races by mail");
  command->add_option("file", flags->file, "The record of the race")->required();
  command->add_option("--seat", flags->seat, "Whose letter it is")->required()->type_name("NAME");
  command->add_option("--letter", flags->letter, "The letter; without: from standard input")
      ->type_name("FILE");
  command->add_option("--board", flags->board, "The board it is run on, if it is none of ours")
      ->type_name("FILE");
  command->add_flag("--apply", flags->is_apply,
                    "Write the decisions to the record, if there is nothing to complain about");
  command->add_flag("--json", flags->is_json, "Print the answer as JSON");
  command->callback([flags, &run] { run = [flags] { return read_mail(*flags); }; });
}

}  // namespace chicane::app
