// Memory that is kept for bad times. When an allocation fails, the reserve is given up and the
// allocation tried again: what is under way ends well, and what must not fail does not. Until
// somebody has refilled it nothing new is begun (http_server.cpp answers 503). Only when an
// allocation fails although the reserve is gone does it throw std::bad_alloc.
#pragma once

#include <cstddef>

namespace chicane::net {

// One at a time in a process. Without one allocations fail as usual.
class Reserve {
 public:
  explicit Reserve(std::size_t bytes);
  ~Reserve();
  Reserve(const Reserve&) = delete;
  Reserve& operator=(const Reserve&) = delete;

  // From any thread.
  static bool is_spent();
  // True when it is whole again. On one thread.
  bool refill();

 private:
  std::size_t bytes_;
};

}  // namespace chicane::net
