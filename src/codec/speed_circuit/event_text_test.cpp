#include "codec/speed_circuit/event_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {
namespace {

constexpr int kEventKinds = static_cast<int>(EventKind::race_ended) + 1;
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
  const char* story;
};

// B is driver 1: plotted 160, acceleration 20, top speed 140, two units left.
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
      {{.kind = K::plot_revealed, .car = b, .speed = 120_mph}, "SC-3.6", "plot_revealed B 120", ""},
      {{.kind = K::plot_revealed, .car = b, .number = 1, .speed = 120_mph},
       "SC-3.6",
       "plot_revealed B 120 slip",
       ""},
      {{.kind = K::start_held, .car = b, .face = 4},
       "SC-10.1",
       "start_held B 4",
       "B pushes the start and throws 4: it holds."},
      {{.kind = K::stalled, .car = b, .face = 5},
       "SC-10.1",
       "stalled B 5",
       "B pushes the start and throws 5: stalled, the turn is lost."},
      {{.kind = K::engine_held, .car = b, .face = 5, .test = EngineTest::top_speed},
       "SC-4.3b",
       "engine_held B top_speed 5",
       "B pushes to 160 and throws 5: the engine holds."},
      {{.kind = K::engine_damaged, .car = b, .face = 6, .speed = 120_mph},
       "SC-4.3c",
       "engine_damaged B acceleration 6 driven=120",
       "B pushes to 160 and throws 6: engine damaged, acceleration 20 and top speed 140 from now "
       "on, 120 this turn."},
      {{.kind = K::engine_burnt_out, .car = b, .face = 6},
       "SC-4.5",
       "engine_burnt_out B acceleration 6",
       "B pushes to 160 and throws 6: the engine burns out."},
      {{.kind = K::braked, .car = b, .number = 1, .over = 20_mph, .option = {.wear = 1}},
       "SC-5.3b",
       "braked B over=20 1W wear=1",
       "B brakes 20 over and pays 1W."},
      {{.kind = K::braked, .car = b, .over = 20_mph, .option = {.die = true}},
       "SC-5.3b",
       "braked B over=20 T wear=0",
       "B brakes 20 over and tests the brakes."},
      {{.kind = K::braked, .car = b, .number = 4, .over = 40_mph, .option = {.wear = 2}},
       "SC-5.3c",
       "braked B over=40 2W wear=4",
       "B brakes 40 over and pays 4W."},
      {{.kind = K::braked, .car = b, .number = 2, .over = 60_mph, .option = {2, true, false}},
       "SC-5.3d",
       "braked B over=60 2W+T wear=2",
       "B brakes 60 over and pays 2W."},
      {{.kind = K::braked, .car = b, .number = 2, .over = 80_mph, .option = {2, true, true}},
       "SC-5.3e",
       "braked B over=80 2W+T+S wear=2",
       "B brakes 80 over and pays 2W."},
      {{.kind = K::braking_unpayable, .car = b, .over = 60_mph},
       "Q11",
       "braking_unpayable B over=60",
       "B brakes 60 over and cannot pay: all wear is lost."},
      {{.kind = K::brakes_held, .car = b, .face = 1},
       "SC-5.4a",
       "brakes_held B 1",
       "B throws 1: the brakes hold."},
      {{.kind = K::brakes_strained, .car = b, .face = 6, .number = 1},
       "SC-5.4d",
       "brakes_strained B 6 wear=1",
       "B throws 6: brakes strained, all wear costs double from now on."},
      {{.kind = K::withdrew, .car = b, .face = 6},
       "SC-5.5",
       "withdrew B 6",
       "B throws 6: the brakes are gone, B withdraws."},
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
       ""},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .corner = kK1,
        .over = 20_mph,
        .option = {.wear = 1}},
       "SC-6.6a",
       "corner_paid B K1 over=20 1W wear=1",
       "B takes Prima Variante 20 over: 1W paid, 2W left."},
      {{.kind = K::corner_paid, .car = b, .corner = kK1, .over = 20_mph, .option = {.die = true}},
       "SC-6.6a",
       "corner_paid B K1 over=20 C wear=0",
       "B takes Prima Variante 20 over and trusts the die."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .corner = CornerId{1},
        .over = 40_mph,
        .option = {.wear = 2}},
       "SC-6.6b",
       "corner_paid B K2 over=40 2W wear=2",
       "B takes K2 40 over: 2W paid, 2W left."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 2,
        .corner = kK1,
        .over = 60_mph,
        .option = {2, false, true}},
       "SC-6.6c",
       "corner_paid B K1 over=60 2W+S wear=2",
       "B takes Prima Variante 60 over: 2W paid, 2W left."},
      {{.kind = K::corner_paid,
        .car = b,
        .number = 1,
        .corner = kK1,
        .over = 20_mph,
        .option = {.wear = 1},
        .for_line = true},
       "SC-6.4a",
       "corner_paid B K1 over=20 1W wear=1 line",
       "B leaves the line in Prima Variante: 1W paid, 2W left."},
      {{.kind = K::corner_unpayable, .car = b, .corner = kK1, .over = 40_mph},
       "SC-6.6h",
       "corner_unpayable B K1 over=40",
       "B takes Prima Variante 40 over and cannot pay."},
      {{.kind = K::chance_safe, .car = b, .face = 3, .corner = kK1},
       "SC-6.6e",
       "chance_safe B K1 3",
       "B throws 3 in Prima Variante: safe."},
      {{.kind = K::chance_spin, .car = b, .face = 4, .corner = kK1},
       "SC-6.6f",
       "chance_spin B K1 4",
       "B throws 4 in Prima Variante: a spin."},
      {{.kind = K::chance_crash, .car = b, .face = 6, .corner = kK1},
       "SC-6.6g",
       "chance_crash B K1 6",
       "B throws 6 in Prima Variante: a crash."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::cornering},
       "SC-9.1a",
       "spun_out B I11 cornering",
       "B spins out and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::line},
       "SC-6.4b",
       "spun_out B I11 line",
       "B leaves the line and spins out and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::braking},
       "SC-9.1b",
       "spun_out B I11 braking",
       "B has braked too hard and spins out and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::strain},
       "SC-5.4c",
       "spun_out B I11 strain",
       "B spins out, no wear left for the strained brakes and stands on I11."},
      {{.kind = K::spun_out, .car = b, .at = space("I11"), .spin = SpinCause::collision},
       "SC-8.2",
       "spun_out B I11 collision",
       "B runs into the car ahead and spins out and stands on I11."},
      {{.kind = K::crashed, .car = b, .at = space("I11")},
       "SC-6.6d",
       "crashed B I11",
       "B crashes on I11."},
      {{.kind = K::stalled_out, .car = b},
       "SC-10.2",
       "stalled_out B",
       "B has stalled twice running and is out."},
      {{.kind = K::completed_lap, .car = b, .number = 2},
       "SC-2.2",
       "completed_lap B 2",
       "B completes lap 2."},
      {{.kind = K::finished, .car = b, .number = 1}, "SC-11.1", "finished B 1", "B finishes 1st."},
      {{.kind = K::turn_ended, .number = 7}, "SC-3.6", "turn_ended 7", ""},
      {{.kind = K::race_ended}, "SC-T.4", "race_ended", "The race is over."},
  };
}

State state_of_b() {
  State state{};
  state.car_count = 2;
  state.cars[1].plot = 160_mph;
  state.cars[1].specs = {60_mph, 20_mph, 40_mph, 140_mph};
  state.cars[1].wear = 2;
  return state;
}

TEST(EventText, SaysWhatHappenedAsALineAndAsAStory) {
  const Names names = {"A", "B"};
  std::set<EventKind> seen;
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    EXPECT_EQ(format_event(board(), names, c.event), c.line);
    EXPECT_EQ(tell_event(board(), names, state_of_b(), c.event), c.story);
    EXPECT_EQ(clause(c.event), c.clause);
    seen.insert(c.event.kind);
  }
  EXPECT_EQ(seen.size(), kEventKinds) << "every kind has its row above";
}

TEST(EventText, ClausesStandInTheRules) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/speed_circuit/RULES.md");
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.line);
    EXPECT_TRUE(for_tests::has_clause(rules, clause(c.event))) << clause(c.event);
  }
}

TEST(EventText, StoriesAreSentences) {
  for (const Case& c : cases()) {
    const std::string story = tell_event(board(), {"A", "B"}, state_of_b(), c.event);
    if (story.empty()) continue;
    EXPECT_EQ(story.back(), '.') << story;
    EXPECT_TRUE(story[0] >= 'A' && story[0] <= 'Z') << story;
    EXPECT_EQ(story.find("  "), std::string::npos) << story;
  }
}

TEST(EventText, KindsHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int i = 0; i < kEventKinds; ++i) {
    const std::string_view kind = name(static_cast<EventKind>(i));
    EXPECT_FALSE(kind.empty()) << i;
    EXPECT_TRUE(names.insert(kind).second) << kind;
  }
}

TEST(EventText, CountsPlacesInEnglish) {
  const std::pair<int, const char*> places[] = {{1, "1st"},   {2, "2nd"},   {3, "3rd"},
                                                {4, "4th"},   {11, "11th"}, {12, "12th"},
                                                {13, "13th"}, {21, "21st"}};
  for (const auto& [place, text] : places) {
    const Event event{
        .kind = EventKind::finished, .car = 0, .number = static_cast<std::uint16_t>(place)};
    EXPECT_EQ(tell_event(board(), {"A"}, state_of_b(), event),
              "A finishes " + std::string(text) + ".");
  }
}

// Labels of dice stand in records.
TEST(EventText, PurposesOfDiceHaveWordsOfTheirOwn) {
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::grid)), "grid");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::start)), "start");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::acceleration)), "acceleration");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::top_speed)), "top-speed");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::brakes)), "brakes");
  EXPECT_EQ(purpose_name(static_cast<int>(Purpose::chance)), "chance");
}

}  // namespace
}  // namespace chicane::speed_circuit
