// How many races run for one household, and which. A household is an address, or a network where
// one home has many (net/address.h). It is known here and in the store by a keyed hash alone; the
// key stays in the store, so that the count goes on after a restart.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <unordered_map>

#include "room/world.h"
#include "store/stores.h"

namespace chicane::server {

class Households {
 public:
  // `most` at once, 0: no limit. Reads the key and the races that run; waits for the store.
  Households(store::Store& store, const room::World& world, int most);

  // As a ledger keeps it; empty for what is no address, or without a limit.
  std::string name_of(const std::string& address) const;
  // As the store finds the races of one.
  static std::string part_of(const std::string& household) { return "household " + household; }

  int most() const { return most_; }
  // A race of that household may run, and is counted from now on; false: it has too many.
  bool begin(const std::string& household, const std::string& race);
  // It runs no more, or never did.
  void end(const std::string& race);
  std::set<std::string> running(const std::string& household) const;

 private:
  void read_key(store::Store& store, const room::World& world);
  void read_races(store::Store& store);

  const int most_;
  std::string key_;
  std::unordered_map<std::string, std::set<std::string>> races_;  // By household.
  std::unordered_map<std::string, std::string> household_of_;     // By race.
};

}  // namespace chicane::server
