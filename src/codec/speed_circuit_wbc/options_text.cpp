#include "codec/speed_circuit_wbc/options_text.h"

#include "codec/option_table.h"

namespace chicane::speed_circuit_wbc {

namespace {

// WBC-F.4: best finishes by seat, "1/2/8/3"; 0 for a driver without one.
OptionEntry<Options> best_entry() {
  OptionEntry<Options> entry;
  entry.info = {"best",
                {"none", "places by seat, like 1/2/8/3"},
                "WBC-F.4",
                "best finish of each driver in the heats, for the grid of a final"};
  entry.right = "none or a place from 0 to 99 for each seat, like 1/2/8/3";
  entry.get = [](const Options& options) {
    std::size_t count = options.best.size();
    while (count > 0 && options.best[count - 1] == 0) --count;
    std::vector<std::string> places;
    for (std::size_t i = 0; i < count; ++i) places.push_back(std::to_string(options.best[i]));
    return places.empty() ? std::string("none") : join(places, "/");
  };
  entry.set = [](Options& options, std::string_view value) {
    std::array<std::uint8_t, kCarsMax> best{};
    const std::vector<std::string_view> parts = split(value, '/');
    if (value != "none") {
      if (parts.size() > best.size()) return false;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::optional<int> place = number(parts[i], 0, 99);
        if (!place) return false;
        best[i] = static_cast<std::uint8_t>(*place);
      }
    }
    options.best = best;
    return true;
  };
  return entry;
}

OptionTable<Options> make_table() {
  using O = Options;
  return {
      number_entry("laps", &O::laps, kLapsMax, "", "WBC-1.1", "length of the race"),
      switch_entry("race", &O::race, {"heat", "final"}, "WBC-F.4",
                   "in a final the grid value counts the points of the best finish"),
      best_entry(),
      switch_entry("chips_timing", &O::chips_timing, {"before", "after"}, "W3",
                   "chips are named before the dice of a roll are thrown, or when they lie"),
      switch_entry("double_test", &O::double_test, {"always_both", "recheck"}, "W4",
                   "after a failed acceleration test: the top speed test in any case, or only if "
                   "the speed left is still above top"),
      switch_entry("damage_floor", &O::damage_floor, {"table_minimum", "none"}, "W5",
                   "how low damage can bring a value"),
      switch_entry("unpayable_choice", &O::unpayable_choice, {"allowed", "last_resort"}, "W9",
                   "an option that cannot be paid: any time, or only if no other can"),
      switch_entry("eb_credit_unused", &O::eb_credit_unused, {"false", "true"}, "W10",
                   "does emergency braking first use up the deceleration that the plot left?"),
      switch_entry("failed_pass_braking", &O::failed_pass_braking, {"free", "chart"}, "W11",
                   "the speed lost by a failed pass: free, or charged as braking"),
      switch_entry("pass_chain", &O::pass_chain, {"consecutive", "same_move"}, "W12",
                   "which earlier passes make the next one harder"),
      switch_entry("blocked_row", &O::blocked_row, {"full_row", "occupied_space"}, "W13",
                   "a chain that fails goes off the track if the row is full, or always"),
      switch_entry("pass_counts_slip", &O::pass_counts_slip, {"true", "false"}, "W14",
                   "do bonus spaces count as movement left for a pass?"),
      switch_entry("off_fee", &O::off_fee, {"at_end", "any_time"}, "W16",
                   "the fee is due from cars off the track at the end, or at any time of the turn"),
      switch_entry("off_unpaid", &O::off_unpaid, {"one", "both"}, "W17",
                   "out if wear or chip is missing, or only if both are"),
      switch_entry("bid_minus3", &O::bid_minus3, {"three", "one"}, "W18",
                   "what a -3 chip counts in bids"),
      switch_entry("three_wide", &O::three_wide, {"at_least", "exactly"}, "W22",
                   "which crash rows count as three wide"),
      switch_entry("stall_restart", &O::stall_restart, {"start", "accel"}, "W24",
                   "what governs the plot after a stall"),
      switch_entry("plot_entry", &O::plot_entry, {"free", "legal_only"}, "W33",
                   "impossible and missing plots: corrected, or refused"),
      number_entry("turn_limit", &O::turn_limit, kTurnLimitMax, "none", "W36",
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

}  // namespace chicane::speed_circuit_wbc
