// What commands that run for long have in common: their threads, and an end in order.
#pragma once

#include <atomic>

namespace CLI {
class App;
}

namespace chicane::app {

// --threads; 0 stands for as many as there are cores for us.
void add_threads_flag(CLI::App& command, int& threads);
int thread_count(int threads);

// From now on the first interruption makes this true, the second ends the program at once.
const std::atomic<bool>& watch_interruptions();

}  // namespace chicane::app
