#include "games/dashboards.h"

namespace chicane::app {

std::unique_ptr<Dashboard> make_dashboard(const Race& race) {
  return Games::with(race.rules(), []<class R>() { return make_dashboard<R>(); });
}

}  // namespace chicane::app
