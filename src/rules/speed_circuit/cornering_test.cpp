#include "rules/speed_circuit/cornering.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

constexpr ChartOption kOneWear{.wear = 1};
constexpr ChartOption kTheChance{.die = true};
constexpr ChartOption kTwoWear{.wear = 2};
constexpr ChartOption kOneWearAndChance{.wear = 1, .die = true};
constexpr ChartOption kTwoWearAndChance{.wear = 2, .die = true};
constexpr ChartOption kTwoWearAndSpin{.wear = 2, .spinout = true};

Car car_with(int wear, bool strained = false) {
  Car car{};
  car.wear = static_cast<std::uint16_t>(wear);
  car.brakes_strained = strained;
  return car;
}

Ledger ledger_with(int paid, bool rolled) {
  Ledger ledger{};
  ledger.paid = static_cast<std::uint8_t>(paid);
  ledger.rolled = rolled ? 1 : 0;
  return ledger;
}

TEST(Cornering, ChartIsThatOfTheRulebook) {
  struct Case {
    const char* rule;
    Speed over;
    std::vector<ChartOption> want;
  };
  const Case cases[] = {
      {"SC-6.6a 1W or C", 20_mph, {kOneWear, kTheChance}},
      {"SC-6.6b 2W or 1W+C", 40_mph, {kTwoWear, kOneWearAndChance}},
      {"SC-6.6c 2W+S or 2W+C", 60_mph, {kTwoWearAndChance, kTwoWearAndSpin}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const ChartRow& row = cornering_row(c.over);
    EXPECT_EQ(row.over, c.over);
    EXPECT_EQ(std::vector<ChartOption>(row.begin(), row.end()), c.want);
  }
  EXPECT_EQ(kCrashOver, kCorneringChart.back().over + 20_mph) << "SC-6.6d";
}

TEST(Cornering, OnlyWhatIsNotYetPaidIsDue) {
  struct Case {
    const char* rule;
    ChartOption option;
    int paid;
    bool rolled;
    bool strained;
    int want_wear;
    bool want_roll;
  };
  const Case cases[] = {
      {"SC-6.6a nothing paid before", kOneWear, 0, false, false, 1, false},
      {"SC-6.6a the die instead", kTheChance, 0, false, false, 0, true},
      {"SC-6.6i one of two paid", kTwoWear, 1, false, false, 1, false},
      {"SC-6.6i more paid than the option asks", kOneWear, 2, false, false, 0, false},
      {"SC-6.6i a roll made before is not made again", kOneWearAndChance, 0, true, false, 1, false},
      {"SC-6.6i wear paid before, the roll not", kOneWearAndChance, 1, false, false, 0, true},
      {"SC-6.6i all paid", kTwoWearAndChance, 2, true, false, 0, false},
      {"SC-5.4d doubled", kTwoWear, 0, false, true, 4, false},
      {"SC-5.4d only the part still due is doubled", kTwoWear, 1, false, true, 2, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const Ledger ledger = ledger_with(c.paid, c.rolled);
    EXPECT_EQ(corner_wear_due(car_with(9, c.strained), ledger, c.option), c.want_wear);
    EXPECT_EQ(owes_roll(ledger, c.option), c.want_roll);
  }
}

TEST(Cornering, RowsThatCanBePaid) {
  struct Case {
    const char* rule;
    Speed need;
    int wear;
    int paid;
    bool strained;
    bool want;
  };
  const Case cases[] = {
      {"SC-6.6h chance costs no wear", 20_mph, 0, 0, false, true},
      {"SC-6.6h 1W+C", 40_mph, 1, 0, false, true},
      {"SC-6.6h without wear", 40_mph, 0, 0, false, false},
      {"SC-6.6h 2W", 60_mph, 2, 0, false, true},
      {"SC-6.6h one unit missing", 60_mph, 1, 0, false, false},
      {"SC-6.6i what is paid helps", 60_mph, 1, 1, false, true},
      {"SC-6.6i all paid before", 60_mph, 0, 2, false, true},
      {"SC-5.4d 1W+C costs 2", 40_mph, 2, 0, true, true},
      {"SC-5.4d one is not enough", 40_mph, 1, 0, true, false},
      {"SC-5.4d three are not enough", 60_mph, 3, 0, true, false},
      {"SC-5.4d four are", 60_mph, 4, 0, true, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(can_pay_corner(car_with(c.wear, c.strained), ledger_with(c.paid, false), c.need),
              c.want);
  }
  EXPECT_TRUE(can_pay_corner_option(car_with(2), {}, kTwoWear));
  EXPECT_FALSE(can_pay_corner_option(car_with(1), {}, kTwoWear));
}

TEST(Cornering, ChanceTableByFace) {
  struct Case {
    const char* rule;
    int face;
    ChanceResult want;
  };
  const Case cases[] = {
      {"SC-6.6e", 1, ChanceResult::safe},    {"SC-6.6e", 3, ChanceResult::safe},
      {"SC-6.6f", 4, ChanceResult::spinout}, {"SC-6.6f", 5, ChanceResult::spinout},
      {"SC-6.6g", 6, ChanceResult::crash},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(chance_result(c.face), c.want);
  }
}

TEST(Cornering, WithoutWearTwentyAboveTheLimitIsTheMost) {
  struct Case {
    const char* rule;
    ZeroWearCap cap;
    Speed speed;
    Speed bonus;
    bool want;
  };
  // I11 is posted 60.
  const Case cases[] = {
      {"SC-6.8 20 above", ZeroWearCap::posted, 80_mph, 0_mph, false},
      {"SC-6.8 40 above", ZeroWearCap::posted, 100_mph, 0_mph, true},
      {"Q19 line or no line", ZeroWearCap::posted, 100_mph, 20_mph, true},
      {"Q19 the other reading counts the line", ZeroWearCap::effective, 100_mph, 20_mph, false},
      {"Q19 and measures from it", ZeroWearCap::effective, 120_mph, 20_mph, true},
      {"Q19 without a line they agree", ZeroWearCap::effective, 100_mph, 0_mph, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const TestTable table({.zero_wear_cap = c.cap});
    EXPECT_EQ(breaks_zero_wear(table.game(), table.space("I11"), c.speed, c.bonus), c.want);
  }
}

TEST(Cornering, EntriesThatQ16MayMakeFree) {
  struct Case {
    const char* rule;
    CornerLowerLimit option;
    const char* from;
    const char* at;
    Speed speed;  // Last turn 120.
    bool want;
  };
  const CornerLowerLimit reassess = CornerLowerLimit::reassess;
  const CornerLowerLimit free = CornerLowerLimit::free;
  const Case cases[] = {
      {"Q16 reassessed by default", reassess, "I24", "I25", 120_mph, false},
      {"Q16 free at the same speed", free, "I24", "I25", 120_mph, true},
      {"Q16 not at a higher one", free, "I24", "I25", 140_mph, false},
      {"Q16 only in the corner in which the move began", free, "I18", "I23", 120_mph, false},
      {"Q16 a straight space is no corner", free, "I22", "I23", 120_mph, false},
      {"Q16 nor is one straight space the same corner as another", free, "I20", "I21", 120_mph,
       false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const TestTable table({.corner_lower_limit = c.option});
    EXPECT_EQ(is_free_entry(table.game(), table.space(c.from), table.space(c.at), c.speed, 120_mph),
              c.want);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
