#include "desk/formula_one_instruments.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "codec/formula_one/decision_text.h"
#include "desk/json_text.h"
#include "rules/formula_one/classification.h"
#include "rules/formula_one/tactics.h"

namespace chicane::desk {

using namespace formula_one;

namespace {

// When a card of the hand may be played, or why it may not.
void write_card(JsonText& json, const FormulaOneRace& race, Seat seat, Tactic card) {
  const State& state = race.state();
  const Car& car = state.at_wheel();
  const int number = static_cast<int>(card);
  json.begin_object().key("card").value(tactic_id(card)).key("count").value(car.hand[number]);
  json.key("value").value(card == Tactic::carburettor ? kCarburettor.mph() : kExtraSquares[number]);
  std::optional<Why> why;
  const bool is_before = state.phase == Phase::speed;
  if (card == Tactic::superb) {
    const auto checked = FormulaOne::check(race.game(), state, seat, superb());
    if (!checked) why = is_before ? checked.error().why : Why::card_before_the_move;
  } else if (car.faulty == Defect::on || state.move.has_superb) {
    why = refuse_any_card(state);
  }
  json.key("when").value(card == Tactic::superb ? "before" : "after");
  if (why) {
    json.key("why").value("why_" + std::string(name(*why)));
    json.key("clause").value(clause(*why));
  }
  json.end_object();
}

void write_band(JsonText& json, const FormulaOneRace& race, int band, int rows) {
  const Track& track = race.game().track;
  std::array<int, kBandedLanesMax + 1> safe{};
  for (int i = 0; i < track.square_count; ++i) {
    const Square& square = track.squares[i];
    if (square.band == band) safe[square.lane] = square.safe.mph();
  }
  json.begin_object().key("corner").value(race.board().corners[band].id);
  json.key("rows").value(rows).key("lanes").begin_array();
  for (const int mph : safe) {
    if (mph > 0) json.begin_object().key("lowest").value(mph).end_object();
  }
  json.end_array().end_object();
}

// The next bands on the road, with their safety speeds from the inside out.
void write_bands(JsonText& json, const FormulaOneRace& race, int number) {
  const Track& track = race.game().track;
  const int here = row_of(track, race.state(), number);
  const auto rows_to = [&](int band) {
    const int rows = track.rows_between(here, track.band_rows[band]);
    return rows == 0 ? track.row_count : rows;
  };
  std::vector<int> bands;
  for (int band = 0; band < track.band_count; ++band) bands.push_back(band);
  std::sort(bands.begin(), bands.end(), [&](int a, int b) { return rows_to(a) < rows_to(b); });
  constexpr std::array<std::string_view, 2> kKeys = {"ahead", "then"};
  for (std::size_t i = 0; i < kKeys.size() && i < bands.size(); ++i) {
    json.key(kKeys[i]);
    write_band(json, race, bands[i], rows_to(bands[i]));
  }
}

constexpr std::array<std::string_view, 5> kWhereNames = {"", "track", "pit", "spin", "roadside"};
constexpr std::array<std::string_view, 3> kDefectNames = {"none", "armed", "on"};

}  // namespace

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::speed:
      return "speed";
    case Phase::drive:
      return "drive";
    case Phase::match:
      return "match";
    case Phase::card:
      return "card";
    case Phase::special:
      return "special";
    case Phase::draw:
      return "draw";
    case Phase::shuffle_pits:
      return "shuffle_pits";
    case Phase::deal:
      return "deal";
    case Phase::penalty:
      return "penalty";
    case Phase::idle:
      return "idle";
    case Phase::over:
      return "over";
  }
  return "";
}

std::string instruments(const FormulaOneRace& race, Seat seat) {
  const State& state = race.state();
  const int number = state.move.car;
  const Car& car = state.cars[number];
  JsonText json;
  json.begin_object().key("speed").value(car.speed.mph());
  json.key("start").value(state.move.start.mph()).key("top").value(kTopSpeed.mph());
  json.key("tyre").value(car.tyre).key("tyreFull").value(kTyreMax);
  json.key("brake").value(car.brake).key("brakeFull").value(kBrakeMax);
  json.key("laps").value(car.laps).key("lapsAll").value(race.game().options.laps);
  json.key("round").value(state.round);
  json.key("where").value(kWhereNames[static_cast<std::size_t>(car.where)]);
  json.key("special").value(car.has_special);
  json.key("faulty").value(kDefectNames[static_cast<std::size_t>(car.faulty)]);
  json.key("brakeFailure").value(kDefectNames[static_cast<std::size_t>(car.brake_failure)]);
  json.key("hasSuperb").value(static_cast<bool>(state.move.has_superb));
  json.key("hand").begin_array();
  for (int i = 0; i < kTactics; ++i) {
    if (car.hand[i] > 0) write_card(json, race, seat, static_cast<Tactic>(i));
  }
  json.end_array();
  write_bands(json, race, number);
  json.end_object();
  return json.text();
}

}  // namespace chicane::desk
