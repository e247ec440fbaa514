#include "drivers/grand_prix_advanced/pace.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "catalog/boards.h"
#include "drivers/grand_prix_advanced/lone_car_for_tests.h"
#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {
namespace {

constexpr Seat kDriver = seat_at(0);

// The same times by trying out whatever the rules let a car alone do, in decimals. Only what a
// damage and a wreck cost, and what follows a stop at the box, is taken from the driver.
class BruteForce {
 public:
  BruteForce(const Game& game, const Pace& pace, DamageSet damage)
      : game_(game), pace_(pace), damage_(damage) {
    for (int to_go = 1; to_go <= game.options.laps + 1; ++to_go) {
      for (int cell = game.ring.count - 1; cell >= 0; --cell) fill(to_go, cell);
    }
  }

  double from(int to_go, int cell, int gear) const { return times_.at({to_go, cell, gear}); }

 private:
  struct Place {
    int to_go;
    int cell;
    int gear;
    auto operator<=>(const Place&) const = default;
  };
  // Of a go, by the faces of its risk die.
  using Faces = std::array<double, kDieSides>;

  void fill(int to_go, int cell) {
    // Waiting in first gear leads back to where the car is, so that it is settled by repetition.
    double first = 1000;
    for (int gear = 1; gear <= kGears; ++gear) {
      const State state = at({to_go, cell, gear});
      std::vector<std::function<double()>> ways;
      for (int wanted = 1; wanted <= kGears; ++wanted) {
        if (refuse_gear(game_, state, wanted)) continue;
        const State chosen = after(state, kDriver, grand_prix_advanced::gear(wanted));
        if (chosen.phase != Phase::shift) {
          ways.push_back(way(faces(chosen), chosen.go.least == 0, first));
          continue;
        }
        const State missed = after(chosen, kChance, roll(kDieSides));
        const State engaged = after(chosen, kChance, roll(1));
        const auto one = way(faces(engaged), engaged.go.least == 0, first);
        const auto other = way(faces(missed), missed.go.least == 0, first);
        ways.push_back([=] { return (5 * one() + other()) / 6; });
      }
      double best = 1000;
      for (int round = 0; round < (gear == 1 ? 300 : 1); ++round) {
        best = 1000;
        for (const auto& time : ways) best = std::min(best, 1 + time());
        if (gear == 1) first = best;
      }
      times_[{to_go, cell, gear}] = best;
    }
  }

  static std::function<double()> way(const Faces& faces, bool may_wait, const double& first) {
    return [faces, may_wait, &first] {
      double sum = 0;
      for (const double time : faces) sum += may_wait ? std::min(time, first) : time;
      return sum / kDieSides;
    };
  }

  State at(const Place& place) const {
    State state = GrandPrixAdvanced::setup(game_, 1);
    state.cars[1].status = Status::out;
    Car& car = state.cars[0];
    car.cell = static_cast<std::uint8_t>(place.cell);
    car.to_go = static_cast<std::uint8_t>(place.to_go);
    car.gear = static_cast<std::uint8_t>(place.gear);
    car.damage = damage_;
    car.is_starting = false;
    begin_move(state);
    begin_go(game_, state, 0);
    return state;
  }

  State after(State state, Seat seat, const Decision& decision) const {
    const auto checked = GrandPrixAdvanced::check(game_, state, seat, decision);
    EXPECT_TRUE(static_cast<bool>(checked));
    NoEvents nobody;
    GrandPrixAdvanced::apply(game_, state, *checked, nobody);
    return state;
  }

  // The table knows no pushes.
  Faces faces(const State& engaged) {
    const State ready = after(engaged, kDriver, push(0));
    Faces times;
    for (int face = 1; face <= kDieSides; ++face)
      times[face - 1] = time_of(after(ready, kChance, roll(face)), ready.move);
    return times;
  }

  double time_of(const State& state, std::uint32_t move) {
    const Car& car = state.cars[0];
    if (state.phase == Phase::over || state.move != move) return time_at_end(state);
    switch (state.phase) {
      case Phase::check: {
        // Table B, one face for each of its results.
        double sum = 0;
        for (const auto& [face, faces] : {std::pair{1, 2}, {3, 1}, {4, 3}})
          sum += faces * time_of(after(state, kChance, roll(face)), move);
        return sum / kDieSides;
      }
      case Phase::restart:
        return pace_.temper().destroyed / 3.0 + times_.at({car.to_go, car.cell, 1});
      case Phase::damage:
        return time_of_damage(state, move);
      case Phase::tyres:
        return time_at_end(after(state, kDriver, repair(Damage::tyres)));
      default:
        return time_of_plans(state, move);
    }
  }

  // Known by cell and what is left of the window.
  double time_of_plans(const State& state, std::uint32_t move) {
    const Go& go = state.go;
    const Car& car = state.cars[0];
    const std::array<int, 8> key = {car.to_go, car.cell, go.gear,      go.wanted,
                                    go.count,  go.most,  go.tolerance, state.phase == Phase::plan};
    const auto known = plans_.find(key);
    if (known != plans_.end()) return known->second;
    return plans_[key] = best_plan(state, move);
  }

  double best_plan(const State& state, std::uint32_t move) {
    DecisionList legal;
    GrandPrixAdvanced::legal(game_, state, kDriver, legal);
    double best = 1000;
    for (const Decision& decision : legal) {
      const bool is_wait = state.go.entered == 0 && decision.plan == Plan{};
      if (is_wait && state.phase == Phase::plan) continue;
      if (decision.plan.is_box && damage_.size() == 0) continue;
      best = std::min(best, time_of(after(state, kDriver, decision), move));
    }
    return best;
  }

  // A damage costs what it costs, and the car goes on as it was.
  double time_of_damage(const State& state, std::uint32_t move) {
    State next = state;
    next.cars[0].damage = {};
    next = after(next, kChance, roll(1));
    next.cars[0].damage = damage_;
    return static_cast<double>(price_of_damage(pace_.temper(), damage_)) / kMove +
           time_of(next, move);
  }

  double time_at_end(const State& state) const {
    const Car& car = state.cars[0];
    if (car.status == Status::box)
      return static_cast<double>(pace_.at_box(car.to_go, damage_)) / kMove;
    if (car.to_go == 0) return static_cast<double>(pace_.from(0, car.cell, 1, {})) / kMove;
    return times_.at({car.to_go, car.cell, car.gear});
  }

  const Game& game_;
  const Pace& pace_;
  DamageSet damage_;
  std::map<Place, double> times_;
  std::map<std::array<int, 8>, double> plans_;
};

DamageSet with(std::initializer_list<Damage> damages) {
  DamageSet set{};
  for (const Damage damage : damages) set.add(damage);
  return set;
}

Game game_on(const char* board, const Options& options) {
  return *GrandPrixAdvanced::make_game(*load_board(board), options);
}

TEST(GrandPrixAdvancedPace, IsWhatTryingEverythingOutGives) {
  const Game game = game_on("GPA-TT", {.laps = 1, .start = StartOrder::list});
  for (const Temper& temper : {kCareful, kBold}) {
    const Pace pace(game, temper);
    for (const DamageSet damage :
         {with({}), with({Damage::suspension}), with({Damage::tyres}), with({Damage::gearbox}),
          with({Damage::brakes}), with({Damage::chassis})}) {
      const BruteForce brute(game, pace, damage);
      for (int to_go = 1; to_go <= 2; ++to_go) {
        for (int cell = 0; cell < game.ring.count; ++cell) {
          for (int gear = 1; gear <= kGears; ++gear) {
            EXPECT_NEAR(static_cast<double>(pace.from(to_go, cell, gear, damage)) / kMove,
                        brute.from(to_go, cell, gear), 1e-3)
                << "damage " << int{damage.bits} << ", to go " << to_go << ", cell " << cell
                << ", gear " << gear;
          }
        }
      }
    }
  }
}

// 6.1  A damage at 3 moves, a wreck at 30: 6.37 cells a move.
TEST(GrandPrixAdvancedPace, OfALapIsCloseToTheFigureOfTheRules) {
  const Game game = game_on("GP-REF", {});
  const Pace pace(game, kBalanced);
  const Moves lap = pace.from(3, 0, 4, {}) - pace.from(2, 0, 4, {});
  // With what the risk costs it is a little slower than the cells alone.
  EXPECT_GT(lap, 84 * kMove * 100 / 637);
  EXPECT_LT(lap, 84 * kMove * 100 / 620);
}

TEST(GrandPrixAdvancedPace, KnowsWhatDamagesAndTempersCost) {
  const Game game = game_on("GP-REF", {.laps = 10});
  const Pace balanced(game, kBalanced);
  const Pace bold(game, kBold);
  const Pace careful(game, kCareful);
  EXPECT_LT(bold.from(2, 0, 3, {}), balanced.from(2, 0, 3, {}));
  EXPECT_LT(balanced.from(2, 0, 3, {}), careful.from(2, 0, 3, {}));
  for (int i = 0; i < kDamages; ++i) {
    const DamageSet one = with({static_cast<Damage>(i)});
    EXPECT_GT(balanced.from(2, 0, 3, one), balanced.from(2, 0, 3, {})) << i;
    // GPA-BOX-5  With many laps to come it is repaired, for one move at most.
    const Moves repaired = balanced.in_box(9, {}) + kMove;
    EXPECT_EQ(balanced.in_box(9, one), repaired) << i;
  }
  EXPECT_EQ(balanced.at_box(9, with({Damage::tyres})), balanced.in_box(9, {}));
  EXPECT_EQ(balanced.from(9, 5, 2, {}) - balanced.from(8, 5, 2, {}),
            balanced.from(8, 5, 2, {}) - balanced.from(7, 5, 2, {}));
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
