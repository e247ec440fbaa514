#include "fair/record_check.h"

#include <gmock/gmock.h>

#include "fair/fair_race_for_tests.h"

namespace chicane::fair {
namespace {

using testing::HasSubstr;

class RecordSoFar : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const auto race =
        for_tests::new_race("monza", "laps=1", {"Ann", "Ben", "Cleo"}, "speed-circuit");
    text = for_tests::FairRace(*race, 1).run();
  }

  // Up to the end of the n-th turn, from 1.
  static std::string turns(int n) {
    std::size_t at = 0;
    for (int i = 0; i < n; ++i) at = text.find("\nturn ", at + 1);
    return text.substr(0, text.find('\n', at + 1) + 1);
  }

  static std::string complaint_about(const std::string& part, const LineCheck& check = {}) {
    const Result<Record, DataError> record = parse_record(part, "race");
    if (!record) return to_string(record.error());
    const Result<Proof, DataError> proof = check_record_so_far(*record, check);
    return proof ? "" : to_string(proof.error());
  }

  static inline std::string text;
};

TEST_F(RecordSoFar, HoldsAfterEachTurnAndAtTheEnd) {
  for (const int n : {1, 2, 3}) EXPECT_EQ(complaint_about(turns(n)), "") << n;
  EXPECT_EQ(complaint_about(text), "");
}

TEST_F(RecordSoFar, EndsWithATurnOrWithItsSecret) {
  const std::string begin = text.substr(0, text.find("start\n") + 6);
  EXPECT_THAT(complaint_about(begin), HasSubstr("no turn is driven"));
  const std::size_t one_more = text.find('\n', turns(2).size()) + 1;
  EXPECT_THAT(complaint_about(text.substr(0, one_more)), HasSubstr("in the middle of a turn"));
  EXPECT_THAT(complaint_about(text.substr(0, text.find("\nsecret ") + 1)),
              HasSubstr("the secret of this race is not published"));
}

TEST_F(RecordSoFar, WhatIsWrongIsFoundBeforeTheEndToo) {
  std::string wrong = turns(2);
  const std::size_t face = wrong.find("\nchance roll ") + 13;
  wrong[face] = wrong[face] == '1' ? '2' : '1';
  EXPECT_NE(complaint_about(wrong), "");
}

TEST_F(RecordSoFar, TheOneWhoAsksCanPutAnEndToIt) {
  int lines = 0;
  const LineCheck check = [&](const RecordLine&, const Race&) {
    return std::string(++lines == 5 ? "enough" : "");
  };
  EXPECT_THAT(complaint_about(text, check), HasSubstr("enough"));
  EXPECT_EQ(lines, 5);
}

}  // namespace
}  // namespace chicane::fair
