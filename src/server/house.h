// The rooms of this node. A room is visited by one at a time; what a visit appends is durable
// before the next visit, before its visitor gets an answer and before any viewer hears of it.
//
// Rooms have a budget of memory. When it is passed, those that nobody has touched for longest are
// put to rest: they are forgotten, and folded again from their ledgers when somebody comes.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <list>
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
  std::uint64_t rooms = 0;       // In memory.
  std::uint64_t room_bytes = 0;  // Of these, without what races share (Library).
  std::uint64_t budget = 0;      // For rooms and library.
  std::uint64_t rested = 0;      // Put to rest, since the budget was passed.
  LibraryCounts library;
  std::uint64_t viewers = 0;
  std::uint64_t entries = 0;    // Appended by this node.
  std::uint64_t conflicts = 0;  // Another node was faster.
  std::uint64_t reloads = 0;
  std::uint64_t no_memory = 0;  // Visits that were refused for want of it.
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

  // `memory`: bytes for rooms and what they share. `follows`: others append to the same ledgers.
  House(net::Loop& loop, store::StoreQueue& queue, room::World world, const Log& log,
        std::size_t memory, bool follows);
  ~House();

  void visit(const std::string& race, Job job, Done done);
  // A new room. Refused while somebody asks for a room of its id.
  void add(std::unique_ptr<Room> room, Done done);
  void watch(const std::string& race, Viewer* viewer);
  void unwatch(const std::string& race, Viewer* viewer);
  // A ledger has this length by now, says another node.
  void heard(const std::string& race, std::int64_t length);
  // Puts rooms to rest until half of what they take is free.
  void relieve();
  // Deadlines, forgotten rooms. To be called a few times a second.
  void sweep();
  // Called with all who are asked something new.
  void on_asked(std::function<void(const Asked&)> told) { on_asked_ = std::move(told); }
  // Called with a race that has ended, or was closed, here and now.
  void on_over(std::function<void(const Room&)> told) { on_over_ = std::move(told); }
  HouseCounts counts() const;

 private:
  struct Waiting;
  struct Slot;
  struct Hand;
  using Entries = Result<std::vector<std::string>, store::Problem>;
  using Slots = std::unordered_map<std::string, std::shared_ptr<Slot>>;

  std::shared_ptr<Slot> slot(const std::string& race);
  void pump(const std::shared_ptr<Slot>& slot);
  bool pump_once(const std::shared_ptr<Slot>& slot);
  void finish(Slot& slot, const room::Problem* problem);
  void call(const Waiting& visit, Room* room, const room::Problem* problem);
  void drop(const std::shared_ptr<Slot>& slot);
  void read(const std::shared_ptr<Slot>& slot, std::function<Entries(store::Store&)> what,
            std::function<void(const Entries&)> then);
  void load(const std::shared_ptr<Slot>& slot);
  void catch_up(const std::shared_ptr<Slot>& slot);
  void write(const std::shared_ptr<Slot>& slot);
  void written(const std::shared_ptr<Slot>& slot,
               const Result<store::Outcome, store::Problem>& outcome);
  void fail_all(Slot& slot, const room::Problem& problem);
  void give_room(Slot& slot, std::unique_ptr<Room> room);
  void take_room(Slot& slot);
  void count(Slot& slot);
  // Puts rooms to rest, but not that one, until all take no more than so many bytes.
  void make_room(std::size_t most, const Slot* but);
  std::size_t bytes() const;
  void broadcast(Slot& slot);
  void tell_viewers(Slot& slot);
  void tell_asked(const Slot& slot);
  void tell_over(const Slot& slot);
  void look_for_due();
  void look_for_news();

  net::Loop& loop_;
  store::StoreQueue& queue_;
  room::World world_;
  const Log& log_;
  const bool follows_;
  const std::size_t memory_;
  Slots slots_;
  std::list<Slot*> in_memory_;  // Those with a room; the one untouched for longest first.
  HouseCounts counts_;
  std::function<void(const Asked&)> on_asked_;
  std::function<void(const Room&)> on_over_;
  room::Millis next_look_for_due_ = 0;
  room::Millis next_look_for_news_ = 0;
  bool is_looking_ = false;
};

store::RaceRow row_of(const room::Room& room);

}  // namespace chicane::server
