// How much memory this process may have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chicane::server {

// The least of what the machine has, what its control groups allow and what `ulimit -v` allows.
std::uint64_t machine_memory();

// The least limit of the memory groups, version 1 or 2, that a process is in; none if there is no
// limit. `groups` is its /proc/PID/cgroup, `root` where control groups are mounted.
std::optional<std::uint64_t> group_memory(std::string_view groups, const std::string& root);

}  // namespace chicane::server
