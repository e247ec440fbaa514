// A table at which a test can put any position and drive on from it. The boards are those of the
// conformance cases (RULES.md, part 6.4): all squares triple, no limit, no solid line.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

// M60: 52R → P53 … P6, exits P5 and P6, pits of teams 1 to 10 in B55 … B4, start area up to row 11.
inline Board long_track() {
  Board board;
  board.name = "M60";
  MotorTrack track{.is_long = true, .start_row = 11, .rows = std::vector<MotorRow>(60)};
  for (int r = 53; r < 67; ++r) track.rows[r % 60].has_lane = track.rows[r % 60].has_no_side = true;
  for (int r = 55; r < 65; ++r) track.rows[r % 60].has_pit = true;
  track.rows[5].is_exit = track.rows[6].is_exit = true;
  track.rows[52].is_entry = true;
  board.motor = track;
  lay_out_motor_board(board);
  return board;
}

// M40: 35R → P36 … P3, exits P2 and P3, pits for any team in B38, B39, B0 and B1, start area up to
// row 8.
inline Board short_track() {
  Board board;
  board.name = "M40";
  MotorTrack track{.is_long = false, .start_row = 8, .rows = std::vector<MotorRow>(40)};
  for (int r = 36; r < 44; ++r) track.rows[r % 40].has_lane = track.rows[r % 40].has_no_side = true;
  for (int r = 38; r < 42; ++r) track.rows[r % 40].has_pit = true;
  track.rows[2].is_exit = track.rows[3].is_exit = true;
  track.rows[35].is_entry = true;
  board.motor = track;
  lay_out_motor_board(board);
  return board;
}

// "12R", "X12R", "P55", "B55"
struct Place {
  Where where;
  int row;
  int lane;
};
inline Place place(std::string_view text) {
  Where where = Where::track;
  if (text[0] == 'X') where = Where::side;
  if (text[0] == 'P') where = Where::lane;
  if (text[0] == 'B') where = Where::pit;
  if (where != Where::track) text.remove_prefix(1);
  int lane = kRight;
  if (where == Where::track || where == Where::side) {
    lane = text.back() == 'L' ? kLeft : kRight;
    text.remove_suffix(1);
  }
  const std::optional<int> row = number(text, 0, kMotorRowsMax);
  CHICANE_ASSERT(row.has_value());
  return {where, *row, lane};
}

inline Target target(std::string_view text) {
  if (text == "STAY") return {Goal::stay, 0, 0};
  if (text == "FAIL") return {Goal::fail, 0, 0};
  if (text == "FIN") return {Goal::finish, 0, 0};
  if (text == "OUT") return {Goal::out, 0, 0};
  if (text == "NO") return {Goal::no, 0, 0};
  const Place at = place(text);
  const Goal goal = at.where == Where::track  ? Goal::track
                    : at.where == Where::side ? Goal::side
                    : at.where == Where::lane ? Goal::lane
                                              : Goal::pit;
  return {goal, static_cast<std::uint8_t>(at.row), static_cast<std::uint8_t>(at.lane)};
}

inline std::string text_of(const Target& at) {
  constexpr std::string_view kLanes = "RL";
  const std::string row = std::to_string(at.row);
  switch (at.goal) {
    case Goal::track:
      return row + kLanes[at.lane];
    case Goal::side:
      return "X" + row + kLanes[at.lane];
    case Goal::lane:
      return "P" + row;
    case Goal::pit:
      return "B" + row;
    case Goal::stay:
      return "STAY";
    case Goal::fail:
      return "FAIL";
    case Goal::finish:
      return "FIN";
    case Goal::out:
      return "OUT";
    case Goal::no:
      return "NO";
  }
  return {};
}

class TestTable {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = long_track())
      : game_(*MotorChamp::make_game(board, options)) {
    state.is_manual = true;
    state.phase = Phase::idle;
    state.bids.fill(kNoCar);
  }

  // A car in its third lap with the yellow flap: the defaults of the conformance cases. Each has a
  // player and a team of its own.
  Car& add_car(std::string_view text) {
    const Place at = place(text);
    const int number = state.car_count++;
    Car& car = state.cars[number];
    car.where = at.where;
    car.row = static_cast<std::uint8_t>(at.row);
    car.lane = static_cast<std::uint8_t>(at.lane);
    car.laps = 2;
    car.pit_flap = true;
    car.first_passer = kNoCar;
    car.team = static_cast<std::uint8_t>(number + 1);
    car.owner = static_cast<std::uint8_t>(number % kPlayersMax);
    state.player_count = static_cast<std::uint8_t>(std::min(number + 1, kPlayersMax));
    return car;
  }

  // D1 of that car is open; nobody moves after it.
  void turn(int car) {
    state.order_count = state.mover = 0;
    begin_turn(game_, state, car);
  }
  // Its throw lies on the table: D2, or D1b, is open.
  void turn(int car, Throw which, const std::vector<int>& faces) {
    turn(car);
    take(seat_at(state.cars[car].owner), throw_dice(which));
    for (const int face : faces) take(kChance, roll(face));
  }
  // D2 with a total that no rule asks for.
  std::vector<std::string> plays(int car, Throw which, const std::vector<int>& faces) {
    turn(car);
    state.move.thrown = which;
    state.move.faces = {};
    for (const int face : faces)
      state.move.faces[state.move.face_count++] = static_cast<std::uint8_t>(face);
    state.phase = Phase::play;
    return plays();
  }
  std::vector<std::string> plays() const {
    TargetList list;
    list_targets(game_, state, list);
    return texts(list);
  }
  std::vector<std::string> tows() const {
    TargetList list;
    if (state.phase == Phase::slip) list_tows(game_, state, list);
    return texts(list);
  }

  void play_to(std::string_view text) { take_wheel(play(target(text))); }
  void slip_to(std::string_view text) { take_wheel(slip(target(text))); }
  void take_wheel(const Decision& decision) { take(seat_at(state.at_wheel().owner), decision); }
  void take(Seat seat, const Decision& decision) {
    const auto checked = MotorChamp::check(game_, state, seat, decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    MotorChamp::apply(game_, state, *checked, log);
  }
  void throw_dice_for(const std::vector<int>& faces) {
    for (const int face : faces) take(kChance, roll(face));
  }
  std::optional<Why> refusal(Seat seat, const Decision& decision) const {
    const auto checked = MotorChamp::check(game_, state, seat, decision);
    return checked ? std::nullopt : std::optional(checked.error().why);
  }

  const Game& game() const { return game_; }
  const Track& track() const { return game_.track; }
  Track& track() { return game_.track; }
  Options& options() { return game_.options; }
  Car& car(int number) { return state.cars[number]; }
  const Car& car(int number) const { return state.cars[number]; }
  std::string at(int number) const {
    const Car& c = state.cars[number];
    switch (c.where) {
      case Where::track:
        return text_of({Goal::track, c.row, c.lane});
      case Where::side:
        return text_of({Goal::side, c.row, c.lane});
      case Where::lane:
        return text_of({Goal::lane, c.row, 0});
      case Where::pit:
        return text_of({Goal::pit, c.row, 0});
      case Where::out:
        return "OUT";
      case Where::finished:
        return "FIN";
      case Where::unplaced:
        return "NEW";
    }
    return {};
  }
  std::vector<EventKind> happened() const {
    std::vector<EventKind> kinds;
    for (const Event& event : log.events) kinds.push_back(event.kind);
    return kinds;
  }

  State state{};
  EventLog<Event> log;

 private:
  static std::vector<std::string> texts(const TargetList& list) {
    std::vector<std::string> found;
    for (const Target& each : list) found.push_back(text_of(each));
    return found;
  }

  Game game_;
};

}  // namespace chicane::motorchamp
