#include "desk/json_text.h"

namespace chicane::desk {

JsonText& JsonText::key(std::string_view name) {
  separate();
  quote(name);
  text_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonText& JsonText::value(std::string_view text) {
  separate();
  quote(text);
  needs_comma_ = true;
  return *this;
}

JsonText& JsonText::value(bool is) { return raw(is ? "true" : "false"); }

JsonText& JsonText::value(std::int64_t number) { return raw(std::to_string(number)); }

JsonText& JsonText::raw(std::string_view json) {
  separate();
  text_ += json;
  needs_comma_ = true;
  return *this;
}

JsonText& JsonText::open(char bracket) {
  separate();
  text_ += bracket;
  needs_comma_ = false;
  return *this;
}

JsonText& JsonText::close(char bracket) {
  text_ += bracket;
  needs_comma_ = true;
  return *this;
}

void JsonText::separate() {
  if (needs_comma_) text_ += ',';
}

void JsonText::quote(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text_ += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += kHex[byte >> 4];
      text_ += kHex[byte & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace chicane::desk
