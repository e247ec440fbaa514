// Options of `grand-prix-advanced` as key=value.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/option_info.h"
#include "rules/grand_prix_advanced/options.h"

namespace chicane::grand_prix_advanced {

std::vector<OptionInfo> option_infos();
std::string set_option(Options& options, std::string_view key, std::string_view value);
std::string option_value(const Options& options, std::string_view key);
std::string format_options(const Options& options);

}  // namespace chicane::grand_prix_advanced
