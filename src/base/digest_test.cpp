#include "base/digest.h"

#include <gtest/gtest.h>

#include <array>

namespace chicane {
namespace {

// Worked out by a separate program (FNV-1a, 64 bits, then the finaliser of SplitMix64). Records
// carry these numbers, so they may never change.
TEST(Digest, GivesTheKnownAnswers) {
  struct Case {
    std::string_view bytes;
    std::uint64_t want;
  };
  const Case cases[] = {
      {"", 0xf52a15e9a9b5e89b},
      {"a", 0x02c0bdbf481420f8},
      {"chicane", 0x894db6ad3e7cbf8a},
      {"chicane race 1\n", 0x0ae10d6d3774b991},
      {std::string_view("\0", 1), 0x25fc6dd36ce04b20},
      {"\xff\x80", 0xce476189e98c0818},  // Bytes count as unsigned on every machine.
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.bytes);
    EXPECT_EQ(digest(c.bytes), c.want);
  }
}

TEST(Digest, OfAChainDependsOnEachPiece) {
  EXPECT_EQ(digest("b", digest("a")), 0x4ff5a342d4a18867u);
  EXPECT_NE(digest("b", digest("a")), digest("ab"));
  EXPECT_NE(digest("b", digest("a")), digest("a", digest("b")));
}

// Also worked out apart. State digests stand in the checkpoints of records.
TEST(Digest, OfAValueTakesItsBytesEightByEight) {
  EXPECT_EQ(digest_of(std::uint64_t{0x0123456789abcdef}), 0x4b972c97bf4f5dbdu);
  EXPECT_EQ(digest_of(std::array<std::uint16_t, 2>{1, 2}), 0x190a9037ebea1a67u);
  EXPECT_EQ(digest_of(std::array<std::uint16_t, 5>{1, 2, 3, 4, 5}), 0xe1982fa4e68dd42du);
  EXPECT_EQ(digest_of(std::array<std::uint16_t, 2>{1, 2}, 5), 0xd243b9266b7e39e5u) << "seeded";
}

TEST(ToHex, AlwaysHasSixteenDigits) {
  EXPECT_EQ(to_hex(0), "0000000000000000");
  EXPECT_EQ(to_hex(0x0123456789abcdef), "0123456789abcdef");
  EXPECT_EQ(to_hex(UINT64_MAX), "ffffffffffffffff");
}

}  // namespace
}  // namespace chicane
