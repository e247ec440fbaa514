#include "layout/motor_layout.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "base/text.h"
#include "board/motor.h"
#include "layout/motor_sections.h"

namespace chicane {

namespace {

// Rows of a straight are not shorter, if that can be: a third of an average row. Where the line is
// too near to a corner for it, the line is moved.
constexpr double kStraightRowMetres = 24;
// Rows of a corner reach at most that far into the straights beside it: many would be much shorter
// than others.
constexpr double kReachMetres = 40;
// From each side, of what its rows do not need.
constexpr double kReachShare = 0.25;

constexpr int kRowsBeforeLine = kMotorEntryRows + kMotorLaneRowsBeforeLine;

double reach_into(double straight_metres, int straight_rows) {
  const double spare = straight_metres - kStraightRowMetres * straight_rows;
  return std::clamp(kReachShare * spare, 0.0, kReachMetres);
}

// The squares. What drivers make of a limit on free track: with three dice nearly all risk 13, the
// bold alone 12; with two, nearly all risk 10, the bold alone 9; with one, 5 is risked by those who
// are closely followed, 4 by nobody. Below 4 there would be no safe throw.
constexpr MotorSquare kFree = {3, 0};
constexpr MotorSquare kFast = {3, 13};
constexpr MotorSquare kFastInside = {3, 12};
constexpr MotorSquare kMiddle = {2, 10};
constexpr MotorSquare kMiddleInside = {2, 9};
constexpr MotorSquare kSlow = {1, 5};
constexpr MotorSquare kSlowInside = {1, 4};
constexpr MotorSquare kToPits = {1, 0};
constexpr MotorSquare kPastPits = {2, 0};  // Beside the entrance.

struct WayIn {
  MotorSquare inside;
  MotorSquare outside;
};
// The rows before a corner, the nearest first.
constexpr WayIn kWayToSlow[] = {
    {kMiddleInside, kMiddleInside}, {kMiddleInside, kMiddle}, {kFastInside, kFast}};
constexpr WayIn kWayToMiddle[] = {{kFastInside, kFast}, {kFastInside, kFast}};

std::span<const WayIn> way_to(MotorPace pace) {
  switch (pace) {
    case MotorPace::slow:
      return kWayToSlow;
    case MotorPace::middle:
      return kWayToMiddle;
    case MotorPace::fast:
      break;
  }
  return {};
}

const CircuitBend& slowest_bend(const CircuitCorner& corner) {
  return *std::min_element(
      corner.bends.begin(), corner.bends.end(),
      [](const CircuitBend& a, const CircuitBend& b) { return a.speed < b.speed; });
}

// The bend at so many metres from the line, or the next.
const CircuitBend& bend_at(const CircuitCorner& corner, double metres) {
  for (const CircuitBend& bend : corner.bends) {
    if (metres <= bend.to) return bend;
  }
  return corner.bends.back();
}

std::string square_text(const MotorSquare& square) {
  return square.limit == 0 ? fill("{}", square.dice) : fill("{}/{}", square.dice, square.limit);
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size(), width), ' ');
  return text;
}

class MotorLayout {
 public:
  explicit MotorLayout(const Circuit& circuit)
      : circuit_(circuit), plan_(motor_plan(circuit)), sections_(motor_sections(circuit, plan_)) {}

  std::string run() {
    lay_finish_beyond_line();
    for (std::size_t i = 0; i < sections_.size(); ++i) lay_section(i);
    lay_finish_before_line();
    draw_solid_lines();
    return text();
  }

 private:
  int row_count() const { return static_cast<int>(rows_.size()); }

  void add_row(MotorSquare right, MotorSquare left) { rows_.push_back({right, left}); }

  // The inside of a bend is the slower.
  void add_bend_row(Hand inside, MotorSquare slower, MotorSquare faster) {
    if (inside == Hand::right) {
      add_row(slower, faster);
    } else {
      add_row(faster, slower);
    }
  }

  void begin(std::string comment) { comments_.push_back({row_count(), std::move(comment)}); }

  void mark(double metres) {
    const BoardGround::Mark mark{row_count(), static_cast<int>(std::lround(metres))};
    const bool goes_up =
        marks_.empty() || (mark.row > marks_.back().row && mark.metres > marks_.back().metres);
    if (goes_up) marks_.push_back(mark);
  }

  // What the finishing straight lacks; it then reaches into the corners at its ends, over a quarter
  // of each at most.
  double finish_lack() const {
    const double metres =
        circuit_.metres() - sections_.back().corner.to() + sections_.front().corner.from();
    return std::max(0.0, kStraightRowMetres * (kRowsBeforeLine + rows_beyond_line()) - metres);
  }
  double finish_reach(const CircuitCorner& corner) const {
    return std::min(finish_lack() / 2, corner.metres() / 4);
  }

  // Where the rows of a corner begin and end.
  double begin_of(std::size_t index) const {
    const MotorSection& section = sections_[index];
    const double from = section.corner.from();
    // The way from the line to the first corner has rows enough.
    if (index == 0) return from + finish_reach(section.corner);
    return from - reach_into(from - sections_[index - 1].corner.to(), section.straight_rows);
  }
  double end_of(std::size_t index) const {
    const CircuitCorner& corner = sections_[index].corner;
    const double to = corner.to();
    if (index + 1 == sections_.size()) {
      return to + reach_into(circuit_.metres() - to, kRowsBeforeLine) - finish_reach(corner);
    }
    const MotorSection& next = sections_[index + 1];
    return to + reach_into(next.corner.from() - to, next.straight_rows);
  }

  double metres_beyond_line() const { return begin_of(0); }
  int rows_beyond_line() const {
    return plan_.lane_rows_beyond_line() + sections_.front().straight_rows;
  }

  // How far beyond the line of the road that of the board lies: as little as gives the rows of the
  // finishing straight room on both sides.
  double line_shift() const {
    const double before = circuit_.metres() - end_of(sections_.size() - 1);
    const double beyond = metres_beyond_line();
    const double least = kStraightRowMetres * kRowsBeforeLine - before;
    const double most = beyond - kStraightRowMetres * rows_beyond_line();
    if (least <= most) return std::clamp(0.0, least, most);
    return (before + beyond) * kRowsBeforeLine / (kRowsBeforeLine + rows_beyond_line()) - before;
  }

  void lay_finish_beyond_line() {
    begin("The finishing straight, from the line on.");
    const double shift = line_shift();
    if (shift != 0) {
      comments_.back().text +=
          fill(" So that its rows are not too short, the line lies {} m {} that of the road.",
               static_cast<int>(std::lround(std::abs(shift))), shift < 0 ? "before" : "beyond");
    }
    if (shift >= 0) mark(shift);
    for (int i = 0; i < plan_.lane_rows_beyond_line(); ++i) {
      add_row(kFree, kFree);
      rows_.back().has_lane = rows_.back().has_no_side = true;
      (i < plan_.pits_beyond_line ? rows_.back().has_pit : rows_.back().is_exit) = true;
    }
  }

  void lay_section(std::size_t index) {
    const MotorSection& section = sections_[index];
    if (index > 0 && section.straight_rows > 0) begin("");
    lay_straight(section, index == 0 ? MotorPace::fast : sections_[index - 1].pace);
    begin(title_of(section));
    mark(begin_of(index));
    const bool is_last = index + 1 == sections_.size();
    for (int i = 0; i < section.corner_rows; ++i)
      is_last ? lay_last_corner_row(section, i) : lay_corner_row(section, i);
    mark(end_of(index));
  }

  void lay_straight(const MotorSection& section, MotorPace pace_before) {
    int ahead = section.straight_rows;
    if (pace_before == MotorPace::slow && ahead >= 2) {
      add_row(kMiddle, kMiddle);  // One comes out of a slow corner step by step.
      --ahead;
    }
    const std::span<const WayIn> way = way_to(section.pace);
    const Hand inside = section.corner.bends.front().piece->hand;
    for (; ahead > 0; --ahead) {
      const auto nearer = static_cast<std::size_t>(ahead - 1);
      if (nearer < way.size()) {
        add_bend_row(inside, way[nearer].inside, way[nearer].outside);
      } else {
        add_row(kFree, kFree);
      }
    }
  }

  void lay_corner_row(const MotorSection& section, int i) {
    const CircuitCorner& corner = section.corner;
    const double middle = corner.from() + (i + 0.5) * corner.metres() / section.corner_rows;
    const Hand inside = bend_at(corner, middle).piece->hand;
    // The way out of a bend is easier than the bend; a chicane stays tight to its end.
    const bool eases = i > 0 && i + 1 == section.corner_rows && !has_both_hands(corner);
    switch (section.pace) {
      case MotorPace::slow:
        add_bend_row(inside, eases ? kSlow : kSlowInside, kSlow);
        break;
      case MotorPace::middle:
        add_bend_row(inside, eases ? kMiddle : kMiddleInside, kMiddle);
        break;
      case MotorPace::fast:
        add_bend_row(inside, kFastInside, kFast);
        break;
    }
  }

  // On the way to the pits both lanes are alike, and the second half of it has no limit.
  void lay_last_corner_row(const MotorSection& section, int i) {
    const MotorSquare square = i < section.corner_rows / 2 ? kSlow : kToPits;
    add_row(square, square);
  }

  void lay_finish_before_line() {
    begin("The pit entrance and the finishing straight.");
    add_row(kToPits, kPastPits);
    rows_.back().is_entry = true;
    for (int i = 0; i < kMotorLaneRowsBeforeLine; ++i) {
      if (i + 1 == kMotorLaneRowsBeforeLine) mark_line_moved_back();
      add_row(kFree, kFree);
      rows_.back().has_lane = rows_.back().has_no_side = true;
      rows_.back().has_pit = i >= 2;  // Not in the first two squares of the lane.
    }
  }

  // A line that lies before that of the road has its metres at the end of the lap, where row 0 can
  // have no mark. Its last row has one, and is as long as those beyond the line.
  void mark_line_moved_back() {
    const double shift = line_shift();
    if (shift < 0)
      mark(circuit_.metres() + shift - (metres_beyond_line() - shift) / rows_beyond_line());
  }

  // Beside slow and middle corners and the last row before a slow one. The last row of a corner is
  // open, so that lines never run into each other.
  void draw_solid_lines() {
    int first = plan_.lane_rows_beyond_line();
    for (const MotorSection& section : sections_) {
      const int corner = first + section.straight_rows;
      const int end = corner + section.corner_rows;
      if (&section != &sections_.back() && section.pace != MotorPace::fast) {
        const bool has_way_in = section.pace == MotorPace::slow && section.straight_rows > 0;
        const int from = corner - (has_way_in ? 1 : 0);
        // A line beside one row alone forbids nothing.
        if (end - 1 - from >= 2) {
          for (int r = from; r < end - 1; ++r) rows_[r].is_solid = true;
        }
      }
      first = end;
    }
  }

  // "T1 to T2 Variante del Rettifilo: radius 15 m"
  static std::string title_of(const MotorSection& section) {
    std::vector<std::string> words;
    for (std::string word : {section.corner.turns(), section.corner.title()}) {
      if (!word.empty()) words.push_back(std::move(word));
    }
    if (words.empty()) words.emplace_back("A bend");
    const Piece& piece = *slowest_bend(section.corner).piece;
    return fill("{}: radius {} m", join(words, " "), static_cast<int>(std::lround(piece.radius)));
  }

  std::string row_text(int r) const {
    const MotorRow& row = rows_[r];
    std::string text = padded(square_text(row.right), 5) + " " + padded(square_text(row.left), 5);
    const std::pair<bool, const char*> flags[] = {
        {row.is_solid, " solid"},        {row.has_lane, " lane"},  {row.has_no_side, " noside"},
        {row.has_pit, " pit"},           {row.is_entry, " entry"}, {row.is_exit, " exit"},
        {r == plan_.start_row, " start"}};
    for (const auto& [is_set, word] : flags) {
      if (is_set) text += word;
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  // Rows from `first` on, equal ones in one line.
  std::string rows_text(int first, int end) const {
    std::string text;
    while (first < end) {
      int last = first;
      while (last + 1 < end && row_text(last + 1) == row_text(first)) ++last;
      const std::string name = first == last ? fill("{}", first) : fill("{}-{}", first, last);
      text += padded(name, 6) + " " + row_text(first) + "\n";
      first = last + 1;
    }
    return text;
  }

  std::string text() const {
    std::string text = fill(
        "chicane motor-board 1\n# Laid over {} by 'chicane board build'.\nname {}-motor\n"
        "title {}\nclass {}\ncircuit {}\n",
        circuit_.name, circuit_.name, circuit_.title, plan_.is_long ? "long" : "short",
        circuit_.name);
    for (const BoardGround::Mark& mark : marks_)
      text += fill("lies {} {}\n", mark.row, mark.metres);
    for (std::size_t i = 0; i < comments_.size(); ++i) {
      const Comment& comment = comments_[i];
      const int end = i + 1 < comments_.size() ? comments_[i + 1].first_row : row_count();
      text += comment.text.empty() ? "\n" : "\n# " + comment.text + "\n";
      text += rows_text(comment.first_row, end);
    }
    return text;
  }

  struct Comment {
    int first_row;
    std::string text;
  };

  const Circuit& circuit_;
  const MotorPlan& plan_;
  const std::vector<MotorSection> sections_;
  std::vector<MotorRow> rows_;
  std::vector<BoardGround::Mark> marks_;
  std::vector<Comment> comments_;
};

}  // namespace

std::string lay_motor_board(const Circuit& circuit) { return MotorLayout(circuit).run(); }

}  // namespace chicane
