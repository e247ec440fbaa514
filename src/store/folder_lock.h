// One process at a time over a folder: two servers would each think that the rooms are theirs.
#pragma once

#include <string>
#include <utility>

#include "store/store.h"

namespace chicane::store {

class FolderLock {
 public:
  // Holds `folder`/lock until it is destroyed or the process ends, however it ends.
  static Result<FolderLock, Problem> take(const std::string& folder);
  ~FolderLock();
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }

 private:
  explicit FolderLock(int file) : file_(file) {}

  int file_;
};

}  // namespace chicane::store
