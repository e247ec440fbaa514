// What happened on the ways to one outcome, told once: where the ways differ in a word, all of its
// values.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "catalog/race.h"

namespace chicane::lab {

class Told {
 public:
  // What is about the race and not told is left out: that a turn ended.
  void add(const Happening& happening, const std::string& sentence);

  // The names of what happened, in order. Ways with other names are other outcomes.
  std::string key() const;

  // The plain forms of what sentences() tells: ways with the same are one outcome to the reader,
  // whatever dice led there.
  std::vector<std::string> lines() const;

  // Takes in another way with the same key; false, and nothing has changed, if its sentences are
  // built differently.
  bool merge(const Told& other);

  // The sentences of what is more than routine, or of all; the plain forms if there are none: "A
  // throws 1–5: the engine holds." Where several words of a sentence differ it does not say which
  // go together: "…".
  std::vector<std::string> sentences() const;

 private:
  using Word = std::set<std::string>;
  using Sentence = std::vector<Word>;

  struct Part {
    std::string name;
    Weight weight{};
    Sentence story;
    Sentence line;
  };

  // What is more than routine; else all that has a sentence; else all.
  std::vector<const Part*> main_parts() const;
  static Sentence sentence_of(std::string_view text);
  static std::string text_of(const Sentence& sentence);

  std::vector<Part> parts_;
};

}  // namespace chicane::lab
