#include "desk/plain.h"

namespace chicane::desk {

std::vector<Choice> plain_choices(const Race& race, Seat seat) {
  std::vector<Choice> choices;
  for (const std::string& decision : race.legal(seat)) {
    Choice choice;
    choice.decision = decision;
    choice.kind = decision.substr(0, decision.find(' '));
    choice.label = decision;
    choices.push_back(std::move(choice));
  }
  return choices;
}

Table plain_table(const Race& race) {
  Table table;
  const Pending pending = race.pending();
  table.is_over = pending.is_over();
  table.turn = race.turn() + (table.is_over ? 0 : 1);
  table.has_started = race.has_started();
  table.is_hidden_round = race.is_hidden_round();
  for (int seat = 0; seat < static_cast<int>(race.names().size()); ++seat) {
    if (pending.awaits(static_cast<Seat>(seat))) table.awaited.push_back(seat);
  }
  return table;
}

}  // namespace chicane::desk
