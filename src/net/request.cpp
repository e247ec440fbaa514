#include <algorithm>

#include "base/text.h"
#include "net/request_text.h"

namespace chicane::net {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// The bytes of the UTF-8 character at the start; 0 if there is none (RFC 3629: neither overlong nor
// surrogate nor beyond U+10FFFF).
std::size_t character_bytes(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t count = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < count) return 0;
  unsigned low = 0x80;
  unsigned high = 0xbf;
  if (lead == 0xe0) low = 0xa0;
  if (lead == 0xed) high = 0x9f;
  if (lead == 0xf0) low = 0x90;
  if (lead == 0xf4) high = 0x8f;
  if (byte(1) < low || byte(1) > high) return 0;
  for (std::size_t i = 2; i < count; ++i)
    if (byte(i) < 0x80 || byte(i) > 0xbf) return 0;
  return count;
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7f;
}

std::string_view value_of(const std::vector<std::pair<std::string, std::string>>& pairs,
                          std::string_view name) {
  const auto found = std::find_if(pairs.begin(), pairs.end(),
                                  [&](const auto& pair) { return pair.first == name; });
  return found == pairs.end() ? std::string_view() : std::string_view(found->second);
}

// "http://race.example:80" and "HTTP://Race.Example" are the same page to a browser.
std::string without_default_port(std::string origin) {
  for (const std::string_view usual : {"http://:80", "https://:443"}) {
    const std::size_t colon = usual.rfind(':');
    if (origin.starts_with(usual.substr(0, colon)) && origin.ends_with(usual.substr(colon)))
      origin.resize(origin.size() - (usual.size() - colon));
  }
  return origin;
}

std::string plain_origin(std::string_view origin) {
  if (origin.ends_with('/')) origin.remove_suffix(1);
  return without_default_port(in_small_letters(origin));
}

}  // namespace

std::string in_small_letters(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), small);
  return result;
}

bool is_text(std::string_view bytes) {
  while (!bytes.empty()) {
    if (is_control(bytes.front())) return false;
    const std::size_t count = character_bytes(bytes);
    if (count == 0) return false;
    bytes.remove_prefix(count);
  }
  return true;
}

bool is_field_value(std::string_view bytes) {
  return std::none_of(bytes.begin(), bytes.end(),
                      [](char c) { return is_control(c) && c != '\t'; });
}

std::optional<std::string> decoded(std::string_view text, Plus plus) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '+' && plus == Plus::blank) {
      c = ' ';
    } else if (c == '%') {
      if (text.size() - i < 3) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    result += c;
  }
  if (!is_text(result)) return std::nullopt;
  return result;
}

Result<Target, std::string> parse_target(std::string_view target) {
  if (!target.starts_with('/')) return Failure{std::string("the target must begin with '/'")};
  const auto is_visible = [](char c) { return c > ' ' && c < 0x7f && c != '#'; };
  if (!std::all_of(target.begin(), target.end(), is_visible))
    return Failure{std::string("the target has characters that must be escaped")};
  const std::size_t mark = target.find('?');
  std::optional<std::string> path = decoded(target.substr(0, mark), Plus::itself);
  if (!path) return Failure{std::string("the path has a bad escape or is no UTF-8 text")};
  Target result{.path = std::move(*path), .query = {}};
  if (mark == std::string_view::npos) return result;
  for (const std::string_view part : split(target.substr(mark + 1), '&')) {
    if (part.empty()) continue;
    const std::size_t equal = part.find('=');
    std::optional<std::string> name = decoded(part.substr(0, equal), Plus::blank);
    std::optional<std::string> value =
        decoded(equal == std::string_view::npos ? "" : part.substr(equal + 1), Plus::blank);
    if (!name || !value)
      return Failure{std::string("the query has a bad escape or is no UTF-8 text")};
    result.query.emplace_back(std::move(*name), std::move(*value));
  }
  return result;
}

std::string_view cookie_value(std::string_view header, std::string_view name) {
  for (const std::string_view part : split(header, ';')) {
    const std::string_view cookie = trim(part);
    const std::size_t equal = cookie.find('=');
    if (equal == std::string_view::npos || cookie.substr(0, equal) != name) continue;
    std::string_view value = cookie.substr(equal + 1);
    if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"'))
      value = value.substr(1, value.size() - 2);
    return value;
  }
  return {};
}

bool is_from_own_page(const Request& request, const std::vector<std::string>& origins) {
  const std::string_view origin = request.header("origin");
  const std::string plain = plain_origin(origin);
  const bool is_listed =
      !origin.empty() && std::any_of(origins.begin(), origins.end(), [&](const std::string& known) {
        return plain_origin(known) == plain;
      });
  if (is_listed) return true;
  if (request.header("sec-fetch-site") == "cross-site") return false;
  if (origin.empty()) return true;
  const std::string_view host = request.header("host");
  if (host.empty()) return false;
  return plain_origin((request.is_secure ? "https://" : "http://") + std::string(host)) == plain;
}

std::string_view Request::header(std::string_view name) const { return value_of(headers, name); }

std::string_view Request::parameter(std::string_view name) const { return value_of(query, name); }

std::string_view Request::cookie(std::string_view name) const {
  for (const auto& [header_name, value] : headers) {
    if (header_name != "cookie") continue;
    const std::string_view found = cookie_value(value, name);
    if (!found.empty()) return found;
  }
  return {};
}

}  // namespace chicane::net
