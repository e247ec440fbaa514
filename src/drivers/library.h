// The games that are raced here, by rule set, board and options: each is made once, and with it
// stands what drivers have worked out about it. What was asked for longest ago is forgotten when
// all of it together takes too much room. For one thread at a time.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"
#include "drivers/shelf.h"

namespace chicane {

struct LibraryCounts {
  std::size_t games = 0;
  std::size_t bytes = 0;  // Of games and shelves.
  std::uint64_t hits = 0;
  std::uint64_t misses = 0;
};

class Library {
 public:
  static constexpr std::size_t kBytes = std::size_t{64} << 20;

  // A game in which somebody races stays, whatever room it takes; so does the shelf asked for last.
  explicit Library(std::size_t bytes_max = kBytes) : bytes_max_(bytes_max) {}

  // A race before its first decision. Races of the same game share what does not change.
  Result<std::unique_ptr<Race>, DataError> race(std::string_view rules, std::string_view board,
                                                std::string_view options,
                                                const std::vector<std::string>& names);
  // What drivers of this game share. Whoever keeps it keeps its room taken.
  std::shared_ptr<Shelf> shelf(const Race& race);

  // All but what is raced now or was asked for last.
  void forget() { make_room(0); }

  LibraryCounts counts() const;

 private:
  struct Kept {
    std::string name;
    std::unique_ptr<Race> race;    // Others are made from it.
    std::shared_ptr<Shelf> shelf;  // None while nobody needs one.
    std::size_t bytes = 0;         // As counted last: while drivers think, the shelf grows.
  };
  using Place = std::list<Kept>::iterator;

  // Then it is the one asked for last; the end if there is none.
  Place find(const std::string& name);
  Place keep(std::string name, std::unique_ptr<Race> race);
  void count(Kept& kept);
  void make_room(std::size_t most);

  std::size_t bytes_max_;
  std::list<Kept> games_;  // The one asked for last at the beginning.
  std::unordered_map<std::string, Place> by_name_;
  LibraryCounts counts_;
};

}  // namespace chicane
