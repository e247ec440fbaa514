#include "codec/motorchamp/decision_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

namespace {

constexpr std::array<std::string_view, 8> kVerbs = {"grid", "throw", "object", "waive",
                                                    "play", "slip",  "claim",  "roll"};
constexpr std::array<std::string_view, kThrows> kThrowNames = {"S", "N", "NN", "NNS"};

struct GoalWord {
  Goal goal;
  std::string_view word;
};
constexpr std::array<GoalWord, 5> kGoalWords = {{{Goal::stay, "STAY"},
                                                 {Goal::fail, "FAIL"},
                                                 {Goal::finish, "FIN"},
                                                 {Goal::out, "OUT"},
                                                 {Goal::no, "NO"}}};

Failure<Misread> misread(std::string what) {
  return Failure{Misread{std::move(what), std::nullopt}};
}

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

std::string_view format_throw(Throw which) { return kThrowNames[static_cast<std::size_t>(which)]; }

std::optional<Throw> parse_throw(std::string_view text) {
  const auto found = std::find(kThrowNames.begin(), kThrowNames.end(), text);
  if (found == kThrowNames.end()) return std::nullopt;
  return static_cast<Throw>(found - kThrowNames.begin());
}

std::string format_target(const Target& target) {
  const std::string row = std::to_string(target.row);
  const char lane = target.lane == kRight ? 'R' : 'L';
  switch (target.goal) {
    case Goal::track:
      return row + lane;
    case Goal::side:
      return "X" + row + lane;
    case Goal::lane:
      return "P" + row;
    case Goal::pit:
      return "B" + row;
    default:
      break;
  }
  for (const GoalWord& word : kGoalWords) {
    if (word.goal == target.goal) return std::string(word.word);
  }
  return {};
}

std::string format_place(const Car& car) {
  switch (car.where) {
    case Where::track:
      return format_target({Goal::track, car.row, car.lane});
    case Where::side:
      return format_target({Goal::side, car.row, car.lane});
    case Where::lane:
      return format_target({Goal::lane, car.row, 0});
    case Where::pit:
      return format_target({Goal::pit, car.row, 0});
    case Where::out:
      return "OUT";
    case Where::finished:
      return "FIN";
    case Where::unplaced:
      return "NEW";
  }
  return {};
}

std::optional<Target> parse_target(const Track& track, std::string_view text) {
  for (const GoalWord& word : kGoalWords) {
    if (word.word == text) return Target{word.goal, 0, 0};
  }
  if (text.empty()) return std::nullopt;
  const auto row_of = [&](std::string_view digits) { return number(digits, 0, track.count - 1); };
  if (text[0] == 'P' || text[0] == 'B') {
    const std::optional<int> row = row_of(text.substr(1));
    if (!row) return std::nullopt;
    return Target{text[0] == 'P' ? Goal::lane : Goal::pit, static_cast<std::uint8_t>(*row), 0};
  }
  const bool is_side = text[0] == 'X';
  if (is_side) text.remove_prefix(1);
  if (text.size() < 2 || (text.back() != 'R' && text.back() != 'L')) return std::nullopt;
  const std::optional<int> row = row_of(text.substr(0, text.size() - 1));
  if (!row) return std::nullopt;
  return Target{is_side ? Goal::side : Goal::track, static_cast<std::uint8_t>(*row),
                static_cast<std::uint8_t>(text.back() == 'R' ? kRight : kLeft)};
}

Result<Decision, Misread> parse_decision(const Game& game, const Names& cars, const Words& words) {
  if (words.empty()) return misread("a decision is missing");
  const auto found = std::find(kVerbs.begin(), kVerbs.end(), words[0]);
  if (found == kVerbs.end()) {
    const std::string guess = nearest(words[0], {kVerbs.begin(), kVerbs.end()});
    return misread("'" + std::string(words[0]) + "' is no decision" +
                   (guess.empty() ? "" : "; did you mean '" + guess + "'?"));
  }
  const auto kind = static_cast<DecisionKind>(found - kVerbs.begin());
  const std::string_view word = words.size() == 2 ? words[1] : "";
  switch (kind) {
    case DecisionKind::grid: {
      const auto car = std::find(cars.begin(), cars.end(), word);
      if (car == cars.end()) return misread("grid: name a car, one of " + join(cars, ", "));
      return grid(static_cast<int>(car - cars.begin()));
    }
    case DecisionKind::throw_dice:
      if (const std::optional<Throw> which = parse_throw(word)) return throw_dice(*which);
      if (word == "NS")
        return Failure{Misread{"throw: two dice are never thrown with the special one",
                               Refusal{Why::no_such_throw}}};
      return misread("throw: write S, N, NN or NNS");
    case DecisionKind::object:
    case DecisionKind::waive:
      if (words.size() != 1) return misread(std::string(words[0]) + ": nothing comes after it");
      return numbered(kind, 0);
    case DecisionKind::play:
    case DecisionKind::slip: {
      const std::optional<Target> target = parse_target(game.track, word);
      if (!target)
        return misread(std::string(words[0]) + ": write where to, like 28L, X28L, P5, B5 or FIN");
      return numbered(kind, target_number(*target));
    }
    case DecisionKind::claim:
      if (word == "YES" || word == "NO") return claim(word == "YES");
      return misread("claim: write YES or NO");
    case DecisionKind::roll: {
      const std::optional<int> face = number(word, 0, 999);
      if (!face) return misread("roll: write the face of the die, like 'roll 6'");
      return roll(*face);
    }
  }
  return misread("no decision");
}

std::string format_decision(const Names& cars, const Decision& decision) {
  std::string text(verb(decision.kind));
  switch (decision.kind) {
    case DecisionKind::grid:
      return text + " " + cars[decision.number];
    case DecisionKind::throw_dice:
      return text + " " + std::string(format_throw(throw_of(decision)));
    case DecisionKind::object:
    case DecisionKind::waive:
      return text;
    case DecisionKind::play:
    case DecisionKind::slip:
      return text + " " + format_target(target_of(decision));
    case DecisionKind::claim:
      return text + (decision.number != 0 ? " YES" : " NO");
    case DecisionKind::roll:
      return text + " " + std::to_string(decision.number);
  }
  return text;
}

Names car_names(const State& state) {
  return team_car_names(state.car_count,
                        [&](int i) { return static_cast<int>(state.cars[i].team); });
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::grid:
      return "grid";
    case Purpose::move:
      return "move";
    case Purpose::throw_off:
      return "throw-off";
  }
  return "";
}

}  // namespace chicane::motorchamp
