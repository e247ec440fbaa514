#include "rules/grand_prix_advanced/gears.h"

#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

std::vector<int> gears_of(const TestTable& table) {
  std::vector<int> gears;
  for (int gear = 0; gear <= kGears + 1; ++gear) {
    if (!refuse_gear(table.game(), table.state, gear)) gears.push_back(gear);
  }
  return gears;
}

// GPA-GEAR-2, GPA-GEAR-3, GPA-GEAR-4
TEST(GrandPrixAdvancedGears, OneUpOneDownOrTwoDown) {
  struct Row {
    const char* rule;
    int gear;
    DamageSet damage;
    std::vector<int> want;
  };
  const Row rows[] = {
      {"from first", 1, {}, {1, 2}},
      {"from second", 2, {}, {1, 2, 3}},
      {"from third", 3, {}, {1, 2, 3, 4}},
      {"from fourth", 4, {}, {2, 3, 4, 5}},
      {"from fifth", 5, {}, {3, 4, 5}},
      {"no double with C", 3, damages({Damage::gearbox}), {2, 3, 4}},
      {"no double with C", 5, damages({Damage::gearbox}), {4, 5}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    TestTable table;
    table.add_car(31, row.gear, row.damage);  // Nothing numbered in reach.
    table.go(0);
    EXPECT_EQ(gears_of(table), row.want);
  }
}

// GPA-STA-1, GPA-DMG-3, GPA-BOX-6, B6
TEST(GrandPrixAdvancedGears, OnlyFirst) {
  for (const Status status : {Status::spun, Status::box, Status::run}) {
    TestTable table;
    table.add_car(36, 3).status = status;
    table.car(0).is_starting = status == Status::run;
    table.go(0);
    EXPECT_EQ(gears_of(table), std::vector<int>{1});
    EXPECT_FALSE(needs_shift_die(table.game(), table.state, 1)) << "two down, but no change";
  }
  TestTable table({.spin_gear = SpinGear::unchanged});
  table.add_car(31, 3).status = Status::spun;
  table.go(0);
  EXPECT_EQ(gears_of(table), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_TRUE(needs_shift_die(table.game(), table.state, 1));
}

// GPA-GEAR-5, first sentence. Cell 13 has factor 3.
TEST(GrandPrixAdvancedGears, NoFifthBeforeThree) {
  struct Row {
    const char* rule;
    int cell;
    DamageSet damage;
    std::vector<int> others;
    bool is_open;
  };
  const Row rows[] = {
      {"three in the ninth cell", 4, {}, {}, true},
      {"three in the eighth cell", 5, {}, {}, false},
      {"three in the next cell", 12, {}, {}, false},
      {"three behind", 13, {}, {}, true},
      {"two in the way", 14, {}, {}, true},
      {"two and a car to pass", 14, {}, {20}, false},
      {"two and a car in the eighth cell", 13, {}, {21}, true},
      {"two and tyres", 14, damages({Damage::tyres}), {}, false},
      {"three cars", 31, {}, {33, 33, 33}, false},
      {"two cars", 31, {}, {33, 33}, true},
      {"two cars and tyres", 31, damages({Damage::tyres}), {33, 33}, false},
      {"three cars in the eighth cell", 31, {}, {39, 39, 39}, true},
      {"three cars where it stands", 31, {}, {31, 31, 31}, true},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    for (const int gear : {4, 5}) {
      TestTable table;
      table.add_car(row.cell, gear, row.damage);
      for (const int other : row.others) table.add_car(other);
      table.go(0);
      EXPECT_EQ(table.refusal(grand_prix_advanced::gear(5)),
                row.is_open ? "" : "no_fifth_before_three");
    }
  }
  TestTable numbered({.tyre_damage = TyreDamage::numbered});
  numbered.add_car(31, 5, damages({Damage::tyres}));
  for (int i = 0; i < 2; ++i) numbered.add_car(33);
  numbered.go(0);
  EXPECT_EQ(numbered.refusal(gear(5)), "") << "B2: unnumbered cells are not raised";
}

// GPA-VIC-1
TEST(GrandPrixAdvancedGears, NothingIsReachedBeyondTheFinalLine) {
  TestTable table;
  table.add_car(39, 5).to_go = 1;
  table.add_cars({2, 2, 2});
  table.go(0);
  EXPECT_EQ(table.refusal(gear(5)), "");
  table.car(0).to_go = 2;
  EXPECT_EQ(table.refusal(gear(5)), "no_fifth_before_three");
}

// GPA-GEAR-3, GPA-GEAR-4
TEST(GrandPrixAdvancedGears, WhichChangesNeedADie) {
  TestTable table;
  table.add_car(31, 4);
  table.go(0);
  for (const int gear : {3, 4, 5})
    EXPECT_FALSE(needs_shift_die(table.game(), table.state, gear)) << gear;
  EXPECT_TRUE(needs_shift_die(table.game(), table.state, 2));
  table.car(0).damage.add(Damage::gearbox);
  for (const int gear : {3, 5})
    EXPECT_TRUE(needs_shift_die(table.game(), table.state, gear)) << gear;
  EXPECT_FALSE(needs_shift_die(table.game(), table.state, 4)) << "kept";
}

// GPA-MOV-2, B1, GPA-STA-1
TEST(GrandPrixAdvancedGears, DamageLowersTheMaximum) {
  const auto window = [](int gear, DamageSet held, EngineDamage option) {
    const TestTable table({.engine_damage = option});
    const Window found = window_of(table.game(), gear_of(gear), held);
    return std::pair(found.least, found.most);
  };
  const DamageSet m = damages({Damage::engine});
  const DamageSet both = damages({Damage::engine, Damage::chassis});
  EXPECT_EQ(window(3, {}, EngineDamage::max), std::pair(3, 6));
  EXPECT_EQ(window(3, m, EngineDamage::max), std::pair(3, 5));
  EXPECT_EQ(window(3, damages({Damage::chassis}), EngineDamage::both), std::pair(3, 5));
  EXPECT_EQ(window(3, both, EngineDamage::max), std::pair(3, 4));
  EXPECT_EQ(window(3, m, EngineDamage::both), std::pair(2, 5));
  EXPECT_EQ(window(1, both, EngineDamage::both), std::pair(0, 1)) << "not below 0";
  EXPECT_EQ(window(3, damages({Damage::suspension, Damage::tyres, Damage::gearbox, Damage::brakes}),
                   EngineDamage::both),
            std::pair(3, 6));
  EXPECT_EQ(start_window(6, both).most, 1);
  EXPECT_EQ(start_window(5, m).most, 3);
  EXPECT_EQ(start_window(1, {}).most, 5);
  EXPECT_EQ(start_window(1, {}).least, 0);
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
