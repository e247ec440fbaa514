// Options of a rule set as key=value: one entry an option, from which the reading, the writing and
// the list for people follow.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "codec/option_info.h"

namespace chicane {

template <class Options>
struct OptionEntry {
  OptionInfo info;
  std::string right;  // What may be written: "yes or no", "a number from 1 to 80".
  std::function<std::string(const Options&)> get;
  std::function<bool(Options&, std::string_view)> set;  // False: no value of it.
};

template <class Options>
using OptionTable = std::vector<OptionEntry<Options>>;

// A switch: its values in the order of the enum, the default first.
template <class Options, class Enum>
OptionEntry<Options> switch_entry(std::string name, Enum Options::* member,
                                  std::vector<std::string> values, std::string clause,
                                  std::string meaning) {
  OptionEntry<Options> entry;
  entry.right = join(values, " or ");
  entry.get = [=](const Options& options) {
    return values[static_cast<std::size_t>(options.*member)];
  };
  entry.set = [=](Options& options, std::string_view value) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] != value) continue;
      options.*member = static_cast<Enum>(i);
      return true;
    }
    return false;
  };
  entry.info = {std::move(name), std::move(values), std::move(clause), std::move(meaning)};
  return entry;
}

// A number from 1 to `most`; with `zero`, 0 is written by that word: "none", "all".
template <class Options>
OptionEntry<Options> number_entry(std::string name, int Options::* member, int most,
                                  const std::string& zero, std::string clause,
                                  std::string meaning) {
  OptionEntry<Options> entry;
  entry.right = (zero.empty() ? "" : zero + " or ") + "a number from 1 to " + std::to_string(most);
  entry.get = [=](const Options& options) {
    return options.*member == 0 && !zero.empty() ? zero : std::to_string(options.*member);
  };
  entry.set = [=](Options& options, std::string_view value) {
    const std::optional<int> given = !zero.empty() && value == zero ? 0 : number(value, 1, most);
    if (given) options.*member = *given;
    return given.has_value();
  };
  const std::string first = zero.empty() ? entry.get(Options{}) : zero;
  entry.info = {std::move(name),
                {first, "a number up to " + std::to_string(most)},
                std::move(clause),
                std::move(meaning)};
  return entry;
}

template <class Options>
std::vector<OptionInfo> option_infos(const OptionTable<Options>& table) {
  std::vector<OptionInfo> infos;
  for (const OptionEntry<Options>& entry : table) infos.push_back(entry.info);
  return infos;
}

// Empty if done, else one sentence: what is wrong and what would be right.
template <class Options>
std::string set_option(const OptionTable<Options>& table, Options& options, std::string_view key,
                       std::string_view value) {
  std::vector<std::string> names;
  for (const OptionEntry<Options>& entry : table) {
    names.push_back(entry.info.name);
    if (entry.info.name != key) continue;
    if (entry.set(options, value)) return {};
    return std::string(key) + ": '" + std::string(value) + "' is no value of it; write " +
           entry.right;
  }
  const std::string guess = nearest(key, names);
  return "there is no option '" + std::string(key) + "'" +
         (guess.empty() ? "" : "; did you mean '" + guess + "'?");
}

template <class Options>
std::string option_value(const OptionTable<Options>& table, const Options& options,
                         std::string_view key) {
  for (const OptionEntry<Options>& entry : table) {
    if (entry.info.name == key) return entry.get(options);
  }
  return {};
}

// "laps=2 min_speed=20": laps always, others where they differ from the default.
template <class Options>
std::string format_options(const OptionTable<Options>& table, const Options& options) {
  const Options defaults;
  std::string text;
  for (const OptionEntry<Options>& entry : table) {
    const std::string value = entry.get(options);
    if (entry.info.name != "laps" && value == entry.get(defaults)) continue;
    text += (text.empty() ? "" : " ") + entry.info.name + "=" + value;
  }
  return text;
}

}  // namespace chicane
