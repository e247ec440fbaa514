// The boards of one form over all circuits of the repository.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "codec/board_text.h"
#include "codec/circuit_text.h"
#include "codec/files_for_tests.h"
#include "layout/layout.h"

namespace chicane::for_tests {

inline std::vector<Circuit> all_circuits() {
  std::vector<Circuit> all;
  for (const auto& path : files_below("data/circuits", ".circuit")) {
    Result<Circuit, DataError> circuit = parse_circuit(read_file(path), path.filename().string());
    EXPECT_TRUE(static_cast<bool>(circuit)) << path;
    if (circuit) all.push_back(std::move(*circuit));
  }
  EXPECT_GE(all.size(), 16u);
  return all;
}

struct Laid {
  Circuit circuit;
  std::string text;
  Board board;
};

inline std::vector<Laid> lay_all(BoardForm form) {
  std::vector<Laid> all;
  for (Circuit& circuit : all_circuits()) {
    std::string text = lay_board(form, circuit);
    Result<BoardFile, DataError> file = parse_board(text, circuit.name);
    EXPECT_TRUE(static_cast<bool>(file)) << text;
    if (file) all.push_back({std::move(circuit), std::move(text), std::move(file->board)});
  }
  return all;
}

}  // namespace chicane::for_tests
