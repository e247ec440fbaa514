// Many races and many viewers on a running server, over real sockets: how long until a decision is
// acknowledged, how many there are a second. Beside it, how often the disk itself can be made to
// keep something.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane::lab {

struct LoadPlan {
  std::string host = "127.0.0.1";
  int port = 8080;
  std::string rules;
  int races = 300;     // At once: one script each, with random lawful decisions, against a bot.
  int viewers = 2000;  // Spread over the races.
  int think_millis = 1000;  // Between being asked and deciding; 0: as fast as the server can.
  double seconds = 30;      // Once all are there.
  std::uint64_t seed = 1;
};

// How it stands.
struct LoadProgress {
  double seconds = 0;  // Measured so far; 0 while people are still arriving.
  int races_running = 0;
  int viewers_open = 0;
  std::int64_t decisions = 0;
};

struct LoadResult {
  double seconds = 0;
  int viewers_open = 0;         // At the end.
  std::int64_t decisions = 0;   // Acknowledged.
  std::int64_t updates = 0;     // Delivered to viewers.
  std::int64_t bytes = 0;       // Of these.
  std::int64_t races_over = 0;  // Each was replaced by a new one.
  std::int64_t errors = 0;      // Answers that were none, sockets that were closed on us.
  std::string first_error;
  std::vector<double> millis;  // From sending a decision to its acknowledgement; sorted.

  double decisions_a_second() const { return static_cast<double>(decisions) / seconds; }
  double updates_a_second() const { return static_cast<double>(updates) / seconds; }
};

// "http://127.0.0.1:8080" as host and port of the plan.
Result<LoadPlan, DataError> with_address(LoadPlan plan, std::string_view address);

// `tell` hears of it once a second.
Result<LoadResult, DataError> run_load(const LoadPlan& plan,
                                       const std::function<void(const LoadProgress&)>& tell);

// The value that so many percent do not exceed (nearest rank); 0 of none.
double percentile(const std::vector<double>& sorted, double percent);

// How many times a second 4 KiB at the end of a file in `folder` are kept for sure (fdatasync), one
// after the other.
Result<double, DataError> keeps_a_second(const std::string& folder, double seconds);

}  // namespace chicane::lab
