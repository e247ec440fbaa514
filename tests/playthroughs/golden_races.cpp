#include "playthroughs/golden_races.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/driver.h"

namespace chicane {

void PrintTo(const GoldenRace& golden, std::ostream* out) { *out << golden.name; }

std::vector<GoldenRace> golden_races() {
  const std::vector<std::string> six_rookies(6, "rookie");
  const std::vector<std::string> six_random(6, "random");
  return {
      {"speed_circuit_monza_rookies", "speed-circuit", "monza", "laps=2", six_rookies, 1},
      {"speed_circuit_monza_random", "speed-circuit", "monza", "laps=1", six_random, 2},
      {"speed_circuit_monza_mixed_twelve",
       "speed-circuit",
       "monza",
       "laps=1",
       {"rookie", "random", "rookie", "random", "rookie", "random", "rookie", "random", "rookie",
        "random", "rookie", "random"},
       3},
      {"speed_circuit_short_track_random", "speed-circuit", "SB", "laps=3", six_random, 4},
      {"speed_circuit_other_readings", "speed-circuit", "SB",
       "laps=2 start_speed_rule=exact min_speed=20 push_after_spin=forbidden "
       "test_timing=after_reveal "
       "engine_fail_speed=attempt_minus_20 unpayable_decel=spin corner_lower_limit=free "
       "over_60_corner=illegal zero_wear_cap=effective arrow_join=any spin_space=first_offending "
       "crash_after_line=finished race_end=first_3 turn_limit=40",
       six_random, 5},
      {"speed_circuit_wbc_monza_rookies", "speed-circuit-wbc", "monza", "laps=3",
       std::vector<std::string>(12, "rookie"), 1},
      {"speed_circuit_wbc_test_track_random", "speed-circuit-wbc", "WB", "laps=1", six_random, 2},
      {"speed_circuit_wbc_mixed",
       "speed-circuit-wbc",
       "WB",
       "laps=2",
       {"rookie", "random", "rookie", "random", "rookie", "random", "rookie", "random"},
       3},
      {"speed_circuit_wbc_other_readings",
       "speed-circuit-wbc",
       "WF",
       "laps=2 race=final best=3/1/0/2 chips_timing=after double_test=recheck damage_floor=none "
       "unpayable_choice=last_resort eb_credit_unused=true failed_pass_braking=chart "
       "pass_chain=same_move blocked_row=occupied_space pass_counts_slip=false off_fee=any_time "
       "off_unpaid=both bid_minus3=one three_wide=exactly stall_restart=accel "
       "plot_entry=legal_only turn_limit=50",
       {"rookie", "random", "random", "rookie", "random", "rookie"},
       4},
      {"motorchamp_long_rookies", "motorchamp", "mc-a1-m1-z1", "laps=6",
       std::vector<std::string>(8, "rookie"), 1},
      {"motorchamp_short_random", "motorchamp", "mc-a2-z2", "laps=3", six_random, 2},
      {"motorchamp_practice_mixed",
       "motorchamp",
       "mc-a2-m2-z1",
       "laps=2 grid=practice",
       {"rookie", "random", "rookie", "random", "rookie", "random"},
       3},
      {"motorchamp_other_readings",
       "motorchamp",
       "mc-a1-z2",
       "laps=4 order_seam=leader slip_one_square=0 slip_in_start=0 pass_identity=distinct "
       "return_mode=claim finish_truncates=0 out_rank=time faults=punish",
       {"rookie", "rookie", "random", "rookie"},
       4},
      {"formula_one_club", "formula-one", "F1-REF", "laps=5", std::vector<std::string>(6, "club"),
       1},
      {"formula_one_rookies", "formula-one", "F1-REF", "laps=3",
       std::vector<std::string>(3, "rookie"), 1},
      {"formula_one_random", "formula-one", "F1-REF", "laps=3",
       std::vector<std::string>(4, "random"), 2},
      {"formula_one_other_readings",
       "formula-one",
       "F1-REF",
       "laps=2 short_race=yes baulk_reduction=separate baulked_band_speed=reduced tactic_bands=no "
       "carburettor_card=speed_and_squares classification=run_out",
       {"club", "random", "club", "random", "club", "random"},
       3},
      {"grand_prix_basic_club", "grand-prix-basic", "GP-REF", "laps=3 automatic=1",
       std::vector<std::string>(5, "club"), 1},
      {"grand_prix_basic_rookies", "grand-prix-basic", "GP-REF", "laps=1",
       std::vector<std::string>(3, "rookie"), 1},
      {"grand_prix_basic_random", "grand-prix-basic", "GPB-TT", "laps=2",
       std::vector<std::string>(4, "random"), 2},
      {"grand_prix_basic_other_readings",
       "grand-prix-basic",
       "GPA-TT",
       "laps=2 order=seats cars_per_player=1 automatic=2",
       {"club", "random", "club", "random"},
       3},
      {"grand_prix_advanced_bold", "grand-prix-advanced", "GP-REF", "laps=3 automatic=1",
       std::vector<std::string>(5, "pro-bold"), 1},
      {"grand_prix_advanced_rookies", "grand-prix-advanced", "GP-REF", "laps=1",
       std::vector<std::string>(3, "rookie"), 1},
      {"grand_prix_advanced_random", "grand-prix-advanced", "GPA-TT", "laps=2",
       std::vector<std::string>(4, "random"), 2},
      {"grand_prix_advanced_practice", "grand-prix-advanced", "GP-REF",
       "laps=1 start=practice automatic=1", std::vector<std::string>(2, "club"), 4},
      {"grand_prix_advanced_other_readings",
       "grand-prix-advanced",
       "GPA-TT",
       "laps=2 engine_damage=both tyre_damage=numbered damage_stops=yes spin_gear=unchanged "
       "avoid=gear_only practice_decimals=literal classification=run_out start=practice "
       "automatic=1",
       {"club", "random", "club", "random"},
       3},
  };
}

std::unique_ptr<Race> begin(const GoldenRace& golden) {
  const auto board = load_board(golden.board);
  const auto rules = find_rule_set(golden.rules);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < golden.drivers.size(); ++i) {
    names.push_back(std::string(1, static_cast<char>('A' + i)));
  }
  auto made = (*rules)->make_race(*board, golden.options, names);
  EXPECT_TRUE(static_cast<bool>(made)) << (made ? "" : to_string(made.error()));
  return std::move(*made);
}

void play(const GoldenRace& golden, Race& race,
          const std::function<void(const GoldenStep&)>& observe) {
  std::vector<std::unique_ptr<Driver>> drivers;
  const auto shelf = std::make_shared<Shelf>();
  for (std::size_t i = 0; i < golden.drivers.size(); ++i) {
    drivers.push_back(std::move(*make_driver(golden.drivers[i], race, shelf, golden.seed + i)));
  }
  Random dice(golden.seed);
  for (Pending pending = race.pending(); !pending.is_over(); pending = race.pending()) {
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    GoldenStep step{.who = is_die ? "chance" : race.names()[index(seat)],
                    .label = is_die ? race.roll_label() : ""};
    step.decision =
        is_die ? "roll " + std::to_string(face_of(pending.roll.die, dice.roll(pending.roll.sides)))
               : drivers[index(seat)]->choose(race, seat);
    auto done = race.decide(seat, step.decision);
    EXPECT_TRUE(static_cast<bool>(done)) << step.who << " " << step.decision;
    if (!done) return;
    step.happenings = std::move(*done);
    observe(step);
  }
}

}  // namespace chicane
