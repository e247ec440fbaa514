#include "codec/speed_circuit_wbc/decision_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

namespace {

constexpr std::array<std::string_view, 13> kVerbs = {
    "build",     "bid",  "plot", "chips",  "brake", "drive", "pass",
    "emergency", "slip", "end",  "corner", "place", "roll"};

Failure<Misread> misread(std::string what) {
  return Failure{Misread{std::move(what), std::nullopt}};
}

Failure<Misread> refused(std::string what, Why why) {
  return Failure{Misread{std::move(what), Refusal{why}}};
}

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

const Car& car_of(const Scene& scene, Seat seat) {
  return index(seat) < scene.state.car_count ? scene.state.cars[index(seat)]
                                             : scene.state.at_wheel();
}

Result<Decision, Misread> parse_numbered(const Words& words, DecisionKind kind,
                                         std::string_view example) {
  const std::optional<int> value = words.size() == 2 ? number(words[1], 0, 9999) : std::nullopt;
  if (!value) return misread(fill("{}: write a number, like '{}'", words[0], example));
  return numbered(kind, *value);
}

Result<Decision, Misread> parse_plot(const Words& words) {
  if (words.size() == 2 && words[1] == "mps") return plot_mps();
  if (words.size() == 2 && words[1] == "none") return plot_none();
  const std::optional<int> mph = words.size() == 2 ? number(words[1], 0, 9999) : std::nullopt;
  if (!mph) return misread("plot: write a speed, like 'plot 120', or 'plot mps', or 'plot none'");
  return plot(*mph);
}

Result<Decision, Misread> parse_chart(const Words& words, char die) {
  const std::optional<ChartOption> option =
      words.size() == 2 ? parse_option(words[1], die) : std::nullopt;
  if (!option)
    return misread(fill("{}: write an option of the chart, like '{} 1W+{}'", words[0], words[0],
                        std::string(1, die)));
  return die == kBrakeDie ? brake(*option) : corner(*option);
}

// A step to a space named.
Result<Decision, Misread> parse_step(const Scene& scene, const Car& car, const Words& words,
                                     DecisionKind kind) {
  if (words.size() != 2)
    return misread(fill("{}: write the next space, like '{} I12'", words[0], words[0]));
  const std::optional<Index> space = find_place(scene.board, words[1]);
  if (!space) return misread(fill("{}: there is no space {}", words[0], quoted(words[1])));
  const CourseSpace& from = scene.game.course[car.at];
  for (int step = 0; step < from.step_count; ++step) {
    if (index(from.steps[step]) == *space) return numbered(kind, step);
  }
  const bool is_strip = *space >= static_cast<Index>(scene.board.spaces.size());
  if (is_strip && !from.is_strip)
    return refused(fill("{}: nobody leaves the track at will", words[0]),
                   kind == DecisionKind::pass ? Why::pass_on_strip : Why::leaves_track_at_will);
  return refused(
      fill("{}: {} is not ahead of {}", words[0], words[1], place_name(scene.board, index(car.at))),
      Why::step_not_forward);
}

Result<Decision, Misread> parse_slip(const Scene& scene, const Words& words) {
  if (words.size() == 2) {
    for (std::size_t i = 0; i < scene.names.size(); ++i) {
      if (scene.names[i] == words[1]) return slip(static_cast<int>(i));
    }
  }
  return misread("slip: name the driver ahead, one of " + join(scene.names, ", "));
}

Result<Decision, Misread> parse_place(const Scene& scene, const Car& car, const Words& words) {
  const std::optional<Index> space =
      words.size() == 2 ? find_space(scene.board, words[1]) : std::nullopt;
  if (!space) return misread("place: name a space of the row, like 'place M12'");
  const CourseSpace& to = scene.game.course[static_cast<SpaceId>(*space)];
  if (to.row != scene.game.course[car.at].row)
    return refused("place: it must be a space of the row where the car stopped",
                   Why::place_not_nearest);
  return place(to.row_place);
}

Result<Decision, Misread> parse_build(const Words& words) {
  const std::optional<Levels> levels = words.size() == 2 ? parse_levels(words[1]) : std::nullopt;
  if (!levels)
    return misread(
        "build: write six levels in start, acceleration, deceleration, top speed, wear and skill, "
        "like 0/0/0/0/1/1");
  return build(*levels);
}

Result<Decision, Misread> parse_bid_words(const Words& words) {
  const std::optional<Bid> given = words.size() == 2 ? parse_bid(words[1]) : std::nullopt;
  if (!given) return misread("bid: write wear, -1 chips and -3 chips, like 2/1/0");
  return bid(*given);
}

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

Result<Decision, Misread> parse_decision(const Scene& scene, Seat seat, const Words& words) {
  if (words.empty()) return misread("a decision is missing");
  const Car& car = car_of(scene, seat);
  const auto found = std::find(kVerbs.begin(), kVerbs.end(), words[0]);
  if (found == kVerbs.end()) {
    const std::string guess = nearest(words[0], {kVerbs.begin(), kVerbs.end()});
    return misread(quoted(words[0]) + " is no decision" +
                   (guess.empty() ? "" : "; did you mean '" + guess + "'?"));
  }
  const auto kind = static_cast<DecisionKind>(found - kVerbs.begin());
  switch (kind) {
    case DecisionKind::build:
      return parse_build(words);
    case DecisionKind::bid:
      return parse_bid_words(words);
    case DecisionKind::plot:
      return parse_plot(words);
    case DecisionKind::brake:
      return parse_chart(words, kBrakeDie);
    case DecisionKind::corner:
      return parse_chart(words, kCornerDie);
    case DecisionKind::drive:
    case DecisionKind::pass:
      return parse_step(scene, car, words, kind);
    case DecisionKind::slip:
      return parse_slip(scene, words);
    case DecisionKind::place:
      return parse_place(scene, car, words);
    case DecisionKind::end:
      if (words.size() != 1) return misread("end: nothing comes after it");
      return end_move();
    case DecisionKind::chips:
      return parse_numbered(words, kind, "chips 1");
    case DecisionKind::emergency:
      return parse_numbered(words, kind, "emergency 40");
    case DecisionKind::roll:
      return parse_numbered(words, kind, "roll 6");
  }
  return misread("no decision");
}

std::string format_decision(const Scene& scene, Seat seat, const Decision& decision) {
  std::string text(verb(decision.kind));
  const Car& car = car_of(scene, seat);
  switch (decision.kind) {
    case DecisionKind::build:
      return text + " " + format_levels(levels(decision));
    case DecisionKind::bid:
      return text + " " + format_bid(bid_of(decision));
    case DecisionKind::plot:
      // Also what is no card.
      return text + " " +
             (decision.extra == 0 ? std::to_string(decision.number)
                                  : format_card(card_of(decision)));
    case DecisionKind::brake:
      return text + " " + format_option(chart_option(decision), kBrakeDie);
    case DecisionKind::corner:
      return text + " " + format_option(chart_option(decision), kCornerDie);
    case DecisionKind::drive:
    case DecisionKind::pass:
      return text + " " +
             place_name(scene.board, index(scene.game.course.next(car.at, decision.number)));
    case DecisionKind::slip:
      return text + " " + scene.names[decision.number];
    case DecisionKind::place: {
      const int first = index(car.at) - scene.game.course[car.at].row_place;
      return text + " " + place_name(scene.board, first + decision.number);
    }
    case DecisionKind::end:
      return text;
    case DecisionKind::chips:
    case DecisionKind::emergency:
    case DecisionKind::roll:
      return text + " " + std::to_string(decision.number);
  }
  return text;
}

std::vector<std::string> single_decisions(const Words& words) {
  std::vector<std::string> singles;
  if (words.size() > 2 && words[0] == "drive") {
    for (std::size_t i = 1; i < words.size(); ++i)
      singles.push_back("drive " + std::string(words[i]));
    return singles;
  }
  std::string whole;
  for (const std::string_view word : words) whole += (whole.empty() ? "" : " ") + std::string(word);
  singles.push_back(whole);
  return singles;
}

std::string format_levels(const Levels& levels) {
  std::string text;
  for (const std::int8_t level : levels)
    text += (text.empty() ? "" : "/") + std::to_string(static_cast<int>(level));
  return text;
}

std::optional<Levels> parse_levels(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '/');
  Levels levels{};
  if (parts.size() != levels.size()) return std::nullopt;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const bool is_below = parts[i].starts_with('-');
    const std::string_view sign =
        is_below || parts[i].starts_with('+') ? parts[i].substr(0, 1) : "";
    const std::optional<int> level = number(parts[i].substr(sign.size()), 0, 9);
    if (!level) return std::nullopt;
    levels[i] = static_cast<std::int8_t>(is_below ? -*level : *level);
  }
  return levels;
}

std::string format_bid(const Bid& bid) { return fill("{}/{}/{}", bid.wear, bid.ones, bid.threes); }

std::optional<Bid> parse_bid(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '/');
  if (parts.size() != 3) return std::nullopt;
  std::array<std::uint8_t, 3> amounts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::optional<int> amount = number(parts[i], 0, 9999);
    if (!amount) return std::nullopt;
    // More than anybody can have is refused however much it is.
    amounts[i] = static_cast<std::uint8_t>(std::min(*amount, 255));
  }
  return Bid{amounts[0], amounts[1], amounts[2]};
}

std::string format_card(Card card) {
  if (card == Card::mps) return "mps";
  return card == Card::none ? "none" : std::to_string(speed_of(card).mph());
}

std::string format_car(const Car& car) {
  return fill("{}, {}W, {}+{} chips", format_specs(car.specs), car.wear, car.ones, car.threes);
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
    case Purpose::pass:
      return "pass";
    case Purpose::wreck:
      return "wreck";
    case Purpose::side:
      return "side";
  }
  return "";
}

}  // namespace chicane::speed_circuit_wbc
