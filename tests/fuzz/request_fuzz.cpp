// What strangers write into a request: a target on the first line, headers on those that follow. A
// target that is accepted says the same when it is written out again.
#include "base/assert.h"
#include "base/text.h"
#include "fuzz/targets.h"
#include "net/address.h"
#include "net/request_text.h"

namespace chicane::fuzz {

namespace {

// Every byte as an escape, so that nothing in it can mean anything.
std::string escaped(std::string_view text) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    result += '%';
    result += kDigits[byte >> 4U];
    result += kDigits[byte & 15U];
  }
  return result;
}

void check_said_again(const net::Target& target) {
  std::string again = "/" + escaped(std::string_view(target.path).substr(1)) + "?";
  for (const auto& [name, value] : target.query) {
    CHICANE_ASSERT(net::is_text(name));
    CHICANE_ASSERT(net::is_text(value));
    again += escaped(name) + "=" + escaped(value) + "&";
  }
  const Result<net::Target, std::string> read = net::parse_target(again);
  CHICANE_ASSERT(static_cast<bool>(read));
  CHICANE_ASSERT(read->path == target.path);
  CHICANE_ASSERT(read->query == target.query);
}

void check_cookies(const net::Request& request) {
  const std::string_view header = request.header("cookie");
  for (const std::string_view part : split(header, ';')) {
    const std::string_view name = trim(part.substr(0, part.find('=')));
    const std::string_view value = net::cookie_value(header, name);
    CHICANE_ASSERT(value.find(';') == std::string_view::npos);
    CHICANE_ASSERT(header.find(value) != std::string_view::npos);
  }
}

void check_origin(const net::Request& request) {
  const bool is_own = net::is_from_own_page(request, {});
  const std::string origin(request.header("origin"));
  if (!origin.empty()) CHICANE_ASSERT(net::is_from_own_page(request, {origin}));
  if (!origin.empty() && is_own) CHICANE_ASSERT(net::in_small_letters(origin).starts_with("http"));
}

void check_addresses(std::string_view forwarded) {
  const net::Address peer = *net::parse_address("192.0.2.1");
  CHICANE_ASSERT(net::client_behind(peer, forwarded, net::Networks()) == peer);
  const Result<net::Networks, DataError> all = net::Networks::parse({"0.0.0.0/0", "::/0"});
  const net::Address client = net::client_behind(peer, forwarded, *all);
  CHICANE_ASSERT(net::parse_address(net::to_string(client)) == client);
  const Result<net::Networks, DataError> read = net::Networks::parse({std::string(forwarded)});
  CHICANE_ASSERT(read || !read.error().what.empty());
}

}  // namespace

bool fuzz_request(std::string_view text) {
  const std::size_t end = text.find('\n');
  net::Request request;
  if (end != std::string_view::npos) {
    for (const std::string_view line : split(text.substr(end + 1), '\n')) {
      const std::size_t colon = line.find(": ");
      if (colon == std::string_view::npos || !net::is_field_value(line)) continue;
      request.headers.emplace_back(net::in_small_letters(line.substr(0, colon)),
                                   line.substr(colon + 2));
    }
  }
  check_cookies(request);
  check_origin(request);
  check_addresses(request.header("x-forwarded-for"));
  const Result<net::Target, std::string> target = net::parse_target(text.substr(0, end));
  if (!target) {
    CHICANE_ASSERT(!target.error().empty());
    return false;
  }
  CHICANE_ASSERT(target->path.starts_with('/'));
  CHICANE_ASSERT(net::is_text(target->path));
  check_said_again(*target);
  return true;
}

}  // namespace chicane::fuzz
