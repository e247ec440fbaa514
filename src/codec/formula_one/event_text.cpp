#include "codec/formula_one/event_text.h"

#include <array>

#include "base/text.h"

namespace chicane::formula_one {

namespace {

struct Kind {
  std::string_view name;
  std::string_view clause;
};

Kind kind_of(EventKind kind) {
  switch (kind) {
    case EventKind::threw_for_cars:
      return {"threw_for_cars", "F1-SET-1"};
    case EventKind::got_car:
      return {"got_car", "F1-SET-1"};
    case EventKind::cards_dealt:
      return {"cards_dealt", "F1-SET-4"};
    case EventKind::round_began:
      return {"round_began", "F1-SET-2"};
    case EventKind::missed_move:
      return {"missed_move", "F1-PIT-8"};
    case EventKind::played_superb:
      return {"played_superb", "F1-TAC-5"};
    case EventKind::set_speed:
      return {"set_speed", "F1-MOV-1"};
    case EventKind::drove:
      return {"drove", "F1-MOV-1"};
    case EventKind::was_locked:
      return {"was_locked", "F1-BLK-7"};
    case EventKind::was_baulked:
      return {"was_baulked", "F1-BLK-3"};
    case EventKind::matched:
      return {"matched", "F1-BLK-5"};
    case EventKind::spun_at_roadside:
      return {"spun_at_roadside", "F1-BLK-4"};
    case EventKind::played_card:
      return {"played_card", "F1-TAC-6"};
    case EventKind::used_special:
      return {"used_special", "F1-6.3"};
    case EventKind::was_exempt:
      return {"was_exempt", "F1-TAC-5"};
    case EventKind::threw:
      return {"threw", "F1-COR-3"};
    case EventKind::spun_off:
      return {"spun_off", "F1-COR-4"};
    case EventKind::defect_began:
      return {"defect_began", "F1-4.7"};
    case EventKind::tyres_recovered:
      return {"tyres_recovered", "F1-4.7"};
    case EventKind::completed_lap:
      return {"completed_lap", "F1-LAP-1"};
    case EventKind::entered_pit:
      return {"entered_pit", "F1-PIT-6"};
    case EventKind::drew_pit_card:
      return {"drew_pit_card", "F1-PIT-7"};
    case EventKind::took_tactic:
      return {"took_tactic", "F1-6.3"};
    case EventKind::finished:
      return {"finished", "F1-FIN-1"};
    case EventKind::race_ended:
      return {"race_ended", "F1-FIN-2"};
  }
  return {};
}

constexpr std::array<std::string_view, 5> kPenaltyNames = {"none", "tyre", "two_tyres",
                                                           "tyre_and_brake", "spin"};

std::string corner_words(const Board& board, int band) {
  const BoardCorner& corner = board.corners[band];
  return corner.title.empty() ? corner.id : corner.title;
}

// 6.3  What the card means, in our words.
std::string pit_card_words(const Board& board, PitCard card) {
  const auto corner = [&](Index band) { return corner_words(board, band); };
  switch (card) {
    case PitCard::miss_one:
      return "a slow stop, one move missed";
    case PitCard::miss_two:
      return "ignition trouble, two moves missed";
    case PitCard::quick:
      return "a quick tyre change";
    case PitCard::first_80:
      return "good work, off at up to 80";
    case PitCard::first_40:
      return "a slow start, off at 40 at most";
    case PitCard::first_20:
      return "a missed gear, off at 20 at most";
    case PitCard::extra_tactic:
      return "one move missed, and the top card of the discard";
    case PitCard::special_tyres:
      return "special tyres for one corner, one move missed";
    case PitCard::faulty_tyres:
      return fill("faulty tyres: from {} to the line no corner too fast, no card",
                  corner(board.banded->tyres));
    case PitCard::brake_failure:
      return fill("brake failure: after {} no slowing down until the next stop",
                  corner(board.banded->brakes));
    case PitCard::hidden:
      break;
  }
  return {};
}

}  // namespace

std::string_view name(EventKind kind) { return kind_of(kind).name; }

std::string_view clause(const Event& event) {
  if (event.kind == EventKind::played_card && event.tactic == Tactic::carburettor)
    return "F1-TAC-7";
  return kind_of(event.kind).clause;
}

std::string penalty_words(Penalty penalty) {
  switch (penalty) {
    case Penalty::none:
      return "nothing";
    case Penalty::tyre:
      return "1 tyre point";
    case Penalty::two_tyres:
      return "2 tyre points";
    case Penalty::tyre_and_brake:
      return "1 tyre and 1 brake point";
    case Penalty::spin:
      return "a spin";
  }
  return {};
}

std::string wear_words(const Wear& wear) {
  std::vector<std::string> parts;
  if (wear.brake > 0) parts.push_back(fill("brake {}", wear.brake));
  if (wear.tyre > 0) parts.push_back(fill("tyre {}", wear.tyre));
  return join(parts, ", ");
}

std::string format_event(const Board& board, const Event& event) {
  const std::string_view what = name(event.kind);
  const int car = event.car + 1;
  const auto band = [&] { return board.corners[event.band].id; };
  switch (event.kind) {
    case EventKind::race_ended:
    case EventKind::cards_dealt:
      return std::string(what);
    case EventKind::round_began:
      return fill("{} {}", what, event.number);
    case EventKind::threw_for_cars:
      return fill("{} seat {} {} {}", what, event.number + 1, event.first, event.second);
    case EventKind::got_car:
      return fill("{} {} seat {}", what, car, event.number + 1);
    case EventKind::set_speed:
      return fill("{} {} {} brake {} tyre {}", what, car, event.speed.mph(), event.wear.brake,
                  event.wear.tyre);
    case EventKind::was_baulked:
      return fill("{} {} by {} {} brake {} tyre {}", what, car, event.other + 1, event.speed.mph(),
                  event.wear.brake, event.wear.tyre);
    case EventKind::matched:
      return fill("{} {} by {} {}", what, car, event.other + 1, event.speed.mph());
    case EventKind::spun_at_roadside:
      return fill("{} {} by {}", what, car, event.other + 1);
    case EventKind::was_locked:
      return fill("{} {} {}", what, car, event.speed.mph());
    case EventKind::played_card:
      return fill("{} {} {} {} {}", what, car, tactic_id(event.tactic), event.number,
                  event.speed.mph());
    case EventKind::threw:
      return fill("{} {} {} {} {} {}", what, car, band(), event.first, event.second,
                  kPenaltyNames[static_cast<std::size_t>(event.penalty)]);
    case EventKind::spun_off:
      return fill("{} {} {} {}", what, car, band(), event.number);
    case EventKind::used_special:
    case EventKind::was_exempt:
      return fill("{} {} {}", what, car, band());
    case EventKind::defect_began:
      return fill("{} {} {} {}", what, car, band(), pit_card_id(event.pit_card));
    case EventKind::drew_pit_card:
      return fill("{} {} {}", what, car, pit_card_id(event.pit_card));
    case EventKind::took_tactic:
      return fill("{} {} {}", what, car, tactic_id(event.tactic));
    case EventKind::missed_move:
    case EventKind::drove:
    case EventKind::completed_lap:
      return fill("{} {} {}", what, car, event.number);
    case EventKind::played_superb:
    case EventKind::tyres_recovered:
    case EventKind::entered_pit:
    case EventKind::finished:
      return fill("{} {}", what, car);
  }
  return {};
}

std::string tell_event(const Board& board, const std::vector<std::string>& players,
                       const State& state, const Event& event) {
  const auto who = [&](int car) { return players[state.seat_of(car)]; };
  const auto corner = [&] { return corner_words(board, event.band); };
  const std::string wear = wear_words(event.wear);
  switch (event.kind) {
    case EventKind::threw_for_cars:
      return fill("{} throws {} for the choice of cars.", players[event.number],
                  event.first + event.second);
    case EventKind::got_car:
      return fill("{} drives car {}.", players[event.number], event.car + 1);
    case EventKind::cards_dealt:
      return "Five tactic cards to each.";
    case EventKind::missed_move:
      return fill("{} misses this move.", who(event.car));
    case EventKind::played_superb:
      return fill("{} plays Superb Driving.", who(event.car));
    case EventKind::set_speed:
      return fill("{} sets {}{}.", who(event.car), event.speed.mph(),
                  wear.empty() ? "" : " and pays " + wear);
    case EventKind::was_locked:
      return fill("{} cannot get out, {} on the dial.", who(event.car), event.speed.mph());
    case EventKind::was_baulked:
      return fill("{} is baulked by {}: down to {}{}.", who(event.car), who(event.other),
                  event.speed.mph(), wear.empty() ? "" : ", " + wear);
    case EventKind::matched:
      return fill("{} takes up the {} of {}.", who(event.car), event.speed.mph(), who(event.other));
    case EventKind::spun_at_roadside:
      return fill("{} cannot brake behind {} and spins off at the roadside.", who(event.car),
                  who(event.other));
    case EventKind::played_card:
      return event.tactic == Tactic::carburettor
                 ? fill("{} plays {}: {} on the dial.", who(event.car), tactic_title(event.tactic),
                        event.speed.mph())
                 : fill("{} plays {}: {} more square{}.", who(event.car),
                        tactic_title(event.tactic), event.number, event.number == 1 ? "" : "s");
    case EventKind::used_special:
      return fill("{} takes {} on special tyres.", who(event.car), corner());
    case EventKind::was_exempt:
      return fill("{} takes {} superbly.", who(event.car), corner());
    case EventKind::threw:
      return fill("{} is {} over at {} and throws {} and {}: {}.", who(event.car), event.number,
                  corner(), event.first, event.second, penalty_words(event.penalty));
    case EventKind::spun_off:
      return fill("{} is {} over at {} and spins off.", who(event.car), event.number, corner());
    case EventKind::defect_began:
      return fill("{} has {} from {} on.", who(event.car), pit_card_title(event.pit_card),
                  corner());
    case EventKind::tyres_recovered:
      return fill("{} has good tyres again.", who(event.car));
    case EventKind::completed_lap:
      return event.number == 0 ? std::string()
                               : fill("{} has {} lap{} to go.", who(event.car), event.number,
                                      event.number == 1 ? "" : "s");
    case EventKind::entered_pit:
      return fill("{} is in the pit.", who(event.car));
    case EventKind::drew_pit_card:
      return fill("{} draws {}.", who(event.car), pit_card_words(board, event.pit_card));
    case EventKind::took_tactic:
      return fill("{} takes {} from the discard.", who(event.car), tactic_title(event.tactic));
    case EventKind::finished:
      return fill("{} crosses the line: finished.", who(event.car));
    case EventKind::race_ended:
      return "The race is over.";
    case EventKind::round_began:
    case EventKind::drove:
      return {};
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::cars:
      return "cars";
    case Purpose::pit_deck:
      return "pit-deck";
    case Purpose::deal:
      return "deal";
    case Purpose::penalty:
      return "penalty";
  }
  return "";
}

}  // namespace chicane::formula_one
