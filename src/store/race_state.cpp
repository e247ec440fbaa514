#include "store/race_state.h"

namespace chicane::store {

std::string_view kind_name(RowKind kind) { return kind == RowKind::league ? "league" : "race"; }

RowKind kind_named(std::string_view name) {
  return name == "league" ? RowKind::league : RowKind::race;
}

std::string_view state_name(RaceState state) {
  switch (state) {
    case RaceState::open:
      return "open";
    case RaceState::running:
      return "running";
    case RaceState::over:
      break;
  }
  return "over";
}

RaceState state_named(std::string_view name) {
  if (name == "open") return RaceState::open;
  if (name == "running") return RaceState::running;
  return RaceState::over;
}

}  // namespace chicane::store
