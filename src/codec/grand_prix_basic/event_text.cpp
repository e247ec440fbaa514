#include "codec/grand_prix_basic/event_text.h"

#include "base/text.h"
#include "codec/cited.h"
#include "rules/grand_prix_basic/clauses.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

namespace {

struct Kind {
  std::string_view name;
  std::string_view clause;
};

Kind kind_of(EventKind kind) {
  switch (kind) {
    case EventKind::took_place:
      return {"took_place", "GPB-SET-1"};
    case EventKind::move_began:
      return {"move_began", "GPB-ORD-1"};
    case EventKind::missed_go:
      return {"missed_go", "GPB-ACC-1"};
    case EventKind::threw:
      return {"threw", "GPB-MOV-1"};
    case EventKind::stayed:
      return {"stayed", "GPB-MOV-2"};
    case EventKind::moved:
      return {"moved", "GPB-MOV-2"};
    case EventKind::overtook:
      return {"overtook", "GPB-OVT-1"};
    case EventKind::lost_overtaking:
      return {"lost_overtaking", "GPB-OVT-3"};
    case EventKind::had_luck:
      return {"had_luck", "GPB-OVT-4"};
    case EventKind::risked:
      return {"risked", "GPB-RSK-1"};
    case EventKind::escaped:
      return {"escaped", "GPB-ACC-1"};
    case EventKind::left_road:
      return {"left_road", "GPB-ACC-1"};
    case EventKind::completed_lap:
      return {"completed_lap", "GPB-LAP-2"};
    case EventKind::finished:
      return {"finished", "GPB-VIC-1"};
    case EventKind::race_ended:
      return {"race_ended", "GPB-VIC-3"};
  }
  return {};
}

std::string_view clause_of(const State& state, const Event& event) {
  const bool is_move = event.kind == EventKind::moved || event.kind == EventKind::stayed;
  if (is_move && state.cars[event.car].is_automatic) return "GPB-AUT-2";
  if (event.kind == EventKind::left_road && event.number == kMissAfterLuck) return "GPB-OVT-4";
  return kind_of(event.kind).clause;
}

}  // namespace

std::string_view name(EventKind kind) { return kind_of(kind).name; }

std::string clause(const State& state, const Event& event) {
  const std::string_view clause = clause_of(state, event);
  return cited(clause, is_reconstructed(clause));
}

std::string format_event(const Names& cars, const Event& event) {
  const std::string_view what = name(event.kind);
  switch (event.kind) {
    case EventKind::race_ended:
      return std::string(what);
    case EventKind::move_began:
      return fill("{} {}", what, event.number);
    case EventKind::stayed:
    case EventKind::finished:
      return fill("{} {}", what, cars[event.car]);
    case EventKind::missed_go:
    case EventKind::threw:
    case EventKind::completed_lap:
      return fill("{} {} {}", what, cars[event.car], event.number);
    case EventKind::took_place:
    case EventKind::moved:
    case EventKind::overtook:
    case EventKind::lost_overtaking:
    case EventKind::had_luck:
    case EventKind::risked:
    case EventKind::escaped:
    case EventKind::left_road:
      return fill("{} {} {} {}", what, cars[event.car], event.cell, event.number);
  }
  return {};
}

std::string tell_event(const Names& cars, const Names& players, const Game& game,
                       const State& state, const Event& event) {
  const auto who = [&] {
    return fill("{} ({})", cars[event.car], players[state.cars[event.car].owner]);
  };
  const int factor = game.ring.factors[event.cell];
  switch (event.kind) {
    case EventKind::took_place:
      return fill("{} starts {} in cell {}.", who(), ordinal(event.number), event.cell);
    case EventKind::missed_go:
      return event.number == 0 ? fill("{} misses this go.", who())
                               : fill("{} misses this go, and the next.", who());
    case EventKind::overtook:
      return fill("{} throws {} and overtakes in cell {}.", who(), event.number, event.cell);
    case EventKind::lost_overtaking:
      return fill("{} throws {} and cannot overtake in cell {}.", who(), event.number, event.cell);
    case EventKind::had_luck:
      return fill("{} throws {}, is lucky and gets by in cell {}.", who(), event.number,
                  event.cell);
    case EventKind::risked:
      // A risk that was none is not told: there are too many.
      return event.number > factor
                 ? std::string()
                 : fill("{} throws {} against the {} of cell {}: an accident roll.", who(),
                        event.number, factor, event.cell);
    case EventKind::escaped:
      return fill("{} throws {}, even: nothing happens, it drives on.", who(), event.number);
    case EventKind::left_road:
      return event.number == kMissAfterLuck
                 ? fill("{} is out of luck: off the road beside cell {}, two goes missed.", who(),
                        event.cell)
                 : fill("{} leaves the road beside cell {}: one go missed.", who(), event.cell);
    case EventKind::completed_lap:
      // The line is crossed once at the start; at the end the finish is told.
      return event.number == 0 || event.number == game.options.laps
                 ? std::string()
                 : fill("{} has {} lap{} to go.", who(), event.number,
                        event.number == 1 ? "" : "s");
    case EventKind::finished:
      return fill("{} crosses the line: finished.", who());
    case EventKind::race_ended:
      return "The race is over.";
    case EventKind::stayed:
      return fill("{} finds no room and stays.", who());
    case EventKind::move_began:
    case EventKind::threw:
    case EventKind::moved:
      return {};
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::start:
      return "start";
    case Purpose::movement:
      return "movement";
    case Purpose::automatic:
      return "automatic";
    case Purpose::overtake:
      return "overtaking";
    case Purpose::risk:
      return "risk";
    case Purpose::luck:
      return "luck";
    case Purpose::accident:
      return "accident";
  }
  return "";
}

}  // namespace chicane::grand_prix_basic
