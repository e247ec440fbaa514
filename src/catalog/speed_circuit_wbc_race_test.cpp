// What the events of `speed-circuit-wbc` are in golden files and in the words of people.
#include "catalog/speed_circuit_wbc_race.h"

#include <gtest/gtest.h>

#include <set>

#include "catalog/tell.h"
#include "codec/files_for_tests.h"
#include "codec/speed_circuit_wbc/event_rows.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {
namespace {

// GoogleTest has a Test of its own, which hides ours within its tests.
using TableTest = Test;

constexpr CornerId kK1{0};

// WB with a name for its first corner.
const Board& board() {
  static const Board made = [] {
    Board read = for_tests::read_board("data/boards/reference/WB.board");
    read.corners[0].title = "Prima Variante";
    return read;
  }();
  return made;
}

SpaceId space(std::string_view place) { return static_cast<SpaceId>(*find_place(board(), place)); }

std::int16_t number_of(const Levels& levels) {
  return static_cast<std::int16_t>(build_number(levels));
}

struct Case {
  Event event;
  const char* clause;
  const char* line;
  const char* sentence;
};

// B is driver 1: acceleration 20, deceleration 40, top speed 140, two units and 9+1 chips left.
std::vector<Case> cases_before_the_move() {
  using K = EventKind;
  const std::uint8_t b = 1;
  return {
      {{.kind = K::build_revealed, .car = b, .number = number_of({0, 0, 0, 0, 1, 1})},
       "WBC-1.0",
       "build_revealed B 0/0/0/0/1/1",
       "B has built 0/0/0/0/1/1: 60/20/40/140, 2W, 9+1 chips."},
      {{.kind = K::bid_revealed, .car = b, .bid = {2, 1, 1}},
       "WBC-H.3c",
       "bid_revealed B 2/1/1",
       "B bids 2W and 2 chips."},
      {{.kind = K::grid_thrown, .car = b, .dice = 87},
       "WBC-H.3d",
       "grid_thrown B 87",
       "B throws 87 for the grid."},
      {{.kind = K::took_grid_place, .car = b, .number = 2, .at = space("O40")},
       "WBC-H.3b",
       "took_grid_place B 2 O40",
       "B starts 2nd from O40."},
      {{.kind = K::plot_revealed, .car = b, .speed = 120_mph, .card = card(120_mph)},
       "WBC-2.1a",
       "plot_revealed B 120 plot=120",
       "B plots 120."},
      {{.kind = K::plot_revealed, .car = b, .speed = 100_mph, .card = card(120_mph)},
       "WBC-2.1a",
       "plot_revealed B 120 plot=100",
       "B has plotted 120, which cannot be: 100 it is."},
      {{.kind = K::plot_revealed, .car = b, .speed = 100_mph, .card = Card::mps},
       "WBC-2.1a",
       "plot_revealed B mps plot=100",
       "B has plotted mps, which cannot be: 100 it is."},
      {{.kind = K::plot_revealed, .car = b, .speed = 100_mph, .card = Card::none},
       "WBC-2.1a",
       "plot_revealed B none plot=100",
       "B has plotted nothing: 100 it is."},
      {{.kind = K::threw,
        .car = b,
        .thrown = {.sum = 9, .faces = {4, 5}},
        .test = TableTest::acceleration},
       "WBC-3.1",
       "threw B acceleration 9 chips=0 modifier=0",
       "B throws 4+5 = 9 for the acceleration."},
      {{.kind = K::threw,
        .car = b,
        .thrown = {.sum = 9, .faces = {4, 5}, .chips = 2},
        .test = TableTest::brakes},
       "WBC-3.1",
       "threw B brakes 9 chips=2 modifier=0",
       "B throws 4+5 = 9, which counts 7 (chips −2) for the brakes."},
      {{.kind = K::threw,
        .car = b,
        .thrown = {.sum = 4, .faces = {1, 3}, .chips = 1, .modifier = 2},
        .test = TableTest::pass},
       "WBC-3.1",
       "threw B pass 4 chips=1 modifier=2",
       "B throws 1+3 = 4, which counts 5 (chips −1) (chain +2) for the pass."},
      {{.kind = K::threw,
        .car = b,
        .thrown = {.sum = 9, .faces = {3, 6}, .modifier = -3},
        .test = TableTest::wreck},
       "WBC-3.1",
       "threw B wreck 9 chips=0 modifier=-3",
       "B throws 3+6 = 9, which counts 6 (wreck -3) for the wreck."},
      {{.kind = K::start_held, .car = b, .thrown = {.sum = 8, .faces = {2, 6}}, .speed = 80_mph},
       "WBC-3.6a",
       "start_held B 80",
       "B throws 2+6 = 8 for the start, safe up to 8, a stall from 10: the push to 80 holds."},
      {{.kind = K::misshifted, .car = b, .thrown = {.sum = 9, .faces = {4, 5}}, .speed = 40_mph},
       "WBC-3.6b",
       "misshifted B 40",
       "B throws 4+5 = 9 for the start, safe up to 8, a stall from 10: a mis-shift, 40 this "
       "turn."},
      {{.kind = K::stalled, .car = b, .thrown = {.sum = 10, .faces = {5, 5}}},
       "WBC-3.6c",
       "stalled B",
       "B throws 5+5 = 10 for the start, safe up to 8, a stall from 10: stalled, acceleration "
       "20 from now on."},
      {{.kind = K::engine_held,
        .car = b,
        .thrown = {.sum = 9, .faces = {3, 6}},
        .speed = 160_mph,
        .test = TableTest::top_speed},
       "WBC-3.5a",
       "engine_held B top-speed driven=160",
       "B throws 3+6 = 9 for the top speed, safe up to 9: the engine holds at 160."},
      {{.kind = K::engine_damaged,
        .car = b,
        .thrown = {.sum = 10, .faces = {4, 6}},
        .speed = 140_mph,
        .test = TableTest::acceleration},
       "WBC-3.5b",
       "engine_damaged B acceleration driven=140",
       "B throws 4+6 = 10 for the acceleration, safe up to 9: engine damaged, acceleration 20 "
       "and top speed 140 from now on, 140 this turn."},
      {{.kind = K::engine_failed,
        .car = b,
        .thrown = {.sum = 11, .faces = {5, 6}},
        .speed = 80_mph,
        .test = TableTest::acceleration},
       "WBC-2.12b",
       "engine_failed B acceleration driven=80",
       "B throws 5+6 = 11 for the acceleration, safe up to 9: the damaged engine fails, 80 more "
       "this turn, then out."},
      {{.kind = K::braked, .car = b, .number = 1, .left = 2, .over = 20_mph, .option = {.wear = 1}},
       "WBC-3.3a",
       "braked B over=20 1W wear=1",
       "B brakes 20 over: 1W paid, 2 left."},
      {{.kind = K::braked, .car = b, .over = 20_mph, .option = {.die = true}},
       "WBC-3.3a",
       "braked B over=20 T wear=0",
       "B brakes 20 over, by a brake test."},
      {{.kind = K::braked, .car = b, .number = 2, .left = 2, .over = 40_mph, .option = {.wear = 2}},
       "WBC-3.3b",
       "braked B over=40 2W wear=2",
       "B brakes 40 over: 2W paid, 2 left."},
      {{.kind = K::braked,
        .car = b,
        .number = 2,
        .left = 2,
        .over = 60_mph,
        .option = {2, true, false}},
       "WBC-3.3c",
       "braked B over=60 2W+T wear=2",
       "B brakes 60 over: 2W paid, 2 left, and a brake test."},
      {{.kind = K::braked,
        .car = b,
        .number = 3,
        .left = 2,
        .over = 160_mph,
        .option = {3, true, true}},
       "WBC-3.3d",
       "braked B over=160 3W+T+S wear=3",
       "B brakes 160 over: 3W paid, 2 left, and a brake test, with a spin to come."},
      {{.kind = K::emergency_braked, .car = b, .speed = 60_mph, .over = 40_mph},
       "WBC-2.7a",
       "emergency_braked B 60 over=40",
       "B stands on the brakes: 60 from here."},
      {{.kind = K::brakes_held, .car = b, .thrown = {.sum = 9, .faces = {4, 5}}},
       "WBC-3.7a",
       "brakes_held B",
       "B throws 4+5 = 9 for the brakes, safe up to 9: they hold."},
      {{.kind = K::brakes_damaged, .car = b, .number = 1, .thrown = {.sum = 10, .faces = {5, 5}}},
       "WBC-3.7b",
       "brakes_damaged B wear=1",
       "B throws 5+5 = 10 for the brakes, safe up to 9: brakes damaged, deceleration 40 from "
       "now on, 1W lost."},
      {{.kind = K::brakes_failed,
        .car = b,
        .thrown = {.sum = 12, .faces = {6, 6}},
        .at = space("I7")},
       "WBC-2.12f",
       "brakes_failed B I7",
       "B throws 6+6 = 12 for the brakes, safe up to 9: the damaged brakes fail on I7, out."},
  };
}

std::vector<Case> cases_of_the_move() {
  using K = EventKind;
  const std::uint8_t b = 1;
  return {
      {{.kind = K::slipped, .car = b, .other = 0, .number = 1},
       "WBC-2.6a",
       "slipped B A 1",
       "B takes the tow from A, 1 space."},
      {{.kind = K::slipped, .car = b, .other = 0, .number = 2},
       "WBC-2.6a",
       "slipped B A 2",
       "B takes the tow from A, 2 spaces."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .left = 2,
        .corner = kK1,
        .over = 20_mph,
        .option = {.wear = 1}},
       "WBC-3.4a",
       "corner_paid B K1 over=20 1W wear=1",
       "B takes Prima Variante 20 over: 1W paid, 2 left."},
      {{.kind = K::corner_paid, .car = b, .corner = kK1, .over = 20_mph, .option = {.die = true}},
       "WBC-3.4a",
       "corner_paid B K1 over=20 C wear=0",
       "B takes Prima Variante 20 over, by the dice."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .left = 2,
        .corner = CornerId{1},
        .over = 40_mph,
        .option = {.wear = 2}},
       "WBC-3.4b",
       "corner_paid B K2 over=40 2W wear=2",
       "B takes K2 40 over: 2W paid, 2 left."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .left = 2,
        .corner = kK1,
        .over = 60_mph,
        .option = {2, true, false}},
       "WBC-3.4c",
       "corner_paid B K1 over=60 2W+C wear=2",
       "B takes Prima Variante 60 over: 2W paid, 2 left, and the dice."},
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
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .corner = kK1,
        .over = 40_mph,
        .option = {.wear = 1, .die = true},
        .unpaid = true},
       "WBC-3.4b",
       "corner_paid B K1 over=40 1W+C wear=1",
       "B takes Prima Variante 40 over: 1W paid, 0 left, not enough, and the dice."},
      {{.kind = K::chance_safe,
        .car = b,
        .thrown = {.sum = 6, .faces = {3, 3}},
        .corner = kK1,
        .unpaid = true},
       "WBC-3.9a",
       "chance_safe B K1",
       "B throws 3+3 = 6 in Prima Variante, safe up to 6, a crash from 10: safe, but the wear "
       "was not paid."},
      {{.kind = K::chance_safe,
        .car = b,
        .thrown = {.sum = 8, .faces = {2, 6}, .chips = 2},
        .corner = kK1},
       "WBC-3.9a",
       "chance_safe B K1",
       "B throws 2+6 = 8, which counts 6 (chips −2), in Prima Variante, safe up to 6, a crash "
       "from 10: through."},
      {{.kind = K::chance_spin, .car = b, .thrown = {.sum = 7, .faces = {1, 6}}, .corner = kK1},
       "WBC-3.9b",
       "chance_spin B K1",
       "B throws 1+6 = 7 in Prima Variante, safe up to 6, a crash from 10: a spin."},
      {{.kind = K::chance_crash, .car = b, .thrown = {.sum = 10, .faces = {4, 6}}, .corner = kK1},
       "WBC-3.9c",
       "chance_crash B K1",
       "B throws 4+6 = 10 in Prima Variante, safe up to 6, a crash from 10: into the wall."},
      {{.kind = K::passed,
        .car = b,
        .other = 0,
        .thrown = {.sum = 5, .faces = {2, 3}},
        .at = space("I6")},
       "WBC-3.8a",
       "passed B A I6",
       "B throws 2+3 = 5 to pass A, safe up to 5, contact from 10: the way past is forced."},
      {{.kind = K::pass_failed,
        .car = b,
        .other = 0,
        .thrown = {.sum = 4, .faces = {1, 3}, .modifier = 2},
        .speed = 20_mph},
       "WBC-3.8b",
       "pass_failed B A 20",
       "B throws 1+3 = 4, which counts 6 (chain +2) to pass A, safe up to 5, contact from 10: "
       "no way past, down to 20."},
      {{.kind = K::contact,
        .car = b,
        .other = 0,
        .number = 2,
        .thrown = {.sum = 10},
        .speed = 20_mph},
       "WBC-3.8c",
       "contact B A 20 wear=2",
       "B throws 10 to pass A, safe up to 5, contact from 10: contact, 2W lost, down to 20."},
      {{.kind = K::passee_hit, .car = b, .number = 2},
       "WBC-2.10d",
       "passee_hit B wear=2",
       "B loses 2W by it."},
      {{.kind = K::placed, .car = b, .at = space("M6")},
       "WBC-2.10f",
       "placed B M6",
       "B squeezes in on M6."},
      {{.kind = K::went_off, .car = b, .at = space("X6"), .speed = 40_mph},
       "WBC-2.11a",
       "went_off B X6 40",
       "B goes off the track on X6, 40 left."},
      {{.kind = K::went_off, .car = b, .dice = 4, .at = space("X6"), .speed = 40_mph},
       "WBC-2.11a",
       "went_off B X6 40",
       "B throws 4 for the side, inside up to 3, and goes off the track on X6, 40 left."},
      {{.kind = K::drove, .car = b, .at = space("I5"), .to = space("I5")},
       "SC-3.3",
       "drove B I5 I5 0",
       "B stands still on I5."},
      {{.kind = K::drove, .car = b, .number = 4, .at = space("I5"), .to = space("I9")},
       "SC-3.3",
       "drove B I5 I9 0",
       "B drives to I9."},
      {{.kind = K::drove,
        .car = b,
        .number = 4,
        .at = space("I5"),
        .to = space("I9"),
        .speed = 80_mph},
       "SC-3.3",
       "drove B I5 I9 80",
       "B drives at 80 to I9."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::cornering},
       "SC-9.1a",
       "spun_out B I11 cornering",
       "B spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::line},
       "SC-6.4b",
       "spun_out B I11 line",
       "B leaves the line, spins and stands on I11."},
      {{.kind = K::spun_out,
        .car = b,
        .at = space("I11"),
        .over = 100_mph,
        .spin = SpinCause::braking},
       "WBC-3.3d",
       "spun_out B I11 braking",
       "B has braked too hard, spins and stands on I11."},
      {{.kind = K::spun_out,
        .car = b,
        .at = space("I11"),
        .over = 20_mph,
        .spin = SpinCause::braking},
       "WBC-3.2",
       "spun_out B I11 braking",
       "B has braked too hard, spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::brake_damage},
       "WBC-3.2",
       "spun_out B I11 brake_damage",
       "B has no wear left for the damaged brakes, spins and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::contact},
       "WBC-2.10d",
       "spun_out B I11 contact",
       "B spins after the contact and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::wreck},
       "WBC-2.13d",
       "spun_out B I11 wreck",
       "B spins at the wreck and stands on I11."},
      {{.kind = K::crashed, .car = b, .at = space("I11")},
       "WBC-2.13a",
       "crashed B I11",
       "B crashes on I11; the wreck lies there this turn."},
      {{.kind = K::crashed_off, .car = b, .at = space("I11")},
       "WBC-3.4d",
       "crashed_off B I11",
       "B flies off the course at I11."},
      {{.kind = K::crashed_off, .car = b, .at = space("I11"), .corner = kK1, .over = 80_mph},
       "WBC-3.4d",
       "crashed_off B I11",
       "B takes Prima Variante 80 over and flies off the course at I11."},
      {{.kind = K::wreck_spin,
        .car = b,
        .thrown = {.sum = 9, .faces = {4, 5}},
        .at = space("O6"),
        .spun = true},
       "WBC-3.9b",
       "wreck_spin B O6",
       "B throws 4+5 = 9 for the wreck on O6, safe up to 6, a crash from 10: a spin again."},
      {{.kind = K::wreck_safe,
        .car = b,
        .thrown = {.sum = 8, .faces = {4, 4}, .modifier = -2},
        .at = space("O6")},
       "WBC-3.9a",
       "wreck_safe B O6",
       "B throws 4+4 = 8, which counts 6 (wreck -2) for the wreck on O6, safe up to 6, a crash "
       "from 10: through."},
      {{.kind = K::wreck_spin, .car = b, .thrown = {.sum = 7, .faces = {3, 4}}, .at = space("O6")},
       "WBC-3.9b",
       "wreck_spin B O6",
       "B throws 3+4 = 7 for the wreck on O6, safe up to 6, a crash from 10: a spin."},
      {{.kind = K::wreck_crash,
        .car = b,
        .thrown = {.sum = 10, .faces = {5, 5}},
        .at = space("O6")},
       "WBC-3.9c",
       "wreck_crash B O6",
       "B throws 5+5 = 10 for the wreck on O6, safe up to 6, a crash from 10: into the wreck."},
      {{.kind = K::engine_out, .car = b, .at = space("I9")},
       "WBC-2.12c",
       "engine_out B I9",
       "B leaves the track at I9, engine gone."},
      {{.kind = K::engine_out, .car = b, .at = space("I9"), .test = TableTest::start},
       "WBC-3.6e",
       "engine_out B I9",
       "B is out at I9, the engine was damaged already."},
      {{.kind = K::off_fee_paid, .car = b, .other = 1, .number = 1},
       "WBC-2.11f",
       "off_fee_paid B wear=1 chips=1",
       "B is off the track: 1W and 1 chip gone."},
      {{.kind = K::stuck, .car = b, .at = space("X9")},
       "WBC-2.11g",
       "stuck B X9",
       "B is stuck beside the track at X9: out."},
      {{.kind = K::completed_lap, .car = b, .number = 2},
       "SC-2.2",
       "completed_lap B 2",
       "B completes lap 2."},
      {{.kind = K::finished, .car = b, .number = 1},
       "WBC-2.14a",
       "finished B 1",
       "B finishes 1st."},
      {{.kind = K::finished, .car = b, .number = 3, .late = true},
       "WBC-2.14c",
       "finished B 3 late",
       "B finishes 3rd, spinning or beside the track."},
      {{.kind = K::turn_ended, .number = 7}, "WBC-2.1a", "turn_ended 7", "Turn 7 is over."},
      {{.kind = K::race_ended}, "WBC-T.4", "race_ended", "The race is over."},
  };
}

std::vector<Case> cases() {
  std::vector<Case> all = cases_before_the_move();
  const std::vector<Case> more = cases_of_the_move();
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// A race of A and B in which it happens.
std::unique_ptr<Race> race() {
  State state{};
  state.car_count = 2;
  state.cars[1].specs = {60_mph, 20_mph, 40_mph, 140_mph};
  state.cars[1].wear = 2;
  state.cars[1].ones = 9;
  state.cars[1].threes = 1;
  return SpeedCircuitWbcRace::at(board(), *SpeedCircuitWbc::make_game(board(), {}), {"A", "B"},
                                 state);
}

Happening happening_of(const Race& race, const Event& event) {
  const auto& typed = dynamic_cast<const SpeedCircuitWbcRace&>(race);
  return event_table().happening({typed.board(), typed.game(), typed.state(), event},
                                 SpeedCircuitWbcWords::line_names(typed));
}

TEST(SpeedCircuitWbcEvents, HaveALineAClauseAndASentence) {
  const auto rules_of = [](const char* rule_set) {
    return for_tests::read_file(for_tests::repository() / "src/rules" / rule_set / "RULES.md");
  };
  const std::string rules = rules_of("speed_circuit_wbc");
  const std::string rules_1977 = rules_of("speed_circuit");
  const std::unique_ptr<Race> race = speed_circuit_wbc::race();
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    seen.insert(c.event.kind);
    const Happening happening = happening_of(*race, c.event);
    EXPECT_EQ(happening.line, c.line);
    EXPECT_EQ(happening.clause, c.clause);
    EXPECT_TRUE(
        for_tests::has_clause(happening.clause.starts_with("SC-") ? rules_1977 : rules, c.clause));
    EXPECT_EQ(tell(*race, happening), c.sentence);
  }
  EXPECT_EQ(seen.size(), event_table().rows().size()) << "every kind has its case above";
}

// A car that has spun has nothing more to lose at a wreck.
TEST(SpeedCircuitWbcEvents, WeighWhatASpinAtAWreckCosts) {
  const std::unique_ptr<Race> race = speed_circuit_wbc::race();
  const Event spin{.kind = EventKind::wreck_spin, .car = 1, .at = space("O6")};
  EXPECT_EQ(happening_of(*race, spin).weight, Weight::incident);
  Event again = spin;
  again.spun = true;
  EXPECT_EQ(happening_of(*race, again).weight, Weight::notable);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
