#include "codec/speed_circuit/tables_text.h"

#include "codec/tables_for_tests.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {
namespace {

using for_tests::Rows;
using for_tests::table_named;

TEST(SpeedCircuitTables, AreWellFormedAndSayWhatIsOurs) {
  for_tests::expect_well_formed(table_infos(), source_info(), "speed_circuit");
  EXPECT_EQ(for_tests::reconstructions(table_infos()),
            std::set<std::string>{"Where the book is silent"});
}

TEST(SpeedCircuitTables, HaveTheColumnsOfPreparation) {
  const TableInfo table = table_named(table_infos(), "Preparation");
  ASSERT_EQ(table.rows.size(), kStartSpeeds.size());
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    EXPECT_EQ(table.rows[i],
              (std::vector<std::string>{
                  std::to_string(i), std::to_string(kStartSpeeds[i].mph()),
                  std::to_string(kAccelerations[i].mph()), std::to_string(kDecelerations[i].mph()),
                  std::to_string(kTopSpeeds[i].mph()), std::to_string(kWearPerLap[i])}));
  }
}

TEST(SpeedCircuitTables, HaveTheCharts) {
  EXPECT_EQ(table_named(table_infos(), "Deceleration chart").rows, (Rows{{"20 mph", "1W or T"},
                                                                         {"40 mph", "2W or 1W+T"},
                                                                         {"60 mph", "2W+T"},
                                                                         {"80 mph", "2W+T+S"}}));
  EXPECT_EQ(table_named(table_infos(), "Cornering chart").rows.back(),
            (std::vector<std::string>{"60 mph", "2W+C or 2W+S"}));
}

// Section 2, odds: safe 1/2, spinout 1/3, crash 1/6; a push stalls 1/3.
TEST(SpeedCircuitTables, HaveTheChancesOfTheDie) {
  EXPECT_EQ(table_named(table_infos(), "Chance").rows,
            (Rows{{"1-3", "3", "safe"}, {"4-5", "2", "spinout"}, {"6", "1", "crash"}}));
  EXPECT_EQ(table_named(table_infos(), "Start test").rows.back(),
            (std::vector<std::string>{"5-6", "2", "stall"}));
}

TEST(SpeedCircuitTables, HaveThePointsOfACircuit) {
  EXPECT_EQ(table_named(table_infos(), "Points of a circuit").rows,
            (Rows{{"1st", "5", "4"},
                  {"2nd", "3", "2"},
                  {"3rd", "2", "1"},
                  {"4th", "1", "0"},
                  {"5th and later", "0", "0"},
                  {"not finished", "-1", "-1"},
                  {"crashed", "-2", "-2"}}));
}

}  // namespace
}  // namespace chicane::speed_circuit
