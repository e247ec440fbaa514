// A race that is hosted: who sits where, whose answer is due and until when, what was said. A room
// is the fold of its ledger: a command appends entries, and every entry, new or read back, changes
// the room in one place. Nothing here waits or writes; the one who owns the room makes new entries
// durable before anybody hears of them.
#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "catalog/race.h"
#include "codec/record_text.h"
#include "drivers/driver.h"
#include "fair/fair_dice.h"
#include "room/problem.h"
#include "room/setup.h"
#include "room/world.h"

namespace chicane::room {

// Viewers without a seat. Those who came with the key to watch do not hear what is said at the
// table.
inline constexpr int kWatching = -1;
inline constexpr int kOnlyWatching = -2;

struct RoomSeat {
  SeatPlan::Kind kind = SeatPlan::Kind::open;  // Open: anybody may take it.
  std::string name;
  std::string driver;  // Of a bot.
  std::string person;  // Who sits there; empty for bots and empty seats.
  std::string secret;  // As kept().
  std::string nonce;
  bool is_away = false;              // A bot drives until its person is back.
  std::vector<std::string> answers;  // What was said to each of its questions.
};

// What happened, with its place in the ledger.
struct Told {
  std::int64_t seq = 0;
  int turn = 0;
  Happening happening;
};

struct Said {
  std::int64_t seq = 0;
  int seat = -1;
  std::string name;
  std::string text;
  Millis at = 0;
};

// A die as everybody may know it: one that shuffles cards has no face.
struct Thrown {
  std::int64_t seq = 0;  // Its place in the ledger.
  int turn = 0;
  int number = 0;
  std::string label;
  DieThrow by;
  std::string face;
};

struct Seated {
  int seat = -1;
  std::string secret;
};

struct Answered {
  bool is_repeat = false;
};

inline constexpr int kChatMax = 2000;           // Lines of chat in a race.
inline constexpr std::size_t kChatBytes = 500;  // Of a line.
inline constexpr std::size_t kDecisionBytes = 500;
inline constexpr int kChangesMax = 20;  // Of one hidden answer.

class Room {
 public:
  enum class State : std::uint8_t { open, running, paused, over };

  // A new room, with its first entries; its person sits where the setup has a human seat.
  // `household` counts for whom it runs (server/households.h).
  static Result<std::unique_ptr<Room>, Problem> create(RaceSetup setup, std::string person,
                                                       World world, Seated* seated,
                                                       const std::string& household = {});
  // The same without a human seat, under an id and with an invitation that are known before.
  static std::unique_ptr<Room> create_as(std::string id, const std::string& invitation,
                                         const RaceSetup& setup, const std::string& host,
                                         World world, const std::string& household = {});
  // The room of a ledger. The complaint names the entry.
  static Result<std::unique_ptr<Room>, DataError> load(const std::string& id,
                                                       const std::vector<std::string>& entries,
                                                       World world);

  // What others over the same store have appended since. Nothing of our own may wait in take_new().
  // After a complaint the room is of no use.
  std::string follow(const std::vector<std::string>& entries);

  // Commands. What they append waits in take_new(); a Problem means that nothing was appended.
  Result<Seated, Problem> sit(int seat, std::string name, std::string person, std::string nonce);
  Result<Done, Problem> leave(int seat);
  // Bots called `fill` take the seats that are open; empty: there must be none.
  Result<Done, Problem> start(std::string_view fill_with);
  // `move` counts the answers of the seat from 0: the same one twice is taken once.
  Result<Answered, Problem> decide(int seat, std::string_view decision,
                                   std::optional<std::int64_t> move);
  // Another answer in the place of the one that the seat has sealed, as long as others of its
  // hidden round have not answered. `move` is that of the sealed one.
  Result<Answered, Problem> change(int seat, std::string_view decision,
                                   std::optional<std::int64_t> move);
  // A person takes the wheel again from the bot.
  Result<Done, Problem> come_back(int seat);
  Result<Done, Problem> want_pause(int seat, bool is_wanted);
  Result<Done, Problem> say(int seat, std::string_view text);
  // `for_all`: nobody hears that name any more; only the host may.
  Result<Done, Problem> mute(int seat, bool for_all, std::string_view name, bool is_muted);
  // Closes a race that has not begun, or ends one in which nobody races but its host. What was
  // raced stays; the record has no end.
  Result<Done, Problem> close();
  // What the hour brings: a warning, a missed deadline, bots that have not finished.
  void tick();
  // A person is no longer there; their seats are left.
  void forget(std::string_view person);

  // The entries since the last call, as texts for the ledger.
  std::vector<std::string> take_new() { return std::exchange(new_, {}); }

  const std::string& id() const { return id_; }
  const RaceSetup& setup() const { return setup_; }
  State state() const;
  std::int64_t length() const { return length_; }
  // Entries that change what viewers see of the race; talk and warnings do not.
  std::int64_t deeds() const { return deeds_; }
  Millis created() const { return created_; }
  Millis changed() const { return changed_; }
  // Whose time is over when; 0: nobody's.
  Millis due() const { return due_; }
  // When tick() has something to do next; 0: never.
  Millis next_tick() const;
  const std::string& host() const { return host_; }
  const std::string& household() const { return household_; }
  const std::string& invitation() const { return invitation_; }
  // Lets one watch a race that is not public, and do nothing else, nor hear the chat. It follows
  // from the invitation; the invitation does not follow from it. Empty for a race that is public.
  std::string watch_key() const;
  const std::vector<RoomSeat>& seats() const { return seats_; }
  const Race* race() const { return race_.get(); }
  bool is_awaited(int seat) const;
  // The race as if the seat had not sealed its answer to the hidden round that is open, so that
  // another can be chosen; none if there is nothing to change.
  std::unique_ptr<Race> unsealed(int seat) const;
  int turn() const { return race_ ? race_->turn() : 0; }
  const std::vector<Told>& told() const { return told_; }
  const std::vector<Said>& said() const { return said_; }
  bool hears(int viewer, const Said& said) const;
  const std::set<int>& pause_wanted_by() const { return pause_wanted_by_; }
  std::string commitment() const;
  // Of the dice; for nobody before the race is over.
  std::string secret() const {
    CHICANE_ASSERT(state() == State::over);
    return fair::to_hex(secret_);
  }
  const std::vector<Thrown>& thrown() const { return thrown_; }
  // A warning was given for the present deadline.
  bool is_warned() const { return is_warned_; }
  std::int64_t last_warning() const { return last_warning_; }  // Its place in the ledger.

  // The seat that a secret opens, the seat of a person; −1 if none.
  int seat_of_secret(std::string_view secret) const;
  int seat_of_person(std::string_view person) const;

  // The record as everybody may read it now.
  std::string public_record() const;
  // Whole; for nobody before the race is over.
  const std::string& record() const { return record_; }

  // Memory that the room takes, but for its game, which it shares with others (drivers/library.h).
  // Counted in no time, however long the race.
  std::size_t bytes() const;

 private:
  explicit Room(std::string id, World world) : id_(std::move(id)), world_(std::move(world)) {}

  // A seat of a person, and which of its answers is due.
  using Question = std::pair<int, std::size_t>;

  // Every change of the room goes through here. The complaint is about a ledger that is not ours.
  std::string apply(const boost::json::object& entry);
  void append(boost::json::object entry);

  std::string apply_create(const boost::json::object& entry);
  std::string apply_start(const boost::json::object& entry);
  std::string apply_answer(const boost::json::object& entry);
  std::string apply_change(const boost::json::object& entry);
  std::string apply_roll(const boost::json::object& entry);
  // Writes the seal of the last of `hidden_`, or complains.
  std::string seal_last();
  void open_all();
  void tell(const std::vector<Happening>& happenings, int turn);
  // Says it to the lists that only grow.
  void note(Told told);
  void note(Said said);
  void note(Thrown thrown);
  void note_answer(RoomSeat& who, std::string answer);
  // In which the next decision happens, as it is told: the one that makes the grid is of no turn.
  int told_turn() const { return race_->has_started() ? race_->turn() + 1 : 0; }
  void mark_turns();
  void finish_if_over();

  // Dice, bots and formalities until a person is awaited; then sets the clock.
  void advance();
  bool advance_once();
  void throw_die();
  void answer_by(Seat seat, const std::string& driver, std::string_view by);
  // Why the seat cannot answer anything now.
  std::optional<Problem> answer_problem(const RoomSeat& who) const;
  // The decision is lawful: writes it, sealed where it is hidden.
  void append_answer(Seat seat, std::string_view decision, std::string_view by,
                     std::string_view said = {});
  void set_clock();
  void settle_pause();
  std::set<Question> questions() const;
  bool is_reaction_move() const;
  bool is_driven_by_person(int seat) const;
  // Of the one whom a league keeps the seat for; empty: whoever takes it brings a name.
  std::string kept_name(std::size_t seat) const;
  // SC-15.2  The car that is kept, if it is to be built now.
  std::string kept_build(Seat seat) const;
  int seats_of_people() const;
  Driver& driver(int seat, const std::string& name);
  std::string fresh_nonce() const { return fair::to_hex(world_.bytes<fair::kNonceBytes>()); }

  std::string id_;
  World world_;
  RaceSetup setup_;
  std::string host_;
  std::string household_;
  std::string invitation_;
  fair::Secret secret_{};
  std::vector<RoomSeat> seats_;
  Millis created_ = 0;
  Millis changed_ = 0;
  Millis due_ = 0;
  // What was asked when the clock was set, in which turn, and was it a move that wants reaction?
  std::set<Question> clocked_;
  int clocked_turn_ = 0;
  bool clocked_reaction_ = false;
  Millis time_left_ = 0;  // Of the present question, while paused.
  bool is_warned_ = false;
  std::int64_t last_warning_ = 0;
  bool is_paused_ = false;
  bool is_closed_ = false;
  bool has_more_to_do_ = false;
  std::set<int> pause_wanted_by_;
  std::set<std::pair<int, std::string>> mutes_;  // Seat −1: for all.

  std::unique_ptr<Race> race_;
  std::optional<fair::FairDice> dice_;
  std::map<std::pair<int, std::string>, std::unique_ptr<Driver>> drivers_;  // Of those at work.

  // The record. Hidden decisions wait here until all have answered, in the order in which they
  // came.
  struct Hidden {
    int seat = 0;
    std::string decision;
    std::string salt;
    // Which of the seat's answers it is; none where it followed from another and is not its own.
    std::optional<std::size_t> move;
    int changes = 0;
  };
  const Hidden* sealed_by(int seat) const;
  std::vector<Hidden> hidden_;
  std::unique_ptr<Race> round_begun_;  // Before the first of them.
  RecordWriter writer_;
  std::string record_;
  int seals_ = 0;
  int turns_marked_ = 0;
  std::vector<Thrown> thrown_;
  std::vector<Told> told_;
  std::vector<Said> said_;
  std::size_t bytes_noted_ = 0;  // Held by what is in these, and by answers.

  std::int64_t length_ = 0;
  std::int64_t deeds_ = 0;
  std::vector<std::string> new_;
};

}  // namespace chicane::room
