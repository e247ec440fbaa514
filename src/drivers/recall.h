// What a driver has decided before, so that he need not think it through again: in rehearsals the
// same question comes up thousands of times. A question is known by a digest of all that bears on
// it; a newer one may take the place of an older. It grows with what is asked: one who drives a
// race needs little.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace chicane {

class Recall {
 public:
  // The number of the decision in the list of what was lawful.
  std::optional<std::size_t> find(std::uint64_t question) const {
    const Answer& answer = answers_[question % answers_.size()];
    if (answer.question != question || question == kNothing) return std::nullopt;
    return answer.decision;
  }

  void note(std::uint64_t question, std::size_t decision) {
    if (++noted_ > answers_.size() && answers_.size() < kSizeMax) grow();
    answers_[question % answers_.size()] = {question, decision};
  }

 private:
  static constexpr std::uint64_t kNothing = 0;
  static constexpr std::size_t kSizeMin = 1u << 6;
  static constexpr std::size_t kSizeMax = 1u << 16;

  struct Answer {
    std::uint64_t question = kNothing;
    std::size_t decision = 0;
  };

  void grow() {
    std::vector<Answer> more(answers_.size() * 2);
    for (const Answer& answer : answers_) more[answer.question % more.size()] = answer;
    answers_ = std::move(more);
  }

  std::vector<Answer> answers_ = std::vector<Answer>(kSizeMin);
  std::size_t noted_ = 0;
};

}  // namespace chicane
