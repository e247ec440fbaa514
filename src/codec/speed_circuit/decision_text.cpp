#include "codec/speed_circuit/decision_text.h"

#include <algorithm>

#include "base/text.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

namespace {

constexpr std::array<std::string_view, 6> kVerbs = {"build", "plot",   "brake",
                                                    "drive", "corner", "roll"};

Failure<Misread> misread(std::string what) {
  return Failure{Misread{std::move(what), std::nullopt}};
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

Result<Decision, Misread> parse_build(const Words& words) {
  const std::optional<Points> points = words.size() == 2 ? parse_points(words[1]) : std::nullopt;
  if (!points)
    return misread("build: write five points like 1/1/0/1/2, or the car like 60/40/20/160/6");
  return build(*points);
}

Result<Decision, Misread> parse_plot(const Words& words) {
  const std::optional<int> mph = words.size() >= 2 ? number(words[1], 0, 9999) : std::nullopt;
  const bool has_slip = words.size() == 3 && words[2] == "slip";
  if (!mph || words.size() > 3 || (words.size() == 3 && !has_slip)) {
    return misread("plot: write a speed, like 'plot 120', or 'plot 120 slip'");
  }
  return plot(*mph, has_slip ? SlipMark::yes : SlipMark::no);
}

Result<Decision, Misread> parse_chart(const Words& words, char die) {
  const std::optional<ChartOption> option =
      words.size() == 2 ? parse_option(words[1], die) : std::nullopt;
  if (!option)
    return misread(std::string(words[0]) + ": write an option of the chart, like '" +
                   std::string(words[0]) + " 1W+" + die + "'");
  return die == kBrakeDie ? brake(*option) : corner(*option);
}

Result<Decision, Misread> parse_drive(const Board& board, const Course& course, const Car& car,
                                      const Words& words) {
  Path path;
  SpaceId at = car.at;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<Index> space = find_space(board, words[i]);
    if (!space) return misread("drive: there is no space " + quoted(words[i]));
    const CourseSpace& from = course[at];
    const auto end = from.steps.begin() + from.step_count;
    const auto step = std::find(from.steps.begin(), end, static_cast<SpaceId>(*space));
    if (step == end) {
      return Failure{Misread{
          "drive: " + std::string(words[i]) + " is not ahead of " + place_name(board, index(at)),
          Refusal{Why::path_not_forward}}};
    }
    if (path.length == kPathLengthMax)
      return Failure{Misread{"drive: the path is too long", Refusal{Why::path_wrong_length}}};
    path.push(static_cast<int>(step - from.steps.begin()));
    at = *step;
  }
  return drive(path);
}

Result<Decision, Misread> parse_roll(const Words& words) {
  const std::optional<int> face = words.size() == 2 ? number(words[1], 0, 999) : std::nullopt;
  if (!face) return misread("roll: write the face of the die, like 'roll 6'");
  return roll(*face);
}

std::string format_path(const Board& board, const Course& course, SpaceId from, const Path& path) {
  std::string text;
  SpaceId at = from;
  for (int i = 0; i < path.length; ++i) {
    at = course.next(at, path.step(i));
    text += " " + place_name(board, index(at));
  }
  return text;
}

template <class Value, std::size_t N>
std::optional<std::uint8_t> column(const std::array<Value, N>& table, int value) {
  for (std::size_t i = 0; i < N; ++i) {
    if constexpr (std::is_same_v<Value, Speed>) {
      if (table[i].mph() == value) return static_cast<std::uint8_t>(i);
    } else {
      if (table[i] == value) return static_cast<std::uint8_t>(i);
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

Result<Decision, Misread> parse_decision(const Board& board, const Course& course, const Car& car,
                                         const Words& words) {
  if (words.empty()) return misread("a decision is missing");
  if (words[0] == "build") return parse_build(words);
  if (words[0] == "plot") return parse_plot(words);
  if (words[0] == "brake") return parse_chart(words, kBrakeDie);
  if (words[0] == "drive") return parse_drive(board, course, car, words);
  if (words[0] == "corner") return parse_chart(words, kCornerDie);
  if (words[0] == "roll") return parse_roll(words);
  const std::string guess = nearest(words[0], {kVerbs.begin(), kVerbs.end()});
  return misread(quoted(words[0]) + " is no decision" +
                 (guess.empty() ? "" : "; did you mean '" + guess + "'?"));
}

std::string format_decision(const Board& board, const Course& course, const Car& car,
                            const Decision& decision) {
  std::string text(verb(decision.kind));
  switch (decision.kind) {
    case DecisionKind::build:
      return text + " " + format_points(points(decision));
    case DecisionKind::plot:
      return text + " " + std::to_string(decision.number) +
             (static_cast<SlipMark>(decision.extra) == SlipMark::yes ? " slip" : "");
    case DecisionKind::brake:
      return text + " " + format_option(chart_option(decision), kBrakeDie);
    case DecisionKind::drive:
      return text + format_path(board, course, car.at, path(decision));
    case DecisionKind::corner:
      return text + " " + format_option(chart_option(decision), kCornerDie);
    case DecisionKind::roll:
      return text + " " + std::to_string(decision.number);
  }
  return text;
}

std::string format_points(const Points& points) {
  std::string text;
  for (const std::uint8_t p : points) text += (text.empty() ? "" : "/") + std::to_string(p);
  return text;
}

std::optional<Points> parse_points(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '/');
  if (parts.size() != 5) return std::nullopt;
  std::array<int, 5> values{};
  for (std::size_t i = 0; i < 5; ++i) {
    const std::optional<int> value = number(parts[i], 0, 999);
    if (!value) return std::nullopt;
    values[i] = *value;
  }
  if (std::all_of(values.begin(), values.end(), [](int v) { return v <= 9; })) {
    Points points{};
    for (std::size_t i = 0; i < 5; ++i) points[i] = static_cast<std::uint8_t>(values[i]);
    return points;
  }
  const std::array<std::optional<std::uint8_t>, 5> columns = {
      column(kStartSpeeds, values[0]), column(kAccelerations, values[1]),
      column(kDecelerations, values[2]), column(kTopSpeeds, values[3]),
      column(kWearPerLap, values[4])};
  Points points{};
  for (std::size_t i = 0; i < 5; ++i) {
    if (!columns[i]) return std::nullopt;
    points[i] = *columns[i];
  }
  return points;
}

std::string format_build(const Points& points) {
  return format_specs(specs_of(points)) + "/" + std::to_string(kWearPerLap[points[4]]);
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::grid:
      return "grid";
    case Purpose::start:
      return "start";
    case Purpose::acceleration:
      return "acceleration";
    case Purpose::top_speed:
      return "top-speed";
    case Purpose::brakes:
      return "brakes";
    case Purpose::chance:
      return "chance";
  }
  return "";
}

}  // namespace chicane::speed_circuit
