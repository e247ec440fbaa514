// A race as a text file (docs/formats/record.md): a header, then one line for each decision and
// die, a checkpoint after each turn, and an end. A race is its first state and its decisions;
// everything else can be computed from them.
//
//   chicane race 1
//   rules speed-circuit 1
//   options laps=2
//   board monza 5f0c1d2e3a4b5c6d
//   seat Valli rookie
//   start
//   Valli build 1/1/1/1/1
//   chance roll 4 for Valli grid d6
//   turn 1 state 0123456789abcdef lines fedcba9876543210
//   end turn 41 state … lines …
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "core/seat.h"

namespace chicane {

inline constexpr std::size_t kRecordBytesMax = 16 * 1024 * 1024;
inline constexpr int kRecordVersion = 1;

struct RecordSeat {
  std::string name;
  std::string driver;  // "human", or the name of a bot.

  friend bool operator==(const RecordSeat&, const RecordSeat&) = default;
};

// What a seat adds to the dice of a race that can be proved (docs/fair-dice.md), in hexadecimal.
struct RecordNonce {
  std::string seat;
  std::string nonce;

  friend bool operator==(const RecordNonce&, const RecordNonce&) = default;
};

// Of a race whose dice can be proved.
struct RecordFair {
  std::string race;                 // Its own name.
  std::string commitment;           // To the secret, in hexadecimal.
  std::vector<RecordNonce> nonces;  // One for each seat, in their order.

  friend bool operator==(const RecordFair&, const RecordFair&) = default;
};

struct RecordHeader {
  std::string rules;
  int rules_version = 0;
  std::string options;  // "laps=2 min_speed=20"
  std::string board;
  std::uint64_t board_digest = 0;
  std::vector<RecordSeat> seats;
  std::optional<RecordFair> fair;

  friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

// The digests after a turn, or at the end: of the state, and of all lines of the file before this
// one.
struct Checkpoint {
  int turn = 0;
  std::uint64_t state = 0;
  std::uint64_t lines = 0;
  std::uint64_t lines_found = 0;  // What the lines read so far really give.
};

struct RecordLine {
  // Seal: a hidden decision has arrived. Salt: its seal can be opened; the decision follows.
  // Secret: after the end, so that all dice can be thrown again.
  enum class Kind : std::uint8_t { decision, roll, turn, end, seal, salt, secret };

  Kind kind;
  int line;              // In the file, from 1.
  std::string seat;      // Kind::decision, seal, salt: who.
  std::string decision;  // Kind::decision, Kind::roll: the decision in its text form; of seal, salt
                         // and secret the bytes in hexadecimal.
  std::string label;     // Kind::roll: "Valli grid d6".
  Checkpoint checkpoint;  // Kind::turn, Kind::end.
};

struct Record {
  std::string source;
  RecordHeader header;
  std::vector<RecordLine> lines;
  bool has_end = false;
  int last_line = 0;
  std::size_t whole_bytes = 0;  // Of the complete lines: what a resumed race goes on from.
};

// Unfinished records are read too; `allow_torn` also forgives a last line without its end, which is
// left out: what a killed program was writing had not been acknowledged.
Result<Record, DataError> parse_record(std::string_view text, std::string_view source_name,
                                       bool allow_torn = false);

// A race that goes on as everybody may see it: the faces of dice that shuffle cards and the
// digests, from which hands could be guessed, are left out. `hidden` are the seats whose answer to
// the hidden round that is open stands in the record: only that it is in is told. Not to be read
// back.
std::string record_excerpt(const Record& record, SeatSet hidden);

// May a driver be called so? 1 to 20 letters, digits, '-', '_', not a word that records use
// themselves.
bool is_driver_name(std::string_view name);

// Writes a record line by line and keeps the digest of the lines. Each function gives the text to
// append to the file.
class RecordWriter {
 public:
  std::string begin(const RecordHeader& header);
  std::string decision(std::string_view seat, std::string_view decision);
  std::string roll(std::string_view decision, std::string_view label);
  std::string seal(std::string_view seat, std::string_view hex);
  std::string salt(std::string_view seat, std::string_view hex);
  std::string secret(std::string_view hex);
  std::string turn(int turn, std::uint64_t state_digest);
  std::string end(int turn, std::uint64_t state_digest);

  // Goes on after text that has been written before.
  void resume(std::string_view text) { digest_ = chain(text, 0); }

  // The digest of lines: each line is chained to the one before.
  static std::uint64_t chain(std::string_view text, std::uint64_t before);

 private:
  std::string write(std::string text);
  std::string checkpoint(std::string_view word, int turn, std::uint64_t state_digest);

  std::uint64_t digest_ = 0;
};

}  // namespace chicane
