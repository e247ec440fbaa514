#include "codec/motorchamp/event_text.h"

#include "base/text.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

namespace {

struct Kind {
  std::string_view name;
  std::string_view clause;
};

Kind kind_of(EventKind kind) {
  switch (kind) {
    case EventKind::chose_for_grid:
      return {"chose_for_grid", "MC-SET-2"};
    case EventKind::threw_for_grid:
      return {"threw_for_grid", "MC-SET-2"};
    case EventKind::took_slot:
      return {"took_slot", "MC-SET-1"};
    case EventKind::began_practice:
      return {"began_practice", "MC-PRA-2"};
    case EventKind::practice_time:
      return {"practice_time", "MC-PRA-5"};
    case EventKind::practice_out:
      return {"practice_out", "MC-PRA-8"};
    case EventKind::practice_wasted:
      return {"practice_wasted", "MC-PRA-7"};
    case EventKind::threw_off:
      return {"threw_off", "MC-PRA-9"};
    case EventKind::round_began:
      return {"round_began", "MC-ORD-2"};
    case EventKind::threw:
      return {"threw", "MC-DIC-3"};
    case EventKind::too_many_dice:
      return {"too_many_dice", "MC-COL-3"};
    case EventKind::objected:
      return {"objected", "MC-COL-4"};
    case EventKind::moved:
      return {"moved", "MC-MOV-1"};
    case EventKind::stayed:
      return {"stayed", "MC-STA-3"};
    case EventKind::took_tow:
      return {"took_tow", "MC-SLP-3"};
    case EventKind::went_to_side:
      return {"went_to_side", "MC-TMP-1"};
    case EventKind::went_out:
      return {"went_out", "MC-PRM-2"};
    case EventKind::was_passed:
      return {"was_passed", "MC-TMP-2"};
    case EventKind::returned:
      return {"returned", "MC-TMP-5"};
    case EventKind::entered_pit_lane:
      return {"entered_pit_lane", "MC-PIT-3"};
    case EventKind::entered_pit:
      return {"entered_pit", "MC-PIT-9"};
    case EventKind::service_failed:
      return {"service_failed", "MC-PIT-12"};
    case EventKind::service_made:
      return {"service_made", "MC-PIT-12"};
    case EventKind::completed_lap:
      return {"completed_lap", "MC-LAP-2"};
    case EventKind::got_handicap:
      return {"got_handicap", "MC-HCP-1"};
    case EventKind::finished:
      return {"finished", "MC-END-2"};
    case EventKind::flag_raised:
      return {"flag_raised", "MC-END-1"};
    case EventKind::race_ended:
      return {"race_ended", "MC-END-7"};
  }
  return {};
}

}  // namespace

std::string_view name(EventKind kind) { return kind_of(kind).name; }

std::string_view clause(const Event& event) { return kind_of(event.kind).clause; }

std::string format_event(const Names& cars, const Event& event) {
  const std::string_view what = name(event.kind);
  switch (event.kind) {
    case EventKind::race_ended:
      return std::string(what);
    case EventKind::round_began:
      return fill("{} {}", what, event.number);
    case EventKind::took_slot:
      return fill("{} {} {} {}", what, cars[event.car], event.number, format_target(event.target));
    case EventKind::practice_time:
      return fill("{} {} {}.{}/{}", what, cars[event.car], event.number, event.over, event.total);
    case EventKind::threw:
      return fill("{} {} {} {}", what, cars[event.car], format_throw(event.thrown), event.number);
    case EventKind::too_many_dice:
      return fill("{} {} {}", what, cars[event.car], format_throw(event.thrown));
    case EventKind::moved:
      return fill("{} {} {} {}", what, cars[event.car], format_target(event.target), event.number);
    case EventKind::took_tow:
    case EventKind::went_to_side:
    case EventKind::went_out:
    case EventKind::returned:
    case EventKind::entered_pit_lane:
    case EventKind::entered_pit:
      return fill("{} {} {}", what, cars[event.car], format_target(event.target));
    case EventKind::was_passed:
      return fill("{} {} {} {}", what, cars[event.car], cars[event.other], event.number);
    case EventKind::threw_for_grid:
    case EventKind::threw_off:
    case EventKind::objected:
    case EventKind::completed_lap:
    case EventKind::finished:
      return fill("{} {} {}", what, cars[event.car], event.number);
    case EventKind::chose_for_grid:
    case EventKind::began_practice:
    case EventKind::practice_out:
    case EventKind::practice_wasted:
    case EventKind::stayed:
    case EventKind::service_failed:
    case EventKind::service_made:
    case EventKind::got_handicap:
    case EventKind::flag_raised:
      return fill("{} {}", what, cars[event.car]);
  }
  return {};
}

std::string tell_event(const Names& cars, const Names& players, const State& state,
                       const Event& event) {
  const auto who = [&](int car) {
    return fill("{} ({})", cars[car], players[state.cars[car].owner]);
  };
  const std::string place = format_target(event.target);
  switch (event.kind) {
    case EventKind::threw_for_grid:
      return fill("{} throws {} for the grid.", who(event.car), event.number);
    case EventKind::took_slot:
      return fill("{} starts from slot {}, {}.", who(event.car), event.number, place);
    case EventKind::practice_time:
      return fill("{} practises in {}.{}/{}.", who(event.car), event.number, event.over,
                  event.total);
    case EventKind::practice_out:
      return fill("{} goes out in practice: no time.", who(event.car));
    case EventKind::practice_wasted:
      return fill("{} wastes a throw.", who(event.car));
    case EventKind::threw_off:
      return fill("{} throws {} for the better place.", who(event.car), event.number);
    case EventKind::too_many_dice:
      return fill("{} has thrown too many dice.", who(event.car));
    case EventKind::objected:
      return fill("{} insists on a repeat.", players[event.number]);
    case EventKind::took_tow:
      return fill("{} takes the tow to {}.", who(event.car), place);
    case EventKind::went_to_side:
      return fill("{} is one over and goes off beside {}.", who(event.car), place.substr(1));
    case EventKind::went_out:
      return fill("{} is out for good at {}.", who(event.car), place);
    case EventKind::was_passed:
      return event.number == 1
                 ? fill("{} passes {}, which turns round.", cars[event.other], who(event.car))
                 : fill("{} passes {}, which is due back.", cars[event.other], who(event.car));
    case EventKind::returned:
      return fill("{} is back on {}.", who(event.car), place);
    case EventKind::entered_pit_lane:
      return fill("{} turns into the pit lane.", who(event.car));
    case EventKind::entered_pit:
      return fill("{} is in the pit {}.", who(event.car), place);
    case EventKind::service_failed:
      return fill("{} is not ready yet.", who(event.car));
    case EventKind::service_made:
      return fill("{} has made its stop.", who(event.car));
    case EventKind::completed_lap:
      return fill("{} completes lap {}.", who(event.car), event.number);
    case EventKind::got_handicap:
      return fill("{} has not stopped: red flap, one die from now on.", who(event.car));
    case EventKind::finished:
      return fill("{} is home with {} lap{}.", who(event.car), event.number,
                  event.number == 1 ? "" : "s");
    case EventKind::flag_raised:
      return fill("{} wins; the flag is up.", who(event.car));
    case EventKind::race_ended:
      return "The race is over.";
    case EventKind::chose_for_grid:
    case EventKind::began_practice:
    case EventKind::round_began:
    case EventKind::threw:
    case EventKind::moved:
    case EventKind::stayed:
      return {};
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::grid:
      return "grid";
    case Purpose::move:
      return "move";
    case Purpose::throw_off:
      return "throw-off";
  }
  return "";
}

}  // namespace chicane::motorchamp
