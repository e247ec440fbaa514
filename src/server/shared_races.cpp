#include "server/shared_races.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <future>

#include "base/text.h"
#include "fair/fair_dice.h"
#include "fair/record_check.h"
#include "server/problems.h"

namespace chicane::server {

using room::Millis;
using room::Problem;

namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr std::size_t kWaitingMax = 16;
constexpr int kWaitingOfOneMax = 2;
constexpr std::chrono::seconds kCheckLasts{5};

Problem busy() {
  return {429, "too_many", "many races are being checked just now; try again in a moment", {}};
}

Problem no_such_race() {
  return {404, "no_such_race", "this race was deleted, or nobody has opened it for long", {}};
}

Problem not_verified(const std::string& why) {
  return {409, "not_verified", "this race does not verify: " + why, {}};
}

// Whoever has the record can say where it is, and nobody else.
std::string id_of(std::string_view record) {
  std::array<std::uint8_t, 16> hash;
  const std::string text = "chicane shared 1\n" + std::string(record);
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(text.data()),
                     text.size(), nullptr, 0);
  return fair::to_hex(hash);
}

// What others drove is not for one of them to show.
std::string solo_complaint(const RecordHeader& header) {
  const auto people = static_cast<int>(
      std::count_if(header.seats.begin(), header.seats.end(),
                    [](const RecordSeat& seat) { return seat.driver == "human"; }));
  if (people > 1) return fill("only a race of one person can be put here, and this has {}", people);
  return {};
}

}  // namespace

SharedRaces::SharedRaces(net::Loop& loop, store::Store& store, store::StoreQueue& queue,
                         room::World world, const Log& log, std::optional<SharedLimits> limits)
    : loop_(loop),
      store_(store),
      queue_(queue),
      world_(std::move(world)),
      log_(log),
      limits_(limits),
      worker_(kWaitingMax) {}

bool SharedRaces::has_gone(const store::SharedRace& race) const {
  return race.opened + kSharedLasts <= world_.now();
}

// ---- On the thread of its own.

std::optional<Problem> SharedRaces::no_room(const std::string& household, std::size_t bytes) {
  if (!limits_) return std::nullopt;
  const auto ours = store_.shared_count(household);
  const auto all = store_.shared_count(std::nullopt);
  if (!ours || !all) return cannot_read();
  const auto more = static_cast<std::int64_t>(bytes);
  if (ours->races >= limits_->races_of_one || ours->bytes + more > limits_->bytes_of_one)
    return Problem{
        429,
        "too_many",
        fill("your household keeps {} races here; delete one first", static_cast<int>(ours->races)),
        {}};
  if (all->bytes + more > limits_->bytes_of_all)
    return Problem{503, "cannot_write", "this server has no room for more races of others", {}};
  return std::nullopt;
}

std::optional<Problem> SharedRaces::check(const std::string& text) const {
  const Result<Record, DataError> record = parse_record(text, "record");
  if (!record) return not_verified(to_string(record.error()));
  if (const std::string complaint = solo_complaint(record->header); !complaint.empty())
    return not_verified(complaint);
  const auto until = std::chrono::steady_clock::now() + kCheckLasts;
  bool is_late = false;
  const auto checked = fair::check_record_so_far(*record, [&](const RecordLine&, const Race&) {
    is_late = is_ending_ || std::chrono::steady_clock::now() > until;
    return std::string(is_late ? "it takes too long" : "");
  });
  if (is_late) return Problem{413, "too_large", "to check this race takes too long", {}};
  if (!checked) return not_verified(to_string(checked.error()));
  return std::nullopt;
}

Result<SharedRaces::Put, Problem> SharedRaces::put_now(std::string record, std::string maker,
                                                       const std::string& household) {
  const std::string id = id_of(record);
  const auto known = store_.shared(id);
  if (!known) return Failure{cannot_read()};
  const bool is_known = *known && !has_gone(**known);
  if (is_known) return Put{**known, {}};
  if (std::optional<Problem> problem = no_room(household, record.size()))
    return Failure{std::move(*problem)};
  if (std::optional<Problem> problem = check(record)) return Failure{std::move(*problem)};

  Put put{{.id = id,
           .record = std::move(record),
           .maker = std::move(maker),
           .household = household,
           .created = world_.now(),
           .opened = world_.now()},
          room::new_secret(world_)};
  put.race.secret_hash = room::kept(put.secret);
  if (*known) queue_.write(store::RemoveShared{id}, [](const auto&) {});
  std::promise<Result<store::Outcome, store::Problem>> written;
  queue_.write(
      store::PutShared{put.race},
      [&](const Result<store::Outcome, store::Problem>& outcome) { written.set_value(outcome); });
  const Result<store::Outcome, store::Problem> outcome = written.get_future().get();
  if (!outcome) return Failure{cannot_write()};
  // Another node was faster with the same record.
  if (*outcome == store::Outcome::conflict) put.secret.clear();
  return put;
}

// ---- On the loop's thread.

void SharedRaces::finish(const std::string& household) {
  const auto at = waiting_.find(household);
  if (--at->second == 0) waiting_.erase(at);
}

void SharedRaces::put(std::string record, std::string maker, const std::string& household,
                      const Done& done) {
  int& waiting = waiting_[household];
  if (limits_ && waiting >= kWaitingOfOneMax) return done(Failure{busy()});
  ++waiting;
  const bool was_taken = worker_.run(
      [this, record = std::move(record), maker = std::move(maker), household, done]() mutable {
        auto put = std::make_shared<Result<Put, Problem>>(
            put_now(std::move(record), std::move(maker), household));
        loop_.post([this, household, done, put] {
          finish(household);
          done(std::move(*put));
        });
      });
  if (was_taken) return;
  finish(household);
  done(Failure{busy()});
}

void SharedRaces::find(const std::string& id, const Found& found) {
  queue_.read([this, id, found](store::Store& store) {
    auto race = std::make_shared<Result<std::optional<store::SharedRace>, store::Problem>>(
        store.shared(id));
    loop_.post([this, found, race] {
      if (!*race) return found(Failure{cannot_read()});
      if (!**race || has_gone(***race)) return found(Failure{no_such_race()});
      found(std::move(***race));
    });
  });
}

void SharedRaces::have_opened(const store::SharedRace& race) {
  if (world_.now() - race.opened < kDay) return;
  queue_.write(store::OpenShared{race.id, world_.now()}, [this](const auto& outcome) {
    if (!outcome) log_.warn("cannot_write", {{"why", outcome.error().what}});
  });
}

void SharedRaces::remove(const std::string& id, const Removed& removed) {
  queue_.write(store::RemoveShared{id}, [this, removed](const auto& outcome) {
    loop_.post([removed, is_done = static_cast<bool>(outcome)] {
      removed(is_done ? std::nullopt : std::optional<Problem>(cannot_write()));
    });
  });
}

}  // namespace chicane::server
