// Runs a race at one table: asks people and drivers in turn, throws the dice, keeps the record,
// takes back what may be taken back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/chicane/race_file.h"
#include "base/random.h"
#include "catalog/race.h"
#include "catalog/tell.h"
#include "codec/record_text.h"
#include "drivers/driver.h"

namespace chicane::app {

inline constexpr const char* kHuman = "human";

// All that has happened, in order.
struct Chronicle {
  // A die as it was thrown.
  struct Die {
    int sides;
    int face;
    bool is_special;  // Its faces are not 1, 2, 3, …
  };
  std::vector<HappeningInTurn> entries;
  std::vector<Die> dice;

  // A die as a record has it: "roll 4", "Valli grid d6". One that shuffles cards is not told.
  void add_die(std::string_view decision, std::string_view label);
};

// What a person answers when asked.
struct Reply {
  enum class Kind : std::uint8_t { decision, undo, quit };
  Kind kind = Kind::quit;
  std::string decision;
};

// Asks a person; shows what a person sees.
class Panel {
 public:
  virtual ~Panel() = default;
  // `complaint` is why the last answer was refused; `since` where in the chronicle this seat's last
  // answer stands.
  virtual Reply ask(const Race& race, Seat seat, const Chronicle& chronicle, std::size_t since,
                    const std::string& complaint, bool can_undo) = 0;
  // Hidden answers of several people at one table: the others look away.
  virtual void hand_over(const Race& race, Seat seat) = 0;
};

class Host {
 public:
  enum class Outcome : std::uint8_t { over, quit, failed };

  // `drivers`: for each seat the name of a bot, or "human". Bots throw their decisions from `seed`,
  // dice too.
  static Result<std::unique_ptr<Host>, DataError> make(std::unique_ptr<Race> race,
                                                       std::vector<std::string> drivers,
                                                       std::uint64_t seed);

  // Decisions go into this file from now on; `is_new` writes the header first.
  std::string record_into(std::unique_ptr<RaceFile> file, bool is_new,
                          std::string_view text_so_far);
  // Without a file the record is still kept as text.
  const std::string& record() const { return record_; }

  // The first decision of that seat, given beforehand (`--build`).
  void answer_first(Seat seat, std::string decision) {
    first_answers_[index(seat)] = std::move(decision);
  }

  // Until the race is over or somebody quits. `panel` may be missing where only bots race.
  Outcome run(Panel* panel);

  const Race& race() const { return *race_; }
  const Chronicle& chronicle() const { return chronicle_; }
  const std::string& failure() const { return failure_; }
  // The story of a race that was recorded before this one goes on.
  void remember(Chronicle chronicle) { chronicle_ = std::move(chronicle); }

 private:
  struct Moment {
    std::unique_ptr<Race> race;
    std::size_t entries;
    std::size_t dice;
    std::size_t record_size;
    RecordWriter writer;
    int turns_marked;
  };

  Host(std::unique_ptr<Race> race, std::vector<std::string> drivers, std::uint64_t seed);

  Seat next_to_ask(const SeatSet& seats) const;
  bool throw_die();
  bool ask_bot(Seat seat);
  Outcome ask_human(Seat seat, Panel& panel, bool& goes_on);
  bool take(Seat seat, const std::string& decision, std::string* refused);
  bool take_all(Seat seat, const std::string& said, std::string* refused);
  bool write(const std::string& text);
  void remember_moment();
  bool take_back();
  bool is_human(Seat seat) const { return drivers_[index(seat)] == kHuman; }
  int humans() const;

  std::unique_ptr<Race> race_;
  std::vector<std::string> drivers_;
  std::vector<std::unique_ptr<Driver>> bots_;
  std::vector<std::size_t>
      last_answer_;  // By seat: entries of the chronicle when it last answered.
  std::vector<std::string> first_answers_;
  Random dice_;
  Chronicle chronicle_;
  std::unique_ptr<RaceFile> file_;
  RecordWriter writer_;
  std::string record_;
  int turns_marked_ = 0;
  std::vector<Moment> moments_;   // Before each answer of a person, since the last die or reveal.
  Seat last_asked_ = kSpectator;  // The person at the keyboard.
  std::string failure_;
};

}  // namespace chicane::app
