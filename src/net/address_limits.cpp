#include "net/address_limits.h"

#include <algorithm>
#include <cstring>

#include "base/assert.h"
#include "base/digest.h"

namespace chicane::net {

namespace {

// How long one waits who cannot even be remembered.
constexpr std::int64_t kNoRoomWait = 1000;

}  // namespace

std::int64_t TokenBucket::take(Rate rate, std::int64_t now, int thousandths) {
  CHICANE_ASSERT(rate.per_second > 0);
  CHICANE_ASSERT(rate.burst > 0);
  // Thousandths grow by per_second each millisecond. More than a full bucket's worth of time is not
  // multiplied, so that nothing overflows.
  const std::int64_t full = 1000LL * rate.burst;
  const std::int64_t passed = std::clamp<std::int64_t>(now - at_, 0, full);
  thousandths_ = std::min(full, thousandths_ + passed * rate.per_second);
  at_ = std::max(at_, now);
  if (thousandths_ >= thousandths) {
    thousandths_ -= thousandths;
    return 0;
  }
  return (thousandths - thousandths_ + rate.per_second - 1) / rate.per_second;
}

std::size_t AddressLimits::Hash::operator()(const Address& address) const {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  std::memcpy(&high, address.bytes.data(), sizeof high);
  std::memcpy(&low, address.bytes.data() + sizeof high, sizeof low);
  return mix(mix(seed ^ high) ^ low);
}

AddressLimits::AddressLimits(AddressRules rules, std::uint64_t seed)
    : rules_(rules), entries_(0, Hash{seed}) {}

AddressLimits::Entry* AddressLimits::find_or_make(const Address& address, std::int64_t now) {
  const Address key = household(address);
  if (const auto found = entries_.find(key); found != entries_.end()) {
    if (found->second.connections == 0)
      silent_.splice(silent_.end(), silent_, found->second.silent);
    return &found->second;
  }
  if (entries_.size() >= rules_.addresses_max) {
    if (silent_.empty()) return nullptr;
    entries_.erase(silent_.front());
    silent_.pop_front();
  }
  silent_.push_back(key);
  const auto made = entries_.emplace(
      key, Entry{.bucket = TokenBucket(rules_.requests, now), .silent = std::prev(silent_.end())});
  return &made.first->second;
}

bool AddressLimits::open_connection(const Address& address, std::int64_t now) {
  Entry* entry = find_or_make(address, now);
  if (entry == nullptr || entry->connections >= rules_.connections_max) return false;
  if (entry->connections++ == 0) silent_.erase(entry->silent);
  return true;
}

void AddressLimits::close_connection(const Address& address) {
  const Address key = household(address);
  const auto found = entries_.find(key);
  CHICANE_ASSERT(found != entries_.end());
  CHICANE_ASSERT(found->second.connections > 0);
  if (--found->second.connections == 0) found->second.silent = silent_.insert(silent_.end(), key);
}

std::int64_t AddressLimits::take_request(const Address& address, std::int64_t now,
                                         int thousandths) {
  Entry* entry = find_or_make(address, now);
  return entry == nullptr ? kNoRoomWait : entry->bucket.take(rules_.requests, now, thousandths);
}

}  // namespace chicane::net
