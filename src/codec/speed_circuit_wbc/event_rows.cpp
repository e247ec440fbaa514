#include "codec/speed_circuit_wbc/event_rows.h"

#include <algorithm>
#include <array>

#include "codec/speed_circuit_wbc/decision_text.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {

namespace {

using Table = EventTable<SpeedCircuitWbc>;
using Of = Occurrence<SpeedCircuitWbc>;
using K = EventKind;

// --- Fields --------------------------------------------------------------------------------------

template <auto kMember>
int value(const Of& of) {
  return of.event.*kMember;
}
template <auto kMember>
int mph(const Of& of) {
  return (of.event.*kMember).mph();
}
template <auto kMember>
std::string space(const Of& of) {
  return place_name(of.board, index(of.event.*kMember));
}

const Car& car(const Of& of) { return of.state.cars[of.event.car]; }

template <auto kMember>
int of_car(const Of& of) {
  return car(of).*kMember;
}
template <auto kMember>
int spec(const Of& of) {
  return (car(of).specs.*kMember).mph();
}

std::string levels(const Of& of) { return format_levels(build_levels(of.event.number)); }
std::string specs(const Of& of) { return format_specs(car(of).specs); }

std::string bid(const Of& of) { return format_bid(of.event.bid); }
int bid_wear(const Of& of) { return of.event.bid.wear; }
int bid_chips(const Of& of) { return of.event.bid.ones + of.event.bid.threes; }

// A single die: the draw for the grid, or for a side; 0: none was thrown.
Faces die(const Of& of) {
  Faces faces;
  if (of.event.dice != 0) faces.push_back(of.event.dice);
  return faces;
}

Faces faces(const Of& of) {
  Faces faces;
  for (const std::uint8_t face : of.event.thrown.faces) {
    if (of.event.thrown.faces[0] != 0) faces.push_back(face);
  }
  return faces;
}
template <auto kFaces>
int count(const Of& of) {
  return static_cast<int>(kFaces(of).size());
}

// WBC-2.11a  The highest face for the inside.
int inside(const Of&) { return kDieSides / 2; }

template <auto kMember>
int thrown(const Of& of) {
  return of.event.thrown.*kMember;
}
int total(const Of& of) { return of.event.thrown.total(); }
int shift(const Of& of) { return of.event.thrown.total() - of.event.thrown.sum; }

// The highest total that does no harm, and the lowest that does the worst.
template <Test kTest>
int safe(const Of&) {
  return thresholds(kTest).middle - 1;
}
template <Test kTest>
int bad(const Of&) {
  return thresholds(kTest).bad;
}

// As labels of dice have it.
std::string test(const Of& of) {
  std::string name = enumerator_text(of.event.test);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

std::string card(const Of& of) { return format_card(of.event.card); }

// Did the plot come true?
std::string said(const Of& of) {
  const Event& event = of.event;
  if (event.card == Card::none) return "missing";
  const Speed meant = names_speed(event.card) ? speed_of(event.card) : car(of).speed;
  return meant == event.speed ? "so" : "corrected";
}

std::string corner(const Of& of) { return of.board.corners[index(of.event.corner)].id; }
// Of a car that was too fast for it.
std::string corner_missed(const Of& of) { return of.event.over > Speed{} ? corner(of) : ""; }

template <char kDie>
std::string option(const Of& of) {
  return format_option(of.event.option, kDie);
}
int has_die(const Of& of) { return of.event.option.die ? 1 : 0; }
int has_spin(const Of& of) { return of.event.option.spinout ? 1 : 0; }

std::string cause_of_spin(const Of& of) { return enumerator_text(of.event.spin); }

int is_stall(const Of& of) { return of.event.test == Test::start ? 1 : 0; }
// WBC-3.6e
int is_out(const Of& of) { return car(of).status == Status::engine ? 1 : 0; }

// --- Clauses -------------------------------------------------------------------------------------

std::string clause_of_row(Speed over, const std::array<const char*, 4>& clauses) {
  return clauses[std::min<std::size_t>(over.spaces(), 4) - 1];
}

std::string clause_of_braking(const Of& of) {
  return clause_of_row(of.event.over, {"WBC-3.3a", "WBC-3.3b", "WBC-3.3c", "WBC-3.3d"});
}

std::string clause_of_corner(const Of& of) {
  if (of.event.for_line) return "SC-6.4a";
  return clause_of_row(of.event.over, {"WBC-3.4a", "WBC-3.4b", "WBC-3.4c", "WBC-3.4d"});
}

std::string clause_of_spin(const Of& of) {
  switch (of.event.spin) {
    case SpinCause::cornering:
      return "SC-9.1a";
    case SpinCause::line:
      return "SC-6.4b";
    case SpinCause::braking:
      return of.event.over >= kDecelerationChart.back().over ? "WBC-3.3d" : "WBC-3.2";
    case SpinCause::brake_damage:
      return "WBC-3.2";
    case SpinCause::contact:
      return "WBC-2.10d";
    case SpinCause::wreck:
      return "WBC-2.13d";
  }
  return {};
}

std::string clause_of_engine_out(const Of& of) {
  return of.event.test == Test::start ? "WBC-3.6e" : "WBC-2.12c";
}

std::string clause_of_finish(const Of& of) { return of.event.late ? "WBC-2.14c" : "WBC-2.14a"; }

// A spin more changes nothing for a car that has spun.
Weight weight_of_wreck_spin(const Of& of) {
  return of.event.spun ? Weight::notable : Weight::incident;
}

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kOther = Table::car("other", &value<&Event::other>);
constexpr auto kAt = Table::place("at", &space<&Event::at>);
constexpr auto kWreck = Table::place("wreck", &space<&Event::at>);
constexpr auto kSpeed = Table::number("speed", &mph<&Event::speed>);
constexpr auto kDriven = kSpeed.after(" driven=");
constexpr auto kOver = Table::number("over", &mph<&Event::over>).after(" over=");
constexpr auto kCorner = Table::corner("corner", &corner);
constexpr auto kIsLine = Table::flag("line", &value<&Event::for_line>).after(" line");
constexpr auto kIsUnpaid = Table::flag("unpaid", &value<&Event::unpaid>);
constexpr auto kTest = Table::word("test", &test);
constexpr auto kAccel = Table::number("accel", &spec<&Specs::accel>).unlined();
constexpr auto kTop = Table::number("top", &spec<&Specs::top>).unlined();
constexpr auto kDecel = Table::number("decel", &spec<&Specs::decel>).unlined();
// A single die, and how many there are.
constexpr auto kDie = Table::dice("faces", &die);
constexpr auto kDieCount = Table::number("dice", &count<&die>).unlined();
// A roll of a table: the dice, as many as are known one by one, their sum, and what it counts.
constexpr auto kFaces = Table::dice("faces", &faces).unlined();
constexpr auto kDice = Table::number("dice", &count<&faces>).unlined();
constexpr auto kSum = Table::number("sum", &thrown<&Thrown::sum>);
constexpr auto kChips = Table::number("chips", &thrown<&Thrown::chips>);
constexpr auto kModifier = Table::number("modifier", &thrown<&Thrown::modifier>);
constexpr auto kShift = Table::number("shift", &shift).unlined();
constexpr auto kTotal = Table::number("total", &total).unlined();
// A row of a chart: what it asked for, what was paid, what is left.
constexpr auto kHasDie = Table::flag("die", &has_die);
constexpr auto kHasSpin = Table::flag("spin", &has_spin);
constexpr auto kWear = Table::number("wear", &value<&Event::number>).after(" wear=");
constexpr auto kLeft = Table::number("left", &value<&Event::left>).unlined();
constexpr auto kLap = Table::number("lap", &value<&Event::number>);

// What came of a roll of a table: with the dice, and with what they had to beat.
template <Test kOfTest, EventKind kKind, class Clause, class... Fields>
constexpr auto result(Clause clause, auto weight, Fields... fields) {
  return Table::row<kKind>(clause, weight, kWho, fields..., kFaces, kDice, kSum.unlined(),
                           kChips.unlined(), kModifier.unlined(), kShift, kTotal,
                           Table::number("safe", &safe<kOfTest>).unlined(),
                           Table::number("bad", &bad<kOfTest>).unlined());
}

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kEvents = Table::rows(
    Table::row<K::build_revealed>("WBC-1.0", Weight::notable, kWho, Table::word("levels", &levels),
                                  Table::word("build", &specs).unlined(),
                                  Table::number("wear", &of_car<&Car::wear>).unlined(),
                                  Table::number("ones", &of_car<&Car::ones>).unlined(),
                                  Table::number("threes", &of_car<&Car::threes>).unlined()),
    Table::row<K::bid_revealed>("WBC-H.3c", Weight::notable, kWho, Table::word("bid", &bid),
                                Table::number("wear", &bid_wear).unlined(),
                                Table::number("chips", &bid_chips).unlined()),
    Table::row<K::grid_thrown>("WBC-H.3d", Weight::notable, kWho, kDie),
    Table::row<K::took_grid_place>("WBC-H.3b", Weight::notable, kWho,
                                   Table::number("grid", &value<&Event::number>), kAt),
    Table::row<K::plot_revealed>("WBC-2.1a", Weight::routine, kWho, Table::word("card", &card),
                                 kSpeed.after(" plot="), Table::word("said", &said).unlined()),
    Table::row<K::threw>("WBC-3.1", Weight::routine, kWho, kTest, kSum, kChips.after(" chips="),
                         kModifier.after(" modifier="), kFaces, kDice, kShift, kTotal),
    result<Test::start, K::start_held>("WBC-3.6a", Weight::notable, kSpeed),
    result<Test::start, K::misshifted>("WBC-3.6b", Weight::incident, kSpeed),
    result<Test::start, K::stalled>("WBC-3.6c", Weight::incident, kAccel,
                                    Table::flag("out", &is_out)),
    result<Test::acceleration, K::engine_held>("WBC-3.5a", Weight::notable, kTest, kDriven),
    result<Test::acceleration, K::engine_damaged>("WBC-3.5b", Weight::incident, kTest, kDriven,
                                                  kAccel, kTop),
    result<Test::acceleration, K::engine_failed>("WBC-2.12b", Weight::incident, kTest, kDriven),
    Table::row<K::braked>(&clause_of_braking, Weight::routine, kWho, kOver,
                          Table::word("option", &option<kBrakeDie>), kWear, kHasDie, kHasSpin,
                          kLeft),
    Table::row<K::emergency_braked>("WBC-2.7a", Weight::routine, kWho, kSpeed, kOver),
    result<Test::brakes, K::brakes_held>("WBC-3.7a", Weight::notable),
    result<Test::brakes, K::brakes_damaged>("WBC-3.7b", Weight::incident, kWear, kDecel),
    result<Test::brakes, K::brakes_failed>("WBC-2.12f", Weight::incident, kAt),
    Table::row<K::slipped>("WBC-2.6a", Weight::notable, kWho, kOther,
                           Table::number("spaces", &value<&Event::number>)),
    Table::row<K::corner_paid>(&clause_of_corner, Weight::routine, kWho, kCorner, kOver,
                               Table::word("option", &option<kCornerDie>), kWear, kIsLine, kHasDie,
                               kIsUnpaid, kLeft),
    result<Test::chance, K::chance_safe>("WBC-3.9a", Weight::notable, kCorner, kIsUnpaid),
    result<Test::chance, K::chance_spin>("WBC-3.9b", Weight::incident, kCorner),
    result<Test::chance, K::chance_crash>("WBC-3.9c", Weight::incident, kCorner),
    result<Test::pass, K::passed>("WBC-3.8a", Weight::notable, kOther, kAt),
    result<Test::pass, K::pass_failed>("WBC-3.8b", Weight::notable, kOther, kSpeed),
    result<Test::pass, K::contact>("WBC-3.8c", Weight::incident, kOther, kSpeed, kWear),
    Table::row<K::passee_hit>("WBC-2.10d", Weight::incident, kWho, kWear),
    Table::row<K::placed>("WBC-2.10f", Weight::notable, kWho, kAt),
    Table::row<K::went_off>("WBC-2.11a", Weight::incident, kWho, kAt, kSpeed, kDie.unlined(),
                            kDieCount, Table::number("inside", &inside).unlined()),
    Table::row<K::drove>("SC-3.3", Weight::routine, kWho, Table::place("from", &space<&Event::at>),
                         Table::place("at", &space<&Event::to>), kSpeed,
                         Table::number("spaces", &value<&Event::number>).unlined()),
    Table::row<K::spun_out>(&clause_of_spin, Weight::incident, kWho, kAt,
                            Table::word("cause", &cause_of_spin)),
    Table::row<K::crashed>("WBC-2.13a", Weight::incident, kWho, kAt),
    Table::row<K::crashed_off>("WBC-3.4d", Weight::incident, kWho, kAt,
                               Table::corner("corner", &corner_missed).unlined(), kOver.unlined()),
    result<Test::wreck, K::wreck_safe>("WBC-3.9a", Weight::notable, kWreck),
    result<Test::wreck, K::wreck_spin>("WBC-3.9b", &weight_of_wreck_spin, kWreck,
                                       Table::flag("spun", &value<&Event::spun>)),
    result<Test::wreck, K::wreck_crash>("WBC-3.9c", Weight::incident, kWreck),
    Table::row<K::engine_out>(&clause_of_engine_out, Weight::incident, kWho, kAt,
                              Table::flag("stall", &is_stall)),
    Table::row<K::off_fee_paid>("WBC-2.11f", Weight::notable, kWho, kWear,
                                Table::number("chips", &value<&Event::other>).after(" chips=")),
    Table::row<K::stuck>("WBC-2.11g", Weight::incident, kWho, kAt),
    Table::row<K::completed_lap>("SC-2.2", Weight::notable, kWho, kLap),
    Table::row<K::finished>(&clause_of_finish, Weight::notable, kWho,
                            Table::number("place", &value<&Event::number>),
                            Table::flag("late", &value<&Event::late>).after(" late")),
    Table::row<K::turn_ended>("WBC-2.1a", Weight::routine,
                              Table::number("turn", &value<&Event::number>)),
    Table::row<K::race_ended>("WBC-T.4", Weight::notable));

}  // namespace

const EventTable<SpeedCircuitWbc>& event_table() {
  static constexpr EventTable<SpeedCircuitWbc> kTable(kEvents);
  return kTable;
}

}  // namespace chicane::speed_circuit_wbc
