#include "codec/speed_circuit/options_text.h"

#include "codec/option_table.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {

namespace {

constexpr std::string_view kFirstPrefix = "first_";

// Q32: all, or first_n.
OptionEntry<Options> race_end_entry() {
  const std::string most = std::string(kFirstPrefix) + std::to_string(kCarsMax);
  OptionEntry<Options> entry;
  entry.info = {"race_end", {"all", "first_1 to " + most}, "Q32", "when the race stops"};
  entry.right = "all or first_1 to " + most;
  entry.get = [](const Options& options) {
    return options.race_end_after == 0
               ? std::string("all")
               : std::string(kFirstPrefix) + std::to_string(options.race_end_after);
  };
  entry.set = [](Options& options, std::string_view value) {
    std::optional<int> first = value == "all" ? std::optional<int>(0) : std::nullopt;
    if (value.starts_with(kFirstPrefix))
      first = number(value.substr(kFirstPrefix.size()), 1, kCarsMax);
    if (first) options.race_end_after = *first;
    return first.has_value();
  };
  return entry;
}

OptionTable<Options> make_table() {
  using O = Options;
  return {
      number_entry("laps", &O::laps, kLapsMax, "", "SC-2.2", "length of the race"),
      switch_entry("start_speed_rule", &O::start_speed_rule, {"at_most", "exact"}, "Q4",
                   "may a starting car plot less than its Start Speed?"),
      switch_entry("min_speed", &O::min_speed, {"0", "20"}, "Q5",
                   "the lowest speed that may be plotted"),
      switch_entry("push_after_spin", &O::push_after_spin, {"allowed", "forbidden"}, "Q6",
                   "may Start Speed be exceeded by 20 after a spinout?"),
      switch_entry(
          "test_timing", &O::test_timing, {"own_move", "after_reveal"}, "Q7",
          "tests and braking at each car's own move, or of all cars before the first moves"),
      switch_entry("engine_fail_speed", &O::engine_fail_speed, {"new_specs", "attempt_minus_20"},
                   "Q8", "speed on the turn an engine test fails"),
      switch_entry("unpayable_decel", &O::unpayable_decel, {"illegal", "spin"}, "Q11",
                   "braking that cannot be paid: no lawful plot, or a spinout"),
      switch_entry(
          "corner_lower_limit", &O::corner_lower_limit, {"reassess", "free"}, "Q16",
          "same corner, next turn, lower limit, same speed: pay the difference, or nothing"),
      switch_entry(
          "over_60_corner", &O::over_60_corner, {"crash", "illegal"}, "Q17",
          "80 or more over a corner limit: a crash, or not to be driven while another way is open"),
      switch_entry("zero_wear_cap", &O::zero_wear_cap, {"posted", "effective"}, "Q19",
                   "without wear, 20 above the posted limit, or above what a line allows"),
      switch_entry("arrow_join", &O::arrow_join, {"first_space", "before_corner", "any"}, "Q21",
                   "where a printed line may be joined"),
      switch_entry("spin_space", &O::spin_space, {"first_posted", "first_offending"}, "Q25",
                   "where a car that spins in a corner stops"),
      switch_entry("crash_after_line", &O::crash_after_line, {"not_finished", "finished"}, "Q31",
                   "a crash on the move that passes the finish"),
      race_end_entry(),
      number_entry("turn_limit", &O::turn_limit, kTurnLimitMax, "none", "Q37",
                   "turns after which the race is over"),
  };
}

const OptionTable<Options>& table() {
  static const OptionTable<Options> entries = make_table();
  return entries;
}

}  // namespace

std::vector<OptionInfo> option_infos() { return chicane::option_infos(table()); }

std::string set_option(Options& options, std::string_view key, std::string_view value) {
  return chicane::set_option(table(), options, key, value);
}

std::string option_value(const Options& options, std::string_view key) {
  return chicane::option_value(table(), options, key);
}

std::string format_options(const Options& options) {
  return chicane::format_options(table(), options);
}

}  // namespace chicane::speed_circuit
