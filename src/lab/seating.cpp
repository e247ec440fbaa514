#include "lab/seating.h"

#include <algorithm>
#include <numeric>

#include "base/random.h"

namespace chicane::lab {

namespace {

template <class T>
void shuffle(std::vector<T>& items, Random& random) {
  for (std::size_t i = items.size(); i > 1; --i)
    std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

// Every half of the seats that has the first one in it: the others are their mirror images.
std::vector<std::vector<bool>> halves(int seats) {
  std::vector<std::vector<bool>> found;
  std::vector<bool> half(static_cast<std::size_t>(seats));
  std::fill(half.begin(), half.begin() + (seats + 1) / 2, true);
  do {
    found.push_back(half);
  } while (std::prev_permutation(half.begin() + 1, half.end()));
  return found;
}

}  // namespace

std::vector<Block> pair_blocks(int one, int other, int seats, int blocks, std::uint64_t seed) {
  std::vector<std::vector<bool>> choices = halves(seats);
  Random random(seed);
  shuffle(choices, random);
  std::vector<Block> made;
  for (int i = 0; i < blocks; ++i) {
    Seating seating;
    Seating mirrored;
    for (const bool is_one : choices[static_cast<std::size_t>(i) % choices.size()]) {
      seating.push_back(is_one ? one : other);
      mirrored.push_back(is_one ? other : one);
    }
    made.push_back({seating, mirrored});
  }
  return made;
}

std::vector<Block> mixed_blocks(int drivers, int seats, int blocks, std::uint64_t seed) {
  std::vector<int> order(static_cast<std::size_t>(drivers));
  std::iota(order.begin(), order.end(), 0);
  Random random(seed);
  std::vector<Block> made;
  for (int i = 0; i < blocks; ++i) {
    shuffle(order, random);
    Block block;
    for (int turn = 0; turn < drivers; ++turn) {
      Seating seating;
      for (int seat = 0; seat < seats; ++seat)
        seating.push_back(order[static_cast<std::size_t>((seat + turn) % drivers)]);
      block.push_back(std::move(seating));
    }
    made.push_back(std::move(block));
  }
  return made;
}

}  // namespace chicane::lab
