// The coach as a browser has it: the answers of one race go in, in their order, once for each seat,
// and what the decisions of that seat cost comes out. All input is looked at first. exports.cpp
// puts it into the module; natively it is for tests.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "apps/wasm/answer.h"
#include "apps/wasm/new_race.h"
#include "coach/debrief.h"

namespace chicane::coach {

using wasm::Answer;
using wasm::MadeRace;
using wasm::NewRace;

class Door {
 public:
  // The race whose answers will come; one that was there before is let go. Answers with true.
  Answer begin(const NewRace& setup) { return begin(wasm::make_race(setup)); }
  Answer begin(MadeRace race);
  // From its first answer, for that seat: the answers are to be given once more. Laps that were
  // thought through stay known as long as they serve. Answers with true.
  Answer judge(int seat);
  // The next answer, −1 for a die. If it is a decision of the seat, its price in thousandths of a
  // turn and what would have been best; else, and where it has no price, null.
  Answer see(int seat, std::string_view decision);
  // What the seat is held against: whole, sure or none; null before its first decision.
  Answer lap() const;

 private:
  std::unique_ptr<Race> start_;
  std::unique_ptr<Race> race_;
  std::unique_ptr<LapChoice> laps_;
  std::optional<Debrief> debrief_;
};

}  // namespace chicane::coach
