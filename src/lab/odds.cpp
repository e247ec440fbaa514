#include "lab/odds.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "catalog/tell.h"
#include "catalog/typed_race.h"
#include "games/studies.h"
#include "lab/choices.h"
#include "lab/told.h"

namespace chicane::lab {

namespace {

Failure<DataError> fail(std::string what) { return Failure{DataError{"", 0, std::move(what)}}; }

// The car whose move it is, in the games where a move belongs to a car and not to a seat. Dice of
// that move may be others' too: a car it runs into throws for itself.
std::optional<int> car_at_wheel(const Race& race) {
  return with_typed(race, []<RuleSet R>(const RuleRace<R>& typed) {
    return StudyOf<R>::car_at_wheel(typed.state());
  });
}

// What tells positions apart.
std::string position_bytes(const Race& race) {
  return with_typed(race, []<RuleSet R>(const RuleRace<R>& typed) {
    if constexpr (requires { StudyOf<R>::position(typed.state()); }) {
      const typename R::State position = StudyOf<R>::position(typed.state());
      return std::string(reinterpret_cast<const char*>(&position), sizeof position);
    } else {
      return typed.bytes();
    }
  });
}

// How often each face lies on top, of as many throws as the die has sides.
std::map<int, std::uint64_t> faces_of(const Roll& roll) {
  std::map<int, std::uint64_t> faces;
  for (int side = 1; side <= roll.sides; ++side) ++faces[face_of(roll.die, side)];
  return faces;
}

// A position on the way, and how likely it is.
struct Node {
  std::unique_ptr<Race> race;
  Told told;
  Fraction chance;
};

// Nodes of equal state and with equal happenings are one.
class Nodes {
 public:
  // False: the numbers have grown too large.
  bool add(Node node) {
    std::vector<Node>& alike = nodes_[{position_bytes(*node.race), node.told.key()}];
    for (Node& other : alike) {
      if (!other.told.merge(node.told)) continue;
      const std::optional<Fraction> sum = plus(other.chance, node.chance);
      if (sum) other.chance = *sum;
      return sum.has_value();
    }
    alike.push_back(std::move(node));
    return true;
  }

  std::vector<Node> take() {
    std::vector<Node> all;
    for (auto& [key, alike] : nodes_) {
      for (Node& node : alike) all.push_back(std::move(node));
    }
    nodes_.clear();
    return all;
  }

 private:
  std::map<std::pair<std::string, std::string>, std::vector<Node>> nodes_;
};

class OddsTree {
 public:
  OddsTree(const Race& root, Seat seat, const OddsLimits& limits)
      : root_(root), seat_(seat), limits_(limits) {}

  Result<DecisionOdds, DataError> of(const std::string& decision) {
    Nodes ends;
    Nodes open;
    Node first{root_.clone(), {}, {1, 1}};
    answer(first, seat_, decision);
    if (!settle(std::move(first), open, ends)) return too_large();
    std::vector<Node> level = open.take();
    for (int dice = 0; !level.empty(); ++dice) {
      if (dice == limits_.dice) return too_large();
      for (const Node& node : level) {
        if (!throw_die(node, open, ends)) return too_large();
      }
      level = open.take();
    }
    return outcomes(decision, ends.take());
  }

 private:
  Failure<DataError> too_large() const {
    return fail(fill("the tree of chances is too large: more than {} positions or {} dice in a row",
                     limits_.positions, limits_.dice));
  }

  static void answer(Node& node, Seat seat, const std::string& decision) {
    const Result<std::vector<Happening>, Refused> happenings = node.race->decide(seat, decision);
    CHICANE_ASSERT(static_cast<bool>(happenings));
    for (const Happening& happening : *happenings)
      node.told.add(happening, tell(*node.race, happening));
  }

  // Is the die that is owed one of the move of the car that decided?
  bool is_of_move(const Race& race, const Roll& roll) const {
    if (roll.is_secret || race.turn() != root_.turn()) return false;
    const std::optional<int> car = car_at_wheel(race);
    return car ? car == car_at_wheel(root_) : roll.car == index(seat_);
  }

  // The one lawful answer of the seat, if it is asked again in the same move and has no choice.
  std::optional<std::string> sole_answer(const Race& race) const {
    const Pending pending = race.pending();
    if (pending.kind != Pending::Kind::seats || pending.seats != SeatSet::of(seat_) ||
        race.turn() != root_.turn() || car_at_wheel(race) != car_at_wheel(root_))
      return std::nullopt;
    const std::vector<std::string> legal = race.legal(seat_);
    return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
  }

  // Drives on until a die is owed, or to an end.
  bool settle(Node node, Nodes& open, Nodes& ends) {
    for (std::optional<std::string> sole = sole_answer(*node.race); sole;
         sole = sole_answer(*node.race)) {
      if (++positions_ > limits_.positions) return false;
      answer(node, seat_, *sole);
    }
    if (++positions_ > limits_.positions) return false;
    const Pending pending = node.race->pending();
    const bool is_open =
        pending.kind == Pending::Kind::chance && is_of_move(*node.race, pending.roll);
    return (is_open ? open : ends).add(std::move(node));
  }

  bool throw_die(const Node& node, Nodes& open, Nodes& ends) {
    const Roll roll = node.race->pending().roll;
    for (const auto& [face, count] : faces_of(roll)) {
      const std::optional<Fraction> chance = times(node.chance, lowest(count, roll.sides));
      if (!chance) return false;
      Node next{node.race->clone(), node.told, *chance};
      answer(next, kChance, "roll " + std::to_string(face));
      if (!settle(std::move(next), open, ends)) return false;
    }
    return true;
  }

  // Ends that are told alike are one outcome: what else their states differ in, nobody was told.
  Result<DecisionOdds, DataError> outcomes(const std::string& decision,
                                           const std::vector<Node>& ends) const {
    struct Alike {
      Told told;
      Fraction chance;
    };
    std::map<std::vector<std::string>, Alike> merged;
    for (const Node& end : ends) {
      const auto [found, is_new] = merged.try_emplace(end.told.lines(), Alike{end.told, {}});
      Alike& alike = found->second;
      // Sentences that are built differently: the first one stands for all.
      if (!is_new) alike.told.merge(end.told);
      const std::optional<Fraction> sum = plus(alike.chance, end.chance);
      if (!sum) return too_large();
      alike.chance = *sum;
    }
    DecisionOdds odds{decision, {}};
    for (const auto& [lines, alike] : merged)
      odds.outcomes.push_back({alike.chance, alike.told.sentences()});
    std::sort(odds.outcomes.begin(), odds.outcomes.end(), [](const Outcome& a, const Outcome& b) {
      return a.chance.value() != b.chance.value() ? a.chance.value() > b.chance.value()
                                                  : a.told < b.told;
    });
    return odds;
  }

  const Race& root_;
  Seat seat_;
  OddsLimits limits_;
  int positions_ = 0;
};

std::string names_of(const Race& race, const SeatSet& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats)
    names.push_back(race.names()[static_cast<std::size_t>(index(seat))]);
  return join(names, ", ");
}

// Why nobody can be asked for a decision there; empty if somebody can.
std::string cannot_ask(const Race& race) {
  const Pending pending = race.pending();
  switch (pending.kind) {
    case Pending::Kind::chance:
      return fill("a die is owed ({}); end the position where a driver decides", race.roll_label());
    case Pending::Kind::over:
      return "nobody has to decide; say whose turn it is, or end the position before the move";
    case Pending::Kind::seats:
      if (pending.seats.size() == 1) return {};
      return fill("{} answer at once; give the answers of all but one",
                  names_of(race, pending.seats));
  }
  return {};
}

}  // namespace

Result<Odds, DataError> odds_of(const Race& race, std::string_view decision,
                                const OddsLimits& limits) {
  if (std::string complaint = cannot_ask(race); !complaint.empty())
    return fail(std::move(complaint));
  const Seat seat = race.pending().seats.first();
  std::vector<std::string> asked = race.legal(seat);
  if (!decision.empty()) {
    if (std::find(asked.begin(), asked.end(), decision) == asked.end())
      return fail(fill("'{}' is no lawful decision; there are {}", decision, choices_text(asked)));
    asked = {std::string(decision)};
  }
  OddsTree tree(race, seat, limits);
  Odds odds{seat, {}};
  for (const std::string& text : asked) {
    Result<DecisionOdds, DataError> found = tree.of(text);
    if (!found) return Failure{found.error()};
    odds.decisions.push_back(std::move(*found));
  }
  return odds;
}

}  // namespace chicane::lab
