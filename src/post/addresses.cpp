#include "post/addresses.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>

#include "base/text.h"
#include "post/post.h"

namespace chicane::post {

namespace {

constexpr std::size_t kMailMax = 254;  // RFC 5321, with the angle brackets of a path taken off.
constexpr std::size_t kLocalMax = 64;
constexpr std::size_t kLabelMax = 63;
constexpr std::size_t kUrlMax = 2000;

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// The characters of an address that need no quoting (RFC 5322, atext) and the dot.
bool is_local_part(char c) {
  return is_letter_or_digit(c) ||
         std::string_view("!#$%&'*+-/=?^_`{|}~.").find(c) != std::string_view::npos;
}

bool is_visible(char c) { return c > ' ' && c < '\x7f'; }

bool is_domain_label(std::string_view label) {
  return !label.empty() && label.size() <= kLabelMax && label.front() != '-' &&
         label.back() != '-' && std::all_of(label.begin(), label.end(), [](char c) {
           return is_letter_or_digit(c) || c == '-';
         });
}

struct UrlParts {
  std::string scheme;
  std::string host;
  std::string user;
  int port = 0;
};

std::string part(CURLU* url, CURLUPart which, unsigned flags) {
  char* text = nullptr;
  if (curl_url_get(url, which, &text, flags) != CURLUE_OK) return "";
  std::string copy = text;
  curl_free(text);
  return copy;
}

// As curl reads it, so that what was looked at is what is connected to.
std::optional<UrlParts> parts_of(const std::string& url) {
  if (url.find('\0') != std::string::npos) return std::nullopt;
  const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> parsed(curl_url(), curl_url_cleanup);
  if (!parsed) return std::nullopt;
  if (curl_url_set(parsed.get(), CURLUPART_URL, url.c_str(), 0) != CURLUE_OK) return std::nullopt;
  UrlParts parts;
  parts.scheme = part(parsed.get(), CURLUPART_SCHEME, 0);
  parts.host = part(parsed.get(), CURLUPART_HOST, 0);
  parts.user = part(parsed.get(), CURLUPART_USER, 0) + part(parsed.get(), CURLUPART_PASSWORD, 0);
  const std::string port = part(parsed.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT);
  parts.port = number(port, 1, 65535).value_or(0);
  return parts;
}

struct Range {
  std::array<std::uint8_t, 4> first;
  int bits;
};

// The special ranges of IPv4 (RFC 6890 and its successors).
constexpr Range kNotPublic[] = {
    {{0, 0, 0, 0}, 8},        // This network.
    {{10, 0, 0, 0}, 8},       // Private.
    {{100, 64, 0, 0}, 10},    // Shared by the customers of a provider.
    {{127, 0, 0, 0}, 8},      // This machine.
    {{169, 254, 0, 0}, 16},   // Link-local; where clouds keep their secrets.
    {{172, 16, 0, 0}, 12},    // Private.
    {{192, 0, 0, 0}, 24},     // Protocols.
    {{192, 0, 2, 0}, 24},     // Documentation.
    {{192, 88, 99, 0}, 24},   // Relays to IPv6.
    {{192, 168, 0, 0}, 16},   // Private.
    {{198, 18, 0, 0}, 15},    // Benchmarks.
    {{198, 51, 100, 0}, 24},  // Documentation.
    {{203, 0, 113, 0}, 24},   // Documentation.
    {{224, 0, 0, 0}, 4},      // Groups.
    {{240, 0, 0, 0}, 4},      // Reserved, broadcast.
};

std::uint32_t as_number(const std::array<std::uint8_t, 4>& bytes) {
  return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U |
         std::uint32_t{bytes[2]} << 8U | std::uint32_t{bytes[3]};
}

bool is_public_v4(const std::array<std::uint8_t, 4>& bytes) {
  return std::none_of(std::begin(kNotPublic), std::end(kNotPublic), [&](const Range& range) {
    const int rest = 32 - range.bits;
    return as_number(bytes) >> rest == as_number(range.first) >> rest;
  });
}

// Only 2000::/3 is given out to the open internet, and of it these lead elsewhere.
bool is_public_v6(const std::array<std::uint8_t, 16>& bytes) {
  if ((bytes[0] & 0xe0U) != 0x20U) return false;
  const bool is_2001 = bytes[0] == 0x20 && bytes[1] == 0x01;
  if (is_2001 && bytes[2] < 0x02) return false;                       // Protocols, Teredo.
  if (is_2001 && bytes[2] == 0x0d && bytes[3] == 0xb8) return false;  // Documentation.
  if (bytes[0] == 0x20 && bytes[1] == 0x02) return false;             // 6to4 wraps an IPv4 address.
  if (bytes[0] == 0x3f && bytes[1] == 0xff) return false;             // Documentation.
  return true;
}

}  // namespace

Mailbox mailbox(std::string_view text) {
  text = trim(text);
  const std::size_t open = text.rfind('<');
  if (open == std::string_view::npos || text.back() != '>') return {"", std::string(text)};
  return {std::string(trim(text.substr(0, open))),
          std::string(text.substr(open + 1, text.size() - open - 2))};
}

bool is_this_machine(const std::string& url) {
  const std::optional<UrlParts> parts = parts_of(url);
  if (!parts) return false;
  if (parts->host == "localhost" || parts->host == "[::1]") return true;
  in_addr v4{};
  return inet_pton(AF_INET, parts->host.c_str(), &v4) == 1 && ntohl(v4.s_addr) >> 24U == 127;
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    std::array<std::uint8_t, 4> bytes;
    std::memcpy(bytes.data(), &reinterpret_cast<const sockaddr_in&>(address).sin_addr,
                bytes.size());
    return is_public_v4(bytes);
  }
  if (address.sa_family == AF_INET6) {
    std::array<std::uint8_t, 16> bytes;
    std::memcpy(bytes.data(), &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr,
                bytes.size());
    return is_public_v6(bytes);
  }
  return false;
}

std::string mail_complaint(const std::string& address) {
  const std::string right = ", such as ann@example.org";
  if (address.empty()) return "the address is empty: write one" + right;
  if (address.size() > kMailMax)
    return "the address is longer than 254 characters: write one" + right;
  if (!std::all_of(address.begin(), address.end(), is_visible))
    return "the address has a blank, a control character or a letter beyond ASCII: write a plain "
           "one" +
           right;
  const std::size_t at = address.find('@');
  if (at == std::string::npos || address.find('@', at + 1) != std::string::npos)
    return "an address has exactly one @: write one" + right;
  const std::string_view local = std::string_view(address).substr(0, at);
  const std::string_view domain = std::string_view(address).substr(at + 1);
  if (local.empty() || local.size() > kLocalMax || local.front() == '.' || local.back() == '.' ||
      local.find("..") != std::string_view::npos ||
      !std::all_of(local.begin(), local.end(), is_local_part))
    return "what stands before the @ is not the name of a mailbox: write an address" + right;
  const std::vector<std::string_view> labels = split(domain, '.');
  if (!std::all_of(labels.begin(), labels.end(), is_domain_label))
    return "what stands after the @ is not the name of a domain: write an address" + right;
  return "";
}

std::string hook_complaint(const std::string& url) {
  const std::string right = ": write one such as https://example.org/chicane";
  if (url.empty()) return "the address of the web hook is empty" + right;
  if (url.size() > kUrlMax)
    return "the address of the web hook is longer than 2000 characters" + right;
  if (!std::all_of(url.begin(), url.end(), is_visible))
    return "the address of the web hook has a blank, a control character or a letter beyond ASCII" +
           right;
  if (!url.starts_with("https://") && !url.starts_with("http://"))
    return "the address of a web hook begins with https:// or http://" + right;
  const std::optional<UrlParts> parts = parts_of(url);
  // Curl forgives a third slash, and would take the path for the host.
  if (!parts || parts->host.empty() || url.starts_with("https:///") || url.starts_with("http:///"))
    return "this is not an address of the web" + right;
  if (!parts->user.empty()) return "the address of a web hook has no user and no password" + right;
  // A request on the port of another service could be taken for something else there.
  if (parts->port != 80 && parts->port != 443 && parts->port < 1024)
    return "the port of a web hook is 80, 443, or 1024 and above" + right;
  return "";
}

std::string settings_complaint(const Settings& settings) {
  if (settings.smtp_url.empty()) return "";
  const std::optional<UrlParts> parts = parts_of(settings.smtp_url);
  if (!parts || parts->host.empty() || (parts->scheme != "smtp" && parts->scheme != "smtps"))
    return "the mail server is not an address such as smtp://localhost:25 or "
           "smtps://mail.example:465";
  if (!parts->user.empty())
    return "the address of the mail server holds a user or a password: give them apart, where "
           "others cannot read them";
  if (settings.smtp_user.empty() && !settings.smtp_password.empty())
    return "there is a password for the mail server but no user";
  const Mailbox from = mailbox(settings.from);
  const std::string complaint = mail_complaint(from.address);
  if (!complaint.empty()) return "the sender of mails: " + complaint;
  if (std::any_of(from.name.begin(), from.name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }))
    return "the name of the sender of mails has a control character: write it like Chicane "
           "<race@example.org>";
  return "";
}

}  // namespace chicane::post
