// How much one address may ask for. Pure: the time is handed in, in milliseconds that only grow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <unordered_map>

#include "net/address.h"

namespace chicane::net {

// So many a second on average, so many at once after a rest.
struct Rate {
  int per_second = 1;
  int burst = 1;
};

class TokenBucket {
 public:
  TokenBucket(Rate rate, std::int64_t now) : thousandths_(1000LL * rate.burst), at_(now) {}

  // Milliseconds to wait; 0: one is taken, or so many thousandths of one.
  std::int64_t take(Rate rate, std::int64_t now, int thousandths = 1000);

 private:
  std::int64_t thousandths_;
  std::int64_t at_;
};

struct AddressRules {
  int connections_max = 256;
  Rate requests{50, 200};
  // Addresses remembered; of those without a connection the one longest silent is forgotten first.
  std::size_t addresses_max = 100'000;
};

// Households, really: see address.h.
class AddressLimits {
 public:
  // `seed` keeps strangers from choosing addresses that collide.
  AddressLimits(AddressRules rules, std::uint64_t seed);

  // False: it has as many as it may, and nothing is counted.
  bool open_connection(const Address& address, std::int64_t now);
  // Of one that was opened.
  void close_connection(const Address& address);

  // Milliseconds to wait; 0: it may ask. What is served from memory counts for less than one.
  std::int64_t take_request(const Address& address, std::int64_t now, int thousandths = 1000);

  std::size_t addresses() const { return entries_.size(); }

 private:
  struct Hash {
    std::uint64_t seed;
    std::size_t operator()(const Address& address) const;
  };
  struct Entry {
    TokenBucket bucket;
    int connections = 0;
    std::list<Address>::iterator silent;  // Its place in silent_ while it has no connection.
  };

  // None if all that are remembered have connections.
  Entry* find_or_make(const Address& address, std::int64_t now);

  AddressRules rules_;
  std::unordered_map<Address, Entry, Hash> entries_;
  std::list<Address> silent_;  // Longest silent first.
};

}  // namespace chicane::net
