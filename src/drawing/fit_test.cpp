#include "drawing/fit.h"

#include <gtest/gtest.h>

#include <numbers>

#include "circuit/circuit_for_tests.h"

namespace chicane::drawing {
namespace {

constexpr double kHalf = std::numbers::pi;

// The oval with roads so wide and straights so unequal that it must give way.
FitTask task_of(const Centreline& real, double half_width) {
  FitTask task;
  task.heading = kHalf / 2;
  task.real = &real;
  const std::vector<double> wanted = {6, 5, 20, 5, 6};
  const std::vector<double> turns = {0, kHalf, 0, kHalf, 0};
  double metres = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    FitPiece piece;
    piece.turn = turns[i];
    piece.wanted = wanted[i];
    piece.least = 4;
    piece.left = piece.right = half_width;
    piece.from_metres = metres;
    piece.metres = i % 2 == 1 ? 100 * kHalf : i == 2 ? 400 : 200;
    metres += piece.metres;
    task.pieces.push_back(piece);
  }
  return task;
}

TEST(Fit, ClosesWithTheHeadingsKept) {
  const Circuit circuit = for_tests::oval();
  const Centreline real(circuit);
  const FitTask task = task_of(real, 1);
  const Ribbon ribbon = fit(task);
  EXPECT_LT(ribbon.gap(), 1e-9);
  for (std::size_t i = 0; i < task.pieces.size(); ++i)
    EXPECT_EQ(ribbon.pieces()[i].turn, task.pieces[i].turn);
}

TEST(Fit, KeepsTheLeastLengths) {
  const Circuit circuit = for_tests::oval();
  const Centreline real(circuit);
  FitTask task = task_of(real, 1);
  task.pieces[1].least = 9;
  EXPECT_GT(fit(task).pieces()[1].length, 8.9);
}

TEST(Fit, MovesRoadsApart) {
  const Circuit circuit = for_tests::oval();
  const Centreline real(circuit);
  for (const double half_width : {1.0, 2.0, 3.0}) {
    const Ribbon ribbon = fit(task_of(real, half_width));
    const double across = distance(ribbon.at(0).at, ribbon.at(ribbon.length() / 2).at);
    EXPECT_GT(across, 2 * half_width + 0.9);
  }
}

}  // namespace
}  // namespace chicane::drawing
