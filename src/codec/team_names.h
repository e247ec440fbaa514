// Names where a player has several cars, and where players beyond the seats are automatic.
#pragma once

#include <string>
#include <vector>

namespace chicane {

using Names = std::vector<std::string>;

// "3a", "3b": the number of the team, and a letter for each of its cars. `team_of` gives the number
// of the team of car i.
template <class TeamOf>
Names team_car_names(int cars, TeamOf team_of) {
  Names names;
  for (int i = 0; i < cars; ++i) {
    int before = 0;
    for (int j = 0; j < i; ++j) before += team_of(j) == team_of(i) ? 1 : 0;
    names.push_back(std::to_string(team_of(i)) + static_cast<char>('a' + before));
  }
  return names;
}

// … of a state whose cars have owners, counted from 0.
template <class State>
Names owned_car_names(const State& state) {
  return team_car_names(state.car_count, [&](int i) { return state.cars[i].owner + 1; });
}

// The players by number: those who have seats, then "Automatic 1", "Automatic 2", …
inline Names with_automatic(Names players, int automatic) {
  for (int i = 1; i <= automatic; ++i) players.push_back("Automatic " + std::to_string(i));
  return players;
}

}  // namespace chicane
