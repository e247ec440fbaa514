// Options of `speed-circuit` as key=value.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/option_info.h"
#include "rules/speed_circuit/options.h"

namespace chicane::speed_circuit {

// All options, laps first, then in the order of the rulings.
std::vector<OptionInfo> option_infos();

// Empty if done, else one sentence: what is wrong and what would be right.
std::string set_option(Options& options, std::string_view key, std::string_view value);

std::string option_value(const Options& options, std::string_view key);

// "laps=2 min_speed=20": laps always, others where they differ from the default.
std::string format_options(const Options& options);

}  // namespace chicane::speed_circuit
