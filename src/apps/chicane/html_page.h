// A report in one file that needs no network: tables and pictures in the look of the site.
#pragma once

#include <string>

#include "apps/chicane/lab_table.h"

namespace chicane::app {

struct HtmlHead {
  std::string title;    // Of the window.
  std::string heading;  // "300 races"
  std::string subject;  // A rule set, a race, a study.
  std::string options;  // As in a record.
  std::string note;     // What the figures mean.
};

// `body` is markup.
std::string html_page(const HtmlHead& head, const std::string& body);

std::string html_table(const Table& table);

// A picture, as SVG, in its own panel.
std::string html_picture(const std::string& svg);

}  // namespace chicane::app
