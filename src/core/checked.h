// A decision that is lawful in one state. Only the rule set itself makes one, so apply needs no
// second look and cannot fail. It must be applied to the state it was made for.
//   check   any decision from anywhere: the way for all that comes from outside
//   listed  one that legal() has just listed for that state and seat: the way for rollouts and
//   search, which would else ask every
//           question twice. Builds with sanitizers ask twice all the same.
#pragma once

#include "core/seat.h"

namespace chicane {

template <class R>
class Checked {
 public:
  Seat seat() const { return seat_; }
  const typename R::Decision& decision() const { return decision_; }

 private:
  friend R;
  Checked(Seat seat, const typename R::Decision& decision) : seat_(seat), decision_(decision) {}

  Seat seat_;
  typename R::Decision decision_;
};

}  // namespace chicane
