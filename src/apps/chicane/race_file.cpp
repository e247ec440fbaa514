#include "apps/chicane/race_file.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>

#include "apps/chicane/files.h"

namespace chicane::app {

namespace fs = std::filesystem;

namespace {

std::string why() { return std::strerror(errno); }

Result<int, DataError> open_locked(const std::string& path, int flags) {
  const auto fail = [&](std::string what) { return Failure{DataError{path, 0, std::move(what)}}; };
  const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC, 0644);
  if (descriptor < 0) {
    if (errno == EEXIST)
      return fail("exists already; choose another name, or go on with it by --resume");
    return fail("cannot be written: " + why());
  }
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor);
    return fail("another chicane is writing into this file");
  }
  return descriptor;
}

}  // namespace

Result<std::unique_ptr<RaceFile>, DataError> RaceFile::create(const std::string& path) {
  if (is_standard_output(path))
    return Failure{DataError{path, 0, "standard output cannot be gone on with; name a file"}};
  const Result<int, DataError> descriptor =
      open_locked(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND);
  if (!descriptor) return Failure{descriptor.error()};
  std::unique_ptr<RaceFile> file(new RaceFile(path, *descriptor, 0));
  if (const std::optional<DataError> unsafe = sync_folder_of(path)) return Failure{*unsafe};
  return file;
}

Result<std::unique_ptr<RaceFile>, DataError> RaceFile::open(const std::string& path) {
  const Result<int, DataError> descriptor = open_locked(path, O_WRONLY | O_APPEND);
  if (!descriptor) return Failure{descriptor.error()};
  const off_t size = ::lseek(*descriptor, 0, SEEK_END);
  return std::unique_ptr<RaceFile>(
      new RaceFile(path, *descriptor, static_cast<std::size_t>(std::max<off_t>(size, 0))));
}

Result<std::unique_ptr<RaceFile>, DataError> RaceFile::resume(const std::string& path,
                                                              std::size_t whole_bytes) {
  Result<std::unique_ptr<RaceFile>, DataError> file = open(path);
  if (!file) return file;
  if (const std::string complaint = (*file)->truncate(whole_bytes); !complaint.empty())
    return Failure{DataError{path, 0, complaint}};
  return file;
}

RaceFile::~RaceFile() { ::close(descriptor_); }

std::string RaceFile::append(const std::string& text) {
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t written = ::write(descriptor_, text.data() + done, text.size() - done);
    if (written < 0) {
      if (errno == EINTR) continue;
      std::string complaint = path_ + ": cannot be written: " + why();
      // Nothing half-written stays.
      if (::ftruncate(descriptor_, static_cast<off_t>(size_)) != 0)
        return complaint + ", and not mended either";
      return complaint;
    }
    done += static_cast<std::size_t>(written);
  }
  if (::fdatasync(descriptor_) != 0) return path_ + ": is not safe on disk: " + why();
  size_ += text.size();
  return {};
}

std::string RaceFile::truncate(std::size_t size) {
  if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0)
    return path_ + ": cannot be cut: " + why();
  size_ = size;
  return {};
}

std::string races_folder() {
  const char* data_home = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder;
  if (data_home != nullptr && *data_home != '\0') {
    folder = fs::path(data_home) / "chicane" / "races";
  } else if (home != nullptr && *home != '\0') {
    folder = fs::path(home) / ".local" / "share" / "chicane" / "races";
  } else {
    return {};
  }
  std::error_code error;
  fs::create_directories(folder, error);
  return error ? std::string() : folder.string();
}

std::string new_race_path(const std::string& board) {
  const std::string folder = races_folder();
  if (folder.empty()) return {};
  const std::string day = fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
  for (int n = 1;; ++n) {
    const fs::path path = fs::path(folder) / fmt::format("{}-{}-{}.chicane", board, day, n);
    std::error_code error;
    if (!fs::exists(path, error)) return path.string();
  }
}

std::string latest_open_race() {
  const std::string folder = races_folder();
  if (folder.empty()) return {};
  std::string latest;
  fs::file_time_type latest_time{};
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".chicane") continue;
    const fs::file_time_type time = entry.last_write_time(error);
    if (error || (!latest.empty() && time <= latest_time)) continue;
    const Result<std::string, DataError> text = read_file(entry.path().string(), kRecordBytesMax);
    if (!text) continue;
    const Result<Record, DataError> record = parse_record(*text, entry.path().string(), true);
    if (!record || record->has_end) continue;
    latest = entry.path().string();
    latest_time = time;
  }
  return latest;
}

}  // namespace chicane::app
