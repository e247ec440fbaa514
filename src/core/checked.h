// A decision that `check` has found lawful in one state. Only the rule set's own check makes one,
// so apply needs no second look and cannot fail. It must be applied to the state it was checked in.
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
