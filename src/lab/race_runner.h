// Races on one board, one after the other, driven by minds in the rule set's own types: nothing is
// said in text on the way.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "core/pending.h"
#include "lab/decision_times.h"
#include "lab/race_plan.h"
#include "lab/race_watch.h"

namespace chicane::lab {

// A race with more answers does not end. The longest that do, a full field of twelve
// driven at random, take some three thousand a lap.
inline constexpr long kAnswersMax = 1'000'000;

// As many causes to go out as any rule set has.
inline constexpr int kCausesMax = 5;

// A die as it lies on the table; those that shuffle cards are not among them.
struct Thrown {
  std::uint8_t purpose = 0;
  std::uint8_t sides = 0;
  Die die = Die::plain;
  std::uint8_t face = 0;

  friend auto operator<=>(const Thrown&, const Thrown&) = default;
};

enum class Ending : std::uint8_t {
  over,
  endless,  // Not over after so many answers.
  stopped,  // Somebody wanted it so.
};

// What came of a race.
struct RaceSeen {
  Ending ending = Ending::over;
  RaceWatch watch;
  std::vector<int> causes;  // Why each car is out, by car; counts for those that are.
  std::vector<Thrown> thrown;
};

// One race to be driven.
struct RaceOrder {
  std::uint64_t seed = 0;         // Of this race.
  std::span<const int> entrants;  // Of each seat.
  // What is hidden before the start, as builds and bids, goes round among the seats by lot.
  bool draws_lots = false;
  long answers_max = kAnswersMax;
  std::span<DecisionTimes> times = {};  // By entrant: how long he thinks. None: nobody looks.
};

class RaceRunner {
 public:
  virtual ~RaceRunner() = default;
  // `is_stopped` is asked before each answer. The answer is good until the next race.
  virtual const RaceSeen& race(const RaceOrder& order, const std::atomic<bool>& is_stopped) = 0;
  virtual int lap_length() const = 0;  // In rows or cells.
};

// For one thread: the minds are its own. Without `seats` there is one for each entrant. The
// complaint is that of check_races.
Result<std::unique_ptr<RaceRunner>, DataError> make_race_runner(
    std::string_view rules, const Board& board, std::string_view options,
    const std::vector<Entrant>& entrants, std::optional<int> seats = std::nullopt);

// Can there be such races? Gives every option, as in a record. The complaint is about a rule set,
// board, option, driver or build that cannot be, and names the choices. Nobody has to think for it.
Result<std::string, DataError> check_races(std::string_view rules, const Board& board,
                                           std::string_view options,
                                           const std::vector<Entrant>& entrants);

// Words of a rule set for what is counted. There is such a rule set.
std::span<const std::string_view> out_causes(std::string_view rules);
std::string_view purpose_word(std::string_view rules, int purpose);

}  // namespace chicane::lab
