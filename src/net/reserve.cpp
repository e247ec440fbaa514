#include "net/reserve.h"

#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

#include "base/assert.h"

namespace chicane::net {

namespace {

// Smaller than what the allocator asks the system for directly, so that what is given up can be
// used at once for whatever failed.
constexpr std::size_t kBlock = std::size_t{64} << 10;

struct Block {
  Block* next;
};

std::atomic<Block*> blocks = nullptr;
std::atomic<bool> is_kept = false;

void free_all(Block* block) {
  while (block != nullptr) std::free(std::exchange(block, block->next));
}

// The handler of `new`: returns if there is a reason to try again.
void give_up() {
  Block* given = blocks.exchange(nullptr);
  if (given == nullptr) throw std::bad_alloc();
  free_all(given);
}

}  // namespace

Reserve::Reserve(std::size_t bytes) : bytes_(bytes) {
  CHICANE_ASSERT(!is_kept.exchange(true));
  refill();
  std::set_new_handler(give_up);
}

Reserve::~Reserve() {
  std::set_new_handler(nullptr);
  is_kept = false;
  free_all(blocks.exchange(nullptr));
}

bool Reserve::is_spent() { return is_kept && blocks == nullptr; }

bool Reserve::refill() {
  if (blocks != nullptr) return true;
  Block* whole = nullptr;
  for (std::size_t held = 0; held < bytes_; held += kBlock) {
    auto* block = static_cast<Block*>(std::malloc(kBlock));
    if (block == nullptr) {
      free_all(whole);
      return false;
    }
    block->next = whole;
    whole = block;
  }
  blocks = whole;
  return true;
}

}  // namespace chicane::net
