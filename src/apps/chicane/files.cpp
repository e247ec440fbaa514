#include "apps/chicane/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <system_error>
#include <utility>

#include "base/digest.h"

namespace chicane::app {

namespace fs = std::filesystem;

namespace {

constexpr int kLinksMax = 40;

// What could not be done to that file, and why.
DataError failed(const fs::path& path, const std::string& what) {
  return {path.string(), 0, what + ": " + std::strerror(errno)};
}

// A file that is open, closed at the end.
class OpenFile {
 public:
  OpenFile(const fs::path& path, int flags, mode_t mode = 0)
      : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
  ~OpenFile() { close(); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  explicit operator bool() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

  bool write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t written = ::write(descriptor_, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return false;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }

  // The owner first: who changes it changes the mode.
  bool take_after(const struct stat& other) const {
    struct stat own{};
    if (::fstat(descriptor_, &own) != 0) return false;
    const bool is_others = own.st_uid != other.st_uid || own.st_gid != other.st_gid;
    if (is_others && ::fchown(descriptor_, other.st_uid, other.st_gid) != 0) return false;
    return ::fchmod(descriptor_, other.st_mode & 07777) == 0;
  }

  bool close() {
    const int descriptor = std::exchange(descriptor_, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
  }

 private:
  int descriptor_;
};

fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// Where links lead, be there a file or not.
Result<fs::path, DataError> followed(const std::string& path) {
  fs::path file = path;
  for (int links = 0; links < kLinksMax; ++links) {
    std::error_code error;
    if (!fs::is_symlink(file, error)) return file;
    const fs::path next = fs::read_symlink(file, error);
    if (error) return Failure{DataError{path, 0, "cannot be followed: " + error.message()}};
    file = file.parent_path() / next;
  }
  return Failure{DataError{path, 0, "this link leads to no end"}};
}

std::optional<DataError> write_in_place(const std::string& path, std::string_view text) {
  OpenFile file(path, O_WRONLY | O_NOCTTY);
  if (!file) return failed(path, "cannot be written");
  if (!file.write(text) || !file.close()) return failed(path, "cannot be written to its end");
  return std::nullopt;
}

// Not to be guessed by anybody who shares the folder.
fs::path new_name_beside(const fs::path& file) {
  std::random_device random;
  const std::uint64_t number = std::uint64_t{random()} << 32 | random();
  return folder_of(file) / (".chicane-" + to_hex(number));
}

// `old` is what is there already, if anything is.
std::optional<DataError> replace(const fs::path& path, std::string_view text, Safety safety,
                                 const struct stat* old) {
  const fs::path beside = new_name_beside(path);
  OpenFile file(beside, O_WRONLY | O_CREAT | O_EXCL, old != nullptr ? 0600 : 0666);
  if (!file) return failed(path, "cannot be written");
  const auto give_up = [&](const char* what) {
    const DataError error = failed(path, what);
    ::unlink(beside.c_str());
    return error;
  };
  if (old != nullptr && !file.take_after(*old)) return give_up("cannot keep its owner and mode");
  if (!file.write(text)) return give_up("cannot be written to its end");
  if (safety == Safety::on_disk && ::fsync(file.descriptor()) != 0)
    return give_up("is not safe on disk");
  if (!file.close()) return give_up("cannot be written to its end");
  if (std::rename(beside.c_str(), path.c_str()) != 0) return give_up("cannot be put in its place");
  return safety == Safety::on_disk ? sync_folder_of(path.string()) : std::nullopt;
}

}  // namespace

Result<std::string, DataError> read_beginning(const std::string& path, std::size_t bytes_max) {
  std::error_code error;
  if (fs::is_directory(path, error))
    return Failure{DataError{path, 0, "this is a folder, not a file"}};
  std::ifstream file(path, std::ios::binary);
  if (!file) return Failure{failed(path, "cannot be read")};
  std::string text(bytes_max, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad()) return Failure{DataError{path, 0, "cannot be read to its end"}};
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

Result<std::string, DataError> read_file(const std::string& path, std::size_t bytes_max) {
  Result<std::string, DataError> text = read_beginning(path, bytes_max + 1);
  if (text && text->size() > bytes_max)
    return Failure{
        DataError{path, 0, "is larger than " + std::to_string(bytes_max / 1024) + " KiB"}};
  return text;
}

bool is_standard_output(const std::string& path) {
  if (path == "-") return true;
  struct stat named{};
  struct stat output{};
  return ::stat(path.c_str(), &named) == 0 && ::fstat(STDOUT_FILENO, &output) == 0 &&
         named.st_dev == output.st_dev && named.st_ino == output.st_ino;
}

std::optional<DataError> write_file(const std::string& path, std::string_view text, Safety safety) {
  if (is_standard_output(path)) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
      throw std::system_error(errno, std::generic_category(), "standard output");
    return std::nullopt;
  }
  struct stat old{};
  const bool is_there = ::stat(path.c_str(), &old) == 0;
  if (is_there && S_ISDIR(old.st_mode)) return DataError{path, 0, "this is a folder, not a file"};
  if (is_there && !S_ISREG(old.st_mode)) return write_in_place(path, text);
  const Result<fs::path, DataError> file = followed(path);
  if (!file) return file.error();
  return replace(*file, text, safety, is_there ? &old : nullptr);
}

std::optional<DataError> sync_folder_of(const std::string& path) {
  const fs::path folder = folder_of(path);
  const OpenFile file(folder, O_RDONLY | O_DIRECTORY);
  // Some file systems keep no folders on disk, and say so.
  if (!file || (::fsync(file.descriptor()) != 0 && errno != EINVAL))
    return failed(folder, "is not safe on disk");
  return std::nullopt;
}

}  // namespace chicane::app
