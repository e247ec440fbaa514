#include "desk/motorchamp_instruments.h"

#include <array>

#include "codec/motorchamp/decision_text.h"
#include "desk/json_text.h"
#include "rules/motorchamp/odds.h"
#include "rules/motorchamp/targets.h"

namespace chicane::desk {

using namespace motorchamp;

namespace {

constexpr std::array<std::string_view, 3> kEndNames = {"on", "off", "out"};
constexpr std::array<std::string_view, 7> kRegimeNames = {
    "start", "normal", "handicap", "inbound", "service", "outbound", "practice"};

// Of each throw: in how many ways each total comes, and the best that can be made of it.
void write_totals(JsonText& json, const MotorChampRace& race) {
  json.begin_object();
  for (int i = 0; i < kThrows; ++i) {
    const auto which = static_cast<Throw>(i);
    json.key(format_throw(which)).begin_array();
    for (int total = kLeast[i]; total <= kMost[i]; ++total) {
      const End end = end_of(race.game(), race.state(), which, total);
      json.begin_object().key("total").value(total).key("ways").value(ways_of(which, total));
      json.key("end").value(kEndNames[static_cast<std::size_t>(end)]).end_object();
    }
    json.end_array();
  }
  json.end_object();
}

std::string car_in(const State& state, const Names& names, Where where, int row) {
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].where == where && state.cars[i].row == row) return names[i];
  }
  return {};
}

// The pit lane from its entrance to its end, with the pits beside it.
void write_pit_lane(JsonText& json, const MotorChampRace& race, const Car& car) {
  const Track& track = race.game().track;
  const State& state = race.state();
  const Names names = car_names(state);
  json.begin_array();
  for (int i = 1; i < track.count; ++i) {
    const int row = track.after(track.entry, i);
    const bool is_pit = track[row].has_pit;
    if (!track[row].has_lane && !is_pit) break;
    const std::string at = std::to_string(row);
    json.begin_object().key("lane").value(track[row].has_lane ? "P" + at : "");
    json.key("inLane").value(car_in(state, names, Where::lane, row));
    json.key("pit").value(is_pit ? "B" + at : "");
    json.key("inPit").value(car_in(state, names, Where::pit, row));
    json.key("isOwn").value(is_pit && (!track.is_long || track[row].pit_team == car.team));
    json.key("isExit").value(track[row].is_exit).end_object();
  }
  json.end_array();
}

void write_team(JsonText& json, const State& state, Seat seat) {
  const Names names = car_names(state);
  json.begin_array();
  for (int i = 0; i < state.car_count; ++i) {
    const Car& car = state.cars[i];
    if (car.owner != index(seat)) continue;
    json.begin_object().key("car").value(i).key("number").value(names[i]);
    json.key("place").value(format_place(car)).key("laps").value(std::max<int>(0, car.laps));
    json.key("hasStopped").value(static_cast<bool>(car.pit_flap));
    json.key("hasRedFlap").value(static_cast<bool>(car.handicap)).end_object();
  }
  json.end_array();
}

}  // namespace

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::grid_choice:
      return "grid_choice";
    case Phase::throw_choice:
      return "throw_choice";
    case Phase::objection:
      return "objection";
    case Phase::play:
      return "play";
    case Phase::slip:
      return "slip";
    case Phase::claim:
      return "claim";
    case Phase::grid_dice:
      return "grid_dice";
    case Phase::dice:
      return "dice";
    case Phase::throw_off:
      return "throw_off";
    case Phase::idle:
      return "idle";
    case Phase::over:
      return "over";
  }
  return "";
}

std::string instruments(const MotorChampRace& race, Seat seat, int number) {
  const State& state = race.state();
  const Game& game = race.game();
  JsonText json;
  json.begin_object().key("lapsAll").value(game.options.laps).key("round").value(state.round);
  json.key("isPractice").value(static_cast<bool>(state.is_practice));
  json.key("hasFlag").value(static_cast<bool>(state.flag)).key("team");
  write_team(json, state, seat);
  if (number >= 0) {
    const Car& car = state.cars[number];
    const bool is_on_track = car.where == Where::track;
    json.key("car").value(car_names(state)[number]);
    json.key("laps").value(std::max<int>(0, car.laps)).key("place").value(format_place(car));
    json.key("regime").value(kRegimeNames[static_cast<std::size_t>(regime_of(state, car))]);
    json.key("dice").value(dice_allowed(game, state, car));
    const int limit = is_on_track ? game.track[car.row].limit[car.lane] : kNoLimit;
    json.key("limit").value(limit == kNoLimit ? 0 : limit);
    json.key("hasStops").value(game.options.pit_stops == Allowed::yes);
    json.key("hasStopped").value(static_cast<bool>(car.pit_flap));
    json.key("hasRedFlap").value(static_cast<bool>(car.handicap));
    json.key("flapAfter").value(kHandicapLaps).key("pitLane");
    write_pit_lane(json, race, car);
    if (state.phase == Phase::throw_choice) {
      json.key("totals");
      write_totals(json, race);
    } else if (state.phase == Phase::play || state.phase == Phase::objection) {
      json.key("thrown").value(format_throw(state.move.thrown)).key("faces").begin_array();
      for (int i = 0; i < state.move.face_count; ++i) json.value(state.move.faces[i]);
      json.end_array();
    }
  }
  json.end_object();
  return json.text();
}

}  // namespace chicane::desk
