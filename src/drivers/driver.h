// A driver that is no person: chooses a decision from what its seat may see.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"
#include "drivers/mind.h"

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

// By a name of mind_names(). What it works out stands on that shelf, which it shares with other
// drivers of the same game. `seed` feeds drivers that throw for their decisions. The complaint
// names the choices.
Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::shared_ptr<Shelf> shelf,
                                                       std::uint64_t seed);

}  // namespace chicane
