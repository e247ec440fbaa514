#include "apps/chicane/terminal/grand_prix_dashboard.h"

namespace chicane::app {

std::string percent(double share) {
  if (share <= 0) return "0%";
  if (share < 0.005) return "<1%";
  if (share > 0.995 && share < 1) return ">99%";
  return fmt::format("{:.0f}%", 100 * share);
}

}  // namespace chicane::app
