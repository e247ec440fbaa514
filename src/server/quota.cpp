#include "server/quota.h"

#include <algorithm>

namespace chicane::server {

bool Quota::take(const std::string& who, std::int64_t now) {
  if (most_ == 0) return true;
  if (windows_.size() >= kNamesMax)
    std::erase_if(windows_, [&](const auto& one) { return now - one.second.begun >= window_; });
  // A flood of names within one window: nobody new until it is over.
  if (windows_.size() >= kNamesMax && !windows_.contains(who)) return false;
  Window& window = windows_[who];
  if (now - window.begun >= window_) window = {now, 0};
  if (window.count >= most_) return false;
  ++window.count;
  return true;
}

int Quota::wait_seconds(const std::string& who, std::int64_t now) const {
  const auto found = windows_.find(who);
  if (found == windows_.end()) return 1;
  const std::int64_t left = found->second.begun + window_ - now;
  return static_cast<int>(std::max<std::int64_t>(1, (left + 999) / 1000));
}

}  // namespace chicane::server
