#include "lab/build_plot.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "lab/plot_sheet.h"

namespace chicane::lab {

namespace {

// In pixels.
constexpr double kGap = 28;      // Between maps beside each other.
constexpr double kNames = 92;    // Of rows.
constexpr double kCellMax = 38;  // Its width; many columns make it narrower.
constexpr double kCellHeight = 26;
constexpr double kHeads = 66;  // Title of the map and its columns.
constexpr double kFoot = 64;   // Legend.
constexpr int kSteps = 7;      // Of the legend.

// How much ink: a figure on the darkest can still be read.
double opacity(double heat) { return 0.03 + 0.39 * heat; }

// Categories in the order of levels.
constexpr std::size_t kStart = 0;
constexpr std::size_t kAcceleration = 1;
constexpr std::size_t kDeceleration = 2;
constexpr std::size_t kTop = 3;

// Two categories along an edge: groups of the one, in each all values of the other.
struct Axis {
  const BuildCategory& group;
  const BuildCategory& inner;
  std::size_t group_number;
  std::size_t inner_number;

  std::size_t size() const { return group.values.size() * inner.values.size(); }
  std::size_t place_of(const Build& build) const {
    const int row = build.levels[group_number] - group.lowest;
    const int column = build.levels[inner_number] - inner.lowest;
    return static_cast<std::size_t>(row) * inner.values.size() + static_cast<std::size_t>(column);
  }
};

struct Cell {
  double value = 0;
  std::size_t build = 0;
};
using Cells = std::map<std::pair<std::size_t, std::size_t>, Cell>;  // By row and column.

bool is_better(const BuildHeat& heat, double one, double other) {
  return heat.is_less_better ? one < other : one > other;
}

Cells cells_of(const BuildPlot& plot, const BuildHeat& heat, const Axis& columns,
               const Axis& rows) {
  Cells cells;
  for (std::size_t i = 0; i < plot.builds.size(); ++i) {
    if (!heat.values[i]) continue;
    const auto place = std::pair(rows.place_of(plot.builds[i]), columns.place_of(plot.builds[i]));
    const auto [cell, is_new] = cells.try_emplace(place, Cell{*heat.values[i], i});
    if (!is_new && is_better(heat, *heat.values[i], cell->second.value))
      cell->second = {*heat.values[i], i};
  }
  return cells;
}

std::string value_text(const BuildHeat& heat, double value) {
  const std::string text = fmt::format("{:.{}f}", value, heat.decimals);
  return heat.has_sign && value > 0 ? "+" + text : text;
}

class Sheet : public PlotSheet {
 public:
  Sheet() : PlotSheet("Builds compared") {}

  void add(const BuildPlot& plot) {
    if (!plot.title.empty()) head(plot.title, plot.subtitle);
    const Axis columns{plot.categories[kTop], plot.categories[kStart], kTop, kStart};
    const Axis rows{plot.categories[kAcceleration], plot.categories[kDeceleration], kAcceleration,
                    kDeceleration};
    const double room = kWidth - 2 * kMargin;
    cell_ = std::min(kCellMax, (room - kNames) / static_cast<double>(columns.size()));
    const double width = kNames + cell_ * static_cast<double>(columns.size());
    const double height = kHeads + kCellHeight * static_cast<double>(rows.size()) + kFoot;
    double left = kMargin;
    for (const BuildHeat& heat : plot.heats) {
      if (left + width > kWidth - kMargin + 1) {
        left = kMargin;
        y_ += height;
      }
      map(plot, heat, columns, rows, left);
      left += width + kGap;
    }
    y_ += height;
  }

 private:
  void map(const BuildPlot& plot, const BuildHeat& heat, const Axis& columns, const Axis& rows,
           double left) {
    left_ = left + kNames;
    top_ = y_ + kHeads;
    text("pp-ink pp-name", left, y_ + 20, heat.title);
    column_heads(columns);
    row_heads(rows, left);
    const Cells cells = cells_of(plot, heat, columns, rows);
    grid(columns, rows);
    if (cells.empty()) return;
    const auto [least, most] = std::minmax_element(
        cells.begin(), cells.end(),
        [](const auto& a, const auto& b) { return a.second.value < b.second.value; });
    const Cell best = heat.is_less_better ? least->second : most->second;
    const Cell worst = heat.is_less_better ? most->second : least->second;
    for (const auto& [place, cell] : cells) {
      const double span = best.value - worst.value;
      draw(plot, heat, place, cell, span == 0 ? 1 : (cell.value - worst.value) / span);
    }
    int bests = 0;
    for (const auto& [place, cell] : cells) {
      if (cell.value != best.value) continue;
      outline(place);
      ++bests;
    }
    legend(heat, worst.value, best.value, y_of(rows.size()));
    text("pp-tick", left, y_of(rows.size()) + 46,
         bests == 1 ? "red: the best, " + plot.builds[best.build].text
                    : fmt::format("red: the best, {} builds alike", bests));
  }

  void column_heads(const Axis& axis) {
    const double group = cell_ * static_cast<double>(axis.inner.values.size());
    for (std::size_t g = 0; g < axis.group.values.size(); ++g) {
      const double x = left_ + group * static_cast<double>(g);
      text("pp-note", x + group / 2, top_ - 26,
           fmt::format("{} {}", axis.group.name, axis.group.values[g]), "middle");
      for (std::size_t i = 0; i < axis.inner.values.size(); ++i)
        text("pp-tick", x + cell_ * (static_cast<double>(i) + 0.5), top_ - 8, axis.inner.values[i],
             "middle");
    }
    text("pp-tick", left_ - 8, top_ - 8, axis.inner.name, "end");
  }

  // "accelerates 40" beside its group, what it brakes by beside each row.
  void row_heads(const Axis& axis, double left) {
    const double group = kCellHeight * static_cast<double>(axis.inner.values.size());
    for (std::size_t g = 0; g < axis.group.values.size(); ++g) {
      const double y = top_ + group * static_cast<double>(g);
      for (std::size_t i = 0; i < axis.inner.values.size(); ++i) {
        const double base = y + kCellHeight * (static_cast<double>(i) + 0.5) + 4;
        if (i == 0) text("pp-note", left, base, fmt::format("accel {}", axis.group.values[g]));
        text("pp-tick", left_ - 8, base, axis.inner.values[i], "end");
      }
      if (g == 0) text("pp-tick", left, top_ - 8, "decel");
    }
  }

  void grid(const Axis& columns, const Axis& rows) {
    const double right = left_ + cell_ * static_cast<double>(columns.size());
    const double bottom = top_ + kCellHeight * static_cast<double>(rows.size());
    for (std::size_t g = 0; g <= columns.group.values.size(); ++g) {
      const double x = left_ + cell_ * static_cast<double>(g * columns.inner.values.size());
      line("pp-hair", x, top_, x, bottom);
    }
    for (std::size_t g = 0; g <= rows.group.values.size(); ++g) {
      const double y = top_ + kCellHeight * static_cast<double>(g * rows.inner.values.size());
      line("pp-hair", left_, y, right, y);
    }
  }

  double x_of(std::size_t column) const { return left_ + cell_ * static_cast<double>(column); }
  double y_of(std::size_t row) const { return top_ + kCellHeight * static_cast<double>(row); }

  void draw(const BuildPlot& plot, const BuildHeat& heat, std::pair<std::size_t, std::size_t> place,
            const Cell& cell, double share) {
    const std::string value = value_text(heat, cell.value);
    body_ += fmt::format("<g><title>{}: {}</title>", plot.builds[cell.build].text, value);
    box(x_of(place.second) + 1, y_of(place.first) + 1, cell_ - 2, kCellHeight - 2, share);
    // Many columns leave no room for a plus.
    const std::string_view shown =
        std::string_view(value).substr(cell_ < kCellMax && value.starts_with('+') ? 1 : 0);
    text("pp-ink", x_of(place.second) + cell_ / 2, y_of(place.first) + kCellHeight / 2 + 4.5, shown,
         "middle");
    body_ += "</g>";
  }

  void box(double x, double y, double width, double height, double share) {
    body_ += fmt::format(
        "<rect class=\"pp-ink\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "fill-opacity=\"{:.2f}\"/>",
        x, y, width, height, opacity(share));
  }

  void outline(std::pair<std::size_t, std::size_t> place) {
    body_ += fmt::format(
        "<rect class=\"pp-mean\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "fill=\"none\" stroke-width=\"2\"/>",
        x_of(place.second) + 1, y_of(place.first) + 1, cell_ - 2, kCellHeight - 2);
  }

  void legend(const BuildHeat& heat, double worst, double best, double y) {
    const double base = y + 24;
    text("pp-tick", left_ - 8, base, value_text(heat, worst), "end");
    for (int i = 0; i < kSteps; ++i)
      box(left_ + 20 * i, base - 12, 20, 14, static_cast<double>(i) / (kSteps - 1));
    text("pp-tick", left_ + 20 * kSteps + 8, base, value_text(heat, best));
  }

  double cell_ = 0;
  double left_ = 0;  // Of the cells of this map.
  double top_ = 0;
};

}  // namespace

std::string builds_svg(const std::vector<BuildPlot>& plots) {
  Sheet sheet;
  for (const BuildPlot& plot : plots) sheet.add(plot);
  return sheet.svg();
}

}  // namespace chicane::lab
