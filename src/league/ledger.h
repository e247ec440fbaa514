// The ledger of a league: what is written down about it, only ever appended. A season is the fold
// of its ledger (season.h); a correction is one more entry.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "league/circuit_points.h"

namespace chicane::league {

struct Enter {
  std::string name;
  std::string driver;  // "human", or the name of a bot.
  std::string team;    // Empty: none.
  int laurels = 0;     // WBC-H.2a
  int tier = 1;

  friend bool operator==(const Enter&, const Enter&) = default;
};

// A driver wants to start in that round. A round for which nobody checks in is for all.
struct CheckIn {
  int round = 1;
  std::string name;

  friend bool operator==(const CheckIn&, const CheckIn&) = default;
};

// A die that parts a tie of seeds or ranks (WBC-H.2a, WBC-F.2.7).
struct Throw {
  std::string name;
  int face = 0;

  friend bool operator==(const Throw&, const Throw&) = default;
};

// A race is generated; drivers by seat.
struct Draw {
  std::string race;
  std::vector<std::string> drivers;

  friend bool operator==(const Draw&, const Draw&) = default;
};

// How a race ended for one car. A driver with several stands there once for each, in their order.
struct CarResult {
  std::string name;
  RaceResult result;
  std::string car;  // As it was built, where cars are kept (SC-15.2).

  friend bool operator==(const CarResult& a, const CarResult& b) {
    return a.name == b.name && a.result.kind == b.result.kind && a.result.place == b.result.place &&
           a.car == b.car;
  }
};

// A result is taken from a record that has been verified, or by hand from a race at a real table.
struct TakeResult {
  std::string race;
  std::uint64_t record = 0;  // Digest of its lines.
  int cars = 0;              // At the start; automatic ones too.
  std::vector<CarResult> results;
  std::string by;  // Who vouches for it where there is no record; else empty.

  friend bool operator==(const TakeResult&, const TakeResult&) = default;
};

// What a steward rules, with name and reason.
struct Ruling {
  enum class Kind : std::uint8_t {
    exclude,  // The driver has no finish in that race; those behind him move up.
    points,   // So many points more or fewer over the season.
    annul,    // The race counts for nobody.
    revoke,   // Ruling `number` no longer holds.
  };
  Kind kind = Kind::exclude;
  std::string race;
  std::string name;
  int points = 0;
  int number = 0;  // Of a ruling, from 1.
  std::string steward;
  std::string reason;

  friend bool operator==(const Ruling&, const Ruling&) = default;
};

using Entry = std::variant<Enter, CheckIn, Throw, Draw, TakeResult, Ruling>;

}  // namespace chicane::league
