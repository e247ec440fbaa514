// What drivers have worked out about one game: roads, the worth of wear, how fast one can be where.
// It is made once, however many of them race there and in however many races. What stands on the
// shelf follows from the game alone, so it changes no decision.
//
// A work is a type that is made of the game, or of game and shelf if it builds on other works, and
// that says its bytes_held() if it holds memory. A shelf is for one game and for one thread at a
// time, and outlives the minds that are made with it.
#pragma once

#include <memory>
#include <type_traits>
#include <vector>

#include "base/held.h"

namespace chicane {

class Shelf {
 public:
  static constexpr std::size_t kBytes = std::size_t{1} << 30;

  // What grows as it is asked keeps within so many bytes.
  explicit Shelf(std::size_t bytes_max = kBytes) : bytes_max_(bytes_max) {}
  std::size_t bytes_max() const { return bytes_max_; }

  template <class Work, class Game>
  std::shared_ptr<Work> of(const Game& game) {
    for (const Kept& kept : works_) {
      if (kept.kind == &kKind<Work>) return std::static_pointer_cast<Work>(kept.work);
    }
    std::shared_ptr<Work> work;
    if constexpr (std::is_constructible_v<Work, const Game&, Shelf&>) {
      work = std::make_shared<Work>(game, *this);
    } else {
      work = std::make_shared<Work>(game);
    }
    works_.push_back({&kKind<Work>, work, [](const void* one) {
                        return bytes_of_block(*static_cast<const Work*>(one));
                      }});
    return work;
  }

  // Works may grow as they are asked.
  friend std::size_t bytes_held(const Shelf& shelf) {
    std::size_t bytes = block_bytes(shelf.works_.capacity() * sizeof(Kept));
    for (const Kept& kept : shelf.works_) bytes += kept.bytes(kept.work.get());
    return bytes;
  }

 private:
  struct Kept {
    const char* kind;  // Of the work: its kKind.
    std::shared_ptr<void> work;
    std::size_t (*bytes)(const void*);
  };

  // Its address tells one type of work from another; the engine of the site has no typeid.
  template <class Work>
  static constexpr char kKind = 0;

  std::size_t bytes_max_;
  std::vector<Kept> works_;
};

// Made of game and shelf if it builds on works there, else of the game alone; for those that keep
// something of their own.
template <class Thought, class Game, class... Traits>
Thought think_over(const Game& game, Shelf& shelf, const Traits&... traits) {
  if constexpr (std::is_constructible_v<Thought, const Game&, Shelf&, const Traits&...>) {
    return Thought(game, shelf, traits...);
  } else {
    return Thought(game, traits...);
  }
}

}  // namespace chicane
