#include "post/message.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <random>

namespace chicane::post {

namespace {

constexpr std::string_view kHex = "0123456789ABCDEF";
constexpr std::size_t kEncodedWordBytes = 45;  // 60 characters of base64: with its frame below 75.
constexpr std::size_t kPlainMax = 60;          // A longer subject is folded as encoded words.
constexpr std::size_t kLineMax = 76;           // Of quoted-printable, its soft end included.
constexpr std::size_t kPlainLineMax = 998;     // RFC 5322.

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }
bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    for (std::size_t k = 0; k < 3; ++k)
      group = group << 8U | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k)
      text += k <= count ? digits[group >> (18 - 6 * k) & 63U] : '=';
  }
  return text;
}

// RFC 2047: pieces of whole characters, one a line.
std::string encoded_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    std::size_t end = std::min(kEncodedWordBytes, text.size());
    while (end < text.size() && end > kEncodedWordBytes - 4 && is_continuation(text[end])) --end;
    if (!words.empty()) words += "\r\n ";
    words += "=?UTF-8?B?" + base64(text.substr(0, end)) + "?=";
    text.remove_prefix(end);
  }
  return words;
}

// The text of a header: one line whatever it holds.
std::string header_text(std::string text) {
  std::replace_if(text.begin(), text.end(), is_control, ' ');
  const bool is_plain = text.size() <= kPlainMax &&
                        std::all_of(text.begin(), text.end(), is_ascii) &&
                        text.find("=?") == std::string::npos;
  return is_plain ? text : encoded_words(text);
}

// The name before an address: words that need no quotes, or else encoded.
std::string name_text(const std::string& name) {
  const bool is_plain =
      name.size() <= kPlainMax && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == ' ' || c == '-';
      });
  return is_plain ? name : encoded_words(name);
}

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// "Mon, 16 Nov 2026 01:48:52 +0000", whatever the locale.
std::string date_text(std::int64_t seconds_since_1970) {
  constexpr std::array<std::string_view, 7> days = {"Sun", "Mon", "Tue", "Wed",
                                                    "Thu", "Fri", "Sat"};
  constexpr std::array<std::string_view, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const std::chrono::sys_seconds when{std::chrono::seconds{seconds_since_1970}};
  const auto day = std::chrono::floor<std::chrono::days>(when);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss time{when - day};
  std::string text{days[std::chrono::weekday{day}.c_encoding()]};
  text += ", " + std::to_string(static_cast<unsigned>(date.day())) + " ";
  text += months[static_cast<unsigned>(date.month()) - 1];
  text += " " + std::to_string(static_cast<int>(date.year())) + " ";
  text += two_digits(static_cast<int>(time.hours().count())) + ":" +
          two_digits(static_cast<int>(time.minutes().count())) + ":" +
          two_digits(static_cast<int>(time.seconds().count()));
  return text + " +0000";
}

// The lines of a text, however they are ended; a last line without an end counts too.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::string line;
  bool is_open = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    is_open = text[i] != '\n' && text[i] != '\r';
    if (is_open) {
      line += text[i];
    } else {
      lines.push_back(std::move(line));
      line.clear();
    }
  }
  if (is_open) lines.push_back(std::move(line));
  return lines;
}

bool is_plain(const std::string& line) {
  return line.size() <= kPlainLineMax && std::all_of(line.begin(), line.end(), [](char c) {
           return is_ascii(c) && (!is_control(c) || c == '\t');
         });
}

// One line as quoted-printable (RFC 2045), without its end.
std::string quoted_printable(std::string_view line) {
  std::string text;
  std::size_t width = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool is_last = i + 1 == line.size();
    const bool is_blank_at_end = is_last && (c == ' ' || c == '\t');
    const bool is_itself =
        is_ascii(c) && (!is_control(c) || c == '\t') && c != '=' && !is_blank_at_end;
    const std::size_t needed = is_itself ? 1 : 3;
    if (width + needed > kLineMax - 1) {
      text += "=\r\n";
      width = 0;
    }
    if (is_itself) {
      text += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      text += {'=', kHex[byte >> 4U], kHex[byte & 15U]};
    }
    width += needed;
  }
  return text;
}

}  // namespace

std::string message(const Mailbox& from, const Mail& mail, std::int64_t seconds_since_1970,
                    std::string_view id) {
  const std::vector<std::string> lines = lines_of(mail.text);
  const bool is_all_plain = std::all_of(lines.begin(), lines.end(), is_plain);
  const std::string domain = from.address.substr(from.address.find('@') + 1);
  const std::string sender =
      from.name.empty() ? from.address : name_text(from.name) + " <" + from.address + ">";

  std::string text;
  text += "Date: " + date_text(seconds_since_1970) + "\r\n";
  text += "Message-ID: <" + std::string(id) + "@" + domain + ">\r\n";
  text += "From: " + sender + "\r\n";
  text += "To: " + mail.to + "\r\n";
  text += "Subject: " + header_text(mail.subject) + "\r\n";
  text += "MIME-Version: 1.0\r\n";
  text += "Content-Type: text/plain; charset=utf-8\r\n";
  text += std::string("Content-Transfer-Encoding: ") +
          (is_all_plain ? "7bit" : "quoted-printable") + "\r\n";
  text += "Auto-Submitted: auto-generated\r\n\r\n";
  for (const std::string& line : lines)
    text += (is_all_plain ? line : quoted_printable(line)) + "\r\n";
  return text;
}

std::string random_id() {
  std::random_device device;
  std::string id;
  for (int word = 0; word < 4; ++word) {
    std::uint32_t bits = device();
    for (int digit = 0; digit < 8; ++digit, bits >>= 4U) id += kHex[bits & 15U];
  }
  return id;
}

}  // namespace chicane::post
