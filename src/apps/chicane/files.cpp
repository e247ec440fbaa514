#include "apps/chicane/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace chicane::app {

Result<std::string, DataError> read_file(const std::string& path, std::size_t bytes_max) {
  const auto fail = [&](std::string what) { return Failure{DataError{path, 0, std::move(what)}}; };
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return fail("this is a folder, not a file");
  std::ifstream file(path, std::ios::binary);
  if (!file) return fail(std::string("cannot be read: ") + std::strerror(errno));
  std::string text(bytes_max + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad()) return fail("cannot be read to its end");
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > bytes_max)
    return fail("is larger than " + std::to_string(bytes_max / 1024) + " KiB");
  return text;
}

std::optional<DataError> write_file(const std::string& path, std::string_view text) {
  const std::string beside = path + ".new";
  const auto fail = [&](const char* what) {
    DataError error{path, 0, std::string(what) + ": " + std::strerror(errno)};
    std::remove(beside.c_str());
    return error;
  };
  std::ofstream file(beside, std::ios::binary | std::ios::trunc);
  if (!file) return fail("cannot be written");
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) return fail("cannot be written to its end");
  if (std::rename(beside.c_str(), path.c_str()) != 0) return fail("cannot be put in its place");
  return std::nullopt;
}

}  // namespace chicane::app
