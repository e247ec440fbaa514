// What several parts of the server refuse with when the store or memory fails them.
#pragma once

#include "room/problem.h"

namespace chicane::server {

inline room::Problem cannot_read() {
  return {503, "cannot_read", "the store does not answer; try again", {}};
}
inline room::Problem no_memory() {
  return {503, "no_memory", "the server has no memory left for this; try again", {}};
}
inline room::Problem cannot_write() {
  return {503, "cannot_write", "the server cannot write now; try again later", {}};
}

}  // namespace chicane::server
