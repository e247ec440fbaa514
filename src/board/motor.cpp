#include "board/motor.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace chicane {

namespace {

const Face* find_face(const std::vector<Face>& faces, std::string_view id) {
  for (const Face& face : faces) {
    if (face.id == id) return &face;
  }
  return nullptr;
}

const Strand* find_strand(const Face& face, std::string_view name) {
  for (const Strand& strand : face.strands) {
    if (strand.name == name) return &strand;
  }
  return nullptr;
}

Failure<DataError> fail(std::string what) { return Failure{DataError{"", 0, std::move(what)}}; }

class MotorCheck {
 public:
  explicit MotorCheck(const Board& board) : track_(*board.motor), count_(board.rows) {}

  std::vector<Finding> run() {
    if (count_ < 20 || count_ > kMotorRowsMax)
      complain(Fault::motor_rows, 0,
               fill("{} rows; a circuit has 20 to {}", count_, kMotorRowsMax));
    if (!findings_.empty()) return findings_;
    check_lane();
    check_pits();
    check_sides();
    check_solid_lines();
    check_start();
    return findings_;
  }

 private:
  const MotorRow& row(int r) const { return track_.rows[(r + count_) % count_]; }

  int count(bool MotorRow::* flag) const {
    return static_cast<int>(std::count_if(track_.rows.begin(), track_.rows.end(),
                                          [&](const MotorRow& r) { return r.*flag; }));
  }

  void complain(Fault fault, int r, std::string what) {
    findings_.push_back({fault, Subject::row, r + 1, std::move(what)});
  }

  void check_lane() {
    if (count(&MotorRow::is_entry) != 1)
      complain(Fault::motor_pit_lane, 0,
               fill("{} entrances to the pit lane; one there must be", count(&MotorRow::is_entry)));
    if (count(&MotorRow::is_exit) != 2)
      complain(Fault::motor_pit_lane, 0,
               fill("{} exits of the pit lane; two there must be", count(&MotorRow::is_exit)));
    for (int r = 0; r < count_; ++r) {
      const bool begins = row(r).has_lane && !row(r - 1).has_lane;
      const bool ends = row(r).has_lane && !row(r + 1).has_lane;
      if (begins && !row(r - 1).is_entry)
        complain(Fault::motor_pit_lane, r,
                 fill("the pit lane begins in row {} without an entrance before it", r));
      if (row(r).is_entry && (row(r).has_lane || !row(r + 1).has_lane))
        complain(Fault::motor_pit_lane, r, fill("the entrance in row {} leads nowhere", r));
      if (ends && (!row(r).is_exit || !row(r - 1).is_exit))
        complain(Fault::motor_pit_lane, r,
                 fill("the last two squares of the pit lane, rows {} and {}, are no exits",
                      (r - 1 + count_) % count_, r));
      if (row(r).is_exit && !row(r).has_lane)
        complain(Fault::motor_pit_lane, r, fill("row {} is an exit without a pit lane", r));
    }
  }

  void check_pits() {
    for (int r = 0; r < count_; ++r) {
      if (!row(r).has_pit) continue;
      const bool is_inside = row(r).has_lane && row(r - 1).has_lane && row(r - 2).has_lane &&
                             row(r + 1).has_lane && row(r + 2).has_lane;
      if (!is_inside)
        complain(Fault::motor_pit_lane, r,
                 fill("the pit in row {} lies in the first two or last two rows of the lane", r));
    }
    const int pits = count(&MotorRow::has_pit);
    if (pits == 0) {
      complain(Fault::motor_pit_lane, 0, "there is no pit");
    } else if (track_.is_long && pits < kMotorLongPits) {
      // MC-PLY-7  A team without a pit would never leave the pit lane again.
      complain(Fault::motor_pit_lane, 0,
               fill("{} pits; a long circuit has one for each of ten teams", pits));
    }
  }

  void check_sides() {
    const int wanted = track_.is_long ? kMotorLongSides : kMotorShortSides;
    const int found = count(&MotorRow::has_no_side);
    if (found != wanted)
      complain(Fault::motor_sides, 0,
               fill("{} right squares have no side place; on a {} circuit {} have none", found,
                    track_.is_long ? "long" : "short", wanted));
  }

  void check_solid_lines() {
    if (count(&MotorRow::is_solid) == count_)
      complain(Fault::motor_solid, 0, "a solid line runs round the whole circuit");
    for (int r = 0; r < count_; ++r) {
      for (const MotorSquare& square : {row(r).right, row(r).left}) {
        if (square.dice < 1 || square.dice > 3)
          complain(Fault::motor_square, r, fill("row {}: a square has 1, 2 or 3 dice", r));
        if (square.limit < 0 || square.limit > 15)
          complain(Fault::motor_square, r, fill("row {}: a limit is a number from 1 to 15", r));
      }
    }
  }

  void check_start() {
    int entry = count_;
    for (int r = 0; r < count_; ++r) {
      if (row(r).is_entry) entry = r;
    }
    if (track_.start_row < 0 || track_.start_row >= entry)
      complain(Fault::motor_start, 0,
               "the start area must end beyond the line and before the entrance");
    // MC-SET-1  Nine rows of slots on a long circuit, seven on a short one.
    const int rows_of_slots = track_.is_long ? 9 : 7;
    if (count_ - rows_of_slots <= track_.start_row)
      complain(Fault::motor_start, 0, "there is no room for the grid before the line");
  }

  const MotorTrack& track_;
  const int count_;
  std::vector<Finding> findings_;
};

}  // namespace

void lay_out_motor_board(Board& board) {
  const auto rows = static_cast<int>(board.motor->rows.size());
  board.rows = rows;
  board.lanes = {"R", "L"};
  board.inside_strip = board.outside_strip = "";
  board.grey.assign(board.rows, Side::inside);
  board.spaces.clear();
  for (int r = 0; r < rows; ++r) {
    for (Index lane = 0; lane < 2; ++lane) {
      const Index next = 2 * ((r + 1) % rows);
      board.spaces.push_back({.lane = lane,
                              .first_row = r + 1,
                              .last_row = r + 1,
                              .steps = {next + lane, next + 1 - lane},
                              .ahead = {next + lane}});
    }
  }
  // MC-SET-1
  board.grid.clear();
  const int slots = board.motor->is_long ? 18 : 14;
  for (int slot = 0; slot < slots && slot < 2 * rows; ++slot)
    board.grid.push_back(2 * (rows - 1 - slot / 2) + slot % 2);
}

Result<Board, DataError> assemble(const std::vector<Face>& faces,
                                  const std::vector<std::string>& ids) {
  const bool is_long = ids.size() == 3;
  if (ids.size() != 2 && ids.size() != 3)
    return fail("a circuit has two pieces, A and Z, or three, A, M and Z");
  const std::array<char, 3> order = {'A', is_long ? 'M' : 'Z', 'Z'};
  std::vector<const Face*> found;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const Face* face = find_face(faces, ids[i]);
    if (face == nullptr) return fail("there is no face '" + ids[i] + "'");
    if (face->id[0] != order[i])
      return fail("the pieces come in the order A, M, Z; '" + ids[i] + "' is out of it");
    found.push_back(face);
  }
  // Driving order from the line: the straight of M, Z, the way back on M, A.
  struct Part {
    const Face* face;
    std::string_view strand;
  };
  std::vector<Part> parts;
  if (is_long) {
    parts = {{found[1], "straight"}, {found[2], "loop"}, {found[1], "return"}, {found[0], "loop"}};
  } else {
    parts = {{found[1], "loop"}, {found[0], "loop"}};
  }
  Board board;
  board.name = "mc";
  for (const std::string& id : ids) {
    std::string lower = id;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    board.name += "-" + lower;
  }
  MotorTrack track;
  track.is_long = is_long;
  std::vector<std::string> titles;
  for (const Face* face : found) titles.push_back(face->title.empty() ? face->id : face->title);
  board.title = join(titles, ", ");
  bool has_mark = false;
  int lines = 0;
  for (const Part& part : parts) {
    const Strand* strand = find_strand(*part.face, part.strand);
    if (strand == nullptr)
      return fail("face " + part.face->id + " has no strand '" + std::string(part.strand) + "'");
    for (const PieceRow& row : strand->rows) {
      if (is_long ? row.ends_long_start : row.ends_short_start) {
        track.start_row = static_cast<int>(track.rows.size());
        has_mark = true;
      }
      lines += row.has_line ? 1 : 0;
      track.rows.push_back(row.row);
    }
  }
  const Strand* last = find_strand(*found[0], "loop");
  if (last->rows.empty() || !last->rows.back().has_line)
    return fail("the line must lie after the last row of face " + found[0]->id);
  if (lines != 1)
    return fail("the line must lie after the last row of face " + found[0]->id +
                ", and nowhere else");
  if (!has_mark)
    return fail(fill("the circuit has no mark {}, where the start area ends", is_long ? "L" : "S"));
  board.motor = std::move(track);
  lay_out_motor_board(board);
  return board;
}

std::vector<Finding> validate_motor(const Board& board) { return MotorCheck(board).run(); }

}  // namespace chicane
