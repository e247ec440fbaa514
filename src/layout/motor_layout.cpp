#include "layout/motor_layout.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <vector>

#include "base/assert.h"
#include "base/text.h"
#include "board/motor.h"
#include "circuit/corners.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

// What differs between the classes. Numbers of rows are those of the twelve circuits of pieces,
// whose races are known to be good.
struct ClassPlan {
  bool is_long;
  int pits_behind_line;  // Two more pits lie before it.
  int start_row;
  int rows_least;  // As many on a lap of `metres_least`, one more for each kMetresMore.
  int rows_most;
  int metres_least;
  int slow_rows;  // Rows of corners, by their pace; the last corner apart.
  int middle_rows;
  int fast_rows;
};
constexpr ClassPlan kLong = {true, 8, 11, 58, 64, 4000, 10, 12, 8};
constexpr ClassPlan kShort = {false, 2, 8, 42, 46, 2500, 7, 8, 4};
constexpr double kMetresMore = 750;

// A long board over a shorter lap would have rows of less than 70 m on average; there is no room
// for 16 cars on so short a road.
constexpr double kLongLapMetres = 4000;

constexpr int kLaneRowsBeforeLine = 4;
constexpr int kEntryRows = 1;
constexpr int kExits = 2;
// One brakes for the first corner beyond the exits.
constexpr int kApproachRows = 2;
// That much of the way to the first corner lies beside the pit lane.
constexpr double kPitLaneMetres = 400;
// The last corner is single, so that most throws there are within the six points with which a car
// may enter the pit lane (MC-PIT-3). A bend that is flat out can be it, if it turns so much.
constexpr int kLastCornerRows = 4;
constexpr double kLastCornerDegrees = 45;
// Where the line is so near to a corner that rows would be shorter, it is moved.
// A third of an average row.
constexpr double kStraightRowMetres = 24;

// With how many dice one leaves a square of the corner; a fast one has three and a limit.
enum class Pace : std::uint8_t { slow, middle, fast };

// A straight and the corner at its end.
struct Section {
  CircuitCorner corner;
  Pace pace = Pace::fast;
  double straight_metres = 0;
  int straight_rows = 0;
  int corner_rows = 0;  // None: so fast that it is part of a straight.

  bool is_before(const Section& other) const { return corner.from() < other.corner.from(); }
};

int rows_of(double metres, double metres_a_row, int most) {
  return std::clamp(static_cast<int>(std::lround(metres / metres_a_row)), 1, most);
}

bool has_both_hands(const CircuitCorner& corner) {
  return std::any_of(corner.bends.begin(), corner.bends.end(), [&](const CircuitBend& bend) {
    return bend.piece->hand != corner.bends.front().piece->hand;
  });
}

// Slow corners are driven in small steps: their rows are shorter. A chicane shows both its hands.
int rows_of_corner(const CircuitCorner& corner, Pace pace) {
  switch (pace) {
    case Pace::slow:
      return std::max(has_both_hands(corner) ? 2 : 1, rows_of(corner.metres(), 60, 3));
    case Pace::middle:
      return rows_of(corner.metres(), 80, 4);
    case Pace::fast:
      return rows_of(corner.metres(), 120, 2);
  }
  return 1;
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
      : circuit_(circuit), plan_(circuit.metres() < kLongLapMetres ? kShort : kLong) {}

  std::string run() {
    find_sections();
    choose_paces();
    share_out_straights();
    lay_finish_behind_line();
    for (std::size_t i = 0; i < sections_.size(); ++i) lay_section(i);
    lay_finish_before_line();
    draw_solid_lines();
    return text();
  }

 private:
  // The last bend that turns enough to be the last corner.
  CircuitBend last_bend() const {
    double degrees = 0;
    for (const Piece& piece : circuit_.pieces) degrees = std::max(degrees, piece.degrees);
    CircuitBend found;
    double at = 0;
    for (const Piece& piece : circuit_.pieces) {
      if (piece.is_bend() && piece.degrees >= std::min(degrees, kLastCornerDegrees))
        found = {at, at + piece.metres, speed_of(piece).value_or(kFlatOut), &piece};
      at += piece.metres;
    }
    CHICANE_ASSERT(found.piece != nullptr);  // A lap without a bend does not close.
    return found;
  }

  void find_sections() {
    const CircuitBend last = last_bend();
    for (CircuitCorner& corner : corners_of(circuit_)) {
      // Beyond it there are only kinks of the finishing straight.
      if (corner.from() <= last.from) sections_.push_back({std::move(corner)});
    }
    if (sections_.empty() || sections_.back().corner.to() < last.to)
      sections_.push_back({CircuitCorner{{last}}});
  }

  // All but the last corner, which is what the pits need it to be.
  std::vector<Section*> sections_by_speed() {
    std::vector<Section*> by_speed;
    for (Section& section : sections_) by_speed.push_back(&section);
    by_speed.pop_back();
    std::sort(by_speed.begin(), by_speed.end(), [](const Section* a, const Section* b) {
      const double speed_a = a->corner.speed();
      const double speed_b = b->corner.speed();
      return speed_a != speed_b ? speed_a < speed_b : a->is_before(*b);
    });
    return by_speed;
  }

  // Colours compare the corners of one circuit: were they taken from speeds alone, Monaco would be
  // dark all round and Watkins Glen light. The slowest corners are slow until there are enough
  // rows of them, the next are middle, then fast; the fastest of very many are left out.
  void choose_paces() {
    const struct {
      Pace pace;
      int rows_most;
    } steps[] = {{Pace::slow, plan_.slow_rows},
                 {Pace::middle, plan_.middle_rows},
                 {Pace::fast, plan_.fast_rows}};
    const auto* step = std::begin(steps);
    int rows = 0;
    for (Section* section : sections_by_speed()) {
      while (step != std::end(steps) &&
             rows + rows_of_corner(section->corner, step->pace) > step->rows_most) {
        ++step;
        rows = 0;
      }
      if (step == std::end(steps)) break;
      section->pace = step->pace;
      section->corner_rows = rows_of_corner(section->corner, step->pace);
      rows += section->corner_rows;
    }
    sections_.back().pace = Pace::slow;
    sections_.back().corner_rows = kLastCornerRows;
    std::erase_if(sections_, [](const Section& section) { return section.corner_rows == 0; });
  }

  int finish_rows_behind_line() const { return plan_.pits_behind_line + kExits; }

  int rows_of_lap() const {
    const auto more =
        static_cast<int>(std::floor((circuit_.metres() - plan_.metres_least) / kMetresMore));
    return std::clamp(plan_.rows_least + more, plan_.rows_least, plan_.rows_most);
  }

  void measure_straights() {
    double at = kPitLaneMetres;
    for (Section& section : sections_) {
      section.straight_metres = std::max(0.0, section.corner.from() - at);
      at = section.corner.to();
    }
  }

  // Straights have the rows that corners leave, by their length.
  void share_out_straights() {
    measure_straights();
    double metres = 0;
    int rows = rows_of_lap() - finish_rows_behind_line() - kApproachRows - kLaneRowsBeforeLine -
               kEntryRows;
    for (const Section& section : sections_) {
      metres += section.straight_metres;
      rows -= section.corner_rows;
    }
    CHICANE_ASSERT(rows >= 0);  // The plans leave some.
    // By what has been given so far, so that rounding never adds up.
    double passed = 0;
    int given = 0;
    for (Section& section : sections_) {
      passed += section.straight_metres;
      const int until = static_cast<int>(std::lround(rows * passed / std::max(metres, 1.0)));
      section.straight_rows = until - given;
      given = until;
    }
    sections_.front().straight_rows += kApproachRows;
  }

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

  // How far beyond the line of the road that of the board lies; nothing if there is room for the
  // rows on both sides of it.
  std::optional<int> line_shift() const {
    const double behind = sections_.front().corner.from();
    const double before = circuit_.metres() - sections_.back().corner.to();
    const int rows_behind = finish_rows_behind_line() + sections_.front().straight_rows;
    const int rows_before = kEntryRows + kLaneRowsBeforeLine;
    if (behind >= kStraightRowMetres * rows_behind && before >= kStraightRowMetres * rows_before)
      return std::nullopt;
    const double line = (before + behind) * rows_before / (rows_before + rows_behind);
    return static_cast<int>(std::lround(line - before));
  }

  void lay_finish_behind_line() {
    begin("The finishing straight, from the line on.");
    if (const std::optional<int> shift = line_shift()) {
      comments_.back().text +=
          fill(" So that its rows are not too short, the line lies {} m {} that of the road.",
               std::abs(*shift), *shift < 0 ? "before" : "beyond");
    } else {
      mark(0);
    }
    for (int i = 0; i < finish_rows_behind_line(); ++i) {
      add_row({}, {});
      rows_.back().has_lane = rows_.back().has_no_side = true;
      (i < plan_.pits_behind_line ? rows_.back().has_pit : rows_.back().is_exit) = true;
    }
  }

  void lay_section(std::size_t index) {
    const Section& section = sections_[index];
    if (index > 0 && section.straight_rows > 0) begin("");
    lay_straight(section, index == 0 ? Pace::fast : sections_[index - 1].pace);
    begin(title_of(section));
    mark(section.corner.from());
    const bool is_last = index + 1 == sections_.size();
    for (int i = 0; i < section.corner_rows; ++i) lay_corner_row(section, i, is_last);
    mark(section.corner.to());
  }

  void lay_straight(const Section& section, Pace pace_before) {
    int left = section.straight_rows;
    if (pace_before == Pace::slow && left >= 2) {
      add_row({2, 10}, {2, 10});  // One comes out of a slow corner step by step.
      --left;
    }
    const Hand inside = section.corner.bends.front().piece->hand;
    for (; left > 0; --left) lay_way_in(section.pace, left, inside);
  }

  // The row `ahead` rows before the corner.
  void lay_way_in(Pace pace, int ahead, Hand inside) {
    const int distance = ahead + static_cast<int>(pace);  // A middle corner is braked for later.
    if (distance == 1) {
      add_row({2, 9}, {2, 9});
    } else if (distance == 2) {
      pace == Pace::slow ? add_bend_row(inside, {2, 9}, {2, 10})
                         : add_bend_row(inside, {3, 12}, {3, 13});
    } else if (distance == 3 && pace != Pace::fast) {
      add_bend_row(inside, {3, 12}, {3, 13});
    } else {
      add_row({}, {});
    }
  }

  void lay_corner_row(const Section& section, int i, bool is_last) {
    const CircuitCorner& corner = section.corner;
    const double middle = corner.from() + (i + 0.5) * corner.metres() / section.corner_rows;
    const Hand inside = bend_at(corner, middle).piece->hand;
    // The way out of a bend is easier than the bend; a chicane stays tight to its end.
    const bool eases = i > 0 && i + 1 == section.corner_rows && !has_both_hands(corner);
    if (is_last) {
      // On the way to the pits both lanes are alike.
      const MotorSquare square{1, i < kLastCornerRows / 2 ? 5 : 0};
      add_row(square, square);
    } else if (section.pace == Pace::slow) {
      add_bend_row(inside, {1, eases ? 5 : 4}, {1, 5});
    } else if (section.pace == Pace::middle) {
      add_bend_row(inside, {2, eases ? 10 : 9}, {2, 10});
    } else {
      add_bend_row(inside, {3, 12}, {3, 13});
    }
  }

  void lay_finish_before_line() {
    begin("The pit entrance and the finishing straight.");
    add_row({1, 0}, {2, 0});
    rows_.back().is_entry = true;
    for (int i = 0; i < kLaneRowsBeforeLine; ++i) {
      add_row({}, {});
      rows_.back().has_lane = rows_.back().has_no_side = true;
      rows_.back().has_pit = i >= 2;
    }
  }

  // Beside slow and middle corners and the last row before a slow one. The last row of a corner is
  // open, so that lines never run into each other.
  void draw_solid_lines() {
    int first = finish_rows_behind_line();
    for (const Section& section : sections_) {
      const int corner = first + section.straight_rows;
      const int end = corner + section.corner_rows;
      if (&section != &sections_.back() && section.pace != Pace::fast) {
        const bool has_way_in = section.pace == Pace::slow && section.straight_rows > 0;
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
  static std::string title_of(const Section& section) {
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
  const ClassPlan& plan_;
  std::vector<Section> sections_;  // In the order of the lap, the last corner last.
  std::vector<MotorRow> rows_;
  std::vector<BoardGround::Mark> marks_;
  std::vector<Comment> comments_;
};

}  // namespace

std::string lay_motor_board(const Circuit& circuit) { return MotorLayout(circuit).run(); }

}  // namespace chicane
