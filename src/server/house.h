// The rooms of this node. A room is visited by one at a time; what a visit appends is durable
// before the next visit, before its visitor gets an answer and before any viewer hears of it.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/loop.h"
#include "net/server.h"
#include "room/room.h"
#include "server/log.h"
#include "store/store_queue.h"

namespace chicane::server {

// One who looks on, over a WebSocket.
struct Viewer {
  int seat = -1;
  std::string
      key;  // Of the seat, as the room keeps it: one who has left it sees no more than others.
  std::shared_ptr<net::Socket> socket;
};

struct HouseCounts {
  std::uint64_t rooms = 0;  // In memory.
  std::uint64_t viewers = 0;
  std::uint64_t entries = 0;    // Appended by this node.
  std::uint64_t conflicts = 0;  // Another node was faster.
  std::uint64_t reloads = 0;
};

// Somebody is asked for a move.
struct Asked {
  std::string race;
  std::string title;
  std::string rules;
  std::string person;
  int seat = -1;
  int turn = 0;
};

class House {
 public:
  using Room = room::Room;
  // On the loop's thread; false if it was refused. It may be called again if another node was
  // faster, so it changes nothing but the room.
  using Job = std::function<bool(Room& room)>;
  // After what the job appended is durable; the room is as the job left it. Without a room: why
  // not.
  using Done = std::function<void(Room* room, const room::Problem* problem)>;

  // `follows`: others append to the same ledgers.
  House(net::Loop& loop, store::StoreQueue& queue, room::World world, const Log& log, bool follows);
  ~House();

  void visit(const std::string& race, Job job, Done done);
  // A new room. Refused while somebody asks for a room of its id.
  void add(std::unique_ptr<Room> room, Done done);
  void watch(const std::string& race, Viewer* viewer);
  void unwatch(const std::string& race, Viewer* viewer);
  // A ledger has this length by now, says another node.
  void heard(const std::string& race, std::int64_t length);
  // Deadlines, forgotten rooms. To be called a few times a second.
  void sweep();
  // Called with all who are asked something new.
  void on_asked(std::function<void(const Asked&)> told) { on_asked_ = std::move(told); }
  // Called with a race that has ended, or was closed, here and now.
  void on_over(std::function<void(const Room&)> told) { on_over_ = std::move(told); }
  HouseCounts counts() const;

 private:
  struct Slot;
  using Slots = std::unordered_map<std::string, std::shared_ptr<Slot>>;

  std::shared_ptr<Slot> slot(const std::string& race);
  void pump(const std::shared_ptr<Slot>& slot);
  void load(const std::shared_ptr<Slot>& slot);
  void catch_up(const std::shared_ptr<Slot>& slot);
  void write(const std::shared_ptr<Slot>& slot);
  void written(const std::shared_ptr<Slot>& slot,
               const Result<store::Outcome, store::Problem>& outcome);
  void fail_all(Slot& slot, const room::Problem& problem);
  void broadcast(Slot& slot);
  void tell_asked(const Slot& slot);
  void tell_over(const Slot& slot);
  void look_for_due();
  void look_for_news();

  net::Loop& loop_;
  store::StoreQueue& queue_;
  room::World world_;
  const Log& log_;
  const bool follows_;
  Slots slots_;
  HouseCounts counts_;
  std::function<void(const Asked&)> on_asked_;
  std::function<void(const Room&)> on_over_;
  room::Millis next_look_for_due_ = 0;
  room::Millis next_look_for_news_ = 0;
  bool is_looking_ = false;
};

store::RaceRow row_of(const room::Room& room);

}  // namespace chicane::server
