#include "codec/speed_circuit/options_text.h"

#include <array>

#include "base/text.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {

namespace {

// The one list of switches: name, field, values in the order of the enum, ruling, meaning.
template <class Visit>
void for_each_switch(Visit visit) {
  using std::array;
  using V = std::string_view;
  visit("start_speed_rule", &Options::start_speed_rule, array<V, 2>{"at_most", "exact"}, "Q4",
        "may a starting car plot less than its Start Speed?");
  visit("min_speed", &Options::min_speed, array<V, 2>{"0", "20"}, "Q5",
        "the lowest speed that may be plotted");
  visit("push_after_spin", &Options::push_after_spin, array<V, 2>{"allowed", "forbidden"}, "Q6",
        "may Start Speed be exceeded by 20 after a spinout?");
  visit("test_timing", &Options::test_timing, array<V, 2>{"own_move", "after_reveal"}, "Q7",
        "tests and braking at each car's own move, or of all cars before the first moves");
  visit("engine_fail_speed", &Options::engine_fail_speed,
        array<V, 2>{"new_specs", "attempt_minus_20"}, "Q8",
        "speed on the turn an engine test fails");
  visit("unpayable_decel", &Options::unpayable_decel, array<V, 2>{"illegal", "spin"}, "Q11",
        "braking that cannot be paid: no lawful plot, or a spinout");
  visit("corner_lower_limit", &Options::corner_lower_limit, array<V, 2>{"reassess", "free"}, "Q16",
        "same corner, next turn, lower limit, same speed: pay the difference, or nothing");
  visit("over_60_corner", &Options::over_60_corner, array<V, 2>{"crash", "illegal"}, "Q17",
        "80 or more over a corner limit: a crash, or not to be driven while another way is open");
  visit("zero_wear_cap", &Options::zero_wear_cap, array<V, 2>{"posted", "effective"}, "Q19",
        "without wear, 20 above the posted limit, or above what a line allows");
  visit("arrow_join", &Options::arrow_join, array<V, 3>{"first_space", "before_corner", "any"},
        "Q21", "where a printed line may be joined");
  visit("spin_space", &Options::spin_space, array<V, 2>{"first_posted", "first_offending"}, "Q25",
        "where a car that spins in a corner stops");
  visit("crash_after_line", &Options::crash_after_line, array<V, 2>{"not_finished", "finished"},
        "Q31", "a crash on the move that passes the finish");
}

constexpr std::string_view kFirstPrefix = "first_";

}  // namespace

std::vector<OptionInfo> option_infos() {
  std::vector<OptionInfo> infos;
  infos.push_back({"laps",
                   {"1", "a number up to " + std::to_string(kLapsMax)},
                   "SC-2.2",
                   "length of the race"});
  for_each_switch([&](std::string_view name, auto, const auto& values, std::string_view clause,
                      std::string_view meaning) {
    infos.push_back({std::string(name),
                     {values.begin(), values.end()},
                     std::string(clause),
                     std::string(meaning)});
  });
  infos.push_back({"race_end",
                   {"all", "first_1 to first_" + std::to_string(kCarsMax)},
                   "Q32",
                   "when the race stops"});
  infos.push_back({"turn_limit",
                   {"none", "a number up to " + std::to_string(kTurnLimitMax)},
                   "Q37",
                   "turns after which the race is over"});
  return infos;
}

std::string set_option(Options& options, std::string_view key, std::string_view value) {
  const auto wrong = [&](const std::string& right) {
    return std::string(key) + ": '" + std::string(value) + "' is no value of it; write " + right;
  };
  if (key == "laps") {
    const std::optional<int> laps = number(value, 1, kLapsMax);
    if (!laps) return wrong("a number from 1 to " + std::to_string(kLapsMax));
    options.laps = *laps;
    return {};
  }
  if (key == "turn_limit") {
    const std::optional<int> turns = value == "none" ? 0 : number(value, 1, kTurnLimitMax);
    if (!turns) return wrong("none or a number from 1 to " + std::to_string(kTurnLimitMax));
    options.turn_limit = *turns;
    return {};
  }
  if (key == "race_end") {
    std::optional<int> first = value == "all" ? std::optional<int>(0) : std::nullopt;
    if (value.starts_with(kFirstPrefix))
      first = number(value.substr(kFirstPrefix.size()), 1, kCarsMax);
    if (!first) return wrong("all or first_1 to first_" + std::to_string(kCarsMax));
    options.race_end_after = *first;
    return {};
  }

  std::vector<std::string> names = {"laps", "turn_limit", "race_end"};
  bool is_known = false;
  std::string complaint;
  for_each_switch([&](std::string_view name, auto member, const auto& values, std::string_view,
                      std::string_view) {
    names.emplace_back(name);
    if (name != key) return;
    is_known = true;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] != value) continue;
      options.*member = static_cast<std::remove_reference_t<decltype(options.*member)>>(i);
      return;
    }
    complaint = wrong(join({values.begin(), values.end()}, " or "));
  });
  if (is_known) return complaint;
  const std::string guess = nearest(key, names);
  return "there is no option '" + std::string(key) + "'" +
         (guess.empty() ? "" : "; did you mean '" + guess + "'?");
}

std::string option_value(const Options& options, std::string_view key) {
  if (key == "laps") return std::to_string(options.laps);
  if (key == "turn_limit")
    return options.turn_limit == 0 ? "none" : std::to_string(options.turn_limit);
  if (key == "race_end")
    return options.race_end_after == 0
               ? "all"
               : std::string(kFirstPrefix) + std::to_string(options.race_end_after);
  std::string found;
  for_each_switch([&](std::string_view name, auto member, const auto& values, std::string_view,
                      std::string_view) {
    if (name == key) found = values[static_cast<std::size_t>(options.*member)];
  });
  return found;
}

std::string format_options(const Options& options) {
  const Options defaults;
  std::string text;
  for (const OptionInfo& info : option_infos()) {
    const std::string value = option_value(options, info.name);
    if (info.name != "laps" && value == option_value(defaults, info.name)) continue;
    text += (text.empty() ? "" : " ") + info.name + "=" + value;
  }
  return text;
}

}  // namespace chicane::speed_circuit
