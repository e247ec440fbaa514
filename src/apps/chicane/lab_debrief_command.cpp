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
#include "desk/table.h"

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

// A whole lap that has more positions is not waited for.
constexpr std::uint32_t kPositionsMax = 3'000'000;

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
};

struct Report {
  std::string rules;
  std::string board;
  bool is_sure = false;
  std::vector<DriverSum> drivers;  // By seat.
  std::vector<Judged> judged;      // As they were taken.
};

// Judges the whole lap; where that is too large, the lap of sure decisions.
class Judge {
 public:
  Judge(bool is_sure, std::optional<double> out) : is_sure_(is_sure), out_(out) {}

  std::optional<DecisionPrice> see(const Race& race, Seat seat, const std::string& decision) {
    if (debrief_ == nullptr && race.has_started() && seat != kChance) begin(race, seat);
    if (debrief_ == nullptr) return std::nullopt;
    return debrief_->see(race, seat, decision);
  }
  bool is_sure() const { return is_sure_; }

 private:
  void begin(const Race& race, Seat seat) {
    const int car = make_coach(race, {})->car_of(race, seat);
    LapGoal goal = goal_for_laps(desk::table_of(race).laps);
    goal.nodes_max = kPositionsMax;
    goal.out_turns = out_.value_or(goal.out_turns);
    if (!is_sure_) {
      coach_ = make_coach(race, goal);
      is_sure_ = !coach_->turns(*coach_->alone(race, car));
    }
    if (is_sure_) {
      goal.is_sure = true;
      coach_ = make_coach(race, goal);
    }
    debrief_ = std::make_unique<Debrief>(*coach_);
  }

  bool is_sure_;
  std::optional<double> out_;
  std::unique_ptr<Coach> coach_;
  std::unique_ptr<Debrief> debrief_;
};

Result<Report, DataError> judge(const DebriefFlags& flags) {
  const Result<Record, DataError> record = read_record(flags.file);
  if (!record) return Failure{record.error()};
  const Result<std::optional<Board>, DataError> given = given_board(flags.board);
  if (!given) return Failure{given.error()};
  const std::optional<Board>& board = *given;
  Report report;
  Judge judge(flags.is_sure, flags.out);
  const auto seat_of = [&](const Race& race, const std::string& name) {
    const auto found = std::find(race.names().begin(), race.names().end(), name);
    return static_cast<int>(found - race.names().begin());
  };
  const auto look = [&](const RecordLine& line, const Race& race) -> std::string {
    if (report.drivers.empty()) {
      for (const std::string& name : race.names()) report.drivers.push_back({name});
    }
    if (line.kind == RecordLine::Kind::roll) judge.see(race, kChance, line.decision);
    if (line.kind != RecordLine::Kind::decision) return {};
    const int seat = seat_of(race, line.seat);
    // Whoever is not there, or not awaited, is refused by the replay in a moment.
    if (seat == static_cast<int>(race.names().size()) || !race.pending().awaits(seat_at(seat)))
      return {};
    const auto price = judge.see(race, seat_at(seat), line.decision);
    DriverSum& driver = report.drivers[static_cast<std::size_t>(seat)];
    driver.decisions += race.has_started() ? 1 : 0;
    if (!price) return {};
    ++driver.judged;
    driver.lost += price->price;
    report.judged.push_back({line.line, race.turn() + 1, line.seat, line.decision, *price});
    return {};
  };
  const Result<std::unique_ptr<Race>, DataError> race =
      replay(*record, board ? &*board : nullptr, {}, look);
  if (!race) return Failure{race.error()};
  report.rules = (*race)->rules();
  report.board = (*race)->board().name;
  report.is_sure = judge.is_sure();
  return report;
}

void print(const Report& report, const DebriefFlags& flags) {
  fmt::print("{} on {}, against {}\n\n", report.rules, report.board,
             report.is_sure ? "a lap of sure decisions" : "the perfect lap");
  Table sums = {{"driver", "decisions", "judged", "turns lost"}};
  for (const DriverSum& driver : report.drivers) {
    sums.push_back({driver.name, std::to_string(driver.decisions), std::to_string(driver.judged),
                    fmt::format("{:.2f}", driver.lost)});
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
          {"sure", report.is_sure},
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
