// A driver that is no person: chooses a decision from what its seat may see.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"

namespace chicane {

class Driver {
 public:
  virtual ~Driver() = default;
  // From now on a driver that throws for its decisions throws from this seed. One that has thought
  // about a board once can so drive many races there.
  virtual void reseed(std::uint64_t seed) = 0;
  // A lawful decision of the seat in its text form. The seat is awaited.
  virtual std::string choose(const Race& race, Seat seat) = 0;
};

// Names of drivers, the same for every rule set. Two of them answer for one who does not: "steady"
// keeps his speed or gear and ventures and pays least, "first" gives the first lawful answer. Both
// do the same in the same position, and a race of theirs comes to its end: so neither sets a speed
// of 0 while another is lawful.
std::vector<std::string> driver_names();

// `seed` feeds drivers that throw for their decisions. The complaint names the choices.
Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::uint64_t seed);

}  // namespace chicane
