#include "drivers/library.h"

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"

namespace chicane {

namespace {

std::string name_of(std::string_view rules, std::string_view board, std::string_view options) {
  return std::string(rules) + "\n" + std::string(board) + "\n" + std::string(options);
}

std::string name_of(const Race& race) {
  return name_of(race.rules(), race.board().name, race.options());
}

}  // namespace

Result<std::unique_ptr<Race>, DataError> Library::race(std::string_view rules,
                                                       std::string_view board,
                                                       std::string_view options,
                                                       const std::vector<std::string>& names) {
  const Place known = find(name_of(rules, board, options));
  if (known != games_.end()) {
    ++counts_.hits;
    return known->race->again(names);
  }
  ++counts_.misses;
  const Result<const RuleSetEntry*, DataError> entry = find_rule_set(rules);
  if (!entry) return Failure{entry.error()};
  const Result<Board, DataError> loaded = load_board(board, (*entry)->form());
  if (!loaded) return Failure{loaded.error()};
  Result<std::unique_ptr<Race>, DataError> made = (*entry)->make_race(*loaded, options, names);
  if (!made) return made;
  // It may be known by its full name.
  std::string name = name_of(**made);
  const Place same = find(name);
  if (same != games_.end()) return same->race->again(names);
  keep(std::move(name), (*made)->clone());
  make_room(bytes_max_);
  return made;
}

std::shared_ptr<Shelf> Library::shelf(const Race& race) {
  std::string name = name_of(race);
  Place place = find(name);
  if (place == games_.end()) place = keep(std::move(name), race.clone());
  if (place->shelf == nullptr) {
    ++counts_.misses;
    place->shelf = std::make_shared<Shelf>(bytes_max_);
  } else {
    ++counts_.hits;
  }
  make_room(bytes_max_);
  return place->shelf;
}

LibraryCounts Library::counts() const {
  LibraryCounts counts = counts_;
  counts.games = games_.size();
  return counts;
}

Library::Place Library::find(const std::string& name) {
  // What was asked for last may have grown since.
  if (!games_.empty()) count(games_.front());
  const auto found = by_name_.find(name);
  if (found == by_name_.end()) return games_.end();
  games_.splice(games_.begin(), games_, found->second);
  count(games_.front());
  return games_.begin();
}

Library::Place Library::keep(std::string name, std::unique_ptr<Race> race) {
  games_.push_front({std::move(name), std::move(race), nullptr, 0});
  by_name_.emplace(games_.front().name, games_.begin());
  count(games_.front());
  return games_.begin();
}

void Library::count(Kept& kept) {
  counts_.bytes -= kept.bytes;
  kept.bytes = sizeof kept + 2 * block_bytes(kept.name.size()) + kept.race->bytes_of_game() +
               kept.race->bytes_of_race();
  if (kept.shelf != nullptr) kept.bytes += bytes_of_block(*kept.shelf);
  counts_.bytes += kept.bytes;
}

void Library::make_room(std::size_t most) {
  for (Place place = games_.end(); counts_.bytes > most && place != games_.begin();) {
    --place;
    if (place == games_.begin()) return;
    if (place->shelf.use_count() == 1) place->shelf = nullptr;
    count(*place);
    if (place->shelf != nullptr || !place->race->is_alone()) continue;
    counts_.bytes -= place->bytes;
    by_name_.erase(place->name);
    place = games_.erase(place);
  }
}

}  // namespace chicane
