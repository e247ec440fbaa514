#include "server/content_coding.h"

#include <gtest/gtest.h>

namespace chicane::server {
namespace {

TEST(ContentCoding, LikingOfBrotliByHeader) {
  struct Case {
    const char* header;
    int liking;
  };
  const Case cases[] = {
      {"", 0},
      {"br", 1000},
      {"gzip, deflate, br, zstd", 1000},
      {"gzip,br", 1000},
      {"BR", 1000},
      {"br;q=0", 0},
      {"br;q=0.0", 0},
      {"br;q=0.000", 0},
      {"br; q=0.5", 500},
      {"br ;Q=0.25", 250},
      {"br;q=1", 1000},
      {"br;q=1.000", 1000},
      {"br;q=0.001, gzip", 1},
      {"gzip", 0},
      {"*", 1000},
      {"*;q=0", 0},
      {"gzip, *;q=0.1", 100},
      {"br;q=0, *", 0},
      {"*, br;q=0", 0},
      {"identity", 0},
      {"bro", 0},
      {"br;q=", 0},
      {"br;q=x", 0},
      {"br;q=-1", 0},
      {"br;q=2", 0},
      {"br;q=0.1234", 0},
      {"br;level=3", 0},
      {";;;,,,;q", 0},
  };
  for (const Case& c : cases) EXPECT_EQ(liking_of(c.header, "br"), c.liking) << c.header;
}

}  // namespace
}  // namespace chicane::server
