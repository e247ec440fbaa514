// chicane board stats: boards in figures, those with lanes in the hobby's own.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <memory>
#include <span>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/lab_table.h"
#include "apps/chicane/output.h"
#include "base/text.h"
#include "board/lane_stats.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"

namespace chicane::app {

namespace {

struct StatsFlags {
  std::vector<std::string> boards;
  std::string rules;
  bool is_all = false;
  bool is_markdown = false;
  bool is_json = false;
};

struct Column {
  const char* title;  // Also the name in JSON.
  std::string (*cell)(const Board& board);
};

std::string count(std::size_t number) { return std::to_string(number); }
std::string whole(double value) { return fmt::format("{:.0f}", value); }
std::string tenths(double value) { return fmt::format("{:.1f}", value); }
std::string percent(double part, double all) { return whole(all == 0 ? 0 : 100 * part / all); }

// The targets that a board misses; a hand-made one may.
std::string missed_targets(const Board& board) {
  const LaneStats stats = lane_stats(board);
  std::vector<std::string> missed;
  for (const LaneTarget& target : lane_targets()) {
    if (!target.holds(stats)) missed.emplace_back(target.figure);
  }
  return missed.empty() ? "all" : "not " + join(missed, ", ");
}

template <std::size_t N>
std::string by_class(const std::array<int, N>& counts) {
  std::vector<std::string> words;
  for (const int number : counts) words.push_back(std::to_string(number));
  return join(words, "/");
}

constexpr Column kLanes[] = {
    {"L", [](const Board& b) { return std::to_string(lane_stats(b).rows); }},
    {"spaces", [](const Board& b) { return std::to_string(lane_stats(b).spaces); }},
    {"3-wide %", [](const Board& b) { return whole(lane_stats(b).percent_three_wide()); }},
    {"C", [](const Board& b) { return std::to_string(lane_stats(b).corners); }},
    {"L/C", [](const Board& b) { return tenths(lane_stats(b).rows_per_corner()); }},
    {"slow/medium/fast", [](const Board& b) { return by_class(lane_stats(b).corners_by_speed); }},
    {"mean limit", [](const Board& b) { return whole(lane_stats(b).corner_limit); }},
    {"straights short/medium/long",
     [](const Board& b) { return by_class(lane_stats(b).straights_by_length); }},
    {"longest", [](const Board& b) { return std::to_string(lane_stats(b).longest_straight); }},
    {"ways round",
     [](const Board& b) {
       const LaneStats stats = lane_stats(b);
       return fmt::format("{}-{}", stats.shortest_way, stats.longest_way);
     }},
    {"lines", [](const Board& b) { return count(b.lines.size()); }},
    {"targets", missed_targets},
};

double mean_safety(const Board& board) {
  double sum = 0;
  int squares = 0;
  for (const BoardSpace& space : board.spaces) {
    sum += space.limit;
    squares += space.limit > 0 ? 1 : 0;
  }
  return squares == 0 ? 0 : sum / squares;
}

// Rows with a lane missing between two others.
int island_rows(const Board& board) {
  int rows = 0;
  for (int row = 1; row <= board.rows; ++row) {
    bool has_lane = false;
    bool has_gap = false;
    bool has_island = false;
    for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane) {
      const bool is_there = space_at(board, lane, row) != kNone;
      has_island = has_island || (is_there && has_gap);
      has_gap = has_gap || (has_lane && !is_there);
      has_lane = has_lane || is_there;
    }
    rows += has_island ? 1 : 0;
  }
  return rows;
}

constexpr Column kBands[] = {
    {"rows", [](const Board& b) { return std::to_string(b.rows); }},
    {"squares", [](const Board& b) { return count(b.spaces.size()); }},
    {"bands", [](const Board& b) { return count(b.corners.size()); }},
    {"mean safety", [](const Board& b) { return whole(mean_safety(b)); }},
    {"rows with an island", [](const Board& b) { return std::to_string(island_rows(b)); }},
};

std::string with_factor(const Board& board, int factor) {
  const std::vector<int>& all = board.cells->factors;
  return count(static_cast<std::size_t>(std::count(all.begin(), all.end(), factor)));
}

constexpr Column kCells[] = {
    {"cells", [](const Board& b) { return std::to_string(b.rows); }},
    {"factor 1", [](const Board& b) { return with_factor(b, 1); }},
    {"factor 2", [](const Board& b) { return with_factor(b, 2); }},
    {"factor 3", [](const Board& b) { return with_factor(b, 3); }},
    {"with a factor %",
     [](const Board& b) {
       const std::vector<int>& all = b.cells->factors;
       const auto free = static_cast<double>(std::count(all.begin(), all.end(), 0));
       return percent(static_cast<double>(all.size()) - free, static_cast<double>(all.size()));
     }},
    {"laps", [](const Board& b) { return std::to_string(b.cells->laps); }},
};

// Squares of a motor board for which that holds.
template <class Holds>
std::string motor_squares(const Board& board, Holds holds) {
  int squares = 0;
  for (const MotorRow& row : board.motor->rows)
    squares += (holds(row.right) ? 1 : 0) + (holds(row.left) ? 1 : 0);
  return std::to_string(squares);
}

constexpr Column kMotor[] = {
    {"rows", [](const Board& b) { return std::to_string(b.rows); }},
    {"class", [](const Board& b) { return std::string(b.motor->is_long ? "long" : "short"); }},
    {"one die",
     [](const Board& b) { return motor_squares(b, [](const auto& s) { return s.dice == 1; }); }},
    {"two",
     [](const Board& b) { return motor_squares(b, [](const auto& s) { return s.dice == 2; }); }},
    {"three",
     [](const Board& b) { return motor_squares(b, [](const auto& s) { return s.dice == 3; }); }},
    {"with a limit",
     [](const Board& b) { return motor_squares(b, [](const auto& s) { return s.limit > 0; }); }},
    {"rows with a solid line",
     [](const Board& b) {
       return count(static_cast<std::size_t>(
           std::count_if(b.motor->rows.begin(), b.motor->rows.end(),
                         [](const MotorRow& row) { return row.is_solid; })));
     }},
};

std::span<const Column> columns_of(BoardForm form) {
  switch (form) {
    case BoardForm::lanes:
      return kLanes;
    case BoardForm::bands:
      return kBands;
    case BoardForm::cells:
      return kCells;
    case BoardForm::motor:
      return kMotor;
  }
  return {};
}

Table table_of(BoardForm form, const std::vector<Board>& boards) {
  Table table = {{"board"}};
  for (const Column& column : columns_of(form)) table[0].emplace_back(column.title);
  for (const Board& board : boards) {
    table.push_back({board.name});
    for (const Column& column : columns_of(form)) table.back().push_back(column.cell(board));
  }
  return table;
}

boost::json::array json_of(const Table& table) {
  boost::json::array rows;
  for (std::size_t r = 1; r < table.size(); ++r) {
    boost::json::object row;
    for (std::size_t i = 0; i < table[0].size(); ++i) row[table[0][i]] = table[r][i];
    rows.push_back(std::move(row));
  }
  return rows;
}

// The boards asked for: those named, or all that come with Chicane, of one rule set or of every.
Result<std::vector<Board>, DataError> wanted_boards(const StatsFlags& flags) {
  std::vector<Board> boards;
  for (const std::string& name : flags.boards) {
    Result<Board, DataError> board = board_for(name, flags.rules);
    if (!board) return Failure{board.error()};
    boards.push_back(std::move(*board));
  }
  if (!flags.boards.empty()) return boards;
  std::optional<BoardForm> only;
  if (!flags.rules.empty() || !flags.is_all) {
    const Result<const RuleSetEntry*, DataError> rules =
        find_rule_set(flags.rules.empty() ? usual_rules() : flags.rules);
    if (!rules) return Failure{DataError{"--rules", 0, rules.error().what}};
    only = (*rules)->form();
  }
  for (const BoardForm form : kBoardForms) {
    if (only && form != *only) continue;
    for (const std::string& name : board_choices(form)) {
      Result<Board, DataError> board = load_board(name, form);
      if (!board) return Failure{board.error()};
      boards.push_back(std::move(*board));
    }
  }
  return boards;
}

int print_stats(const StatsFlags& flags) {
  const Result<std::vector<Board>, DataError> boards = wanted_boards(flags);
  if (!boards) return complain(boards.error());
  boost::json::array all;
  bool is_first = true;
  for (const BoardForm form : kBoardForms) {
    std::vector<Board> of_form;
    for (const Board& board : *boards) {
      if (form_of(board) == form) of_form.push_back(board);
    }
    if (of_form.empty()) continue;
    const Table table = table_of(form, of_form);
    if (flags.is_json) {
      for (auto& row : json_of(table)) all.push_back(std::move(row));
      continue;
    }
    if (!is_first) fmt::print("\n");
    is_first = false;
    flags.is_markdown ? print_markdown(table) : print_aligned(table);
  }
  if (flags.is_json) print_json(all);
  return kFine;
}

}  // namespace

std::vector<Figure> figures_of(const Board& board) {
  std::vector<Figure> figures;
  for (const Column& column : columns_of(form_of(board)))
    figures.push_back({column.title, column.cell(board)});
  return figures;
}

void add_board_stats(CLI::App& board, Run& run) {
  auto flags = std::make_shared<StatsFlags>();
  CLI::App* command =
      board.add_subcommand("stats", "Boards in figures: length, width, corners, straights, speeds");
  command->add_option("boards", flags->boards, "Circuits, boards or .board files; without: all");
  command->add_option("--rules", flags->rules, "Of this rule set; without: " + usual_rules());
  command->add_flag("--all", flags->is_all, "All boards of all games");
  CLI::Option* markdown =
      command->add_flag("--markdown", flags->is_markdown, "As a Markdown table");
  command->add_flag("--json", flags->is_json, "Print as JSON")->excludes(markdown);
  command->footer(
      "Speed Circuit: L rows of a lap, C corners, by limit slow (60 mph and less), medium, fast "
      "(120 "
      "and more); straights\nshort (up to 4 rows), medium (up to 9), long; ways round in spaces, "
      "shortest and longest; targets: what a good track has.");
  command->callback([flags, &run] { run = [flags] { return print_stats(*flags); }; });
}

}  // namespace chicane::app
