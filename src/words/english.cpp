#include "words/english.h"

#include <algorithm>

namespace chicane {

std::string_view english(std::string_view key) {
  const std::span<const EnglishText> texts = english_texts();
  const auto found = std::lower_bound(
      texts.begin(), texts.end(), key,
      [](const EnglishText& text, std::string_view wanted) { return text.key < wanted; });
  return found != texts.end() && found->key == key ? found->text : std::string_view();
}

bool has_english(std::string_view key) { return !english(key).empty(); }

}  // namespace chicane
