// Races from their records: executed again, line by line.
#pragma once

#include <functional>
#include <memory>

#include "catalog/race.h"
#include "codec/record_text.h"

namespace chicane {

// The race of a record before its first decision. `board` replaces the board of that name in the
// catalog, if given; its digest must be the recorded one.
Result<std::unique_ptr<Race>, DataError> begin_replay(const Record& record,
                                                      const Board* board = nullptr);

// Called after each decision and die with the race as it stands then.
using Observer = std::function<void(const RecordLine&, const Race&, const std::vector<Happening>&)>;

// Called before each line with the race as it stands then; what it says is wrong stops the replay.
using LineCheck = std::function<std::string(const RecordLine&, const Race&)>;

// Executes all lines. The complaint names the first line that is wrong: a decision that the rules
// refuse, a die that was not owed or has another label, a state that is not the recorded one.
Result<std::unique_ptr<Race>, DataError> replay(const Record& record, const Board* board = nullptr,
                                                const Observer& observe = {},
                                                const LineCheck& check = {});

// The record of a race that goes on, written as it happens.
RecordHeader record_header(const Race& race, const std::vector<std::string>& drivers);

}  // namespace chicane
