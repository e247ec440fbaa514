// Nothing leaks: what is made for everybody, or for another seat, of two races that differ in one
// hidden answer is the same to the byte. Of every rule set every hidden question is met.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <regex>
#include <set>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/notes_for_tests.h"
#include "catalog/replay.h"
#include "catalog/rule_sets.h"
#include "report/article.h"
#include "report/report.h"
#include "room/room_for_tests.h"

namespace chicane {
namespace {

const std::vector<std::string> kNames = {"Ann", "Ben", "Cleo", "Dora"};
constexpr int kAnswers = 300;     // Of a race that is looked at.
constexpr int kLooksOfKind = 12;  // At a hidden question of one kind.
constexpr int kSteps = 120;       // That two races are driven side by side.

std::string first_word(const std::string& text) { return text.substr(0, text.find(' ')); }
// "Ann deal secret-d30"
std::string purpose(const std::string& label) { return std::string(words(label)[1]); }

const std::string& any_of(const std::vector<std::string>& all, Random& random) {
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

// A race with its record, as a program at one table keeps it.
struct Table {
  std::unique_ptr<Race> race;
  RecordWriter writer;
  std::string text;

  explicit Table(const RuleSetEntry& rules) {
    Result<std::unique_ptr<Race>, DataError> made =
        rules.make_race(*load_board(rules.default_board()), "", kNames);
    EXPECT_TRUE(static_cast<bool>(made)) << to_string(made.error());
    race = std::move(*made);
    text = writer.begin(record_header(*race, {"human", "human", "human", "human"}));
  }

  Table(const Table& other) : race(other.race->clone()), writer(other.writer), text(other.text) {}
  Table& operator=(const Table&) = delete;

  Seat asked() const {
    return race->pending().kind == Pending::Kind::chance ? kChance : race->pending().seats.first();
  }

  std::vector<Happening> answer(Seat seat, const std::string& decision) {
    const int turn = race->turn();
    const std::string label = seat == kChance ? race->roll_label() : "";
    Result<std::vector<Happening>, Refused> done = race->decide(seat, decision);
    EXPECT_TRUE(static_cast<bool>(done)) << decision;
    text += seat == kChance
                ? writer.roll(decision, label)
                : writer.decision(kNames[static_cast<std::size_t>(index(seat))], decision);
    if (race->turn() > turn) text += writer.turn(race->turn(), race->digest());
    if (race->pending().is_over()) text += writer.end(race->turn(), race->digest());
    return std::move(*done);
  }

  Table with(Seat seat, const std::string& decision) const {
    Table after(*this);
    after.answer(seat, decision);
    return after;
  }
};

// All that is made of a record for everybody.
std::string shown_of_record(const std::string& text) {
  const Result<Record, DataError> record = parse_record(text, "race");
  EXPECT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  const Result<std::unique_ptr<Race>, DataError> race = replay(*record);
  EXPECT_TRUE(static_cast<bool>(race)) << to_string(race.error());
  std::string shown = record_excerpt(*record, (*race)->hidden_answers());
  const Result<report::Report, DataError> report = report::report_of(*record);
  if (!report) return shown + report.error().what;
  const report::Article article = report::article_of(*report);
  return shown + report::to_text(article) + report::to_markdown(article, "") +
         report::to_html(article) + report::to_svg(report->chart, report->circuit) +
         format_results(report::results_of(*report));
}

// What can be asked of a race for that seat.
std::string shown_to(const Race& race, Seat seat) {
  const std::unique_ptr<Race> seen = race.seen_by(seat);
  std::string shown = race.view(seat) + seen->bytes();
  for (const Standing& one : seen->standings()) shown += one.name + " " + one.result + "\n";
  if (race.pending().kind == Pending::Kind::chance) shown += race.roll_label();
  for (const std::string& one : seen->legal(seat)) shown += one + "\n";
  // Who is asked, and who not because only one answer is left.
  for (const Seat asked : race.pending().seats)
    shown += fill("{} {}\n", index(asked), race.is_formality(asked) ? 1 : 0);
  return shown;
}

// Where the first difference is, if there is one; views are bytes that nobody can read.
std::string difference(const std::string& one, const std::string& other) {
  const auto at = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  if (at.first == one.end() && at.second == other.end()) return {};
  const auto byte = static_cast<std::size_t>(at.first - one.begin());
  const std::size_t from = byte < 60 ? 0 : byte - 60;
  return fill("byte {}: '{}' or '{}'", static_cast<int>(byte), one.substr(from, 100),
              other.substr(from, 100));
}

void expect_alike(const Table& one, const Table& other, Seat whose) {
  EXPECT_EQ(difference(shown_of_record(one.text), shown_of_record(other.text)), "");
  EXPECT_EQ(difference(shown_to(*one.race, kSpectator), shown_to(*other.race, kSpectator)), "");
  for (int seat = 0; seat < static_cast<int>(kNames.size()); ++seat) {
    if (seat_at(seat) == whose) continue;
    const Seat viewer = seat_at(seat);
    EXPECT_EQ(difference(shown_to(*one.race, viewer), shown_to(*other.race, viewer)), "");
  }
}

class EveryRuleSet : public testing::TestWithParam<const RuleSetEntry*> {
 protected:
  const RuleSetEntry& rules() const { return *GetParam(); }
  // Hidden questions: answers by their first word, dice by what they are for.
  std::set<std::string> hidden() const {
    std::set<std::string> all;
    for (const std::string& question : notes(rules().id(), "hidden"))
      all.insert(first_word(question));
    const std::string dice = notes(rules().id(), "hidden-dice").at(0);
    for (const std::string_view purpose : words(dice)) all.emplace(purpose);
    all.erase("nothing");
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(Secrecy, EveryRuleSet, testing::ValuesIn(rule_sets()), [](const auto& of) {
  std::string name(of.param->id());
  std::erase(name, '-');
  return name;
});

// Two answers of one seat, alone and after another has answered too.
void look_at_round(const Table& table, Random& random) {
  const Pending pending = table.race->pending();
  const Seat seat = pending.seats.first();
  const std::vector<std::string> legal = table.race->legal(seat);
  const std::string first = any_of(legal, random);
  const std::string other = any_of(legal, random);
  if (first == other) return;
  SCOPED_TRACE(first + " or " + other);
  const Table one = table.with(seat, first);
  const Table two = table.with(seat, other);
  EXPECT_NE(one.race->bytes(), two.race->bytes());
  expect_alike(one, two, seat);
  const Pending left = one.race->pending();
  if (left.seats.size() < 2) return;
  const std::string next = any_of(one.race->legal(left.seats.first()), random);
  expect_alike(one.with(left.seats.first(), next), two.with(left.seats.first(), next), seat);
}

TEST_P(EveryRuleSet, AnswersOfAHiddenRoundAreNotShown) {
  std::map<std::string, int> met;
  Random random(3);
  Table table(rules());
  for (int i = 0; i < kAnswers && !table.race->pending().is_over(); ++i) {
    const Seat seat = table.asked();
    const std::vector<std::string> legal = table.race->legal(seat);
    const bool is_open_round =
        table.race->is_hidden_round() && table.race->pending().seats.size() > 1;
    if (is_open_round && ++met[first_word(legal[0])] <= kLooksOfKind) look_at_round(table, random);
    // What nobody hides everybody sees.
    if (!table.race->is_hidden_round() && !table.race->has_secrets()) {
      ASSERT_EQ(table.race->view(kSpectator), table.race->bytes());
    }
    table.answer(seat, any_of(legal, random));
  }
  for (const auto& [kind, count] : met) EXPECT_TRUE(hidden().contains(kind)) << kind;
  EXPECT_EQ(met.size(), table.race->has_secrets() ? 0 : hidden().size());
}

// An answer that both races take; empty if there is none.
std::string common_answer(const Table& one, const Table& other, Random& random) {
  const std::vector<std::string> mine = one.race->legal(one.asked());
  const std::vector<std::string> theirs = other.race->legal(other.asked());
  std::vector<std::string> common;
  for (const std::string& answer : mine) {
    if (std::find(theirs.begin(), theirs.end(), answer) != theirs.end()) common.push_back(answer);
  }
  return common.empty() ? std::string() : any_of(common, random);
}

// A card that lay covered is turned over, by rule.
bool turns_card_over(const std::vector<Happening>& happenings) {
  return std::any_of(happenings.begin(), happenings.end(),
                     [](const Happening& happening) { return happening.kind == "drew_pit_card"; });
}

// Two races that differ in one secret die are driven side by side.
void drive_apart(Table one, Table other, Random& random) {
  for (int i = 0; i < kSteps && !one.race->pending().is_over(); ++i) {
    ASSERT_EQ(one.race->pending(), other.race->pending());
    const std::string answer = common_answer(one, other, random);
    if (answer.empty()) break;
    const Seat seat = one.asked();
    other.answer(seat, answer);
    if (turns_card_over(one.answer(seat, answer))) return;
    ASSERT_EQ(difference(shown_to(*one.race, kSpectator), shown_to(*other.race, kSpectator)), "")
        << answer;
  }
  // The hands of all who are dealt to later differ too.
  EXPECT_EQ(difference(shown_of_record(one.text), shown_of_record(other.text)), "");
}

TEST_P(EveryRuleSet, FacesOfSecretDiceAreNotShown) {
  std::set<std::string> met;
  Random random(5);
  Table table(rules());
  for (int i = 0; i < kAnswers && !table.race->pending().is_over(); ++i) {
    const Seat seat = table.asked();
    const std::vector<std::string> legal = table.race->legal(seat);
    if (seat == kChance && table.race->pending().roll.is_secret) {
      met.insert(purpose(table.race->roll_label()));
      const Table one = table.with(seat, legal.front());
      const Table other = table.with(seat, legal.back());
      EXPECT_EQ(difference(shown_to(*one.race, kSpectator), shown_to(*other.race, kSpectator)), "");
      if (i % 5 == 0) drive_apart(one, other, random);
    }
    table.answer(seat, any_of(legal, random));
  }
  EXPECT_EQ(met, table.race->has_secrets() ? hidden() : std::set<std::string>());
}

// --- Rooms ---------------------------------------------------------------------------------------

using room::kWatching;
using room::Room;
using room::for_tests::Kept;

// A room with people in all seats, all of them kNames.
Kept all_people(std::string_view rules) {
  namespace json = boost::json;
  json::array seats;
  for (std::size_t i = 0; i < kNames.size(); ++i)
    seats.push_back(
        json::object{{"kind", i == 0 ? "human" : "open"}, {"name", i == 0 ? kNames[0] : ""}});
  Kept kept(json::serialize(json::object{{"rules", json::string_view(rules)}, {"seats", seats}}),
            11);
  for (std::size_t i = 1; i < kNames.size(); ++i)
    EXPECT_TRUE(kept.room->sit(static_cast<int>(i), kNames[i], "p-" + kNames[i], {}));
  EXPECT_TRUE(kept.room->start({}));
  kept.keep();
  return kept;
}

// All that leaves a room for that viewer; seals, which must differ, are blanked.
std::string leaves_room(const Room& room, int viewer) {
  namespace json = boost::json;
  static const std::regex kSeal("(seal \\w+) [0-9a-f]{64}");
  return room::for_tests::seen(room, viewer) + json::serialize(legal_json(room, viewer)) +
         json::serialize(summary_json(room)) + json::serialize(proof_json(room)) +
         std::regex_replace(room.public_record(), kSeal, "$1");
}

void expect_alike(const Room& one, const Room& other, int whose) {
  for (int viewer = kWatching; viewer < static_cast<int>(kNames.size()); ++viewer) {
    if (viewer == whose) continue;
    EXPECT_EQ(difference(leaves_room(one, viewer), leaves_room(other, viewer)), "")
        << "viewer " << viewer;
  }
}

std::string kind_of(const boost::json::object& entry) {
  return std::string(entry.at("t").as_string());
}

// The room of that ledger with another answer or face in one entry; none if the rules refuse it.
std::unique_ptr<Room> with_other(const Kept& kept, std::size_t entry, const std::string& decision) {
  std::vector<std::string> ledger = kept.ledger;
  boost::json::object changed = boost::json::parse(ledger[entry]).as_object();
  changed["d"] = decision;
  if (changed.contains("said")) changed["said"] = decision;
  ledger[entry] = boost::json::serialize(changed);
  Result<std::unique_ptr<Room>, DataError> room =
      Room::load(kept.room->id(), ledger, kept.still.world());
  return room ? std::move(*room) : nullptr;
}

TEST_P(EveryRuleSet, RoomsKeepHiddenAnswers) {
  std::map<std::string, int> met;
  Random random(9);
  Kept kept = all_people(rules().id());
  for (int i = 0; i < kAnswers && kept.room->state() == Room::State::running; ++i) {
    const int seat = kept.awaited();
    const std::vector<std::string> legal = kept.room->race()->legal(seat_at(seat));
    const std::string decision = any_of(legal, random);
    ASSERT_TRUE(kept.room->decide(seat, decision, std::nullopt)) << decision;
    kept.keep();
    if (!kept.room->race()->hidden_answers().contains(seat_at(seat))) continue;
    const std::string other_decision = any_of(legal, random);
    if (other_decision == decision || ++met[first_word(decision)] > kLooksOfKind) continue;
    SCOPED_TRACE(decision + " or " + other_decision);
    std::size_t entry = kept.ledger.size() - 1;
    while (kind_of(boost::json::parse(kept.ledger[entry]).as_object()) != "answer") --entry;
    const std::unique_ptr<Room> other = with_other(kept, entry, other_decision);
    ASSERT_NE(other, nullptr);
    expect_alike(*kept.room, *other, seat);
    EXPECT_NE(leaves_room(*kept.room, seat), leaves_room(*other, seat));
  }
  EXPECT_EQ(met.size(), kept.room->race()->has_secrets() ? 0 : hidden().size());
}

// Both rooms are driven side by side, as their people would.
void drive_apart(Room& one, Room& other, Random& random) {
  for (int i = 0; i < kSteps && one.state() == Room::State::running; ++i) {
    ASSERT_EQ(difference(leaves_room(one, kWatching), leaves_room(other, kWatching)), "");
    const Seat seat = one.race()->pending().seats.first();
    std::vector<std::string> common;
    for (const std::string& answer : one.race()->legal(seat)) {
      if (other.race()->clone()->decide(seat, answer)) common.push_back(answer);
    }
    if (common.empty()) return;
    const std::string answer = any_of(common, random);
    const auto told = static_cast<std::ptrdiff_t>(one.told().size());
    ASSERT_TRUE(one.decide(index(seat), answer, std::nullopt));
    ASSERT_TRUE(other.decide(index(seat), answer, std::nullopt));
    std::vector<Happening> happenings;
    for (auto each = one.told().begin() + told; each != one.told().end(); ++each)
      happenings.push_back(each->happening);
    if (turns_card_over(happenings)) return;
  }
}

// Another face of that secret die, and another kind of card: equal ones lie side by side
// (F1-SET-4).
std::string another_card(const boost::json::object& entry, const std::string& label) {
  const int sides = *number(label.substr(label.rfind('d') + 1), 1, 99);
  const int face = *number(words(std::string_view(entry.at("d").as_string())).back(), 1, sides);
  return fill("roll {}", 2 * face <= sides ? sides : 1);
}

TEST_P(EveryRuleSet, RoomsKeepSecretDice) {
  Random random(2);
  const Kept kept = all_people(rules().id());
  std::size_t changed = 0;
  for (std::size_t entry = 0; entry < kept.ledger.size(); ++entry) {
    const boost::json::object fields = boost::json::parse(kept.ledger[entry]).as_object();
    if (!kept.room->race()->has_secrets() || kind_of(fields) != "roll") continue;
    const auto& throws = kept.room->thrown();
    const auto thrown = std::find_if(throws.begin(), throws.end(), [&](const room::Thrown& die) {
      return die.seq == static_cast<std::int64_t>(entry) + 1;
    });
    ASSERT_NE(thrown, throws.end());
    if (!thrown->face.empty()) continue;
    SCOPED_TRACE(thrown->label);
    const std::unique_ptr<Room> one = kept.reloaded();
    const std::unique_ptr<Room> other =
        with_other(kept, entry, another_card(fields, thrown->label));
    ASSERT_NE(other, nullptr);
    ++changed;
    drive_apart(*one, *other, random);
  }
  EXPECT_EQ(changed > 0, kept.room->race()->has_secrets());
}

}  // namespace
}  // namespace chicane
