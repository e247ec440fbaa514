// Odds of Grand Prix as counts one can read: exact while the numbers are small, else thousandths.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "desk/desk.h"

namespace chicane::desk {

// Rounded odds are out of so many; exact ones, whose totals divide powers of 36, never are.
inline constexpr std::int64_t kThousandths = 1000;

// The odds add up to `of`. Common factors are taken out; what is more than a person reads is
// rounded, and nothing that can happen is rounded to none.
Part readable(std::string what, std::vector<Odd> odds, std::int64_t of);

// … of shares that add up to 1 and are whole multiples of a power of 36 (a check and the die after
// it).
struct Share {
  std::string what;
  double share;
  Tone tone;
};
Part readable(std::string what, const std::vector<Share>& shares);

inline bool is_rounded(const Part& part) { return part.of == kThousandths; }

// The price of a throw: free if only what is free can come of it, with a note if it is rounded.
void set_throw(Choice& choice, Part part);

}  // namespace chicane::desk
