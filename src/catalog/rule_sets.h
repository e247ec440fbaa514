// The rule sets of src/games/games.list behind one type.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/form.h"
#include "catalog/race.h"
#include "codec/option_info.h"
#include "codec/table_info.h"

namespace chicane {

class RuleSetEntry {
 public:
  virtual ~RuleSetEntry() = default;
  virtual std::string_view id() const = 0;
  virtual std::string_view title() const = 0;
  virtual int version() const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  // The numbers the rules use, and whose they are.
  virtual std::vector<TableInfo> tables() const = 0;
  virtual SourceInfo sources() const = 0;
  // Of the boards it is raced on.
  virtual BoardForm form() const = 0;
  // The board to race on if nobody names one.
  virtual std::string_view default_board() const = 0;
  // Laps of a race if nobody says.
  virtual int default_laps() const = 0;
  // Of the shortest race without options.
  virtual int fewest_laps() const = 0;
  // `options` as in a record: "laps=2 min_speed=20". Names are the drivers', by seat.
  virtual Result<std::unique_ptr<Race>, DataError> make_race(
      const Board& board, std::string_view options,
      const std::vector<std::string>& names) const = 0;
  // How many drivers can race there with these options, each number that can, ascending.
  virtual Result<std::vector<int>, DataError> seats_lawful(const Board& board,
                                                           std::string_view options) const = 0;
};

const std::vector<const RuleSetEntry*>& rule_sets();

// What is raced if nobody says: the first of the list.
inline std::string usual_rules() { return std::string(rule_sets().front()->id()); }

// So many bots race with so many people if nobody says: five, or the number next to it with which
// they can race; more rather than fewer.
int usual_bots(const std::vector<int>& seats_lawful, int people);

// The complaint names the choices.
Result<const RuleSetEntry*, DataError> find_rule_set(std::string_view id);

}  // namespace chicane
