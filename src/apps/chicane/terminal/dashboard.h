// What one rule set shows a person at the wheel. The panel around it is the same for all.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/chicane/terminal/pen.h"
#include "apps/chicane/terminal/track_view.h"
#include "catalog/race.h"
#include "core/rule_set.h"

namespace chicane::app {

struct Cell {
  std::string text;
  Paint paint{};
};

// One thing a person can do, as a row of a table.
struct Choice {
  std::string key;       // What is typed for it.
  std::string decision;  // Empty: shown only to say why it cannot be done.
  std::vector<Cell> cells;
};

class Dashboard {
 public:
  virtual ~Dashboard() = default;

  // "Monza, lap 2 of 3, turn 14"
  virtual std::string heading(const Race& race) const = 0;
  // "Plot your speed. You drive 100, 4W left."
  virtual std::string question(const Race& race, Seat seat) const = 0;
  virtual std::vector<Choice> choices(const Race& race, Seat seat) const = 0;
  // A typed line as a decision: "120 s" for "plot 120 slip". Nothing if it is not a short form.
  virtual std::optional<std::string> shorthand(const Race& race, Seat seat,
                                               const std::string& typed) const = 0;
  // Cars on the track, and the spaces that can be chosen.
  virtual TrackView track(const Race& race, Seat seat,
                          const std::vector<Choice>& choices) const = 0;
  virtual int own_row(const Race& race, Seat seat) const = 0;
  // Who leads, how fast, with what left: a line for each car.
  virtual std::vector<std::string> running_order(const Race& race, Seat seat,
                                                 const Pen& pen) const = 0;
  // What can be typed, for `?`.
  virtual std::string help() const = 0;
};

std::unique_ptr<Dashboard> make_dashboard(const Race& race);

// Each game brings its own (terminal/<game>_dashboard.h).
template <RuleSet R>
std::unique_ptr<Dashboard> make_dashboard() = delete;

}  // namespace chicane::app
