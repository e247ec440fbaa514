#include "codec/speed_circuit/event_rows.h"

#include "codec/speed_circuit/decision_text.h"
#include "rules/speed_circuit/preparation.h"

namespace chicane::speed_circuit {

namespace {

using Table = EventTable<SpeedCircuit>;
using Of = Occurrence<SpeedCircuit>;
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
template <int kNumber>
int constant(const Of&) {
  return kNumber;
}
template <auto kMember>
std::string space(const Of& of) {
  return place_name(of.board, index(of.event.*kMember));
}

const Car& car(const Of& of) { return of.state.cars[of.event.car]; }

template <auto kMember>
int spec(const Of& of) {
  return (car(of).specs.*kMember).mph();
}

int plot(const Of& of) { return car(of).plot.mph(); }

Faces faces(const Of& of) {
  Faces faces;
  faces.push_back(of.event.face);
  return faces;
}

std::string points(const Of& of) { return format_points(build_points(of.event.number)); }
std::string build(const Of& of) { return format_build(build_points(of.event.number)); }
std::string test(const Of& of) { return enumerator_text(of.event.test); }
std::string cause(const Of& of) { return enumerator_text(of.event.spin); }
std::string corner(const Of& of) { return of.board.corners[index(of.event.corner)].id; }

template <char kDie>
std::string option(const Of& of) {
  return format_option(of.event.option, kDie);
}
int has_die(const Of& of) { return of.event.option.die ? 1 : 0; }
int has_spin(const Of& of) { return of.event.option.spinout ? 1 : 0; }

std::string clause_of_braking(const Of& of) {
  const Speed over = of.event.over;
  if (over == 20_mph) return "SC-5.3b";
  if (over == 40_mph) return "SC-5.3c";
  return over == 60_mph ? "SC-5.3d" : "SC-5.3e";
}

std::string clause_of_corner(const Of& of) {
  if (of.event.for_line) return "SC-6.4a";
  if (of.event.over == 20_mph) return "SC-6.6a";
  return of.event.over == 40_mph ? "SC-6.6b" : "SC-6.6c";
}

std::string clause_of_slip(const Of& of) { return of.event.number == 1 ? "SC-7.5" : "SC-7.6"; }

std::string clause_of_spin(const Of& of) {
  switch (of.event.spin) {
    case SpinCause::cornering:
      return "SC-9.1a";
    case SpinCause::line:
      return "SC-6.4b";
    case SpinCause::braking:
      return "SC-9.1b";
    case SpinCause::strain:
      return "SC-5.4c";
    case SpinCause::collision:
      return "SC-8.2";
  }
  return {};
}

constexpr auto kWho = Table::car("who", &value<&Event::car>);
constexpr auto kAt = Table::place("at", &space<&Event::at>);
constexpr auto kSpeed = Table::number("speed", &mph<&Event::speed>);
constexpr auto kPlot = Table::number("plot", &plot).unlined();
constexpr auto kOver = Table::number("over", &mph<&Event::over>).after(" over=");
constexpr auto kCorner = Table::corner("corner", &corner);
constexpr auto kIsLine = Table::flag("line", &value<&Event::for_line>).after(" line");
// A die, and the highest face that does no harm.
constexpr auto kFaces = Table::dice("faces", &faces);
constexpr auto kStartSafe = Table::number("safe", &constant<kStallsFrom - 1>).unlined();
constexpr auto kEngineSafe = Table::number("safe", &constant<kEngineFailsOn - 1>).unlined();
constexpr auto kBrakesSafe = Table::number("safe", &constant<kBrakesFailOn - 1>).unlined();
constexpr auto kChanceSafe = Table::number("safe", &constant<kSafeUpTo>).unlined();
constexpr auto kCrashFrom = Table::number("crash", &constant<kCrashesFrom>).unlined();
constexpr auto kTest = Table::word("test", &test);
// A row of a chart: what it asked for, what was paid, what is left.
constexpr auto kHasDie = Table::flag("die", &has_die);
constexpr auto kHasSpin = Table::flag("spin", &has_spin);
constexpr auto kWear = Table::number("wear", &value<&Event::number>).after(" wear=");
constexpr auto kLeft = Table::number("left", &value<&Event::left>).unlined();
constexpr auto kLap = Table::number("lap", &value<&Event::number>);

// --- Rows ----------------------------------------------------------------------------------------

constexpr auto kEvents = Table::rows(
    Table::row<K::build_revealed>("SC-2.5", Weight::notable, kWho, Table::word("points", &points),
                                  Table::word("build", &build).unlined()),
    Table::row<K::grid_thrown>("SC-2.7", Weight::notable, kWho, kFaces),
    Table::row<K::took_grid_place>("SC-2.7", Weight::notable, kWho,
                                   Table::number("grid", &value<&Event::number>), kAt),
    Table::row<K::plot_revealed>("SC-3.6", Weight::routine, kWho, kSpeed,
                                 Table::flag("slip", &value<&Event::number>).after(" slip")),
    Table::row<K::start_held>("SC-10.1", Weight::notable, kWho, kFaces, kStartSafe, kPlot),
    Table::row<K::stalled>("SC-10.1", Weight::incident, kWho, kFaces, kStartSafe, kPlot),
    Table::row<K::engine_held>("SC-4.3b", Weight::notable, kWho, kTest, kFaces, kEngineSafe, kPlot),
    Table::row<K::engine_damaged>("SC-4.3c", Weight::incident, kWho, kTest, kFaces, kEngineSafe,
                                  kPlot, kSpeed.after(" driven="),
                                  Table::number("accel", &spec<&Specs::accel>).unlined(),
                                  Table::number("top", &spec<&Specs::top>).unlined()),
    Table::row<K::engine_burnt_out>("SC-4.5", Weight::incident, kWho, kTest, kFaces, kEngineSafe,
                                    kPlot),
    Table::row<K::threw_in_vain>("SC-4.4", Weight::notable, kWho, kTest, kFaces),
    Table::row<K::braked>(&clause_of_braking, Weight::routine, kWho, kOver,
                          Table::word("option", &option<kBrakeDie>), kWear, kHasDie, kHasSpin,
                          kLeft),
    Table::row<K::braking_unpayable>("Q11", Weight::notable, kWho, kOver),
    Table::row<K::brakes_held>("SC-5.4a", Weight::notable, kWho, kFaces, kBrakesSafe),
    Table::row<K::brakes_strained>("SC-5.4d", Weight::incident, kWho, kFaces, kBrakesSafe, kWear,
                                   kLeft),
    Table::row<K::withdrew>("SC-5.5", Weight::incident, kWho, kFaces, kBrakesSafe),
    Table::row<K::slip_taken>(&clause_of_slip, Weight::notable, kWho,
                              Table::number("spaces", &value<&Event::number>)),
    Table::row<K::slip_refused>("SC-7.2", Weight::routine, kWho),
    Table::row<K::drove>("SC-3.3", Weight::routine, kWho, Table::place("from", &space<&Event::at>),
                         Table::place("at", &space<&Event::to>), kSpeed,
                         Table::number("spaces", &value<&Event::number>).unlined()),
    Table::row<K::corner_paid>(&clause_of_corner, Weight::routine, kWho, kCorner, kOver,
                               Table::word("option", &option<kCornerDie>), kWear, kIsLine, kHasDie,
                               kHasSpin, kLeft),
    Table::row<K::corner_unpayable>("SC-6.6h", Weight::incident, kWho, kCorner, kOver, kIsLine),
    Table::row<K::chance_safe>("SC-6.6e", Weight::notable, kWho, kCorner, kFaces, kChanceSafe,
                               kCrashFrom),
    Table::row<K::chance_spin>("SC-6.6f", Weight::incident, kWho, kCorner, kFaces, kChanceSafe,
                               kCrashFrom),
    Table::row<K::chance_crash>("SC-6.6g", Weight::incident, kWho, kCorner, kFaces, kChanceSafe,
                                kCrashFrom),
    Table::row<K::spun_out>(&clause_of_spin, Weight::incident, kWho, kAt,
                            Table::word("cause", &cause)),
    Table::row<K::crashed>("SC-6.6d", Weight::incident, kWho, kAt,
                           Table::corner("corner", &corner).unlined(), kOver.unlined()),
    Table::row<K::stalled_out>("SC-10.2", Weight::incident, kWho),
    Table::row<K::completed_lap>("SC-2.2", Weight::notable, kWho, kLap),
    Table::row<K::finished>("SC-11.1", Weight::notable, kWho,
                            Table::number("place", &value<&Event::number>)),
    Table::row<K::turn_ended>("SC-3.6", Weight::routine,
                              Table::number("turn", &value<&Event::number>)),
    Table::row<K::race_ended>("SC-T.4", Weight::notable));

}  // namespace

const EventTable<SpeedCircuit>& event_table() {
  static constexpr EventTable<SpeedCircuit> kTable(kEvents);
  return kTable;
}

}  // namespace chicane::speed_circuit
