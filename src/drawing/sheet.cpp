#include "drawing/sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include "base/text.h"
#include "board/form.h"
#include "board/lane_stats.h"

namespace chicane::drawing {

namespace {

constexpr double kMargin = 1.3 * kLane;  // From the road to the edge of the field.
constexpr double kPage = 0.9 * kLane;    // From the field to the edge of the page.
constexpr double kLegend = 1.9 * kLane;  // High.
constexpr double kTitleGap = 0.7 * kLane;
constexpr double kFigureLeast = 3.4 * kLane;  // Wide, with its gap.
constexpr double kFigureGap = 1.3 * kLane;
constexpr std::size_t kLongHeadline = 20;  // Letters from which it is set smaller.
constexpr double kSheetShape = 1.5;        // Width by height.
constexpr double kSearchStep = 0.5 * kLane;
constexpr double kCompass = 0.85 * kLane;  // Radius.
constexpr double kGrowMost = 0.12;         // Of the field for the title to fit in, else a header.

struct Figure {
  std::string value;
  std::string name;
};

std::string capitalised(std::string word) {
  if (word == "gp") return "GP";
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 32);
  return word;
}

// Without the marks on letters that names of circuits have.
std::string folded(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 6> kMarks = {
      {{"ü", 'u'}, {"é", 'e'}, {"è", 'e'}, {"ó", 'o'}, {"ã", 'a'}, {"á", 'a'}}};
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    const auto mark = std::find_if(kMarks.begin(), kMarks.end(), [&](const auto& m) {
      return text.substr(i, m.first.size()) == m.first;
    });
    const char c = mark != kMarks.end() ? mark->second : text[i];
    plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    i += mark != kMarks.end() ? mark->first.size() : 1;
  }
  return plain;
}

int corners_with_limit(const Board& board) { return static_cast<int>(board.corners.size()); }

// In the hobby's figure where there is one.
std::string mean_limit(const Board& board) {
  if (form_of(board) == BoardForm::lanes) {
    const double limit = lane_stats(board).corner_limit;
    return limit == 0 ? std::string() : fill("{} mph", static_cast<int>(std::lround(limit)));
  }
  int sum = 0;
  int count = 0;
  for (const BoardSpace& space : board.spaces) {
    if (space.limit == 0) continue;
    sum += space.limit;
    ++count;
  }
  return count == 0 ? std::string() : fill("{} mph", (sum + count / 2) / count);
}

std::vector<Figure> figures_of(const Board& board, const Circuit* circuit) {
  std::vector<Figure> figures;
  if (circuit != nullptr) figures.push_back({fill("{} m", circuit->length), "lap"});
  figures.push_back({to_word(board.rows), board.cells ? "cells" : "rows"});
  if (!board.cells) {
    const int spaces = static_cast<int>(board.spaces.size());
    figures.push_back({to_word(spaces), board.banded || board.motor ? "squares" : "spaces"});
  }
  if (board.cells) {
    const std::vector<int>& factors = board.cells->factors;
    const auto free = std::count(factors.begin(), factors.end(), 0);
    figures.push_back({to_word(static_cast<int>(factors.size() - free)), "with a factor"});
    if (board.cells->laps > 0) figures.push_back({to_word(board.cells->laps), "laps"});
  }
  if (board.motor) {
    const auto count = [&](bool MotorRow::* flag) {
      const auto& rows = board.motor->rows;
      return to_word(static_cast<int>(
          std::count_if(rows.begin(), rows.end(), [&](const MotorRow& r) { return r.*flag; })));
    };
    figures.push_back({count(&MotorRow::is_solid), "solid lines"});
    figures.push_back({count(&MotorRow::has_pit), "pits"});
  }
  if (corners_with_limit(board) > 0)
    figures.push_back({to_word(corners_with_limit(board)), board.banded ? "bands" : "corners"});
  if (const std::string mean = mean_limit(board); !mean.empty())
    figures.push_back({mean, board.banded ? "mean safety speed" : "mean limit"});
  return figures;
}

double width_of(const Figure& figure) {
  const double value = box_of(Text{TextRole::figure, figure.value}).width();
  const double name = box_of(Text{TextRole::figure_name, figure.name}).width();
  return std::max(std::max(value, name) + kFigureGap, kFigureLeast);
}

// A full stop ends it.
std::string subtitle_of(const Circuit& circuit) {
  std::string text = circuit.title;
  if (!circuit.country.empty()) text += ", " + circuit.country;
  text += ".";
  if (!circuit.layout.empty()) text += " " + circuit.layout + ".";
  return text;
}

class Sheet {
 public:
  Sheet(const Board& board, const Circuit* circuit, Obstacles& obstacles, Drawing& drawing)
      : board_(board), circuit_(circuit), obstacles_(obstacles), drawing_(drawing) {}

  void run() {
    set_field();
    place_title();
    if (circuit_ != nullptr) place_compass();
    drawing_.sheet = drawing_.field.grown(kPage);
    place_legend();
  }

 private:
  void set_field() {
    Box box = obstacles_.road_box();
    for (const Area& area : drawing_.areas) box = hull(box, box_of(area.outline));
    for (const Text& text : drawing_.texts) box = hull(box, drawing::box_of(text));
    drawing_.field = box.grown(kMargin);
  }

  void place_title() {
    const std::string headline = headline_of(board_, circuit_);
    const TextRole head =
        headline.size() > kLongHeadline ? TextRole::long_headline : TextRole::headline;
    const std::string subtitle = circuit_ != nullptr ? subtitle_of(*circuit_) : std::string();
    const std::vector<Figure> figures = figures_of(board_, circuit_);
    double figures_width = -kFigureGap;
    for (const Figure& figure : figures) figures_width += width_of(figure);
    const double width =
        std::max({figures_width, drawing::box_of(Text{TextRole::subtitle, subtitle}).width(),
                  drawing::box_of(Text{head, headline}).width()});
    const double rule = size_of(head) * 1.05;
    const double subtitle_height = subtitle.empty() ? 0.3 * kLane : size_of(TextRole::subtitle) * 2;
    const double height = rule + subtitle_height + 2.9 * kLane;
    const Box block = find_place(width, height);
    obstacles_.add(block.grown(0.3 * kLane));

    const auto write = [&](TextRole role, std::string text, double x, double y) {
      drawing_.texts.push_back(
          {role, std::move(text), {block.left + x, block.top + y}, Anchor::start});
    };
    write(head, headline, 0, size_of(head) * 0.76);
    drawing_.rule = {block.left, block.top + rule, block.right, block.top + rule + 0.14 * kLane};
    if (!subtitle.empty())
      write(TextRole::subtitle, subtitle, 0, rule + size_of(TextRole::subtitle) * 1.5);
    double x = 0;
    for (const Figure& figure : figures) {
      write(TextRole::figure, figure.value, x, rule + subtitle_height + 1.5 * kLane);
      write(TextRole::figure_name, figure.name, x, rule + subtitle_height + 2.35 * kLane);
      x += width_of(figure);
    }
  }

  // Where the sheet is free, best at the top; if it is nowhere, the sheet grows.
  Box find_place(double width, double height) {
    const Box field = drawing_.field;
    const double inner = kMargin * 0.9;
    for (const double grow : {0.0, kGrowMost / 2, kGrowMost}) {
      const double top = field.top - grow * field.height() + inner;
      double best = 1e9;
      Box found;
      for (double y = top; y + height < field.bottom - inner; y += kSearchStep) {
        for (double x = field.left + inner; x + width < field.right - inner; x += kSearchStep) {
          const Box block{x, y, x + width, y + height};
          // Far from the middle of the sheet's height, then to the right.
          const double price = (y - top) - (x - field.left) * 0.3;
          if (price >= best || !obstacles_.is_free(block, kTitleGap)) continue;
          best = price;
          found = block;
        }
      }
      if (best < 1e9) {
        drawing_.field.top = std::min(field.top, found.top - inner);
        return found;
      }
    }
    // Beside the road where that makes the better sheet.
    const double beside = (field.width() + width + kMargin) / field.height();
    const double above = field.width() / (field.height() + height + kMargin);
    if (std::abs(std::log(beside / kSheetShape)) < std::abs(std::log(above / kSheetShape))) {
      drawing_.field.right += width + kMargin;
      return {field.right, field.top + inner, field.right + width, field.top + inner + height};
    }
    const double right = std::max(field.right, field.left + width + 2 * kMargin);
    drawing_.field = {field.left, field.top - height - kMargin * 0.4, right, field.bottom};
    return {field.left + kMargin, drawing_.field.top + inner, field.left + kMargin + width,
            drawing_.field.top + inner + height};
  }

  void place_compass() {
    const double inset = kCompass + 1.0 * kLane;
    const Box& f = drawing_.field;
    const std::array corners = {
        Point{f.right - inset, f.top + inset}, Point{f.left + inset, f.top + inset},
        Point{f.right - inset, f.bottom - inset}, Point{f.left + inset, f.bottom - inset}};
    for (const Point& at : corners) {
      const Box box = Box{at.x, at.y, at.x, at.y}.grown(kCompass + 0.5 * kLane);
      if (!obstacles_.is_free(box, 0)) continue;
      drawing_.compass = at;
      obstacles_.add(box);
      return;
    }
  }

  std::vector<std::pair<std::string, std::string>> legend_words() const {
    if (board_.motor)
      return {{"dice-3", "three dice"},
              {"dice-2", "two dice"},
              {"dice-1", "one die"},
              {"solid", "no change of lane"},
              {"side-place", "side place"}};
    if (board_.cells)
      return {{"straight", "free"},
              {"factor-1", "factor 1"},
              {"factor-2", "factor 2"},
              {"factor-3", "factor 3"}};
    if (board_.banded)
      return {{"straight", "square"},
              {"corner", "red band, safety speed in mph"},
              {"pit", "pit of that car"},
              {"side-place", "S, where cars spin off to"}};
    std::vector<std::pair<std::string, std::string>> words = {{"straight", "straight"},
                                                              {"corner", "corner, limit in mph"}};
    const auto has = [&](LineColour colour) {
      return std::any_of(board_.lines.begin(), board_.lines.end(),
                         [&](const BoardLine& line) { return line.colour == colour; });
    };
    if (has(LineColour::red)) words.emplace_back("line-red", "racing line");
    if (has(LineColour::green)) words.emplace_back("line-green", "racing line, green");
    return words;
  }

  void place_legend() {
    const double y = drawing_.field.bottom + kPage;
    double x = drawing_.field.left;
    const double base = size_of(TextRole::legend) * 0.36;
    for (const auto& [kind, word] : legend_words()) {
      drawing_.legend.push_back({kind, {x, y}});
      const Text text{TextRole::legend, word, {x + 1.7 * kLane, y + base}, Anchor::start};
      drawing_.texts.push_back(text);
      x = drawing::box_of(text).right + 1.2 * kLane;
    }
    if (circuit_ != nullptr) {
      const int metres = static_cast<int>(std::lround(circuit_->length / board_.rows));
      Text text{TextRole::legend,
                fill("a {} is about {} m", board_.cells ? "cell" : "row", metres),
                {drawing_.field.right, y + base},
                Anchor::end};
      if (drawing::box_of(text).left > x) drawing_.texts.push_back(std::move(text));
    }
    drawing_.sheet.bottom = drawing_.field.bottom + kLegend;
  }

  const Board& board_;
  const Circuit* circuit_;
  Obstacles& obstacles_;
  Drawing& drawing_;
};

// Our own generator: the same trees everywhere.
class Pattern {
 public:
  double next() {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<double>(state_ >> 40) / static_cast<double>(1ULL << 24);
  }

 private:
  std::uint64_t state_ = 1966;
};

}  // namespace

std::string headline_of(const Board& board, const Circuit* circuit) {
  if (circuit == nullptr) return board.title.empty() ? board.name : board.title;
  std::vector<std::string> headline;
  for (const std::string_view own : words(circuit->title)) {
    if (folded(own) == circuit->name) return std::string(own);
  }
  for (const std::string_view part : split(circuit->name, '-')) {
    std::string word = capitalised(std::string(part));
    for (const std::string_view own : words(circuit->title)) {
      if (folded(own) == part) word = std::string(own);
    }
    headline.push_back(std::move(word));
  }
  return join(headline, " ");
}

void lay_sheet(const Board& board, const Circuit* circuit, Obstacles& obstacles, Drawing& drawing) {
  Sheet(board, circuit, obstacles, drawing).run();
}

void plant_trees(const Obstacles& obstacles, Drawing& drawing) {
  constexpr double kWoodArea = 26 * kLane * kLane;  // Of the field, for one wood.
  const Box& field = drawing.field;
  const int woods = static_cast<int>(field.width() * field.height() / kWoodArea);
  Pattern pattern;
  for (int wood = 0; wood < woods; ++wood) {
    const double x = field.left + pattern.next() * field.width();
    const double y = field.top + pattern.next() * field.height();
    const int trees = 4 + static_cast<int>(pattern.next() * 14);
    const double wide = (0.8 + pattern.next() * 1.6) * kLane;
    for (int tree = 0; tree < trees; ++tree) {
      const double angle = pattern.next() * 2 * std::numbers::pi;
      const double away = std::sqrt(pattern.next()) * wide;
      const double radius = (0.05 + 0.09 * pattern.next()) * kLane;
      const Point at{x + std::cos(angle) * away * 1.4, y + std::sin(angle) * away * 0.8};
      const Box box = Box{at.x, at.y, at.x, at.y}.grown(radius);
      const bool is_within = field.grown(-0.3 * kLane).contains(at);
      if (is_within && obstacles.is_free(box, 0.5 * kLane)) drawing.trees.push_back({at, radius});
    }
  }
}

}  // namespace chicane::drawing
