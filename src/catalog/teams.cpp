#include "catalog/teams.h"

namespace chicane {

std::string cannot_field(std::string_view board, int seats, int automatic, int cars_per_player,
                         const FieldLimits& limits) {
  const int players = seats + automatic;
  const std::string who =
      fill("{} player{}{}", players, players == 1 ? "" : "s",
           automatic > 0 ? fill(", {} of them automatic,", automatic) : std::string());
  if (seats < 1) return "somebody must drive: automatic players do not race alone";
  if (players < limits.players_min || players > limits.players_max)
    return fill("{} cannot race: {} to {} can, automatic ones included. {}", who,
                limits.players_min, limits.players_max, limits.clause_of_players);
  if (players * cars_per_player > limits.places)
    return fill("{} with {} car{} each do not fit: {} has {} start places. {}", who,
                cars_per_player, cars_per_player == 1 ? "" : "s", board, limits.places,
                limits.clause_of_places);
  return {};
}

}  // namespace chicane
