#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <limits>
#include <map>
#include <thread>

#include "base/random.h"
#include "store/store_contract_for_tests.h"

namespace chicane::store {

namespace {

std::vector<Outcome> write_all(Store& store, const std::vector<Write>& batch) {
  const Result<std::vector<Outcome>, Problem> outcomes = store.write(batch);
  EXPECT_TRUE(outcomes) << outcomes.error().what;
  return outcomes ? *outcomes : std::vector<Outcome>();
}

template <class T>
T good(Result<T, Problem> result) {
  EXPECT_TRUE(result) << result.error().what;
  return result ? std::move(*result) : T();
}

using Texts = std::vector<std::string>;

Texts ids_of(const std::vector<RaceRow>& rows) {
  Texts ids;
  for (const RaceRow& row : rows) ids.push_back(row.id);
  return ids;
}

// Every byte there is, quotes, several scripts, and 60 kB.
Texts awkward_texts() {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  return {"",
          " ",
          "it's \"quoted\" \\ $1 ?1 :x %s; DROP TABLE races; --",
          "Räikkönen 藤原 🏁",
          "line\nline\r\n\ttab",
          std::string("zero\0inside", 11),
          "\xff\xfe no UTF-8",
          bytes,
          std::string(60000, 'x') + "ü"};
}

}  // namespace

TEST_P(StoreContract, NothingIsThereAtFirst) {
  EXPECT_EQ(good(store_->race("r")), std::nullopt);
  EXPECT_EQ(good(store_->entries("r", 0)), Texts());
  EXPECT_TRUE(good(store_->races({.only_public = false})).empty());
  EXPECT_TRUE(good(store_->races_of("p", RowKind::race)).empty());
  EXPECT_TRUE(good(store_->due(1000)).empty());
  EXPECT_EQ(good(store_->person("p")), std::nullopt);
  EXPECT_EQ(good(store_->account("ann")), std::nullopt);
  EXPECT_EQ(good(store_->session("t", 0)), std::nullopt);
  EXPECT_EQ(good(store_->shared("s")), std::nullopt);
  EXPECT_EQ(good(store_->shared_count("home")), SharedCount());
  EXPECT_EQ(good(store_->shared_count(std::nullopt)), SharedCount());
  EXPECT_EQ(good(store_->tidy(1000, 1000, 1000)), 0);
  EXPECT_FALSE(store_->health());
}

TEST_P(StoreContract, AnEmptyBatchIsDone) { EXPECT_TRUE(write_all(*store_, {}).empty()); }

TEST_P(StoreContract, FirstAppendMakesTheRace) {
  EXPECT_EQ(write_one(*store_, Append{row_of("r", 2), {"a", "b"}}), Outcome::done);
  EXPECT_EQ(good(store_->race("r")), row_of("r", 2));
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"a", "b"}));
}

TEST_P(StoreContract, AppendsGoOnWhereTheLedgerEnds) {
  write_one(*store_, Append{row_of("r", 2), {"a", "b"}});
  EXPECT_EQ(write_one(*store_, Append{row_of("r", 5), {"c", "d", "e"}}), Outcome::done);
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"a", "b", "c", "d", "e"}));
  EXPECT_EQ(good(store_->entries("r", 3)), Texts({"d", "e"}));
  EXPECT_EQ(good(store_->entries("r", 5)), Texts());
  EXPECT_EQ(good(store_->entries("r", 99)), Texts());
}

TEST_P(StoreContract, AnAppendThatMeetsAnotherLengthChangesNothing) {
  const RaceRow row = row_of("r", 2);
  write_one(*store_, Append{row, {"a", "b"}});
  const Append wrong[] = {
      {row_of("r", 2, 9), {"x", "y"}},  // The race is there already.
      {row_of("r", 2, 9), {"x"}},       // Somebody was faster.
      {row_of("r", 4, 9), {"x"}},       // A gap.
      {row_of("r", 3, 9), {}},          // A gap of the row alone.
      {row_of("r", 1, 9), {"x", "y"}},  // Less than nothing before.
      {row_of("new", 2, 9), {"x"}},     // A gap at the beginning.
      {row_of("new", 0, 9), {"x"}},     // As above, less than nothing.
      {row_of("new", 1, 9), {}},        // A row whose ledger is missing.
  };
  for (const Append& append : wrong) {
    EXPECT_EQ(write_one(*store_, append), Outcome::conflict);
  }
  EXPECT_EQ(good(store_->race("r")), row);
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"a", "b"}));
  EXPECT_EQ(good(store_->race("new")), std::nullopt);
  EXPECT_EQ(good(store_->entries("new", 0)), Texts());
}

TEST_P(StoreContract, WithoutEntriesTheRowAloneChanges) {
  write_one(*store_, append_of("r", 1));
  const RaceRow later = row_of("r", 1, 7);
  EXPECT_EQ(write_one(*store_, Append{later, {}}), Outcome::done);
  EXPECT_EQ(good(store_->race("r")), later);
  const RaceRow empty = row_of("empty", 0);
  EXPECT_EQ(write_one(*store_, Append{empty, {}}), Outcome::done);
  EXPECT_EQ(good(store_->race("empty")), empty);
  EXPECT_EQ(write_one(*store_, append_of("empty", 1)), Outcome::done);
}

TEST_P(StoreContract, AConflictLeavesTheRestOfItsBatchAlone) {
  const std::vector<Write> batch = {append_of("r", 1, "a"),
                                    append_of("s", 1, "s"),
                                    append_of("r", 1, "late"),
                                    Claim{"mail", 1},
                                    Claim{"mail", 2},
                                    append_of("r", 2, "b"),
                                    append_of("r", 4, "gap"),
                                    PutPerson{{.id = "p", .account = "ann"}},
                                    PutPerson{{.id = "q", .account = "ann"}},
                                    append_of("r", 3, "c")};
  constexpr Outcome kDone = Outcome::done;
  constexpr Outcome kNot = Outcome::conflict;
  EXPECT_EQ(write_all(*store_, batch),
            (std::vector{kDone, kDone, kNot, kDone, kNot, kDone, kNot, kDone, kNot, kDone}));
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"a", "b", "c"}));
  EXPECT_EQ(good(store_->race("r")), row_of("r", 3));
  EXPECT_EQ(good(store_->entries("s", 0)), Texts({"s"}));
  EXPECT_EQ(good(store_->person("q")), std::nullopt);
}

TEST_P(StoreContract, ALateBeginningFollowsAGapInOneBatch) {
  const std::vector<Write> batch = {append_of("r", 2, "gap"), append_of("r", 1, "a"),
                                    append_of("r", 2, "b")};
  EXPECT_EQ(write_all(*store_, batch),
            (std::vector{Outcome::conflict, Outcome::done, Outcome::done}));
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"a", "b"}));
}

TEST_P(StoreContract, TextsComeBackByteForByte) {
  const Texts texts = awkward_texts();
  for (const std::string& text : texts) {
    SCOPED_TRACE(text.substr(0, 60));
    RaceRow row = row_of("race " + text.substr(0, 300), 2);
    row.summary = text;
    row.parts = {{.person = text.substr(0, 300), .seat = 3, .is_awaited = true}};
    ASSERT_EQ(write_one(*store_, Append{row, {text, "next"}}), Outcome::done);
    EXPECT_EQ(good(store_->race(row.id)), row);
    EXPECT_EQ(good(store_->entries(row.id, 0)), Texts({text, "next"}));
    EXPECT_EQ(good(store_->races_of(row.parts[0].person, RowKind::race)), std::vector{row});

    const Person person{.id = "person " + text.substr(0, 300),
                        .name = text,
                        .account = "account " + text.substr(0, 300),
                        .pass_hash = text,
                        .settings = text,
                        .created = -5};
    ASSERT_EQ(write_one(*store_, PutPerson{person}), Outcome::done);
    EXPECT_EQ(good(store_->person(person.id)), person);
    EXPECT_EQ(good(store_->account(person.account)), person);

    const Session session{"token " + text.substr(0, 300), text, 77};
    ASSERT_EQ(write_one(*store_, PutSession{session}), Outcome::done);
    EXPECT_EQ(good(store_->session(session.token_hash, 0)), session);
    EXPECT_EQ(write_one(*store_, Claim{text.substr(0, 300), 1}), Outcome::done);
    EXPECT_EQ(write_one(*store_, Claim{text.substr(0, 300), 1}), Outcome::conflict);
  }
  EXPECT_EQ(good(store_->races({.only_public = false})).size(), texts.size());
}

TEST_P(StoreContract, NumbersComeBackWhole) {
  RaceRow row = row_of("r", 1);
  row.state = RaceState::over;
  row.is_public = true;
  row.created = 1'800'000'000'123;
  row.changed = std::numeric_limits<Millis>::max() - 1;
  row.due = std::numeric_limits<Millis>::max();
  row.parts = {{.person = "p", .seat = -1}, {.person = "p", .seat = 2147483647}};
  write_one(*store_, Append{row, {"a"}});
  EXPECT_EQ(good(store_->race("r")), row);
}

TEST_P(StoreContract, PartsKeepTheirOrderAndFollowTheRow) {
  RaceRow row = row_of("r", 1);
  row.parts = {{"zoe", 0, true}, {"ann", 1, false}, {"zoe", 2, true}, {"bob", 3, false}};
  write_one(*store_, Append{row, {"a"}});
  EXPECT_EQ(good(store_->race("r")), row);
  EXPECT_EQ(good(store_->races_of("zoe", RowKind::race)),
            std::vector{row});  // Once, though with two seats.

  row.length = 2;
  row.parts = {{"ann", 1, true}, {"bob", 3, false}};
  write_one(*store_, Append{row, {"b"}});
  EXPECT_EQ(good(store_->race("r")), row);
  EXPECT_TRUE(good(store_->races_of("zoe", RowKind::race)).empty());
  EXPECT_EQ(good(store_->races_of("ann", RowKind::race)), std::vector{row});

  row.length = 3;
  row.parts.clear();
  write_one(*store_, Append{row, {"c"}});
  EXPECT_EQ(good(store_->race("r")), row);
  EXPECT_TRUE(good(store_->races_of("ann", RowKind::race)).empty());
}

TEST_P(StoreContract, RacesAreListedByStateAndPublicityLastChangedFirst) {
  const auto put = [this](const char* id, RaceState state, bool is_public, Millis changed) {
    RaceRow row = row_of(id, 1, changed);
    row.state = state;
    row.is_public = is_public;
    row.parts = {{"ann", 0, true}, {"bob", 1, false}};
    write_one(*store_, Append{row, {"a"}});
  };
  put("a", RaceState::open, true, 10);
  put("b", RaceState::running, true, 40);
  put("c", RaceState::over, true, 20);
  put("d", RaceState::open, false, 30);
  put("f", RaceState::open, true, 50);
  put("e", RaceState::open, true, 50);

  const auto listed = [this](const RaceFilter& filter) {
    return ids_of(good(store_->races(filter)));
  };
  EXPECT_EQ(listed({}), Texts({"e", "f", "b", "c", "a"}));
  EXPECT_EQ(listed({.only_public = false}), Texts({"e", "f", "b", "d", "c", "a"}));
  EXPECT_EQ(listed({.state = RaceState::open}), Texts({"e", "f", "a"}));
  EXPECT_EQ(listed({.state = RaceState::open, .only_public = false}), Texts({"e", "f", "d", "a"}));
  EXPECT_EQ(listed({.state = RaceState::running}), Texts({"b"}));
  EXPECT_EQ(listed({.state = RaceState::over}), Texts({"c"}));
  EXPECT_EQ(listed({.changed_before = 50}), Texts({"b", "c", "a"}));
  EXPECT_EQ(listed({.changed_before = 40}), Texts({"c", "a"}));
  EXPECT_EQ(listed({.changed_before = 10}), Texts());
  EXPECT_EQ(listed({.limit = 2}), Texts({"e", "f"}));
  EXPECT_EQ(listed({.limit = 0}), Texts());
  EXPECT_EQ(listed({.limit = -1}), Texts());
  EXPECT_EQ(good(store_->races({.limit = 1})).front().parts.size(), 2u);
}

TEST_P(StoreContract, ListsHaveTheirLimits) {
  std::vector<Write> batch;
  for (int i = 0; i < kDueMax + 10; ++i) {
    RaceRow row = row_of("r" + std::to_string(i), 1, i + 1);
    row.is_public = true;
    row.due = i + 1;
    row.parts = {{"ann", 0, true}};
    batch.push_back(Append{row, {"a"}});
  }
  write_all(*store_, batch);
  EXPECT_EQ(good(store_->races({.limit = 100000})).size(), std::size_t{kRacesMax});
  EXPECT_EQ(good(store_->races_of("ann", RowKind::race)).size(), std::size_t{kRacesMax});
  EXPECT_EQ(good(store_->races_of("ann", RowKind::race)).front().id,
            "r" + std::to_string(kDueMax + 9));
  EXPECT_EQ(good(store_->due(100000)).size(), std::size_t{kDueMax});
  EXPECT_EQ(good(store_->due(100000)).front(), "r0");
}

TEST_P(StoreContract, DueAreRacesNotOverEarliestFirst) {
  const auto put = [this](const char* id, RaceState state, Millis due, std::int64_t length) {
    RaceRow row = row_of(id, length);
    row.state = state;
    row.due = due;
    EXPECT_EQ(write_one(*store_, Append{row, {"a"}}), Outcome::done);
  };
  put("late", RaceState::running, 300, 1);
  put("early", RaceState::running, 100, 1);
  put("open", RaceState::open, 200, 1);
  put("also at 200", RaceState::running, 200, 1);
  put("over", RaceState::over, 50, 1);
  put("never", RaceState::running, 0, 1);
  EXPECT_EQ(good(store_->due(99)), Texts());
  EXPECT_EQ(good(store_->due(100)), Texts({"early"}));
  EXPECT_EQ(good(store_->due(1000)), Texts({"early", "also at 200", "open", "late"}));
  put("early", RaceState::running, 0, 2);
  put("open", RaceState::over, 200, 2);
  EXPECT_EQ(good(store_->due(1000)), Texts({"also at 200", "late"}));
}

TEST_P(StoreContract, LeaguesAreLedgersThatListsOfRacesDoNotShow) {
  const auto put = [this](const char* id, RowKind kind, Millis changed) {
    RaceRow row = row_of(id, 1, changed);
    row.kind = kind;
    row.is_public = true;
    row.due = 5;
    row.parts = {{"ann", -1, false}};
    EXPECT_EQ(write_one(*store_, Append{row, {"a"}}), Outcome::done);
    return row;
  };
  put("race", RowKind::race, 10);
  RaceRow league = put("league", RowKind::league, 20);
  put("cup", RowKind::league, 30);

  EXPECT_EQ(ids_of(good(store_->races({}))), Texts({"race"}));
  EXPECT_EQ(ids_of(good(store_->races({.kind = RowKind::league}))), Texts({"cup", "league"}));
  EXPECT_EQ(ids_of(good(store_->races_of("ann", RowKind::race))), Texts({"race"}));
  EXPECT_EQ(ids_of(good(store_->races_of("ann", RowKind::league))), Texts({"cup", "league"}));
  EXPECT_EQ(good(store_->due(1000)), Texts({"race"}));
  EXPECT_EQ(good(store_->race("league")), league);
  league.length = 2;
  EXPECT_EQ(write_one(*store_, Append{league, {"b"}}), Outcome::done);
  EXPECT_EQ(good(store_->race("league")), league);
  EXPECT_EQ(good(store_->entries("league", 0)), Texts({"a", "b"}));
}

TEST_P(StoreContract, AnAccountNameHasOneOwner) {
  const auto put = [this](const char* id, const char* account) {
    return write_one(*store_, PutPerson{{.id = id, .name = id, .account = account}});
  };
  EXPECT_EQ(put("p", "ann"), Outcome::done);
  EXPECT_EQ(put("q", "ann"), Outcome::conflict);
  EXPECT_EQ(good(store_->person("q")), std::nullopt);
  EXPECT_EQ(put("q", "bob"), Outcome::done);
  EXPECT_EQ(put("q", "ann"), Outcome::conflict);
  EXPECT_EQ(good(store_->person("q"))->account, "bob");
  EXPECT_EQ(put("p", "ann"), Outcome::done);  // One's own.
  EXPECT_EQ(put("p", "cid"), Outcome::done);  // The old name is free again.
  EXPECT_EQ(put("q", "ann"), Outcome::done);
  EXPECT_EQ(good(store_->account("ann"))->id, "q");
  EXPECT_EQ(good(store_->account("bob")), std::nullopt);
}

TEST_P(StoreContract, GuestsHaveNoAccountAndDoNotCollide) {
  EXPECT_EQ(write_one(*store_, PutPerson{{.id = "g", .name = "Guest"}}), Outcome::done);
  EXPECT_EQ(write_one(*store_, PutPerson{{.id = "h", .name = "Guest"}}), Outcome::done);
  EXPECT_EQ(good(store_->account("")), std::nullopt);
  EXPECT_EQ(write_one(*store_, PutPerson{{.id = "g", .name = "Ann", .account = "ann"}}),
            Outcome::done);
  EXPECT_EQ(good(store_->account("ann"))->name, "Ann");
}

TEST_P(StoreContract, SessionsExpireAndAreRemoved) {
  write_one(*store_, PutSession{{"t", "p", 100}});
  EXPECT_EQ(good(store_->session("t", 99)), (Session{"t", "p", 100}));
  EXPECT_EQ(good(store_->session("t", 100)), std::nullopt);
  write_one(*store_, PutSession{{"t", "q", 200}});
  EXPECT_EQ(good(store_->session("t", 100)), (Session{"t", "q", 200}));
  EXPECT_EQ(write_one(*store_, RemoveSession{"t"}), Outcome::done);
  EXPECT_EQ(good(store_->session("t", 0)), std::nullopt);
  EXPECT_EQ(write_one(*store_, RemoveSession{"t"}), Outcome::done);
}

TEST_P(StoreContract, AClaimIsGivenOnce) {
  EXPECT_EQ(write_one(*store_, Claim{"mail 1", 10}), Outcome::done);
  EXPECT_EQ(write_one(*store_, Claim{"mail 1", 20}), Outcome::conflict);
  EXPECT_EQ(write_one(*store_, Claim{"mail 2", 20}), Outcome::done);
}

TEST_P(StoreContract, ASharedRaceIsPutOnceOpenedAndRemoved) {
  SharedRace race{.id = "s",
                  .record = "record",
                  .maker = "p",
                  .secret_hash = "hash",
                  .household = "home",
                  .created = 10,
                  .opened = 10};
  EXPECT_EQ(write_one(*store_, PutShared{race}), Outcome::done);
  EXPECT_EQ(good(store_->shared("s")), race);
  SharedRace other = race;
  other.record = "another";
  EXPECT_EQ(write_one(*store_, PutShared{other}), Outcome::conflict);
  EXPECT_EQ(good(store_->shared("s")), race);
  EXPECT_EQ(write_one(*store_, OpenShared{"s", 20}), Outcome::done);
  race.opened = 20;
  EXPECT_EQ(good(store_->shared("s")), race);
  EXPECT_EQ(write_one(*store_, OpenShared{"nobody's", 20}), Outcome::done);
  EXPECT_EQ(good(store_->shared("nobody's")), std::nullopt);
  EXPECT_EQ(write_one(*store_, RemoveShared{"s"}), Outcome::done);
  EXPECT_EQ(good(store_->shared("s")), std::nullopt);
  EXPECT_EQ(write_one(*store_, RemoveShared{"s"}), Outcome::done);
}

TEST_P(StoreContract, SharedRacesAreCountedByHousehold) {
  const auto put = [this](const char* id, const char* household, std::size_t bytes) {
    write_one(
        *store_,
        PutShared{
            {.id = id, .record = std::string(bytes, 'x'), .household = household, .opened = 1}});
  };
  put("a", "home", 100);
  put("b", "home", 60000);
  put("c", "other", 7);
  put("c", "home", 5);  // It is there already.
  EXPECT_EQ(good(store_->shared_count("home")), (SharedCount{2, 60100}));
  EXPECT_EQ(good(store_->shared_count("other")), (SharedCount{1, 7}));
  EXPECT_EQ(good(store_->shared_count("nobody")), SharedCount());
  EXPECT_EQ(good(store_->shared_count(std::nullopt)), (SharedCount{3, 60107}));
  write_one(*store_, RemoveShared{"b"});
  EXPECT_EQ(good(store_->shared_count("home")), (SharedCount{1, 100}));
}

TEST_P(StoreContract, SharedRacesGoWithTheirMaker) {
  write_all(*store_, {PutPerson{{.id = "p", .name = "Ann"}}, PutShared{{.id = "a", .maker = "p"}},
                      PutShared{{.id = "b", .maker = "q"}}, PutShared{{.id = "c"}}});
  write_one(*store_, RemovePerson{"p"});
  EXPECT_EQ(good(store_->shared("a")), std::nullopt);
  write_one(*store_, RemovePerson{""});  // Nobody's.
  EXPECT_TRUE(good(store_->shared("b")).has_value());
  EXPECT_TRUE(good(store_->shared("c")).has_value());
}

TEST_P(StoreContract, TidyForgetsWhatIsOldAndNothingElse) {
  write_all(*store_,
            {PutSession{{"old", "p", 100}}, PutSession{{"now", "p", 200}},
             PutSession{{"new", "p", 201}}, Claim{"old", 49}, Claim{"new", 50},
             PutShared{{.id = "old", .opened = 59}}, PutShared{{.id = "again", .opened = 59}},
             PutShared{{.id = "new", .opened = 60}}, OpenShared{"again", 61}, append_of("r", 1)});
  EXPECT_EQ(good(store_->tidy(200, 50, 60)), 4);
  EXPECT_EQ(good(store_->tidy(200, 50, 60)), 0);
  EXPECT_EQ(good(store_->shared("old")), std::nullopt);
  EXPECT_TRUE(good(store_->shared("again")).has_value());
  EXPECT_TRUE(good(store_->shared("new")).has_value());
  EXPECT_EQ(good(store_->session("now", 0)), std::nullopt);
  EXPECT_TRUE(good(store_->session("new", 0)).has_value());
  EXPECT_EQ(write_one(*store_, Claim{"old", 60}), Outcome::done);
  EXPECT_EQ(write_one(*store_, Claim{"new", 60}), Outcome::conflict);
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"entry"}));
}

TEST_P(StoreContract, ARemovedPersonLeavesLedgersBehind) {
  RaceRow row = row_of("r", 1);
  row.parts = {{"p", 0, true}, {"q", 1, false}, {"p", 2, false}};
  write_all(*store_,
            {PutPerson{{.id = "p", .account = "ann"}}, PutPerson{{.id = "q"}},
             PutSession{{"t", "p", 100}}, PutSession{{"u", "q", 100}}, Append{row, {"p said so"}}});
  EXPECT_EQ(write_one(*store_, RemovePerson{"p"}), Outcome::done);
  EXPECT_EQ(good(store_->person("p")), std::nullopt);
  EXPECT_EQ(good(store_->account("ann")), std::nullopt);
  EXPECT_EQ(good(store_->session("t", 0)), std::nullopt);
  EXPECT_TRUE(good(store_->races_of("p", RowKind::race)).empty());
  EXPECT_TRUE(good(store_->person("q")).has_value());
  EXPECT_TRUE(good(store_->session("u", 0)).has_value());
  row.parts = {{"q", 1, false}};
  EXPECT_EQ(good(store_->race("r")), row);
  EXPECT_EQ(good(store_->entries("r", 0)), Texts({"p said so"}));
  EXPECT_EQ(write_one(*store_, RemovePerson{"p"}), Outcome::done);
  EXPECT_EQ(write_one(*store_, PutPerson{{.id = "z", .account = "ann"}}), Outcome::done);
}

TEST_P(StoreContract, ABatchIsCarriedOutInOrder) {
  RaceRow row = row_of("r", 1);
  row.parts = {{"p", 0, true}};
  RaceRow next = row_of("r", 2);
  next.parts = {{"q", 1, true}, {"p", 0, false}};
  write_all(*store_, {Append{row, {"a"}}, PutSession{{"t", "p", 9}}, RemovePerson{"p"},
                      PutSession{{"u", "p", 9}}, Append{next, {"b"}}, RemovePerson{"q"},
                      PutPerson{{.id = "q", .account = "ann"}}, RemovePerson{"q"},
                      PutPerson{{.id = "s", .account = "ann"}}});
  EXPECT_EQ(good(store_->session("t", 0)), std::nullopt);
  EXPECT_TRUE(good(store_->session("u", 0)).has_value());
  next.parts = {{"p", 0, false}};
  EXPECT_EQ(good(store_->race("r")), next);
  EXPECT_EQ(good(store_->account("ann"))->id, "s");
  EXPECT_EQ(good(store_->person("q")), std::nullopt);
}

namespace {

// Writes about few things, so that they often meet.
class RandomWrites {
 public:
  explicit RandomWrites(std::uint64_t seed) : random_(seed) {}

  std::vector<Write> batch() {
    std::vector<Write> writes;
    const int count = 1 + below(6);
    for (int i = 0; i < count; ++i) writes.push_back(one());
    return writes;
  }

 private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }
  std::string name(const char* kind, int n) { return kind + std::to_string(below(n)); }

  Write one() {
    const int kind = below(15);
    if (kind < 6) return append();
    if (kind < 8) {
      const std::string account = below(3) == 0 ? "" : name("account", 4);
      const std::string id = name("p", 6);
      return PutPerson{
          {.id = id, .name = name("Name", 100), .account = account, .created = below(9)}};
    }
    if (kind == 8) return RemovePerson{name("p", 6)};
    if (kind == 9) {
      const std::string token = name("t", 6);
      const std::string person = name("p", 6);
      return PutSession{{token, person, below(100)}};
    }
    if (kind == 10) return RemoveSession{name("t", 6)};
    if (kind == 11) {
      const std::string key = name("claim", 8);
      return Claim{key, below(100)};
    }
    if (kind == 12) {
      const std::string id = name("s", 6);
      const std::string record = name("record", 100000);
      const std::string maker = below(2) == 0 ? "" : name("p", 6);
      const std::string household = name("home", 2);
      const Millis created = below(100);
      return PutShared{{id, record, maker, "hash", household, created, created}};
    }
    const std::string id = name("s", 6);
    if (kind == 13) return OpenShared{id, below(100)};
    return RemoveShared{id};
  }

  Append append() {
    const std::string id = name("r", 5);
    std::int64_t& length = lengths_[id];
    RaceRow row{.id = id};
    if (id == "r4") row.kind = RowKind::league;
    // Mostly what fits if all before it was done.
    if (below(4) == 0) length = std::max<std::int64_t>(0, length + below(3) - 1);
    const int count = below(3);
    length += count;
    row.length = length;
    row.state = static_cast<RaceState>(below(3));
    row.is_public = below(2) == 0;
    row.created = below(10);
    row.changed = below(20);
    row.due = below(4) * 10;
    row.summary = name("summary", 1000);
    const int parts = below(4);
    for (int i = 0; i < parts; ++i) {
      const std::string person = name("p", 6);
      row.parts.push_back({person, below(3), below(2) == 0});
    }
    Append append{row, {}};
    for (int i = 0; i < count; ++i) append.entries.push_back(name("entry", 100000));
    return append;
  }

  Random random_;
  std::map<std::string, std::int64_t> lengths_;
};

// All that can be read, as far as RandomWrites goes.
void expect_same(Store& store, Store& model, Millis now) {
  for (int i = 0; i < 6; ++i) {
    const std::string n = std::to_string(i);
    EXPECT_EQ(good(store.race("r" + n)), good(model.race("r" + n)));
    EXPECT_EQ(good(store.entries("r" + n, i)), good(model.entries("r" + n, i)));
    for (const RowKind kind : {RowKind::race, RowKind::league})
      EXPECT_EQ(good(store.races_of("p" + n, kind)), good(model.races_of("p" + n, kind)));
    EXPECT_EQ(good(store.person("p" + n)), good(model.person("p" + n)));
    EXPECT_EQ(good(store.account("account" + n)), good(model.account("account" + n)));
    EXPECT_EQ(good(store.session("t" + n, now)), good(model.session("t" + n, now)));
    EXPECT_EQ(good(store.shared("s" + n)), good(model.shared("s" + n)));
    EXPECT_EQ(good(store.shared_count("home" + n)), good(model.shared_count("home" + n)));
  }
  EXPECT_EQ(good(store.shared_count(std::nullopt)), good(model.shared_count(std::nullopt)));
  const RaceFilter filters[] = {{},
                                {.only_public = false},
                                {.state = RaceState::open},
                                {.state = RaceState::over, .only_public = false},
                                {.only_public = false, .changed_before = 10, .limit = 2},
                                {.kind = RowKind::league},
                                {.kind = RowKind::league, .state = RaceState::running}};
  for (const RaceFilter& filter : filters) {
    EXPECT_EQ(good(store.races(filter)), good(model.races(filter)));
  }
  EXPECT_EQ(good(store.due(20)), good(model.due(20)));
}

}  // namespace

TEST_P(StoreContract, RandomWritesComeToTheSameAsInMemory) {
  const std::uint64_t seed = 20;
  SCOPED_TRACE("seed " + std::to_string(seed));
  RandomWrites writes(seed);
  const std::unique_ptr<Store> model = make_memory_store();
  std::map<Outcome, int> count;
  for (int round = 0; round < 150 && !HasFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const std::vector<Write> batch = writes.batch();
    const std::vector<Outcome> outcomes = write_all(*store_, batch);
    EXPECT_EQ(outcomes, write_all(*model, batch));
    for (const Outcome outcome : outcomes) ++count[outcome];
    if (round % 40 == 39) {
      EXPECT_EQ(good(store_->tidy(30, 30, 30)), good(model->tidy(30, 30, 30)));
    }
    if (round % 5 == 4) expect_same(*store_, *model, round);
  }
  EXPECT_GT(count[Outcome::done], 100);
  EXPECT_GT(count[Outcome::conflict], 40);
}

TEST_P(StoreContract, EverythingIsThereAfterOpeningAgain) {
  if (!home_->can_reopen()) return;
  RandomWrites writes(21);
  const std::unique_ptr<Store> model = make_memory_store();
  for (int round = 0; round < 30; ++round) {
    const std::vector<Write> batch = writes.batch();
    EXPECT_EQ(write_all(*store_, batch), write_all(*model, batch));
    if (round % 10 == 9) {
      store_.reset();
      store_ = home_->open();
      expect_same(*store_, *model, 0);
    }
  }
}

// Four writers, each on its own thread and, where that is possible, its own store, all append to
// the same race. Each length has one winner, and the ledger is what the winners wrote.
TEST_P(StoreContract, OfAppendsToTheSameLengthExactlyOneIsDone) {
  constexpr int kWriters = 4;
  constexpr std::int64_t kLength = 40;
  std::vector<std::unique_ptr<Store>> others;
  if (home_->can_open_twice()) {
    for (int i = 1; i < kWriters; ++i) others.push_back(home_->open());
  }
  std::array<std::map<std::int64_t, std::string>, kWriters> won;
  const auto race_on = [&](int writer, Store& store) {
    while (true) {
      const Result<std::optional<RaceRow>, Problem> row = store.race("r");
      ASSERT_TRUE(row) << row.error().what;
      const std::int64_t next = *row ? (*row)->length + 1 : 1;
      if (next > kLength) return;
      const std::string entry = std::to_string(writer) + " wrote " + std::to_string(next);
      // Races of one's own beside it, in another order for each writer: nobody waits in a circle.
      const Append shared = append_of("r", next, entry);
      const Append own = append_of(writer % 2 == 0 ? "a" : "z", next, entry);
      const std::vector<Write> batch =
          writer < 2 ? std::vector<Write>{shared, own} : std::vector<Write>{own, shared};
      const Result<std::vector<Outcome>, Problem> outcomes = store.write(batch);
      ASSERT_TRUE(outcomes) << outcomes.error().what;
      if ((*outcomes)[writer < 2 ? 0 : 1] == Outcome::done) won[writer][next] = entry;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < kWriters; ++i) {
    Store& store = i == 0 || others.empty() ? *store_ : *others[static_cast<std::size_t>(i) - 1];
    threads.emplace_back(race_on, i, std::ref(store));
  }
  for (std::thread& thread : threads) thread.join();

  std::map<std::int64_t, std::string> winners;
  for (const auto& wins : won) {
    for (const auto& [length, entry] : wins) {
      EXPECT_TRUE(winners.emplace(length, entry).second) << "two won " << length;
    }
  }
  Texts ledger;
  for (const auto& [length, entry] : winners) ledger.push_back(entry);
  EXPECT_EQ(std::ssize(ledger), kLength);
  EXPECT_EQ(good(store_->entries("r", 0)), ledger);
}

// Accounts and claims have one owner as well, whoever asks at the same time.
TEST_P(StoreContract, OfManyWhoWantTheSameNameOneHasIt) {
  constexpr int kWriters = 4;
  constexpr int kNames = 25;
  std::vector<std::unique_ptr<Store>> others;
  if (home_->can_open_twice()) {
    for (int i = 1; i < kWriters; ++i) others.push_back(home_->open());
  }
  std::array<std::atomic<int>, kNames> accounts{};
  std::array<std::atomic<int>, kNames> claims{};
  std::array<std::atomic<int>, kNames> races{};
  const auto take_all = [&](int writer, Store& store) {
    for (int i = 0; i < kNames; ++i) {
      const std::string n = std::to_string(i);
      // One by one: waiting for one of them must not keep order among the others.
      const auto is_done = [&store](Write write) {
        return write_one(store, std::move(write)) == Outcome::done;
      };
      const auto at = static_cast<std::size_t>(i);
      const std::string id = std::to_string(writer) + "/" + n;
      if (is_done(PutPerson{{.id = id, .account = "account" + n}})) ++accounts[at];
      if (is_done(Claim{"claim" + n, 1})) ++claims[at];
      if (is_done(append_of("race" + n, 1))) ++races[at];
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < kWriters; ++i) {
    Store& store = i == 0 || others.empty() ? *store_ : *others[static_cast<std::size_t>(i) - 1];
    threads.emplace_back(take_all, i, std::ref(store));
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < kNames; ++i) {
    EXPECT_EQ(accounts[i], 1);
    EXPECT_EQ(claims[i], 1);
    EXPECT_EQ(races[i], 1);
  }
}

}  // namespace chicane::store
