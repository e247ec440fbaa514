#include "base/enumerator.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace chicane {
namespace {

enum class Flag : std::uint8_t { green, yellow_and_red, chequered };

TEST(Enumerator, IsNamedAsTheCodeSpellsIt) {
  EXPECT_EQ(enumerator_text(Flag::green), "green");
  EXPECT_EQ(enumerator_text(Flag::yellow_and_red), "yellow_and_red");
  EXPECT_EQ(enumerator_text(Flag::chequered), "chequered");
}

TEST(Enumerator, IsANumberWhereThereIsNone) {
  EXPECT_EQ(enumerator_text(static_cast<Flag>(3)), "3");
  EXPECT_EQ(enumerator_text(static_cast<Flag>(200)), "200");
}

}  // namespace
}  // namespace chicane
