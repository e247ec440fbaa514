#include "rules/formula_one/tactics.h"

namespace chicane::formula_one {

std::optional<Why> refuse_any_card(const State& state) {
  const Car& car = state.at_wheel();
  if (state.move.has_superb) return Why::second_card;                // F1-TAC-2
  if (car.is_spun_off()) return Why::card_while_spun_off;            // F1-TAC-4
  if (car.faulty == Defect::on) return Why::card_with_faulty_tyres;  // 6.3 FT
  return std::nullopt;
}

int squares_of(const Game& game, const State& state, Tactic card, Speed to) {
  if (card != Tactic::carburettor) return kExtraSquares[static_cast<std::size_t>(card)];
  if (game.options.carburettor_card == CarburettorCard::speed) return 0;
  return (to - state.at_wheel().speed).spaces();
}

void list_cards(const Game& game, const State& state, Tactic which, DecisionList& list) {
  const Car& car = state.at_wheel();
  if (car.hand[static_cast<std::size_t>(which)] == 0 || which == Tactic::superb) return;
  const auto add = [&](Speed to) {
    const int squares = squares_of(game, state, which, to);
    // F1-COR-8  Squares of a card are judged at the speedometer.
    const Speed judged =
        game.options.tactic_bands == TacticBands::no ? 0_mph : std::max(to, car.speed);
    PathList paths;
    const int longest = list_paths(game.track, state, state.move.car, squares, judged, paths);
    if (longest == 0 && which != Tactic::carburettor) return;
    for (const Path& path : paths) list.push_back(card(which, to, path));
  };
  if (which != Tactic::carburettor) return add(0_mph);
  for (Speed to = car.speed + 20_mph; to <= kCarburettor; to = to + 20_mph) add(to);
}

}  // namespace chicane::formula_one
