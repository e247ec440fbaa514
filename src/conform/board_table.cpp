#include "conform/board_table.h"

#include "catalog/boards.h"
#include "codec/family_text.h"

namespace chicane::conform {

std::optional<bool> truth(std::string_view text) {
  if (text == "yes") return true;
  if (text == "no") return false;
  return std::nullopt;
}

std::optional<bool> is_not_ok(std::string_view text, std::string_view bad) {
  if (text == bad) return true;
  if (text == "ok") return false;
  return std::nullopt;
}

Verdict BoardTable::prepare(const CaseStatement& s) {
  if (has_begun()) return {"the position must be complete before the first decision"};
  switch (s.verb) {
    case Verb::board:
      return read_board(s);
    case Verb::mark:
      return read_mark(s);
    case Verb::opt:
      return read_options(s);
    case Verb::set:
      return read_set(s);
    case Verb::car:
    case Verb::entry:
      return read_entrant(s);
    default:
      return {"not a statement of preparation"};
  }
}

std::optional<int> BoardTable::find_car(std::string_view id) const {
  for (std::size_t i = 0; i < entrants_.size(); ++i) {
    if (entrants_[i].id == id) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::vector<std::string> BoardTable::entrant_ids() const {
  std::vector<std::string> ids;
  for (const Entrant& entrant : entrants_) ids.push_back(entrant.id);
  return ids;
}

Verdict BoardTable::read_board(const CaseStatement& s) {
  Result<Board, DataError> board = load_board(s.words[0]);
  if (!board) return {"board: " + to_string(board.error())};
  board_ = *board;
  return Verdict::fine();
}

Verdict BoardTable::read_mark(const CaseStatement& s) {
  if (Verdict verdict = mark_places(s); !verdict.is_fine()) return verdict;
  // A limit needs a corner: spaces that had none and are given none make one of their own.
  Index own = kNone;
  for (const std::string_view place : split(s.words[0], ',')) {
    BoardSpace& space = board_.spaces[*find_space(board_, place)];
    if (space.limit == 0 || space.corner != kNone) continue;
    if (own == kNone) {
      own = static_cast<Index>(board_.corners.size());
      board_.corners.push_back({"mark" + std::to_string(s.line), {}});
    }
    space.corner = own;
  }
  return Verdict::fine();
}

Verdict BoardTable::mark_places(const CaseStatement& s) {
  for (const std::string_view place : split(s.words[0], ',')) {
    const std::optional<Index> space = find_space(board_, place);
    if (!space) return {"mark: there is no space '" + std::string(place) + "'"};
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      const std::optional<KeyValue> pair = key_value(s.words[i]);
      if (!pair) return {"mark: '" + s.words[i] + "' is not key=value"};
      if (Verdict verdict = mark(board_.spaces[*space], *pair); !verdict.is_fine()) return verdict;
    }
  }
  return Verdict::fine();
}

Verdict BoardTable::mark(BoardSpace& space, const KeyValue& pair) {
  if (pair.key == "limit") {
    const std::optional<Speed> limit = parse_speed(pair.value);
    if (!limit) return {"mark: limit=" + std::string(pair.value) + " is no limit"};
    space.limit = limit->mph();
    return Verdict::fine();
  }
  if (pair.key == "corner") {
    if (pair.value == "-") {
      space.corner = kNone;
      return Verdict::fine();
    }
    std::optional<Index> corner = find_corner(board_, pair.value);
    if (!corner) {
      corner = static_cast<Index>(board_.corners.size());
      board_.corners.push_back({std::string(pair.value), {}});
    }
    space.corner = *corner;
    return Verdict::fine();
  }
  return {"mark: there is no key '" + std::string(pair.key) + "'"};
}

Verdict BoardTable::read_options(const CaseStatement& s) {
  for (const std::string& word : s.words) {
    const std::optional<KeyValue> pair = key_value(word);
    if (!pair) return {"opt: '" + word + "' is not key=value"};
    if (const std::string complaint = set_option(pair->key, pair->value); !complaint.empty())
      return {"opt: " + complaint};
  }
  return Verdict::fine();
}

Verdict BoardTable::read_entrant(const CaseStatement& s) {
  const bool is_car = s.verb == Verb::car;
  if (is_car && s.words.size() < 2) return {"car: the place is missing"};
  Entrant entrant{s.words[0], is_car ? s.words[1] : "", {}};
  if (find_car(entrant.id)) return {"the driver " + entrant.id + " is named twice"};
  for (std::size_t i = is_car ? 2 : 1; i < s.words.size(); ++i) {
    const std::optional<KeyValue> pair = key_value(s.words[i]);
    if (!pair) return {"'" + s.words[i] + "' is not key=value"};
    if (!entrant.fields.emplace(pair->key, pair->value).second)
      return {std::string(pair->key) + ": said twice"};
  }
  if (!entrants_.empty() && entrants_.front().place.empty() == is_car)
    return {"cars and entries do not mix"};
  entrants_.push_back(std::move(entrant));
  return Verdict::fine();
}

}  // namespace chicane::conform
