// Results by hand: of a race at a real table, for which somebody vouches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "codec/results_text.h"
#include "league/ledger.h"

namespace chicane::office {

// Who ran on when the race ended has his place; a note that begins with "crash" is one.
std::vector<league::CarResult> cars_of_table(const ResultsTable& table);

// "R1 cars=4 Valli=1 Brandt=out"; without `cars` there were as many as are named.
Result<league::Entry, DataError> parse_hand_result(std::string_view text, const std::string& by);

}  // namespace chicane::office
