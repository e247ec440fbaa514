#include "words/say.h"

#include "words/english.h"

namespace chicane {

std::string say(std::string_view key, const Values& values) {
  if (!has_english(key)) return std::string(key);
  const Result<Message, DataError> message = parse_message(english(key));
  CHICANE_ASSERT(static_cast<bool>(message));  // english_test reads the whole catalogue.
  return format_message(*message, values);
}

}  // namespace chicane
