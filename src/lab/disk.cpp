// How often the disk can be made to keep something, for comparing.
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "lab/load.h"

namespace chicane::lab {

Result<double, DataError> keeps_a_second(const std::string& folder, double seconds) {
  using Clock = std::chrono::steady_clock;
  std::string path = folder + "/chicane-disk-XXXXXX";
  const auto fail = [&] { return Failure{DataError{folder, 0, std::strerror(errno)}}; };
  const int file = mkstemp(path.data());
  if (file < 0) return fail();
  unlink(path.c_str());  // Gone with the last who has it open.
  std::array<char, 4096> block{};
  long kept = 0;
  const Clock::time_point start = Clock::now();
  double spent = 0;
  do {
    if (write(file, block.data(), block.size()) != static_cast<ssize_t>(block.size()) ||
        fdatasync(file) != 0) {
      const Failure<DataError> failure = fail();
      close(file);
      return failure;
    }
    ++kept;
    spent = std::chrono::duration<double>(Clock::now() - start).count();
  } while (spent < seconds);
  close(file);
  return static_cast<double>(kept) / spent;
}

}  // namespace chicane::lab
