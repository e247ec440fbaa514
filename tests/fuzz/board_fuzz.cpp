// Boards: what is read is written and read again as the same board; every finding has its line; a
// board without a fatal fault can be raced on, and no other. Pieces of MotorChamp are put together
// in every way there is, and each circuit is a board like any other.
#include <algorithm>

#include "base/assert.h"
#include "base/digest.h"
#include "codec/board_text.h"
#include "codec/motor_board_text.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

constexpr std::size_t kSpacesTried = 600;  // A little more than any rule set takes.
constexpr std::size_t kFacesTried = 8;     // All three of them in 512 ways.
constexpr int kDecisionsMax = 60;

void check_blank_lines_mean_nothing(const Board& board, std::string_view text) {
  const Result<BoardFile, DataError> again = parse_board(spread(text), kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(again->board == board);
}

void check_written(const Board& board) {
  const std::string text = format_board(board);
  const Result<BoardFile, DataError> again = parse_board(text, kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(again->board == board);
  CHICANE_ASSERT(board_digest(again->board) == board_digest(board));
  CHICANE_ASSERT(format_board(again->board) == text);
}

void check_findings(const std::vector<Finding>& findings, const BoardFile& file,
                    std::string_view text) {
  for (const Finding& finding : findings) {
    CHICANE_ASSERT(!finding.what.empty());
    CHICANE_ASSERT(!name(finding.fault).empty());
    check_complaint(to_error(finding, file.source), text);
  }
}

void race_on(const Board& board, bool fits, std::uint64_t seed) {
  for (const RuleSetEntry* rules : rule_sets()) {
    const Result<std::unique_ptr<Race>, DataError> race =
        rules->make_race(board, "", {"Ann", "Ben"});
    CHICANE_ASSERT(fits || !race);
    if (!race) {
      CHICANE_ASSERT(!race.error().what.empty());
      continue;
    }
    Random random(seed);
    play_on(**race, random, kDecisionsMax);
  }
}

bool is_fit(const std::vector<Finding>& findings) {
  return std::none_of(findings.begin(), findings.end(),
                      [](const Finding& finding) { return is_fatal(finding.fault); });
}

void check_circuit(const std::vector<Face>& faces, const std::vector<std::string>& ids,
                   std::uint64_t seed) {
  const Result<Board, DataError> board = assemble(faces, ids);
  if (!board) {
    CHICANE_ASSERT(!board.error().what.empty());
    return;
  }
  const bool fits = is_fit(validate(*board));
  if (board->rows <= kMotorRowsMax) {
    check_written(*board);
  } else {
    CHICANE_ASSERT(!fits);
  }
  race_on(*board, fits, seed);
}

bool fuzz_pieces(std::string_view text) {
  const Result<std::vector<Face>, DataError> faces = parse_pieces(text, kSource);
  if (!faces) {
    check_complaint(faces.error(), text);
    return false;
  }
  if (faces->size() > kFacesTried) return true;
  for (const Face& a : *faces) {
    for (const Face& z : *faces) {
      check_circuit(*faces, {a.id, z.id}, digest(text));
      for (const Face& middle : *faces)
        check_circuit(*faces, {a.id, middle.id, z.id}, digest(text));
    }
  }
  return true;
}

}  // namespace

bool fuzz_board(std::string_view text) {
  const Result<BoardFile, DataError> file = parse_board(text, kSource);
  if (!file) {
    check_complaint(file.error(), text);
    return fuzz_pieces(text);
  }
  const Board& board = file->board;
  if (board.spaces.size() > kSpacesTried) return true;
  check_blank_lines_mean_nothing(board, text);
  check_written(board);
  const std::vector<Finding> findings = validate(board);
  check_findings(findings, *file, text);
  race_on(board, is_fit(findings), digest(text));
  return true;
}

}  // namespace chicane::fuzz
