#include "report/lap_chart.h"

#include <algorithm>

#include "base/text.h"
#include "drawing/html.h"
#include "drawing/theme.h"

namespace chicane::report {

namespace {

constexpr int kShapes = 6;  // Colours of cars.

// In pixels.
constexpr int kWidth = 960;
constexpr int kLeft = 64;
constexpr int kNames = 190;  // Right of the lines.
constexpr int kTop = 56;
constexpr int kFoot = 48;
constexpr int kBend = 20;  // Width of a change of place.

// Each car has its own, so that lines are told apart without their colours.
constexpr const char* kDashes[] = {"",         "16 4",    "9 4",          "4 3",
                                   "12 4 3 4", "6 2",     "20 4 3 4 3 4", "3 5",
                                   "14 6",     "8 3 3 3", "5 5",          "24 6"};

// After the last car that comes home is home nothing changes any more but who else is out.
std::size_t columns_of(const std::vector<Moment>& moments) {
  const auto home = [](const Moment& moment) {
    return std::count_if(
        moment.table.cars.begin(), moment.table.cars.end(),
        [](const desk::CarOnTable& car) { return car.condition == Condition::home; });
  };
  const auto all = home(moments.back());
  if (all == 0) return moments.size();
  const auto last = std::find_if(moments.begin(), moments.end(),
                                 [&](const Moment& moment) { return home(moment) == all; });
  return static_cast<std::size_t>(last - moments.begin()) + 1;
}

std::vector<ChartLine> lines_of(const Timeline& timeline) {
  std::vector<ChartLine> lines;
  for (const desk::CarOnTable& car : timeline.moments.front().table.cars) {
    const int shape = car.shape % kShapes;
    const auto before = std::count_if(lines.begin(), lines.end(),
                                      [&](const ChartLine& line) { return line.shape == shape; });
    lines.push_back({shape,
                     shape + kShapes * static_cast<int>(before),
                     car.number,
                     timeline.names[car.car],
                     {},
                     false});
  }
  return lines;
}

struct Plot {
  int row = 0;
  int columns = 0;

  int x(std::size_t column) const {
    const int width = kWidth - kLeft - kNames;
    return columns < 2 ? kLeft : kLeft + width * static_cast<int>(column) / (columns - 1);
  }
  int y(int place) const { return kTop + row / 2 + row * (place - 1); }
};

// Level while the place is held; a change is a short bend that ends at its turn.
std::string path_of(const Plot& plot, const std::vector<int>& places) {
  std::string path = fill("M{} {}", plot.x(0), plot.y(places.front()));
  for (std::size_t i = 1; i < places.size(); ++i) {
    const int x = plot.x(i);
    const int y = plot.y(places[i]);
    if (places[i] == places[i - 1]) {
      path += fill("H{}", x);
      continue;
    }
    const int width = std::min(kBend, x - plot.x(i - 1));
    path += fill("H{}C{} {} {} {} {} {}", x - width, x - width / 2, plot.y(places[i - 1]),
                 x - width / 2, y, x, y);
  }
  return path;
}

std::string text_at(const char* style, int x, int y, std::string_view text) {
  return fill(R"(<text class="{}" x="{}" y="{}">{}</text>)", style, x, y,
              drawing::markup_text(text));
}

// The colour lies in dashes on a dark line: what colours lose on a printer, dashes keep.
std::string draw_line(const Plot& plot, const ChartLine& line) {
  const std::string path = path_of(plot, line.places);
  const char* dash = kDashes[static_cast<std::size_t>(line.dash) % std::size(kDashes)];
  return fill(R"(<path class="lc-casing" d="{}"/><path class="lc-{}" d="{}"{}/>)", path,
              line.shape + 1, path,
              *dash == '\0' ? std::string() : fill(R"( stroke-dasharray="{}")", dash));
}

std::string roundel(int x, int y, const std::string& number) {
  return fill(R"(<circle class="lc-roundel" cx="{}" cy="{}" r="11"/>)", x, y) +
         text_at("lc-number", x, y + 4, number);
}

std::string draw_ends(const Plot& plot, const ChartLine& line) {
  const int end = plot.x(line.places.size() - 1);
  const int y = plot.y(line.places.back());
  std::string text = roundel(kLeft, plot.y(line.places.front()), line.number);
  if (!line.is_out) {
    return text + roundel(end + 14, y, line.number) +
           text_at("lc-name", end + 32, y + 5, line.name);
  }
  // A cross where the car went out.
  text += fill(R"(<path class="lc-cross" d="M{} {}l12 12m0 -12l-12 12"/>)", end - 6, y - 6);
  return text + roundel(end + 22, y, line.number) +
         text_at("lc-name", end + 40, y + 5, line.name + ", out");
}

std::string inks(Theme theme) {
  const auto of = [&](const char* name) { return drawing::colour(name, theme); };
  return fill(
      ".lc-paper{fill:{}}.lc-name{stroke:{}}.lc-title,.lc-name{fill:{}}.lc-tick{fill:{}}.lc-rule{"
      "stroke:{}}"
      ".lc-lap{stroke:{}}.lc-cross{stroke:{}}",
      of("surface"), of("surface"), of("ink"), of("ink2"), of("rule"), of("rule2"), of("red"));
}

std::string style() {
  std::string text =
      "<style>.lc{font-family:Inter,system-ui,'Segoe UI',sans-serif;font-size:13px;"
      "font-variant-numeric:tabular-nums}"
      ".lc-title{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;"
      "font-size:20px;font-weight:700}.lc-name{font-weight:600;stroke-width:4px;paint-order:stroke}"
      ".lc-tick{font-size:12px}.lc-place{text-anchor:end}"
      ".lc path{fill:none;stroke-width:3;stroke-linejoin:round}"
      ".lc .lc-casing{stroke:#101214;stroke-width:5.5}"
      ".lc .lc-lap{stroke-width:1;stroke-dasharray:3 4}.lc .lc-rule{stroke-width:1}"
      ".lc-roundel{fill:#FFFDF7;stroke:#101214;stroke-width:1.5}"
      ".lc-number{fill:#101214;font-size:11px;font-weight:700;text-anchor:middle}";
  for (int shape = 1; shape <= kShapes; ++shape)
    text += fill(".lc-{}{stroke:{}}", shape,
                 drawing::colour("car-" + std::to_string(shape), Theme::light));
  return text + inks(Theme::light) + "@media screen and (prefers-color-scheme:dark){" +
         inks(Theme::dark) + "}</style>";
}

std::string draw_frame(const Plot& plot, const LapChart& chart, std::string_view title) {
  const int cars = static_cast<int>(chart.lines.size());
  const int bottom = plot.y(cars) + plot.row / 2;
  std::string text = text_at("lc-title", kLeft - 40, 32, title);
  for (int place = 1; place <= cars; ++place) {
    text +=
        fill(R"(<path class="lc-rule" d="M{} {}H{}"/>)", kLeft, plot.y(place), kWidth - kNames) +
        text_at("lc-tick lc-place", kLeft - 22, plot.y(place) + 4, std::to_string(place));
  }
  for (const LapMark& mark : chart.laps) {
    const int x = plot.x(static_cast<std::size_t>(mark.column));
    const int first = chart.turns[static_cast<std::size_t>(mark.column)] + 1;
    text += fill(R"(<path class="lc-lap" d="M{} {}V{}"/>)", x, kTop, bottom) +
            text_at("lc-name", x + 4, bottom + 18, fill("lap {}", mark.lap)) +
            text_at("lc-tick", x + 4, bottom + 34, fill("turn {}", first));
  }
  return text;
}

}  // namespace

LapChart lap_chart_of(const Timeline& timeline) {
  LapChart chart;
  chart.lines = lines_of(timeline);
  const std::size_t columns = columns_of(timeline.moments);
  for (std::size_t column = 0; column < columns; ++column) {
    const Moment& moment = timeline.moments[column];
    chart.turns.push_back(moment.turn);
    const int lap = std::max(1, moment.table.lap);
    if (chart.laps.empty() || lap > chart.laps.back().lap)
      chart.laps.push_back({lap, static_cast<int>(column)});
    int place = 0;
    for (const desk::CarOnTable* car : running_order(moment.table)) {
      ChartLine& line = chart.lines[static_cast<std::size_t>(car->car)];
      ++place;
      if (line.is_out) continue;
      line.places.push_back(place);
      line.is_out = car->condition == Condition::out;
    }
  }
  // Who goes out after that has its cross at the end of the line.
  for (const desk::CarOnTable& car : timeline.moments.back().table.cars) {
    if (car.condition == Condition::out)
      chart.lines[static_cast<std::size_t>(car.car)].is_out = true;
  }
  return chart;
}

std::string to_svg(const LapChart& chart, std::string_view title) {
  const int cars = static_cast<int>(chart.lines.size());
  Plot plot;
  plot.row = cars <= 6 ? 44 : cars <= 10 ? 36 : 30;
  plot.columns = static_cast<int>(chart.turns.size());
  const int height = kTop + plot.row * cars + kFoot;
  std::string body = draw_frame(plot, chart, title);
  for (const ChartLine& line : chart.lines) body += draw_line(plot, line);
  for (const ChartLine& line : chart.lines) body += draw_ends(plot, line);
  const std::string size = fill(R"(width="{}" height="{}")", kWidth, height);
  return fill(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"lc\" viewBox=\"0 0 {} {}\" {} "
      "role=\"img\" aria-label=\"Lap chart: the place of every car after every turn\">{}{}"
      "<rect class=\"lc-paper\" {}/>{}</svg>\n",
      kWidth, height, size, drawing::kMark, style(), size, body);
}

}  // namespace chicane::report
