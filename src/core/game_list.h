// A list of games as a type. What serves all games is folded over the one list, `Games` of
// "games/rules.h", so that it says nothing about any of them:
//
//   Games::each([&]<class R>() { titles.push_back(WordsOf<R>::title()); });
//   return Games::with(id, [&]<class R>() { return laps_of<R>(board); });
//
// What a layer knows of a game is a template of that layer, specialised by the game: WordsOf<R>
// (catalog/rule_race.h), Lone<R> (solver/lone.h).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "base/assert.h"
#include "core/rule_set.h"

namespace chicane {

template <RuleSet... Rs>
struct GameList {
  static constexpr std::size_t kCount = sizeof...(Rs);
  static constexpr std::array<std::string_view, kCount> kIds{Rs::kId...};

  // Calls work.template operator()<R>() for each game, in the order of the list.
  template <class Work>
  static constexpr void each(Work work) {
    (work.template operator()<Rs>(), ...);
  }

  // The place of a game in the list; kCount if it is not there.
  static constexpr std::size_t find(std::string_view id) {
    std::size_t place = 0;
    while (place < kCount && kIds[place] != id) ++place;
    return place;
  }

  // Calls it for the game of that id alone, which must be there, and gives its answer.
  template <class Work>
  static constexpr decltype(auto) with(std::string_view id, Work work) {
    const std::size_t place = find(id);
    CHICANE_ASSERT(place < kCount);
    return at<0, Rs...>(place, work);
  }

  // The same, and the answer of otherwise() if there is no such game.
  template <class Work, class Otherwise>
  static constexpr decltype(auto) with(std::string_view id, Work work, Otherwise otherwise) {
    const std::size_t place = find(id);
    if (place == kCount) return otherwise();
    return at<0, Rs...>(place, work);
  }

 private:
  template <std::size_t kPlace, class R, class... More, class Work>
  static constexpr decltype(auto) at(std::size_t place, Work& work) {
    if constexpr (sizeof...(More) == 0) {
      return work.template operator()<R>();
    } else {
      if (place == kPlace) return work.template operator()<R>();
      return at<kPlace + 1, More...>(place, work);
    }
  }
};

}  // namespace chicane
