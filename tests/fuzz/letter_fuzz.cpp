// Letters, read in positions of real races: a complaint names a line; whatever is understood can be
// decided in the order it was understood; reading changes nothing.
#include "base/assert.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"
#include "letters/reading.h"

namespace chicane::fuzz {

bool fuzz_letter(std::string_view text) {
  bool is_clear = false;
  for (const std::unique_ptr<Race>& race : positions()) {
    if (race->pending().kind != Pending::Kind::seats) continue;
    const Seat seat = awaited(race->pending());
    const std::uint64_t before = race->digest();
    const letters::Reading reading = letters::read_letter(*race, seat, text, kSource);
    CHICANE_ASSERT(race->digest() == before);
    CHICANE_ASSERT(!reading.understood.empty() || !reading.complaints.empty());
    for (const DataError& error : reading.complaints) check_complaint(error, text);
    const std::unique_ptr<Race> driven = race->clone();
    for (const letters::Understood& one : reading.understood) {
      CHICANE_ASSERT(!one.decisions.empty());
      for (const std::string& decision : one.decisions)
        CHICANE_ASSERT(decide(*driven, seat, decision));
    }
    is_clear = is_clear || reading.is_clear();
  }
  return is_clear;
}

}  // namespace chicane::fuzz
