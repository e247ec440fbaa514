#include "codec/record_text.h"

#include <gmock/gmock.h>

#include "base/digest.h"

namespace chicane {
namespace {

const RecordHeader kHeader{.rules = "speed-circuit",
                           .rules_version = 1,
                           .options = "laps=2 min_speed=20",
                           .board = "monza",
                           .board_digest = 0x5f0c1d2e3a4b5c6d,
                           .seats = {{"Valli", "rookie"}, {"B_2-x", "human"}}};

// A short record with a line of every kind.
std::string written() {
  RecordWriter writer;
  std::string text = writer.begin(kHeader);
  text += writer.decision("Valli", "build 1/1/1/1/1");
  text += writer.roll("roll 4", "Valli grid d6");
  text += writer.turn(1, 0x0123456789abcdef);
  text += writer.decision("B_2-x", "drive");
  text += writer.end(2, 0xfedcba9876543210);
  return text;
}

DataError error_of(const std::string& text, bool allow_torn = false) {
  const Result<Record, DataError> record = parse_record(text, "t.race", allow_torn);
  EXPECT_FALSE(static_cast<bool>(record)) << "is read";
  return record ? DataError{} : record.error();
}

// The text up to and without that line, from 1.
std::string lines_before(const std::string& text, int line) {
  std::size_t at = 0;
  for (int i = 1; i < line; ++i) at = text.find('\n', at) + 1;
  return text.substr(0, at);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// --- Round trip --------------------------------------------------------------------------------

TEST(RecordText, IsReadAsItWasWritten) {
  const std::string text = written();
  const Result<Record, DataError> record = parse_record(text, "t.race");
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  EXPECT_EQ(record->source, "t.race");
  EXPECT_EQ(record->header, kHeader);
  EXPECT_TRUE(record->has_end);
  EXPECT_EQ(record->last_line, 12);
  EXPECT_EQ(record->whole_bytes, text.size());

  ASSERT_EQ(record->lines.size(), 5u);
  using Kind = RecordLine::Kind;
  EXPECT_EQ(record->lines[0].kind, Kind::decision);
  EXPECT_EQ(record->lines[0].line, 8);
  EXPECT_EQ(record->lines[0].seat, "Valli");
  EXPECT_EQ(record->lines[0].decision, "build 1/1/1/1/1");
  EXPECT_EQ(record->lines[1].kind, Kind::roll);
  EXPECT_EQ(record->lines[1].decision, "roll 4");
  EXPECT_EQ(record->lines[1].label, "Valli grid d6");
  EXPECT_EQ(record->lines[2].kind, Kind::turn);
  EXPECT_EQ(record->lines[2].checkpoint.turn, 1);
  EXPECT_EQ(record->lines[2].checkpoint.state, 0x0123456789abcdefu);
  EXPECT_EQ(record->lines[3].decision, "drive") << "a path without spaces";
  EXPECT_EQ(record->lines[4].kind, Kind::end);
  EXPECT_EQ(record->lines[4].checkpoint.turn, 2);
  EXPECT_EQ(record->lines[4].checkpoint.state, 0xfedcba9876543210u);
}

TEST(RecordText, HasTheFormOfTheFormatDescription) {
  const std::string text = written();
  EXPECT_EQ(lines_before(text, 10),
            "chicane race 1\n"
            "rules speed-circuit 1\n"
            "options laps=2 min_speed=20\n"
            "board monza 5f0c1d2e3a4b5c6d\n"
            "seat Valli rookie\n"
            "seat B_2-x human\n"
            "start\n"
            "Valli build 1/1/1/1/1\n"
            "chance roll 4 for Valli grid d6\n");
}

// Each line is hashed with the digest of the lines before it.
TEST(RecordText, CheckpointsCarryTheChainOfLines) {
  const std::string text = written();
  std::uint64_t chain = 0;
  const std::string before = lines_before(text, 10);
  for (std::size_t at = 0; at < before.size();) {
    const std::size_t end = before.find('\n', at) + 1;
    chain = digest(before.substr(at, end - at), chain);
    at = end;
  }
  EXPECT_EQ(RecordWriter::chain(before, 0), chain);
  EXPECT_NE(text.find("turn 1 state 0123456789abcdef lines " + to_hex(chain) + "\n"),
            std::string::npos);
}

TEST(RecordText, GoesOnWhereAnEarlierWriterStopped) {
  const std::string text = written();
  const std::string before = lines_before(text, 11);
  RecordWriter writer;
  writer.resume(before);
  std::string resumed = before + writer.decision("B_2-x", "drive");
  resumed += writer.end(2, 0xfedcba9876543210);
  EXPECT_EQ(resumed, text);
}

TEST(RecordText, OfARaceThatGoesOnIsReadToo) {
  const Result<Record, DataError> record = parse_record(lines_before(written(), 11), "t.race");
  ASSERT_TRUE(static_cast<bool>(record));
  EXPECT_FALSE(record->has_end);
  EXPECT_EQ(record->lines.size(), 3u);
}

TEST(RecordText, MayHaveNoOptions) {
  RecordHeader header = kHeader;
  header.options = "";
  RecordWriter writer;
  const Result<Record, DataError> record = parse_record(writer.begin(header), "t.race");
  ASSERT_TRUE(static_cast<bool>(record));
  EXPECT_EQ(record->header, header);
}

// --- Damage ------------------------------------------------------------------------------------

TEST(RecordText, CutOffInALineIsNoticed) {
  const std::string text = written();
  const DataError error = error_of(text.substr(0, text.size() - 1));
  EXPECT_EQ(error, (DataError{"t.race", 12, "the line is cut off; the file has been truncated"}));
}

TEST(RecordText, TornLastLineIsLeftOutWhereThatIsAllowed) {
  const std::string whole = lines_before(written(), 9);
  const Result<Record, DataError> record = parse_record(whole + "chance ro", "t.race", true);
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  EXPECT_EQ(record->lines.size(), 1u);
  EXPECT_EQ(record->last_line, 8);
  EXPECT_EQ(record->whole_bytes, whole.size());
}

TEST(RecordText, TornHeaderIsNoRaceEvenSo) {
  EXPECT_EQ(error_of("chicane race 1\nrules sp", true),
            (DataError{"t.race", 3, "the header ends too early; write 'rules ID VERSION'"}));
}

// Whether the lines read are those that were recorded: replay complains of the first checkpoint of
// which it is not true.
bool lines_hold(const Record& record) {
  for (const RecordLine& line : record.lines) {
    if (line.checkpoint.lines != line.checkpoint.lines_found) return false;
  }
  return true;
}

TEST(RecordText, NoByteBeforeACheckpointCanBeChangedUnnoticed) {
  const std::string text = written();
  ASSERT_TRUE(lines_hold(*parse_record(text, "t.race")));
  // Without the newline before it the last checkpoint is none.
  const std::size_t last_newline = text.rfind("\nend turn");
  for (std::size_t at = 0; at < last_newline; ++at) {
    std::string altered = text;
    altered[at] = altered[at] == 'x' ? 'y' : 'x';
    const Result<Record, DataError> record = parse_record(altered, "t.race");
    EXPECT_TRUE(!record || !lines_hold(*record)) << "byte " << at;
  }
}

TEST(RecordText, ALineMoreOrLessShowsInTheNextCheckpoint) {
  const std::string text = written();
  const std::string without = replaced(text, "chance roll 4 for Valli grid d6\n", "");
  const Result<Record, DataError> record = parse_record(without, "t.race");
  ASSERT_TRUE(static_cast<bool>(record));
  const Checkpoint& checkpoint = record->lines[1].checkpoint;
  EXPECT_EQ(checkpoint.lines, RecordWriter::chain(lines_before(text, 10), 0));
  EXPECT_EQ(checkpoint.lines_found, RecordWriter::chain(lines_before(without, 9), 0));
  EXPECT_NE(checkpoint.lines, checkpoint.lines_found);
}

// --- Complaints --------------------------------------------------------------------------------

// What everybody may see of a race that goes on: no face of a die that shuffles cards, and no
// digest from which one could be guessed.
TEST(RecordText, ExcerptKeepsSecretDiceAndDigestsBack) {
  RecordWriter writer;
  std::string text = writer.begin(kHeader);
  text += writer.roll("roll 13", "Valli pit-deck secret-d16");
  text += writer.roll("roll 27", "Valli deal secret-d30");
  text += writer.roll("roll 4", "Valli penalty d6");
  text += writer.turn(1, 0x0123456789abcdef);
  text += writer.decision("B_2-x", "card FG2 1.1 1.2");
  text += writer.end(2, 0xfedcba9876543210);
  const Result<Record, DataError> record = parse_record(text, "t.race");
  ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  const std::string excerpt = record_excerpt(*record, {});
  EXPECT_EQ(excerpt,
            "chicane race-excerpt 1\nrules speed-circuit 1\noptions laps=2 min_speed=20\n"
            "board monza\nseat Valli rookie\nseat B_2-x human\nstart\n"
            "chance roll ? for Valli pit-deck secret-d16\n"
            "chance roll ? for Valli deal secret-d30\n"
            "chance roll 4 for Valli penalty d6\nturn 1\nB_2-x card FG2 1.1 1.2\nend turn 2\n");
  EXPECT_FALSE(static_cast<bool>(parse_record(excerpt, "t.race"))) << "not to be read back";
}

// Of a hidden round that is open only who has answered is told; what was said before is open.
TEST(RecordText, ExcerptKeepsTheAnswersOfAnOpenRoundBack) {
  RecordWriter writer;
  std::string text = writer.begin(kHeader);
  text += writer.decision("Valli", "build 1/1/1/1/1") + writer.decision("B_2-x", "build 0/2/1/2/0");
  text += writer.decision("Valli", "plot 60") + writer.decision("B_2-x", "plot 40");
  const Record record = *parse_record(text, "t.race");
  const auto told = [&](SeatSet hidden) {
    const std::string excerpt = record_excerpt(record, hidden);
    return excerpt.substr(excerpt.find("start\n") + 6);
  };
  const std::string builds = "Valli build 1/1/1/1/1\nB_2-x build 0/2/1/2/0\n";
  EXPECT_EQ(told({}), builds + "Valli plot 60\nB_2-x plot 40\n");
  EXPECT_EQ(told(SeatSet::of(seat_at(0))), builds + "Valli ?\nB_2-x plot 40\n");
  EXPECT_EQ(told(SeatSet::from_bits(3)), builds + "Valli ?\nB_2-x ?\n");
}

// --- Fair dice ---------------------------------------------------------------------------------

const std::string kHash(64, 'a');
const std::string kBytes(32, 'b');

RecordHeader fair_header() {
  RecordHeader header = kHeader;
  header.fair = RecordFair{"r7", kHash, {{"Valli", kBytes}, {"B_2-x", kBytes}}};
  return header;
}

std::string fair_race_written() {
  RecordWriter writer;
  std::string text = writer.begin(fair_header());
  text += writer.seal("Valli", kHash) + writer.seal("B_2-x", kHash);
  text += writer.salt("Valli", kBytes) + writer.decision("Valli", "plot 20");
  text += writer.end(1, 0x0123456789abcdef);
  return text + writer.secret(kHash);
}

TEST(RecordText, OfAFairRaceIsReadAsItWasWritten) {
  const Result<Record, DataError> record = parse_record(fair_race_written(), "t.race");
  ASSERT_TRUE(record) << to_string(record.error());
  EXPECT_EQ(record->header, fair_header());
  EXPECT_TRUE(record->has_end);
  using Kind = RecordLine::Kind;
  std::vector<Kind> kinds;
  for (const RecordLine& line : record->lines) kinds.push_back(line.kind);
  EXPECT_EQ(kinds, (std::vector<Kind>{Kind::seal, Kind::seal, Kind::salt, Kind::decision, Kind::end,
                                      Kind::secret}));
  EXPECT_EQ(record->lines[0].seat, "Valli");
  EXPECT_EQ(record->lines[0].decision, kHash);
  EXPECT_EQ(record->lines[2].decision, kBytes);
  EXPECT_EQ(record->lines[5].decision, kHash);
}

TEST(RecordText, ExcerptOfAFairRaceHasAllButTheSecret) {
  const std::string excerpt = record_excerpt(*parse_record(fair_race_written(), "t.race"), {});
  EXPECT_EQ(excerpt.substr(excerpt.find("fair ")),
            "fair r7 " + kHash + "\nnonce Valli " + kBytes + "\nnonce B_2-x " + kBytes +
                "\nstart\nseal Valli " + kHash + "\nseal B_2-x " + kHash + "\nsalt Valli " +
                kBytes + "\nValli plot 20\nend turn 1\n");
}

// A seal tells that the answer is in. Its salt would open it: few decisions are possible.
TEST(RecordText, ExcerptOfAFairRaceHasTheSealsOfAnOpenRoundAlone) {
  RecordWriter writer;
  std::string text = writer.begin(fair_header());
  text += writer.seal("Valli", kHash) + writer.seal("B_2-x", kHash);
  text += writer.salt("Valli", kBytes) + writer.decision("Valli", "plot 20");
  text += writer.salt("B_2-x", kBytes) + writer.decision("B_2-x", "plot 40");
  text += writer.seal("Valli", kHash);
  const std::string first = record_excerpt(*parse_record(text, "t.race"), SeatSet::of(seat_at(0)));
  EXPECT_THAT(first, testing::HasSubstr("salt Valli " + kBytes + "\nValli plot 20\n"));
  // A record that ends while the seals are opened.
  text += writer.seal("B_2-x", kHash) + writer.salt("Valli", kBytes);
  text += writer.decision("Valli", "plot 60");
  const std::string excerpt =
      record_excerpt(*parse_record(text, "t.race"), SeatSet::of(seat_at(0)));
  EXPECT_TRUE(excerpt.ends_with("B_2-x plot 40\nseal Valli " + kHash + "\nseal B_2-x " + kHash +
                                "\nValli ?\n"))
      << excerpt;
}

TEST(RecordText, OfAFairRaceComplainsWithLineAndCause) {
  const std::string text = fair_race_written();
  const std::string seats = lines_before(text, 7);
  const std::string header = lines_before(text, 11);
  const std::string fair = "fair r7 " + kHash + "\n";
  const std::string fair_form = "after the seats write once 'fair RACE COMMITMENT', 64 digits";
  const std::string nonce_form = "after 'fair' write 'nonce NAME HEX' for each seat in order";
  const std::string seal_form = "write 'seal NAME HEX' with 64 digits, 'salt NAME HEX' with 32";
  struct Complaint {
    std::string text;
    int line;
    std::string what;
  };
  const Complaint complaints[] = {
      {lines_before(text, 5) + fair, 5, fair_form},
      {seats + "fair r7\n", 7, fair_form},
      {seats + "fair r7 " + kBytes + "\n", 7, fair_form},
      {seats + fair + fair, 8, fair_form},
      {seats + "nonce Valli " + kBytes + "\n", 7, nonce_form},
      {seats + fair + "nonce B_2-x " + kBytes + "\n", 8, nonce_form},
      {seats + fair + "nonce Valli " + kHash + "\n", 8, nonce_form},
      {seats + fair + "seat C human\n", 8, "write 'nonce NAME HEX' for each driver, then 'start'"},
      {seats + fair + "nonce Valli " + kBytes + "\nstart\n", 9,
       "start: not every seat has its nonce"},
      {header + "seal Valli " + kBytes + "\n", 11, seal_form},
      {header + "salt Valli " + kHash + "\n", 11, seal_form},
      {header + "seal Nobody " + kHash + "\n", 11, seal_form},
      {header + "seal Valli " + std::string(64, 'A') + "\n", 11, seal_form},
      {seats + "start\nseal Valli " + kHash + "\n", 8, seal_form},
      {text + "secret " + kHash + "\n", 17, "the record goes on after its end"},
      {written() + "secret " + kHash + "\n", 13, "the record goes on after its end"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.text);
    EXPECT_EQ(error_of(c.text), (DataError{"t.race", c.line, c.what}));
  }
}

TEST(RecordText, ComplainsWithLineAndCause) {
  const std::string text = written();
  const std::string header = lines_before(text, 8);
  const std::string checkpoint_form =
      "write a checkpoint like 'turn 3 state 0123456789abcdef lines 0123456789abcdef'";
  const std::string die_form = "write a die like 'chance roll 4 for Valli grid d6'";
  const std::string seat_form = "write 'seat NAME DRIVER' for each driver, then 'start'";
  const std::string digest = to_hex(RecordWriter::chain(header, 0));
  std::string many_seats = lines_before(text, 5);
  for (int i = 1; i <= 25; ++i) many_seats += "seat D" + std::to_string(i) + " human\n";

  struct Complaint {
    std::string text;
    int line;
    std::string what;
  };
  const Complaint complaints[] = {
      {"", 1, "the file is empty; a race begins with 'chicane race 1'"},
      {"chicane board 1\n", 1, "this is no race: it does not begin with 'chicane race 1'"},
      {"chicane race 2\n", 1, "this is no race: it does not begin with 'chicane race 1'"},
      {"chicane race 1\n", 2, "the header ends too early; write 'rules ID VERSION'"},
      {lines_before(text, 3), 3, "the header ends too early; write 'options laps=1 …'"},
      {lines_before(text, 4), 4, "the header ends too early; write 'board NAME DIGEST'"},
      {lines_before(text, 5), 5, "the header ends too early; " + seat_form},
      {"chicane race 1\nrules speed-circuit\n", 2, "write 'rules ID VERSION'"},
      {"chicane race 1\nrules speed-circuit x\n", 2, "write 'rules ID VERSION'"},
      {"chicane race 1\nrule speed-circuit 1\n", 2, "write 'rules ID VERSION'"},
      {lines_before(text, 3) + "laps=2\n", 3, "write 'options laps=1 …'"},
      {lines_before(text, 4) + "board monza\n", 4, "write 'board NAME DIGEST'"},
      {lines_before(text, 4) + "board monza 123\n", 4, "write 'board NAME DIGEST'"},
      {lines_before(text, 4) + "board monza 5f0c1d2e3a4b5c6g\n", 4, "write 'board NAME DIGEST'"},
      {lines_before(text, 5) + "start\n", 5, "start: there is no seat"},
      {lines_before(text, 5) + "seat A\n", 5, seat_form},
      {lines_before(text, 5) + "seat chance human\n", 5,
       "seat: 'chance' is no name; use 1 to 20 letters, digits, '-' and '_'"},
      {lines_before(text, 5) + "seat A human\nseat A human\n", 6, "seat: 'A' is named twice"},
      {many_seats, 29, "seat: there are more than 24"},
      {header + "\n", 8, "an empty line; a record has none"},
      {header + "Valli  build 1/1/1/1/1\n", 8, "words are separated by single blanks"},
      {header + "Valli build 1/1/1/1/1 \n", 8, "words are separated by single blanks"},
      {header + "Valli\tbuild 1/1/1/1/1\n", 8, "words are separated by single blanks"},
      {header + "Brandt plot 20\n", 8, "'Brandt' is no seat of this race"},
      {header + "Valli\n", 8, "the decision is missing"},
      {header + "chance roll 4\n", 8, die_form},
      {header + "chance roll x for Valli grid d6\n", 8, die_form},
      {header + "chance roll 1000 for Valli grid d6\n", 8, die_form},
      {header + "chance draw 4 for Valli grid d6\n", 8, die_form},
      {header + "turn 1 state 0123456789abcdef\n", 8, checkpoint_form},
      {header + "turn x state 0123456789abcdef lines " + digest + "\n", 8, checkpoint_form},
      {header + "turn 1 state 123 lines " + digest + "\n", 8, checkpoint_form},
      {header + "end 1 state 0123456789abcdef lines " + digest + "\n", 8, checkpoint_form},
      {text + "Valli plot 20\n", 13, "the record goes on after its end"},
      {std::string(kRecordBytesMax + 1, 'x'), 0, "the file is larger than 16 MiB; that is no race"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.text.substr(0, 400));
    EXPECT_EQ(error_of(c.text), (DataError{"t.race", c.line, c.what}));
  }
}

TEST(DriverNames, HaveOneToTwentyPlainCharacters) {
  for (const char* good : {"A", "Valli", "B_2-x", "seat", "ABCDEFGHIJKLMNOPQRST"}) {
    EXPECT_TRUE(is_driver_name(good)) << good;
  }
  for (const char* bad :
       {"", "A B", "A.", "Ä", "ABCDEFGHIJKLMNOPQRSTU", "chance", "turn", "end", "start", "race"}) {
    EXPECT_FALSE(is_driver_name(bad)) << bad;
  }
}

}  // namespace
}  // namespace chicane
