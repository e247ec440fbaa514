// The promises of store.h as tests, for whatever store a test program instantiates them with.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <ostream>
#include <string>

#include "store/stores.h"

namespace chicane::store {

// Where a store lives. A new one is empty.
class StoreHome {
 public:
  virtual ~StoreHome() = default;
  // Of memory there is one store; of a file one at a time; of a database as many as one likes.
  virtual std::unique_ptr<Store> open() = 0;
  virtual bool can_reopen() const = 0;
  virtual bool can_open_twice() const = 0;
};

struct StoreKind {
  const char* name;
  std::unique_ptr<StoreHome> (*make)();

  friend void PrintTo(const StoreKind& kind, std::ostream* out) { *out << kind.name; }
};

class StoreContract : public testing::TestWithParam<StoreKind> {
 protected:
  StoreContract() : home_(GetParam().make()), store_(home_->open()) {}

  std::unique_ptr<StoreHome> home_;
  std::unique_ptr<Store> store_;
};

inline std::string kind_name(const testing::TestParamInfo<StoreKind>& info) {
  return info.param.name;
}

inline RaceRow row_of(std::string id, std::int64_t length, Millis changed = 1) {
  return {.id = std::move(id),
          .length = length,
          .created = 1,
          .changed = changed,
          .summary = R"({"title": "Thursday"})"};
}

// An append of one entry that brings the ledger to `length`.
inline Append append_of(std::string id, std::int64_t length, std::string entry = "entry") {
  return {.row = row_of(std::move(id), length), .entries = {std::move(entry)}};
}

inline Outcome write_one(Store& store, Write write) {
  const Result<std::vector<Outcome>, Problem> outcomes = store.write({&write, 1});
  EXPECT_TRUE(outcomes) << outcomes.error().what;
  return outcomes ? outcomes->front() : Outcome::conflict;
}

}  // namespace chicane::store
