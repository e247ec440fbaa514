// chicane replay FILE: a recorded race again, whole or step by step. chicane verify FILE: executes
// it and says whether it holds.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "apps/chicane/records.h"
#include "apps/chicane/report.h"
#include "apps/chicane/terminal/console.h"
#include "apps/chicane/terminal/dashboard.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/tell.h"
#include "fair/dice_tally.h"
#include "fair/record_check.h"

namespace chicane::app {

namespace {

constexpr std::size_t kFacesShown = 12;

struct ReplayFlags {
  std::string file;
  std::string board;
  bool is_step = false;
  bool is_excerpt = false;
  bool is_json = false;
};

// Shows a race as it was driven, turn by turn.
class Show {
 public:
  explicit Show(bool is_step) : is_step_(is_step) {}

  void see(const RecordLine& line, const Race& race, const std::vector<Happening>& happenings) {
    if (line.kind == RecordLine::Kind::roll) chronicle_.add_die(line.decision, line.label);
    for (const Happening& happening : happenings)
      chronicle_.entries.push_back({had_started_ ? turn_ + 1 : 0, happening});
    if (is_step_ && !has_left_ && (race.turn() > turn_ || (race.has_started() && !had_started_)))
      pause(race);
    turn_ = race.turn();
    had_started_ = race.has_started();
  }

  const Chronicle& chronicle() const { return chronicle_; }
  const Console& console() const { return console_; }
  bool has_left() const { return has_left_; }

 private:
  std::string news(const Race& race) {
    const std::vector<HappeningInTurn> fresh(
        chronicle_.entries.begin() + static_cast<std::ptrdiff_t>(told_), chronicle_.entries.end());
    told_ = chronicle_.entries.size();
    std::string text;
    for (const StoryLine& line : story_lines(race, fresh))
      text += "  " + line.text + " " + console_.pen()(line.clause, kQuiet) + "\n";
    return text;
  }

  void pause(const Race& whole) {
    const std::unique_ptr<Race> seen = whole.seen_by(kSpectator);
    const Race& race = *seen;
    if (dashboard_ == nullptr) dashboard_ = make_dashboard(race);
    console_.clear();
    console_.print(console_.pen()(fmt::format("After turn {}", race.turn()), kHead) + "\n");
    console_.print(draw_track(race.board(), 1, console_.columns(), 1000,
                              dashboard_->track(race, kSpectator, {}), console_.pen()));
    for (const std::string& line : dashboard_->running_order(race, kSpectator, console_.pen()))
      console_.print(line + "\n");
    console_.print("\n" + news(race));
    const std::optional<std::string> typed = console_.read("Enter goes on, q leaves > ");
    has_left_ = !typed || trim(*typed) == "q";
  }

  const bool is_step_;
  const Console console_;
  std::unique_ptr<Dashboard> dashboard_;
  Chronicle chronicle_;
  std::size_t told_ = 0;  // Entries of the chronicle.
  int turn_ = 0;
  bool had_started_ = false;
  bool has_left_ = false;
};

// Executed first: what is hidden depends on how the race stands.
int print_excerpt(const Record& record, const std::optional<Board>& board) {
  const Result<std::unique_ptr<Race>, DataError> race = replay(record, board ? &*board : nullptr);
  if (!race) return complain(race.error());
  fmt::print("{}", record_excerpt(record, (*race)->hidden_answers()));
  return kFine;
}

int replay_race(const ReplayFlags& flags) {
  const Result<Record, DataError> record = read_record(flags.file);
  if (!record) return complain(record.error());
  const Result<std::optional<Board>, DataError> board = given_board(flags.board);
  if (!board) return complain(board.error());
  if (flags.is_excerpt) return print_excerpt(*record, *board);
  Show show(flags.is_step);
  const Result<std::unique_ptr<Race>, DataError> race =
      replay(*record, *board ? &**board : nullptr,
             [&](const RecordLine& line, const Race& now, const std::vector<Happening>& h) {
               show.see(line, now, h);
             });
  if (!race) return complain(race.error());
  if (show.has_left()) return kFine;
  const std::unique_ptr<Race> seen = (*race)->seen_by(kSpectator);
  if (flags.is_json) {
    print_json(race_report_json(*seen, show.chronicle()));
  } else {
    show.console().print(race_report(*seen, show.chronicle(), show.console().pen()));
  }
  return kFine;
}

// What is known of the dice of a race.
struct DiceReport {
  std::optional<fair::Proof> proof;  // Of a race with fair dice.
  std::vector<fair::DieTally> tallies;

  bool is_proved() const { return proof && proof->has_secret; }
};

std::string thousandths(std::int64_t number) {
  return fmt::format("{}.{:03}", number / 1000, number % 1000);
}

// One line for each kind of die: how often each face was rolled, and how often it should be.
std::string tally_table(const std::vector<fair::DieTally>& tallies) {
  std::string text;
  for (const fair::DieTally& die : tallies) {
    text += fmt::format("  {:>4} {}:", die.rolled, die.die);
    // The faces of a die with many sides would fill the page.
    for (const fair::FaceTally& face : die.faces) {
      if (die.faces.size() > kFacesShown) break;
      text += fmt::format(" {}×{} ({})", face.face, face.rolled, thousandths(face.expected));
    }
    text += fmt::format(" chi-square {} with {} degrees of freedom\n", thousandths(die.chi_square),
                        die.degrees_of_freedom);
  }
  return text;
}

std::string dice_words(const DiceReport& report) {
  std::string text = "The dice cannot be proved: the race was run without fair dice.\n";
  if (report.is_proved())
    text = fmt::format(
        "The {} dice are those of the published secret; {} hidden decisions were sealed before any "
        "was shown.\n",
        report.proof->dice, report.proof->seals);
  if (report.tallies.empty()) return text;
  return text + "Rolled, and in brackets expected:\n" + tally_table(report.tallies);
}

boost::json::array tally_json(const std::vector<fair::DieTally>& tallies) {
  boost::json::array all;
  for (const fair::DieTally& die : tallies) {
    boost::json::array faces;
    for (const fair::FaceTally& face : die.faces)
      faces.push_back(
          {{"face", face.face}, {"rolled", face.rolled}, {"expected_thousandths", face.expected}});
    all.push_back({{"die", die.die},
                   {"rolled", die.rolled},
                   {"faces", std::move(faces)},
                   {"chi_square_thousandths", die.chi_square},
                   {"degrees_of_freedom", die.degrees_of_freedom}});
  }
  return all;
}

int verify_race(const ReplayFlags& flags) {
  DiceReport dice;
  const auto answer = [&](bool holds, const std::string& what, int line) {
    if (flags.is_json) {
      print_json({{"file", flags.file},
                  {"holds", holds},
                  {"line", line > 0 ? boost::json::value(line) : nullptr},
                  {"what", what},
                  {"is_proved", holds && dice.is_proved()},
                  {"dice_proved", dice.proof ? dice.proof->dice : 0},
                  {"seals_proved", dice.proof ? dice.proof->seals : 0},
                  {"dice", tally_json(dice.tallies)}});
    } else {
      fmt::print("{}\n{}", what, holds ? dice_words(dice) : std::string());
    }
    return holds ? kFine : kNo;
  };
  // A file that is missing or no race at all is wrong use; a race that does not hold is the answer
  // no.
  const Result<std::string, DataError> text = read_file(flags.file, kRecordBytesMax);
  if (!text) return complain(text.error());
  if (!text->starts_with("chicane race "))
    return complain(
        DataError{flags.file, 1, "this is no race: it does not begin with 'chicane race 1'"});
  const Result<std::optional<Board>, DataError> board = given_board(flags.board);
  if (!board) return complain(board.error());

  const Result<Record, DataError> record = parse_record(*text, flags.file);
  if (!record) return answer(false, to_string(record.error()), record.error().line);
  const Result<fair::CheckedRace, DataError> checked =
      fair::check_record(*record, *board ? &**board : nullptr);
  if (!checked) return answer(false, to_string(checked.error()), checked.error().line);
  dice.proof = checked->proof;
  dice.tallies = fair::tally(*record);
  const Race& race = *checked->race;
  return answer(
      true,
      fmt::format("{}: every decision is lawful and every state as recorded: {} turns, {} lines, "
                  "final state {}",
                  flags.file, race.turn(), record->last_line, to_hex(race.digest())),
      0);
}

void add_common(CLI::App& command, ReplayFlags& flags) {
  command.add_option("file", flags.file, "The record of a race")->required();
  command.add_option("--board", flags.board, "The board it was run on, if it is none of ours")
      ->type_name("FILE");
  command.add_flag("--json", flags.is_json, "Print the answer as JSON");
}

}  // namespace

void add_replay(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ReplayFlags>();
  CLI::App* command = app.add_subcommand("replay", "Watch a recorded race again");
  add_common(*command, *flags);
  command->add_flag("--step", flags->is_step, "Turn by turn, with the track");
  command->add_flag(
      "--excerpt", flags->is_excerpt,
      "Print the record as everybody may see it: without hidden answers and dealt cards");
  command->callback([flags, &run] { run = [flags] { return replay_race(*flags); }; });
}

void add_verify(CLI::App& app, Run& run) {
  auto flags = std::make_shared<ReplayFlags>();
  CLI::App* command =
      app.add_subcommand("verify", "Execute a recorded race again and say whether it holds");
  add_common(*command, *flags);
  command->callback([flags, &run] { run = [flags] { return verify_race(*flags); }; });
}

}  // namespace chicane::app
