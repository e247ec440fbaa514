// `chicane serve` with the test's own chance and hour: --seed gives all random numbers, and the
// clock stands still. Two runs that are told the same send the same bytes.
#include <CLI/CLI.hpp>
#include <memory>
#include <mutex>

#include "apps/chicane/serve_flags.h"
#include "base/random.h"

int main(int argc, char** argv) {
  using namespace chicane;
  CLI::App app{"A server whose chance and hour are the test's", "serve_for_tests"};
  app::ServeFlags flags;
  std::uint64_t seed = 1;
  app::add_serve_flags(app, flags);
  app.add_option("--seed", seed, "Of all random numbers");
  CLI11_PARSE(app, argc, argv);
  const auto random = std::make_shared<Random>(seed);
  const auto mutex = std::make_shared<std::mutex>();
  constexpr room::Millis hour = 1'800'000'000'000;
  // The sinks of tests listen on this machine.
  flags.settings.post.may_hook_private = true;
  return app::serve(flags, {[] { return hour; },
                            [random, mutex](std::span<std::uint8_t> bytes) {
                              const std::lock_guard lock(*mutex);
                              for (std::uint8_t& byte : bytes)
                                byte = static_cast<std::uint8_t>(random->below(256));
                            }});
}
