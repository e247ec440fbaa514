// Messages: what is read can be filled in, with numbers, with words and with nothing; any text is
// said as it is once it is quoted.
#include "base/assert.h"
#include "fuzz/targets.h"
#include "words/message.h"

namespace chicane::fuzz {

namespace {

std::string quoted(std::string_view text) {
  std::string quoted = "'{";
  for (const char c : text) quoted += c == '\'' ? "''" : std::string(1, c);
  return quoted + "'";
}

std::string filled_in(std::string_view text, const Values& values) {
  const Result<Message, DataError> message = parse_message(text);
  CHICANE_ASSERT(static_cast<bool>(message));
  return format_message(*message, values);
}

void check_filled_in(const Message& message) {
  Values numbers;
  Values words;
  for (const std::string_view name : value_names(message)) {
    CHICANE_ASSERT(!name.empty());
    numbers.push_back({name, static_cast<int>(name.size())});
    words.push_back({name, std::string("'{") + std::string(name)});
  }
  format_message(message, numbers);
  format_message(message, words);
  format_message(message, {});
}

}  // namespace

bool fuzz_message(std::string_view text) {
  CHICANE_ASSERT(filled_in(quoted(text), {}) == "{" + std::string(text));
  CHICANE_ASSERT(filled_in("{text}", {{"text", std::string(text)}}) == text);
  const Result<Message, DataError> message = parse_message(text);
  if (!message) {
    CHICANE_ASSERT(!message.error().what.empty());
    return false;
  }
  check_filled_in(*message);
  return true;
}

}  // namespace chicane::fuzz
