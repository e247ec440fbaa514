#include "server/households.h"

#include <sodium.h>

#include <array>

#include "fair/fair_dice.h"
#include "net/address.h"

namespace chicane::server {

namespace {

// A row among people holds the key: nobody can log in as it, and no name of a person is like it.
constexpr std::string_view kKeeper = "household key";
constexpr std::size_t kHashBytes = 16;
constexpr int kTriesMax = 3;

std::string new_key(const room::World& world) { return fair::to_hex(world.bytes<32>()); }

}  // namespace

Households::Households(store::Store& store, const room::World& world, int most) : most_(most) {
  if (most_ == 0) return;
  read_key(store, world);
  read_races(store);
}

// Of several nodes that start for the first time one makes it. Where nothing can be written it
// lasts as long as the process.
void Households::read_key(store::Store& store, const room::World& world) {
  for (int tries = 0; tries < kTriesMax; ++tries) {
    const auto kept = store.person(kKeeper);
    if (kept && *kept) {
      key_ = (*kept)->settings;
      return;
    }
    const store::Write claim = store::Claim{std::string(kKeeper), world.now()};
    const auto claimed = store.write({&claim, 1});
    if (!claimed) break;
    if (claimed->front() == store::Outcome::conflict && tries + 1 < kTriesMax) continue;
    key_ = new_key(world);
    const store::Write put =
        store::PutPerson{{std::string(kKeeper), {}, {}, {}, key_, world.now()}};
    static_cast<void>(store.write({&put, 1}));
    return;
  }
  key_ = new_key(world);
}

void Households::read_races(store::Store& store) {
  store::RaceFilter filter;
  filter.state = store::RaceState::running;
  filter.only_public = false;
  filter.limit = store::kRacesMax;
  while (true) {
    const auto rows = store.races(filter);
    if (!rows) return;
    for (const store::RaceRow& row : *rows) {
      for (const store::Part& part : row.parts) {
        if (part.person.starts_with(part_of({}))) {
          const std::string household = part.person.substr(part_of({}).size());
          races_[household].insert(row.id);
          household_of_[row.id] = household;
        }
      }
    }
    if (static_cast<int>(rows->size()) < store::kRacesMax) return;
    // Those of the same millisecond at the edge of a page come again.
    const store::Millis next = rows->back().changed + 1;
    filter.changed_before = next == filter.changed_before ? next - 1 : next;
  }
}

std::string Households::name_of(const std::string& address) const {
  const std::optional<net::Address> known = net::parse_address(address);
  if (most_ == 0 || !known) return {};
  const net::Address home = net::household(*known);
  std::array<std::uint8_t, kHashBytes> hash{};
  crypto_generichash(hash.data(), hash.size(), home.bytes.data(), home.bytes.size(),
                     reinterpret_cast<const std::uint8_t*>(key_.data()),
                     std::min<std::size_t>(key_.size(), crypto_generichash_KEYBYTES_MAX));
  return fair::to_hex(hash);
}

bool Households::begin(const std::string& household, const std::string& race) {
  if (most_ == 0 || household.empty()) return true;
  std::set<std::string>& running = races_[household];
  if (running.contains(race)) return true;
  if (static_cast<int>(running.size()) >= most_) return false;
  running.insert(race);
  household_of_[race] = household;
  return true;
}

void Households::end(const std::string& race) {
  const auto known = household_of_.find(race);
  if (known == household_of_.end()) return;
  const auto running = races_.find(known->second);
  running->second.erase(race);
  if (running->second.empty()) races_.erase(running);
  household_of_.erase(known);
}

std::set<std::string> Households::running(const std::string& household) const {
  const auto known = races_.find(household);
  return known == races_.end() ? std::set<std::string>() : known->second;
}

}  // namespace chicane::server
