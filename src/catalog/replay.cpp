#include "catalog/replay.h"

#include "base/digest.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"

namespace chicane {

namespace {

class Replay {
 public:
  Replay(const Record& record, std::unique_ptr<Race> race, const Observer& observe,
         const LineCheck& check)
      : record_(record), race_(std::move(race)), observe_(observe), check_(check) {}

  Result<std::unique_ptr<Race>, DataError> run() {
    for (const RecordLine& line : record_.lines) {
      std::string complaint = check_ ? check_(line, *race_) : std::string();
      if (complaint.empty()) complaint = execute(line);
      if (complaint.empty()) complaint = check_turn_line(line);
      if (!complaint.empty()) return Failure{DataError{record_.source, line.line, complaint}};
    }
    return std::move(race_);
  }

 private:
  std::string execute(const RecordLine& line) {
    switch (line.kind) {
      case RecordLine::Kind::decision:
        return decide(seat_of(line.seat), line);
      case RecordLine::Kind::roll:
        if (race_->pending().kind != Pending::Kind::chance) return "no die is owed here";
        if (line.label != race_->roll_label())
          return "the die owed is for " + race_->roll_label() + ", not for " + line.label;
        return decide(kChance, line);
      case RecordLine::Kind::turn:
        return checkpoint(line);
      case RecordLine::Kind::end:
        if (!race_->pending().is_over()) return "the race is not over yet";
        return checkpoint(line);
      case RecordLine::Kind::seal:
      case RecordLine::Kind::salt:
      case RecordLine::Kind::secret:
        return {};  // For whoever proves the race.
    }
    return {};
  }

  std::string decide(Seat seat, const RecordLine& line) {
    const Result<std::vector<Happening>, Refused> done = race_->decide(seat, line.decision);
    if (!done) return done.error().what;
    if (observe_) observe_(line, *race_, *done);
    return {};
  }

  std::string checkpoint(const RecordLine& line) const {
    if (line.checkpoint.turn != race_->turn()) {
      return fill("{} turns are completed here, not {}", race_->turn(), line.checkpoint.turn);
    }
    if (line.checkpoint.lines != line.checkpoint.lines_found) {
      return "the lines up to here are not those that were recorded: their digest is " +
             to_hex(line.checkpoint.lines_found) + ", recorded was " +
             to_hex(line.checkpoint.lines);
    }
    if (line.checkpoint.state != race_->digest()) {
      return "the state here is " + to_hex(race_->digest()) + ", recorded was " +
             to_hex(line.checkpoint.state);
    }
    return {};
  }

  // Each completed turn has its checkpoint before the next decision.
  std::string check_turn_line(const RecordLine& line) {
    if (line.kind == RecordLine::Kind::turn) {
      if (line.checkpoint.turn != turns_marked_ + 1)
        return fill("the checkpoint of turn {} comes twice", line.checkpoint.turn);
      turns_marked_ = line.checkpoint.turn;
      return {};
    }
    const bool is_act =
        line.kind == RecordLine::Kind::decision || line.kind == RecordLine::Kind::roll;
    if (is_act && turns_before_ > turns_marked_)
      return fill("the checkpoint of turn {} is missing before this line", turns_before_);
    turns_before_ = race_->turn();
    return {};
  }

  Seat seat_of(std::string_view name) const {
    for (std::size_t i = 0; i < race_->names().size(); ++i) {
      if (race_->names()[i] == name) return seat_at(static_cast<int>(i));
    }
    return kSpectator;
  }

  const Record& record_;
  std::unique_ptr<Race> race_;
  const Observer& observe_;
  const LineCheck& check_;
  int turns_before_ = 0;
  int turns_marked_ = 0;
};

}  // namespace

Result<std::unique_ptr<Race>, DataError> begin_replay(const Record& record, const Board* board) {
  const RecordHeader& header = record.header;
  const auto fail = [&](int line, std::string what) {
    return Failure{DataError{record.source, line, std::move(what)}};
  };

  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(header.rules);
  if (!rules) return fail(2, rules.error().what);
  if (header.rules_version != (*rules)->version()) {
    return fail(2, fill("the race was run by version {} of {}; this program has version {}",
                        header.rules_version, header.rules, (*rules)->version()));
  }
  Board loaded;
  if (board == nullptr) {
    Result<Board, DataError> found = load_board(header.board);
    if (!found) return fail(4, found.error().what);
    loaded = std::move(*found);
    board = &loaded;
  }
  if (board_digest(*board) != header.board_digest) {
    return fail(4, "the board " + header.board + " has digest " + to_hex(board_digest(*board)) +
                       ", the race was run on one with " + to_hex(header.board_digest));
  }
  std::vector<std::string> names;
  for (const RecordSeat& seat : header.seats) names.push_back(seat.name);
  Result<std::unique_ptr<Race>, DataError> race =
      (*rules)->make_race(*board, header.options, names);
  if (!race) return fail(3, race.error().what);
  return std::move(*race);
}

Result<std::unique_ptr<Race>, DataError> replay(const Record& record, const Board* board,
                                                const Observer& observe, const LineCheck& check) {
  Result<std::unique_ptr<Race>, DataError> race = begin_replay(record, board);
  if (!race) return Failure{race.error()};
  return Replay(record, std::move(*race), observe, check).run();
}

RecordHeader record_header(const Race& race, const std::vector<std::string>& drivers) {
  RecordHeader header;
  header.rules = race.rules();
  header.rules_version = race.rules_version();
  header.options = race.options();
  header.board = race.board().name;
  header.board_digest = board_digest(race.board());
  for (std::size_t i = 0; i < race.names().size(); ++i)
    header.seats.push_back({race.names()[i], drivers[i]});
  return header;
}

}  // namespace chicane
