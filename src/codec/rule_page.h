// A rule set on a page of text: options, tables, sources, in lines of at most 100 columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/option_info.h"
#include "codec/table_info.h"

namespace chicane {

inline constexpr std::size_t kPageWidth = 100;

std::string format_options_page(const std::vector<OptionInfo>& options);

// One blank line between tables; names, statuses and clauses stand below one another.
std::string format_tables_page(const std::vector<TableInfo>& tables);

std::string format_sources_page(const SourceInfo& source);

// The text in lines of at most so many columns, parted at blanks. A longer word stays whole.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

}  // namespace chicane
