// For what must not be lost when memory runs out: tried until it works.
#pragma once

#include <chrono>
#include <new>
#include <thread>

namespace chicane::server {

// `job` leaves everything as it was when it throws. On the loop's thread, which frees memory, only
// what nothing goes on without.
template <class Job>
void insist(Job job) {
  while (true) {
    try {
      return job();
    } catch (const std::bad_alloc&) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
}

}  // namespace chicane::server
