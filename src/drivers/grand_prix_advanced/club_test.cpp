#include "drivers/grand_prix_advanced/club.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/digest.h"
#include "drivers/grand_prix_advanced/gear_times.h"
#include "drivers/grand_prix_advanced/lone_car_for_tests.h"
#include "drivers/lawful_choice_for_tests.h"
#include "rules/grand_prix_advanced/order.h"

namespace chicane::grand_prix_advanced {
namespace {

// From any position that random driving leads to.
TEST(GrandPrixAdvancedClub, ChoosesFromTheListWhateverThePosition) {
  const Options settings[] = {
      {},
      {.laps = 2,
       .engine_damage = EngineDamage::both,
       .tyre_damage = TyreDamage::numbered,
       .damage_stops = true,
       .spin_gear = SpinGear::unchanged,
       .avoid = Avoid::gear_only,
       .classification = Classification::run_out,
       .start = StartOrder::practice},
      {.laps = 1, .start = StartOrder::list, .automatic = 3},
  };
  for (const Options& options : settings) {
    const Game game = reference_game(options);
    const Club club(game);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      for_tests::expect_lawful_choices<GrandPrixAdvanced>(club, game, 1 + static_cast<int>(seed),
                                                          seed);
    }
  }
}

struct Tally {
  long cars = 0;
  long out = 0;
  long pushes = 0;
  long stops = 0;
  long repairs = 0;
  long moves = 0;
  std::uint64_t digest = 0;
};

void race(const Game& game, const Club& club, int teams, std::uint64_t seed, Tally& tally) {
  SCOPED_TRACE("teams " + std::to_string(teams) + ", seed " + std::to_string(seed));
  State state = GrandPrixAdvanced::setup(game, teams);
  Random dice(seed);
  EventLog<Event> log;
  play_out<GrandPrixAdvanced>(
      game, state,
      [&](const State& now, Seat seat, const DecisionList&) {
        return choice(club, game, now, seat);
      },
      dice, log);
  EXPECT_LT(state.still, kStillMovesMax);
  EXPECT_TRUE(std::any_of(state.cars.begin(), state.cars.begin() + state.car_count,
                          [](const Car& car) { return car.status == Status::finished; }));
  tally.digest = digest_of(state, tally.digest);
  tally.cars += state.car_count;
  tally.moves += state.move;
  for (int i = 0; i < state.car_count; ++i)
    tally.out += state.cars[i].status == Status::out ? 1 : 0;
  for (const Event& event : log.events) {
    const EventKind kind = event.kind;
    tally.pushes += kind == EventKind::pushed || kind == EventKind::overrevved ? 1 : 0;
    tally.stops += kind == EventKind::entered_box ? 1 : 0;
    tally.repairs += kind == EventKind::repaired ? 1 : 0;
  }
}

// Of whole races of club drivers: lawful, they end, few are lost, the boxes are used.
TEST(GrandPrixAdvancedClub, BringsMostCarsHome) {
  const Game game = reference_game();
  const Club club(game);
  Tally all;
  for (const int teams : {2, 6, 12}) {
    Tally tally;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) race(game, club, teams, seed, tally);
    EXPECT_LT(tally.out * 100, tally.cars * 15) << teams << " teams";
    EXPECT_LT(tally.pushes, tally.cars * 3) << teams << " teams";
    all.stops += tally.stops;
    all.repairs += tally.repairs;
    all.pushes += tally.pushes;
  }
  EXPECT_GT(all.pushes, 0);
  EXPECT_GT(all.stops, 0);
  EXPECT_GE(all.repairs, all.stops) << "nobody stops for nothing";
}

// A club driver brings nearly every car home, a pro most; an ace's quick driver ventures most, and
// his races are the shortest.
TEST(GrandPrixAdvancedClub, VenturesAsHisTempersSay) {
  const Game game = *GrandPrixAdvanced::make_game(*load_board("monza-cells"), {});
  Tally safe;
  Tally sober;
  Tally fast;
  const Club calm(game);
  const Club pro(game, kSober);
  const Club quickest(game, kFast);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    race(game, calm, 6, seed, safe);
    race(game, pro, 6, seed, sober);
    race(game, quickest, 6, seed, fast);
  }
  EXPECT_LT(safe.out * 100, safe.cars * 2);
  EXPECT_LT(sober.out * 100, sober.cars * 10);
  EXPECT_GT(fast.out, sober.out);
  EXPECT_LT(fast.out * 100, fast.cars * 30);
  EXPECT_LT(fast.moves, safe.moves);
  EXPECT_LT(fast.moves, sober.moves);
}

TEST(GrandPrixAdvancedClub, DoesTheSameAgain) {
  const Game game = reference_game({.laps = 1, .start = StartOrder::practice});
  Tally one;
  Tally other;
  race(game, Club(game), 4, 5, one);
  race(game, Club(game), 4, 5, other);
  EXPECT_EQ(one.digest, other.digest);
}

TEST(GrandPrixAdvancedClub, BeatsRandomDriving) {
  const Game game = reference_game();
  const Club club(game);
  int won = 0;
  const int races = 40;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = GrandPrixAdvanced::setup(game, 6);
    Random random(seed);
    NoEvents nobody;
    const int team = static_cast<int>(seed % 6);
    play_out<GrandPrixAdvanced>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return index(seat) == team ? club.choose(game, now, seat, legal)
                                     : choose_random<GrandPrixAdvanced>(legal, random);
        },
        random, nobody);
    std::array<std::uint8_t, kCarsMax> cars{};
    const int classified = classify(state, cars);
    won += classified > 0 && state.cars[cars[0]].owner == team ? 1 : 0;
  }
  EXPECT_GE(won, races - 2);
}

// 6.1  Alone, without pushes, damages paid for in moves only: 6.37 cells a move, 2 % destroyed.
TEST(GrandPrixAdvancedClub, AloneKeepsThePaceOfTheRules) {
  const Game game = reference_game({.start = StartOrder::list});
  const Club club(game, std::array{kBalanced});
  long moves = 0;
  long cells = 0;
  long out = 0;
  const int races = 500;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = car_at(game, game.ring.count - 1, game.options.laps + 1, 1);
    const int start = state.cars[0].cell;
    Random dice(seed);
    NoEvents nobody;
    while (state.phase != Phase::over) {
      const Pending pending = GrandPrixAdvanced::pending(game, state);
      const Seat seat = next_to_answer(pending);
      moves += state.phase == Phase::gear ? 1 : 0;
      Decision decision = push(0);
      if (seat == kChance)
        decision = roll(dice.roll(pending.roll.sides));
      else if (state.phase != Phase::push)
        decision = choice(club, game, state, seat);
      GrandPrixAdvanced::apply(game, state, GrandPrixAdvanced::listed(game, state, seat, decision),
                               nobody);
      state.cars[0].damage = state.go.held = {};
    }
    const Car& car = state.cars[0];
    out += car.status == Status::out ? 1 : 0;
    cells += (game.options.laps + 1 - car.to_go) * game.ring.count + car.cell - start;
  }
  EXPECT_NEAR(static_cast<double>(cells) / static_cast<double>(moves), 6.37, 0.08);
  EXPECT_LT(out, races * 4 / 100);
}

// With any damages he comes to the end, or out, and does not wait for ever.
TEST(GrandPrixAdvancedClub, DrivesOnWhateverIsBroken) {
  const Game game = reference_game();
  const Club club(game);
  for (std::uint8_t bits = 0; bits < 1u << kDamages; ++bits) {
    const DamageSet damage{bits};
    if (damage.size() > kDamagesHeldMax) continue;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      SCOPED_TRACE("damages " + std::to_string(bits) + ", seed " + std::to_string(seed));
      State state = car_at(game, 4 * static_cast<int>(seed), 2, 1);
      state.cars[0].damage = state.go.held = damage;
      Random dice(seed);
      NoEvents nobody;
      play_out<GrandPrixAdvanced>(
          game, state,
          [&](const State& now, Seat seat, const DecisionList& legal) {
            return club.choose(game, now, seat, legal);
          },
          dice, nobody);
      EXPECT_FALSE(state.cars[0].is_racing());
    }
  }
}

// GPA-BOX-1  The way in is taken when the rest of the race would be slower without, else not.
TEST(GrandPrixAdvancedClub, StopsWhenItPays) {
  const Game game = reference_game();
  const Club club(game);
  struct Case {
    const char* what;
    int to_go;
    std::initializer_list<Damage> damages;
    bool stops;
  };
  const Case cases[] = {
      {"sound", 3, {}, false},
      {"two laps with bad tyres and suspension", 3, {Damage::tyres, Damage::suspension}, true},
      {"two laps with bad tyres", 3, {Damage::tyres}, true},
      {"the line is near", 1, {Damage::tyres, Damage::suspension}, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    State state = car_at(game, 64, c.to_go, 3, c.damages);
    drive(club, game, state, [&](const State& now) {
      return now.cars[0].status == Status::box || now.cars[0].to_go < c.to_go;
    });
    EXPECT_EQ(state.cars[0].status == Status::box, c.stops);
  }
}

// GPA-BOX-3, GPA-BOX-4
TEST(GrandPrixAdvancedClub, RepairsWhatPays) {
  const Game game = reference_game();
  const Club club(game);
  for (const int to_go : {3, 1}) {
    State state = car_at(game, 77, to_go, 1, {Damage::suspension, Damage::brakes});
    state.cars[0].status = Status::box;
    begin_go(game, state, 0);
    const DecisionKind kind = choice(club, game, state, seat_at(0)).kind;
    EXPECT_EQ(kind, to_go == 3 ? DecisionKind::repair : DecisionKind::leave);
  }
  State state = car_at(game, 77, 3, 1, {Damage::tyres});
  state.phase = Phase::tyres;
  EXPECT_EQ(choice(club, game, state, seat_at(0)), repair(Damage::tyres));
}

// GPA-PUSH-1  Far from the end an engine is worth more than a cell or two; near it is not.
TEST(GrandPrixAdvancedClub, PushesOnTheLastCells) {
  const Game game = reference_game();
  const Club club(game);
  for (const int to_go : {3, 1}) {
    State state = car_at(game, 80, to_go, 4);
    drive(club, game, state, [](const State& now) { return now.phase == Phase::push; });
    const Decision decision = choice(club, game, state, seat_at(0));
    EXPECT_EQ(decision.number > 0, to_go == 1);
  }
}

// GPA-PRA-1  From the flying start to the line, every fault a move.
TEST(GrandPrixAdvancedClub, IsQuickInPractice) {
  const Game game = reference_game({.start = StartOrder::practice});
  const Club club(game);
  State state = GrandPrixAdvanced::setup(game, 12);
  Random dice(1);
  NoEvents nobody;
  while (state.is_practice) {
    const Seat seat = next_to_answer(GrandPrixAdvanced::pending(game, state));
    const Decision decision =
        seat == kChance ? roll(dice.roll(kDieSides)) : choice(club, game, state, seat);
    GrandPrixAdvanced::apply(game, state, GrandPrixAdvanced::listed(game, state, seat, decision),
                             nobody);
  }
  long moves = 0;
  for (int i = 0; i < state.car_count; ++i) moves += state.cars[i].moves;
  EXPECT_LT(moves, 13 * state.car_count);
}

// A car and one of a rival, two crossings from the end.
State with_rival_at(const Game& game, int cell, int rival, int gear) {
  State state = car_at(game, cell, 2, gear);
  state.cars[1].status = Status::run;
  state.cars[1].owner = 1;
  state.cars[1].to_go = 2;
  state.cars[1].cell = static_cast<std::uint8_t>(rival);
  return state;
}

TEST(GrandPrixAdvancedClub, MayVentureByPlace) {
  const Game game = reference_game();
  const Club by_place(game, std::array{kCareful, kBold});
  const Club careful(game, std::array{kCareful});
  const Club bold(game, std::array{kBold});
  int different = 0;
  for (int cell = 20; cell < 60; ++cell) {
    for (const int gear : {2, 3, 4}) {
      const State leads = with_rival_at(game, cell, 0, gear);
      EXPECT_EQ(choice(by_place, game, leads, seat_at(0)),
                choice(careful, game, leads, seat_at(0)));
      const State follows = with_rival_at(game, cell, 80, gear);
      const Decision ventured = choice(bold, game, follows, seat_at(0));
      EXPECT_EQ(choice(by_place, game, follows, seat_at(0)), ventured);
      different += ventured == choice(careful, game, follows, seat_at(0)) ? 0 : 1;
    }
  }
  EXPECT_GT(different, 10);
}

// The rival is out of reach, ahead or behind.
TEST(GrandPrixAdvancedClub, VenturesTheSameWhereverHeIs) {
  const Game game = reference_game();
  const Club club(game);
  for (int cell = 20; cell < 60; ++cell) {
    for (const int gear : {2, 3, 4}) {
      EXPECT_EQ(choice(club, game, with_rival_at(game, cell, 0, gear), seat_at(0)),
                choice(club, game, with_rival_at(game, cell, 80, gear), seat_at(0)));
    }
  }
}

// Who has gone and is near will be in the way the next time; who is far, or has yet to go, not.
TEST(GrandPrixAdvancedClub, MayCountTheCarsAhead) {
  const Game game = reference_game();
  const Pace heedless(game, {2, 10});
  const Pace heedful(game, {2, 10, false, 5});
  const auto price_of_crowd = [&](int rival, bool has_gone) {
    State state = with_rival_at(game, 0, rival, 2);
    state.acted = has_gone ? 2u : 0u;
    return time_of_go(heedful, game, state, 2, 2, 0) - time_of_go(heedless, game, state, 2, 2, 0);
  };
  EXPECT_GT(price_of_crowd(8, true), 0);
  EXPECT_LT(price_of_crowd(8, true), kMove / 10);
  EXPECT_EQ(price_of_crowd(8, false), 0);
  EXPECT_EQ(price_of_crowd(60, true), 0);
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
