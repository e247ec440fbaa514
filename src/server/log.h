// What the server tells the one who hosts it: one line for each thing that matters, as text or
// JSON. Never a token, a secret, a pass phrase, a decision or a body.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace chicane::server {

class Log {
 public:
  enum class Form : unsigned char { text, json, none };
  using Field = std::pair<std::string_view, std::string>;

  explicit Log(Form form) : form_(form) {}

  void info(std::string_view what, std::initializer_list<Field> fields = {}) const;
  void warn(std::string_view what, std::initializer_list<Field> fields = {}) const;

 private:
  void write(std::string_view level, std::string_view what,
             std::initializer_list<Field> fields) const;

  Form form_;
};

}  // namespace chicane::server
