// Rooms whose hour and chance are the test's.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "base/random.h"
#include "room/room.h"
#include "room/sight.h"

namespace chicane::room::for_tests {

// A still clock and chance from a seed.
struct StillWorld {
  std::shared_ptr<Millis> hour = std::make_shared<Millis>(1'000'000);
  std::shared_ptr<Random> random;

  explicit StillWorld(std::uint64_t seed) : random(std::make_shared<Random>(seed)) {}

  World world() const {
    return {[hour = hour] { return *hour; },
            [random = random](std::span<std::uint8_t> bytes) {
              for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random->below(256));
            }};
  }
};

inline RaceSetup setup_of(std::string_view body) {
  Library library;
  const Result<RaceSetup, Problem> setup =
      read_setup(boost::json::parse(body).as_object(), library);
  EXPECT_TRUE(static_cast<bool>(setup)) << setup.error().what;
  return *setup;
}

// A room with its ledger beside it, as a store would have it.
struct Kept {
  StillWorld still;
  std::unique_ptr<Room> room;
  std::vector<std::string> ledger;
  Seated host;

  Kept(std::string_view body, std::uint64_t seed) : still(seed) {
    Result<std::unique_ptr<Room>, Problem> made =
        Room::create(setup_of(body), "p-host", still.world(), &host);
    EXPECT_TRUE(static_cast<bool>(made)) << made.error().what;
    room = std::move(*made);
    keep();
  }

  void keep() {
    for (std::string& entry : room->take_new()) ledger.push_back(std::move(entry));
    EXPECT_EQ(static_cast<std::int64_t>(ledger.size()), room->length());
  }

  std::unique_ptr<Room> reloaded() const {
    Result<std::unique_ptr<Room>, DataError> again = Room::load(room->id(), ledger, still.world());
    EXPECT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    return std::move(*again);
  }

  // The first person's seat that is awaited; −1 if none.
  int awaited() const {
    for (int i = 0; i < static_cast<int>(room->seats().size()); ++i) {
      if (room->is_awaited(i)) return i;
    }
    return -1;
  }

  // People answer at random until the race is over.
  void race_to_the_end(std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < 200'000 && room->state() == Room::State::running; ++i) {
      const int seat = awaited();
      if (seat < 0) {
        room->tick();
      } else {
        const std::vector<std::string> legal = room->race()->legal(seat_at(seat));
        const auto& decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        const auto answered = room->decide(seat, decision, std::nullopt);
        ASSERT_TRUE(static_cast<bool>(answered)) << decision << ": " << answered.error().what;
      }
      keep();
    }
    EXPECT_EQ(room->state(), Room::State::over);
  }
};

inline constexpr std::string_view kTwo =
    R"({"rules": "speed-circuit", "laps": 1, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]})";

inline Kept two_people(std::string_view body = kTwo) {
  Kept kept(body, 7);
  const Result<Seated, Problem> bob = kept.room->sit(1, "Bob", "p-bob", {});
  EXPECT_TRUE(static_cast<bool>(bob)) << bob.error().what;
  EXPECT_TRUE(static_cast<bool>(kept.room->start({})));
  kept.keep();
  return kept;
}

// All that a viewer is told.
inline std::string seen(const Room& room, int viewer) {
  return boost::json::serialize(race_json(room, viewer)) +
         boost::json::serialize(happenings_json(room, 0)) +
         boost::json::serialize(dice_json(room, 0)) +
         boost::json::serialize(chat_json(room, viewer, 0));
}

inline std::string code(const auto& result) { return result ? "fine" : result.error().code; }

}  // namespace chicane::room::for_tests
