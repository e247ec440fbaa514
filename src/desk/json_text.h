// Writes JSON into a string. For the engine in a browser, where a JSON library would weigh more
// than the rules.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chicane::desk {

// Members and elements are put in order; commas and quotes are the writer's care.
//   JsonText json;
//   json.begin_object().key("speed").value(120).key("hand").begin_array().value("SD").end_array().end_object();
class JsonText {
 public:
  JsonText& begin_object() { return open('{'); }
  JsonText& end_object() { return close('}'); }
  JsonText& begin_array() { return open('['); }
  JsonText& end_array() { return close(']'); }
  JsonText& key(std::string_view name);
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(bool is);
  JsonText& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonText& value(std::int64_t number);
  JsonText& raw(std::string_view json);  // JSON already.

  const std::string& text() const { return text_; }

 private:
  JsonText& open(char bracket);
  JsonText& close(char bracket);
  void separate();
  void quote(std::string_view text);

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace chicane::desk
