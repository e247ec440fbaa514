// The words of a league: why an entry is refused, why one stands before another.
#pragma once

#include <string>
#include <string_view>

#include "league/reason.h"
#include "league/season.h"

namespace chicane {

// "driver_twice", "count_back": as programs name them.
std::string_view objection_name(league::Objection::Kind kind);
std::string_view criterion_name(league::Criterion criterion);

// One sentence without a full stop: what is wrong, what would be right.
std::string objection_words(const league::Season& season, const league::Objection& objection);

// "points: 24 to 21", "tie-break 2: more 1st places, 2 to 1"
std::string reason_words(const league::Reason& reason);

// The clause it rests on, if it is a rulebook's: "WBC-F.2.2".
std::string reason_clause(const league::Plan& plan, const league::Reason& reason);

// As in a ledger: "exclude H1A Valli", "points Valli -3".
std::string ruling_words(const league::Ruling& ruling);

// "3rd", "crash", "out"
std::string result_words(const league::RaceResult& result);

}  // namespace chicane
