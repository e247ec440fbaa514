// A share between 0 and 1 with its 95 % interval, from races that are not independent one by one.
#pragma once

#include <cstdint>

namespace chicane::lab {

struct Share {
  double mean = 0;
  double low = 0;
  double high = 1;

  friend bool operator==(const Share&, const Share&) = default;
};

// Counted in blocks: within a block anything may hang together, as cars in one race do and races
// with the same dice; blocks have nothing in common.
class BlockShare {
 public:
  // What a block came to, and of how many cases.
  void add_block(double sum, int cases);

  // The interval of Wilson for as many independent cases as would scatter like the blocks: narrow
  // where blocks agree, within 0 and 1, and never a point, not even if all were won.
  Share share() const;
  int blocks() const { return blocks_; }

 private:
  int blocks_ = 0;
  std::int64_t cases_ = 0;
  double sum_ = 0;
  double squares_ = 0;   // Of the sums of blocks.
  double products_ = 0;  // Of sums and cases.
  double case_squares_ = 0;
};

}  // namespace chicane::lab
