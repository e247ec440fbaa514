// What a driver has decided before, so that he need not think it through again: in rehearsals the
// same question comes up thousands of times. A question is known by a digest of all that bears on
// it; a newer one may take the place of an older.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace chicane {

class Recall {
 public:
  // The number of the decision in the list of what was lawful.
  std::optional<std::size_t> find(std::uint64_t question) const {
    const Answer& answer = answers_[question % kSize];
    if (answer.question != question || question == 0) return std::nullopt;
    return answer.decision;
  }
  void note(std::uint64_t question, std::size_t decision) {
    answers_[question % kSize] = {question, decision};
  }

 private:
  static constexpr std::size_t kSize = 1u << 12;

  struct Answer {
    std::uint64_t question = 0;  // None is known by this.
    std::size_t decision = 0;
  };

  std::vector<Answer> answers_ = std::vector<Answer>(kSize);
};

}  // namespace chicane
