// How often somebody may do something in a while: so many in a window of time, counted by name (an
// address, a person).
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace chicane::server {

class Quota {
 public:
  // `most` in each `window`; 0: no limit.
  Quota(int most, std::int64_t window_millis) : most_(most), window_(window_millis) {}

  // Counts one more if there is room.
  bool take(const std::string& who, std::int64_t now);
  // How many seconds until there is room again.
  int wait_seconds(const std::string& who, std::int64_t now) const;

 private:
  struct Window {
    std::int64_t begun = 0;
    int count = 0;
  };
  static constexpr std::size_t kNamesMax = 100'000;

  int most_;
  std::int64_t window_;
  std::unordered_map<std::string, Window> windows_;
};

}  // namespace chicane::server
