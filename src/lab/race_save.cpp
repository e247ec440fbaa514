#include "lab/race_save.h"

#include <charconv>

#include "base/digest.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"

namespace chicane::lab {

namespace {

constexpr std::string_view kFirstLine = "chicane races 1";
constexpr int kFacesMax = 255;

// Before the boards.
std::vector<std::string> head_lines(const RacePlan& plan, std::string_view options) {
  const int version = (*find_rule_set(plan.rules))->version();
  std::vector<std::string> head = {
      std::string(kFirstLine), "rules " + plan.rules + " " + std::to_string(version),
      "options " + std::string(options), "seed " + std::to_string(plan.seed),
      plan.keeps_seats ? "seats keep" : "seats rotate"};
  for (const Entrant& entrant : plan.entrants) head.push_back("entrant " + entry_name(entrant));
  return head;
}

std::string board_line(const Board& board) {
  return "board " + board.name + " " + to_hex(board_digest(board));
}

std::string done_line(const NumberRanges& done) {
  std::string line = "done";
  for (const NumberRange& range : done.ranges())
    line += " " + std::to_string(range.first) + "-" + std::to_string(range.end - 1);
  return line;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || at != end || value < 0) return std::nullopt;
  return value;
}

// Reads line by line what format_save writes.
class SaveReader {
 public:
  SaveReader(std::string_view text, std::string_view source)
      : lines_(lines(text)), source_(source) {}

  Result<DoneRaces, DataError> read(const RacePlan& plan, std::string_view options) {
    for (const std::string& wanted : head_lines(plan, options)) {
      if (!take(wanted)) return another_plan(wanted);
    }
    DoneRaces done = nothing_done(plan);
    for (std::size_t i = 0; i < plan.boards.size(); ++i) {
      if (!take(board_line(plan.boards[i]))) return another_plan(board_line(plan.boards[i]));
      if (!read_done(done[i].done) || !read_tally(done[i])) return broken();
    }
    if (!take("end") || at_ != lines_.size()) return broken();
    return done;
  }

 private:
  std::string_view line() const { return at_ < lines_.size() ? lines_[at_] : std::string_view(); }

  bool take(std::string_view wanted) {
    if (line() != wanted) return false;
    ++at_;
    return true;
  }

  Failure<DataError> fail(std::string what) const {
    return Failure{DataError{source_, static_cast<int>(at_) + 1, std::move(what)}};
  }
  Failure<DataError> another_plan(const std::string& wanted) const {
    if (at_ == 0)
      return fail("this is no file of races; one begins with '" + std::string(kFirstLine) + "'");
    const std::string found = line().empty() ? "nothing" : "'" + std::string(line()) + "'";
    return fail("these are races of another plan: the file has " + found + ", the command '" +
                wanted + "'");
  }
  Failure<DataError> broken() const { return fail("this line is not as it was written"); }

  bool read_done(NumberRanges& done) {
    const std::vector<std::string_view> found = words(line());
    if (found.empty() || found[0] != "done") return false;
    for (std::size_t i = 1; i < found.size(); ++i) {
      const std::vector<std::string_view> ends = split(found[i], '-');
      if (ends.size() != 2) return false;
      const std::optional<std::int64_t> first = whole_number(ends[0]);
      const std::optional<std::int64_t> last = whole_number(ends[1]);
      // Ascending, with a gap between them, as they are written.
      const bool is_after = first && (i == 1 || *first > done.end());
      if (!is_after || !last || *last < *first || *last >= kRacesMax) return false;
      done.add({*first, *last + 1});
    }
    ++at_;
    return true;
  }

  // The words after the name, each a number.
  bool read_numbers(const std::vector<std::string_view>& found, std::size_t from,
                    std::int64_t* numbers, std::size_t count) {
    if (found.size() != from + count) return false;
    for (std::size_t i = 0; i < count; ++i) {
      const std::optional<std::int64_t> value = whole_number(found[from + i]);
      if (!value) return false;
      numbers[i] = *value;
    }
    ++at_;
    return true;
  }

  bool read_tally(BoardRaces& races) {
    for (const auto& [name, numbers, count] : races.tally.rows()) {
      const std::vector<std::string_view> found = words(line());
      if (found.empty() || found[0] != name || !read_numbers(found, 1, numbers, count))
        return false;
    }
    while (line().starts_with("die ")) {
      if (!read_die(races.tally)) return false;
    }
    return races.tally.races + races.tally.unended == races.done.size();
  }

  bool read_die(RaceTally& tally) {
    const std::vector<std::string_view> found = words(line());
    if (found.size() < 4) return false;
    const std::optional<int> purpose = number(found[1], 0, kFacesMax);
    const std::optional<int> sides = number(found[2], 1, kFacesMax);
    const std::optional<int> die = number(found[3], 0, static_cast<int>(Die::motor_special));
    if (!purpose || !sides || !die) return false;
    const DieKind kind{*purpose, *sides, static_cast<Die>(*die)};
    // The special die has six sides.
    if (kind.die == Die::motor_special && kind.sides != 6) return false;
    Faces faces(face_count(kind));
    return read_numbers(found, 4, faces.data(), faces.size()) &&
           tally.dice.emplace(kind, std::move(faces)).second;
  }

  std::vector<std::string_view> lines_;
  std::string source_;
  std::size_t at_ = 0;
};

}  // namespace

DoneRaces nothing_done(const RacePlan& plan) {
  return DoneRaces(plan.boards.size(), BoardRaces{{}, RaceTally(entries_of(plan.entrants).size())});
}

void add(DoneRaces& sums, const DoneRaces& others) {
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i].done.add(others[i].done);
    sums[i].tally.add(others[i].tally);
  }
}

std::int64_t races_done(const DoneRaces& done) {
  std::int64_t count = 0;
  for (const BoardRaces& races : done) count += races.done.size();
  return count;
}

std::string format_save(const RacePlan& plan, std::string_view options, const DoneRaces& done) {
  std::string text;
  for (const std::string& line : head_lines(plan, options)) text += line + "\n";
  for (std::size_t i = 0; i < plan.boards.size(); ++i) {
    text += board_line(plan.boards[i]) + "\n" + done_line(done[i].done) + "\n";
    RaceTally tally = done[i].tally;
    for (const auto& [name, numbers, count] : tally.rows()) {
      text += name;
      for (std::size_t k = 0; k < count; ++k) text += " " + std::to_string(numbers[k]);
      text += "\n";
    }
    for (const auto& [kind, faces] : tally.dice) {
      text += "die " + std::to_string(kind.purpose) + " " + std::to_string(kind.sides) + " " +
              std::to_string(static_cast<int>(kind.die));
      for (const std::int64_t count : faces) text += " " + std::to_string(count);
      text += "\n";
    }
  }
  return text + "end\n";
}

Result<DoneRaces, DataError> parse_save(std::string_view text, std::string_view source,
                                        const RacePlan& plan, std::string_view options) {
  return SaveReader(text, source).read(plan, options);
}

}  // namespace chicane::lab
