// Pieces of work that have nothing to do with each other, done by several threads.
#pragma once

#include <atomic>
#include <functional>

#include "lab/run_progress.h"

namespace chicane::lab {

// By how many threads, until when, and who hears of it.
struct Effort {
  int threads = 1;
  // Once it is true no further piece is begun; it may be none.
  const std::atomic<bool>* is_stopped = nullptr;
  // Hears of it a few times a second, and at the end.
  std::function<void(const RunProgress&)> tell = [](const RunProgress&) {};
};

// Calls `work` with the number of a thread and of a piece, each piece once, the threads at the same
// time; comes back when all is done or stopped. Threads are numbered from 0 and fewer than
// `effort.threads`, so that each can have things of its own.
void do_pieces(const Effort& effort, std::int64_t pieces,
               const std::function<void(std::size_t thread, std::int64_t piece)>& work);

}  // namespace chicane::lab
