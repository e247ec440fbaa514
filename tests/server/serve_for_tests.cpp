// `chicane serve` with the test's own chance and hour: --seed gives all random numbers, and the
// clock stands still, or shows what a file says. Two runs that are told the same send the same
// bytes.
#include <CLI/CLI.hpp>
#include <fstream>
#include <memory>
#include <mutex>

#include "apps/chicane/output.h"
#include "apps/chicane/serve_flags.h"
#include "base/random.h"

namespace {

using chicane::room::Millis;

constexpr Millis kHour = 1'800'000'000'000;

// Read at every look: whoever writes the file moves the clock. It is replaced whole, by a rename.
Millis shown_in(const std::string& file) {
  Millis now = kHour;
  std::ifstream(file) >> now;
  return now;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace chicane;
  CLI::App app{"A server whose chance and hour are the test's", "serve_for_tests"};
  app::ServeFlags flags;
  std::uint64_t seed = 1;
  std::string clock;
  app::add_serve_flags(app, flags);
  app.add_option("--seed", seed, "Of all random numbers");
  app.add_option("--clock", clock, "The hour stands in this file, in milliseconds since 1970")
      ->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  const auto random = std::make_shared<Random>(seed);
  const auto mutex = std::make_shared<std::mutex>();
  // The sinks of tests listen on this machine.
  flags.settings.post.may_hook_private = true;
  const room::World world = {[clock] { return clock.empty() ? kHour : shown_in(clock); },
                             [random, mutex](std::span<std::uint8_t> bytes) {
                               const std::lock_guard lock(*mutex);
                               for (std::uint8_t& byte : bytes)
                                 byte = static_cast<std::uint8_t>(random->below(256));
                             }};
  return app::finish([&] { return app::serve(flags, world); });
}
