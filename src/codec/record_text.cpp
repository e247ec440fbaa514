#include "codec/record_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "base/digest.h"
#include "base/text.h"

namespace chicane {

namespace {

constexpr std::array<std::string_view, 10> kOwnWords = {
    "chance", "turn", "end", "start", "race", "fair", "nonce", "seal", "salt", "secret"};
constexpr std::size_t kHashDigits = 64;
constexpr std::size_t kNonceDigits = 32;
constexpr std::size_t kSeatsReadable = 24;

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

std::string rest_of(std::string_view line, std::size_t from_word) {
  std::string text;
  const std::vector<std::string_view> found = words(line);
  for (std::size_t i = from_word; i < found.size(); ++i)
    text += (i > from_word ? " " : "") + std::string(found[i]);
  return text;
}

class RecordParser {
 public:
  RecordParser(std::string_view text, std::string_view source_name, bool allow_torn)
      : text_(text), allow_torn_(allow_torn) {
    record_.source = source_name;
  }

  Result<Record, DataError> run() {
    if (text_.size() > kRecordBytesMax)
      return Failure{
          DataError{record_.source, 0, "the file is larger than 16 MiB; that is no race"}};
    while (error_.empty() && !text_.empty()) {
      const std::size_t at = text_.find('\n');
      ++line_;
      if (at == std::string_view::npos) {
        if (!allow_torn_) complain("the line is cut off; the file has been truncated");
        break;
      }
      const std::string_view line = text_.substr(0, at);
      if (read(line)) {
        digest_ = RecordWriter::chain(text_.substr(0, at + 1), digest_);
        record_.last_line = line_;
        record_.whole_bytes += at + 1;
      }
      text_.remove_prefix(at + 1);
    }
    if (error_.empty() && stage_ != Stage::race) {
      ++line_;
      complain(line_ == 1 ? "the file is empty; a race begins with 'chicane race 1'"
                          : "the header ends too early; " + wanted());
    }
    if (!error_.empty()) return Failure{DataError{record_.source, line_, error_}};
    return std::move(record_);
  }

 private:
  enum class Stage : std::uint8_t { magic, rules, options, board, seats, race };

  bool complain(std::string what) {
    error_ = std::move(what);
    return false;
  }

  std::string wanted() const {
    switch (stage_) {
      case Stage::magic:
        return "'chicane race 1' is missing";
      case Stage::rules:
        return "write 'rules ID VERSION'";
      case Stage::options:
        return "write 'options laps=1 …'";
      case Stage::board:
        return "write 'board NAME DIGEST'";
      case Stage::seats:
        return "write 'seat NAME DRIVER' for each driver, then 'start'";
      case Stage::race:
        break;
    }
    return {};
  }

  bool read(std::string_view line) {
    const std::vector<std::string_view> w = words(line);
    if (w.empty()) return complain("an empty line; a record has none");
    if (line != rest_of(line, 0)) return complain("words are separated by single blanks");
    if (record_.has_end) return read_secret(w);
    switch (stage_) {
      case Stage::magic:
        if (line != "chicane race " + std::to_string(kRecordVersion))
          return complain("this is no race: it does not begin with 'chicane race 1'");
        stage_ = Stage::rules;
        return true;
      case Stage::rules:
        return read_rules(w);
      case Stage::options:
        if (w[0] != "options") return complain(wanted());
        record_.header.options = rest_of(line, 1);
        stage_ = Stage::board;
        return true;
      case Stage::board:
        return read_board(w);
      case Stage::seats:
        return read_seat(w);
      case Stage::race:
        return read_line(line, w);
    }
    return false;
  }

  bool read_rules(const std::vector<std::string_view>& w) {
    const std::optional<int> version = w.size() == 3 ? number(w[2], 1, 9999) : std::nullopt;
    if (w[0] != "rules" || !version) return complain(wanted());
    record_.header.rules = w[1];
    record_.header.rules_version = *version;
    stage_ = Stage::options;
    return true;
  }

  bool read_board(const std::vector<std::string_view>& w) {
    const std::optional<std::uint64_t> found = w.size() == 3 ? digest_value(w[2]) : std::nullopt;
    if (w[0] != "board" || !found) return complain(wanted());
    record_.header.board = w[1];
    record_.header.board_digest = *found;
    stage_ = Stage::seats;
    return true;
  }

  bool read_seat(const std::vector<std::string_view>& w) {
    std::vector<RecordSeat>& seats = record_.header.seats;
    if (w[0] == "start" && w.size() == 1) {
      if (seats.empty()) return complain("start: there is no seat");
      if (record_.header.fair && record_.header.fair->nonces.size() != seats.size())
        return complain("start: not every seat has its nonce");
      stage_ = Stage::race;
      return true;
    }
    if (w[0] == "fair") return read_fair(w);
    if (w[0] == "nonce") return read_nonce(w);
    if (record_.header.fair)
      return complain("write 'nonce NAME HEX' for each driver, then 'start'");
    if (w[0] != "seat" || w.size() != 3) return complain(wanted());
    if (!is_driver_name(w[1]))
      return complain("seat: " + quoted(w[1]) +
                      " is no name; use 1 to 20 letters, digits, '-' and '_'");
    if (is_seat(w[1])) return complain("seat: " + quoted(w[1]) + " is named twice");
    if (seats.size() == kSeatsReadable)
      return complain("seat: there are more than " + std::to_string(kSeatsReadable));
    seats.push_back({std::string(w[1]), std::string(w[2])});
    return true;
  }

  static bool is_hex(std::string_view text, std::size_t digits) {
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == text.npos;
  }

  bool read_fair(const std::vector<std::string_view>& w) {
    if (w.size() != 3 || !is_hex(w[2], kHashDigits) || record_.header.fair ||
        record_.header.seats.empty())
      return complain("after the seats write once 'fair RACE COMMITMENT', 64 digits");
    record_.header.fair = RecordFair{std::string(w[1]), std::string(w[2]), {}};
    return true;
  }

  bool read_nonce(const std::vector<std::string_view>& w) {
    std::optional<RecordFair>& fair = record_.header.fair;
    const std::size_t next = fair ? fair->nonces.size() : record_.header.seats.size();
    const bool is_next = next < record_.header.seats.size() && w.size() == 3 &&
                         record_.header.seats[next].name == w[1] && is_hex(w[2], kNonceDigits);
    if (!is_next) return complain("after 'fair' write 'nonce NAME HEX' for each seat in order");
    fair->nonces.push_back({std::string(w[1]), std::string(w[2])});
    return true;
  }

  // seal Ann 0f1e…, salt Ann 0f1e…
  bool read_sealing(const std::vector<std::string_view>& w) {
    const bool is_seal = w[0] == "seal";
    const std::size_t digits = is_seal ? kHashDigits : kNonceDigits;
    if (!record_.header.fair || w.size() != 3 || !is_seat(w[1]) || !is_hex(w[2], digits))
      return complain("write 'seal NAME HEX' with 64 digits, 'salt NAME HEX' with 32");
    record_.lines.push_back({is_seal ? RecordLine::Kind::seal : RecordLine::Kind::salt,
                             line_,
                             std::string(w[1]),
                             std::string(w[2]),
                             {},
                             {}});
    return true;
  }

  bool read_secret(const std::vector<std::string_view>& w) {
    const bool is_first = record_.lines.back().kind == RecordLine::Kind::end;
    const bool is_secret = record_.header.fair && is_first && w[0] == "secret" && w.size() == 2 &&
                           is_hex(w[1], kHashDigits);
    if (!is_secret) return complain("the record goes on after its end");
    record_.lines.push_back({RecordLine::Kind::secret, line_, {}, std::string(w[1]), {}, {}});
    return true;
  }

  bool read_line(std::string_view line, const std::vector<std::string_view>& w) {
    if (w[0] == "turn" || w[0] == "end") return read_checkpoint(w);
    if (w[0] == "seal" || w[0] == "salt") return read_sealing(w);
    if (w[0] == "chance") return read_roll(line, w);
    if (!is_seat(w[0])) return complain(quoted(w[0]) + " is no seat of this race");
    if (w.size() < 2) return complain("the decision is missing");
    record_.lines.push_back(
        {RecordLine::Kind::decision, line_, std::string(w[0]), rest_of(line, 1), {}, {}});
    return true;
  }

  // chance roll 4 for Valli grid d6
  bool read_roll(std::string_view line, const std::vector<std::string_view>& w) {
    const bool is_roll = w.size() == 7 && w[1] == "roll" && w[3] == "for" && number(w[2], 0, 999);
    if (!is_roll) return complain("write a die like 'chance roll 4 for Valli grid d6'");
    record_.lines.push_back(
        {RecordLine::Kind::roll, line_, {}, "roll " + std::string(w[2]), rest_of(line, 4), {}});
    return true;
  }

  // turn 3 state … lines …, end turn 41 state … lines …
  bool read_checkpoint(const std::vector<std::string_view>& all) {
    const bool is_end = all[0] == "end";
    const std::vector<std::string_view> w(all.begin() + (is_end ? 1 : 0), all.end());
    const bool has_form = w.size() == 6 && w[0] == "turn" && w[2] == "state" && w[4] == "lines";
    const std::optional<int> turn = has_form ? number(w[1], 0, 99999) : std::nullopt;
    const std::optional<std::uint64_t> state = has_form ? digest_value(w[3]) : std::nullopt;
    const std::optional<std::uint64_t> before = has_form ? digest_value(w[5]) : std::nullopt;
    if (!turn || !state || !before)
      return complain(
          "write a checkpoint like 'turn 3 state 0123456789abcdef lines 0123456789abcdef'");
    record_.lines.push_back({is_end ? RecordLine::Kind::end : RecordLine::Kind::turn,
                             line_,
                             {},
                             {},
                             {},
                             {*turn, *state, *before, digest_}});
    record_.has_end = is_end;
    return true;
  }

  static std::optional<std::uint64_t> digest_value(std::string_view text) {
    return text.size() == 16 ? hex_number(text) : std::nullopt;
  }

  bool is_seat(std::string_view name) const {
    return std::any_of(record_.header.seats.begin(), record_.header.seats.end(),
                       [&](const RecordSeat& s) { return s.name == name; });
  }

  std::string_view text_;
  const bool allow_torn_;
  Record record_;
  Stage stage_ = Stage::magic;
  int line_ = 0;
  std::uint64_t digest_ = 0;
  std::string error_;
};

}  // namespace

Result<Record, DataError> parse_record(std::string_view text, std::string_view source_name,
                                       bool allow_torn) {
  return RecordParser(text, source_name, allow_torn).run();
}

bool is_driver_name(std::string_view name) {
  if (name.empty() || name.size() > 20) return false;
  if (std::find(kOwnWords.begin(), kOwnWords.end(), name) != kOwnWords.end()) return false;
  return std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

namespace {

std::string fair_lines(const RecordHeader& header) {
  if (!header.fair) return {};
  std::string text = "fair " + header.fair->race + " " + header.fair->commitment + "\n";
  for (const RecordNonce& nonce : header.fair->nonces)
    text += "nonce " + nonce.seat + " " + nonce.nonce + "\n";
  return text;
}

}  // namespace

namespace {

// What these seats have said last, back to its seal: decisions, and the salts that open seals.
std::set<const RecordLine*> last_words(const Record& record, SeatSet seats) {
  std::set<const RecordLine*> found;
  for (const Seat seat : seats) {
    const std::string& name = record.header.seats[static_cast<std::size_t>(index(seat))].name;
    bool has_decision = false;
    for (auto line = record.lines.rbegin(); line != record.lines.rend(); ++line) {
      if (line->seat != name) continue;
      const bool is_decision = line->kind == RecordLine::Kind::decision;
      if (line->kind == RecordLine::Kind::seal || (is_decision && has_decision)) break;
      has_decision = has_decision || is_decision;
      found.insert(&*line);
    }
  }
  return found;
}

}  // namespace

std::string record_excerpt(const Record& record, SeatSet hidden) {
  const std::set<const RecordLine*> covered = last_words(record, hidden);
  std::string text = fill("chicane race-excerpt {}\nrules {} {}\noptions {}\nboard {}\n",
                          kRecordVersion, record.header.rules, record.header.rules_version,
                          record.header.options, record.header.board);
  for (const RecordSeat& seat : record.header.seats)
    text += "seat " + seat.name + " " + seat.driver + "\n";
  text += fair_lines(record.header);
  text += "start\n";
  for (const RecordLine& line : record.lines) {
    switch (line.kind) {
      case RecordLine::Kind::decision:
        text += line.seat + " " + (covered.contains(&line) ? "?" : line.decision) + "\n";
        break;
      case RecordLine::Kind::roll: {
        const bool is_secret = words(line.label).back().starts_with("secret-");
        text += "chance " + (is_secret ? std::string("roll ?") : line.decision) + " for " +
                line.label + "\n";
        break;
      }
      case RecordLine::Kind::seal:
        text += "seal " + line.seat + " " + line.decision + "\n";
        break;
      case RecordLine::Kind::salt:
        // With its salt a seal is as good as open: few decisions are possible.
        if (!covered.contains(&line)) text += "salt " + line.seat + " " + line.decision + "\n";
        break;
      case RecordLine::Kind::secret:
        break;  // Of a race that goes on there is none.
      case RecordLine::Kind::turn:
        text += fill("turn {}\n", line.checkpoint.turn);
        break;
      case RecordLine::Kind::end:
        text += fill("end turn {}\n", line.checkpoint.turn);
        break;
    }
  }
  return text;
}

std::string RecordWriter::begin(const RecordHeader& header) {
  std::string text = "chicane race " + std::to_string(kRecordVersion) + "\n";
  text += "rules " + header.rules + " " + std::to_string(header.rules_version) + "\n";
  text += "options" + (header.options.empty() ? "" : " " + header.options) + "\n";
  text += "board " + header.board + " " + to_hex(header.board_digest) + "\n";
  for (const RecordSeat& seat : header.seats)
    text += "seat " + seat.name + " " + seat.driver + "\n";
  return write(text + fair_lines(header) + "start\n");
}

std::string RecordWriter::seal(std::string_view seat, std::string_view hex) {
  return write("seal " + std::string(seat) + " " + std::string(hex) + "\n");
}

std::string RecordWriter::salt(std::string_view seat, std::string_view hex) {
  return write("salt " + std::string(seat) + " " + std::string(hex) + "\n");
}

std::string RecordWriter::secret(std::string_view hex) {
  return write("secret " + std::string(hex) + "\n");
}

std::string RecordWriter::decision(std::string_view seat, std::string_view decision) {
  return write(std::string(seat) + " " + std::string(decision) + "\n");
}

std::string RecordWriter::roll(std::string_view decision, std::string_view label) {
  return write("chance " + std::string(decision) + " for " + std::string(label) + "\n");
}

std::string RecordWriter::turn(int turn, std::uint64_t state_digest) {
  return checkpoint("turn", turn, state_digest);
}

std::string RecordWriter::end(int turn, std::uint64_t state_digest) {
  return checkpoint("end turn", turn, state_digest);
}

std::string RecordWriter::checkpoint(std::string_view word, int turn, std::uint64_t state_digest) {
  return write(std::string(word) + " " + std::to_string(turn) + " state " + to_hex(state_digest) +
               " lines " + to_hex(digest_) + "\n");
}

std::string RecordWriter::write(std::string text) {
  digest_ = chain(text, digest_);
  return text;
}

std::uint64_t RecordWriter::chain(std::string_view text, std::uint64_t before) {
  CHICANE_ASSERT(text.empty() || text.back() == '\n');
  while (!text.empty()) {
    const std::size_t end = text.find('\n') + 1;
    before = digest(text.substr(0, end), before);
    text.remove_prefix(end);
  }
  return before;
}

}  // namespace chicane
