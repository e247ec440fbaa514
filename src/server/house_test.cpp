#include "server/house.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <cstdlib>
#include <future>
#include <new>
#include <thread>

namespace {

// On this thread so many allocations work, then one fails; below 0: all work.
thread_local long allocations_left = -1;

}  // namespace

void* operator new(std::size_t bytes) {
  if (allocations_left >= 0 && allocations_left-- == 0) throw std::bad_alloc();
  void* given = std::malloc(bytes == 0 ? 1 : bytes);
  if (given == nullptr) throw std::bad_alloc();
  return given;
}
// g++ looks at callers that were compiled into this file.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
void operator delete(void* given) noexcept { std::free(given); }
void operator delete(void* given, std::size_t) noexcept { std::free(given); }

namespace chicane::server {
namespace {

using room::Room;

constexpr std::string_view kRace =
    R"({"rules": "speed-circuit-wbc", "laps": 1, "seats": [{"kind": "human", "name": "Ann"},
        {"kind": "bot", "driver": "club"}, {"kind": "bot", "driver": "rookie"}]})";

// A house on a loop of its own.
class HouseOf : public ::testing::Test {
 protected:
  HouseOf() {
    const auto setup = room::read_setup(boost::json::parse(kRace).as_object(), *world_.library);
    room::Seated seated;
    auto made = Room::create(*setup, "p-ann", world_, &seated);
    EXPECT_TRUE(static_cast<bool>((*made)->start({})));
    race_ = (*made)->id();
    std::promise<std::string> told;
    loop_.post([&] {
      house_.add(std::move(*made), [&](Room*, const room::Problem* problem) {
        told.set_value(problem == nullptr ? "fine" : problem->code);
      });
    });
    thread_ = std::thread([this] { loop_.run(); });
    EXPECT_EQ(told.get_future().get(), "fine");
  }
  ~HouseOf() override {
    loop_.stop();
    thread_.join();
  }

  // What the visitor is told: "fine", or the code of the problem.
  std::string visit(const House::Job& job) {
    std::promise<std::string> told;
    loop_.post([&] {
      house_.visit(race_, job, [&](Room*, const room::Problem* problem) {
        told.set_value(problem == nullptr ? "fine" : problem->code);
      });
    });
    return told.get_future().get();
  }

  std::size_t entries_kept() {
    const auto entries = store_->entries(race_, 0);
    EXPECT_TRUE(static_cast<bool>(entries));
    return entries->size();
  }

  room::World world_ = room::real_world();
  Log log_{Log::Form::none};
  std::unique_ptr<store::Store> store_ = store::make_memory_store();
  net::Loop loop_;
  store::StoreQueue queue_{*store_, nullptr};
  House house_{loop_, queue_, world_, log_, std::size_t{64} << 20, false};
  std::string race_;
  std::thread thread_;
};

// Whichever allocation of a decision fails, the room is what its ledger says, and goes on.
TEST_F(HouseOf, DropsARoomThatIsHalfChanged) {
  int refused = 0;
  int lengths_seen = 0;
  for (long fails = 0; fails < 1500; fails += 1 + fails / 20) {
    const std::size_t before = entries_kept();
    const std::string told = visit([fails](Room& room) {
      const std::string decision = room.race()->legal(seat_at(0))[0];
      allocations_left = fails;
      const auto decided = room.decide(0, decision, std::nullopt);
      allocations_left = -1;
      return static_cast<bool>(decided);
    });
    if (told == "no_memory") {
      ++refused;
      EXPECT_EQ(entries_kept(), before) << fails;
    } else {
      EXPECT_EQ(told, "fine") << fails;
      EXPECT_GT(entries_kept(), before) << fails;
    }
    visit([&](Room& room) {
      EXPECT_EQ(static_cast<std::size_t>(room.length()), entries_kept()) << fails;
      EXPECT_TRUE(room.is_awaited(0));
      ++lengths_seen;
      return true;
    });
  }
  EXPECT_GT(refused, 20);
  EXPECT_GT(lengths_seen, refused);
}

// Counted, and within the allocator's own figures.
TEST_F(HouseOf, CountsItsRooms) {
  HouseCounts counts;
  std::size_t bytes = 0;
  visit([&](Room& room) {
    bytes = room.bytes();
    return true;
  });
  visit([&](Room&) {
    counts = house_.counts();
    return true;
  });
  EXPECT_EQ(counts.rooms, 1u);
  EXPECT_EQ(counts.room_bytes, bytes);
  EXPECT_GT(bytes, 3000u);
  EXPECT_LT(bytes, 30'000u);
}

}  // namespace
}  // namespace chicane::server
