#include "layout/cell_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "base/text.h"
#include "board/cells.h"
#include "circuit/corners.h"

namespace chicane {

namespace {

constexpr double kCellMetres = 50;
constexpr int kStartCells = 6;  // Four cars each (GPA-GRD-1).
// A bend counts in a cell if it takes up this much of it, or has its middle in it.
constexpr double kShareOfCell = 0.4;
constexpr double kLapsMetres = 12600;  // As long as three laps of GP-REF.

// Factors compare the bends of one circuit: were they taken from speeds alone, Monaco would be 3
// nearly everywhere and Watkins Glen would have none. The slowest bends are 3 until so many cells
// are numbered, ways in and out among them, the next are 2, then 1; the rest is not numbered.
// Shares of all cells, near those of GP-REF.
struct Step {
  int factor;
  double numbered_most;
  double speed_most;  // Miles an hour; no faster bend has this factor, however slow the others.
};
constexpr Step kSteps[] = {{3, 0.12, 90}, {2, 0.27, 115}, {1, 0.34, 150}};

class CellLayout {
 public:
  explicit CellLayout(const Circuit& circuit)
      : circuit_(circuit),
        count_(std::clamp(static_cast<int>(std::lround(circuit.metres() / kCellMetres)), kCellsMin,
                          kCellsMax)),
        cell_metres_(circuit.metres() / count_),
        factors_(count_, 0),
        names_(count_) {}

  std::string run() {
    const Step* step = std::begin(kSteps);
    for (const CircuitBend& bend : bends_by_speed()) {
      while (step != std::end(kSteps) && !number(bend, *step)) ++step;
      if (step == std::end(kSteps)) break;
    }
    return text();
  }

 private:
  std::vector<CircuitBend> bends_by_speed() const {
    std::vector<CircuitBend> bends = bends_of(circuit_);
    std::sort(bends.begin(), bends.end(), [](const CircuitBend& a, const CircuitBend& b) {
      return a.speed != b.speed ? a.speed < b.speed : a.from < b.from;
    });
    return bends;
  }

  // Puts the factor of the step on the cells of the bend, if that does not make too many.
  bool number(const CircuitBend& bend, const Step& step) {
    if (bend.speed > step.speed_most) return false;
    const std::vector<int> before = factors_;
    const std::vector<int> cells = cells_of(bend);
    for (const int cell : cells) raise_with_ways(cell, step.factor);
    if (numbered() > step.numbered_most * count_) {
      factors_ = before;
      return false;
    }
    for (const int cell : cells) names_[cell] = bend.piece->name;
    return true;
  }

  std::vector<int> cells_of(const CircuitBend& bend) const {
    std::vector<int> cells;
    const int middle = static_cast<int>((bend.from + bend.to) / 2 / cell_metres_);
    const int last = std::min(static_cast<int>(bend.to / cell_metres_), count_ - kStartCells - 1);
    for (int i = static_cast<int>(bend.from / cell_metres_); i <= last; ++i) {
      const double within =
          std::min(bend.to, (i + 1) * cell_metres_) - std::max(bend.from, i * cell_metres_);
      if (i == middle || within >= kShareOfCell * cell_metres_) cells.push_back(i);
    }
    return cells;
  }

  // One brakes before a slow bend and comes out of it step by step: "1 2 3 3 1".
  void raise_with_ways(int cell, int factor) {
    for (int before = 0; before < factor; ++before) raise(cell - before, factor - before);
    if (factor > 1) raise(cell + 1, 1);
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
        "name {}-cells\ntitle {}\ncells {}\ncircuit {}\nlies 0 0\n\n",
        circuit_.name, count_, static_cast<int>(std::lround(cell_metres_)), circuit_.name,
        circuit_.title, count_, circuit_.name);
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
    const auto laps = static_cast<int>(std::lround(kLapsMetres / circuit_.metres()));
    return text + fill("\nbox {} {}\nlaps {}\n", entry, entry + 1, std::clamp(laps, 1, 5));
  }

  const Circuit& circuit_;
  const int count_;
  const double cell_metres_;
  std::vector<int> factors_;
  std::vector<std::string> names_;
};

}  // namespace

std::string lay_cell_board(const Circuit& circuit) { return CellLayout(circuit).run(); }

}  // namespace chicane
