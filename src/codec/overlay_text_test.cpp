#include "codec/overlay_text.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace chicane {
namespace {

constexpr std::string_view kBoard =
    "chicane board 1\nname monza\n# --- Ascari\nline ascari red I1 I2\nline ascari-2 red O1 O2\n";

std::string after(std::string_view overlay) {
  const Result<std::string, DataError> text = apply_overlay(kBoard, overlay, "o");
  return text ? *text : to_string(text.error());
}

TEST(OverlayText, DropsAndAddsStatements) {
  EXPECT_EQ(after("chicane overlay 1\nboard monza\ndrop line ascari  # too short\n"
                  "add line ascari red I1 I2 I3\n"),
            "chicane board 1\nname monza\n# --- Ascari\nline ascari-2 red O1 O2\n"
            "\n# By hand, from the overlay.\nline ascari red I1 I2 I3\n");
}

TEST(OverlayText, WordsAreDroppedWhole) {
  // "line asc" is not the beginning of "line ascari".
  EXPECT_EQ(after("chicane overlay 1\nboard monza\ndrop line asc\n"),
            "o:3: drop: no statement of the board begins with 'line asc'");
  EXPECT_EQ(after("chicane overlay 1\nboard monza\ndrop line\n"),
            "chicane board 1\nname monza\n# --- Ascari\n");
}

TEST(OverlayText, IsForItsBoardAlone) {
  EXPECT_EQ(after("chicane overlay 1\nboard monaco\n"),
            "o:2: board: this overlay is for another board");
  EXPECT_EQ(after("chicane overlay 1\nadd grid I1\n"),
            "o: board: missing; say whose overlay it is");
}

TEST(OverlayText, WhatCannotBeReadIsNamedWithItsLine) {
  EXPECT_EQ(after("chicane overlay 1\nboard monza\nchange line\n"),
            "o:3: write 'board NAME', 'drop …' with the first words of a statement, or 'add …'");
  EXPECT_EQ(after("chicane board 1\n"), "o:1: the file begins with 'chicane overlay 1'");
  EXPECT_EQ(after(std::string(kOverlayBytesMax + 1, '#')),
            "o: the file is too large for an overlay");
}

}  // namespace
}  // namespace chicane
