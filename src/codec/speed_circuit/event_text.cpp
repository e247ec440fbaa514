#include "codec/speed_circuit/event_text.h"

#include "base/text.h"
#include "codec/speed_circuit/decision_text.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

namespace {

std::string_view test_name(EngineTest test) {
  return test == EngineTest::acceleration ? "acceleration" : "top_speed";
}

std::string_view cause_name(SpinCause cause) {
  switch (cause) {
    case SpinCause::cornering:
      return "cornering";
    case SpinCause::line:
      return "line";
    case SpinCause::braking:
      return "braking";
    case SpinCause::strain:
      return "strain";
    case SpinCause::collision:
      return "collision";
  }
  return "";
}

std::string_view spin_words(SpinCause cause) {
  switch (cause) {
    case SpinCause::cornering:
      return "spins out";
    case SpinCause::line:
      return "leaves the line and spins out";
    case SpinCause::braking:
      return "has braked too hard and spins out";
    case SpinCause::strain:
      return "spins out, no wear left for the strained brakes";
    case SpinCause::collision:
      return "runs into the car ahead and spins out";
  }
  return "";
}

const std::string& corner_id(const Board& board, CornerId corner) {
  return board.corners[index(corner)].id;
}

std::string wear_words(int units) { return fill("{}W", units); }

std::string_view corner_clause(Speed over) {
  if (over == 20_mph) return "SC-6.6a";
  return over == 40_mph ? "SC-6.6b" : "SC-6.6c";
}

std::string_view braking_clause(Speed over) {
  if (over == 20_mph) return "SC-5.3b";
  if (over == 40_mph) return "SC-5.3c";
  return over == 60_mph ? "SC-5.3d" : "SC-5.3e";
}

std::string_view spin_clause(SpinCause cause) {
  switch (cause) {
    case SpinCause::cornering:
      return "SC-9.1a";
    case SpinCause::line:
      return "SC-6.4b";
    case SpinCause::braking:
      return "SC-9.1b";
    case SpinCause::strain:
      return "SC-5.4c";
    case SpinCause::collision:
      return "SC-8.2";
  }
  return "";
}

}  // namespace

std::string_view name(EventKind kind) {
  switch (kind) {
    case EventKind::build_revealed:
      return "build_revealed";
    case EventKind::grid_thrown:
      return "grid_thrown";
    case EventKind::took_grid_place:
      return "took_grid_place";
    case EventKind::plot_revealed:
      return "plot_revealed";
    case EventKind::start_held:
      return "start_held";
    case EventKind::stalled:
      return "stalled";
    case EventKind::engine_held:
      return "engine_held";
    case EventKind::engine_damaged:
      return "engine_damaged";
    case EventKind::engine_burnt_out:
      return "engine_burnt_out";
    case EventKind::braked:
      return "braked";
    case EventKind::braking_unpayable:
      return "braking_unpayable";
    case EventKind::brakes_held:
      return "brakes_held";
    case EventKind::brakes_strained:
      return "brakes_strained";
    case EventKind::withdrew:
      return "withdrew";
    case EventKind::slip_taken:
      return "slip_taken";
    case EventKind::slip_refused:
      return "slip_refused";
    case EventKind::drove:
      return "drove";
    case EventKind::corner_paid:
      return "corner_paid";
    case EventKind::corner_unpayable:
      return "corner_unpayable";
    case EventKind::chance_safe:
      return "chance_safe";
    case EventKind::chance_spin:
      return "chance_spin";
    case EventKind::chance_crash:
      return "chance_crash";
    case EventKind::spun_out:
      return "spun_out";
    case EventKind::crashed:
      return "crashed";
    case EventKind::stalled_out:
      return "stalled_out";
    case EventKind::completed_lap:
      return "completed_lap";
    case EventKind::finished:
      return "finished";
    case EventKind::turn_ended:
      return "turn_ended";
    case EventKind::race_ended:
      return "race_ended";
  }
  return "";
}

std::string_view clause(const Event& event) {
  switch (event.kind) {
    case EventKind::build_revealed:
      return "SC-2.5";
    case EventKind::grid_thrown:
    case EventKind::took_grid_place:
      return "SC-2.7";
    case EventKind::plot_revealed:
      return "SC-3.6";
    case EventKind::start_held:
    case EventKind::stalled:
      return "SC-10.1";
    case EventKind::engine_held:
      return "SC-4.3b";
    case EventKind::engine_damaged:
      return "SC-4.3c";
    case EventKind::engine_burnt_out:
      return "SC-4.5";
    case EventKind::braked:
      return braking_clause(event.over);
    case EventKind::braking_unpayable:
      return "Q11";
    case EventKind::brakes_held:
      return "SC-5.4a";
    case EventKind::brakes_strained:
      return "SC-5.4d";
    case EventKind::withdrew:
      return "SC-5.5";
    case EventKind::slip_taken:
      return event.number == 1 ? "SC-7.5" : "SC-7.6";
    case EventKind::slip_refused:
      return "SC-7.2";
    case EventKind::drove:
      return "SC-3.3";
    case EventKind::corner_paid:
      return event.for_line ? "SC-6.4a" : corner_clause(event.over);
    case EventKind::corner_unpayable:
      return "SC-6.6h";
    case EventKind::chance_safe:
      return "SC-6.6e";
    case EventKind::chance_spin:
      return "SC-6.6f";
    case EventKind::chance_crash:
      return "SC-6.6g";
    case EventKind::spun_out:
      return spin_clause(event.spin);
    case EventKind::crashed:
      return "SC-6.6d";
    case EventKind::stalled_out:
      return "SC-10.2";
    case EventKind::completed_lap:
      return "SC-2.2";
    case EventKind::finished:
      return "SC-11.1";
    case EventKind::turn_ended:
      return "SC-3.6";
    case EventKind::race_ended:
      return "SC-T.4";
  }
  return "";
}

std::string format_event(const Board& board, const Names& names, const Event& event) {
  const std::string_view what = name(event.kind);
  const auto car = [&]() -> const std::string& { return names[event.car]; };
  const auto place = [&](SpaceId space) { return place_name(board, index(space)); };
  switch (event.kind) {
    case EventKind::build_revealed:
      return fill("{} {} {}", what, car(), format_points(build_points(event.number)));
    case EventKind::took_grid_place:
      return fill("{} {} {} {}", what, car(), event.number, place(event.at));
    case EventKind::plot_revealed:
      return fill("{} {} {}{}", what, car(), event.speed.mph(), event.number != 0 ? " slip" : "");
    case EventKind::grid_thrown:
    case EventKind::start_held:
    case EventKind::stalled:
    case EventKind::brakes_held:
    case EventKind::withdrew:
      return fill("{} {} {}", what, car(), event.face);
    case EventKind::engine_held:
    case EventKind::engine_burnt_out:
      return fill("{} {} {} {}", what, car(), test_name(event.test), event.face);
    case EventKind::engine_damaged:
      return fill("{} {} {} {} driven={}", what, car(), test_name(event.test), event.face,
                  event.speed.mph());
    case EventKind::braked:
      return fill("{} {} over={} {} wear={}", what, car(), event.over.mph(),
                  format_option(event.option, 'T'), event.number);
    case EventKind::braking_unpayable:
      return fill("{} {} over={}", what, car(), event.over.mph());
    case EventKind::brakes_strained:
      return fill("{} {} {} wear={}", what, car(), event.face, event.number);
    case EventKind::slip_taken:
      return fill("{} {} {}", what, car(), event.number);
    case EventKind::drove:
      return fill("{} {} {} {} {}", what, car(), place(event.at), place(event.to),
                  event.speed.mph());
    case EventKind::corner_paid:
      return fill("{} {} {} over={} {} wear={}{}", what, car(), corner_id(board, event.corner),
                  event.over.mph(), format_option(event.option, 'C'), event.number,
                  event.for_line ? " line" : "");
    case EventKind::corner_unpayable:
      return fill("{} {} {} over={}{}", what, car(), corner_id(board, event.corner),
                  event.over.mph(), event.for_line ? " line" : "");
    case EventKind::chance_safe:
    case EventKind::chance_spin:
    case EventKind::chance_crash:
      return fill("{} {} {} {}", what, car(), corner_id(board, event.corner), event.face);
    case EventKind::spun_out:
      return fill("{} {} {} {}", what, car(), place(event.at), cause_name(event.spin));
    case EventKind::crashed:
      return fill("{} {} {}", what, car(), place(event.at));
    case EventKind::slip_refused:
    case EventKind::stalled_out:
      return fill("{} {}", what, car());
    case EventKind::completed_lap:
    case EventKind::finished:
      return fill("{} {} {}", what, car(), event.number);
    case EventKind::turn_ended:
      return fill("{} {}", what, event.number);
    case EventKind::race_ended:
      return std::string(what);
  }
  return {};
}

std::string tell_event(const Board& board, const Names& names, const State& state,
                       const Event& event) {
  const Car& car = state.cars[event.car];
  const std::string& who = names[event.car];
  const auto place = [&](SpaceId space) { return place_name(board, index(space)); };
  const auto corner = [&]() -> const std::string& { return corner_title(board, event.corner); };
  switch (event.kind) {
    case EventKind::build_revealed:
      return fill("{} has built {}.", who, format_build(build_points(event.number)));
    case EventKind::grid_thrown:
      return fill("{} throws {} for the grid.", who, event.face);
    case EventKind::took_grid_place:
      return fill("{} starts {} from {}.", who, ordinal(event.number), place(event.at));
    case EventKind::plot_revealed:
    case EventKind::drove:
    case EventKind::turn_ended:
      return {};
    case EventKind::start_held:
      return fill("{} pushes the start and throws {}: it holds.", who, event.face);
    case EventKind::stalled:
      return fill("{} pushes the start and throws {}: stalled, the turn is lost.", who, event.face);
    case EventKind::engine_held:
      return fill("{} pushes to {} and throws {}: the engine holds.", who, car.plot.mph(),
                  event.face);
    case EventKind::engine_damaged:
      return fill(
          "{} pushes to {} and throws {}: engine damaged, acceleration {} and top speed {} from "
          "now on, {} this turn.",
          who, car.plot.mph(), event.face, car.specs.accel.mph(), car.specs.top.mph(),
          event.speed.mph());
    case EventKind::engine_burnt_out:
      return fill("{} pushes to {} and throws {}: the engine burns out.", who, car.plot.mph(),
                  event.face);
    case EventKind::braked:
      return event.number > 0
                 ? fill("{} brakes {} over and pays {}.", who, event.over.mph(),
                        wear_words(event.number))
                 : fill("{} brakes {} over and tests the brakes.", who, event.over.mph());
    case EventKind::braking_unpayable:
      return fill("{} brakes {} over and cannot pay: all wear is lost.", who, event.over.mph());
    case EventKind::brakes_held:
      return fill("{} throws {}: the brakes hold.", who, event.face);
    case EventKind::brakes_strained:
      return fill("{} throws {}: brakes strained, all wear costs double from now on.", who,
                  event.face);
    case EventKind::withdrew:
      return fill("{} throws {}: the brakes are gone, {} withdraws.", who, event.face, who);
    case EventKind::slip_taken:
      return fill("{} takes the tow, {} space{}.", who, event.number, event.number == 1 ? "" : "s");
    case EventKind::slip_refused:
      return fill("{} gets no tow.", who);
    case EventKind::corner_paid: {
      const std::string where = event.for_line
                                    ? fill("{} leaves the line in {}", who, corner())
                                    : fill("{} takes {} {} over", who, corner(), event.over.mph());
      if (event.option.die && event.number == 0) return where + " and trusts the die.";
      return fill("{}: {} paid, {} left.", where, wear_words(event.number), wear_words(car.wear));
    }
    case EventKind::corner_unpayable:
      return fill("{} takes {} {} over and cannot pay.", who, corner(), event.over.mph());
    case EventKind::chance_safe:
      return fill("{} throws {} in {}: safe.", who, event.face, corner());
    case EventKind::chance_spin:
      return fill("{} throws {} in {}: a spin.", who, event.face, corner());
    case EventKind::chance_crash:
      return fill("{} throws {} in {}: a crash.", who, event.face, corner());
    case EventKind::spun_out:
      return fill("{} {} and stands on {}.", who, spin_words(event.spin), place(event.at));
    case EventKind::crashed:
      return fill("{} crashes on {}.", who, place(event.at));
    case EventKind::stalled_out:
      return fill("{} has stalled twice running and is out.", who);
    case EventKind::completed_lap:
      return fill("{} completes lap {}.", who, event.number);
    case EventKind::finished:
      return fill("{} finishes {}.", who, ordinal(event.number));
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
  }
  return "";
}

}  // namespace chicane::speed_circuit
