// What a car of the Speed Circuit family can do.
#pragma once

#include "rules/lib/speed.h"

namespace chicane {

struct Specs {
  Speed start;
  Speed accel;
  Speed decel;
  Speed top;

  friend bool operator==(const Specs&, const Specs&) = default;
};

}  // namespace chicane
