// Figures for whoever watches over the server, as Prometheus reads them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "net/server.h"
#include "post/post.h"
#include "server/house.h"
#include "store/store_queue.h"

namespace chicane::server {

// How long something took, in buckets.
class Latency {
 public:
  static constexpr std::array<int, 10> kMillis = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

  void add(std::int64_t micros);
  std::uint64_t count() const { return count_; }
  // "# TYPE …" and the lines of a histogram in seconds.
  std::string text(std::string_view name, std::string_view help) const;

 private:
  std::array<std::uint64_t, kMillis.size()> buckets_{};
  std::uint64_t count_ = 0;
  std::int64_t micros_ = 0;
};

struct Metrics {
  net::ServerCounts net;
  store::QueueCounts store;
  HouseCounts house;
  post::Counts post;
};

std::string metrics_text(const Metrics& metrics, const Latency& acknowledged);

}  // namespace chicane::server
