// The values of a build's levels, in words.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "rules/lib/speed.h"

namespace chicane::lab {

template <std::size_t N>
std::vector<std::string> speeds(const std::array<Speed, N>& values) {
  std::vector<std::string> texts;
  for (const Speed speed : values) texts.push_back(std::to_string(speed.mph()));
  return texts;
}

template <std::size_t N>
std::vector<std::string> numbers(const std::array<int, N>& values) {
  std::vector<std::string> texts;
  for (const int value : values) texts.push_back(std::to_string(value));
  return texts;
}

}  // namespace chicane::lab
