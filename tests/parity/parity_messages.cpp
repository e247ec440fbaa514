// Says in C++ what web/tools/messages.mjs asks for, a line of JSON each way. Asked is
// {"key": …, "values": {…}} of the catalogue or {"text": …, "values": {…}}, a message of its own;
// the answer is [message, sentence].
#include <boost/json.hpp>
#include <cstdio>
#include <iostream>

#include "base/assert.h"
#include "words/english.h"
#include "words/say.h"

namespace chicane::parity {

namespace {

namespace json = boost::json;

Values values_of(const json::object& asked) {
  Values values;
  for (const auto& [name, value] : asked) {
    if (value.is_string())
      values.push_back({name, std::string(value.get_string())});
    else
      values.push_back({name, value.to_number<int>()});
  }
  return values;
}

std::string said(std::string_view text, const Values& values) {
  const Result<Message, DataError> message = parse_message(text);
  return message ? format_message(*message, values) : message.error().what;
}

json::array answer(const json::object& asked) {
  const Values values = values_of(asked.at("values").as_object());
  if (const json::value* text = asked.if_contains("text"))
    return {*text, said(text->as_string(), values)};
  const std::string_view key = asked.at("key").as_string();
  return {english(key), say(key, values)};
}

}  // namespace

}  // namespace chicane::parity

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    const boost::json::value asked = boost::json::parse(line);
    const boost::json::array answer = chicane::parity::answer(asked.as_object());
    std::cout << boost::json::serialize(answer) << '\n';
  }
}
