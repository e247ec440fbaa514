// chicane lab debrief FILE: what each decision of a race cost against the perfect lap.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/commands.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/output.h"
#include "apps/chicane/records.h"
#include "catalog/replay.h"
#include "coach/debrief.h"

namespace chicane::app {

namespace {

struct DebriefFlags {
  std::string file;
  std::string board;
  int dearest = 10;
  std::optional<double> out;
  bool is_sure = false;
  bool is_json = false;
};

struct Judged {
  int line = 0;  // Of the file.
  int turn = 0;
  std::string driver;
  std::string decision;
  DecisionPrice price;
};

struct DriverSum {
  std::string name;
  int decisions = 0;
  int judged = 0;
  double lost = 0;
  LapKind lap = LapKind::none;
};

struct Report {
  std::string rules;
  std::string board;
  std::vector<DriverSum> drivers;  // By seat.
  std::vector<Judged> judged;      // As they were taken.
};

// What a seat is held against, in a word.
const char* lap_word(LapKind lap) {
  switch (lap) {
    case LapKind::whole:
      return "whole";
    case LapKind::sure:
      return "sure";
    case LapKind::none:
      return "none";
  }
  return "";
}

// Runs the record once more and judges what one seat decided.
std::optional<DataError> judge_seat(const Record& record, const Board* board, LapChoice& laps,
                                    std::size_t seat, Report& report) {
  DriverSum& driver = report.drivers[seat];
  Debrief debrief(laps, seat_at(static_cast<int>(seat)));
  const auto look = [&](const RecordLine& line, const Race& race) -> std::string {
    if (line.kind == RecordLine::Kind::roll) debrief.see(race, kChance, line.decision);
    if (line.kind != RecordLine::Kind::decision || line.seat != driver.name) return {};
    // Whoever is not awaited is refused by the replay in a moment.
    if (!race.pending().awaits(seat_at(static_cast<int>(seat)))) return {};
    const auto price = debrief.see(race, seat_at(static_cast<int>(seat)), line.decision);
    driver.decisions += race.has_started() ? 1 : 0;
    if (!price) return {};
    ++driver.judged;
    driver.lost += price->price;
    report.judged.push_back({line.line, race.turn() + 1, line.seat, line.decision, *price});
    return {};
  };
  const Result<std::unique_ptr<Race>, DataError> race = replay(record, board, {}, look);
  if (!race) return race.error();
  driver.lap = debrief.lap().value_or(LapKind::none);
  return std::nullopt;
}

Result<Report, DataError> judge(const DebriefFlags& flags) {
  const Result<Record, DataError> record = read_record(flags.file);
  if (!record) return Failure{record.error()};
  const Result<std::optional<Board>, DataError> board = given_board(flags.board);
  if (!board) return Failure{board.error()};
  const Board* const own = *board ? &**board : nullptr;
  const Result<std::unique_ptr<Race>, DataError> start = begin_replay(*record, own);
  if (!start) return Failure{start.error()};
  Report report{std::string((*start)->rules()), (*start)->board().name, {}, {}};
  for (const std::string& name : (*start)->names()) report.drivers.push_back({name});
  LapChoice laps(**start, {.out_turns = flags.out, .is_sure = flags.is_sure});
  for (std::size_t seat = 0; seat < report.drivers.size(); ++seat) {
    if (const auto error = judge_seat(*record, own, laps, seat, report)) return Failure{*error};
  }
  std::sort(report.judged.begin(), report.judged.end(),
            [](const Judged& a, const Judged& b) { return a.line < b.line; });
  return report;
}

void print(const Report& report, const DebriefFlags& flags) {
  fmt::print("{} on {}\n\n", report.rules, report.board);
  Table sums = {{"driver", "against lap", "decisions", "judged", "turns lost"}};
  for (const DriverSum& driver : report.drivers) {
    const bool is_known = driver.lap != LapKind::none;
    sums.push_back({driver.name, lap_word(driver.lap), std::to_string(driver.decisions),
                    std::to_string(driver.judged),
                    is_known ? fmt::format("{:.2f}", driver.lost) : "unknown"});
  }
  print_aligned(sums);
  std::vector<Judged> dearest = report.judged;
  std::sort(dearest.begin(), dearest.end(), [](const Judged& a, const Judged& b) {
    return a.price.price != b.price.price ? a.price.price > b.price.price : a.line < b.line;
  });
  const auto free = std::find_if(dearest.begin(), dearest.end(),
                                 [](const Judged& each) { return each.price.price == 0; });
  dearest.erase(free, dearest.end());
  if (dearest.empty() || flags.dearest == 0) return;
  if (dearest.size() > static_cast<std::size_t>(flags.dearest))
    dearest.resize(static_cast<std::size_t>(flags.dearest));
  fmt::print("\n");
  Table table = {{"cost", "turn", "driver", "decision", "better"}};
  for (const Judged& each : dearest) {
    table.push_back({fmt::format("{:.2f}", each.price.price), std::to_string(each.turn),
                     each.driver, each.decision, each.price.best});
  }
  print_aligned(table);
}

boost::json::value json_of(const Report& report) {
  boost::json::array drivers;
  for (const DriverSum& driver : report.drivers) {
    drivers.push_back({{"driver", driver.name},
                       {"lap", lap_word(driver.lap)},
                       {"decisions", driver.decisions},
                       {"judged", driver.judged},
                       {"turns_lost", driver.lost}});
  }
  boost::json::array decisions;
  for (const Judged& each : report.judged) {
    decisions.push_back({{"line", each.line},
                         {"turn", each.turn},
                         {"driver", each.driver},
                         {"decision", each.decision},
                         {"price", each.price.price},
                         {"best", each.price.best}});
  }
  return {{"rules", report.rules},
          {"circuit", report.board},
          {"drivers", std::move(drivers)},
          {"decisions", std::move(decisions)}};
}

int lab_debrief(const DebriefFlags& flags) {
  const Result<Report, DataError> report = judge(flags);
  if (!report) return complain(report.error());
  if (flags.is_json) {
    print_json(json_of(*report));
  } else {
    print(*report, flags);
  }
  return kFine;
}

}  // namespace

void add_lab_debrief(CLI::App& lab, Run& run) {
  auto flags = std::make_shared<DebriefFlags>();
  CLI::App* command = lab.add_subcommand(
      "debrief", "What each decision of a recorded race cost against the perfect lap");
  command->add_option("file", flags->file, "The record of a race")->required();
  command->add_option("--board", flags->board, "The board it was run on, if it is none of ours")
      ->type_name("FILE");
  command->add_option("--dearest", flags->dearest, "So many of the dearest decisions")
      ->capture_default_str()
      ->check(CLI::Range(0, 10000));
  command
      ->add_option("--out-price", flags->out, "Turns that going out counts as (default 50 a lap)")
      ->check(CLI::Range(1.0, 100000.0));
  command->add_flag("--sure", flags->is_sure, "Against a lap without pushes and wagers");
  command->add_flag("--json", flags->is_json, "Print every decision that could be judged as JSON");
  command->callback([flags, &run] { run = [flags] { return lab_debrief(*flags); }; });
}

}  // namespace chicane::app
