// The English texts of the site's catalogue (web/src/i18n/en), which is the only place they are
// written. The build puts them into the program (cmake/embed_messages.py).
#pragma once

#include <span>
#include <string_view>

namespace chicane {

struct EnglishText {
  std::string_view key;   // Area and name: "race.waiting_for".
  std::string_view text;  // A message (words/message.h).
};

// All of them, sorted by key.
std::span<const EnglishText> english_texts();

// Empty if the catalogue has no such key.
std::string_view english(std::string_view key);
bool has_english(std::string_view key);

}  // namespace chicane
