// What a decision may lead to, exactly: every fall of the dice, until a driver decides again or the
// move of the car is over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"
#include "lab/fraction.h"

namespace chicane::lab {

struct OddsLimits {
  int dice = 40;            // In a row.
  int positions = 300'000;  // Looked at, for all decisions together.
};

struct Outcome {
  Fraction chance;
  std::vector<std::string> told;  // Sentences; of none, nothing happens yet.
};

struct DecisionOdds {
  std::string decision;
  std::vector<Outcome> outcomes;  // The likeliest first; together they are 1.
};

struct Odds {
  Seat seat{};  // Who decides.
  std::vector<DecisionOdds> decisions;
};

// For each lawful decision of the one seat that is awaited, or for one of them in its text form.
// Decisions on the way that have one lawful answer are taken; dice of other cars' moves and secret
// ones are left to come. The complaint says who is awaited instead, which decisions there are, or
// that the tree is too large.
Result<Odds, DataError> odds_of(const Race& race, std::string_view decision = {},
                                const OddsLimits& limits = {});

}  // namespace chicane::lab
