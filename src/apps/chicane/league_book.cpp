#include "apps/chicane/league_book.h"

#include <filesystem>

#include "apps/chicane/files.h"
#include "codec/league_text.h"
#include "codec/league_words.h"

namespace chicane::app {

namespace {

Result<LeagueText, DataError> read_league(const std::string& path) {
  const Result<std::string, DataError> text = read_file(path, kLeagueBytesMax);
  if (!text) return Failure{text.error()};
  return parse_league(*text, path);
}

}  // namespace

Result<LeagueBook, DataError> LeagueBook::create(const std::string& path, league::Plan plan) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return Failure{DataError{path, 0, "exists already; choose another name"}};
  Result<std::unique_ptr<RaceFile>, DataError> file = RaceFile::create(path);
  if (!file) return Failure{file.error()};
  if (const std::string complaint = (*file)->append(format_league_plan(plan)); !complaint.empty())
    return Failure{DataError{"", 0, complaint}};
  LeagueBook book(std::move(plan));
  book.file_ = std::move(*file);
  return book;
}

Result<LeagueBook, DataError> LeagueBook::open(const std::string& path) {
  // Locked before it is read: what another writes is not overlooked.
  Result<std::unique_ptr<RaceFile>, DataError> file = RaceFile::open(path);
  if (!file) return Failure{file.error()};
  const Result<LeagueText, DataError> text = read_league(path);
  if (!text) return Failure{text.error()};
  Result<league::Season, DataError> season = fold_league(*text);
  if (!season) return Failure{season.error()};
  if (text->whole_bytes < (*file)->size()) {
    if (const std::string complaint = (*file)->truncate(text->whole_bytes); !complaint.empty())
      return Failure{DataError{"", 0, complaint}};
  }
  LeagueBook book(std::move(*season));
  book.file_ = std::move(*file);
  return book;
}

Result<LeagueBook, DataError> LeagueBook::read(const std::string& path) {
  const Result<LeagueText, DataError> text = read_league(path);
  if (!text) return Failure{text.error()};
  Result<league::Season, DataError> season = fold_league(*text);
  if (!season) return Failure{season.error()};
  return LeagueBook(std::move(*season));
}

std::string LeagueBook::races_folder() const {
  if (file_ == nullptr) return {};
  const std::filesystem::path path(file_->path());
  return (path.parent_path() / (path.stem().string() + "-races")).string();
}

std::optional<DataError> LeagueBook::add(const std::vector<league::Entry>& entries) {
  league::Season after = season_;
  std::string text;
  for (const league::Entry& entry : entries) {
    if (const std::optional<league::Objection> objection = take(after, entry))
      return DataError{"", 0, objection_words(after, *objection)};
    text += format_league_entry(entry);
  }
  if (file_ != nullptr && !text.empty()) {
    if (file_->size() + text.size() > kLeagueBytesMax)
      return DataError{file_->path(), 0, "the ledger is full"};
    if (std::string complaint = file_->append(text); !complaint.empty())
      return DataError{"", 0, std::move(complaint)};
  }
  season_ = std::move(after);
  return std::nullopt;
}

}  // namespace chicane::app
