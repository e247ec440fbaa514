// How far many races are, on a terminal: share, rate, time left.
#pragma once

#include <string>

#include "lab/race_run.h"

namespace chicane::app {

// "  62 %  6 200 of 10 000 races, 3 100 a second, 0:01 left"
std::string progress_line(const lab::RunProgress& progress);

class RunBar {
 public:
  explicit RunBar(bool is_shown) : is_shown_(is_shown) {}
  void show(const lab::RunProgress& progress);
  void clear();

 private:
  bool is_shown_;
  bool has_shown_ = false;
};

// "1 234 567"
std::string grouped(std::int64_t number);

}  // namespace chicane::app
