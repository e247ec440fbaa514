// A league that a server hosts: the season with who is behind its drivers, where its races are
// driven, who has written what. It is the fold of its ledger, as a room is: a command appends
// entries, and every entry, new or read back, changes the league in one place. Nothing here waits
// or writes; whoever owns it makes new entries durable before anybody hears of them.
#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "league/season.h"
#include "room/problem.h"
#include "room/setup.h"
#include "room/world.h"

namespace chicane::office {

inline constexpr std::size_t kPlanBytesMax = 16 * 1024;

// What is agreed when a league is made.
struct LeagueSetup {
  std::string plan;  // As it was written (docs/formats/league.md).
  bool is_public = true;
  room::Pace pace;  // Of its races.
};

// From the body of a request. That it can be raced by the plan is tried.
Result<LeagueSetup, room::Problem> read_league_setup(const boost::json::object& body);

// Who makes a league.
struct LeagueHost {
  std::string person;  // Empty once the person is no longer there.
  std::string name;
};

// A line of the season's own ledger.
struct LeagueLine {
  std::int64_t seq = 0;
  room::Millis at = 0;
  std::string by;  // By name; empty: the server.
  int round = 0;   // That was due when it was written.
  league::Entry entry;
  std::string text;  // Without its end.
};

class HostedLeague {
 public:
  enum class State : std::uint8_t { open, running, over };

  // A new one, with its first entry. The setup is one that read_league_setup() has passed.
  static HostedLeague create(const LeagueSetup& setup, const LeagueHost& host, room::World world);
  // The league of a ledger. The complaint names the entry.
  static Result<HostedLeague, DataError> load(const std::string& id,
                                              const std::vector<std::string>& entries,
                                              room::World world);
  // What others over the same store have appended since. After a complaint it is of no use.
  std::string follow(const std::vector<std::string>& entries);

  // Commands. What they append waits in take_new(); a Problem means that nothing was appended.

  // All of them or none. `person` is behind the driver who enters.
  Result<room::Done, room::Problem> add(const std::vector<league::Entry>& entries,
                                        const std::string& by, const std::string& person = {});
  // Throws and draws what is due, and says in which rooms the races will be.
  Result<room::Done, room::Problem> draw(const std::string& by);
  // From the record of a room of ours that is over. Twice is once.
  Result<room::Done, room::Problem> take_record(const std::string& race, const std::string& text);
  // From the record of a race that was driven elsewhere, once it is verified.
  Result<room::Done, room::Problem> take_other_record(const std::string& text,
                                                      const std::string& by);
  // Before anything is drawn.
  Result<room::Done, room::Problem> close();
  // A person is no longer there; names stay.
  void forget(const std::string& person);

  // The entries since the last call, as texts for the ledger.
  std::vector<std::string> take_new() { return std::exchange(new_, {}); }

  const std::string& id() const { return id_; }
  const league::Season& season() const { return *season_; }
  const LeagueSetup& setup() const { return setup_; }
  const LeagueHost& host() const { return host_; }
  const std::string& invitation() const { return invitation_; }
  State state() const;
  std::int64_t length() const { return length_; }
  room::Millis created() const { return created_; }
  room::Millis changed() const { return changed_; }
  const std::vector<LeagueLine>& lines() const { return lines_; }
  // The person behind a driver, the driver of a person; empty if there is none.
  std::string person_of(const std::string& driver) const;
  std::string driver_of(std::string_view person) const;
  // The room of a race that is drawn.
  std::string room_of(const std::string& race) const;

  // The whole as a league file.
  std::string file() const;

 private:
  HostedLeague(std::string id, room::World world) : id_(std::move(id)), world_(std::move(world)) {}

  std::string apply(const boost::json::object& entry);
  std::string apply_create(const boost::json::object& entry);
  std::string apply_line(const boost::json::object& entry);
  void append(const boost::json::object& entry);

  std::string id_;
  room::World world_;
  LeagueSetup setup_;
  LeagueHost host_;
  std::string invitation_;
  std::optional<league::Season> season_;
  std::map<std::string, std::string> people_;  // By driver.
  std::map<std::string, std::string> rooms_;   // By race.
  std::vector<LeagueLine> lines_;
  room::Millis created_ = 0;
  room::Millis changed_ = 0;
  std::size_t bytes_ = 0;  // Of the league file.
  bool is_closed_ = false;

  std::int64_t length_ = 0;
  std::vector<std::string> new_;
};

}  // namespace chicane::office
