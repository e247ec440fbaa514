#include "server/house.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <set>

#include "room/sight.h"
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
constexpr Millis kLookForDueMillis = 2000;
constexpr Millis kLookForNewsMillis = 1500;

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
  // The host has a part without a seat too.
  if (room.seat_of_person(room.host()) < 0 && !room.host().empty())
    row.parts.push_back({room.host(), -1, false});
  return row;
}

struct House::Slot {
  struct Waiting {
    Job job;
    Done done;
    int tries = 0;
    bool has_looked_again = false;
  };

  std::string id;
  std::unique_ptr<Room> room;  // None: not read yet, or to be read again.
  bool is_busy = false;        // Reading or writing.
  bool is_behind = false;      // Another node has appended.
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
             bool follows)
    : loop_(loop), queue_(queue), world_(std::move(world)), log_(log), follows_(follows) {}

House::~House() = default;

std::shared_ptr<House::Slot> House::slot(const std::string& race) {
  std::shared_ptr<Slot>& one = slots_[race];
  if (one == nullptr) {
    one = std::make_shared<Slot>();
    one->id = race;
  }
  one->used = world_.now();
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
  at->room = std::move(room);
  at->current = Slot::Waiting{{}, std::move(done)};
  at->length_before = 0;
  at->deeds_before = 0;
  write(at);
}

void House::pump(const std::shared_ptr<Slot>& slot) {
  while (!slot->is_busy) {
    const bool is_wanted = !slot->waiting.empty() || !slot->viewers.empty();
    if (slot->room == nullptr && is_wanted) {
      load(slot);
      return;
    }
    if (slot->is_behind && is_wanted) {
      catch_up(slot);
      return;
    }
    if (slot->waiting.empty()) return;
    slot->current = std::move(slot->waiting.front());
    slot->waiting.pop_front();
    slot->length_before = slot->room->length();
    slot->deeds_before = slot->room->deeds();
    const bool is_fine = slot->current->job(*slot->room);
    if (slot->room->length() != slot->length_before) {
      write(slot);
      return;
    }
    // What is refused may be lawful by what another node has written meanwhile.
    if (!is_fine && follows_ && !std::exchange(slot->current->has_looked_again, true)) {
      slot->waiting.push_front(std::move(*std::exchange(slot->current, std::nullopt)));
      catch_up(slot);
      return;
    }
    const Slot::Waiting done = std::move(*std::exchange(slot->current, std::nullopt));
    done.done(slot->room.get(), nullptr);
  }
}

void House::load(const std::shared_ptr<Slot>& slot) {
  slot->is_busy = true;
  ++counts_.reloads;
  queue_.read([this, slot](store::Store& store) {
    auto entries = std::make_shared<Result<std::vector<std::string>, store::Problem>>(
        entries_of_race(store, slot->id));
    loop_.post([this, slot, entries] {
      slot->is_busy = false;
      slot->is_behind = false;
      if (!*entries) {
        fail_all(*slot, cannot_read());
      } else if ((*entries)->empty()) {
        fail_all(*slot, no_such_race());
        if (slot->viewers.empty()) slots_.erase(slot->id);
      } else {
        Result<std::unique_ptr<Room>, DataError> room = Room::load(slot->id, **entries, world_);
        if (room) {
          slot->room = std::move(*room);
          broadcast(*slot);
        } else {
          log_.warn("race_unreadable", {{"race", slot->id}, {"why", to_string(room.error())}});
          fail_all(*slot,
                   {409,
                    "old_rules",
                    "this race was begun under other rules of this program and cannot go on: " +
                        to_string(room.error()),
                    {}});
        }
      }
      // Without a room the next visit or sweep tries again.
      if (slot->room != nullptr) pump(slot);
    });
  });
}

void House::catch_up(const std::shared_ptr<Slot>& slot) {
  slot->is_busy = true;
  slot->is_behind = false;
  const std::int64_t from = slot->room->length();
  queue_.read([this, slot, from](store::Store& store) {
    auto entries = std::make_shared<Result<std::vector<std::string>, store::Problem>>(
        store.entries(slot->id, from));
    loop_.post([this, slot, entries] {
      slot->is_busy = false;
      if (*entries && slot->room != nullptr && !(*entries)->empty()) {
        if (slot->room->follow(**entries).empty()) {
          broadcast(*slot);
        } else {
          slot->room = nullptr;  // Read whole again; that complains by itself.
        }
      }
      pump(slot);
    });
  });
}

void House::write(const std::shared_ptr<Slot>& slot) {
  slot->is_busy = true;
  store::Append append{row_of(*slot->room), slot->room->take_new()};
  counts_.entries += append.entries.size();
  queue_.write(std::move(append),
               [this, slot](const Result<store::Outcome, store::Problem>& outcome) {
                 loop_.post([this, slot, outcome] { written(slot, outcome); });
               });
}

void House::written(const std::shared_ptr<Slot>& slot,
                    const Result<store::Outcome, store::Problem>& outcome) {
  slot->is_busy = false;
  Slot::Waiting visit = std::move(*std::exchange(slot->current, std::nullopt));
  if (outcome && *outcome == store::Outcome::done) {
    visit.done(slot->room.get(), nullptr);
    broadcast(*slot);
    tell_asked(*slot);
    tell_over(*slot);
    // Bots that have not finished, or a deadline that has passed meanwhile.
    if (slot->room->next_tick() == 1)
      slot->waiting.push_front({tick, [](Room*, const Problem*) {}});
    pump(slot);
    return;
  }
  // The room is ahead of its ledger: it is read again, without what could not be written.
  slot->room = nullptr;
  if (outcome) {
    ++counts_.conflicts;
    if (visit.job && ++visit.tries < kTriesMax) {
      slot->waiting.push_front(std::move(visit));
    } else {
      const Problem problem = crowded();
      visit.done(nullptr, &problem);
    }
  } else {
    log_.warn("cannot_write", {{"race", slot->id}, {"why", outcome.error().what}});
    const Problem problem = not_written(outcome.error());
    visit.done(nullptr, &problem);
  }
  pump(slot);
}

void House::fail_all(Slot& slot, const Problem& problem) {
  for (const Slot::Waiting& waiting : std::exchange(slot.waiting, {}))
    waiting.done(nullptr, &problem);
}

void House::watch(const std::string& race, Viewer* viewer) {
  slot(race)->viewers.insert(viewer);
  ++counts_.viewers;
}

void House::unwatch(const std::string& race, Viewer* viewer) {
  const auto found = slots_.find(race);
  if (found != slots_.end() && found->second->viewers.erase(viewer) > 0) --counts_.viewers;
}

// Tells viewers whatever they have not been told; viewers of the same seat get the same text.
void House::broadcast(Slot& slot) {
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
    if (is_quiet && slot.room != nullptr && slot.room->next_tick() != 0 &&
        slot.room->next_tick() <= now)
      due.push_back(at->second);
    if (is_quiet && slot.room == nullptr && !slot.viewers.empty()) unread.push_back(at->second);
    const bool is_over = slot.room == nullptr || slot.room->state() == Room::State::over;
    if (is_quiet && slot.viewers.empty() &&
        now - slot.used > (is_over ? kOverMillis : kIdleMillis)) {
      at = slots_.erase(at);
    } else {
      ++at;
    }
  }
  for (const std::shared_ptr<Slot>& slot : unread) pump(slot);
  for (const std::shared_ptr<Slot>& slot : due) {
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
    auto races = std::make_shared<Result<std::vector<std::string>, store::Problem>>(store.due(now));
    loop_.post([this, races] {
      is_looking_ = false;
      if (!*races) return;
      for (const std::string& race : **races) visit(race, tick, [](Room*, const Problem*) {});
    });
  });
}

// Hints may be lost; who looks on sees everything within a second or two all the same.
void House::look_for_news() {
  for (const auto& [id, slot] : slots_) {
    if (slot->viewers.empty() || slot->room == nullptr) continue;
    queue_.read([this, race = id](store::Store& store) {
      const Result<std::optional<store::RaceRow>, store::Problem> row = store.race(race);
      if (!row || !*row) return;
      loop_.post([this, race, length = (*row)->length] { heard(race, length); });
    });
  }
}

HouseCounts House::counts() const {
  HouseCounts counts = counts_;
  counts.rooms = slots_.size();
  return counts;
}

}  // namespace chicane::server
