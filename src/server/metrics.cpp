#include "server/metrics.h"

#include <fmt/core.h>

namespace chicane::server {

void Latency::add(std::int64_t micros) {
  ++count_;
  micros_ += micros;
  for (std::size_t i = 0; i < kMillis.size(); ++i) {
    if (micros <= kMillis[i] * 1000) ++buckets_[i];
  }
}

std::string Latency::text(std::string_view name, std::string_view help) const {
  std::string text = fmt::format("# HELP {} {}\n# TYPE {} histogram\n", name, help, name);
  for (std::size_t i = 0; i < kMillis.size(); ++i)
    text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kMillis[i] / 1000.0, buckets_[i]);
  return text + fmt::format("{}_bucket{{le=\"+Inf\"}} {}\n{}_sum {}\n{}_count {}\n", name, count_,
                            name, static_cast<double>(micros_) / 1e6, name, count_);
}

std::string metrics_text(const Metrics& metrics, const Latency& acknowledged) {
  std::string text;
  const auto add = [&](const char* type, const char* name, const char* help, std::uint64_t value) {
    text += fmt::format("# HELP chicane_{} {}\n# TYPE chicane_{} {}\nchicane_{} {}\n", name, help,
                        name, type, name, value);
  };
  add("gauge", "connections_open", "Open connections.", metrics.net.connections_open);
  add("counter", "connections_total", "Connections taken.", metrics.net.connections);
  add("gauge", "sockets_open", "Open WebSockets.", metrics.net.sockets_open);
  add("counter", "requests_total", "HTTP requests.", metrics.net.requests);
  text +=
      "# HELP chicane_responses_total HTTP answers by class.\n"
      "# TYPE chicane_responses_total counter\n";
  for (std::size_t i = 1; i < 6; ++i) {
    text += fmt::format("chicane_responses_total{{class=\"{}xx\"}} {}\n", i,
                        metrics.net.responses_by_class[i]);
  }
  add("counter", "messages_in_total", "WebSocket messages received.", metrics.net.messages_in);
  add("counter", "messages_out_total", "WebSocket messages sent.", metrics.net.messages_out);
  add("counter", "refused_by_rate_total", "Requests refused as too fast.",
      metrics.net.refused_by_rate);
  add("counter", "slow_viewers_closed_total", "Viewers that read too slowly.",
      metrics.net.slow_viewers_closed);
  add("gauge", "rooms", "Races in memory.", metrics.house.rooms);
  add("gauge", "rooms_bytes", "What these take, as counted.", metrics.house.room_bytes);
  add("gauge", "memory_budget_bytes", "What races and what they share may take.",
      metrics.house.budget);
  add("counter", "rooms_rested_total", "Races put to rest because the budget was passed.",
      metrics.house.rested);
  add("counter", "no_memory_total", "Visits refused because an allocation failed.",
      metrics.house.no_memory);
  add("gauge", "library_games", "Games in the library that races share.",
      metrics.house.library.games);
  add("gauge", "library_bytes", "What games and the works of drivers take.",
      metrics.house.library.bytes);
  add("counter", "library_hits_total", "Asked for and found there.", metrics.house.library.hits);
  add("counter", "library_misses_total", "Asked for and made.", metrics.house.library.misses);
  add("gauge", "viewers", "Viewers of races.", metrics.house.viewers);
  add("counter", "entries_total", "Ledger entries appended by this node.", metrics.house.entries);
  add("counter", "conflicts_total", "Appends another node was faster with.",
      metrics.house.conflicts);
  add("counter", "room_reads_total", "Ledgers read.", metrics.house.reloads);
  add("counter", "store_writes_total", "Writes to the store.", metrics.store.writes);
  add("counter", "store_batches_total", "Commits: writes gather in batches.",
      metrics.store.batches);
  add("counter", "store_failures_total", "Commits that failed.", metrics.store.failures);
  add("gauge", "store_waiting", "Writes waiting for a commit.", metrics.store.waiting);
  add("counter", "store_write_microseconds_total", "Time spent in commits.",
      metrics.store.micros_spent);
  add("counter", "post_sent_total", "Letters and hooks sent.", metrics.post.sent);
  add("counter", "post_failed_total", "Letters and hooks given up.", metrics.post.failed);
  add("counter", "post_dropped_total", "Letters and hooks dropped.", metrics.post.dropped);
  return text + acknowledged.text("chicane_acknowledged_seconds",
                                  "From a decision's arrival to its acknowledgement.");
}

}  // namespace chicane::server
