#include "codec/speed_circuit/tables_text.h"

#include "base/text.h"
#include "codec/family_tables.h"
#include "codec/family_text.h"
#include "codec/roll_table.h"
#include "league/circuit_points.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {

namespace {

TableInfo car_table() {
  TableInfo table{"Preparation",
                  "SC-2.4a, SC-2.4b",
                  TableStatus::printed,
                  {"points", "start", "acceleration", "deceleration", "top speed", "wear a lap"},
                  {},
                  fill("{} points in all, at most {} in a category.", kPreparationPoints,
                       kPointsPerCategoryMax)};
  for (int points = 0; points <= kPointsPerCategoryMax; ++points) {
    table.rows.push_back(
        {std::to_string(points), std::to_string(kStartSpeeds[points].mph()),
         std::to_string(kAccelerations[points].mph()), std::to_string(kDecelerations[points].mph()),
         std::to_string(kTopSpeeds[points].mph()), std::to_string(kWearPerLap[points])});
  }
  return table;
}

// SC-15.3  The columns of the book are asked for by the number of cars.
TableInfo points_table() {
  using league::RaceResult;
  constexpr int kPlaces = 5;  // One more than score.
  const auto row = [](std::string how, const RaceResult& result) {
    return std::vector<std::string>{std::move(how), std::to_string(race_points(result, 6)),
                                    std::to_string(race_points(result, 5))};
  };
  TableInfo table{"Points of a circuit",
                  "SC-15.3",
                  TableStatus::printed,
                  {"place", "6 cars or more", "2 to 5 cars"},
                  {},
                  {}};
  for (int place = 1; place <= kPlaces; ++place) {
    table.rows.push_back(row(ordinal(place) + (place == kPlaces ? " and later" : ""),
                             {RaceResult::Kind::finished, place}));
  }
  table.rows.push_back(row("not finished", {RaceResult::Kind::not_finished}));
  table.rows.push_back(row("crashed", {RaceResult::Kind::crashed}));
  return table;
}

TableInfo printed_numbers() {
  return numbers_table(
      "Further numbers", TableStatus::printed,
      {{"a limit may be exceeded by", format_mph(kPush), "SC-4.3a, SC-10.1"},
       {"a damaged engine takes off acceleration and top speed", format_mph(kEngineLoss),
        "SC-4.3c"},
       {"acceleration and top speed of a damaged engine, at least",
        fill("{} and {}", kAccelerationMin.mph(), format_mph(kTopSpeedMin)), "SC-4.3e"},
       {"wear that strained brakes cost at once", std::to_string(kStrainWear), "SC-5.4b"},
       {"wear of both charts with strained brakes, times", std::to_string(kStrainedWearFactor),
        "SC-5.4d"},
       {"above a posted limit without wear, at most", format_mph(kNoWearOver), "SC-6.8"},
       {"stalls in a row that put a car out", std::to_string(kStallsOut), "SC-10.2"}});
}

// The chart of corners ends at 60, the grid at six.
TableInfo numbers_of_ours() {
  return numbers_table(
      "Where the book is silent", TableStatus::reconstruction,
      {{"over a corner limit, a crash from", format_mph(kCrashOver), "SC-6.6d, Q17"},
       {"cars in a race, at most, if the grid has room", std::to_string(kCarsMax), "SC-16"}});
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {
      car_table(),
      roll_table("Engine test", "SC-4.3b, SC-4.3c", 1,
                 {{1, "the plot is driven"},
                  {kEngineFailsOn, "damaged; burnt out if it was damaged before (SC-4.5)"}}),
      chart_table("Deceleration chart", "SC-5.3b to SC-5.3e", kDecelerationChart, kBrakeDie),
      roll_table("Brake test", "SC-5.4a", 1,
                 {{1, "no effect"},
                  {kBrakesFailOn, "strained; the car withdraws if they were before (SC-5.5)"}}),
      chart_table("Cornering chart", "SC-6.6a to SC-6.6c", kCorneringChart, kCornerDie),
      roll_table("Chance", "SC-6.6e to SC-6.6g", 1,
                 {{1, "safe"}, {kSafeUpTo + 1, "spinout"}, {kCrashesFrom, "crash"}}),
      slip_table("SC-7.5, SC-7.6"),
      roll_table("Start test", "SC-10.1", 1, {{1, "the plot is driven"}, {kStallsFrom, "stall"}}),
      printed_numbers(),
      points_table(),
      numbers_of_ours(),
  };
}

SourceInfo source_info() {
  return {
      "Speed Circuit, Avalon Hill, 1977",
      "English",
      {"The three courses are not in the text; the boards here are our own.",
       "The pictures of the sample game are gone; its positions are worked out from the words.",
       "80 or more over a corner limit is not in the chart: a crash, as in the tournament rules."},
      {"The WBC tournament rules, where the book leaves a question open (section 5)."}};
}

}  // namespace chicane::speed_circuit
