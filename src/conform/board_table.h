// The part of a table that all games on a board share: the board with its marks, the entrants.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "board/board.h"
#include "conform/case_table.h"

namespace chicane::conform {

// A `car` or `entry` statement as it was written; checked when the position is made.
struct Entrant {
  std::string id;
  std::string place;  // Empty for an entry.
  std::map<std::string, std::string, std::less<>> fields;
};

inline std::string yes_no(bool value) { return value ? "yes" : "no"; }
std::optional<bool> truth(std::string_view text);
// `ok`, or the word for what is not.
std::optional<bool> is_not_ok(std::string_view text, std::string_view bad);

// Players where a player may have several cars, named after them: "A", "B+C".
template <class State>
std::vector<std::string> owners(const State& state, const std::vector<std::string>& cars) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < cars.size(); ++i) {
    const auto owner = static_cast<std::size_t>(state.cars[i].owner);
    if (names.size() <= owner) names.resize(owner + 1);
    names[owner] += (names[owner].empty() ? "" : "+") + cars[i];
  }
  return names;
}

class BoardTable : public CaseTable {
 public:
  Verdict prepare(const CaseStatement& s) final;
  Verdict turn(const std::string&) override {
    return {"turn: cars move in the order of the rules here"};
  }

 protected:
  // Empty if done, else what is wrong.
  virtual std::string set_option(std::string_view key, std::string_view value) = 0;
  virtual bool has_begun() const = 0;
  // What a rule set says differently.
  virtual Verdict read_mark(const CaseStatement& s);
  virtual Verdict read_set(const CaseStatement&) { return {"set: there are no keys here"}; }

  std::optional<int> find_car(std::string_view id) const;
  std::vector<std::string> entrant_ids() const;
  static Verdict unknown_question(const std::vector<std::string>& question) {
    return {"ask: nothing is known of '" + join(question, " ") + "'"};
  }

  Board board_;
  std::vector<Entrant> entrants_;

 private:
  Verdict read_board(const CaseStatement& s);
  Verdict mark_places(const CaseStatement& s);
  Verdict mark(BoardSpace& space, const KeyValue& pair);
  Verdict read_options(const CaseStatement& s);
  Verdict read_entrant(const CaseStatement& s);
};

}  // namespace chicane::conform
