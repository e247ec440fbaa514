#include "layout/cell_layout.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/text.h"
#include "board/cells.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

constexpr double kCellMetres = 50;
constexpr int kStartCells = 6;  // Four cars each (GPA-GRD-1).
// A bend counts in a cell if it takes up this much of it, or has its middle in it.
constexpr double kShareOfCell = 0.4;
// Numbered cells slow a race down: where more than this share would be, the slowest bends alone
// keep their factor.
constexpr double kNumberedMost = 0.36;
constexpr int kLapsMetres = 12600;  // As long as three laps of GP-REF.

struct Bend {
  double from;
  double to;
  double speed;
  const Piece* piece;
};

class CellLayout {
 public:
  explicit CellLayout(const Circuit& circuit)
      : circuit_(circuit),
        count_(std::clamp(static_cast<int>(std::lround(circuit.length / kCellMetres)), kCellsMin,
                          kCellsMax)),
        factors_(count_, 0),
        names_(count_) {}

  std::string run() {
    find_bends();
    // Speeds below which a bend is 3, 2 or 1; lower them until enough cells are free.
    for (double scale = 1; scale > 0.3; scale -= 0.02) {
      set_factors(scale);
      if (numbered() <= kNumberedMost * count_) break;
    }
    return text();
  }

 private:
  void find_bends() {
    const double scale = circuit_.length / circuit_.metres();
    double at = 0;
    for (const Piece& piece : circuit_.pieces) {
      const double metres = piece.metres * scale;
      if (const std::optional<double> speed = speed_of(piece))
        bends_.push_back({at, at + metres, *speed, &piece});
      at += metres;
    }
  }

  // 3 below 60 mph, 2 below 90, 1 below 130.
  static int factor_of(double speed, double scale) {
    return speed < 60 * scale ? 3 : speed < 90 * scale ? 2 : speed < 130 * scale ? 1 : 0;
  }

  void set_factors(double scale) {
    std::fill(factors_.begin(), factors_.end(), 0);
    const double cell = static_cast<double>(circuit_.length) / count_;
    for (const Bend& bend : bends_) {
      const int factor = factor_of(bend.speed, scale);
      const int middle = static_cast<int>((bend.from + bend.to) / 2 / cell);
      for (int i = static_cast<int>(bend.from / cell); i <= static_cast<int>(bend.to / cell); ++i) {
        const double within = std::min(bend.to, (i + 1) * cell) - std::max(bend.from, i * cell);
        if (i >= count_ - kStartCells || (i != middle && within < kShareOfCell * cell)) continue;
        factors_[i] = std::max(factors_[i], factor);
        names_[i] = bend.piece->name;
      }
    }
    add_ways_in_and_out();
  }

  // One brakes before a slow bend and comes out of it step by step: "1 2 3 3 1".
  void add_ways_in_and_out() {
    const std::vector<int> bends = factors_;
    for (int i = 0; i < count_ - kStartCells; ++i) {
      if (bends[i] < 2) continue;
      for (int before = 1; before < bends[i]; ++before) raise(i - before, bends[i] - before);
      raise(i + 1, 1);
    }
  }

  void raise(int cell, int factor) {
    if (cell < 0 || cell >= count_ - kStartCells) return;
    factors_[cell] = std::max(factors_[cell], factor);
  }

  double numbered() const {
    return static_cast<double>(count_) -
           static_cast<double>(std::count(factors_.begin(), factors_.end(), 0));
  }

  std::string text() const {
    std::string text = fill(
        "chicane cell-board 1\n# Laid over {} by 'chicane board build': {} cells of about {} m.\n"
        "name {}-cells\ntitle {}\ncells {}\n\n",
        circuit_.name, count_, static_cast<int>(kCellMetres), circuit_.name, circuit_.title,
        count_);
    for (int i = 0; i < count_; ++i) {
      if (factors_[i] == 0) continue;
      std::string line = fill("factors {}", i);
      std::vector<std::string> names;
      for (; i < count_ && factors_[i] > 0; ++i) {
        line += fill(" {}", factors_[i]);
        const bool is_new = std::find(names.begin(), names.end(), names_[i]) == names.end();
        if (!names_[i].empty() && is_new) names.push_back(names_[i]);
      }
      text += line + (names.empty() ? "" : "  # " + join(names, ", ")) + "\n";
    }
    text += "\nstart";
    for (int i = 1; i <= kStartCells; ++i) text += fill(" {}", count_ - i);
    const int entry = count_ - kStartCells - 1;
    return text + fill("\nbox {} {}\nlaps {}\n", entry, entry + 1,
                       std::clamp(static_cast<int>(std::lround(static_cast<double>(kLapsMetres) /
                                                               circuit_.length)),
                                  1, 5));
  }

  const Circuit& circuit_;
  const int count_;
  std::vector<int> factors_;
  std::vector<std::string> names_;
  std::vector<Bend> bends_;
};

}  // namespace

std::string lay_cell_board(const Circuit& circuit) { return CellLayout(circuit).run(); }

}  // namespace chicane
