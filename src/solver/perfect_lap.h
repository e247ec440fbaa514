// The perfect lap: what a lone car can do at best, exactly. Every position it can come to is a
// node, found by the rules' own legal and apply; chance is enumerated through its seat. A node of
// the driver is worth its best decision, a node of chance the mean of its faces.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/rule_set.h"
#include "solver/key_index.h"
#include "solver/lap_goal.h"
#include "solver/lone.h"
#include "solver/turn_table.h"

namespace chicane {

template <RuleSet R>
class PerfectLap {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;
  using Key = typename Lone<R>::Key;

  // What is left from positions in `known` need not be found out again.
  PerfectLap(const Game& game, const LapGoal& goal, const TurnTable* known = nullptr)
      : game_(&game), goal_(goal), known_turns_(known) {}

  // What is left at best from there, in turns. Positions not met before are looked at now. Nothing
  // if there are more than the goal allows.
  std::optional<double> turns(const State& lone) {
    const std::uint32_t node = known(lone);
    if (node == kNone) return std::nullopt;
    return nodes_[node].value;
  }

  // A best decision of the driver who is awaited there.
  std::optional<Decision> best(const State& lone) {
    const std::uint32_t node = known(lone);
    if (node == kNone) return std::nullopt;
    DecisionList legal;
    list_decisions(lone, seat_of(lone), legal);
    return legal[static_cast<std::size_t>(&best_edge(nodes_[node]) -
                                          edges_of(nodes_[node]).data())];
  }

  // Every decision that the goal allows, and what is left if it is taken.
  struct Priced {
    Decision decision;
    double turns = 0;
  };
  std::vector<Priced> prices(const State& lone) {
    std::vector<Priced> prices;
    const std::uint32_t node = known(lone);
    if (node == kNone) return prices;
    DecisionList legal;
    list_decisions(lone, seat_of(lone), legal);
    const std::span<const Edge> edges = edges_of(nodes_[node]);
    for (std::size_t i = 0; i < edges.size(); ++i)
      prices.push_back({legal[i], edges[i].cost + nodes_[edges[i].to].value});
    return prices;
  }

  // What comes of best play from there: the share of races that come home, and how many turns those
  // take, on the mean. The value of a lap has exits and rows beyond the line in it; this has not.
  struct Forecast {
    double home = 0;
    double turns = 0;
  };
  std::optional<Forecast> forecast(const State& lone) {
    const std::uint32_t node = known(lone);
    if (node == kNone) return std::nullopt;
    return Forecaster(*this).of(node);
  }

  // Of all positions looked at in which a turn begins: their digest, and what is left from there.
  template <class Take>
  void for_each_turn(Take take) const {
    for (std::uint32_t node = 0; node < nodes_.size(); ++node) {
      if (nodes_[node].begins_turn) take(digest_of(keys_[node]), nodes_[node].value);
    }
  }

  std::size_t node_count() const { return nodes_.size(); }
  std::size_t edge_count() const { return edges_.size(); }
  std::size_t bytes() const {
    return keys_.bytes() + nodes_.capacity() * sizeof(Node) + edges_.capacity() * sizeof(Edge) +
           order_.capacity() * sizeof(std::uint32_t);
  }

 private:
  static constexpr std::uint32_t kNone = KeyIndex<Key>::kNone;
  // Not yet known: more than any lap.
  static constexpr double kFar = 1e6;
  static constexpr double kExact = 1e-9;

  enum class Kind : std::uint8_t { unseen, driver, chance, over, known };

  struct Node {
    double value = kFar;
    std::uint32_t first_edge = 0;
    std::uint16_t edge_count = 0;
    Kind kind = Kind::unseen;
    bool begins_turn = false;
  };

  struct Edge {
    std::uint32_t to = 0;
    std::uint16_t cost = 0;    // Turns that pass.
    std::uint16_t weight = 1;  // Of chance: how many faces lead there.
  };

  std::span<const Edge> edges_of(const Node& node) const {
    return {edges_.data() + node.first_edge, node.edge_count};
  }

  Seat seat_of(const State& state) const {
    const Pending pending = R::pending(*game_, state);
    return pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
  }

  void list_decisions(const State& state, Seat seat, DecisionList& list) const {
    R::legal(*game_, state, seat, list);
    if (!goal_.is_sure || seat == kChance) return;
    DecisionList sure;
    for (const Decision& decision : list) {
      if (Lone<R>::is_sure(*game_, state, decision)) sure.push_back(decision);
    }
    if (!sure.empty()) list = sure;
  }

  // The number of a solved node. Who has given up once has half-known nodes, and says no more.
  std::uint32_t known(const State& lone) {
    if (has_given_up_) return kNone;
    const std::uint32_t node = node_of(lone);
    nodes_[node].begins_turn = true;
    if (nodes_[node].kind != Kind::unseen) return node;
    has_given_up_ = !explore(node);
    return has_given_up_ ? kNone : node;
  }

  std::uint32_t node_of(const State& state) {
    const Key key = Lone<R>::key(*game_, state);
    const std::uint32_t node = keys_.add(key);
    if (node < nodes_.size()) return node;
    nodes_.push_back({});
    if (known_turns_ == nullptr) return node;
    if (const std::optional<double> turns = known_turns_->find(digest_of(key))) {
      nodes_[node].kind = Kind::known;
      nodes_[node].value = *turns;
    }
    return node;
  }

  // Looks at all that can come of it, deepest first, so that what comes later in a race is mostly
  // known before what leads there.
  bool explore(std::uint32_t root) {
    struct Frame {
      std::uint32_t node;
      std::uint32_t next_edge;
    };
    order_.clear();
    std::vector<Frame> path{{root, 0}};
    expand(root);
    while (!path.empty()) {
      Frame& frame = path.back();
      if (frame.next_edge == nodes_[frame.node].edge_count) {
        order_.push_back(frame.node);
        path.pop_back();
        continue;
      }
      const std::uint32_t to = edges_[nodes_[frame.node].first_edge + frame.next_edge++].to;
      if (nodes_[to].kind != Kind::unseen) continue;
      if (nodes_.size() > goal_.nodes_max) return false;
      expand(to);
      path.push_back({to, 0});
    }
    settle();
    return true;
  }

  void expand(std::uint32_t number) {
    const State state = Lone<R>::state(*game_, keys_[number]);
    const Pending pending = R::pending(*game_, state);
    if (pending.is_over()) {
      const LoneEnd end = Lone<R>::end(*game_, state);
      nodes_[number].kind = Kind::over;
      nodes_[number].value = end.is_home ? -goal_.beyond_turns * end.beyond : goal_.out_turns;
      return;
    }
    const bool is_chance = pending.kind == Pending::Kind::chance;
    const Seat seat = is_chance ? kChance : pending.seats.first();
    DecisionList legal;
    list_decisions(state, seat, legal);
    const auto first = static_cast<std::uint32_t>(edges_.size());
    for (std::size_t i = 0; i < legal.size(); ++i) {
      State next = state;
      NoEvents nobody;
      R::apply(*game_, next, R::listed(*game_, state, seat, legal[i]), nobody);
      Edge edge{node_of(next), static_cast<std::uint16_t>(Lone<R>::clock(next)), 1};
      if (edge.cost > 0) nodes_[edge.to].begins_turn = true;
      if (is_chance)
        edge.weight = static_cast<std::uint16_t>(sides_with(pending.roll, static_cast<int>(i) + 1));
      if (!is_chance || !merge(first, edge)) edges_.push_back(edge);
    }
    Node& node = nodes_[number];
    node.kind = is_chance ? Kind::chance : Kind::driver;
    node.first_edge = first;
    node.edge_count = static_cast<std::uint16_t>(edges_.size() - first);
  }

  // Faces that come to the same are one edge.
  bool merge(std::uint32_t first, const Edge& edge) {
    for (std::size_t i = first; i < edges_.size(); ++i) {
      if (edges_[i].to != edge.to || edges_[i].cost != edge.cost) continue;
      edges_[i].weight = static_cast<std::uint16_t>(edges_[i].weight + edge.weight);
      return true;
    }
    return false;
  }

  // From above, until nothing moves: where a car can come back to where it was, it takes more than
  // one pass.
  void settle() {
    for (double moved = kFar; moved > kExact;) {
      moved = 0;
      for (const std::uint32_t number : order_) {
        Node& node = nodes_[number];
        if (node.kind == Kind::over) continue;
        const double value = node.kind == Kind::driver ? best_of(node) : mean_of(node);
        moved = std::max(moved, std::abs(value - node.value));
        node.value = value;
      }
    }
  }

  double best_of(const Node& node) const {
    double best = kFar;
    for (const Edge& edge : edges_of(node))
      best = std::min(best, edge.cost + nodes_[edge.to].value);
    return best;
  }

  double mean_of(const Node& node) const {
    double sum = 0;
    int faces = 0;
    for (const Edge& edge : edges_of(node)) {
      sum += edge.weight * (edge.cost + nodes_[edge.to].value);
      faces += edge.weight;
    }
    return sum / faces;
  }

  const Edge& best_edge(const Node& node) const {
    const std::span<const Edge> edges = edges_of(node);
    return *std::min_element(edges.begin(), edges.end(), [&](const Edge& a, const Edge& b) {
      return a.cost + nodes_[a.to].value < b.cost + nodes_[b.to].value;
    });
  }

  // Follows the best decisions alone; what they lead to is far less than all there is.
  class Forecaster {
   public:
    explicit Forecaster(const PerfectLap& lap) : lap_(lap) {}

    Forecast of(std::uint32_t root) {
      list(root);
      for (double moved = 1; moved > kExact;) {
        moved = 0;
        for (const std::uint32_t node : order_) moved = std::max(moved, update(node));
      }
      const Sums& sums = sums_.at(root);
      return {sums.home, sums.home > 0 ? sums.turns / sums.home : 0};
    }

   private:
    // The share of races that come home, and their turns over all races.
    struct Sums {
      double home = 0;
      double turns = 0;
    };

    std::span<const Edge> followed(const Node& node) const {
      return node.kind == Kind::driver ? std::span(&lap_.best_edge(node), 1) : lap_.edges_of(node);
    }

    void list(std::uint32_t root) {
      std::vector<std::pair<std::uint32_t, std::size_t>> path{{root, 0}};
      sums_[root];
      while (!path.empty()) {
        auto& [node, next] = path.back();
        const std::span<const Edge> edges = followed(lap_.nodes_[node]);
        if (next == edges.size()) {
          order_.push_back(node);
          path.pop_back();
          continue;
        }
        const std::uint32_t to = edges[next++].to;
        if (sums_.try_emplace(to).second) path.emplace_back(to, 0);
      }
    }

    double update(std::uint32_t number) {
      const Node& node = lap_.nodes_[number];
      Sums now;
      if (node.kind == Kind::over) {
        now.home = lap_.is_home(number) ? 1 : 0;
      } else {
        int faces = 0;
        for (const Edge& edge : followed(node)) {
          const Sums& next = sums_.at(edge.to);
          now.home += edge.weight * next.home;
          now.turns += edge.weight * (next.turns + edge.cost * next.home);
          faces += edge.weight;
        }
        now.home /= faces;
        now.turns /= faces;
      }
      Sums& before = sums_.at(number);
      const double moved =
          std::max(std::abs(now.home - before.home), std::abs(now.turns - before.turns));
      before = now;
      return moved;
    }

    const PerfectLap& lap_;
    std::unordered_map<std::uint32_t, Sums> sums_;
    std::vector<std::uint32_t> order_;  // What follows comes first.
  };

  bool is_home(std::uint32_t node) const {
    return Lone<R>::end(*game_, Lone<R>::state(*game_, keys_[node])).is_home;
  }

  const Game* game_;
  LapGoal goal_;
  const TurnTable* known_turns_;
  KeyIndex<Key> keys_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> order_;  // Of the exploration at hand: what follows comes first.
  bool has_given_up_ = false;
};

}  // namespace chicane
