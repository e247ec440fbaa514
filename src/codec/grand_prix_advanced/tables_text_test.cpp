#include "codec/grand_prix_advanced/tables_text.h"

#include "codec/rule_page.h"
#include "codec/tables_for_tests.h"
#include "rules/grand_prix_advanced/tables.h"

namespace chicane::grand_prix_advanced {
namespace {

using for_tests::Rows;
using for_tests::table_named;

TEST(GrandPrixAdvancedTables, AreWellFormedAndSayWhatIsOurs) {
  for_tests::expect_well_formed(table_infos(), source_info(), "grand_prix_advanced");
  EXPECT_EQ(
      for_tests::reconstructions(table_infos()),
      (std::set<std::string>{"Table A: the risk factor a car bears", "Where the text is silent"}));
}

TEST(GrandPrixAdvancedTables, HaveGearsAndWhatTheyBear) {
  const Rows gears = table_named(table_infos(), "Gears").rows;
  ASSERT_EQ(gears.size(), 5u);
  EXPECT_EQ(gears[2], (std::vector<std::string>{"3", "3", "6", "3"}));
  const Rows bears = table_named(table_infos(), "Table A: the risk factor a car bears").rows;
  EXPECT_EQ(bears[4], (std::vector<std::string>{"5", "2", "2", "2", "1", "1", "0", "0", "0"}));
}

TEST(GrandPrixAdvancedTables, HaveChecksDamagesAndAutomaticCars) {
  EXPECT_EQ(table_named(table_infos(), "Table B: checks").rows,
            (Rows{{"1-2", "N nothing"}, {"3", "TC spin"}, {"4-6", "D damage by table C"}}));
  EXPECT_EQ(table_named(table_infos(), "Table C: damages").rows, (Rows{{"1-2", "S suspension"},
                                                                       {"3", "G tyres"},
                                                                       {"4", "C gearbox"},
                                                                       {"5", "F brakes"},
                                                                       {"6", "T chassis"}}));
  EXPECT_EQ(table_named(table_infos(), "Automatic cars").rows,
            (Rows{{"1-2", "5"}, {"3-4", "6"}, {"5-6", "9"}}));
  EXPECT_EQ(table_named(table_infos(), "Start move").rows,
            (Rows{{"1-4", "5"}, {"5", "4"}, {"6", "3"}}));
}

TEST(GrandPrixAdvancedTables, FitThePage) {
  for (const std::string_view line : lines(format_tables_page(table_infos())))
    EXPECT_LE(line.size(), kPageWidth) << line;
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
