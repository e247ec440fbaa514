// The stored texts through the same functions that libFuzzer feeds, in every build. A broken
// promise stops the program: the last name printed is the text that broke it.
#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "catalog/recorded_race_for_tests.h"
#include "codec/files_for_tests.h"
#include "codec/league_text.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"
#include "words/english.h"

namespace chicane::fuzz {
namespace {

using Target = bool (*)(std::string_view);

constexpr int kCuts = 16;
constexpr int kDecisions = 120;

bool feed(Target target, const std::string& name, std::string_view text) {
  std::cout << name << std::endl;
  return target(text);
}

// Names say what becomes of a text: good_… can be read, bad_… cannot.
void feed_seeds(Target target, const std::string& folder) {
  const std::vector<std::filesystem::path> seeds =
      for_tests::files_below("tests/fuzz/corpus/" + folder, ".txt");
  ASSERT_FALSE(seeds.empty());
  for (const std::filesystem::path& path : seeds) {
    const std::string name = path.filename();
    const std::string text = for_tests::read_file(path);
    EXPECT_EQ(feed(target, name, text), name.starts_with("good_")) << name;
    for (std::size_t cut = 0; cut < kCuts; ++cut)
      feed(target, name + ", cut short", text.substr(0, text.size() * cut / kCuts));
  }
}

void feed_files(Target target, const std::string& folder, const std::string& ending) {
  const std::vector<std::filesystem::path> files = for_tests::files_below(folder, ending);
  ASSERT_FALSE(files.empty());
  for (const std::filesystem::path& path : files)
    EXPECT_TRUE(feed(target, path.filename(), for_tests::read_file(path))) << path;
}

// Too large to be stored.
void feed_large(Target target, std::size_t bytes) {
  feed(target, "one long word", std::string(bytes, 'x'));
  feed(target, "one long number", std::string(bytes, '9'));
  feed(target, "zero bytes", std::string(bytes, '\0'));
  feed(target, "empty lines", std::string(bytes, '\n'));
  std::string many;
  while (many.size() < bytes) many += "I1 ";
  feed(target, "one long line", many);
}

TEST(Corpus, OfBoards) {
  feed_seeds(fuzz_board, "board");
  feed_files(fuzz_board, "data/boards", ".board");
  feed_files(fuzz_board, "data/boards", ".pieces");
  feed_large(fuzz_board, kBoardBytesMax + 1);
}

TEST(Corpus, OfCircuits) {
  feed_seeds(fuzz_circuit, "circuit");
  feed_files(fuzz_circuit, "data/circuits", ".circuit");
  feed_files(fuzz_circuit, "data/overlays", ".overlay");
  feed_large(fuzz_circuit, 1 << 16);
}

TEST(Corpus, OfCases) {
  feed_seeds(fuzz_case, "case");
  feed_files(fuzz_case, "data/conformance", ".case");
  feed_large(fuzz_case, 1 << 16);
}

TEST(Corpus, OfRecords) {
  feed_seeds(fuzz_record, "record");
  feed_large(fuzz_record, 1 << 16);
}

// Golden races are kept as they are told, which is no record; it must be refused like any other
// text.
TEST(Corpus, OfGoldenRaces) {
  for (const std::filesystem::path& path : for_tests::files_below("tests/playthroughs", ".txt"))
    EXPECT_FALSE(feed(fuzz_record, path.filename(), for_tests::read_file(path))) << path;
}

TEST(Corpus, OfRecordsOfRaces) {
  for (const RuleSetEntry* rules : rule_sets()) {
    int raced = 0;
    for (const std::string& board : board_names()) {
      const Result<Board, DataError> loaded = load_board(board);
      // A record says little about its board; those laid over circuits add nothing but time.
      if (!loaded->ground.circuit.empty()) continue;
      const auto race = rules->make_race(*loaded, "", {"Ann", "Ben", "Cleo"});
      // Not every board is for every rule set.
      if (!race) continue;
      ++raced;
      const std::string text = for_tests::play_and_record(**race, 1);
      EXPECT_TRUE(feed(fuzz_record, std::string(rules->id()) + " on " + board, text));
      feed(fuzz_record, "cut short", text.substr(0, text.size() / 2));
    }
    EXPECT_GT(raced, 0) << rules->id();
  }
}

TEST(Corpus, OfDecisions) {
  feed_seeds(fuzz_decision, "decision");
  feed_large(fuzz_decision, 1 << 10);
}

// Whatever is lawful in a race, so that a new rule set brings its own words.
TEST(Corpus, OfDecisionsOfRaces) {
  for (const std::unique_ptr<Race>& start : small_races()) {
    const std::unique_ptr<Race> race = start->clone();
    Random random(1);
    std::set<std::string> fed;
    for (int i = 0; i < kDecisions && !race->pending().is_over(); ++i) {
      const std::vector<std::string> legal = race->legal(awaited(race->pending()));
      for (const std::string& decision : {legal.front(), legal.back()}) {
        if (fed.insert(decision).second) feed(fuzz_decision, decision, decision);
      }
      play_on(*race, random, 1);
    }
  }
}

TEST(Corpus, OfLeagues) {
  feed_seeds(fuzz_league, "league");
  feed_files(fuzz_league, "data/leagues", ".league");
  feed_large(fuzz_league, kLeagueBytesMax + 1);
}

TEST(Corpus, OfLetters) {
  feed_seeds(fuzz_letter, "letter");
  feed_large(fuzz_letter, 1 << 10);
}

TEST(Corpus, OfMessages) {
  feed_seeds(fuzz_message, "message");
  for (const EnglishText& text : english_texts())
    EXPECT_TRUE(feed(fuzz_message, std::string(text.key), text.text));
  feed_large(fuzz_message, 1 << 16);
}

TEST(Corpus, OfOptions) {
  feed_seeds(fuzz_options, "options");
  feed_large(fuzz_options, 1 << 16);
}

// The default that a rule set lists for an option is a value it takes.
TEST(Corpus, OfOptionsListed) {
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const OptionInfo& option : rules->options()) {
      const std::string text = option.name + "=" + option.values.front();
      EXPECT_TRUE(feed(fuzz_options, text, text));
    }
  }
}

TEST(Corpus, OfRequests) {
  feed_seeds(fuzz_request, "request");
  feed_large(fuzz_request, 1 << 16);
}

TEST(Corpus, OfResults) {
  feed_seeds(fuzz_results, "results");
  feed_large(fuzz_results, 1 << 16);
}

TEST(Corpus, OfSetups) {
  feed_seeds(fuzz_setup, "setup");
  feed_large(fuzz_setup, 10'000);
}

}  // namespace
}  // namespace chicane::fuzz
