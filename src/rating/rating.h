// How strong drivers are, from where they came in races: Plackett–Luce. Every driver has a
// strength; the winner is drawn among all with chances in proportion to their strengths, the second
// among the others, and so on. Ratings are the strengths that make the races most likely, on the
// scale of Elo: one who is 400 above another comes before him ten times out of eleven.
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace chicane::rating {

// All who are out share the last place.
inline constexpr int kOut = std::numeric_limits<int>::max();

struct Placement {
  int driver = 0;
  int place = 1;  // Equal ones are ties; they need not be 1, 2, 3.

  friend auto operator<=>(const Placement&, const Placement&) = default;
};

// One race, in any order. A driver with several cars may stand there several times.
using Placements = std::vector<Placement>;

struct Scale {
  std::optional<int> anchor;  // The driver whose rating is `origin`; without one it is the mean of
                              // what is expected of a driver before any race.
  double origin = 0;
};

struct Rating {
  double rating = 0;
  double margin = 0;  // 95 % interval: rating ± margin. Of the anchor 0, for all is told from it.
  int races = 0;      // In which the driver stands.

  double low() const { return rating - margin; }
  double high() const { return rating + margin; }
};

// Drivers are 0 to `drivers` − 1, at most a few hundred: the time for the intervals grows with the
// cube. Every driver has a rating: before his races he has tied once with one of strength 1, so
// that one who never lost, or never met the others, is not infinitely strong but uncertain. The
// order of the races, and of the placements in them, changes nothing, not even in the last bit.
//
// Ties: what a race says is the mean, over all orders in which the tied could have come, of what
// the race in that order would say (of its log-likelihood). So a tie of two is half a win for each,
// as in chess and as two who are both out count in pairings.
std::vector<Rating> rate(std::span<const Placements> races, int drivers, const Scale& scale = {});

// The chance that one comes before the other.
double chance_before(double rating, double other);

}  // namespace chicane::rating
