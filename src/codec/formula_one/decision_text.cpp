#include "codec/formula_one/decision_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/formula_one/paths.h"

namespace chicane::formula_one {

namespace {

constexpr std::array<std::string_view, 10> kVerbs = {"superb", "set",  "drive",   "match", "keep",
                                                     "card",   "pass", "special", "hold",  "roll"};

struct Named {
  std::string_view id;
  std::string_view title;
};

constexpr std::array<Named, kTactics> kTacticNames = {{{"SD", "Superb Driving"},
                                                       {"CA", "Carburettor adjustment"},
                                                       {"FG2", "Fast gear change"},
                                                       {"SS3", "Slip streaming"},
                                                       {"QR4", "Quick reactions"}}};

constexpr std::array<Named, kPitKinds + 1> kPitNames = {{{"M1", "a slow stop"},
                                                         {"M2", "ignition trouble"},
                                                         {"Q0", "a quick tyre change"},
                                                         {"G80", "good work"},
                                                         {"S40", "a slow start"},
                                                         {"S20", "a missed gear"},
                                                         {"XT", "an extra tactic card"},
                                                         {"ST", "special tyres"},
                                                         {"FT", "faulty tyres"},
                                                         {"BF", "brake failure"},
                                                         {"?", "a card nobody has seen"}}};

Failure<Misread> misread(std::string what) {
  return Failure{Misread{std::move(what), std::nullopt}};
}
Failure<Misread> unlawful(std::string what, Why why) {
  return Failure{Misread{std::move(what), Refusal{why}}};
}

template <class Names>
int find_id(const Names& names, std::string_view id) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

// "2.30": does it look like a square, there or not?
bool looks_like_square(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '.');
  return parts.size() == 2 && number(parts[0], 0, 99) && number(parts[1], 0, 999);
}

std::string pit_name(int car) { return "P" + std::to_string(car + 1); }

// The words from `from` on as steps.
Result<Path, Misread> parse_path(const Board& board, const Game& game, const State& state,
                                 const Words& words, std::size_t from) {
  const int car = state.move.car;
  Path path;
  SquareId at = kNoSquare;
  for (std::size_t i = from; i < words.size(); ++i) {
    const std::string word(words[i]);
    if (path.count == kSquaresMax)
      return unlawful(fill("nobody drives more than {} squares", kSquaresMax), Why::path_too_long);
    if (word[0] == 'P' && word.size() == 2 && number(word.substr(1), 1, kCarsMax)) {
      if (word != pit_name(car))
        return unlawful(fill("{} is the pit of another", word), Why::pit_of_another);
      if (i + 1 != words.size())
        return unlawful("a move ends in the pit", Why::pit_not_by_exact_count);
      path = path.then(Step::pit);
      break;
    }
    if (!looks_like_square(word))
      return misread(fill("{}: '{}' is no square; write lane and row, like 2.30", words[0], word));
    const std::optional<Index> space = find_space(board, word);
    bool is_step = false;
    for (int s = 0; s < kTrackSteps && space && !is_step; ++s) {
      const auto step = static_cast<Step>(s);
      const SquareId to =
          path.count == 0 ? first_square(game.track, state, car, step) : game.track[at].steps[s];
      if (to == kNoSquare || to != static_cast<SquareId>(*space)) continue;
      path = path.then(step);
      at = to;
      is_step = true;
    }
    if (!is_step) {
      const std::string here = path.count == 0 ? format_place(board, state, car)
                                               : place_name(board, static_cast<Index>(at));
      return unlawful(fill("no step leads from {} to {}", here, word), Why::not_a_step);
    }
  }
  return path;
}

Result<Decision, Misread> parse_card(const Board& board, const Game& game, const State& state,
                                     const Words& words) {
  const std::optional<Tactic> which = words.size() > 1 ? parse_tactic(words[1]) : std::nullopt;
  if (!which) return misread("card: name it, one of SD, CA, FG2, SS3, QR4");
  Speed to{};
  std::size_t from = 2;
  if (*which == Tactic::carburettor) {
    const std::optional<int> mph = words.size() > 2 ? number(words[2], 0, 999) : std::nullopt;
    if (!mph) return misread("card CA: write the new speed, like 'card CA 120'");
    if (*mph % 20 != 0 || *mph > kTopSpeed.mph())
      return unlawful(fill("{} is no speed", *mph), Why::carburettor_speed);
    to = Speed::from_mph(*mph);
    from = 3;
  }
  const Result<Path, Misread> path = parse_path(board, game, state, words, from);
  if (!path) return Failure{path.error()};
  return card(*which, to, *path);
}

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

std::string_view tactic_id(Tactic card) { return kTacticNames[static_cast<std::size_t>(card)].id; }
std::string_view tactic_title(Tactic card) {
  return kTacticNames[static_cast<std::size_t>(card)].title;
}
std::optional<Tactic> parse_tactic(std::string_view id) {
  const int found = find_id(kTacticNames, id);
  return found < 0 ? std::nullopt : std::optional(static_cast<Tactic>(found));
}

std::string_view pit_card_id(PitCard card) { return kPitNames[static_cast<std::size_t>(card)].id; }
std::string_view pit_card_title(PitCard card) {
  return kPitNames[static_cast<std::size_t>(card)].title;
}
std::optional<PitCard> parse_pit_card(std::string_view id) {
  const int found = find_id(kPitNames, id);
  return found < 0 || found == kPitKinds ? std::nullopt
                                         : std::optional(static_cast<PitCard>(found));
}

std::string format_place(const Board& board, int car, const Place& place) {
  switch (place.where) {
    case Where::absent:
      return "-";
    case Where::track:
      return place_name(board, place.at);
    case Where::pit:
      return pit_name(car);
    case Where::spin:
      return "S" + std::to_string(place.at + 1);
    case Where::roadside:
      return "R:" + place_name(board, place.at);
  }
  return {};
}

std::string format_place(const Board& board, const State& state, int car) {
  return format_place(board, car, state.cars[car].place());
}

std::optional<Place> parse_place(const Board& board, int car, std::string_view text) {
  if (text == pit_name(car)) return Place{Where::pit, 0};
  if (text.starts_with("S")) {
    const auto band = number(text.substr(1), 1, static_cast<int>(board.corners.size()));
    if (!band) return std::nullopt;
    return Place{Where::spin, static_cast<SquareId>(*band - 1)};
  }
  const bool is_roadside = text.starts_with("R:");
  const std::optional<Index> space = find_space(board, is_roadside ? text.substr(2) : text);
  if (!space) return std::nullopt;
  return Place{is_roadside ? Where::roadside : Where::track, static_cast<SquareId>(*space)};
}

std::string format_path(const Board& board, const Game& game, const State& state, int car,
                        const Path& path) {
  std::vector<std::string> squares;
  for_each_square(game.track, state, car, path,
                  [&](SquareId at) { squares.push_back(place_name(board, at)); });
  if (path.ends_in_pit()) squares.push_back(pit_name(car));
  return join(squares, " ");
}

Result<Decision, Misread> parse_decision(const Board& board, const Game& game, const State& state,
                                         const Words& words) {
  if (words.empty()) return misread("say what you do");
  const auto found = std::find(kVerbs.begin(), kVerbs.end(), words[0]);
  if (found == kVerbs.end()) {
    const std::string guess = nearest(words[0], {kVerbs.begin(), kVerbs.end()});
    return misread("'" + std::string(words[0]) + "' is no decision" +
                   (guess.empty() ? "" : "; did you mean '" + guess + "'?"));
  }
  const auto kind = static_cast<DecisionKind>(found - kVerbs.begin());
  const std::string_view word = words.size() == 2 ? words[1] : "";
  switch (kind) {
    case DecisionKind::superb:
    case DecisionKind::match:
    case DecisionKind::keep:
    case DecisionKind::pass:
    case DecisionKind::hold:
      if (words.size() != 1) return misread(std::string(words[0]) + ": nothing comes after it");
      return plain(kind);
    case DecisionKind::set: {
      const std::optional<int> mph = number(word, 0, 999);
      if (!mph) return misread("set: write the speed, like 'set 120'");
      if (*mph % 20 != 0 || *mph > kTopSpeed.mph())
        return unlawful(fill("{} is no speed; there are 0, 20, … 160", *mph), Why::no_such_speed);
      return set(Speed::from_mph(*mph));
    }
    case DecisionKind::drive: {
      const Result<Path, Misread> path = parse_path(board, game, state, words, 1);
      if (!path) return Failure{path.error()};
      return drive(*path);
    }
    case DecisionKind::card:
      return parse_card(board, game, state, words);
    case DecisionKind::special: {
      const std::optional<Index> band = find_corner(board, word);
      if (!band) return misread("special: name the band, like 'special B1'");
      return special(*band);
    }
    case DecisionKind::roll: {
      const std::optional<int> face = number(word, 0, 255);
      if (!face) return misread("roll: write the face of the die, like 'roll 6'");
      return roll(*face);
    }
  }
  return misread("no decision");
}

std::string format_decision(const Board& board, const Game& game, const State& state,
                            const Decision& decision) {
  std::string text(verb(decision.kind));
  const auto with_path = [&](const std::string& before) {
    const std::string path = format_path(board, game, state, state.move.car, decision.path);
    return path.empty() ? before : before + " " + path;
  };
  switch (decision.kind) {
    case DecisionKind::set:
      return text + " " + std::to_string(speed_of(decision).mph());
    case DecisionKind::drive:
      return with_path(text);
    case DecisionKind::card:
      text += " " + std::string(tactic_id(decision.card));
      if (decision.card == Tactic::carburettor)
        text += " " + std::to_string(speed_of(decision).mph());
      return with_path(text);
    case DecisionKind::special:
      return text + " " + board.corners[decision.number].id;
    case DecisionKind::roll:
      return text + " " + std::to_string(decision.number);
    default:
      return text;
  }
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::cars:
      return "cars";
    case Purpose::pit_deck:
      return "pit-deck";
    case Purpose::deal:
      return "deal";
    case Purpose::penalty:
      return "penalty";
  }
  return "";
}

}  // namespace chicane::formula_one
