// Addresses of machines and networks as values; which of them is the one who asks, behind proxies.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane::net {

// IPv4 stands in its mapped form (::ffff:a.b.c.d), so that both kinds compare alike.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  friend auto operator<=>(const Address&, const Address&) = default;
};

// "192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1", "fe80::1%eth0"; nothing else.
std::optional<Address> parse_address(std::string_view text);
std::string to_string(const Address& address);
bool is_v4(const Address& address);

// Whom limits count as one: an IPv4 address, or an IPv6 network of 64 bits, which is what one home
// is given.
Address household(const Address& address);

class Networks {
 public:
  // Each "192.0.2.1" or "10.0.0.0/8".
  static Result<Networks, DataError> parse(const std::vector<std::string>& texts);

  bool contains(const Address& address) const;

 private:
  struct Network {
    Address first;
    int bits = 128;
  };

  std::vector<Network> networks_;
};

// The last address of the chain that is no trusted proxy's. `forwarded` is X-Forwarded-For: each
// proxy adds at the end whom it heard, so what stands before an untrusted address is hearsay.
Address client_behind(const Address& peer, std::string_view forwarded, const Networks& trusted);

}  // namespace chicane::net
