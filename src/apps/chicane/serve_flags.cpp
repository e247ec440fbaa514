#include "apps/chicane/serve_flags.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <limits>

#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "server/machine_memory.h"

namespace chicane::app {

namespace {

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

constexpr std::uint64_t kShareOfMachine = 4;
constexpr std::uint64_t kLeastMemory = std::uint64_t{1} << 20;

int or_no_limit(int limit) { return limit == 0 ? std::numeric_limits<int>::max() / 4 : limit; }

}  // namespace

server::ServeSettings ServeFlags::complete() const {
  server::ServeSettings made = settings;
  made.log = log == "json"   ? server::Log::Form::json
             : log == "none" ? server::Log::Form::none
                             : server::Log::Form::text;
  made.memory = memory > 0 ? memory : server::machine_memory() / kShareOfMachine;
  net::ServerLimits& limits = made.net.limits;
  limits.connections_per_address = or_no_limit(connections);
  limits.requests_per_second = or_no_limit(rate);
  limits.requests_burst = or_no_limit(rate * 4);
  if (rate == 0) {
    limits.messages_per_second = limits.messages_burst = or_no_limit(0);
    made.has_quotas = false;
  }
  made.running_races = rate == 0 ? 0 : races;
  // Passwords are no flags: everybody on a machine can read those.
  made.post.smtp_user = from_environment("CHICANE_SMTP_USER");
  made.post.smtp_password = from_environment("CHICANE_SMTP_PASSWORD");
  if (made.database.empty()) made.database = from_environment("CHICANE_DATABASE");
  return made;
}

void add_serve_flags(CLI::App& command, ServeFlags& flags) {
  server::ServeSettings& settings = flags.settings;
  command.add_option("--port", settings.net.port, "Port; 0 takes any that is free")
      ->capture_default_str()
      ->check(CLI::Range(0, 65535));
  command.add_option("--host", settings.net.host, "Address to listen at; 0.0.0.0 for all")
      ->capture_default_str();
  command.add_option("--data", settings.data, "Folder in which races and people are kept")
      ->capture_default_str()
      ->type_name("DIR");
  command
      .add_option("--database", settings.database,
                  "Keep them in PostgreSQL instead, for several nodes: postgresql://… (or "
                  "CHICANE_DATABASE)")
      ->type_name("URL");
  command.add_option("--site", settings.site, "Files of the site; without, a plain page")
      ->type_name("DIR");
  command
      .add_option("--public-url", settings.public_url,
                  "Address that people type, behind a proxy: https://race.example")
      ->type_name("URL");
  command
      .add_option("--trust-proxy", settings.net.trusted_proxies,
                  "Believe X-Forwarded-For and -Proto of this address or network")
      ->type_name("ADDRESS");
  command.add_option("--origin", settings.net.origins, "Pages of this origin may speak to us too")
      ->type_name("URL");
  command
      .add_option("--smtp", settings.post.smtp_url,
                  "Send \"your move\" by e-mail through smtp://host:25 (CHICANE_SMTP_USER, "
                  "CHICANE_SMTP_PASSWORD)")
      ->type_name("URL");
  command.add_option("--mail-from", settings.post.from, "Sender of these letters")
      ->type_name("ADDRESS");
  command.add_flag("--hooks", settings.post.may_hook, "Send \"your move\" to web hooks of people");
  command.add_option("--log", flags.log, "Log as text, json or none")
      ->capture_default_str()
      ->check(CLI::IsMember({"text", "json", "none"}));
  command.add_flag("--metrics-open", settings.is_metrics_open,
                   "Tell /metrics to everybody, not to this machine alone");
  command
      .add_option("--memory", flags.memory,
                  "What races may take of it, as 512M or 2G; a quarter of the machine's (or of the "
                  "control group's) if not given")
      ->transform(CLI::AsSizeValue(false))
      ->check(CLI::Range(kLeastMemory, std::uint64_t{1} << 46))
      ->type_name("SIZE");
  command
      .add_option("--limit-connections", flags.connections,
                  "Open connections of one address; 0: no limit")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
  command.add_option("--limit-rate", flags.rate, "Requests a second of one address; 0: no limit")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
  command
      .add_option("--limit-races", flags.races,
                  "Races of one address that run at once; 0: no limit")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
}

int serve(const ServeFlags& flags, room::World world) {
  const std::optional<DataError> error =
      server::serve_until_told(flags.complete(), std::move(world), [](const std::string& address) {
        print_now(fmt::format("chicane: serving at {}\n", address));
      });
  return error ? complain(*error) : kFine;
}

}  // namespace chicane::app
