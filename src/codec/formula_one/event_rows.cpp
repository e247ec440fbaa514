#include "codec/formula_one/event_rows.h"

#include "codec/formula_one/decision_text.h"

namespace chicane::formula_one {

namespace {

using Table = EventTable<FormulaOne>;
using Of = Occurrence<FormulaOne>;
using K = EventKind;

// --- Fields --------------------------------------------------------------------------------------

template <auto kMember>
int value(const Of& of) {
  return of.event.*kMember;
}
template <auto kMember>
int wear(const Of& of) {
  return of.event.wear.*kMember;
}
template <auto kMember>
std::string word(const Of& of) {
  return enumerator_text(of.event.*kMember);
}

int car_number(const Of& of) { return of.event.car + 1; }
int speed(const Of& of) { return of.event.speed.mph(); }

Faces faces(const Of& of) {
  Faces faces;
  faces.push_back(of.event.first);
  faces.push_back(of.event.second);
  return faces;
}
int total(const Of& of) { return of.event.first + of.event.second; }

// 6.1  Would fresher tyres have held?
int is_spin_of_worn_tyres(const Of& of) {
  const Event& event = of.event;
  const Penalty fresh = penalty_of(event.number == 40, event.first, event.second, 0);
  return event.penalty == Penalty::spin && fresh != Penalty::spin ? 1 : 0;
}

std::string place(const Of& of) { return format_place(of.board, of.event.car, of.event.place); }
std::string band(const Of& of) { return of.board.corners[of.event.band].id; }
std::string tactic(const Of& of) { return std::string(tactic_id(of.event.tactic)); }
std::string pit_card(const Of& of) { return std::string(pit_card_id(of.event.pit_card)); }

// 6.3  Where a defect of that card begins.
std::string corner_of_card(const Of& of) {
  if (of.event.pit_card == PitCard::faulty_tyres)
    return of.board.corners[of.board.banded->tyres].id;
  if (of.event.pit_card == PitCard::brake_failure)
    return of.board.corners[of.board.banded->brakes].id;
  return {};
}

// --- What follows from the event -----------------------------------------------------------------

std::string clause_of_card(const Of& of) {
  return of.event.tactic == Tactic::carburettor ? "F1-TAC-7" : "F1-TAC-6";
}

// Beside the event's own, which is that of the speed.
std::string clause_of_spin(const Of& of) {
  switch (of.event.cause) {
    case SpinCause::tyres:
      return "F1-COR-5";
    case SpinCause::faulty:
    case SpinCause::brakes:
      return "F1-6.3";
    case SpinCause::speed:
    case SpinCause::none:
      break;
  }
  return {};
}

Weight weight_of_penalty(const Of& of) {
  return of.event.penalty == Penalty::none ? Weight::routine : Weight::incident;
}

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kSeat = Table::seat("who", &value<&Event::number>).after(" seat ");
constexpr auto kOther = Table::car("other", &value<&Event::other>).after(" by ");
constexpr auto kAt = Table::place("at", &place).unlined();
constexpr auto kSpeed = Table::number("speed", &speed);
constexpr auto kBrake = Table::number("brake", &wear<&Wear::brake>).after(" brake ");
constexpr auto kTyre = Table::number("tyre", &wear<&Wear::tyre>).after(" tyre ");
constexpr auto kFaces = Table::dice("faces", &faces);
constexpr auto kTotal = Table::number("total", &total).unlined();
constexpr auto kCorner = Table::corner("corner", &band);
constexpr auto kOver = Table::number("over", &value<&Event::number>);
constexpr auto kSquares = Table::number("squares", &value<&Event::number>);
constexpr auto kTactic = Table::word("card", &tactic);
constexpr auto kPitCard = Table::word("card", &pit_card);

constexpr auto kEvents = Table::rows(
    Table::row<K::threw_for_cars>("F1-SET-1", Weight::notable, kSeat, kFaces, kTotal),
    Table::row<K::got_car>("F1-SET-1", Weight::notable, Table::car("car", &value<&Event::car>),
                           kSeat, Table::number("grid", &car_number).unlined()),
    Table::row<K::cards_dealt>("F1-SET-4", Weight::notable),
    Table::row<K::round_began>("F1-SET-2", Weight::routine,
                               Table::number("round", &value<&Event::number>)),
    Table::row<K::missed_move>("F1-PIT-8", Weight::routine, kWho,
                               Table::number("moves", &value<&Event::number>)),
    Table::row<K::played_superb>("F1-TAC-5", Weight::routine, kWho),
    Table::row<K::set_speed>("F1-MOV-1", Weight::routine, kWho, kSpeed, kBrake, kTyre),
    Table::row<K::drove>("F1-MOV-1", Weight::routine, kWho, kSquares, kAt),
    Table::row<K::was_locked>("F1-BLK-7", Weight::incident, kWho, kSpeed),
    Table::row<K::was_baulked>("F1-BLK-3", Weight::notable, kWho, kOther, kSpeed, kBrake, kTyre),
    Table::row<K::matched>("F1-BLK-5", Weight::routine, kWho, kOther, kSpeed),
    Table::row<K::spun_at_roadside>("F1-BLK-4", Weight::incident, kWho, kOther, kAt),
    Table::row<K::played_card>(&clause_of_card, Weight::routine, kWho, kTactic, kSquares, kSpeed,
                               kAt),
    Table::row<K::used_special>("F1-6.3", Weight::routine, kWho, kCorner),
    Table::row<K::was_exempt>("F1-TAC-5", Weight::routine, kWho, kCorner),
    Table::row<K::threw>("F1-COR-3", &weight_of_penalty, kWho, kCorner, kFaces,
                         Table::word("penalty", &word<&Event::penalty>), kTotal, kOver.unlined(),
                         Table::flag("worn", &is_spin_of_worn_tyres), kAt),
    Table::row<K::spun_off>("F1-COR-4", Weight::incident, kWho, kCorner, kOver,
                            Table::word("cause", &word<&Event::cause>).unlined(),
                            Table::clause("cause_clause", &clause_of_spin), kAt),
    Table::row<K::defect_began>("F1-4.7", Weight::incident, kWho, kCorner, kPitCard),
    Table::row<K::tyres_recovered>("F1-4.7", Weight::routine, kWho),
    Table::row<K::completed_lap>("F1-LAP-1", Weight::routine, kWho,
                                 Table::number("laps", &value<&Event::number>)),
    Table::row<K::entered_pit>("F1-PIT-6", Weight::notable, kWho, kAt),
    Table::row<K::drew_pit_card>("F1-PIT-7", Weight::notable, kWho, kPitCard,
                                 Table::corner("corner", &corner_of_card).unlined()),
    Table::row<K::took_tactic>("F1-6.3", Weight::routine, kWho, kTactic),
    Table::row<K::finished>("F1-FIN-1", Weight::routine, kWho),
    Table::row<K::race_ended>("F1-FIN-2", Weight::notable));

}  // namespace

const EventTable<FormulaOne>& event_table() {
  static constexpr EventTable<FormulaOne> kTable(kEvents);
  return kTable;
}

LineNames line_names() {
  LineNames names;
  for (int number = 1; number <= kCarsMax; ++number) names.cars.push_back(std::to_string(number));
  names.seats = names.cars;
  return names;
}

}  // namespace chicane::formula_one
