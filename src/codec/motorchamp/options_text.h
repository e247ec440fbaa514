// Options of `motorchamp` as key=value.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/option_info.h"
#include "rules/motorchamp/options.h"

namespace chicane::motorchamp {

// All options, laps first, then in the order of the rulings.
std::vector<OptionInfo> option_infos();

// Empty if done, else one sentence: what is wrong and what would be right.
std::string set_option(Options& options, std::string_view key, std::string_view value);

std::string option_value(const Options& options, std::string_view key);

// "laps=4 pit_stops=0": laps always, others where they differ from the default.
std::string format_options(const Options& options);

}  // namespace chicane::motorchamp
