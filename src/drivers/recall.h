// What a driver has decided before, so that he need not think it through again: in rehearsals the
// same question comes up thousands of times. A question is known by a digest of all that bears on
// it; a newer one may take the place of an older. Who races and does not rehearse has none of it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/held.h"

namespace chicane {

class Recall {
 public:
  // From now on. One block of memory, made once.
  void begin() { answers_.resize(kSize); }
  friend std::size_t bytes_held(const Recall& recall) { return bytes_held(recall.answers_); }
  bool has_begun() const { return !answers_.empty(); }

  // The number of the decision in the list of what was lawful.
  std::optional<std::size_t> find(std::uint64_t question) const {
    const Answer& answer = answers_[question % kSize];
    if (answer.question != question || question == kNothing) return std::nullopt;
    return answer.decision;
  }
  void note(std::uint64_t question, std::size_t decision) {
    answers_[question % kSize] = {question, decision};
  }

 private:
  static constexpr std::uint64_t kNothing = 0;
  static constexpr std::size_t kSize = 1u << 16;

  struct Answer {
    std::uint64_t question = kNothing;
    std::size_t decision = 0;
  };

  std::vector<Answer> answers_;
};

// Such a driver will be asked thousands of times; if he is one who recalls, he begins to.
template <class Driver>
void prepare_for_rehearsals(Driver& driver) {
  if constexpr (requires { driver.begin_to_recall(); }) driver.begin_to_recall();
}

}  // namespace chicane
