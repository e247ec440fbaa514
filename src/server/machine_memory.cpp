#include "server/machine_memory.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

#include "base/text.h"

namespace chicane::server {

namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// "max", and nothing at all, are no limit.
std::optional<std::uint64_t> limit_in(const std::string& path) {
  const std::string text = text_of(path);
  std::uint64_t bytes = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bytes);
  if (error != std::errc() || end == text.data()) return std::nullopt;
  return bytes;
}

void take_less(std::optional<std::uint64_t>& least, std::optional<std::uint64_t> bytes) {
  if (bytes && (!least || *bytes < *least)) least = bytes;
}

}  // namespace

std::optional<std::uint64_t> group_memory(std::string_view groups, const std::string& root) {
  std::optional<std::uint64_t> least;
  for (const std::string_view line : split(groups, '\n')) {
    // "0::/user.slice" of version 2, "8:memory:/docker/1f" of version 1.
    const std::vector<std::string_view> parts = split(line, ':');
    if (parts.size() < 3) continue;
    const std::vector<std::string_view> controllers = split(parts[1], ',');
    const bool is_second = parts[0] == "0" && parts[1].empty();
    const bool is_first =
        std::find(controllers.begin(), controllers.end(), "memory") != controllers.end();
    if (!is_second && !is_first) continue;
    const std::string top = is_second ? root : root + "/memory";
    const std::string file = is_second ? "/memory.max" : "/memory.limit_in_bytes";
    // A limit of an outer group holds as well. In a container the group may be the root itself.
    const std::size_t slash = line.find('/');
    std::string group(slash == std::string_view::npos ? "" : line.substr(slash));
    while (!group.empty()) {
      if (group == "/") group.clear();
      take_less(least, limit_in(top + group + file));
      group = group.substr(0, group.empty() ? 0 : group.rfind('/'));
    }
    take_less(least, limit_in(top + file));
  }
  return least;
}

std::uint64_t machine_memory() {
  std::uint64_t bytes = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                        static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  if (const auto allowed = group_memory(text_of("/proc/self/cgroup"), "/sys/fs/cgroup"))
    bytes = std::min(bytes, *allowed);
  rlimit space{};
  if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY)
    bytes = std::min<std::uint64_t>(bytes, space.rlim_cur);
  return bytes;
}

}  // namespace chicane::server
