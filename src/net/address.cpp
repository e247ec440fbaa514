#include "net/address.h"

#include <arpa/inet.h>

#include <algorithm>

#include "base/text.h"

namespace chicane::net {

namespace {

constexpr std::size_t kV4At = 12;
constexpr int kBits = 128;
constexpr int kBitsBeforeV4 = 96;
constexpr std::size_t kHouseholdBytes = 8;

// What some proxies write: "192.0.2.1:4711", "[2001:db8::1]", "[2001:db8::1]:4711".
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    return end == std::string_view::npos ? std::string_view() : text.substr(1, end - 1);
  }
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos)
    return text.substr(0, colon);
  return text;
}

bool is_equal_to(const Address& a, const Address& b, int bits) {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (!std::equal(a.bytes.begin(), a.bytes.begin() + static_cast<std::ptrdiff_t>(whole),
                  b.bytes.begin()))
    return false;
  if (bits % 8 == 0) return true;
  const int shift = 8 - bits % 8;
  return a.bytes[whole] >> shift == b.bytes[whole] >> shift;
}

}  // namespace

std::optional<Address> parse_address(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) return std::nullopt;
  const bool has_colon = text.find(':') != std::string_view::npos;
  if (has_colon) text = text.substr(0, text.find('%'));
  const std::string ended(text);
  Address address;
  if (has_colon) {
    if (inet_pton(AF_INET6, ended.c_str(), address.bytes.data()) != 1) return std::nullopt;
    return address;
  }
  address.bytes[kV4At - 2] = address.bytes[kV4At - 1] = 0xff;
  if (inet_pton(AF_INET, ended.c_str(), address.bytes.data() + kV4At) != 1) return std::nullopt;
  return address;
}

bool is_v4(const Address& address) {
  return std::all_of(address.bytes.begin(), address.bytes.begin() + kV4At - 2,
                     [](std::uint8_t byte) { return byte == 0; }) &&
         address.bytes[kV4At - 2] == 0xff && address.bytes[kV4At - 1] == 0xff;
}

std::string to_string(const Address& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4(address))
    inet_ntop(AF_INET, address.bytes.data() + kV4At, text.data(), text.size());
  else
    inet_ntop(AF_INET6, address.bytes.data(), text.data(), text.size());
  return text.data();
}

Address household(const Address& address) {
  if (is_v4(address)) return address;
  Address network;
  std::copy_n(address.bytes.begin(), kHouseholdBytes, network.bytes.begin());
  return network;
}

Result<Networks, DataError> Networks::parse(const std::vector<std::string>& texts) {
  Networks networks;
  for (const std::string& text : texts) {
    const std::size_t slash = text.find('/');
    const std::optional<Address> first = parse_address(std::string_view(text).substr(0, slash));
    std::optional<int> bits = kBits;
    if (first && slash != std::string::npos) {
      const int before = is_v4(*first) ? kBitsBeforeV4 : 0;
      bits = number(std::string_view(text).substr(slash + 1), 0, kBits - before);
      if (bits) *bits += before;
    }
    if (!first || !bits)
      return Failure{DataError{.what = "'" + text +
                                       "' is no address and no network; write 192.0.2.1 or "
                                       "10.0.0.0/8"}};
    networks.networks_.push_back({*first, *bits});
  }
  return networks;
}

bool Networks::contains(const Address& address) const {
  return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
    return is_equal_to(network.first, address, network.bits);
  });
}

Address client_behind(const Address& peer, std::string_view forwarded, const Networks& trusted) {
  Address client = peer;
  while (trusted.contains(client) && !forwarded.empty()) {
    const std::size_t comma = forwarded.rfind(',');
    const std::string_view last =
        comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1);
    const std::optional<Address> before = parse_address(without_port(trim(last)));
    if (!before) return client;
    client = *before;
    forwarded = forwarded.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  return client;
}

}  // namespace chicane::net
