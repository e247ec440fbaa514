// A letter read as decisions of a seat in a race: what was understood, what is for later, what was
// left aside, and what is wrong. Rules judge every order; nothing is guessed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "catalog/race.h"
#include "letters/letter_text.h"

namespace chicane::letters {

// An order that is lawful now.
struct Understood {
  int line = 0;
  std::string said;
  std::vector<std::string> decisions;  // In the order they are to be taken.
};

// Words that are no answer to what is asked now, and why.
struct SetAside {
  int line = 0;
  std::string said;
  std::string why;
};

struct Reading {
  std::vector<Understood> understood;
  std::vector<SetAside> later;  // Orders for questions that are not asked yet.
  std::vector<SetAside> aside;  // No orders.
  std::vector<DataError> complaints;

  // All decisions, if there is nothing to complain about.
  bool is_clear() const { return complaints.empty() && !understood.empty(); }
};

// `race` must be as it stands now; it is not changed.
Reading read_letter(const Race& race, Seat seat, std::string_view letter, std::string_view source);

}  // namespace chicane::letters
