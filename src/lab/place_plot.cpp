#include "lab/place_plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "drawing/html.h"
#include "drawing/theme.h"

namespace chicane::lab {

namespace {

// In pixels.
constexpr double kWidth = 960;
constexpr double kMargin = 32;
constexpr double kNames = 250;     // Width of the column of names.
constexpr double kHead = 84;       // Title, subtitle and double rule.
constexpr double kStrip = 96;      // One entry.
constexpr double kBars = 58;       // The highest bar.
constexpr double kFoot = 44;       // Places.
constexpr double kColumnMax = 96;  // A few cars do not make fat bars.

struct Ink {
  const char* name;  // Of the class.
  const char* property;
  const char* token;
};
constexpr Ink kInks[] = {
    {"pp-paper", "fill", "surface"}, {"pp-ink", "fill", "ink"},        {"pp-note", "fill", "ink2"},
    {"pp-tick", "fill", "ink3"},     {"pp-bar", "fill", "ink3"},       {"pp-first", "fill", "ink"},
    {"pp-rule", "stroke", "rule2"},  {"pp-hair", "stroke", "rule"},    {"pp-mean", "stroke", "red"},
    {"pp-dot", "fill", "red"},       {"pp-over", "stroke", "surface"},
};

std::string inks(Theme theme) {
  std::string text;
  for (const Ink& ink : kInks)
    text += fmt::format(".{}{{{}:{}}}", ink.name, ink.property, drawing::colour(ink.token, theme));
  return text;
}

std::string style() {
  return "<style>.pp{font-family:Inter,system-ui,'Segoe UI',sans-serif;font-size:12.5px;"
         "font-variant-numeric:tabular-nums}"
         ".pp-title{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;"
         "font-size:24px;font-weight:700}.pp-name{font-size:15px;font-weight:650}"
         ".pp-over{paint-order:stroke;stroke-width:4px}" +
         inks(Theme::light) + "@media(prefers-color-scheme:dark){" + inks(Theme::dark) +
         "}</style>";
}

// Fits the column of names; a longer one ends in dots.
std::string shortened(const std::string& name) {
  constexpr std::size_t kLettersMax = 28;
  return name.size() <= kLettersMax ? name : name.substr(0, kLettersMax - 1) + "…";
}

class Sheet {
 public:
  void add(const PlacePlot& plot) {
    if (!plot.title.empty()) head(plot);
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

  std::string svg() const {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pp\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
        "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\" aria-label=\"Finishing places\">{2}"
        "<rect class=\"pp-paper\" width=\"{0:.0f}\" height=\"{1:.0f}\"/>{3}</svg>\n",
        kWidth, y_ + kMargin / 2, style(), body_);
  }

 private:
  void text(const char* classes, double x, double y, std::string_view words,
            const char* anchor = "start") {
    body_ +=
        fmt::format("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>",
                    classes, x, y, anchor, drawing::markup_text(words));
  }
  void line(const char* classes, double x1, double y1, double x2, double y2,
            std::string_view more = "stroke-width=\"1\"") {
    body_ += fmt::format(
        "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>", classes,
        x1, y1, x2, y2, more);
  }

  void head(const PlacePlot& plot) {
    text("pp-ink pp-title", kMargin, y_ + 40, plot.title);
    text("pp-note", kMargin, y_ + 60, plot.subtitle);
    // The double rule under a masthead.
    line("pp-rule", kMargin, y_ + 73.5, kWidth - kMargin, y_ + 73.5);
    line("pp-rule", kMargin, y_ + 76.5, kWidth - kMargin, y_ + 76.5);
    y_ += kHead;
  }

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

  std::string body_;
  double y_ = 0;
  double column_ = 0;
};

}  // namespace

std::string places_svg(const std::vector<PlacePlot>& plots) {
  Sheet sheet;
  for (const PlacePlot& plot : plots) sheet.add(plot);
  return sheet.svg();
}

}  // namespace chicane::lab
