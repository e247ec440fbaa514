#include "store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace chicane::store {

namespace {

Problem::Kind kind_of(int reason) {
  switch (reason) {
    case ENOSPC:
    case EDQUOT:
      return Problem::Kind::full;
    case EROFS:
    case EACCES:
    case EPERM:
      return Problem::Kind::read_only;
    default:
      return Problem::Kind::broken;
  }
}

// The process that holds the lock has written its number into it.
std::string holder(int file) {
  std::array<char, 16> text{};
  const ssize_t count = ::pread(file, text.data(), text.size(), 0);
  if (count <= 0) return "another process";
  return "process " + std::string(text.data(), static_cast<std::size_t>(count));
}

// For whoever is turned away. Without it the lock holds just as well, so nobody minds a failure.
bool leave_name(int file) {
  const std::string name = std::to_string(::getpid());
  return ::ftruncate(file, 0) == 0 && ::pwrite(file, name.data(), name.size(), 0) > 0;
}

}  // namespace

Result<FolderLock, Problem> FolderLock::take(const std::string& folder) {
  const std::string path = folder + "/lock";
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) {
    const int reason = errno;
    return Failure{Problem{kind_of(reason), path + ": " + std::strerror(reason)}};
  }
  FolderLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    const int reason = errno;
    if (reason != EWOULDBLOCK) return Failure{Problem{.what = path + ": " + std::strerror(reason)}};
    return Failure{Problem{.what = "The races in " + folder + " are in use by " + holder(file) +
                                   "; one server at a time can have them."}};
  }
  static_cast<void>(leave_name(file));
  return lock;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace chicane::store
