#include "apps/chicane/terminal/family_dashboard.h"

namespace chicane::app {

Paint price_paint(PriceKind kind) {
  switch (kind) {
    case PriceKind::free:
      return kFree;
    case PriceKind::wear:
      return kWear;
    case PriceKind::die:
      return kChanceInk;
    case PriceKind::spin:
    case PriceKind::out:
      return kOut;
  }
  return {};
}

Paint lit_paint(PriceKind kind) {
  switch (kind) {
    case PriceKind::free:
      return {.text = 16, .ground = 79, .is_bold = true};
    case PriceKind::wear:
      return {.text = 16, .ground = 221, .is_bold = true};
    case PriceKind::die:
      return {.text = 16, .ground = 141, .is_bold = true};
    case PriceKind::spin:
    case PriceKind::out:
      return {.text = 16, .ground = 203, .is_bold = true};
  }
  return {};
}

}  // namespace chicane::app
