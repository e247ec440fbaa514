// What the events of `speed-circuit` are in golden files and in the words of people.
#include "catalog/speed_circuit_race.h"

#include <gtest/gtest.h>

#include <set>

#include "catalog/tell.h"
#include "codec/files_for_tests.h"
#include "codec/speed_circuit/event_rows.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane::speed_circuit {
namespace {

constexpr CornerId kK1{0};

// SB with a name for its first corner.
Board titled_board() {
  Board board = for_tests::read_board("data/boards/reference/SB.board");
  board.corners[0].title = "Prima Variante";
  return board;
}

const Board& board() {
  static const Board made = titled_board();
  return made;
}

SpaceId space(std::string_view place) { return static_cast<SpaceId>(*find_space(board(), place)); }

std::uint16_t number_of(const Points& points) {
  return static_cast<std::uint16_t>(build_number(points));
}

struct Case {
  Event event;
  const char* clause;
  const char* line;
  const char* sentence;
};

// B is driver 1: plotted 160, acceleration 20, top speed 140.
std::vector<Case> cases() {
  using K = EventKind;
  const std::uint8_t b = 1;
  return {
      {{.kind = K::build_revealed, .car = b, .number = number_of({1, 1, 0, 1, 2})},
       "SC-2.5",
       "build_revealed B 1/1/0/1/2",
       "B has built 60/40/20/160/6."},
      {{.kind = K::grid_thrown, .car = b, .face = 4},
       "SC-2.7",
       "grid_thrown B 4",
       "B throws 4 for the grid."},
      {{.kind = K::took_grid_place, .car = b, .number = 2, .at = space("O30")},
       "SC-2.7",
       "took_grid_place B 2 O30",
       "B starts 2nd from O30."},
      {{.kind = K::plot_revealed, .car = b, .speed = 120_mph},
       "SC-3.6",
       "plot_revealed B 120",
       "B plots 120."},
      {{.kind = K::plot_revealed, .car = b, .number = 1, .speed = 120_mph},
       "SC-3.6",
       "plot_revealed B 120 slip",
       "B plots 120 with the slip mark."},
      {{.kind = K::start_held, .car = b, .face = 4},
       "SC-10.1",
       "start_held B 4",
       "B pushes the start to 160 and throws 4, safe up to 4: it holds."},
      {{.kind = K::stalled, .car = b, .face = 5},
       "SC-10.1",
       "stalled B 5",
       "B pushes the start to 160 and throws 5, safe up to 4: stalled, the turn is lost."},
      {{.kind = K::engine_held, .car = b, .face = 5, .test = EngineTest::top_speed},
       "SC-4.3b",
       "engine_held B top_speed 5",
       "B pushes the top speed with 160 and throws 5, safe up to 5: the engine holds."},
      {{.kind = K::engine_damaged, .car = b, .face = 6, .speed = 120_mph},
       "SC-4.3c",
       "engine_damaged B acceleration 6 driven=120",
       "B pushes the acceleration with 160 and throws 6, safe up to 5: engine damaged, "
       "acceleration 20 and top speed 140 from now on, 120 this turn."},
      {{.kind = K::engine_burnt_out, .car = b, .face = 6},
       "SC-4.5",
       "engine_burnt_out B acceleration 6",
       "B pushes the acceleration with 160 and throws 6, safe up to 5: the damaged engine burns "
       "out."},
      {{.kind = K::threw_in_vain, .car = b, .face = 1, .test = EngineTest::top_speed},
       "SC-4.4",
       "threw_in_vain B top_speed 1",
       "B throws 1 for the top speed as well, but the engine is gone already."},
      {{.kind = K::braked, .car = b, .number = 1, .left = 2, .over = 20_mph, .option = {.wear = 1}},
       "SC-5.3b",
       "braked B over=20 1W wear=1",
       "B brakes 20 over: 1W paid, 2 left."},
      {{.kind = K::braked, .car = b, .over = 20_mph, .option = {.die = true}},
       "SC-5.3b",
       "braked B over=20 T wear=0",
       "B brakes 20 over, by a brake test."},
      {{.kind = K::braked, .car = b, .number = 4, .left = 2, .over = 40_mph, .option = {.wear = 2}},
       "SC-5.3c",
       "braked B over=40 2W wear=4",
       "B brakes 40 over: 4W paid, 2 left."},
      {{.kind = K::braked,
        .car = b,
        .number = 2,
        .left = 2,
        .over = 60_mph,
        .option = {2, true, false}},
       "SC-5.3d",
       "braked B over=60 2W+T wear=2",
       "B brakes 60 over: 2W paid, 2 left, and a brake test."},
      {{.kind = K::braked,
        .car = b,
        .number = 2,
        .left = 2,
        .over = 80_mph,
        .option = {2, true, true}},
       "SC-5.3e",
       "braked B over=80 2W+T+S wear=2",
       "B brakes 80 over: 2W paid, 2 left, and a brake test, with a spin to come."},
      {{.kind = K::braking_unpayable, .car = b, .over = 60_mph},
       "Q11",
       "braking_unpayable B over=60",
       "B brakes 60 over and cannot pay: all wear is lost."},
      {{.kind = K::brakes_held, .car = b, .face = 1},
       "SC-5.4a",
       "brakes_held B 1",
       "B throws 1 for the brakes, safe up to 5: they hold."},
      {{.kind = K::brakes_strained, .car = b, .face = 6, .number = 1, .left = 2},
       "SC-5.4d",
       "brakes_strained B 6 wear=1",
       "B throws 6 for the brakes, safe up to 5: brakes strained, wear costs double from now "
       "on, 1W paid, 2 left."},
      {{.kind = K::withdrew, .car = b, .face = 6},
       "SC-5.5",
       "withdrew B 6",
       "B throws 6 for the brakes, safe up to 5: the strained brakes are gone, out."},
      {{.kind = K::slip_taken, .car = b, .number = 1},
       "SC-7.5",
       "slip_taken B 1",
       "B takes the tow, 1 space."},
      {{.kind = K::slip_taken, .car = b, .number = 2},
       "SC-7.6",
       "slip_taken B 2",
       "B takes the tow, 2 spaces."},
      {{.kind = K::slip_refused, .car = b}, "SC-7.2", "slip_refused B", "B gets no tow."},
      {{.kind = K::drove,
        .car = b,
        .number = 4,
        .at = space("I5"),
        .to = space("I9"),
        .speed = 80_mph},
       "SC-3.3",
       "drove B I5 I9 80",
       "B drives at 80 to I9."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .left = 2,
        .corner = kK1,
        .over = 20_mph,
        .option = {.wear = 1}},
       "SC-6.6a",
       "corner_paid B K1 over=20 1W wear=1",
       "B takes Prima Variante 20 over: 1W paid, 2 left."},
      {{.kind = K::corner_paid, .car = b, .corner = kK1, .over = 20_mph, .option = {.die = true}},
       "SC-6.6a",
       "corner_paid B K1 over=20 C wear=0",
       "B takes Prima Variante 20 over, by the die."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .left = 2,
        .corner = CornerId{1},
        .over = 40_mph,
        .option = {.wear = 2}},
       "SC-6.6b",
       "corner_paid B K2 over=40 2W wear=2",
       "B takes K2 40 over: 2W paid, 2 left."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .left = 2,
        .corner = kK1,
        .over = 60_mph,
        .option = {2, false, true}},
       "SC-6.6c",
       "corner_paid B K1 over=60 2W+S wear=2",
       "B takes Prima Variante 60 over: 2W paid, 2 left, with a spin."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .left = 2,
        .corner = kK1,
        .over = 20_mph,
        .option = {.wear = 1},
        .for_line = true},
       "SC-6.4a",
       "corner_paid B K1 over=20 1W wear=1 line",
       "B leaves the line in Prima Variante, 20 over: 1W paid, 2 left."},
      {{.kind = K::corner_unpayable, .car = b, .corner = kK1, .over = 40_mph},
       "SC-6.6h",
       "corner_unpayable B K1 over=40",
       "B takes Prima Variante 40 over and cannot pay."},
      {{.kind = K::chance_safe, .car = b, .face = 3, .corner = kK1},
       "SC-6.6e",
       "chance_safe B K1 3",
       "B throws 3 in Prima Variante, safe up to 3, a crash from 6: safe."},
      {{.kind = K::chance_spin, .car = b, .face = 4, .corner = kK1},
       "SC-6.6f",
       "chance_spin B K1 4",
       "B throws 4 in Prima Variante, safe up to 3, a crash from 6: a spin."},
      {{.kind = K::chance_crash, .car = b, .face = 6, .corner = kK1},
       "SC-6.6g",
       "chance_crash B K1 6",
       "B throws 6 in Prima Variante, safe up to 3, a crash from 6: a crash."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::cornering},
       "SC-9.1a",
       "spun_out B I11 cornering",
       "B spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::line},
       "SC-6.4b",
       "spun_out B I11 line",
       "B leaves the line, spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::braking},
       "SC-9.1b",
       "spun_out B I11 braking",
       "B has braked too hard, spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::strain},
       "SC-5.4c",
       "spun_out B I11 strain",
       "B has no wear left for the strained brakes, spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::collision},
       "SC-8.2",
       "spun_out B I11 collision",
       "B runs into the car ahead, spins and stands on I11."},
      {{.kind = K::crashed, .car = b, .at = space("I11")},
       "SC-6.6d",
       "crashed B I11",
       "B crashes on I11."},
      {{.kind = K::crashed, .car = b, .at = space("I11"), .corner = kK1, .over = 80_mph},
       "SC-6.6d",
       "crashed B I11",
       "B takes Prima Variante 80 over and crashes on I11."},
      {{.kind = K::stalled_out, .car = b},
       "SC-10.2",
       "stalled_out B",
       "B has stalled twice running and is out."},
      {{.kind = K::completed_lap, .car = b, .number = 2},
       "SC-2.2",
       "completed_lap B 2",
       "B completes lap 2."},
      {{.kind = K::finished, .car = b, .number = 1}, "SC-11.1", "finished B 1", "B finishes 1st."},
      {{.kind = K::turn_ended, .number = 7}, "SC-3.6", "turn_ended 7", "Turn 7 is over."},
      {{.kind = K::race_ended}, "SC-T.4", "race_ended", "The race is over."},
  };
}

// A race of A and B in which it happens.
std::unique_ptr<Race> race() {
  State state{};
  state.car_count = 2;
  state.cars[1].plot = 160_mph;
  state.cars[1].specs = {60_mph, 20_mph, 40_mph, 140_mph};
  return SpeedCircuitRace::at(board(), *SpeedCircuit::make_game(board(), {}), {"A", "B"}, state);
}

Happening happening_of(const Race& race, const Event& event) {
  const auto& typed = dynamic_cast<const SpeedCircuitRace&>(race);
  return event_table().happening({typed.board(), typed.game(), typed.state(), event},
                                 SpeedCircuitWords::line_names(typed));
}

TEST(SpeedCircuitEvents, HaveALineAClauseAndASentence) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/speed_circuit/RULES.md");
  const std::unique_ptr<Race> race = speed_circuit::race();
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    const Happening happening = happening_of(*race, c.event);
    EXPECT_EQ(happening.line, c.line);
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_TRUE(for_tests::has_clause(rules, c.clause));
    EXPECT_EQ(tell(*race, happening), c.sentence);
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

TEST(SpeedCircuitEvents, CountPlacesInEnglish) {
  const std::pair<int, const char*> places[] = {{1, "1st"},   {2, "2nd"},   {3, "3rd"},
                                                {4, "4th"},   {11, "11th"}, {12, "12th"},
                                                {13, "13th"}, {21, "21st"}};
  const std::unique_ptr<Race> race = speed_circuit::race();
  for (const auto& [place, text] : places) {
    const Event event{
        .kind = EventKind::finished, .car = 0, .number = static_cast<std::uint16_t>(place)};
    EXPECT_EQ(tell(*race, happening_of(*race, event)), "A finishes " + std::string(text) + ".");
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
