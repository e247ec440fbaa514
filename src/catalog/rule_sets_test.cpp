#include "catalog/rule_sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/notes_for_tests.h"
#include "catalog/recorded_race_for_tests.h"
#include "catalog/tell.h"

namespace chicane {
namespace {

TEST(RuleSets, AreFoundByTheirIds) {
  std::set<std::string_view> ids;
  for (const RuleSetEntry* entry : rule_sets()) {
    SCOPED_TRACE(entry->id());
    EXPECT_TRUE(ids.insert(entry->id()).second);
    EXPECT_GE(entry->version(), 1);
    EXPECT_FALSE(entry->title().empty());
    EXPECT_FALSE(entry->options().empty());
    EXPECT_FALSE(entry->tables().empty());
    EXPECT_FALSE(entry->sources().rulebook.empty());
    const Result<const RuleSetEntry*, DataError> found = find_rule_set(entry->id());
    ASSERT_TRUE(static_cast<bool>(found));
    EXPECT_EQ(*found, entry);
  }
  EXPECT_TRUE(ids.contains("speed-circuit"));
  EXPECT_TRUE(ids.contains("speed-circuit-wbc"));
}

TEST(RuleSets, OfAnotherIdAreNotThereAndTheComplaintNamesThose) {
  const Result<const RuleSetEntry*, DataError> found = find_rule_set("chess");
  ASSERT_FALSE(static_cast<bool>(found));
  EXPECT_EQ(to_string(found.error()).substr(0, 39), "there is no rule set 'chess'; there is ");
  for (const RuleSetEntry* entry : rule_sets())
    EXPECT_NE(to_string(found.error()).find(entry->id(), 39), std::string::npos);
}

TEST(MakeRace, SaysWhatIsWrong) {
  const std::vector<std::string> two = {"A", "B"};
  struct Complaint {
    const char* options;
    std::vector<std::string> names;
    const char* what;
  };
  const Complaint complaints[] = {
      {"laps", two, "options: 'laps' is not key=value"},
      {"laps=2 =3", two, "options: '=3' is not key=value"},
      {"laps=0", two, "options: laps: '0' is no value of it; write a number from 1 to 80"},
      {"lapps=2", two, "options: there is no option 'lapps'; did you mean 'laps'?"},
      {"", {}, "0 cars do not fit: the grid of SB has 6 places (SC-16); race with 1 driver"},
      {"",
       {"A", "B", "C", "D", "E", "F", "G"},
       "7 cars do not fit: the grid of SB has 6 places (SC-16); race with 6 drivers, or on a "
       "circuit with more start places"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.options);
    const auto race =
        (*find_rule_set("speed-circuit"))->make_race(*load_board("SB"), c.options, c.names);
    ASSERT_FALSE(static_cast<bool>(race));
    EXPECT_EQ(to_string(race.error()), c.what);
  }
}

std::string refused_field(std::string_view rules, std::string_view board, std::string_view options,
                          int seats) {
  const auto race = (*find_rule_set(rules))
                        ->make_race(*load_board(board), options, std::vector<std::string>(seats));
  return race ? std::string() : to_string(race.error());
}

TEST(MakeRace, NamesTheFieldsNextToOneThatCannotRaceAndTheOtherCircuit) {
  EXPECT_EQ(refused_field("motorchamp", "mc-a1-m1-z1", "", 5),
            "5 players cannot race on mc-a1-m1-z1 (MC-PLY); race with 4 or 6 drivers, or on a "
            "short circuit");
  EXPECT_EQ(
      refused_field("motorchamp", "mc-a1-z1", "", 8),
      "8 players cannot race on mc-a1-z1 (MC-PLY); race with 6 drivers, or on a long circuit");
  EXPECT_EQ(refused_field("motorchamp", "mc-a1-z1", "teams=1", 3),
            "3 players with 1 team each cannot race on mc-a1-z1 (MC-PLY); race with 4 drivers");
  EXPECT_EQ(refused_field("motorchamp", "mc-a1-z1", "", 9),
            "9 players cannot race on mc-a1-z1 (MC-PLY); race with 6 drivers");
  EXPECT_EQ(refused_field("formula-one", "F1-REF", "", 1),
            "1 driver cannot race on F1-REF: two to 6 can (F1-SET-2); race with 2 drivers");
}

TEST(SeatsLawful, AreThoseWithWhichARaceCanBeMadeOnEveryBoard) {
  for (const RuleSetEntry* rules : rule_sets()) {
    const std::string options = fill("laps={}", rules->default_laps());
    for (const std::string& name : board_choices(rules->form())) {
      SCOPED_TRACE(fill("{} {}", rules->id(), name));
      const Result<Board, DataError> board = load_board(name, rules->form());
      ASSERT_TRUE(static_cast<bool>(board));
      const Result<std::vector<int>, DataError> lawful = rules->seats_lawful(*board, options);
      ASSERT_TRUE(static_cast<bool>(lawful));
      ASSERT_FALSE(lawful->empty());
      // With each number of people there is a number of bots that races.
      for (int people = 0; people <= lawful->back(); ++people) {
        const int seats = people + usual_bots(*lawful, people);
        EXPECT_TRUE(std::find(lawful->begin(), lawful->end(), seats) != lawful->end()) << people;
      }
      const int most = lawful->back();
      EXPECT_TRUE(static_cast<bool>(
          rules->make_race(*board, options, std::vector<std::string>(most, "A"))));
      EXPECT_FALSE(static_cast<bool>(
          rules->make_race(*board, options, std::vector<std::string>(most + 1, "A"))));
    }
  }
}

TEST(SeatsLawful, AreUnknownOnABoardOfAnotherForm) {
  const auto lawful = (*find_rule_set("formula-one"))->seats_lawful(*load_board("monza"), "laps=3");
  EXPECT_FALSE(static_cast<bool>(lawful));
}

TEST(UsualBots, AreFiveOrTheNextNumberThatCanRace) {
  EXPECT_EQ(usual_bots({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, 0), 5);
  EXPECT_EQ(usual_bots({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, 1), 5);
  EXPECT_EQ(usual_bots({2, 3, 4, 6, 7, 8}, 0), 6) << "more rather than fewer";
  EXPECT_EQ(usual_bots({2, 3, 4, 5, 6}, 1), 5);
  EXPECT_EQ(usual_bots({2, 3, 4, 5, 6}, 4), 2);
  EXPECT_EQ(usual_bots({2, 3, 4, 5, 6}, 6), 0);
  EXPECT_EQ(usual_bots({2, 3, 4, 5, 6}, 7), 0) << "too many people: making the race says so";
}

TEST(MakeRace, GivesARaceThatSaysWhatItIs) {
  const auto race = for_tests::new_race("SB", "min_speed=20 laps=2", {"A", "B"});
  EXPECT_EQ(race->rules(), "speed-circuit");
  EXPECT_EQ(race->rules_version(), (*find_rule_set("speed-circuit"))->version());
  EXPECT_EQ(race->options(), "laps=2 min_speed=20");
  EXPECT_EQ(race->board().name, "SB");
  EXPECT_EQ(race->names(), (std::vector<std::string>{"A", "B"}));
  EXPECT_EQ(race->turn(), 0);
  EXPECT_FALSE(race->has_started());
  EXPECT_TRUE(race->is_hidden_round());
}

// --- A race behind its door --------------------------------------------------------------------

std::string refusal(Race& race, Seat seat, std::string_view decision) {
  const std::uint64_t before = race.digest();
  const auto done = race.decide(seat, decision);
  EXPECT_FALSE(static_cast<bool>(done)) << "accepted";
  EXPECT_EQ(race.digest(), before) << "a refusal changes nothing";
  return done ? "" : done.error().name + " " + done.error().clause + " " + done.error().what;
}

TEST(Race, RefusesWithNameClauseAndWhatMayBeDoneInstead) {
  const auto race = for_tests::new_race("SB", "", {"A", "B"});
  const Seat a = seat_at(0);
  const Seat b = seat_at(1);
  EXPECT_EQ(refusal(*race, a, "built 1/1/1/1/1"),
            "no_decision  'built' is no decision; did you mean 'build'?");
  EXPECT_EQ(refusal(*race, a, ""), "no_decision  a decision is missing");
  EXPECT_EQ(refusal(*race, seat_at(2), "build 1/1/1/1/1"), "no_decision  there is no such seat");
  EXPECT_EQ(refusal(*race, kSpectator, "build 1/1/1/1/1"), "no_decision  there is no such seat");
  EXPECT_EQ(refusal(*race, a, "build 1/1/1/1/2"),
            "build_not_five_points SC-2.4b 1/1/1/1/2 does not make five points; you may build a "
            "car with five points, at most two in a category. SC-2.4b");
  EXPECT_EQ(refusal(*race, a, "plot 40"),
            "another_decision_due SC-3.6 'plot' is not what is asked for now; you may build a car "
            "with five points, at most two in a category. SC-3.6");
  EXPECT_TRUE(static_cast<bool>(race->decide(a, "build 2/1/1/1/0")));
  EXPECT_EQ(refusal(*race, a, "build 2/1/1/1/0"),
            "already_answered SC-3.6 Your answer is in and stays until all are shown; you may wait "
            "for the others. SC-3.6");
  EXPECT_TRUE(static_cast<bool>(race->decide(b, "build 1/1/1/1/1")));
  EXPECT_TRUE(race->has_started()) << "nobody is tied";
  EXPECT_EQ(refusal(*race, a, "plot 120"),
            "speed_above_start SC-10.1 120 is more than 20 above your Start Speed of 80; you may "
            "plot 0 to 100 in steps of 20. SC-10.1");
  EXPECT_TRUE(static_cast<bool>(race->decide(a, "plot 40")));
  EXPECT_TRUE(static_cast<bool>(race->decide(b, "plot 20")));
  EXPECT_FALSE(race->is_hidden_round());
  EXPECT_EQ(refusal(*race, a, "drive I3"),
            "path_not_forward SC-3.4 drive: I3 is not ahead of I30. SC-3.4");
  EXPECT_EQ(refusal(*race, a, "drive I1"),
            "path_wrong_length SC-3.3 The path has 1 spaces, the move has 2; you may drive 2 "
            "spaces to I2, O2. SC-3.3");
  EXPECT_EQ(refusal(*race, b, "drive O1"),
            "not_your_turn SC-3.2 It is another driver's turn; you may wait for the others. "
            "SC-3.2");
}

TEST(Race, TellsWhatHappens) {
  const auto race = for_tests::new_race("SB", "", {"A", "B"});
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(0), "build 1/1/1/1/1")));
  const auto revealed = race->decide(seat_at(1), "build 60/40/40/160/5");
  ASSERT_TRUE(static_cast<bool>(revealed));
  ASSERT_EQ(revealed->size(), 2u);
  EXPECT_EQ((*revealed)[1].line, "build_revealed B 1/1/1/1/1");
  EXPECT_EQ(tell(*race, (*revealed)[1]), "B has built 60/40/40/160/5.");
  EXPECT_EQ((*revealed)[1].clause, "SC-2.5");
  EXPECT_EQ((*revealed)[1].car, 1);

  EXPECT_EQ(race->pending().kind, Pending::Kind::chance);
  EXPECT_EQ(race->roll_label(), "A grid d6");
  EXPECT_EQ(race->legal(kChance),
            (std::vector<std::string>{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"}));
  EXPECT_EQ(refusal(*race, seat_at(0), "roll 6").substr(0, 12), "die_not_owed")
      << "dice are chance's";
  ASSERT_TRUE(static_cast<bool>(race->decide(kChance, "roll 2")));
  EXPECT_EQ(race->roll_label(), "B grid d6");
  ASSERT_TRUE(static_cast<bool>(race->decide(kChance, "roll 5")));
  EXPECT_TRUE(race->has_started());
  EXPECT_EQ(race->standings()[0].seat, 1) << "level on the grid: as they stand on it";
}

TEST(Race, OfTheTurnItselfConcernsNobody) {
  const auto race = for_tests::new_race("SB", "turn_limit=1", {"A"});
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(0), "build 1/1/1/1/1")));
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(0), "plot 20")));
  const auto ended = race->decide(seat_at(0), "drive I1");
  ASSERT_TRUE(static_cast<bool>(ended));
  ASSERT_EQ(ended->size(), 3u);
  EXPECT_EQ((*ended)[0].line, "drove A I30 I1 20");
  EXPECT_EQ((*ended)[0].car, 0);
  EXPECT_EQ((*ended)[1].line, "turn_ended 1");
  EXPECT_EQ((*ended)[1].car, -1);
  EXPECT_EQ((*ended)[2].line, "race_ended");
  EXPECT_EQ((*ended)[2].car, -1);
  EXPECT_TRUE(race->pending().is_over());
  EXPECT_EQ(race->standings()[0].result, "running");
}

TEST(Race, IsClonedWithAllItsState) {
  const auto race = for_tests::new_race("SB", "", {"A", "B"});
  ASSERT_TRUE(static_cast<bool>(race->decide(seat_at(0), "build 1/1/1/1/1")));
  const std::unique_ptr<Race> copy = race->clone();
  EXPECT_EQ(copy->digest(), race->digest());
  ASSERT_TRUE(static_cast<bool>(copy->decide(seat_at(1), "build 1/1/1/1/1")));
  EXPECT_NE(copy->digest(), race->digest()) << "and goes its own way";
  EXPECT_FALSE(race->has_started());
}

// Puts two different answers of a seat into two copies of the race, and compares what the others
// may know of them.
void expect_answer_is_hidden(const Race& race, Seat seat) {
  const std::vector<std::string> legal = race.legal(seat);
  if (legal.size() < 2) return;
  const std::unique_ptr<Race> one = race.clone();
  const std::unique_ptr<Race> other = race.clone();
  const auto told_one = one->decide(seat, legal.front());
  const auto told_other = other->decide(seat, legal.back());
  ASSERT_TRUE(told_one && told_other);
  ASSERT_NE(one->digest(), other->digest());
  EXPECT_NE(one->view(seat), other->view(seat)) << "nobody forgets his own answer";
  EXPECT_EQ(one->view(kSpectator), other->view(kSpectator));
  for (int i = 0; i < static_cast<int>(race.names().size()); ++i) {
    if (seat_at(i) == seat) continue;
    EXPECT_EQ(one->view(seat_at(i)), other->view(seat_at(i))) << "seat " << i;
    EXPECT_EQ(one->legal(seat_at(i)), other->legal(seat_at(i))) << "seat " << i;
  }
  ASSERT_EQ(told_one->size(), told_other->size());
  for (std::size_t i = 0; i < told_one->size(); ++i)
    EXPECT_EQ((*told_one)[i].line, (*told_other)[i].line);
}

TEST(Race, ShowsNobodyTheHiddenAnswerOfAnother) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto race =
        for_tests::new_race(rules->default_board(), "laps=" + std::to_string(rules->fewest_laps()),
                            {"A", "B", "C"}, rules->id());
    Random random(8);
    int answers = 0;
    while (!race->pending().is_over() && answers < 60) {
      const Pending pending = race->pending();
      const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
      // The last answer of a round uncovers all.
      if (race->is_hidden_round() && pending.seats.size() > 1) {
        for (const Seat any : pending.seats) {
          SCOPED_TRACE(race->turn());
          expect_answer_is_hidden(*race, any);
          if (HasFatalFailure()) return;
        }
        ++answers;
      }
      const std::vector<std::string> legal = race->legal(seat);
      ASSERT_TRUE(
          race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    EXPECT_EQ(answers > 0, rules->id().starts_with("speed-circuit"));
  }
}

TEST(Race, ViewIsWhatTheSeatActsOn) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto race =
        for_tests::new_race(rules->default_board(), "laps=" + std::to_string(rules->fewest_laps()),
                            {"A", "B", "C"}, rules->id());
    Random random(8);
    for (int i = 0; i < 300 && !race->pending().is_over(); ++i) {
      const Pending pending = race->pending();
      const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
      const std::vector<std::string> legal = race->legal(seat);
      if (seat != kChance) {
        const std::unique_ptr<Race> seen = race->seen_by(seat);
        ASSERT_EQ(seen->legal(seat), legal);
        EXPECT_EQ(seen->view(seat), race->view(seat)) << "a view of a view";
        EXPECT_EQ(seen->view(kSpectator), race->view(kSpectator));
      }
      ASSERT_TRUE(
          race->decide(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
}

TEST(Race, StandingsNameEveryCarOnceFinishersFirst) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto race =
        for_tests::new_race(rules->default_board(), "laps=" + std::to_string(rules->fewest_laps()),
                            {"A", "B", "C", "D", "E", "F"}, rules->id());
    for_tests::play_and_record(*race, 5);
    ASSERT_TRUE(race->pending().is_over());
    std::set<int> seats;
    std::set<std::string> cars;
    bool was_finished = true;
    int place = 0;
    for (const Standing& standing : race->standings()) {
      seats.insert(standing.seat);
      EXPECT_TRUE(cars.insert(standing.name).second) << standing.name;
      EXPECT_EQ(standing.place, ++place);
      EXPECT_TRUE(was_finished || !standing.has_finished);
      EXPECT_FALSE(standing.result.empty());
      was_finished = standing.has_finished;
    }
    EXPECT_EQ(seats.size(), 6u);
    // A seat has as many cars as in the race of which instructions are counted.
    const std::string counted = notes(rules->id(), "instructions").at(0);
    const std::vector<std::string_view> said = words(counted);
    EXPECT_EQ(cars.size() * static_cast<std::size_t>(*number(said.at(1), 1, 12)),
              6u * static_cast<std::size_t>(*number(said.at(2), 1, 24)));
  }
}

// On the grid nobody has come a lap, at the end who is home has come all of them; on the way the
// order of the cars on the road is that of their distances.
TEST(Race, StandingsSayHowFarCarsHaveCome) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const int laps = rules->fewest_laps();
    const auto race = for_tests::new_race(rules->default_board(), "laps=" + std::to_string(laps),
                                          {"A", "B", "C", "D", "E", "F"}, rules->id());
    const int lap = race->lap_length();
    EXPECT_GT(lap, 10);
    Random random(5);
    bool is_on_grid = true;
    while (!race->pending().is_over()) {
      const Pending pending = race->pending();
      const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
      const std::vector<std::string> legal = race->legal(seat);
      const std::string& decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      ASSERT_TRUE(race->decide(seat, decision));
      if (!race->has_started()) continue;
      std::optional<int> ahead;
      for (const Standing& standing : race->standings()) {
        if (is_on_grid) {
          EXPECT_EQ(standing.condition, Condition::driving);
          EXPECT_LT(std::abs(standing.distance), lap);
        }
        if (standing.condition == Condition::home) {
          EXPECT_TRUE(standing.has_finished);
        }
        if (standing.condition != Condition::driving) continue;
        EXPECT_LT(standing.distance, (laps + 1) * lap);
        ASSERT_LE(standing.distance, ahead.value_or(standing.distance)) << standing.name;
        ahead = standing.distance;
      }
      is_on_grid = false;
    }
    for (const Standing& standing : race->standings()) {
      if (standing.place == 1 && standing.condition == Condition::home) {
        EXPECT_GE(standing.distance, laps * lap) << standing.name;
      }
    }
  }
}

TEST(Race, StandingsOfTheSpeedCircuitFamilyGiveTheTurnOfEveryFinisher) {
  for (const std::string_view rules : {"speed-circuit", "speed-circuit-wbc"}) {
    const auto race = for_tests::new_race("monza", "laps=1", {"A", "B", "C", "D", "E", "F"}, rules);
    for_tests::play_and_record(*race, 5);
    for (const Standing& standing : race->standings())
      EXPECT_EQ(standing.has_finished, standing.result.starts_with("turn ")) << standing.result;
  }
}

// --- The tournament game behind its door -------------------------------------------------------

std::unique_ptr<Race> new_tournament_race(std::string_view board, std::string_view options,
                                          const std::vector<std::string>& names) {
  return for_tests::new_race(board, options, names, "speed-circuit-wbc");
}

void say(Race& race, int seat, std::string_view decision) {
  const auto done = race.decide(seat_at(seat), decision);
  ASSERT_TRUE(static_cast<bool>(done)) << decision << ": " << done.error().what;
}

// Both have built and bid; A has pole, B stands beside.
void come_to_the_grid(Race& race) {
  say(race, 0, "build 0/0/0/0/1/1");
  say(race, 1, "build 2/0/0/0/0/0");
  say(race, 0, "bid 1/0/0");
  say(race, 1, "bid 0/0/0");
}

TEST(MakeTournamentRace, SaysWhatIsWrong) {
  const std::vector<std::string> two = {"A", "B"};
  const std::vector<std::string> thirteen(13, "A");
  struct Complaint {
    const char* options;
    std::vector<std::string> names;
    const char* what;
  };
  const Complaint complaints[] = {
      {"laps=31", two, "options: laps: '31' is no value of it; write a number from 1 to 30"},
      {"min_speed=20", two, "options: there is no option 'min_speed'"},
      {"race", two, "options: 'race' is not key=value"},
      {"", thirteen,
       "13 cars do not fit: the grid of WB has 12 places (SC-16); race with 12 drivers"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.options);
    const auto race =
        (*find_rule_set("speed-circuit-wbc"))->make_race(*load_board("WB"), c.options, c.names);
    ASSERT_FALSE(static_cast<bool>(race));
    EXPECT_EQ(to_string(race.error()), c.what);
  }
}

TEST(MakeTournamentRace, NeedsABoardWithStrips) {
  Board board = *load_board("WB");
  board.strips.clear();
  const auto race = (*find_rule_set("speed-circuit-wbc"))->make_race(board, "", {"A"});
  ASSERT_FALSE(static_cast<bool>(race));
  EXPECT_EQ(to_string(race.error()),
            "board WB: the board has no strips beside the track (WBC-2.11a)");
  EXPECT_TRUE(static_cast<bool>((*find_rule_set("speed-circuit"))->make_race(board, "", {"A"})))
      << "the other game does without";
}

TEST(TournamentRace, SaysWhatItIs) {
  const auto race = new_tournament_race("WB", "race=final laps=2 best=2/1", {"A", "B"});
  EXPECT_EQ(race->rules(), "speed-circuit-wbc");
  EXPECT_EQ(race->rules_version(), (*find_rule_set("speed-circuit-wbc"))->version());
  EXPECT_EQ(race->options(), "laps=2 race=final best=2/1");
  EXPECT_EQ((*find_rule_set("speed-circuit-wbc"))->title(),
            "Speed Circuit, WBC tournament rules 2011");
  EXPECT_FALSE(race->has_started());
  EXPECT_TRUE(race->is_hidden_round());
}

TEST(TournamentRace, RefusesWithNameClauseAndWhatMayBeDoneInstead) {
  const auto race = new_tournament_race("WB", "", {"A", "B"});
  const Seat a = seat_at(0);
  EXPECT_EQ(refusal(*race, a, "built 0/0/0/0/1/1"),
            "no_decision  'built' is no decision; did you mean 'build'?");
  EXPECT_EQ(refusal(*race, seat_at(2), "build 0/0/0/0/1/1"), "no_decision  there is no such seat");
  EXPECT_EQ(refusal(*race, a, "build 0/0/0/0/0/0"),
            "build_sum_not_two WBC-1.0 The levels of 0/0/0/0/0/0 do not sum to 2; you may build a "
            "car with levels from -2 to +2 that sum to 2, acceleration and deceleration from -1. "
            "WBC-1.0");
  come_to_the_grid(*race);
  if (HasFatalFailure()) return;
  EXPECT_TRUE(race->has_started());
  EXPECT_EQ(refusal(*race, a, "plot 230"),
            "no_such_card WBC-2.1a There is no card for 230; you may plot a card from 0 to 220, "
            "mps or none; up to 80 nothing is corrected. WBC-2.1a");
  say(*race, 0, "plot 60");
  say(*race, 1, "plot 60");
  EXPECT_FALSE(race->is_hidden_round());
  EXPECT_EQ(refusal(*race, seat_at(1), "drive I3"),
            "step_not_forward SC-3.4 drive: I3 is not ahead of O40. SC-3.4")
      << "words that mean no step";
  EXPECT_EQ(refusal(*race, a, "end"),
            "not_your_turn WBC-2.3a It is another driver's turn; you may wait. WBC-2.3a");
  EXPECT_EQ(refusal(*race, seat_at(1), "drive Y1"),
            "leaves_track_at_will WBC-2.11c drive: nobody leaves the track at will. WBC-2.11c");
  EXPECT_EQ(refusal(*race, seat_at(1), "end"),
            "end_too_early WBC-2.8 3 of your spaces are not used; you may drive O1, drive M1, "
            "emergency 20, emergency 40, emergency 60. WBC-2.8");
}

TEST(TournamentRace, TellsWhatHappens) {
  const auto race = new_tournament_race("WB", "turn_limit=1", {"A", "B"});
  come_to_the_grid(*race);
  if (HasFatalFailure()) return;
  say(*race, 0, "plot 220");
  const auto revealed = race->decide(seat_at(1), "plot 20");
  ASSERT_TRUE(static_cast<bool>(revealed));
  ASSERT_EQ(revealed->size(), 2u);
  EXPECT_EQ((*revealed)[0].line, "plot_revealed A 220 plot=80");
  EXPECT_EQ(tell(*race, (*revealed)[0]), "A has plotted 220, which cannot be: 80 it is.");
  EXPECT_EQ((*revealed)[0].clause, "WBC-2.1a");
  EXPECT_EQ((*revealed)[0].car, 0);
  say(*race, 0, "chips 0");
  EXPECT_EQ(race->roll_label(), "A start d6");
  ASSERT_TRUE(static_cast<bool>(race->decide(kChance, "roll 4")));
  EXPECT_EQ(race->roll_label(), "A start d6") << "two dice";
  ASSERT_TRUE(static_cast<bool>(race->decide(kChance, "roll 4")));
  for (const char* step : {"drive I1", "drive I2", "drive I3", "drive I4", "end"})
    say(*race, 0, step);
  say(*race, 1, "drive O1");
  const auto ended = race->decide(seat_at(1), "end");
  ASSERT_TRUE(static_cast<bool>(ended));
  ASSERT_EQ(ended->size(), 3u);
  EXPECT_EQ((*ended)[0].line, "drove B O40 O1 20");
  EXPECT_EQ((*ended)[0].car, 1);
  EXPECT_EQ((*ended)[1].line, "turn_ended 1");
  EXPECT_EQ((*ended)[1].car, -1);
  EXPECT_EQ((*ended)[2].line, "race_ended");
  EXPECT_TRUE(race->pending().is_over());
  EXPECT_EQ(race->standings()[0].seat, 0);
  EXPECT_EQ(race->standings()[0].result, "running");
}

TEST(TournamentRace, ThrowsPercentileDiceForTheGrid) {
  const auto race = new_tournament_race("WB", "", {"A", "B"});
  for (const int seat : {0, 1}) say(*race, seat, "build 0/0/0/0/1/1");
  for (const int seat : {0, 1}) say(*race, seat, "bid 0/0/0");
  EXPECT_EQ(race->roll_label(), "A grid d100");
  EXPECT_EQ(race->legal(kChance).size(), 100u);
  EXPECT_FALSE(race->has_started());
}

// Answers that no person needs to be asked for.
TEST(TournamentRace, KnowsWhatIsAFormality) {
  const auto race = new_tournament_race("WB", "", {"A"});
  EXPECT_FALSE(race->is_formality(seat_at(0))) << "a build";
  say(*race, 0, "build 0/1/1/1/1/-2");  // Without a chip.
  say(*race, 0, "bid 0/0/0");
  say(*race, 0, "plot 80");
  EXPECT_TRUE(race->is_formality(seat_at(0))) << "chips, without any";
  EXPECT_EQ(race->legal(seat_at(0)), (std::vector<std::string>{"chips 0"}));
  say(*race, 0, "chips 0");
  for (int die = 0; die < 2; ++die) ASSERT_TRUE(static_cast<bool>(race->decide(kChance, "roll 1")));
  EXPECT_FALSE(race->is_formality(seat_at(0))) << "there are ways to go";
  for (const char* step : {"drive I1", "drive I2", "drive I3", "drive I4"}) say(*race, 0, step);
  EXPECT_TRUE(race->is_formality(seat_at(0))) << "no space is left";
  EXPECT_EQ(race->legal(seat_at(0)), (std::vector<std::string>{"end"}));
}

TEST(TournamentRace, TakesAWayInOneBreathApart) {
  const auto race = new_tournament_race("WB", "", {"A"});
  EXPECT_EQ(race->single_decisions("drive I1 I2 I3"),
            (std::vector<std::string>{"drive I1", "drive I2", "drive I3"}));
  EXPECT_EQ(race->single_decisions("plot 60"), (std::vector<std::string>{"plot 60"}));
}

// A record of the tournament game replays to the same state.
TEST(TournamentRace, IsReplayedFromItsRecord) {
  const auto race = new_tournament_race("WB", "laps=1", {"A", "B", "C"});
  const std::string text = for_tests::play_and_record(*race, 11);
  ASSERT_TRUE(race->pending().is_over());
  const Result<Record, DataError> record = parse_record(text, "t.race");
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  const auto again = replay(*record);
  ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
  EXPECT_EQ((*again)->digest(), race->digest());
}

}  // namespace
}  // namespace chicane
