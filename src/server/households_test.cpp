#include "server/households.h"

#include <gtest/gtest.h>

#include "room/world.h"

namespace chicane::server {
namespace {

store::RaceRow row_of(const std::string& id, const std::string& household, store::RaceState state) {
  store::RaceRow row;
  row.id = id;
  row.length = 1;
  row.state = state;
  row.changed = 7;
  row.parts = {{"p-ann", 0, true}, {Households::part_of(household), -1, false}};
  return row;
}

class HouseholdsOf : public ::testing::Test {
 protected:
  void put(const store::RaceRow& row) {
    const store::Write write = store::Append{row, {"{}"}};
    const auto done = store_->write({&write, 1});
    ASSERT_TRUE(done && done->front() == store::Outcome::done);
  }

  std::unique_ptr<store::Store> store_ = store::make_memory_store();
  room::World world_ = room::real_world();
};

TEST_F(HouseholdsOf, AreAnAddressOrAHomesNetwork) {
  const Households households(*store_, world_, 3);
  const std::string home = households.name_of("2001:db8:1:2::3");
  EXPECT_EQ(home.size(), 32u);
  EXPECT_EQ(households.name_of("2001:db8:1:2:ffff::9"), home);
  EXPECT_NE(households.name_of("2001:db8:1:3::3"), home);
  EXPECT_NE(households.name_of("192.0.2.1"), households.name_of("192.0.2.2"));
  EXPECT_EQ(households.name_of("192.0.2.1"), households.name_of("::ffff:192.0.2.1"));
  EXPECT_EQ(households.name_of("nowhere"), "");
}

TEST_F(HouseholdsOf, HaveAsManyRacesAsTheyMay) {
  Households households(*store_, world_, 2);
  EXPECT_TRUE(households.begin("h", "a"));
  EXPECT_TRUE(households.begin("h", "b"));
  EXPECT_TRUE(households.begin("h", "b"));  // Counted once.
  EXPECT_FALSE(households.begin("h", "c"));
  EXPECT_TRUE(households.begin("other", "c"));
  EXPECT_EQ(households.running("h"), (std::set<std::string>{"a", "b"}));
  households.end("a");
  households.end("never");
  EXPECT_TRUE(households.begin("h", "d"));
  EXPECT_FALSE(households.begin("h", "e"));
}

TEST_F(HouseholdsOf, AreCountedOnAfterARestart) {
  std::string home;
  {
    Households households(*store_, world_, 2);
    home = households.name_of("192.0.2.1");
  }
  put(row_of("a", home, store::RaceState::running));
  put(row_of("b", home, store::RaceState::over));
  put(row_of("c", "another", store::RaceState::running));
  Households households(*store_, world_, 2);
  EXPECT_EQ(households.name_of("192.0.2.1"), home);
  EXPECT_EQ(households.running(home), (std::set<std::string>{"a"}));
}

// All of the same millisecond, more than a page.
TEST_F(HouseholdsOf, AreFoundAmongManyRaces) {
  for (int i = 0; i < store::kRacesMax - 1; ++i)
    put(row_of("r" + std::to_string(i), "h", store::RaceState::running));
  EXPECT_EQ(Households(*store_, world_, 500).running("h").size(),
            static_cast<std::size_t>(store::kRacesMax - 1));
}

TEST_F(HouseholdsOf, HaveNoNameWithoutALimit) {
  Households households(*store_, world_, 0);
  EXPECT_EQ(households.name_of("192.0.2.1"), "");
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(households.begin("h", std::to_string(i)));
}

}  // namespace
}  // namespace chicane::server
