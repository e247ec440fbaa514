#include "codec/formula_one/tables_text.h"

#include "base/text.h"
#include "codec/family_tables.h"
#include "codec/formula_one/decision_text.h"
#include "codec/roll_table.h"
#include "league/driver_points.h"
#include "rules/formula_one/tables.h"

namespace chicane::formula_one {

namespace {

constexpr const char* kFromPictures =
    "Not in the rule text: from a photograph of the printed chart.";

// --- 6.1 --------------------------------------------------------------------------------------

struct Faces {
  int first;
  int second;
};

// 20 over, 40 over, 40 over on worn tyres.
std::vector<std::string> penalties(Faces faces) {
  return {penalty_words(penalty_of(false, faces.first, faces.second, 0)),
          penalty_words(penalty_of(true, faces.first, faces.second, 0)),
          penalty_words(penalty_of(true, faces.first, faces.second, kWornTyre))};
}

// The faces that make a sum, the double apart.
struct Sum {
  std::vector<Faces> mixed;
  std::vector<Faces> doubles;  // One or none.
};
Sum faces_of(int sum) {
  Sum all;
  for (int first = 1; first <= kDieSides; ++first) {
    const int second = sum - first;
    if (second < 1 || second > kDieSides) continue;
    (first == second ? all.doubles : all.mixed).push_back({first, second});
  }
  return all;
}

void add_throw(TableInfo& table, std::string what, std::size_t ways, Faces faces) {
  std::vector<std::string> row = {std::move(what), std::to_string(ways)};
  for (std::string& words : penalties(faces)) row.push_back(std::move(words));
  table.rows.push_back(std::move(row));
}

// A double has a row of its own where it matters.
void add_sum(TableInfo& table, int sum) {
  const Sum all = faces_of(sum);
  const bool is_parted = !all.doubles.empty() && !all.mixed.empty() &&
                         penalties(all.doubles[0]) != penalties(all.mixed[0]);
  if (!is_parted) {
    add_throw(table, std::to_string(sum), all.mixed.size() + all.doubles.size(),
              all.mixed.empty() ? all.doubles[0] : all.mixed[0]);
    return;
  }
  const std::string twin = fill("{}+{}", all.doubles[0].first, all.doubles[0].second);
  add_throw(table, fill("{}, not {}", sum, twin), all.mixed.size(), all.mixed[0]);
  add_throw(table, twin, all.doubles.size(), all.doubles[0]);
}

TableInfo penalty_table() {
  TableInfo table{
      "Penalty chart",
      "F1-COR-3, 6.1",
      TableStatus::printed,
      {"throw", "of 36", "20 over", "40 over", fill("40 over, tyres at {}+", kWornTyre)},
      {},
      kFromPictures};
  for (int sum = 2; sum <= 2 * kDieSides; ++sum) add_sum(table, sum);
  return table;
}

// --- 6.2 --------------------------------------------------------------------------------------

TableInfo reduction_table() {
  TableInfo table{"Speed reduction chart",
                  "F1-RED-1, 6.2",
                  TableStatus::printed,
                  {"taken off", "brake wear", "tyre wear"},
                  {},
                  kFromPictures};
  for (int spaces = 1; spaces <= kReductionMax; ++spaces) {
    table.rows.push_back({format_mph(Speed::from_spaces(spaces)),
                          std::to_string(kReduction[spaces].brake),
                          std::to_string(kReduction[spaces].tyre)});
  }
  return table;
}

// --- 6.3 --------------------------------------------------------------------------------------

std::string effect_of(Tactic card) {
  switch (card) {
    case Tactic::superb:
      return "one corner without penalty, if the track is clear (F1-TAC-5)";
    case Tactic::carburettor:
      return fill("speed at once up to {} (F1-TAC-7)", format_mph(kCarburettor));
    case Tactic::gear:
    case Tactic::slipstream:
    case Tactic::reactions:
      break;
  }
  return fill("{} extra squares (F1-TAC-6)", kExtraSquares[static_cast<std::size_t>(card)]);
}

TableInfo tactic_table() {
  TableInfo table{"Tactic cards",
                  "F1-TAC, 6.3",
                  TableStatus::printed,
                  {"card", "cards", "name", "effect"},
                  {},
                  "Not in the rule text: from transcripts of the cards, in our words."};
  for (int i = 0; i < kTactics; ++i) {
    const auto card = static_cast<Tactic>(i);
    table.rows.push_back({std::string(tactic_id(card)), std::to_string(kTacticsOfEach),
                          std::string(tactic_title(card)), effect_of(card)});
  }
  return table;
}

std::string further_effect(PitCard card) {
  switch (card) {
    case PitCard::extra_tactic:
      return ": the top of the discard";
    case PitCard::special_tyres:
      return ": once, 20 or 40 over without dice";
    case PitCard::faulty_tyres:
      return ": from Abbey Curve to the line any excess is a spin, no cards";
    case PitCard::brake_failure:
      return ": from Lodge Corner no braking, 40 over is a spin";
    case PitCard::miss_one:
    case PitCard::miss_two:
    case PitCard::quick:
    case PitCard::first_80:
    case PitCard::first_40:
    case PitCard::first_20:
    case PitCard::hidden:
      break;
  }
  return {};
}

TableInfo pit_table() {
  TableInfo table{"Pit cards",
                  "F1-PIT-7, 6.3",
                  TableStatus::printed,
                  {"card", "cards", "moves missed", "first speed", "what"},
                  {},
                  "Not in the rule text: from transcripts of the cards, in our words. Where Abbey "
                  "Curve and Lodge Corner lie is ours (6.4)."};
  for (int i = 0; i < kPitKinds; ++i) {
    const auto card = static_cast<PitCard>(i);
    table.rows.push_back({std::string(pit_card_id(card)), std::to_string(kPitCounts[i]),
                          std::to_string(kPitEffects[i].miss), format_mph(kPitEffects[i].cap),
                          std::string(pit_card_title(card)) + further_effect(card)});
  }
  return table;
}

// --- The rest ---------------------------------------------------------------------------------

TableInfo printed_numbers() {
  return numbers_table("Further numbers", TableStatus::printed,
                       {{"cars", format_range(kCarsMin, kCarsMax), "F1-SET-2"},
                        {"laps, at least", std::to_string(kLapsMin), "F1-GEN-2"},
                        {"top speed", format_mph(kTopSpeed), "F1-MOV-2"},
                        {"faster than last turn by, at most", format_mph(kSpeedUp), "F1-MOV-2"},
                        {"first speed from rest, at most", format_mph(kFirstSpeed), "F1-MOV-5"},
                        {"tactic cards of each driver", std::to_string(kHand), "F1-TAC-1"}});
}

TableInfo dials() {
  TableInfo table = numbers_table("Dials, up to", TableStatus::printed,
                                  {{"tyre wear", std::to_string(kTyreMax), "F1-RED-2"},
                                   {"brake wear", std::to_string(kBrakeMax), "F1-RED-2"},
                                   {"laps", std::to_string(kLapsMax), "F1-GEN-2"}});
  table.note =
      "Only the tyres are in the rule text; the others from descriptions of the dashboard.";
  return table;
}

TableInfo numbers_of_ours() {
  return numbers_table(
      "Where the book is silent", TableStatus::reconstruction,
      {{"rounds without movement that end a race", std::to_string(kStillRounds), "F1-FIN-4"}});
}

TableInfo points_table() {
  TableInfo table{"Points of a league", "F1-LEA-1", TableStatus::printed,
                  {"place", "points"},  {},         {}};
  for (int place = 1; place <= league::kPlacesMax; ++place)
    table.rows.push_back({ordinal(place), std::to_string(league::league_points({place}))});
  return table;
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {penalty_table(), reduction_table(), tactic_table(), pit_table(),
          dials(),         printed_numbers(), points_table(), numbers_of_ours()};
}

SourceInfo source_info() {
  return {
      "Formula One, John Waddington Limited, 1962, by John Howarth and Trevor Jones",
      "English",
      {"Both charts, the cards and the range of the dials are not in the text; they are those of "
       "the printed game, from the sources below.",
       "The board is not in the text: F1-REF has its six corners and their speeds, all distances "
       "are ours.",
       "The picture of the example is gone; where its cars stand is free."},
      {"A photograph of the printed charts and transcripts of the cards.",
       "An encyclopedia and reviews, which confirm single points."}};
}

std::string penalty_words(Penalty penalty) {
  switch (penalty) {
    case Penalty::none:
      return "nothing";
    case Penalty::tyre:
      return "1 tyre point";
    case Penalty::two_tyres:
      return "2 tyre points";
    case Penalty::tyre_and_brake:
      return "1 tyre and 1 brake point";
    case Penalty::spin:
      return "a spin";
  }
  return {};
}

std::string wear_words(const Wear& wear) {
  std::vector<std::string> parts;
  if (wear.brake > 0) parts.push_back(fill("brake {}", wear.brake));
  if (wear.tyre > 0) parts.push_back(fill("tyre {}", wear.tyre));
  return join(parts, ", ");
}

}  // namespace chicane::formula_one
