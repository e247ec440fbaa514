#include "apps/chicane/long_run.h"

#include <sched.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <thread>

namespace chicane::app {

namespace {

// Cores that this process may use: a cluster gives each process its own.
int cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(1, CPU_COUNT(&set));
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

std::atomic<bool> is_interrupted = false;

}  // namespace

void add_threads_flag(CLI::App& command, int& threads) {
  command
      .add_option("--threads", threads,
                  "Threads (default one a core); they do not change the result")
      ->check(CLI::Range(1, 1024));
}

int thread_count(int threads) { return threads > 0 ? threads : cores(); }

const std::atomic<bool>& watch_interruptions() {
  struct sigaction action = {};
  action.sa_handler = [](int) { is_interrupted = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return is_interrupted;
}

}  // namespace chicane::app
