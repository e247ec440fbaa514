#include "drawing/svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "base/text.h"
#include "drawing/html.h"
#include "drawing/theme.h"

namespace chicane {

namespace drawing {

namespace {

// Pixels a lane below which limits, ticks and trees only blur.
constexpr double kDetailPixels = 10;
constexpr double kReadablePixels = 5;
constexpr double kAnySize = 100;  // Pixels a unit when nobody says how large it will be seen.

// One decimal, none if it is 0.
std::string decimal(double value) {
  const long tenths = std::lround(value * 10);
  const long whole = std::abs(tenths) / 10;
  const long rest = std::abs(tenths) % 10;
  std::string text = tenths < 0 ? "-" : "";
  text += std::to_string(whole);
  if (rest != 0) text += "." + std::to_string(rest);
  return text;
}

std::string pair(Point p) { return decimal(p.x) + " " + decimal(p.y); }

std::string path_data(const std::vector<Point>& points, bool is_closed) {
  std::string data;
  for (std::size_t i = 0; i < points.size(); ++i) data += (i == 0 ? "M" : "L") + pair(points[i]);
  if (is_closed) data += "Z";
  return data;
}

class Writer {
 public:
  Writer(const Drawing& drawing, const SvgOptions& options)
      : drawing_(drawing),
        theme_(options.theme),
        pixels_(options.width == 0 ? kAnySize : options.width / drawing.sheet.width()),
        is_detailed_(pixels_ * drawing.lane >= kDetailPixels) {}

  std::string run() {
    open();
    style();
    patterns();
    ground();
    road();
    marks();
    words();
    lap();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  std::string colour(std::string_view name) const { return drawing::colour(name, theme_); }

  void open() {
    const Box& s = drawing_.sheet;
    out_ += fill(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {}" role="img" )"
                 R"(aria-label="{}" class="board {}">{})",
                 pair({s.left, s.top}), pair({s.width(), s.height()}), markup_text(drawing_.title),
                 kFormNames[static_cast<std::size_t>(drawing_.form)], kMark);
    out_ += "\n";
  }

  void rule(std::string_view selector, const std::string& body) {
    out_ += std::string(selector) + "{" + body + "}\n";
  }

  void fill_rule(std::string_view selector, std::string_view name) {
    rule(selector, "fill:" + colour(name));
  }

  void style() {
    out_ += "<style>\n";
    rule("text",
         "font-family:Inter,sans-serif;font-variant-numeric:tabular-nums;fill:" + colour("ink"));
    rule(".headline,.long-headline,.corner-name",
         "font-family:'League Spartan',Futura,'Century Gothic',sans-serif;font-weight:700");
    for (std::size_t role = 0; role < kTextNames.size(); ++role)
      rule("." + std::string(kTextNames[role]),
           "font-size:" + decimal(size_of(static_cast<TextRole>(role))) + "px");
    rule(".figure", "font-weight:650");
    fill_rule(".turns,.note,.figure-name,.legend", "ink2");
    fill_rule(".tick", "ink3");
    rule(".limit,.small-limit,.factor",
         "font-weight:700;paint-order:stroke;stroke-width:2.4;stroke-linejoin:round;stroke:" +
             colour("asphalt") + ";fill:" + colour("limit"));
    rule("text.pit-number",
         "font-weight:700;fill:" + colour(drawing_.form == Form::bands ? "car-ink" : "ink"));
    surfaces();
    strokes();
    out_ += "</style>\n";
  }

  void surfaces() {
    fill_rule(".paper", "paper");
    rule(".field", "stroke-width:.6;fill:" + colour("field") + ";stroke:" + colour("rule2"));
    rule(".trees", "fill:none;stroke-linecap:round;stroke:" + colour("tree"));
    fill_rule(".run-off", "sand");
    fill_rule(".stand,.pit-lane", "pit");
    rule(".pit", "stroke-width:1;fill:" + colour("pit") + ";stroke:" + colour("ink2"));
    rule(".side-place", "stroke-width:.8;fill:" + colour("surface") + ";stroke:" + colour("ink3"));
    for (int car = 1; car <= 6; ++car) {
      const std::string name = "car-" + std::to_string(car);
      fill_rule("." + name, name);
    }
    rule(".verge", "stroke-linejoin:round;stroke-width:5;fill:none;stroke:" + colour("verge"));
    rule(".road,.deck", "fill-rule:evenodd;fill:" + colour("asphalt"));
    rule(".island", "stroke-linejoin:round;stroke-width:1.6;fill:" + colour("field") +
                        ";stroke:" + colour("verge"));
    rule(".space", "stroke-width:1.1;stroke-linejoin:round;stroke:" + colour("asphalt"));
    fill_rule(".straight", "space");
    fill_rule(".corner", drawing_.form == Form::bands ? "band" : "corner");
    for (const std::string_view tone :
         {"dice-1", "dice-2", "dice-3", "factor-1", "factor-2", "factor-3"})
      fill_rule("." + std::string(tone), tone);
    fill_rule(".chequer-light", "kerb2");
    fill_rule(".chequer-dark", "asphalt");
    rule(".pips", "fill:none;stroke-linecap:round;stroke-width:2.6;stroke:" + colour("limit"));
  }

  void strokes() {
    rule(".kerb", "fill:none;stroke-width:3.4;stroke:" + colour("kerb2"));
    rule(".kerb-red",
         "fill:none;stroke-width:3.4;stroke-dasharray:3.2 3.2;stroke:" + colour("kerb"));
    rule("path.tick", "fill:none;stroke-width:.8;stroke:" + colour("ink3"));
    rule(".bracket", "fill:none;stroke-width:1;stroke-opacity:.85;stroke:" + colour("limit"));
    rule(".solid", "fill:none;stroke-width:2.6;stroke:" + colour("limit"));
    rule(".arrow", "fill:none;stroke-width:1.1;stroke-linejoin:round;stroke:" + colour("ink2"));
    rule(".rail", "fill:none;stroke-width:2.2;stroke-linecap:round;stroke:" + colour("rule2"));
    for (const std::string_view name : {"line-red", "line-green"}) {
      const std::string stroke = colour(name);
      rule(
          "." + std::string(name),
          "fill:none;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round;stroke:" + stroke);
      rule("." + std::string(name) + "-end", "fill:" + stroke);
    }
    rule(".rule", "stroke-width:1.1;stroke:" + colour("ink"));
    rule(".compass", "stroke-width:.8;fill:" + colour("surface") + ";stroke:" + colour("rule2"));
    fill_rule(".needle", "ink");
    if (!drawing_.lap) return;
    rule(".lap-edge,.lap", "fill:none;stroke-linecap:round;stroke-linejoin:round");
    rule(".lap-edge", "stroke-width:7;stroke-opacity:.75;stroke:" + colour("asphalt"));
    rule(".lap", "stroke-width:3.2;stroke:" + colour("limit"));
    rule(".stop", "stroke-width:1.6;fill:" + colour("limit") + ";stroke:" + colour("asphalt"));
    rule(".stop-label",
         "font-size:9px;font-weight:700;text-anchor:middle;fill:" + colour("asphalt"));
  }

  // Factors are told apart without colour: strokes one way, strokes both ways.
  void patterns() {
    if (drawing_.form != Form::cells) return;
    out_ += "<defs>";
    for (const auto& [id, lines] :
         {std::pair{"hatch-2", "M0 3.5H7"}, std::pair{"hatch-3", "M0 3.5H7M3.5 0V7"}}) {
      out_ += fill(R"-(<pattern id="{}" width="7" height="7" patternUnits="userSpaceOnUse" )-"
                   R"-(patternTransform="rotate(45)"><path d="{}" stroke="{}" )-"
                   R"-(stroke-opacity=".22"/></pattern>)-",
                   id, lines, colour("limit"));
    }
    out_ += "</defs>\n";
  }

  void box(std::string_view style_class, const Box& b) {
    out_ += "<rect class=\"" + std::string(style_class) + "\" x=\"" + decimal(b.left) + "\" y=\"" +
            decimal(b.top) + "\" width=\"" + decimal(b.width()) + "\" height=\"" +
            decimal(b.height()) + "\"/>\n";
  }

  void path(std::string_view style_class, const std::string& data) {
    out_ += "<path class=\"" + std::string(style_class) + "\" d=\"" + data + "\"/>\n";
  }

  void area(const Area& a) {
    std::string style_class(kAreaNames[static_cast<std::size_t>(a.role)]);
    if (a.car > 0) style_class += " car-" + std::to_string(a.car);
    std::string data = path_data(a.outline, true);
    if (!a.hole.empty()) data += path_data(a.hole, true);
    if (a.place.empty()) {
      path(style_class, data);
      return;
    }
    out_ += "<path class=\"" + style_class + "\" id=\"" + markup_text(a.place) + "\" d=\"" + data +
            "\"><title>" + markup_text(a.place) + "</title></path>\n";
  }

  void areas(AreaRole from, AreaRole to) {
    for (const Area& a : drawing_.areas) {
      if (a.role >= from && a.role <= to) area(a);
    }
  }

  void ground() {
    box("paper", drawing_.sheet);
    box("field", drawing_.field);
    if (is_detailed_) trees();
    areas(AreaRole::run_off, AreaRole::side_place);
  }

  // Three sizes, each one path of dots.
  void trees() {
    constexpr std::array kRadii = {1.3, 2.0, 2.7};
    for (std::size_t size = 0; size < kRadii.size(); ++size) {
      std::string dots;
      for (const Tree& tree : drawing_.trees) {
        const auto own = std::min<std::size_t>(2, static_cast<std::size_t>(tree.radius));
        if (own == size) dots += "M" + pair(tree.at) + "h.01";
      }
      if (dots.empty()) continue;
      out_ += fill(R"(<path class="trees" stroke-width="{}" d="{}"/>)", decimal(kRadii[size] * 2),
                   dots);
      out_ += "\n";
    }
  }

  void road() {
    for (const Area& a : drawing_.areas) {
      if (a.role != AreaRole::road) continue;
      path("verge", path_data(a.outline, true) + path_data(a.hole, true));
      area(a);
    }
    kerbs();
    spaces(false);
    areas(AreaRole::island, AreaRole::island);
    lines(false);
    bridge();
    lines(true);
    areas(AreaRole::chequer_light, AreaRole::chequer_dark);
  }

  void bridge() {
    const bool is_there = std::any_of(drawing_.areas.begin(), drawing_.areas.end(),
                                      [](const Area& a) { return a.role == AreaRole::deck; });
    if (!is_there) return;
    areas(AreaRole::deck, AreaRole::deck);
    spaces(true);
    stroke(StrokeRole::rail);
  }

  void lines(bool are_on_bridge) {
    for (const Line& line : drawing_.lines) {
      if (line.is_on_bridge == are_on_bridge)
        racing_line(line.colour == LineColour::red ? "line-red" : "line-green", line.path);
    }
  }

  void kerbs() {
    for (const std::string_view style_class : {"kerb", "kerb-red"}) {
      for (const Stroke& s : drawing_.strokes) {
        if (s.role == StrokeRole::kerb) path(style_class, path_data(s.path, false));
      }
    }
  }

  void spaces(bool are_on_bridge) {
    for (const Space& space : drawing_.spaces) {
      if (space.is_on_bridge != are_on_bridge) continue;
      const std::string data = path_data(space.outline, true);
      out_ += "<path class=\"space " + tone(space) + "\" id=\"" + markup_text(space.place) +
              "\" d=\"" + data + "\"><title>" + title(space) + "</title></path>\n";
      if (space.tone == Tone::factor_2) hatch("hatch-2", data);
      if (space.tone == Tone::factor_3) hatch("hatch-3", data);
      if (is_detailed_) pips(space);
    }
  }

  void hatch(std::string_view pattern, const std::string& data) {
    out_ += "<path fill=\"url(#" + std::string(pattern) + ")\" d=\"" + data + "\"/>\n";
  }

  void pips(const Space& space) {
    if (space.pips.empty()) return;
    std::string dots;
    for (const Point& pip : space.pips) dots += "M" + pair(pip) + "h.01";
    path("pips", dots);
  }

  static std::string tone(const Space& space) {
    return std::string(kToneNames[static_cast<std::size_t>(space.tone)]);
  }

  std::string title(const Space& space) const {
    if (space.label.empty()) return markup_text(space.place);
    const std::string_view what = drawing_.form == Form::cells   ? "factor"
                                  : drawing_.form == Form::bands ? "safety speed"
                                                                 : "limit";
    return markup_text(fill("{}, {} {}", space.place, what, space.label));
  }

  void stroke(StrokeRole role) {
    for (const Stroke& s : drawing_.strokes) {
      if (s.role == role)
        path(kStrokeNames[static_cast<std::size_t>(role)], path_data(s.path, false));
    }
  }

  void marks() {
    stroke(StrokeRole::bracket);
    stroke(StrokeRole::solid);
    if (is_detailed_) stroke(StrokeRole::tick);
    for (const Stroke& s : drawing_.strokes) {
      if (s.role != StrokeRole::arrow) continue;
      path("arrow", path_data(s.path, false) + open_head(s.path));
    }
    compass();
  }

  // Unit steps along and across the end of a path.
  static std::array<Point, 2> end_frame(const std::vector<Point>& path) {
    const Point& last = path.back();
    const Point& before = path[path.size() - 2];
    const Point along = (last - before) * (1 / std::max(distance(last, before), 1e-9));
    return {along, Point{-along.y, along.x}};
  }

  static std::string open_head(const std::vector<Point>& path) {
    const auto [along, across] = end_frame(path);
    const Point& tip = path.back();
    return path_data({tip - along * 5 + across * 3.2, tip, tip - along * 5 - across * 3.2}, false);
  }

  void racing_line(const std::string& style_class, const std::vector<Point>& points) {
    if (points.size() < 2) return;
    path(style_class, path_data(points, false));
    const auto [along, across] = end_frame(points);
    const Point tip = points.back() + along * 5;
    const Point foot = tip - along * 9;
    path(style_class + "-end",
         path_data({tip, foot + across * 4.6, foot + along * 1.6, foot - across * 4.6}, true));
    out_ += "<circle class=\"" + style_class + "-end\" cx=\"" + decimal(points.front().x) +
            "\" cy=\"" + decimal(points.front().y) + "\" r=\"3.2\"/>\n";
  }

  void compass() {
    if (!drawing_.compass) return;
    out_ += "<g transform=\"translate(" + pair(*drawing_.compass) +
            ")\"><circle class=\"compass\" "
            "r=\"14\"/><g transform=\"rotate(" +
            decimal(drawing_.north) +
            ")\"><path class=\"needle\" d=\"M0-9L5 8L0 4.5L-5 8Z\"/>"
            "<text class=\"tick\" text-anchor=\"middle\" transform=\"translate(0 -20) rotate(" +
            decimal(-drawing_.north) + ")\" y=\"3\">N</text></g></g>\n";
  }

  void words() {
    for (const Text& text : drawing_.texts) {
      const bool is_detail = text.role == TextRole::limit || text.role == TextRole::small_limit ||
                             text.role == TextRole::factor || text.role == TextRole::tick;
      // A figure is nothing without its name.
      const double size =
          size_of(text.role == TextRole::figure ? TextRole::figure_name : text.role);
      const bool is_readable = size * pixels_ >= kReadablePixels;
      if ((is_detail && !is_detailed_) || !is_readable) continue;
      write(text);
    }
    const Box& rule = drawing_.rule;
    for (const double y : {rule.top, rule.bottom})
      path("rule", path_data({{rule.left, y}, {rule.right, y}}, false));
    // Samples without their words would be riddles.
    if (size_of(TextRole::legend) * pixels_ < kReadablePixels) return;
    for (const Legend& sample : drawing_.legend) legend(sample);
  }

  void lap() {
    if (!drawing_.lap) return;
    const std::string data = path_data(drawing_.lap->path, false);
    path("lap-edge", data);
    path("lap", data);
    for (const Lap::Stop& stop : drawing_.lap->stops) {
      out_ += fill(R"(<circle class="stop" cx="{}" cy="{}" r="10"/>)", decimal(stop.at.x),
                   decimal(stop.at.y));
      out_ += fill(R"(<text class="stop-label" x="{}" y="{}">{}</text>)", decimal(stop.at.x),
                   decimal(stop.at.y + 3.2), markup_text(stop.label));
      out_ += "\n";
    }
  }

  void write(const Text& text) {
    out_ += "<text class=\"" + std::string(kTextNames[static_cast<std::size_t>(text.role)]) +
            "\" x=\"" + decimal(text.at.x) + "\" y=\"" + decimal(text.at.y) + "\"";
    if (text.anchor != Anchor::start)
      out_ += " text-anchor=\"" + std::string(kAnchorNames[static_cast<std::size_t>(text.anchor)]) +
              "\"";
    out_ += ">" + markup_text(text.text) + "</text>\n";
  }

  void legend(const Legend& sample) {
    const double x = sample.at.x;
    const double y = sample.at.y;
    if (sample.kind.starts_with("line-")) {
      racing_line(sample.kind, {{x + 3, y}, {x + 20, y}});
      return;
    }
    if (sample.kind == "solid") {
      path("straight", path_data({{x, y - 5}, {x + 26, y - 5}, {x + 26, y + 5}, {x, y + 5}}, true));
      path("solid", path_data({{x + 2, y}, {x + 24, y}}, false));
      return;
    }
    const Outline sample_box = {{x, y - 6}, {x + 26, y - 6}, {x + 26, y + 6}, {x, y + 6}};
    const std::string data = path_data(sample_box, true);
    path(sample.kind == "pit" ? "pit car-1" : sample.kind, data);
    if (sample.kind == "factor-2") hatch("hatch-2", data);
    if (sample.kind == "factor-3") hatch("hatch-3", data);
  }

  const Drawing& drawing_;
  Theme theme_;
  double pixels_;  // A unit of the drawing.
  bool is_detailed_;
  std::string out_;
};

}  // namespace

}  // namespace drawing

std::string to_svg(const Drawing& drawing, const SvgOptions& options) {
  return drawing::Writer(drawing, options).run();
}

}  // namespace chicane
