// The tables of a league for a terminal, a document, a spreadsheet, a browser, a machine.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "apps/chicane/league_tables.h"

namespace chicane::app {

void print_sections(const std::string& title, const Sections& sections);

std::string sections_markdown(const std::string& title, const Sections& sections);
// Each table with its title before it, an empty line between two.
std::string sections_csv(const Sections& sections);
std::string sections_page(const std::string& title, const Sections& sections);  // HTML.
boost::json::value sections_json(const std::string& title, const Sections& sections);

}  // namespace chicane::app
