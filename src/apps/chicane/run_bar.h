// How far a long run is: share, rate, time left. On a terminal a bar, elsewhere a line a minute.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "lab/run_progress.h"

namespace chicane::app {

// "  62 %  6 200 of 10 000 races, 3 100 a second, 0:01 left"; slow ones: "… 41 s each, …"
std::string progress_line(const lab::RunProgress& progress, std::string_view what);

class RunBar {
 public:
  explicit RunBar(std::string_view what = "races");
  void show(const lab::RunProgress& progress);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool is_terminal_;
  bool has_shown_ = false;
  Clock::time_point told_ = Clock::now();  // When there was a line.
};

// "1 234 567"
std::string grouped(std::int64_t number);

}  // namespace chicane::app
