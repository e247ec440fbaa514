// A record on disk that grows with the race, or the ledger of a league. What has been appended
// survives the program: a killed one leaves at most a torn last line, which resuming drops.
#pragma once

#include <memory>
#include <string>

#include "base/data_error.h"
#include "base/result.h"
#include "codec/record_text.h"

namespace chicane::app {

class RaceFile {
 public:
  // A new file; one that exists is not overwritten.
  static Result<std::unique_ptr<RaceFile>, DataError> create(const std::string& path);
  // An existing one, cut to `whole_bytes`.
  static Result<std::unique_ptr<RaceFile>, DataError> resume(const std::string& path,
                                                             std::size_t whole_bytes);
  // An existing one as it is; nobody else writes into it from now on.
  static Result<std::unique_ptr<RaceFile>, DataError> open(const std::string& path);
  ~RaceFile();
  RaceFile(const RaceFile&) = delete;
  RaceFile& operator=(const RaceFile&) = delete;

  const std::string& path() const { return path_; }
  std::size_t size() const { return size_; }

  // Empty if it is on disk, else the complaint.
  std::string append(const std::string& text);
  // Takes back what was appended after the file had that size.
  std::string truncate(std::size_t size);

 private:
  RaceFile(std::string path, int descriptor, std::size_t size)
      : path_(std::move(path)), descriptor_(descriptor), size_(size) {}

  std::string path_;
  int descriptor_;
  std::size_t size_;
};

// The folder for races of this user ($XDG_DATA_HOME/chicane/races), made if it is missing; empty if
// there can be none.
std::string races_folder();
// A name in that folder that is not taken: monza-2026-11-15-1.chicane
std::string new_race_path(const std::string& board);
// The race in that folder that was written last and is not over; empty if there is none.
std::string latest_open_race();

}  // namespace chicane::app
