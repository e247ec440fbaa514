// A race in progress behind one door for all rule sets: decisions go in as text, events come out as
// text. For programs that serve people; loops over many races use the rule set's own type.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/inline_vector.h"
#include "base/result.h"
#include "board/board.h"
#include "core/happening.h"
#include "core/pending.h"

namespace chicane {

struct Refused {
  std::string name;  // "speed_above_top"; "no_decision" for words that mean nothing.
  std::string clause;
  std::string what;  // The sentence: why not, and what instead.
};

// Who throws a die, and for what.
struct DieThrow {
  int car = -1;         // As on the table; −1: it is thrown for no car.
  int seat = -1;        // −1: nobody's, or an automatic player's.
  std::string purpose;  // "grid"
  std::string die;      // "d6", "special-d6", "secret-d15"
  bool is_secret = false;
};

// What a car is doing, alike in all rule sets.
enum class Condition : std::uint8_t {
  driving,  // On the road.
  halted,   // In the pits, or off the road for a while.
  home,     // Has finished.
  out,
};

// Where a car stands, without words: for those who watch many races.
struct CarStanding {
  int car = 0;
  int seat = 0;   // −1: an automatic player, who has none.
  int place = 0;  // From 1.
  Condition condition = Condition::driving;
  int distance = 0;  // From the first line, in rows or cells; below 0 on a grid behind it.
};
// All cars of a race, the first one first.
using CarStandings = InlineVector<CarStanding, kSeatsMax>;

struct Standing {
  int seat = 0;      // −1: an automatic player, who has none.
  std::string name;  // The driver; or the car, where a seat has several.
  int place = 0;     // From 1.
  // The place is its own: it is home, or the game classifies it as it stood at the end.
  bool has_finished = false;
  std::string result;  // "finished, turn 31", "crash", "running"
  Condition condition = Condition::driving;
  int distance = 0;  // From the first line, in rows or cells; below 0 on a grid behind it.
};

class Race {
 public:
  virtual ~Race() = default;
  virtual std::unique_ptr<Race> clone() const = 0;
  // Another race of the same rules, board and options, before its first decision. It shares with
  // this one what does not change; so does a clone.
  virtual Result<std::unique_ptr<Race>, DataError> again(
      const std::vector<std::string>& names) const = 0;
  // Does no other race share it?
  virtual bool is_alone() const = 0;
  // Of memory: what is shared, and what this race has of its own.
  virtual std::size_t bytes_of_game() const = 0;
  virtual std::size_t bytes_of_race() const = 0;

  virtual std::string_view rules() const = 0;
  virtual int rules_version() const = 0;
  virtual std::string options() const = 0;  // As in a record.
  virtual const Board& board() const = 0;
  virtual const std::vector<std::string>& names() const = 0;
  // Of the cars, as people call them: "Valli", "2a Valli" where a driver has several.
  virtual std::vector<std::string> car_names() const = 0;

  virtual Pending pending() const = 0;
  // Is the decision due hidden from the others until all have answered?
  virtual bool is_hidden_round() const = 0;
  // Who has answered the hidden round that is open: what they said is shown to nobody else yet.
  virtual SeatSet hidden_answers() const = 0;
  // Does a seat see what the others must not, as cards in its hand?
  virtual bool has_secrets() const = 0;
  // The label of the die that is owed: "Valli grid d6".
  virtual std::string roll_label() const = 0;
  virtual DieThrow die_throw() const = 0;  // The same as data.
  // Every lawful answer of the seat, one for each outcome.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  // Is one lawful answer left that no person needs to be asked for: no chips to name, no space
  // left? Everybody can see that it is: what hangs on cards in a hand is asked.
  virtual bool is_formality(Seat seat) const = 0;
  // What a driver may say in one breath, `drive I2 I3 I4`, as the decisions it stands for.
  virtual std::vector<std::string> single_decisions(std::string_view text) const = 0;
  virtual Result<std::vector<Happening>, Refused> decide(Seat seat, std::string_view decision) = 0;

  virtual bool has_started() const = 0;      // Cars stand on the grid or beyond.
  virtual int turn() const = 0;              // Turns completed.
  virtual std::uint64_t digest() const = 0;  // Of the state, as records of version 1 hold it.

  // The state as that seat may know it, byte for byte, kSpectator for those who watch: all that may
  // leave the engine for it. What is hidden from it is in none of these bytes.
  virtual std::string view(Seat seat) const = 0;
  // The race as that seat may know it: its state is that view. For the own seat legal() is as in
  // the race itself, so drivers can be asked there.
  virtual std::unique_ptr<Race> seen_by(Seat seat) const = 0;

  // The whole state, byte for byte, to come back to it. Leaves the engine for nobody.
  virtual std::string bytes() const = 0;
  // The state of such bytes, or of a view's, instead of the own. For who made them from a race of
  // the same rules and version, board, options and number of names, or has them from a server that
  // did: that there are as many as must be is checked, what they say is not. False, and nothing has
  // changed, if they are too many or too few.
  virtual bool set_bytes(std::string_view bytes) = 0;

  virtual std::vector<Standing> standings() const = 0;
  virtual int lap_length() const = 0;  // In rows or cells, as Standing::distance.
};

}  // namespace chicane
