#include "codec/motorchamp/event_rows.h"

#include "codec/motorchamp/decision_text.h"

namespace chicane::motorchamp {

namespace {

using Table = EventTable<MotorChamp>;
using Of = Occurrence<MotorChamp>;
using K = EventKind;

// --- Fields --------------------------------------------------------------------------------------

template <auto kMember>
int value(const Of& of) {
  return of.event.*kMember;
}
template <auto kMember>
int bound(const Of& of) {
  return of.event.bounds.*kMember;
}

Faces faces(const Of& of) {
  Faces faces;
  for (const std::uint8_t face : of.event.faces) {
    if (face != 0) faces.push_back(face);
  }
  return faces;
}

int dice(const Of& of) { return static_cast<int>(faces(of).size()); }

std::string target(const Of& of) { return format_target(of.event.target); }

// The square a side place lies beside.
std::string square(const Of& of) {
  Target target = of.event.target;
  target.goal = Goal::track;
  return format_target(target);
}

std::string thrown(const Of& of) { return std::string(format_throw(of.event.thrown)); }

std::string cause(const Of& of) { return enumerator_text(of.event.bounds.cause); }

// MC-PRM-1
std::string clause_of_out(const Of& of) {
  switch (of.event.bounds.cause) {
    case Cause::limit:
      return "MC-LIM-4";
    case Cause::road:
      return "MC-BLK-6";
    case Cause::no_side:
      return "MC-SID-1";
    case Cause::dice:
      return "MC-COL-3";
    case Cause::none:
      break;
  }
  return {};
}

std::string clause_of_side(const Of& of) {
  return of.event.bounds.cause == Cause::limit ? "MC-LIM-3" : "MC-BLK-5";
}

// Where a car could not drive its throw: what kept it there.
std::string stop(const Of& of) {
  switch (of.event.regime) {
    case Regime::start:
      return "start";
    case Regime::service:
      return "pit";
    case Regime::inbound:
    case Regime::outbound:
      return "lane";
    case Regime::normal:
    case Regime::handicap:
    case Regime::practice:
      break;
  }
  return "road";
}

// A throw that is lost is told; who stays in the pit has made the stop, which is told.
Weight weight_of_stay(const Of& of) {
  return of.event.regime == Regime::service ? Weight::routine : Weight::notable;
}

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kAt = Table::place("at", &target);
constexpr auto kFaces = Table::dice("faces", &faces).unlined();
constexpr auto kDice = Table::number("dice", &dice).unlined();
constexpr auto kTotal = Table::number("total", &value<&Event::total>);
constexpr auto kThrow = Table::word("throw", &thrown);
constexpr auto kRows = Table::number("rows", &value<&Event::number>);
constexpr auto kLost = Table::number("lost", &value<&Event::over>).unlined();
constexpr auto kLaps = Table::number("laps", &value<&Event::number>);
// What a throw had to beat. A limit of 0 is none.
constexpr auto kLimit = Table::number("limit", &bound<&ThrowBounds::limit>).unlined();
constexpr auto kRoad = Table::number("road", &bound<&ThrowBounds::road>).unlined();
constexpr auto kOver = Table::number("over", &bound<&ThrowBounds::over>).unlined();
constexpr auto kCause = Table::word("cause", &cause).unlined();

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kEvents = Table::rows(
    Table::row<K::chose_for_grid>("MC-SET-2", Weight::routine, kWho),
    Table::row<K::threw_for_grid>("MC-SET-2", Weight::routine, kWho, kFaces, kTotal),
    Table::row<K::took_slot>("MC-SET-1", Weight::notable, kWho,
                             Table::number("grid", &value<&Event::number>), kAt),
    Table::row<K::began_practice>("MC-PRA-2", Weight::routine, kWho),
    Table::row<K::practice_time>("MC-PRA-5", Weight::notable, kWho,
                                 Table::number("throws", &value<&Event::number>),
                                 Table::number("short", &value<&Event::over>).after("."),
                                 Table::number("total", &value<&Event::total>).after("/")),
    Table::row<K::practice_out>("MC-PRA-8", Weight::incident, kWho, kFaces, kDice, kTotal.unlined(),
                                kLimit, kRoad, kOver, kCause),
    Table::row<K::practice_wasted>("MC-PRA-7", Weight::notable, kWho, kFaces, kDice,
                                   kTotal.unlined(), kLimit, kRoad, kOver, kCause),
    Table::row<K::threw_off>("MC-PRA-9", Weight::notable, kWho, kFaces, kTotal),
    Table::row<K::round_began>("MC-ORD-2", Weight::routine,
                               Table::number("round", &value<&Event::number>)),
    Table::row<K::threw>("MC-DIC-3", Weight::routine, kWho, kThrow, kFaces, kDice, kTotal, kLimit),
    Table::row<K::too_many_dice>("MC-COL-3", Weight::notable, kWho, kThrow, kFaces, kDice,
                                 Table::number("allowed", &value<&Event::number>).unlined()),
    Table::row<K::objected>("MC-COL-4", Weight::notable, Table::car("car", &value<&Event::car>),
                            Table::seat("who", &value<&Event::number>)),
    Table::row<K::moved>("MC-MOV-1", Weight::routine, kWho, kAt, kRows, kLost),
    Table::row<K::stayed>("MC-STA-3", &weight_of_stay, kWho, kFaces, kDice, kTotal.unlined(),
                          Table::word("stop", &stop).unlined()),
    Table::row<K::took_tow>("MC-SLP-3", Weight::notable, kWho, kAt),
    Table::row<K::went_to_side>("MC-TMP-1", Weight::incident, kWho, kAt,
                                Table::place("beside", &square).unlined(), kFaces, kDice,
                                kTotal.unlined(), kLimit, kRoad, kCause,
                                Table::clause("cause_clause", &clause_of_side)),
    Table::row<K::went_out>("MC-PRM-2", Weight::incident, kWho, kAt, kThrow.unlined(), kFaces,
                            kDice, kTotal.unlined(), kLimit, kRoad, kOver, kCause,
                            Table::clause("cause_clause", &clause_of_out)),
    Table::row<K::was_passed>("MC-TMP-2", Weight::notable, kWho,
                              Table::car("other", &value<&Event::other>),
                              Table::number("passes", &value<&Event::number>)),
    Table::row<K::returned>("MC-TMP-5", Weight::notable, kWho, kAt),
    Table::row<K::entered_pit_lane>("MC-PIT-3", Weight::notable, kWho, kAt, kRows.unlined(), kLost),
    Table::row<K::entered_pit>("MC-PIT-9", Weight::notable, kWho, kAt, kRows.unlined(), kLost),
    Table::row<K::service_failed>("MC-PIT-12", Weight::notable, kWho, kFaces, kTotal.unlined()),
    Table::row<K::service_made>("MC-PIT-12", Weight::notable, kWho, kFaces, kTotal.unlined()),
    Table::row<K::completed_lap>("MC-LAP-2", Weight::routine, kWho, kLaps),
    Table::row<K::got_handicap>("MC-HCP-1", Weight::incident, kWho),
    Table::row<K::finished>("MC-END-2", Weight::routine, kWho, kLaps),
    Table::row<K::flag_raised>("MC-END-1", Weight::routine, kWho),
    Table::row<K::race_ended>("MC-END-7", Weight::notable));

}  // namespace

const EventTable<MotorChamp>& event_table() {
  static constexpr EventTable<MotorChamp> kTable(kEvents);
  return kTable;
}

LineNames line_names(const State& state, const Names& cars) {
  LineNames names{cars, {}};
  for (int seat = 0; seat < state.player_count; ++seat) names.seats.push_back(std::to_string(seat));
  return names;
}

}  // namespace chicane::motorchamp
