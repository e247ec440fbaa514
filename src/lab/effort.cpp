#include "lab/effort.h"

#include <algorithm>

#include "lab/threads.h"

namespace chicane::lab {

void do_pieces(const Effort& effort, std::int64_t pieces,
               const std::function<void(std::size_t thread, std::int64_t piece)>& work) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  std::atomic<std::int64_t> next = 0;
  std::atomic<std::int64_t> done = 0;
  const auto is_stopped = [&] { return effort.is_stopped != nullptr && effort.is_stopped->load(); };
  const auto count = std::clamp<std::int64_t>(effort.threads, 1, std::max<std::int64_t>(1, pieces));
  Threads threads(static_cast<std::size_t>(count), [&](std::size_t thread) {
    while (!is_stopped()) {
      const std::int64_t piece = next.fetch_add(1);
      if (piece >= pieces) return;
      work(thread, piece);
      done.fetch_add(1);
    }
  });
  for (bool has_ended = false; !has_ended;) {
    has_ended = threads.wait();
    effort.tell({.done = done.load(),
                 .wanted = pieces,
                 .done_before = 0,
                 .seconds = std::chrono::duration<double>(Clock::now() - start).count()});
  }
}

}  // namespace chicane::lab
