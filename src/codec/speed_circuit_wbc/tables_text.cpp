#include "codec/speed_circuit_wbc/tables_text.h"

#include "base/text.h"
#include "codec/family_tables.h"
#include "codec/family_text.h"
#include "codec/roll_table.h"
#include "rules/speed_circuit_wbc/tables.h"

namespace chicane::speed_circuit_wbc {

namespace {

std::string cell(Speed speed) { return std::to_string(speed.mph()); }
std::string cell(int number) { return std::to_string(number); }

// Acceleration and deceleration begin one level later than the rest.
template <class Column>
std::string at_level(const Column& column, int level) {
  const int lowest = kLevelMax + 1 - static_cast<int>(column.size());
  return level < lowest ? "-" : cell(column[level - lowest]);
}

TableInfo car_table() {
  TableInfo table{"Car design",
                  "WBC-1.0 to WBC-1.2",
                  TableStatus::printed,
                  {"level", "start", "acceleration", "deceleration", "top speed", "wear a lap",
                   "-1 chips a lap", "-3 chips"},
                  {},
                  fill("The levels sum to {}. The columns of the start speeds run together in our "
                       "copy; they part in one way only (W1).",
                       kLevelSum)};
  for (int level = kLevelMin; level <= kLevelMax; ++level) {
    table.rows.push_back({fill("{}{}", level > 0 ? "+" : "", level), at_level(kStartSpeeds, level),
                          at_level(kAccelerations, level), at_level(kDecelerations, level),
                          at_level(kTopSpeeds, level), at_level(kWearPerLap, level),
                          at_level(kOnesPerLap, level), at_level(kThrees, level)});
  }
  return table;
}

TableInfo cornering_table() {
  TableInfo table = chart_table("Cornering chart", "WBC-3.4", kCorneringChart, kCornerDie);
  table.rows.push_back({format_mph(kCrashOver) + " or more", "crash off the course, out"});
  return table;
}

TableInfo wreck_table() {
  return {"Wreck modifiers",
          "WBC-2.13c, WBC-3.10",
          TableStatus::printed,
          {"move ended", "modifier"},
          {{fill("up to {} spaces beyond the row", kNearWreck), cell(kNearWreckModifier)},
           {"further on", cell(kFarWreckModifier)},
           {"row of three lanes, in addition", cell(kThreeWideModifier)}},
          "Added to the roll for chance; chips may be spent on it too."};
}

TableInfo points_table() {
  TableInfo table{"Points of the best finish", "WBC-F.2.8", TableStatus::printed,
                  {"place", "points"},         {},          {}};
  for (std::size_t i = 0; i < kFinishPoints.size(); ++i)
    table.rows.push_back({ordinal(static_cast<int>(i) + 1), cell(kFinishPoints[i])});
  return table;
}

TableInfo numbers() {
  return numbers_table(
      "Further numbers", TableStatus::printed,
      {{"cars in a race, at most", cell(kCarsMax), "WBC-H.1a"},
       {"sides of the dice for ties on the grid", cell(kPercentileSides), "WBC-H.3d"},
       {"off one roll by -1 chips, at most", cell(kOnesPerRoll), "WBC-1.3b"},
       {"off one roll by a -3 chip", cell(kThree), "WBC-1.3b"},
       {"a limit may be exceeded by", format_mph(kPush), "WBC-3.5a, WBC-3.6a"},
       {"damage takes off the category", format_mph(kDamage), "WBC-2.12a, WBC-3.7b"},
       {"wear of both cars after contact", cell(kContactWear), "WBC-2.10d"},
       {"added for each pass directly before", cell(kChainPenalty), "WBC-2.10e"},
       {"wear and chips at the end of a turn off the track",
        fill("{} and {}", kOffTrackWear, kOffTrackChips), "WBC-2.11f"}});
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {
      car_table(),
      chart_table("Deceleration chart", "WBC-3.3", kDecelerationChart, kBrakeDie,
                  LastRow::and_more),
      cornering_table(),
      roll_table("Engine test", "WBC-3.5", 2,
                 {{2, fill("{} more for this turn", format_mph(kPush))},
                  {kEngineFailsFrom,
                   fill("{} less than attempted; the category damaged", format_mph(kPush))}}),
      roll_table(
          "Start test", "WBC-3.6", 2,
          {{2, fill("{} more for this turn", format_mph(kPush))},
           {kMisshiftsFrom, fill("mis-shift, {} less than attempted", format_mph(kMisshift))},
           {kStallsFrom, "stall; acceleration damaged"}}),
      roll_table("Brake test", "WBC-3.7", 2,
                 {{2, "no effect"},
                  {kBrakesFailFrom, fill("{} wear; deceleration damaged", kBrakeDamageWear)}}),
      roll_table(
          "Forced pass", "WBC-3.8", 2,
          {{2, "through"}, {kPassFailsFrom, "failed"}, {kContactFrom, "failed, with contact"}}),
      roll_table(
          "Chance", "WBC-3.9", 2,
          {{2, "safe"}, {kChanceSpinsFrom, "spin"}, {kChanceCrashesFrom, "crash on the course"}}),
      wreck_table(),
      slip_table("WBC-2.6a"),
      numbers(),
      points_table(),
  };
}

SourceInfo source_info() {
  return {
      "Speed Circuit, rules of the WBC tournament, 2011, from a page on the web",
      "English",
      {"The tournament tracks are not there; the boards here are our own.",
       "Pitting, the optional slip and lane rules, play by mail and the tests for 2012 are only "
       "named there and are left out."},
      {"The rulebook of 1977 (speed-circuit): what the tournament does not change holds.",
       "The 2013 edition of the same page, for the start speeds; an older one, for the grey "
       "line. Neither is the only ground of a ruling."}};
}

}  // namespace chicane::speed_circuit_wbc
