#include "codec/grand_prix_advanced/event_text.h"

#include "base/text.h"
#include "codec/cited.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

namespace {

struct Kind {
  std::string_view name;
  std::string_view clause;
};

Kind kind_of(EventKind kind) {
  switch (kind) {
    case EventKind::lap_timed:
      return {"lap_timed", "GPA-PRA-3"};
    case EventKind::took_place:
      return {"took_place", "GPA-GRD-1"};
    case EventKind::move_began:
      return {"move_began", "GPA-ORD-1"};
    case EventKind::repaired:
      return {"repaired", "GPA-BOX-4"};
    case EventKind::left_box:
      return {"left_box", "GPA-BOX-6"};
    case EventKind::shifted:
      return {"shifted", "GPA-GEAR-2"};
    case EventKind::missed_double:
      return {"missed_double", "GPA-GEAR-3"};
    case EventKind::missed_shift:
      return {"missed_shift", "GPA-GEAR-4"};
    case EventKind::start_called:
      return {"start_called", "GPA-STA-1"};
    case EventKind::pushed:
      return {"pushed", "GPA-PUSH-1"};
    case EventKind::overrevved:
      return {"overrevved", "GPA-PUSH-2"};
    case EventKind::bears:
      return {"bears", "GPA-RISK-1"};
    case EventKind::checked:
      return {"checked", "GPA-DMG-2"};
    case EventKind::spun:
      return {"spun", "GPA-DMG-3"};
    case EventKind::destroyed:
      return {"destroyed", "GPA-DMG-3"};
    case EventKind::damaged:
      return {"damaged", "GPA-DMG-4"};
    case EventKind::eliminated:
      return {"eliminated", "GPA-DMG-6"};
    case EventKind::escaped:
      return {"escaped", "GPA-ACC-1"};
    case EventKind::involved:
      return {"involved", "GPA-ACC-1"};
    case EventKind::fault_counted:
      return {"fault_counted", "GPA-PRA-2"};
    case EventKind::stayed:
      return {"stayed", "GPA-MOV-3"};
    case EventKind::moved:
      return {"moved", "GPA-MOV-1"};
    case EventKind::entered_box:
      return {"entered_box", "GPA-BOX-2"};
    case EventKind::completed_lap:
      return {"completed_lap", "GPA-LAP-1"};
    case EventKind::finished:
      return {"finished", "GPA-VIC-1"};
    case EventKind::race_ended:
      return {"race_ended", "GPA-VIC-2"};
  }
  return {};
}

bool is_engine(const Event& event) {
  return event.kind == EventKind::damaged && static_cast<Damage>(event.number) == Damage::engine;
}

}  // namespace

std::string_view name(EventKind kind) { return kind_of(kind).name; }

std::string clause(const State& state, const Event& event) {
  const bool is_move = event.kind == EventKind::moved || event.kind == EventKind::stayed;
  if (is_move && state.cars[event.car].is_automatic) return "GPA-AUT-2";
  if (is_engine(event)) return "GPA-PUSH-2";
  return cited(kind_of(event.kind).clause, event.kind == EventKind::bears);
}

std::string_view damage_name(Damage damage) {
  switch (damage) {
    case Damage::suspension:
      return "suspension";
    case Damage::tyres:
      return "tyres";
    case Damage::gearbox:
      return "gearbox";
    case Damage::brakes:
      return "brakes";
    case Damage::chassis:
      return "chassis";
    case Damage::engine:
      return "engine";
  }
  return {};
}

std::string format_event(const Names& cars, const Event& event) {
  const std::string_view what = name(event.kind);
  switch (event.kind) {
    case EventKind::race_ended:
      return std::string(what);
    case EventKind::move_began:
      return fill("{} {}", what, event.number);
    case EventKind::stayed:
    case EventKind::entered_box:
      return fill("{} {}", what, cars[event.car]);
    case EventKind::shifted:
    case EventKind::missed_double:
    case EventKind::missed_shift:
    case EventKind::start_called:
    case EventKind::pushed:
    case EventKind::overrevved:
    case EventKind::fault_counted:
    case EventKind::completed_lap:
      return fill("{} {} {}", what, cars[event.car], event.number);
    case EventKind::left_box:
    case EventKind::eliminated:
    case EventKind::finished:
      return fill("{} {} {}", what, cars[event.car], event.cell);
    case EventKind::repaired:
      return fill("{} {} {}", what, cars[event.car], letter(static_cast<Damage>(event.number)));
    case EventKind::damaged:
      return fill("{} {} {} {}", what, cars[event.car], event.cell,
                  letter(static_cast<Damage>(event.number)));
    case EventKind::lap_timed:
    case EventKind::took_place:
    case EventKind::bears:
    case EventKind::checked:
    case EventKind::spun:
    case EventKind::destroyed:
    case EventKind::escaped:
    case EventKind::involved:
    case EventKind::moved:
      return fill("{} {} {} {}", what, cars[event.car], event.cell, event.number);
  }
  return {};
}

std::string tell_event(const Names& cars, const Names& teams, const Game& game, const State& state,
                       const Event& event) {
  const auto who = [&] {
    return fill("{} ({})", cars[event.car], teams[state.cars[event.car].owner]);
  };
  switch (event.kind) {
    case EventKind::lap_timed:
      return fill("{} laps in {} moves, {} cell{} beyond the line.", who(), event.number,
                  event.cell, event.cell == 1 ? "" : "s");
    case EventKind::took_place:
      return fill("{} starts {} in cell {}.", who(), ordinal(event.number), event.cell);
    case EventKind::repaired:
      return fill("{} repairs the {}.", who(), damage_name(static_cast<Damage>(event.number)));
    case EventKind::left_box:
      return fill("{} leaves the box.", who());
    case EventKind::missed_double:
      return fill("{} misses the double shift to {}: out of gear, +1 on the risk die.", who(),
                  event.number);
    case EventKind::missed_shift:
      return fill("{} cannot shift to {}: the gearbox jams, +1 on the risk die.", who(),
                  event.number);
    case EventKind::pushed:
      return fill("{} pushes {} more.", who(), event.number);
    case EventKind::overrevved:
      return fill("{} pushes {} and overrevs the engine.", who(), event.number);
    case EventKind::checked:
      // A check that found nothing, and what the next event tells anyway.
      return kTableB[event.number - 1] == CheckResult::nothing
                 ? fill("{} gets through cell {} unharmed.", who(), event.cell)
                 : std::string();
    case EventKind::spun:
      return fill("{} spins beside cell {}, and will go on.", who(), event.cell);
    case EventKind::destroyed:
      return fill("{} spins beside cell {}: the car is destroyed.", who(), event.cell);
    case EventKind::damaged:
      return fill("{} damages the {} in cell {}.", who(),
                  damage_name(static_cast<Damage>(event.number)), event.cell);
    case EventKind::eliminated:
      return fill("{} is eliminated.", who());
    case EventKind::escaped:
      return fill("{} stands by in cell {} and escapes.", who(), event.cell);
    case EventKind::involved:
      return fill("{} is drawn into the accident in cell {}.", who(), event.cell);
    case EventKind::fault_counted:
      return fill("{} loses {} extra move{} in practice.", who(), event.number,
                  event.number == 1 ? "" : "s");
    case EventKind::entered_box:
      return fill("{} stops in the box.", who());
    case EventKind::completed_lap:
      // The line is crossed once at the start; at the end the finish is told.
      return event.number == 0 || event.number >= game.options.laps || state.is_practice
                 ? std::string()
                 : fill("{} has {} lap{} to go.", who(), event.number,
                        event.number == 1 ? "" : "s");
    case EventKind::finished:
      return fill("{} crosses the line and stops in cell {}: finished.", who(), event.cell);
    case EventKind::race_ended:
      return state.still >= kStillMovesMax ? "Nobody moves any more: the race is over."
                                           : "The race is over.";
    case EventKind::move_began:
    case EventKind::shifted:
    case EventKind::start_called:
    case EventKind::bears:
    case EventKind::stayed:
    case EventKind::moved:
      return {};
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::start_order:
      return "start-order";
    case Purpose::shift:
      return "shift";
    case Purpose::start:
      return "start";
    case Purpose::push:
      return "push";
    case Purpose::risk:
      return "risk";
    case Purpose::check:
      return "check";
    case Purpose::restart:
      return "restart";
    case Purpose::damage:
      return "damage";
    case Purpose::involvement:
      return "involvement";
    case Purpose::automatic:
      return "automatic";
  }
  return "";
}

}  // namespace chicane::grand_prix_advanced
