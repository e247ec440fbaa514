// What libFuzzer calls. Each program is built with CHICANE_FUZZ_TARGET naming its function; the
// functions themselves stay in one library that corpus_test links as well.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/targets.h"
#include "fuzz/text_mutator.h"

extern "C" {

// Of libFuzzer: changes bytes in place and gives the new size.
std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chicane::fuzz::CHICANE_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}

// Every second change is one of words, the others are libFuzzer's own.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                    unsigned int seed) {
  chicane::Random random(seed);
  if (random.below(2) == 0) return LLVMFuzzerMutate(data, size, max_size);
  const std::string text =
      chicane::fuzz::mutated({reinterpret_cast<const char*>(data), size}, random);
  return text.copy(reinterpret_cast<char*>(data), max_size);
}

std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                      const std::uint8_t* other, std::size_t other_size,
                                      std::uint8_t* out, std::size_t max_size, unsigned int seed) {
  chicane::Random random(seed);
  const std::string text =
      chicane::fuzz::crossed({reinterpret_cast<const char*>(data), size},
                             {reinterpret_cast<const char*>(other), other_size}, random);
  return text.copy(reinterpret_cast<char*>(out), max_size);
}

}  // extern "C"
