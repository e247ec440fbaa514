#include "codec/speed_circuit_wbc/event_text.h"

#include <array>

#include "base/text.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

namespace {

std::string_view test_name(Test test) {
  constexpr std::array<std::string_view, 8> kNames = {
      "none", "start", "acceleration", "top-speed", "brakes", "chance", "pass", "wreck"};
  return kNames[static_cast<std::size_t>(test)];
}

std::string_view cause_name(SpinCause cause) {
  constexpr std::array<std::string_view, 6> kNames = {"cornering",    "line",    "braking",
                                                      "brake_damage", "contact", "wreck"};
  return kNames[static_cast<std::size_t>(cause)];
}

std::string_view spin_words(SpinCause cause) {
  switch (cause) {
    case SpinCause::cornering:
      return "spins";
    case SpinCause::line:
      return "leaves the line and spins";
    case SpinCause::braking:
      return "has braked too hard and spins";
    case SpinCause::brake_damage:
      return "spins, no wear left for the damaged brakes";
    case SpinCause::contact:
      return "spins after the contact";
    case SpinCause::wreck:
      return "spins at the wreck";
  }
  return "";
}

std::string_view spin_clause(SpinCause cause, Speed over) {
  switch (cause) {
    case SpinCause::cornering:
      return "SC-9.1a";
    case SpinCause::line:
      return "SC-6.4b";
    case SpinCause::braking:
      return over >= kDecelerationChart.back().over ? "WBC-3.3d" : "WBC-3.2";
    case SpinCause::brake_damage:
      return "WBC-3.2";
    case SpinCause::contact:
      return "WBC-2.10d";
    case SpinCause::wreck:
      return "WBC-2.13d";
  }
  return "";
}

std::string_view row_clause(Speed over, const std::array<std::string_view, 4>& clauses) {
  return clauses[std::min<std::size_t>(over.spaces(), 4) - 1];
}

struct Kind {
  std::string_view name;
  std::string_view clause;  // Empty: depends on the event.
};

Kind kind_of(EventKind kind) {
  switch (kind) {
    case EventKind::build_revealed:
      return {"build_revealed", "WBC-1.0"};
    case EventKind::bid_revealed:
      return {"bid_revealed", "WBC-H.3c"};
    case EventKind::grid_thrown:
      return {"grid_thrown", "WBC-H.3d"};
    case EventKind::took_grid_place:
      return {"took_grid_place", "WBC-H.3b"};
    case EventKind::plot_revealed:
      return {"plot_revealed", "WBC-2.1a"};
    case EventKind::threw:
      return {"threw", "WBC-3.1"};
    case EventKind::start_held:
      return {"start_held", "WBC-3.6a"};
    case EventKind::misshifted:
      return {"misshifted", "WBC-3.6b"};
    case EventKind::stalled:
      return {"stalled", "WBC-3.6c"};
    case EventKind::engine_held:
      return {"engine_held", "WBC-3.5a"};
    case EventKind::engine_damaged:
      return {"engine_damaged", "WBC-3.5b"};
    case EventKind::engine_failed:
      return {"engine_failed", "WBC-2.12b"};
    case EventKind::braked:
      return {"braked", ""};
    case EventKind::emergency_braked:
      return {"emergency_braked", "WBC-2.7a"};
    case EventKind::brakes_held:
      return {"brakes_held", "WBC-3.7a"};
    case EventKind::brakes_damaged:
      return {"brakes_damaged", "WBC-3.7b"};
    case EventKind::brakes_failed:
      return {"brakes_failed", "WBC-2.12f"};
    case EventKind::slipped:
      return {"slipped", "WBC-2.6a"};
    case EventKind::corner_paid:
      return {"corner_paid", ""};
    case EventKind::chance_safe:
      return {"chance_safe", "WBC-3.9a"};
    case EventKind::chance_spin:
      return {"chance_spin", "WBC-3.9b"};
    case EventKind::chance_crash:
      return {"chance_crash", "WBC-3.9c"};
    case EventKind::passed:
      return {"passed", "WBC-3.8a"};
    case EventKind::pass_failed:
      return {"pass_failed", "WBC-3.8b"};
    case EventKind::contact:
      return {"contact", "WBC-3.8c"};
    case EventKind::passee_hit:
      return {"passee_hit", "WBC-2.10d"};
    case EventKind::placed:
      return {"placed", "WBC-2.10f"};
    case EventKind::went_off:
      return {"went_off", "WBC-2.11a"};
    case EventKind::drove:
      return {"drove", "SC-3.3"};
    case EventKind::spun_out:
      return {"spun_out", ""};
    case EventKind::crashed:
      return {"crashed", "WBC-2.13a"};
    case EventKind::crashed_off:
      return {"crashed_off", "WBC-3.4d"};
    case EventKind::wreck_safe:
      return {"wreck_safe", "WBC-3.9a"};
    case EventKind::wreck_spin:
      return {"wreck_spin", "WBC-3.9b"};
    case EventKind::wreck_crash:
      return {"wreck_crash", "WBC-3.9c"};
    case EventKind::engine_out:
      return {"engine_out", ""};
    case EventKind::off_fee_paid:
      return {"off_fee_paid", "WBC-2.11f"};
    case EventKind::stuck:
      return {"stuck", "WBC-2.11g"};
    case EventKind::completed_lap:
      return {"completed_lap", "SC-2.2"};
    case EventKind::finished:
      return {"finished", ""};
    case EventKind::turn_ended:
      return {"turn_ended", "WBC-2.1a"};
    case EventKind::race_ended:
      return {"race_ended", "WBC-T.4"};
  }
  return {};
}

std::string units(int wear) { return fill("{}W", wear); }

std::string spaces_words(int count) { return fill("{} space{}", count, count == 1 ? "" : "s"); }

// "throws 9, 7 with chips": what counted, and why it is not what was thrown.
std::string throw_words(const Event& event) {
  const int total = event.dice - event.chips + event.number;
  if (total == event.dice) return fill("throws {}", event.dice);
  std::vector<std::string> parts;
  if (event.chips > 0) parts.push_back(fill("chips -{}", event.chips));
  if (event.number != 0)
    parts.push_back(fill("{} {}{}", event.test == Test::pass ? "chain" : "wreck",
                         event.number > 0 ? "+" : "", event.number));
  return fill("throws {}, which counts {} ({})", event.dice, total, join(parts, ", "));
}

}  // namespace

std::string_view name(EventKind kind) { return kind_of(kind).name; }

std::string_view clause(const Event& event) {
  switch (event.kind) {
    case EventKind::braked:
      return row_clause(event.over, {"WBC-3.3a", "WBC-3.3b", "WBC-3.3c", "WBC-3.3d"});
    case EventKind::corner_paid:
      if (event.for_line) return "SC-6.4a";
      return row_clause(event.over, {"WBC-3.4a", "WBC-3.4b", "WBC-3.4c", "WBC-3.4d"});
    case EventKind::spun_out:
      return spin_clause(event.spin, event.over);
    case EventKind::engine_out:
      return event.test == Test::start ? "WBC-3.6e" : "WBC-2.12c";
    case EventKind::finished:
      return event.late ? "WBC-2.14c" : "WBC-2.14a";
    default:
      return kind_of(event.kind).clause;
  }
}

std::string format_event(const Board& board, const Names& names, const Event& event) {
  const std::string_view what = name(event.kind);
  const auto place = [&](SpaceId space) { return place_name(board, index(space)); };
  const bool is_of_race =
      event.kind == EventKind::turn_ended || event.kind == EventKind::race_ended;
  std::string head = is_of_race ? std::string(what) : fill("{} {}", what, names[event.car]);
  switch (event.kind) {
    case EventKind::build_revealed:
      return fill("{} {}", head, format_levels(build_levels(event.number)));
    case EventKind::bid_revealed:
      return fill("{} {}", head, format_bid(event.bid));
    case EventKind::grid_thrown:
      return fill("{} {}", head, event.dice);
    case EventKind::took_grid_place:
      return fill("{} {} {}", head, event.number, place(event.at));
    case EventKind::plot_revealed:
      return fill("{} {} plot={}", head, format_card(event.card), event.speed.mph());
    case EventKind::threw:
      return fill("{} {} {} chips={} modifier={}", head, test_name(event.test), event.dice,
                  event.chips, event.number);
    case EventKind::start_held:
    case EventKind::misshifted:
      return fill("{} {}", head, event.speed.mph());
    case EventKind::engine_held:
    case EventKind::engine_damaged:
    case EventKind::engine_failed:
      return fill("{} {} driven={}", head, test_name(event.test), event.speed.mph());
    case EventKind::braked:
      return fill("{} over={} {} wear={}", head, event.over.mph(),
                  format_option(event.option, kBrakeDie), event.number);
    case EventKind::emergency_braked:
      return fill("{} {} over={}", head, event.speed.mph(), event.over.mph());
    case EventKind::brakes_damaged:
    case EventKind::passee_hit:
      return fill("{} wear={}", head, event.number);
    case EventKind::slipped:
      return fill("{} {} {}", head, names[event.other], event.number);
    case EventKind::corner_paid:
      return fill("{} {} over={} {} wear={}{}", head, board.corners[index(event.corner)].id,
                  event.over.mph(), format_option(event.option, kCornerDie), event.number,
                  event.for_line ? " line" : "");
    case EventKind::chance_safe:
    case EventKind::chance_spin:
    case EventKind::chance_crash:
      return fill("{} {}", head, board.corners[index(event.corner)].id);
    case EventKind::passed:
      return fill("{} {} {}", head, names[event.other], place(event.at));
    case EventKind::pass_failed:
      return fill("{} {} {}", head, names[event.other], event.speed.mph());
    case EventKind::contact:
      return fill("{} {} {} wear={}", head, names[event.other], event.speed.mph(), event.number);
    case EventKind::brakes_failed:
    case EventKind::placed:
    case EventKind::crashed:
    case EventKind::crashed_off:
    case EventKind::wreck_safe:
    case EventKind::wreck_spin:
    case EventKind::wreck_crash:
    case EventKind::engine_out:
    case EventKind::stuck:
      return fill("{} {}", head, place(event.at));
    case EventKind::went_off:
      return fill("{} {} {}", head, place(event.at), event.speed.mph());
    case EventKind::drove:
      return fill("{} {} {} {}", head, place(event.at), place(event.to), event.speed.mph());
    case EventKind::spun_out:
      return fill("{} {} {}", head, place(event.at), cause_name(event.spin));
    case EventKind::off_fee_paid:
      return fill("{} wear={} chips={}", head, event.number, event.other);
    case EventKind::finished:
      return fill("{} {}{}", head, event.number, event.late ? " late" : "");
    case EventKind::completed_lap:
    case EventKind::turn_ended:
      return fill("{} {}", head, event.number);
    case EventKind::stalled:
    case EventKind::brakes_held:
    case EventKind::race_ended:
      return head;
  }
  return head;
}

std::string tell_event(const Board& board, const Names& names, const State& state,
                       const Event& event) {
  const Car& car = state.cars[event.car];
  const std::string& who = names[event.car];
  const auto place = [&](SpaceId space) { return place_name(board, index(space)); };
  const auto corner = [&]() -> const std::string& { return corner_title(board, event.corner); };
  switch (event.kind) {
    case EventKind::build_revealed:
      return fill("{} has built {}: {}.", who, format_levels(build_levels(event.number)),
                  format_car(car));
    case EventKind::bid_revealed:
      return fill("{} bids {} wear and {} chips.", who, event.bid.wear,
                  event.bid.ones + event.bid.threes);
    case EventKind::grid_thrown:
      return fill("{} throws {} for the grid.", who, event.dice);
    case EventKind::took_grid_place:
      return fill("{} starts {} from {}.", who, ordinal(event.number), place(event.at));
    case EventKind::plot_revealed:
      if (event.card == Card::none)
        return fill("{} has plotted nothing: {} it is.", who, event.speed.mph());
      return (names_speed(event.card) ? speed_of(event.card) : car.speed) == event.speed
                 ? ""
                 : fill("{} has plotted {}, which cannot be: {} it is.", who,
                        format_card(event.card), event.speed.mph());
    case EventKind::threw:
      return fill("{} {} for {}.", who, throw_words(event), test_name(event.test));
    case EventKind::start_held:
      return fill("The push holds: {} starts with {}.", who, event.speed.mph());
    case EventKind::misshifted:
      return fill("{} mis-shifts: {} this turn.", who, event.speed.mph());
    case EventKind::stalled:
      return car.status == Status::engine
                 ? fill("{} stalls.", who)
                 : fill("{} stalls; acceleration {} from now on.", who, car.specs.accel.mph());
    case EventKind::engine_held:
      return fill("{}'s engine holds at {}.", who, event.speed.mph());
    case EventKind::engine_damaged:
      return fill("{}'s engine is damaged: acceleration {}, top speed {}, {} this turn.", who,
                  car.specs.accel.mph(), car.specs.top.mph(), event.speed.mph());
    case EventKind::engine_failed:
      return fill("{}'s engine fails: {} more this turn, then out.", who, event.speed.mph());
    case EventKind::braked:
      return event.number > 0 ? fill("{} brakes {} over and pays {}.", who, event.over.mph(),
                                     units(event.number))
                              : fill("{} brakes {} over.", who, event.over.mph());
    case EventKind::emergency_braked:
      return fill("{} stands on the brakes: {} from here.", who, event.speed.mph());
    case EventKind::brakes_held:
      return fill("{}'s brakes hold.", who);
    case EventKind::brakes_damaged:
      return fill("{}'s brakes are damaged: deceleration {} from now on.", who,
                  car.specs.decel.mph());
    case EventKind::brakes_failed:
      return fill("{}'s brakes fail on {}: out.", who, place(event.at));
    case EventKind::slipped:
      return fill("{} slips {}: {} more.", who, names[event.other], spaces_words(event.number));
    case EventKind::corner_paid: {
      const std::string where = event.for_line
                                    ? fill("{} leaves the line in {}", who, corner())
                                    : fill("{} takes {} {} over", who, corner(), event.over.mph());
      if (event.option.die && event.number == 0) return where + " and trusts the dice.";
      if (event.option.wear > 0 && event.number == 0) return where + " and has no wear to pay.";
      return fill("{}: {} paid, {} left.", where, units(event.number), units(car.wear));
    }
    case EventKind::chance_safe:
      return fill("{} comes through {}.", who, corner());
    case EventKind::chance_spin:
      return fill("{} loses it in {}.", who, corner());
    case EventKind::chance_crash:
      return fill("{} hits the wall in {}.", who, corner());
    case EventKind::passed:
      return fill("{} forces a way past {}.", who, names[event.other]);
    case EventKind::pass_failed:
      return fill("{} does not get past {} and drops to {}.", who, names[event.other],
                  event.speed.mph());
    case EventKind::contact:
      return fill("{} touches {}, loses {} and drops to {}.", who, names[event.other],
                  units(event.number), event.speed.mph());
    case EventKind::passee_hit:
      return fill("{} loses {} by it.", who, units(event.number));
    case EventKind::placed:
      return fill("{} squeezes in on {}.", who, place(event.at));
    case EventKind::went_off:
      return fill("{} goes off the track on {}, {} left.", who, place(event.at), event.speed.mph());
    case EventKind::spun_out:
      return fill("{} {} and stands on {}.", who, spin_words(event.spin), place(event.at));
    case EventKind::crashed:
      return fill("{} crashes on {}; the wreck lies there this turn.", who, place(event.at));
    case EventKind::crashed_off:
      return fill("{} flies off the course at {}.", who, place(event.at));
    case EventKind::wreck_safe:
      return fill("{} gets through the wreckage on {}.", who, place(event.at));
    case EventKind::wreck_spin:
      return fill("{} cannot avoid the wreckage on {}.", who, place(event.at));
    case EventKind::wreck_crash:
      return fill("{} runs into the wreck on {}.", who, place(event.at));
    case EventKind::engine_out:
      return fill("{} leaves the track at {}, engine gone.", who, place(event.at));
    case EventKind::off_fee_paid:
      return fill("{} is off the track: {} wear and {} chip gone.", who, event.number, event.other);
    case EventKind::stuck:
      return fill("{} is stuck beside the track at {}: out.", who, place(event.at));
    case EventKind::completed_lap:
      return fill("{} completes lap {}.", who, event.number);
    case EventKind::finished:
      return fill("{} finishes {}{}.", who, ordinal(event.number),
                  event.late ? ", spinning or beside the track" : "");
    case EventKind::drove:
    case EventKind::turn_ended:
      return {};
    case EventKind::race_ended:
      return "The race is over.";
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::grid:
      return "grid";
    case Purpose::start:
      return "start";
    case Purpose::acceleration:
      return "acceleration";
    case Purpose::top_speed:
      return "top-speed";
    case Purpose::brakes:
      return "brakes";
    case Purpose::chance:
      return "chance";
    case Purpose::pass:
      return "pass";
    case Purpose::wreck:
      return "wreck";
    case Purpose::side:
      return "side";
  }
  return "";
}

}  // namespace chicane::speed_circuit_wbc
