// The results of a race as a table that spreadsheets and clubs exchange (docs/formats/results.md):
// comma-separated values, one line a car.
//
//   place,driver,car,grid,status,laps,turns,note
//   1,Valli,1,3,finished,2,27,"turn 27, 4 rows past the line"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane {

inline constexpr std::size_t kResultsBytesMax = 64 * 1024;
inline constexpr std::size_t kResultsRowsMax = 200;

enum class CarStatus : std::uint8_t { finished, running, out };
std::string_view status_name(CarStatus status);

struct CarResult {
  int place = 0;  // From 1; 0: not classified.
  std::string driver;
  std::string car;  // Its number; may be empty.
  int grid = 0;     // Place at the start; 0: not known, as below.
  CarStatus status = CarStatus::finished;
  int laps = 0;
  int turns = 0;
  std::string note;

  friend bool operator==(const CarResult&, const CarResult&) = default;
};

struct ResultsTable {
  std::vector<CarResult> cars;

  friend bool operator==(const ResultsTable&, const ResultsTable&) = default;
};

// Commas or semicolons, quotes as in RFC 4180, a byte order mark and any line ends; columns in any
// order, `place` and `driver` must be there. The complaint names the line.
Result<ResultsTable, DataError> parse_results(std::string_view text, std::string_view source_name);

std::string format_results(const ResultsTable& table);

}  // namespace chicane
