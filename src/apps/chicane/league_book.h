// A league on disk, or in memory alone: its season and the file that its ledger is written into.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/chicane/race_file.h"
#include "base/data_error.h"
#include "base/result.h"
#include "league/season.h"

namespace chicane::app {

class LeagueBook {
 public:
  // In memory.
  explicit LeagueBook(league::Plan plan) : season_(std::move(plan)) {}
  explicit LeagueBook(league::Season season) : season_(std::move(season)) {}

  // A new file; one that exists is not overwritten.
  static Result<LeagueBook, DataError> create(const std::string& path, league::Plan plan);
  // An existing one: nobody else writes into it meanwhile. A torn last line is dropped.
  static Result<LeagueBook, DataError> open(const std::string& path);
  // To look at.
  static Result<LeagueBook, DataError> read(const std::string& path);

  const league::Season& season() const { return season_; }
  // The folder for records of its races, beside the file; empty in memory.
  std::string races_folder() const;

  // All of them or none; once this returns without a complaint they are on disk.
  std::optional<DataError> add(const std::vector<league::Entry>& entries);

 private:
  league::Season season_;
  std::unique_ptr<RaceFile> file_;
};

}  // namespace chicane::app
