#include "layout/motor_sections.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/assert.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

constexpr MotorPlan kLong = {true, 8, 11, 58, 64, 4000, 10, 12, 8};
constexpr MotorPlan kShort = {false, 2, 8, 42, 46, 2500, 7, 8, 4};
constexpr double kMetresARowMore = 750;
// A long board over a shorter lap would have rows of less than 70 m on average; there is no room
// for 16 cars on so short a road.
constexpr double kLongLapMetres = 4000;

// One brakes for the first corner beyond the exits of the pit lane.
constexpr int kApproachRows = 2;
// That much of the way to the first corner lies beside the pit lane.
constexpr double kPitLaneMetres = 400;

// The last corner is single, so that most throws there are within the six points with which a car
// may enter the pit lane (MC-PIT-3). A bend that is flat out can be it, if it turns so much.
constexpr int kLastCornerRows = 4;
constexpr double kLastCornerDegrees = 45;

int rows_of(double metres, double metres_a_row, int most) {
  return std::clamp(static_cast<int>(std::lround(metres / metres_a_row)), 1, most);
}

// Slow corners are driven in small steps: their rows are shorter. A chicane shows both its hands.
int rows_of_corner(const CircuitCorner& corner, MotorPace pace) {
  switch (pace) {
    case MotorPace::slow:
      return std::max(has_both_hands(corner) ? 2 : 1, rows_of(corner.metres(), 60, 3));
    case MotorPace::middle:
      return rows_of(corner.metres(), 80, 4);
    case MotorPace::fast:
      return rows_of(corner.metres(), 120, 2);
  }
  return 1;
}

// The last bend that turns enough to be the last corner.
CircuitBend last_bend(const Circuit& circuit) {
  double degrees = 0;
  for (const Piece& piece : circuit.pieces) degrees = std::max(degrees, piece.degrees);
  CircuitBend found;
  double at = 0;
  for (const Piece& piece : circuit.pieces) {
    if (piece.is_bend() && piece.degrees >= std::min(degrees, kLastCornerDegrees))
      found = {at, at + piece.metres, speed_of(piece).value_or(kFlatOut), &piece};
    at += piece.metres;
  }
  CHICANE_ASSERT(found.piece != nullptr);  // A lap without a bend does not close.
  return found;
}

std::vector<MotorSection> find_sections(const Circuit& circuit) {
  const CircuitBend last = last_bend(circuit);
  std::vector<MotorSection> sections;
  for (CircuitCorner& corner : corners_of(circuit)) {
    // Beyond it there are only kinks of the finishing straight.
    if (corner.from() <= last.from) sections.push_back({std::move(corner)});
  }
  if (sections.empty() || sections.back().corner.to() < last.to)
    sections.push_back({CircuitCorner{{last}}});
  return sections;
}

// All but the last corner, which is what the pits need it to be.
std::vector<MotorSection*> by_speed(std::vector<MotorSection>& sections) {
  std::vector<MotorSection*> sorted;
  for (MotorSection& section : sections) sorted.push_back(&section);
  sorted.pop_back();
  std::sort(sorted.begin(), sorted.end(), [](const MotorSection* a, const MotorSection* b) {
    const double speed_a = a->corner.speed();
    const double speed_b = b->corner.speed();
    return speed_a != speed_b ? speed_a < speed_b : a->corner.from() < b->corner.from();
  });
  return sorted;
}

// Colours compare the corners of one circuit: were they taken from speeds alone, Monaco would be
// dark all round and Watkins Glen light. The slowest corners are slow until there are enough rows
// of them, the next are middle, then fast; the fastest of very many become part of a straight.
void choose_paces(std::vector<MotorSection>& sections, const MotorPlan& plan) {
  const struct {
    MotorPace pace;
    int rows_most;
  } steps[] = {{MotorPace::slow, plan.slow_rows},
               {MotorPace::middle, plan.middle_rows},
               {MotorPace::fast, plan.fast_rows}};
  const auto* step = std::begin(steps);
  int rows = 0;
  for (MotorSection* section : by_speed(sections)) {
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
  sections.back().pace = MotorPace::slow;
  sections.back().corner_rows = kLastCornerRows;
  std::erase_if(sections, [](const MotorSection& section) { return section.corner_rows == 0; });
}

void measure_straights(std::vector<MotorSection>& sections) {
  double at = kPitLaneMetres;
  for (MotorSection& section : sections) {
    section.straight_metres = std::max(0.0, section.corner.from() - at);
    at = section.corner.to();
  }
}

int rows_of_lap(const Circuit& circuit, const MotorPlan& plan) {
  const auto more =
      static_cast<int>(std::floor((circuit.metres() - plan.metres_least) / kMetresARowMore));
  return std::clamp(plan.rows_least + more, plan.rows_least, plan.rows_most);
}

// Straights have the rows that all else leaves, by their length.
void share_out(std::vector<MotorSection>& sections, int rows) {
  double metres = 0;
  for (const MotorSection& section : sections) {
    metres += section.straight_metres;
    rows -= section.corner_rows;
  }
  CHICANE_ASSERT(rows >= 0);  // The plans leave some.
  // By what has been given so far, so that rounding does not add up.
  double passed = 0;
  int given = 0;
  for (MotorSection& section : sections) {
    passed += section.straight_metres;
    const double share = metres > 0 ? passed / metres : 1;
    const int until = static_cast<int>(std::lround(rows * share));
    section.straight_rows = until - given;
    given = until;
  }
}

}  // namespace

int MotorPlan::lane_rows_beyond_line() const { return pits_beyond_line + kMotorExits; }

const MotorPlan& motor_plan(const Circuit& circuit) {
  return circuit.metres() < kLongLapMetres ? kShort : kLong;
}

std::vector<MotorSection> motor_sections(const Circuit& circuit, const MotorPlan& plan) {
  std::vector<MotorSection> sections = find_sections(circuit);
  choose_paces(sections, plan);
  measure_straights(sections);
  share_out(sections, rows_of_lap(circuit, plan) - plan.lane_rows_beyond_line() - kApproachRows -
                          kMotorLaneRowsBeforeLine - kMotorEntryRows);
  sections.front().straight_rows += kApproachRows;
  return sections;
}

bool has_both_hands(const CircuitCorner& corner) {
  return std::any_of(corner.bends.begin(), corner.bends.end(), [&](const CircuitBend& bend) {
    return bend.piece->hand != corner.bends.front().piece->hand;
  });
}

}  // namespace chicane
