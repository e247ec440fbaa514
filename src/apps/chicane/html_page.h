// Pages that need nothing beside them: style and tables.
#pragma once

#include <string>

#include "apps/chicane/lab_table.h"

namespace chicane::app {

// `title` is plain text, `header` and `body` are markup.
std::string html_page(const std::string& title, const std::string& header, const std::string& body);

std::string html_table(const Table& table);

}  // namespace chicane::app
