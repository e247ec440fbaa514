#include "codec/grand_prix_basic/event_rows.h"

#include <algorithm>

#include "codec/cited.h"
#include "rules/grand_prix_basic/clauses.h"
#include "rules/lib/start_order.h"

namespace chicane::grand_prix_basic {

namespace {

using Table = EventTable<GrandPrixBasic>;
using Of = Occurrence<GrandPrixBasic>;
using K = EventKind;

// --- Clauses -------------------------------------------------------------------------------------

struct ClauseId {
  char text[16] = {};
  template <std::size_t kSize>
  constexpr ClauseId(const char (&id)[kSize]) {  // NOLINT: reads as one.
    std::copy_n(id, kSize, text);
  }
};

std::string told(std::string_view clause) { return cited(clause, is_reconstructed(clause)); }

// As it is told to people: "GPB-RSK-1 (reconstructed)".
template <ClauseId kId>
std::string clause(const Of&) {
  return told(kId.text);
}

bool is_automatic(const Of& of) { return of.state.cars[of.event.car].is_automatic; }
bool is_out_of_luck(const Of& of) { return of.event.number == kMissAfterLuck; }

std::string clause_of_move(const Of& of) {
  return told(is_automatic(of) ? "GPB-AUT-2" : "GPB-MOV-2");
}
std::string clause_of_miss(const Of& of) {
  return told(is_out_of_luck(of) ? "GPB-OVT-4" : "GPB-ACC-1");
}

// --- Fields --------------------------------------------------------------------------------------

template <auto kMember>
int value(const Of& of) {
  return of.event.*kMember;
}

std::string cell(const Of& of) { return std::to_string(of.event.cell); }

Faces faces(const Of& of) {
  Faces faces;
  for (const std::uint8_t face : of.event.faces) {
    if (face != 0) faces.push_back(face);
  }
  return faces;
}
int dice(const Of& of) { return static_cast<int>(faces(of).size()); }

// GPB-AUT-1  Cells that the die of an automatic car gives.
int automatic_cells(const Of& of) {
  return of.event.faces[0] == 0 ? 0 : kAutomaticCells[of.event.faces[0] - 1u];
}

Faces sole_die(const Of& of) {
  Faces faces;
  faces.push_back(static_cast<std::uint8_t>(of.event.number));
  return faces;
}

PlaceDie draw(const Of& of) { return die_of_place(of.state, of.event.number - 1); }
Faces drawn(const Of& of) {
  Faces faces;
  if (draw(of).face != 0) faces.push_back(static_cast<std::uint8_t>(draw(of).face));
  return faces;
}
int sides(const Of& of) { return draw(of).sides; }

int cell_value(const Of& of) { return of.game.ring.factors[of.event.cell]; }
// GPB-OVT-1, GPB-OVT-2
int bar(const Of& of) { return of.event.others + cell_value(of); }
int is_risk_safe(const Of& of) { return is_safe(of.event.number, cell_value(of)) ? 1 : 0; }
int is_luck(const Of& of) { return is_out_of_luck(of) ? 1 : 0; }

// GPB-LAP-2  The line is crossed once at the start; at the end the finish is told.
bool is_lap_told(const Of& of) {
  return of.event.number > 0 && of.event.number < of.game.options.laps;
}
int laps_told(const Of& of) { return is_lap_told(of) ? 1 : 0; }

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kAt = Table::place("at", &cell);
constexpr auto kCell = Table::place("cell", &cell);  // The car is not there yet.
constexpr auto kCells = Table::number("cells", &value<&Event::number>);
constexpr auto kGoes = Table::number("goes", &value<&Event::number>);
// Each die is told once, so it is not called `faces`: that is a throw which later events repeat.
constexpr auto kFaces = Table::dice("thrown", &faces).unlined();
constexpr auto kDice = Table::number("dice", &dice).unlined();
constexpr auto kMost = Table::number("most", &automatic_cells).unlined();
constexpr auto kDie = Table::dice("thrown", &sole_die);
constexpr auto kValue = Table::number("value", &cell_value).unlined();
constexpr auto kOthers = Table::number("others", &value<&Event::others>).unlined();
constexpr auto kBar = Table::number("bar", &bar).unlined();

constexpr auto kEvents = Table::rows(
    Table::row<K::took_place>(&clause<"GPB-SET-1">, Weight::notable, kWho, kAt,
                              Table::number("grid", &value<&Event::number>),
                              Table::dice("thrown", &drawn).unlined(),
                              Table::number("sides", &sides).unlined()),
    Table::row<K::move_began>(&clause<"GPB-ORD-1">, Weight::routine,
                              Table::number("move", &value<&Event::number>)),
    Table::row<K::missed_go>(&clause<"GPB-ACC-1">, Weight::routine, kWho, kGoes),
    Table::row<K::threw>(&clause<"GPB-MOV-1">, Weight::routine, kWho,
                         Table::number("total", &value<&Event::number>), kFaces, kDice),
    Table::row<K::stayed>(&clause_of_move, Weight::routine, kWho, kFaces, kDice, kMost),
    Table::row<K::moved>(&clause_of_move, Weight::routine, kWho, kAt, kCells, kFaces, kDice, kMost),
    Table::row<K::overtook>(&clause<"GPB-OVT-1">, Weight::notable, kWho, kCell, kDie, kOthers,
                            kValue, kBar),
    Table::row<K::lost_overtaking>(&clause<"GPB-OVT-3">, Weight::notable, kWho, kCell, kDie,
                                   kOthers, kValue, kBar),
    Table::row<K::had_luck>(&clause<"GPB-OVT-4">, Weight::notable, kWho, kCell, kDie),
    Table::row<K::risked>(&clause<"GPB-RSK-1">, Weight::routine, kWho, kCell, kDie, kValue,
                          Table::flag("safe", &is_risk_safe)),
    Table::row<K::escaped>(&clause<"GPB-ACC-1">, Weight::routine, kWho, kCell, kDie),
    Table::row<K::left_road>(&clause_of_miss, Weight::incident, kWho, kAt, kGoes, kFaces,
                             Table::flag("luck", &is_luck)),
    Table::row<K::completed_lap>(&clause<"GPB-LAP-2">, Weight::routine, kWho,
                                 Table::number("laps", &value<&Event::number>),
                                 Table::flag("told", &laps_told)),
    Table::row<K::finished>(&clause<"GPB-VIC-1">, Weight::routine, kWho),
    Table::row<K::race_ended>(&clause<"GPB-VIC-3">, Weight::notable));

}  // namespace

const EventTable<GrandPrixBasic>& event_table() {
  static constexpr EventTable<GrandPrixBasic> kTable(kEvents);
  return kTable;
}

}  // namespace chicane::grand_prix_basic
