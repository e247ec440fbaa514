// Loaded before the library: what a program asks the disk for, line by line in the file that
// WATCH_DISK_LOG names.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace {

void note(const std::string& line) {
  const char* path = std::getenv("WATCH_DISK_LOG");
  if (path == nullptr) return;
  const int log = ::open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log < 0 || ::write(log, line.data(), line.size()) < 0) std::abort();
  ::close(log);
}

std::string kind_of(int descriptor) {
  struct stat about{};
  ::fstat(descriptor, &about);
  return S_ISDIR(about.st_mode) ? "folder" : "file";
}

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" int fsync(int descriptor) {
  note("sync " + kind_of(descriptor) + "\n");
  return next<int (*)(int)>("fsync")(descriptor);
}

extern "C" int fdatasync(int descriptor) {
  note("sync " + kind_of(descriptor) + "\n");
  return next<int (*)(int)>("fdatasync")(descriptor);
}

extern "C" int rename(const char* from, const char* to) noexcept {
  note("rename\n");
  return next<int (*)(const char*, const char*)>("rename")(from, to);
}
