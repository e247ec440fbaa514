// What tests know of each game: the lines of tests/games/<game>.txt (see README.md there).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"
#include "catalog/rule_sets.h"

namespace chicane {

// Its name for files and tests: grand_prix_basic.
inline std::string folder_of(std::string_view rules) {
  std::string name(rules);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

// What follows the word on each line that begins with it; at least one line does.
inline std::vector<std::string> notes(std::string_view rules, std::string_view word) {
  const std::string path =
      std::string(CHICANE_SOURCE_DIR) + "/tests/games/" + folder_of(rules) + ".txt";
  std::ifstream file(path);
  std::vector<std::string> found;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string_view> said = words(line);
    if (!said.empty() && said.front() == word)
      found.emplace_back(trim(std::string_view(line).substr(word.size())));
  }
  EXPECT_FALSE(found.empty()) << path << " says nothing of '" << word << "'";
  return found;
}

// "B laps=1": the first word and the rest.
inline std::pair<std::string, std::string> first_and_rest(const std::string& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  return {text.substr(0, end), std::string(trim(std::string_view(text).substr(end)))};
}

// Board and options of a short race.
struct ShortRace {
  std::string rules;
  std::string board;
  std::string options;
};

inline ShortRace short_race(std::string_view rules) {
  const auto [board, options] = first_and_rest(notes(rules, "short").at(0));
  return {std::string(rules), board, options};
}

// One of each game.
inline std::vector<ShortRace> short_races() {
  std::vector<ShortRace> races;
  for (const RuleSetEntry* entry : rule_sets()) races.push_back(short_race(entry->id()));
  return races;
}

// A case in which a decision is due, and the names of its seats.
struct NotedPosition {
  std::vector<std::string> names;
  std::string body;
};

inline NotedPosition noted_position(std::string_view rules) {
  const std::string note = notes(rules, "position").at(0);
  const std::size_t middle = note.find(" = ");
  const std::vector<std::string_view> names = words(std::string_view(note).substr(0, middle));
  NotedPosition position{{names.begin(), names.end()}, ""};
  for (const std::string_view line : split(std::string_view(note).substr(middle + 3), ';'))
    position.body += std::string(trim(line)) + "\n";
  return position;
}

}  // namespace chicane
