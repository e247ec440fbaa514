#include "lab/place_plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "lab/plot_sheet.h"

namespace chicane::lab {

namespace {

// In pixels.
constexpr double kNames = 250;     // Width of the column of names.
constexpr double kStrip = 96;      // One entry.
constexpr double kBars = 58;       // The highest bar.
constexpr double kFoot = 44;       // Places.
constexpr double kColumnMax = 96;  // A few cars do not make fat bars.

// Fits the column of names; a longer one ends in dots.
std::string shortened(const std::string& name) {
  constexpr std::size_t kLettersMax = 28;
  return name.size() <= kLettersMax ? name : name.substr(0, kLettersMax - 1) + "…";
}

class Sheet : public PlotSheet {
 public:
  Sheet() : PlotSheet("Finishing places") {}

  void add(const PlacePlot& plot) {
    if (!plot.title.empty()) head(plot.title, plot.subtitle);
    std::size_t places = 1;
    double most = 0;
    for (const PlaceRow& row : plot.rows) {
      places = std::max(places, row.shares.size());
      for (const double share : row.shares) most = std::max(most, share);
    }
    column_ = std::min(kColumnMax, (kWidth - 2 * kMargin - kNames) / static_cast<double>(places));
    for (const PlaceRow& row : plot.rows) strip(row, places, most);
    foot(places);
  }

 private:
  // Columns of large fields are too narrow for more than whole numbers.
  std::string share_text(double share) const {
    if (share == 0) return "0";
    return column_ < 44 ? fmt::format("{:.0f}", 100 * share) : fmt::format("{:.1f} %", 100 * share);
  }

  double left_of(std::size_t place) const {
    return kMargin + kNames + static_cast<double>(place) * column_;
  }

  void strip(const PlaceRow& row, std::size_t places, double most) {
    const double base = y_ + kStrip - 14;
    text("pp-ink pp-name", kMargin, base - 26, shortened(row.name));
    text("pp-note", kMargin, base - 8, row.note);
    // What each place would have if nobody were better.
    const double level = base - kBars * (1 / static_cast<double>(places)) / most;
    line("pp-rule", left_of(0), level, left_of(places), level,
         "stroke-width=\"1\" stroke-dasharray=\"2 4\"");
    for (std::size_t i = 0; i < row.shares.size(); ++i) {
      const double height = kBars * row.shares[i] / most;
      body_ += fmt::format(
          "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>",
          i == 0 ? "pp-first" : "pp-bar", left_of(i) + column_ * 0.14, base - height,
          column_ * 0.72, height);
      text("pp-note pp-over", left_of(i) + column_ / 2, base - height - 5,
           share_text(row.shares[i]), "middle");
    }
    line("pp-rule", left_of(0), base + 0.5, left_of(places), base + 0.5);
    mean(row, base);
    y_ += kStrip;
  }

  // On the base line: the mean place with its interval.
  void mean(const PlaceRow& row, double base) {
    if (row.mean.races == 0) return;
    const auto x = [&](double place) { return left_of(0) + (place - 0.5) * column_; };
    if (std::isfinite(row.mean.margin))
      line("pp-mean", x(row.mean.low()), base + 12, x(row.mean.high()), base + 12,
           "stroke-width=\"2\" stroke-linecap=\"round\"");
    body_ += fmt::format("<path class=\"pp-dot\" d=\"M{0:.1f} {1:.1f}l5 7h-10z\"/>",
                         x(row.mean.mean), base + 2);
  }

  void foot(std::size_t places) {
    const double y = y_ + 16;
    text("pp-tick", kMargin, y, "Place; red: the mean and its interval");
    for (std::size_t i = 0; i < places; ++i)
      text("pp-tick", left_of(i) + column_ / 2, y, ordinal(static_cast<int>(i) + 1), "middle");
    y_ += kFoot;
  }

  double column_ = 0;
};

}  // namespace

std::string places_svg(const std::vector<PlacePlot>& plots) {
  Sheet sheet;
  for (const PlacePlot& plot : plots) sheet.add(plot);
  return sheet.svg();
}

}  // namespace chicane::lab
