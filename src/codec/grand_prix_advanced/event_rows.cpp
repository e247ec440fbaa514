#include "codec/grand_prix_advanced/event_rows.h"

#include "codec/cited.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "rules/lib/start_order.h"

namespace chicane::grand_prix_advanced {

namespace {

using Table = EventTable<GrandPrixAdvanced>;
using Of = Occurrence<GrandPrixAdvanced>;
using K = EventKind;

// --- Fields --------------------------------------------------------------------------------------

template <auto kMember>
int value(const Of& of) {
  return of.event.*kMember;
}

Damage damage_of(const Of& of) { return static_cast<Damage>(of.event.number); }
std::string damage(const Of& of) { return std::string(letter(damage_of(of))); }
std::string cell(const Of& of) { return std::to_string(of.event.cell); }
std::string box(const Of&) { return "box"; }

Faces one_die(int face) {
  Faces faces;
  if (face != 0) faces.push_back(static_cast<std::uint8_t>(face));
  return faces;
}
Faces faces(const Of& of) { return one_die(of.event.face); }
int dice(const Of& of) { return of.event.face != 0 ? 1 : 0; }
Faces sole_die(const Of& of) { return one_die(of.event.number); }

// GPA-GRD-2  Other orders have no dice.
PlaceDie draw(const Of& of) {
  if (of.game.options.start != StartOrder::draw) return {};
  return die_of_place(of.state, of.event.number - 1);
}
Faces drawn(const Of& of) { return one_die(draw(of).face); }
int sides(const Of& of) { return draw(of).sides; }

// GPA-RISK-1  What a failed shift and damage add to the die.
int handicap(const Of& of) { return of.event.cell - of.event.face; }

// Table B; in practice what is no escape costs a move (GPA-PRA-2).
std::string result(const Of& of) {
  const CheckResult result = kTableB[of.event.number - 1];
  if (result == CheckResult::nothing) return "nothing";
  if (of.event.is_practice) return "fault";
  return result == CheckResult::spin ? "spin" : "damage";
}

// GPA-DMG-6
std::string cause_of_elimination(const Of& of) { return of.event.is_same ? "same" : "fifth"; }

// GPA-VIC-4
std::string cause_of_end(const Of& of) {
  if (of.state.still >= kStillMovesMax) return "still";
  for (int car = 0; car < of.state.car_count; ++car) {
    if (of.state.cars[car].status == Status::finished) return "home";
  }
  return "nobody";
}

// GPA-LAP-1  The line is crossed once at the start; at the end the finish is told.
bool is_lap_told(const Of& of) {
  return of.event.number > 0 && of.event.number < of.game.options.laps && !of.state.is_practice;
}
int laps_told(const Of& of) { return is_lap_told(of) ? 1 : 0; }

// --- Clauses -------------------------------------------------------------------------------------

bool is_automatic(const Of& of) { return of.state.cars[of.event.car].is_automatic; }
std::string clause_of_move(const Of& of) { return is_automatic(of) ? "GPA-AUT-2" : "GPA-MOV-1"; }
std::string clause_of_stay(const Of& of) { return is_automatic(of) ? "GPA-AUT-2" : "GPA-MOV-3"; }
std::string clause_of_damage(const Of& of) {
  return damage_of(of) == Damage::engine ? "GPA-PUSH-2" : "GPA-DMG-4";
}
// Table A is a reconstruction, and people are told so.
std::string clause_of_risk(const Of&) { return cited("GPA-RISK-1", true); }

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kAt = Table::place("at", &cell);
constexpr auto kCell = Table::place("cell", &cell);  // The car is not on the track any more.
constexpr auto kCells = Table::number("cells", &value<&Event::number>);
constexpr auto kMoves = Table::number("moves", &value<&Event::number>);
constexpr auto kGear = Table::number("gear", &value<&Event::number>);
constexpr auto kDamage = Table::word("damage", &damage);
// Each die is told once, so it is not called `faces`: that is a throw which later events repeat.
constexpr auto kFaces = Table::dice("thrown", &faces).unlined();
constexpr auto kDice = Table::number("dice", &dice).unlined();
constexpr auto kMost = Table::number("most", &value<&Event::most>).unlined();
constexpr auto kDie = Table::dice("thrown", &sole_die);
constexpr auto kOther = Table::car("other", &value<&Event::other>).unlined();

constexpr auto kEvents = Table::rows(
    Table::row<K::lap_timed>("GPA-PRA-3", Weight::notable, kWho,
                             Table::number("cells", &value<&Event::cell>), kMoves),
    Table::row<K::took_place>(
        "GPA-GRD-1", Weight::notable, kWho, kAt, Table::number("grid", &value<&Event::number>),
        Table::dice("thrown", &drawn).unlined(), Table::number("sides", &sides).unlined()),
    Table::row<K::move_began>("GPA-ORD-1", Weight::routine,
                              Table::number("move", &value<&Event::number>)),
    Table::row<K::repaired>("GPA-BOX-4", Weight::notable, kWho, kDamage),
    Table::row<K::left_box>("GPA-BOX-6", Weight::notable, kWho, kAt),
    Table::row<K::shifted>("GPA-GEAR-2", Weight::routine, kWho, kGear, kFaces, kDice),
    Table::row<K::missed_double>("GPA-GEAR-3", Weight::incident, kWho, kGear, kFaces),
    Table::row<K::missed_shift>("GPA-GEAR-4", Weight::incident, kWho, kGear, kFaces),
    Table::row<K::start_called>("GPA-STA-1", Weight::routine, kWho,
                                Table::number("most", &value<&Event::number>), kFaces),
    Table::row<K::pushed>("GPA-PUSH-1", Weight::routine, kWho, kCells, kFaces),
    Table::row<K::overrevved>("GPA-PUSH-2", Weight::notable, kWho, kCells, kFaces),
    Table::row<K::bears>(&clause_of_risk, Weight::routine, kWho,
                         Table::number("die", &value<&Event::cell>),
                         Table::number("factor", &value<&Event::number>), kFaces,
                         Table::number("handicap", &handicap).unlined(),
                         Table::number("gear", &value<&Event::gear>).unlined()),
    Table::row<K::checked>("GPA-DMG-2", Weight::routine, kWho, kAt, kDie,
                           Table::number("factor", &value<&Event::tolerance>).unlined(),
                           Table::word("result", &result).unlined()),
    Table::row<K::spun>("GPA-DMG-3", Weight::incident, kWho, kAt, kDie),
    Table::row<K::destroyed>("GPA-DMG-3", Weight::incident, kWho, kCell, kDie),
    Table::row<K::damaged>(&clause_of_damage, Weight::incident, kWho, kAt, kDamage, kFaces, kDice),
    Table::row<K::eliminated>("GPA-DMG-6", Weight::incident, kWho, kCell, kDamage.unlined(),
                              Table::word("cause", &cause_of_elimination).unlined()),
    Table::row<K::escaped>("GPA-ACC-1", Weight::routine, kWho, kAt, kDie, kOther),
    Table::row<K::involved>("GPA-ACC-1", Weight::routine, kWho, kAt, kDie, kOther),
    Table::row<K::fault_counted>("GPA-PRA-2", Weight::routine, kWho, kMoves),
    Table::row<K::stayed>(&clause_of_stay, Weight::routine, kWho, kFaces, kDice, kMost),
    Table::row<K::moved>(&clause_of_move, Weight::routine, kWho, kAt, kCells, kFaces, kDice, kMost),
    Table::row<K::entered_box>("GPA-BOX-2", Weight::notable, kWho,
                               Table::place("at", &box).unlined()),
    Table::row<K::completed_lap>("GPA-LAP-1", Weight::routine, kWho,
                                 Table::number("laps", &value<&Event::number>),
                                 Table::flag("told", &laps_told)),
    Table::row<K::finished>("GPA-VIC-1", Weight::routine, kWho, kCell),
    Table::row<K::race_ended>("GPA-VIC-2", Weight::notable,
                              Table::word("cause", &cause_of_end).unlined()));

}  // namespace

const EventTable<GrandPrixAdvanced>& event_table() {
  static constexpr EventTable<GrandPrixAdvanced> kTable(kEvents);
  return kTable;
}

}  // namespace chicane::grand_prix_advanced
