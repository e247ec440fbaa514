#include "office/hand_result.h"

#include "base/text.h"
#include "codec/league_text.h"

namespace chicane::office {

using league::RaceResult;

std::vector<league::CarResult> cars_of_table(const ResultsTable& table) {
  std::vector<league::CarResult> cars;
  for (const CarResult& car : table.cars) {
    const bool has_place = car.place > 0 && car.status != CarStatus::out;
    const bool has_crashed = car.note.starts_with("crash");
    cars.push_back({car.driver,
                    has_place     ? RaceResult{RaceResult::Kind::finished, car.place}
                    : has_crashed ? RaceResult{RaceResult::Kind::crashed, 0}
                                  : RaceResult{RaceResult::Kind::not_finished, 0},
                    {}});
  }
  return cars;
}

Result<league::Entry, DataError> parse_hand_result(std::string_view text, const std::string& by) {
  const std::vector<std::string_view> parts = words(text);
  std::string line = "result";
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i == 1) {
      line += " by=" + by;
      if (!parts[1].starts_with("cars="))
        line += fill(" cars={}", static_cast<int>(parts.size()) - 1);
    }
    line += " " + std::string(parts[i]);
  }
  return parse_league_entry(line);
}

}  // namespace chicane::office
