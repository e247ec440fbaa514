#include "server/house.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <new>
#include <set>

#include "room/sight.h"
#include "server/households.h"
#include "server/insist.h"
#include "server/problems.h"

namespace chicane::server {

namespace json = boost::json;
using room::kWatching;
using room::Millis;
using room::Problem;
using room::Room;

namespace {

constexpr int kTriesMax = 8;                    // Against faster nodes.
constexpr Millis kOverMillis = 30 * 1000;       // One that is over, sooner.
constexpr Millis kIdleMillis = 10 * 60 * 1000;  // A room nobody looks at is forgotten.
constexpr Millis kSoonMillis = 10 * 1000;       // Of a deadline.
constexpr Millis kAtOnce = 1;                   // Bots that have not finished (Room::next_tick).
constexpr Millis kLookForDueMillis = 2000;
constexpr Millis kLookForNewsMillis = 1500;
constexpr int kTryAgainLater = 1013;  // Of a WebSocket.

Problem no_such_race() { return {404, "no_such_race", "there is no such race", {}}; }

Problem not_written(const store::Problem& problem) {
  return {503,
          "cannot_write",
          problem.kind == store::Problem::Kind::full
              ? "the server has no room left to write; nothing was changed"
          : problem.kind == store::Problem::Kind::read_only
              ? "the server can only read now; nothing was changed"
              : "the store does not answer: it may have been written or not; send it again, with "
                "'move' it is taken once",
          {}};
}

Problem crowded() { return {503, "cannot_write", "too many are at this race; try again", {}}; }

bool tick(Room& room) {
  room.tick();
  return true;
}

// None of a ledger that is no race's.
Result<std::vector<std::string>, store::Problem> entries_of_race(store::Store& store,
                                                                 const std::string& id) {
  const Result<std::optional<store::RaceRow>, store::Problem> row = store.race(id);
  if (!row) return Failure{row.error()};
  if (!*row || (*row)->kind != store::RowKind::race) return std::vector<std::string>();
  return store.entries(id, 0);
}

std::shared_ptr<const std::string> shared_text(const json::object& message) {
  return std::make_shared<const std::string>(json::serialize(message));
}

store::RaceState stored(Room::State state) {
  switch (state) {
    case Room::State::open:
      return store::RaceState::open;
    case Room::State::running:
    case Room::State::paused:
      return store::RaceState::running;
    case Room::State::over:
      break;
  }
  return store::RaceState::over;
}

}  // namespace

store::RaceRow row_of(const Room& room) {
  store::RaceRow row;
  row.id = room.id();
  row.length = room.length();
  row.state = stored(room.state());
  row.is_public = room.setup().is_public;
  row.created = room.created();
  row.changed = room.changed();
  row.due = room.next_tick();
  row.summary = json::serialize(room::summary_json(room));
  for (int i = 0; i < static_cast<int>(room.seats().size()); ++i) {
    const room::RoomSeat& seat = room.seats()[static_cast<std::size_t>(i)];
    if (!seat.person.empty())
      row.parts.push_back({seat.person, i, room.is_awaited(i) && !seat.is_away});
  }
  if (!room.household().empty())
    row.parts.push_back({Households::part_of(room.household()), -1, false});
  // The host has a part without a seat too.
  if (room.seat_of_person(room.host()) < 0 && !room.host().empty())
    row.parts.push_back({room.host(), -1, false});
  return row;
}

// A visit that has not come to its end.
struct House::Waiting {
  Job job;
  Done done;
  int tries = 0;
  bool has_looked_again = false;
};

struct House::Slot {
  std::string id;
  std::unique_ptr<Room> room;        // None: not read yet, or to be read again.
  std::size_t bytes = 0;             // Of the room, as counted last.
  std::list<Slot*>::iterator place;  // Among those with a room.
  bool is_resting = false;  // Forgotten to make room: to be read again when there is a reason.
  Millis due = 0;           // While it rests: when there will be one.
  bool is_busy = false;     // Reading or writing.
  int hands = 0;            // Who is at the room now: it may not be put to rest.
  bool is_behind = false;   // Another node has appended.
  std::deque<Waiting> waiting;
  // What is being written.
  std::optional<Waiting> current;
  std::int64_t length_before = 0;
  std::int64_t deeds_before = 0;
  // What viewers have been told of, whoever wrote it.
  std::int64_t told_length = 0;
  std::int64_t told_deeds = 0;
  std::set<Viewer*> viewers;
  Millis used = 0;
};

House::House(net::Loop& loop, store::StoreQueue& queue, room::World world, const Log& log,
             std::size_t memory, bool follows)
    : loop_(loop),
      queue_(queue),
      world_(std::move(world)),
      log_(log),
      follows_(follows),
      memory_(memory) {}

House::~House() = default;

// Keeps the room where it is while somebody works with it.
struct House::Hand {
  explicit Hand(std::shared_ptr<Slot> slot) : slot_(std::move(slot)) { ++slot_->hands; }
  Hand(const Hand&) = delete;
  Hand& operator=(const Hand&) = delete;
  ~Hand() { --slot_->hands; }

 private:
  std::shared_ptr<Slot> slot_;
};

// ---- Memory.

std::size_t House::bytes() const { return counts_.room_bytes + world_.library->counts().bytes; }

void House::give_room(Slot& slot, std::unique_ptr<Room> room) {
  take_room(slot);
  slot.place = in_memory_.insert(in_memory_.end(), &slot);
  slot.room = std::move(room);
  slot.is_resting = false;
  count(slot);
}

void House::take_room(Slot& slot) {
  if (slot.room == nullptr) return;
  in_memory_.erase(slot.place);
  slot.room = nullptr;
  count(slot);
}

void House::count(Slot& slot) {
  counts_.room_bytes -= slot.bytes;
  slot.bytes = slot.room == nullptr ? 0 : slot.room->bytes();
  counts_.room_bytes += slot.bytes;
}

// Those with viewers, or with a deadline soon, only if the others are not enough.
void House::make_room(std::size_t most, const Slot* but) {
  const Millis soon = world_.now() + kSoonMillis;
  for (const bool takes_wanted : {false, true}) {
    for (auto at = in_memory_.begin(); bytes() > most && at != in_memory_.end();) {
      Slot& slot = **at++;
      const Millis due = slot.room->next_tick();
      const bool is_wanted = !slot.viewers.empty() || (due != 0 && due <= soon);
      const bool is_quiet =
          !slot.is_busy && slot.hands == 0 && slot.waiting.empty() && due != kAtOnce;
      if (!is_quiet || &slot == but || (is_wanted && !takes_wanted)) continue;
      ++counts_.rested;
      slot.is_resting = true;
      slot.due = due;
      take_room(slot);
      if (slot.viewers.empty()) slots_.erase(std::string(slot.id));
    }
  }
}

void House::relieve() {
  make_room(bytes() / 2, nullptr);
  world_.library->forget();
}

// ---- Visits.

std::shared_ptr<House::Slot> House::slot(const std::string& race) {
  std::shared_ptr<Slot>& one = slots_[race];
  if (one == nullptr) {
    one = std::make_shared<Slot>();
    one->id = race;
  }
  one->used = world_.now();
  if (one->room != nullptr) in_memory_.splice(in_memory_.end(), in_memory_, one->place);
  return one;
}

void House::visit(const std::string& race, Job job, Done done) {
  const std::shared_ptr<Slot> at = slot(race);
  at->waiting.push_back({std::move(job), std::move(done)});
  pump(at);
}

void House::add(std::unique_ptr<Room> room, Done done) {
  const std::shared_ptr<Slot> at = slot(room->id());
  // Its id may be known before it is there: somebody looks for it just now.
  if (at->is_busy || at->room != nullptr) {
    const Problem problem = crowded();
    return done(nullptr, &problem);
  }
  give_room(*at, std::move(room));
  at->current = Waiting{{}, std::move(done)};
  at->length_before = 0;
  at->deeds_before = 0;
  write(at);
}

void House::pump(const std::shared_ptr<Slot>& slot) {
  {
    const Hand hand(slot);
    while (pump_once(slot)) {
    }
    if (slot->room != nullptr && !slot->is_busy) count(*slot);
  }
  make_room(memory_, slot.get());
}

// False when there is nothing to do, or nothing before the store has answered.
bool House::pump_once(const std::shared_ptr<Slot>& slot) {
  if (slot->is_busy) return false;
  const bool is_looked_at = !slot->viewers.empty() && !slot->is_resting;
  const bool is_wanted = !slot->waiting.empty() || is_looked_at;
  if (slot->room == nullptr && is_wanted) {
    load(slot);
    return false;
  }
  if (slot->is_behind && is_wanted) {
    catch_up(slot);
    return false;
  }
  if (slot->waiting.empty()) return false;
  slot->current = std::move(slot->waiting.front());
  slot->waiting.pop_front();
  slot->length_before = slot->room->length();
  slot->deeds_before = slot->room->deeds();
  try {
    const bool is_fine = slot->current->job(*slot->room);
    if (slot->room->length() != slot->length_before) {
      write(slot);
      return !slot->is_busy;
    }
    // What is refused may be lawful by what another node has written meanwhile.
    if (!is_fine && follows_ && !std::exchange(slot->current->has_looked_again, true)) {
      slot->waiting.push_front(std::move(*slot->current));
      slot->current.reset();
      catch_up(slot);
      return false;
    }
  } catch (const std::bad_alloc&) {
    drop(slot);
    return true;
  }
  finish(*slot, nullptr);
  return true;
}

// Tells the visitor, who may have gone.
void House::finish(Slot& slot, const Problem* problem) {
  if (!slot.current) return;
  const Waiting visit = std::move(*slot.current);
  slot.current.reset();
  call(visit, problem == nullptr ? slot.room.get() : nullptr, problem);
}

void House::call(const Waiting& visit, Room* room, const Problem* problem) {
  try {
    visit.done(room, problem);
  } catch (const std::bad_alloc&) {
    ++counts_.no_memory;  // Whose request is dropped hears of it by that (net/http_server.cpp).
  }
}

void House::load(const std::shared_ptr<Slot>& slot) {
  ++counts_.reloads;
  read(
      slot, [slot](store::Store& store) { return entries_of_race(store, slot->id); },
      [this, slot](const Entries& entries) {
        slot->is_behind = false;
        if (!entries) return fail_all(*slot, cannot_read());
        if (entries->empty()) {
          fail_all(*slot, no_such_race());
          if (slot->viewers.empty()) slots_.erase(slot->id);
          return;
        }
        Result<std::unique_ptr<Room>, DataError> room = Room::load(slot->id, *entries, world_);
        if (room) {
          give_room(*slot, std::move(*room));
          broadcast(*slot);
          return;
        }
        log_.warn("race_unreadable", {{"race", slot->id}, {"why", to_string(room.error())}});
        fail_all(*slot,
                 {409,
                  "old_rules",
                  "this race was begun under other rules of this program and cannot go on: " +
                      to_string(room.error()),
                  {}});
      });
}

void House::catch_up(const std::shared_ptr<Slot>& slot) {
  slot->is_behind = false;
  read(
      slot,
      [slot, from = slot->room->length()](store::Store& store) {
        return store.entries(slot->id, from);
      },
      [this, slot](const Entries& entries) {
        if (!entries || slot->room == nullptr || entries->empty()) return;
        if (slot->room->follow(*entries).empty()) {
          broadcast(*slot);
        } else {
          take_room(*slot);  // Read whole again; that complains by itself.
        }
      });
}

// Entries of the slot's ledger, and what is done with them; then the visits go on.
void House::read(const std::shared_ptr<Slot>& slot, std::function<Entries(store::Store&)> what,
                 std::function<void(const Entries&)> then) {
  slot->is_busy = true;
  const auto come = [this, slot, then = std::move(then)](const std::shared_ptr<Entries>& entries) {
    slot->is_busy = false;
    bool has_memory = entries != nullptr;
    try {
      const Hand hand(slot);
      if (has_memory) then(*entries);
    } catch (const std::bad_alloc&) {
      has_memory = false;
    }
    if (!has_memory) {
      ++counts_.no_memory;
      take_room(*slot);
      fail_all(*slot, no_memory());
    }
    // Without a room the next visit or sweep tries again.
    if (slot->room != nullptr || !slot->waiting.empty()) pump(slot);
  };
  try {
    queue_.read([this, what = std::move(what), come](store::Store& store) {
      std::shared_ptr<Entries> entries;
      try {
        entries = std::make_shared<Entries>(what(store));
      } catch (const std::bad_alloc&) {
        entries = nullptr;
      }
      insist([&] { loop_.post([come, entries] { come(entries); }); });
    });
  } catch (const std::bad_alloc&) {
    come(nullptr);
  }
}

void House::write(const std::shared_ptr<Slot>& slot) {
  slot->is_busy = true;
  try {
    store::Append append{row_of(*slot->room), slot->room->take_new()};
    counts_.entries += append.entries.size();
    queue_.write(std::move(append),
                 [this, slot](const Result<store::Outcome, store::Problem>& outcome) {
                   insist([&] { loop_.post([this, slot, outcome] { written(slot, outcome); }); });
                 });
  } catch (const std::bad_alloc&) {
    slot->is_busy = false;
    drop(slot);
  }
}

void House::written(const std::shared_ptr<Slot>& slot,
                    const Result<store::Outcome, store::Problem>& outcome) {
  slot->is_busy = false;
  if (outcome && *outcome == store::Outcome::done) {
    const Hand hand(slot);
    finish(*slot, nullptr);
    broadcast(*slot);
    try {
      tell_asked(*slot);
      tell_over(*slot);
      // Bots that have not finished, or a deadline that has passed meanwhile.
      if (slot->room->next_tick() == kAtOnce)
        slot->waiting.push_front({tick, [](Room*, const Problem*) {}});
    } catch (const std::bad_alloc&) {
      ++counts_
            .no_memory;  // The sweep finds what is due; those who are asked see it on their page.
    }
    pump(slot);
    return;
  }
  // The room is ahead of its ledger: it is read again, without what could not be written.
  take_room(*slot);
  if (outcome) {
    ++counts_.conflicts;
    if (slot->current->job && ++slot->current->tries < kTriesMax) {
      slot->waiting.push_front(std::move(*slot->current));
      slot->current.reset();
    } else {
      const Problem problem = crowded();
      finish(*slot, &problem);
    }
  } else {
    log_.warn("cannot_write", {{"race", slot->id}, {"why", outcome.error().what}});
    const Problem problem = not_written(outcome.error());
    finish(*slot, &problem);
  }
  pump(slot);
}

// The room is half changed, for want of memory: it is read again, without what it did not write.
void House::drop(const std::shared_ptr<Slot>& slot) {
  ++counts_.no_memory;
  take_room(*slot);
  const Problem problem = no_memory();
  finish(*slot, &problem);
}

void House::fail_all(Slot& slot, const Problem& problem) {
  const std::deque<Waiting> refused = std::exchange(slot.waiting, {});
  for (const Waiting& visit : refused) call(visit, nullptr, &problem);
}

void House::watch(const std::string& race, Viewer* viewer) {
  slot(race)->viewers.insert(viewer);
  ++counts_.viewers;
}

void House::unwatch(const std::string& race, Viewer* viewer) {
  const auto found = slots_.find(race);
  if (found != slots_.end() && found->second->viewers.erase(viewer) > 0) --counts_.viewers;
}

// Viewers who cannot be told come again and are told everything.
void House::broadcast(Slot& slot) {
  try {
    tell_viewers(slot);
  } catch (const std::bad_alloc&) {
    ++counts_.no_memory;
    for (Viewer* viewer : slot.viewers) viewer->socket->close(kTryAgainLater, "no memory");
  }
}

// Whatever they have not been told; viewers of the same seat get the same text.
void House::tell_viewers(Slot& slot) {
  const std::int64_t from = std::exchange(slot.told_length, slot.room->length());
  const std::int64_t deeds_before = std::exchange(slot.told_deeds, slot.room->deeds());
  if (slot.viewers.empty()) return;
  const Room& room = *slot.room;
  std::unordered_map<int, std::shared_ptr<const std::string>> updates;
  const bool has_deeds = room.deeds() != deeds_before;
  const json::array happenings = has_deeds ? room::happenings_json(room, from) : json::array();
  const json::array dice = has_deeds ? room::dice_json(room, from) : json::array();
  std::shared_ptr<const std::string> warning;
  if (room.last_warning() > from) {
    json::array seats;
    for (int i = 0; i < static_cast<int>(room.seats().size()); ++i) {
      if (room.is_awaited(i)) seats.emplace_back(i);
    }
    warning = shared_text({{"type", "warning"}, {"due", room.due()}, {"seats", std::move(seats)}});
  }
  const std::set<Viewer*> viewers =
      slot.viewers;  // A socket that closes meanwhile takes itself out.
  for (Viewer* viewer : viewers) {
    if (!slot.viewers.contains(viewer)) continue;
    if (viewer->seat >= 0 &&
        room.seats()[static_cast<std::size_t>(viewer->seat)].secret != viewer->key)
      viewer->seat = kWatching;
    if (has_deeds) {
      std::shared_ptr<const std::string>& text = updates[viewer->seat];
      if (text == nullptr) {
        text = shared_text({{"type", "update"},
                            {"seq", room.length()},
                            {"happenings", happenings},
                            {"dice", dice},
                            {"race", room::race_json(room, viewer->seat)}});
      }
      viewer->socket->send(text);
    }
    for (const room::Said& said : room.said()) {
      if (said.seq <= from || !room.hears(viewer->seat, said)) continue;
      json::object message = {{"type", "chat"}};
      for (const json::key_value_pair& field : room::said_json(said)) message.insert(field);
      viewer->socket->send(shared_text(message));
    }
    if (warning != nullptr) viewer->socket->send(warning);
  }
}

void House::tell_asked(const Slot& slot) {
  if (!on_asked_) return;
  const Room& room = *slot.room;
  if (room.state() != Room::State::running || room.deeds() == slot.deeds_before) return;
  for (int i = 0; i < static_cast<int>(room.seats().size()); ++i) {
    const room::RoomSeat& seat = room.seats()[static_cast<std::size_t>(i)];
    if (seat.person.empty() || seat.is_away || !room.is_awaited(i)) continue;
    const bool is_here = std::any_of(slot.viewers.begin(), slot.viewers.end(),
                                     [&](const Viewer* viewer) { return viewer->seat == i; });
    // Who looks on needs no letter.
    if (!is_here)
      on_asked_({room.id(), room.setup().title, room.setup().rules, seat.person, i, room.turn()});
  }
}

void House::tell_over(const Slot& slot) {
  const Room& room = *slot.room;
  const bool has_ended = room.state() == Room::State::over && room.deeds() != slot.deeds_before;
  if (on_over_ && has_ended) on_over_(room);
}

void House::heard(const std::string& race, std::int64_t length) {
  const auto found = slots_.find(race);
  if (found == slots_.end()) return;
  const std::shared_ptr<Slot> slot = found->second;
  if (slot->is_resting && slot->told_length < length) {
    slot->is_resting = false;
    pump(slot);
    return;
  }
  if (slot->room == nullptr || slot->room->length() >= length) return;
  slot->is_behind = true;
  if (!slot->is_busy) catch_up(slot);
}

void House::sweep() {
  const Millis now = world_.now();
  std::vector<std::shared_ptr<Slot>> due;
  std::vector<std::shared_ptr<Slot>> unread;  // The store did not answer when they were asked for.
  for (auto at = slots_.begin(); at != slots_.end();) {
    Slot& slot = *at->second;
    const bool is_quiet = !slot.is_busy && slot.waiting.empty();
    const Millis when = slot.room != nullptr ? slot.room->next_tick()
                        : slot.is_resting    ? slot.due
                                             : 0;
    if (is_quiet && when != 0 && when <= now) due.push_back(at->second);
    if (is_quiet && slot.room == nullptr && !slot.is_resting && !slot.viewers.empty())
      unread.push_back(at->second);
    const bool is_over = slot.room == nullptr || slot.room->state() == Room::State::over;
    if (is_quiet && slot.viewers.empty() &&
        now - slot.used > (is_over ? kOverMillis : kIdleMillis)) {
      take_room(slot);
      at = slots_.erase(at);
    } else {
      ++at;
    }
  }
  for (const std::shared_ptr<Slot>& slot : unread) pump(slot);
  for (const std::shared_ptr<Slot>& slot : due) {
    if (!slots_.contains(slot->id)) continue;  // Put to rest meanwhile: the store knows when.
    slot->waiting.push_back({tick, [](Room*, const Problem*) {}});
    pump(slot);
  }
  if (now >= next_look_for_due_ && !is_looking_) {
    next_look_for_due_ = now + kLookForDueMillis;
    look_for_due();
  }
  if (follows_ && now >= next_look_for_news_) {
    next_look_for_news_ = now + kLookForNewsMillis;
    look_for_news();
  }
}

// Races that nobody looks at have deadlines too.
void House::look_for_due() {
  is_looking_ = true;
  queue_.read([this, now = world_.now()](store::Store& store) {
    std::shared_ptr<Entries> races;
    try {
      races = std::make_shared<Entries>(store.due(now));
    } catch (const std::bad_alloc&) {
      races = nullptr;
    }
    insist([&] {
      loop_.post([this, races] {
        is_looking_ = false;
        if (races == nullptr || !*races) return;
        for (const std::string& race : **races) visit(race, tick, [](Room*, const Problem*) {});
      });
    });
  });
}

// Hints may be lost; who looks on sees everything within a second or two all the same.
void House::look_for_news() {
  for (const auto& [id, slot] : slots_) {
    if (slot->viewers.empty() || (slot->room == nullptr && !slot->is_resting)) continue;
    queue_.read([this, race = id](store::Store& store) {
      const Result<std::optional<store::RaceRow>, store::Problem> row = store.race(race);
      if (!row || !*row) return;
      loop_.post([this, race, length = (*row)->length] { heard(race, length); });
    });
  }
}

HouseCounts House::counts() const {
  HouseCounts counts = counts_;
  counts.rooms = in_memory_.size();
  counts.budget = memory_;
  counts.library = world_.library->counts();
  return counts;
}

}  // namespace chicane::server
