// What happened, as everybody may know it. The comment names the clause and the fields that count;
// `place` is where the car then stands.
#pragma once

#include <cstdint>

#include "rules/formula_one/state.h"

namespace chicane::formula_one {

enum class EventKind : std::uint8_t {
  threw_for_cars,    // F1-SET-1  number: seat; first, second: dice
  got_car,           // F1-SET-1  car; number: seat
  cards_dealt,       // F1-SET-4
  round_began,       // F1-SET-2  number: round
  missed_move,       // F1-PIT-8  car; number: moves still to be missed
  played_superb,     // F1-TAC-5  car
  set_speed,         // F1-MOV-1  car; speed; wear
  drove,             // F1-MOV-1  car; number: squares; place
  was_locked,        // F1-BLK-7  car; speed
  was_baulked,       // F1-BLK-3  car; other; speed: the new one; wear
  matched,           // F1-BLK-5  car; other; speed
  spun_at_roadside,  // F1-BLK-4  car; other; place
  played_card,       // F1-TAC-6, F1-TAC-7  car; tactic; number: squares; speed; place
  used_special,      // F1-6.3    car; band
  was_exempt,        // F1-TAC-5  car; band
  threw,             // F1-COR-3  car; band; first, second; penalty; number: excess in mph; place
  spun_off,          // F1-COR-4, F1-COR-5, F1-6.3  car; band; number: excess in mph; cause; place
  defect_began,      // F1-4.7    car; band; pit_card
  tyres_recovered,   // F1-4.7    car
  completed_lap,     // F1-LAP-1  car; number: laps left
  entered_pit,       // F1-PIT-6  car; place
  drew_pit_card,     // F1-PIT-7  car; pit_card
  took_tactic,       // F1-6.3    car; tactic
  finished,          // F1-FIN-1  car
  race_ended,        // F1-FIN-2, F1-FIN-4
};

// Why a car spins off at a corner without dice.
enum class SpinCause : std::uint8_t {
  none,
  speed,   // F1-COR-4  60 over, or more.
  tyres,   // F1-COR-5
  faulty,  // F1-6.3 FT
  brakes,  // F1-6.3 BF
};

struct Event {
  EventKind kind{};
  std::uint8_t car = 0;
  std::uint8_t other = 0;
  std::int16_t number = 0;
  std::uint8_t band = 0;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  Speed speed{};
  Wear wear{};
  Penalty penalty{};
  Tactic tactic{};
  PitCard pit_card{};
  SpinCause cause{};
  Place place{};
};

}  // namespace chicane::formula_one
