#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace chicane {
namespace {

TEST(Result, HoldsAValueOrTheReasonWhyNot) {
  const Result<int, std::string> good = 3;
  ASSERT_TRUE(static_cast<bool>(good));
  EXPECT_EQ(*good, 3);

  const Result<int, std::string> bad = Failure{std::string("why")};
  ASSERT_FALSE(static_cast<bool>(bad));
  EXPECT_EQ(bad.error(), "why");
}

TEST(Result, TellsValueAndErrorApartEvenIfTheyAreOfOneType) {
  const Result<std::string, std::string> good = std::string("text");
  const Result<std::string, std::string> bad = Failure{std::string("text")};
  EXPECT_TRUE(static_cast<bool>(good));
  EXPECT_FALSE(static_cast<bool>(bad));
}

TEST(Result, GivesAccessToTheValueAndLetsItBeMovedOut) {
  Result<std::unique_ptr<std::string>, int> result = std::make_unique<std::string>("monza");
  EXPECT_EQ((*result)->size(), 5u);
  *result = std::make_unique<std::string>("glen");
  const std::unique_ptr<std::string> taken = std::move(*result);
  EXPECT_EQ(*taken, "glen");

  const Result<std::string, int> text = std::string("abc");
  EXPECT_EQ(text->size(), 3u);
}

TEST(ResultDeathTest, AskingForWhatIsNotThereIsAnInternalError) {
  const Result<int, std::string> good = 3;
  const Result<int, std::string> bad = Failure{std::string("why")};
  EXPECT_DEATH(static_cast<void>(*bad), "does not hold");
  EXPECT_DEATH(static_cast<void>(good.error()), "does not hold");
}

}  // namespace
}  // namespace chicane
