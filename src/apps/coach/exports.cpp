// What the module exports (apps/wasm/texts.h).
#include "apps/coach/door.h"
#include "apps/wasm/texts.h"

namespace chicane::coach {

namespace {

using wasm::give;
using wasm::given;

Door& door() {
  static Door the_door;
  return the_door;
}

}  // namespace

CHICANE_EXPORT(begin) int begin() { return give(door().begin(wasm::make_race(given()))); }
CHICANE_EXPORT(judge) int judge(int seat) { return give(door().judge(seat)); }
CHICANE_EXPORT(see) int see(int seat) { return give(door().see(seat, given())); }
CHICANE_EXPORT(lap) int lap() { return give(door().lap()); }

}  // namespace chicane::coach
