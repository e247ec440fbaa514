#include "net/answer.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "net/request_text.h"

namespace chicane::net {

namespace {

// What a page of ours may do: run our scripts and our WebAssembly, and speak to nobody else.
constexpr std::string_view kAlways =
    "Server: chicane\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "X-Frame-Options: DENY\r\n"
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";
constexpr std::string_view kSecure = "Strict-Transport-Security: max-age=31536000\r\n";

// Written here alone, whatever a response says.
constexpr std::string_view kOwn[] = {"connection", "content-length", "content-type",
                                     "transfer-encoding"};

constexpr std::pair<int, std::string_view> kReasons[] = {
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {206, "Partial Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {411, "Length Required"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
};

std::string_view reason(int status) {
  const auto* const found = std::find_if(std::begin(kReasons), std::end(kReasons),
                                         [&](const auto& known) { return known.first == status; });
  return found == std::end(kReasons) ? "Other" : found->second;
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

void add(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

bool has_body(int status) { return status != 204 && status != 304; }

std::string answer_head(const Response& response, const AnswerFacts& facts) {
  CHICANE_ASSERT(response.status >= 200);
  CHICANE_ASSERT(response.status <= 599);
  std::string head;
  head.reserve(1024);
  head.append("HTTP/1.1 ").append(std::to_string(response.status));
  head.append(" ").append(reason(response.status)).append("\r\n").append(kAlways);
  if (facts.is_secure) head.append(kSecure);
  bool says_cache = false;
  for (const auto& [name, value] : response.headers) {
    const std::string plain = in_small_letters(name);
    if (!is_name(plain) || !is_field_value(value)) continue;
    if (std::find(std::begin(kOwn), std::end(kOwn), plain) != std::end(kOwn)) continue;
    says_cache = says_cache || plain == "cache-control";
    add(head, name, value);
  }
  if (!says_cache) add(head, "Cache-Control", "no-store");
  if (has_body(response.status)) {
    if (!response.content_type.empty() && is_field_value(response.content_type))
      add(head, "Content-Type", response.content_type);
    add(head, "Content-Length", std::to_string(response.body.size()));
  }
  if (facts.after == AfterAnswer::close)
    add(head, "Connection", "close");
  else if (facts.is_old)
    add(head, "Connection", "keep-alive");
  return head.append("\r\n");
}

std::string error_text(std::string_view code, std::string_view what) {
  std::string text = R"({"error":{"code":")";
  text.append(code).append(R"(","what":")").append(what).append(R"("}})");
  return text;
}

Response refusal(int status, std::string_view code, std::string_view what) {
  return {.status = status,
          .content_type = "application/json",
          .body = error_text(code, what),
          .headers = {}};
}

}  // namespace chicane::net
