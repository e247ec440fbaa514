#include "lab/told.h"

#include <algorithm>

#include "base/text.h"

namespace chicane::lab {

namespace {

// 1, 2, 3 and 5 as "1–3, 5".
std::string ranges(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  std::vector<std::string> parts;
  for (std::size_t first = 0; first < numbers.size();) {
    std::size_t last = first;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (last - first < 2) {
      parts.push_back(std::to_string(numbers[first++]));
      continue;
    }
    parts.push_back(std::to_string(numbers[first]) + "–" + std::to_string(numbers[last]));
    first = last + 1;
  }
  return join(parts, ", ");
}

// The punctuation behind a word.
std::string_view tail_of(std::string_view word) {
  const std::size_t end = word.find_last_not_of(".,:;");
  return end == std::string_view::npos ? word : word.substr(end + 1);
}

std::string values(const std::set<std::string>& words) {
  const std::string_view tail = tail_of(*words.begin());
  std::vector<int> numbers;
  std::vector<std::string> stems;
  for (const std::string& word : words) {
    if (tail_of(word) != tail) return join({words.begin(), words.end()}, "/");
    stems.push_back(word.substr(0, word.size() - tail.size()));
    if (const std::optional<int> value = number(stems.back(), 0, 1'000'000))
      numbers.push_back(*value);
  }
  return (numbers.size() == stems.size() ? ranges(numbers) : join(stems, "/")) + std::string(tail);
}

}  // namespace

void Told::add(const Happening& happening, const std::string& sentence) {
  if (happening.car < 0 && (sentence.empty() || happening.weight == Weight::routine)) return;
  parts_.push_back({std::string(happening.kind), happening.weight, sentence_of(sentence),
                    sentence_of(happening.line)});
}

std::string Told::key() const {
  std::vector<std::string> names;
  for (const Part& part : parts_) names.push_back(part.name);
  return join(names, " ");
}

bool Told::merge(const Told& other) {
  const auto is_alike = [](const Part& a, const Part& b) {
    return a.name == b.name && a.story.size() == b.story.size() && a.line.size() == b.line.size();
  };
  if (!std::equal(parts_.begin(), parts_.end(), other.parts_.begin(), other.parts_.end(), is_alike))
    return false;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    for (std::size_t j = 0; j < parts_[i].story.size(); ++j)
      parts_[i].story[j].insert(other.parts_[i].story[j].begin(), other.parts_[i].story[j].end());
    for (std::size_t j = 0; j < parts_[i].line.size(); ++j)
      parts_[i].line[j].insert(other.parts_[i].line[j].begin(), other.parts_[i].line[j].end());
  }
  return true;
}

std::vector<const Told::Part*> Told::main_parts() const {
  std::vector<const Part*> of_note;
  std::vector<const Part*> told;
  std::vector<const Part*> all;
  for (const Part& part : parts_) {
    all.push_back(&part);
    if (part.story.empty()) continue;
    told.push_back(&part);
    if (part.weight != Weight::routine) of_note.push_back(&part);
  }
  return !of_note.empty() ? of_note : !told.empty() ? told : all;
}

std::vector<std::string> Told::lines() const {
  std::vector<std::string> lines;
  for (const Part* part : main_parts()) lines.push_back(text_of(part->line));
  return lines;
}

std::vector<std::string> Told::sentences() const {
  std::vector<std::string> told;
  for (const Part* part : main_parts())
    told.push_back(text_of(part->story.empty() ? part->line : part->story));
  return told;
}

Told::Sentence Told::sentence_of(std::string_view text) {
  Sentence sentence;
  for (const std::string_view word : words(text)) sentence.push_back({std::string(word)});
  return sentence;
}

std::string Told::text_of(const Sentence& sentence) {
  const auto differing = std::count_if(sentence.begin(), sentence.end(),
                                       [](const Word& word) { return word.size() > 1; });
  std::vector<std::string> texts;
  for (const Word& word : sentence) {
    const bool is_open = word.size() > 1 && differing > 1;
    texts.push_back(is_open ? "…" + std::string(tail_of(*word.begin())) : values(word));
  }
  return join(texts, " ");
}

}  // namespace chicane::lab
