// What a car could do at best if it had the road to itself, and what every other decision costs
// against that: the perfect lap behind the one door of all rule sets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"
#include "solver/lap_goal.h"

namespace chicane {

struct PricedDecision {
  std::string decision;
  double turns = 0;  // To the end, if it is taken and all that follows is the best.
};

// What comes of best play: the share of races that come home, and the mean of their turns.
struct LapForecast {
  double home = 0;
  double turns = 0;
};

// How large the lap is that was thought through.
struct LapSize {
  std::size_t positions = 0;
  std::size_t ways = 0;
  std::size_t bytes = 0;
};

class Coach {
 public:
  virtual ~Coach() = default;

  // A race of one car on the first place of the grid, about to begin. `build` as its driver would
  // say it where cars are built, else empty; the complaint says what a build is.
  virtual Result<std::unique_ptr<Race>, DataError> start(std::string_view build) const = 0;
  // A car of the race, numbered as on its table, alone on the road as it stands before its next
  // move.
  virtual std::unique_ptr<Race> alone(const Race& race, int car) const = 0;

  // The car that the seat decides for now.
  virtual int car_of(const Race& race, Seat seat) const = 0;
  // The number of a car's build; 0 where cars are not built. Cars of one build have one lap.
  virtual int build_of(const Race& race, int car) const = 0;
  virtual int laps() const = 0;

  // Of a race with one car. Each thinks the lap through if it has not yet been: that may take
  // seconds. Nothing, or an empty list, if it has more positions than the goal allows.
  virtual std::optional<double> turns(const Race& lone) = 0;
  virtual std::optional<LapForecast> forecast(const Race& lone) = 0;
  // Of the decisions of the driver who is awaited, in the order of legal(): of all of them, or of
  // those that the goal allows. Where moves are small those that are not sure are thought through
  // to the end of the move.
  virtual std::vector<PricedDecision> prices(const Race& lone) = 0;

  // To be called after each decision and die of a lone race: what the rules leave to cards that lie
  // hidden is left to chance.
  virtual void settle(Race& lone) const = 0;

  virtual LapSize size() const = 0;
};

// For races on the board of this one, by its options.
std::unique_ptr<Coach> make_coach(const Race& race, const LapGoal& goal);

}  // namespace chicane
