// Paper for pictures of figures, in the look of the site: one SVG file, light or dark as the reader
// has it. Plots stand below each other.
#pragma once

#include <string>
#include <string_view>

namespace chicane::lab {

class PlotSheet {
 public:
  // In pixels.
  static constexpr double kWidth = 960;
  static constexpr double kMargin = 32;

  // What it shows, for those who cannot see it.
  explicit PlotSheet(std::string_view label) : label_(label) {}

  std::string svg() const;

 protected:
  // Title, subtitle and the double rule.
  void head(std::string_view title, std::string_view subtitle);
  void text(std::string_view classes, double x, double y, std::string_view words,
            std::string_view anchor = "start");
  void line(std::string_view classes, double x1, double y1, double x2, double y2,
            std::string_view more = "stroke-width=\"1\"");

  std::string body_;
  double y_ = 0;  // Where the next plot begins.

 private:
  std::string label_;
};

}  // namespace chicane::lab
