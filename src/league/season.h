// A league in progress: the fold of its ledger. Pure: the same plan and entries give the same
// season, and an entry that does not fit is refused and changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "league/ledger.h"
#include "league/scoring.h"
#include "league/wbc_heats.h"

namespace chicane::league {

inline constexpr int kRoundsMax = 40;
inline constexpr int kTiersMax = 10;
inline constexpr int kRulingsMax = 200;
inline constexpr int kThrowsMax = 5000;  // In a round: equal faces throw again.
inline constexpr int kLaurelsMax = 1'000'000;

// What is agreed before the first race.
struct Plan {
  enum class Format : std::uint8_t {
    points,  // Every round is a race of all, scored by `scoring`.
    wbc,     // Rounds of heats, then a final (WBC-H, WBC-F).
  };
  enum class Cars : std::uint8_t { rebuilt, kept };  // SC-15.2

  std::string name;
  std::string title;
  Format format = Format::points;
  std::string rules;
  std::string options;                // Of every race, as in a record.
  std::vector<std::string> circuits;  // By round.
  Scoring scoring;
  Cars cars = Cars::rebuilt;
  int field = kRaceCarsMax;  // Drivers in a race at most.
  int tiers = 1;
  int movers = 0;  // So many go up and down between two tiers after the season.

  int rounds() const { return static_cast<int>(circuits.size()); }
  // The last round of a WBC tournament.
  bool is_final(int round) const { return format == Format::wbc && round == rounds(); }

  friend bool operator==(const Plan&, const Plan&) = default;
};

struct LeagueRace {
  std::string id;  // "H1A", "F", "R3", "R3-2" in the second tier.
  int tier = 1;
  std::vector<int> drivers;  // By seat.
  int cars = 0;              // The rest with the result.
  std::uint64_t record = 0;
  std::vector<CarResult> results;
  std::string by;  // Empty: from a record.

  bool has_result() const { return cars > 0; }
};

struct Round {
  std::vector<int> checked_in;
  std::vector<int> starters;       // Once the first die is thrown or the first race drawn.
  std::optional<DriverList> list;  // Seeds or ranks, once the first die is thrown.
  int throws = 0;
  int race_total = 0;  // Once the first race is drawn.
  std::vector<LeagueRace> races;

  bool is_closed() const { return !starters.empty(); }
};

struct Season {
  explicit Season(Plan the_plan) : plan(std::move(the_plan)), rounds(plan.circuits.size()) {}

  Plan plan;
  std::vector<Enter> drivers;  // Numbered in the order entered.
  std::vector<Round> rounds;
  std::vector<Ruling> rulings;

  std::optional<int> driver(std::string_view name) const;
  // The round and the race of that id.
  struct Found {
    int round = 0;  // From 1.
    const LeagueRace* race = nullptr;
  };
  Found race(std::string_view id) const;
  bool holds(int ruling) const;  // From 0: not revoked.
  bool is_annulled(std::string_view race) const;
  // From 1: the first round of which a race is still to be drawn or driven; rounds + 1: none.
  int round() const;
};

// Why an entry does not fit. `about` is the driver, race or ruling it is about.
struct Objection {
  enum class Kind : std::uint8_t {
    driver_unknown,
    driver_twice,
    drivers_too_many,
    tier_unknown,
    entries_closed,
    round_not_open,
    checked_in_twice,
    not_qualified,  // WBC-F.3
    not_his_throw,
    face_impossible,
    throws_too_many,
    race_unknown,
    race_not_due,
    race_other_drivers,
    still_racing,  // WBC-H.1b
    result_twice,
    record_twice,
    result_other_drivers,
    result_impossible,
    other_car,  // SC-15.2
    not_in_race,
    no_points_here,
    ruling_unknown,
    ruling_twice,
    ruling_too_late,
    rulings_too_many,
  };
  Kind kind;
  std::string about;
};

// Takes an entry, or says why not.
std::optional<Objection> take(Season& season, const Entry& entry);

}  // namespace chicane::league
