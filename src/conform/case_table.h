// A table at which one case is played: what the case language leaves to the rule set. One
// implementation a rule set.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/race.h"
#include "codec/case_text.h"
#include "conform/trace.h"
#include "core/rule_set.h"

namespace chicane::conform {

// The outcome of a statement: fine, or what is wrong with it.
struct Verdict {
  std::string complaint;  // Empty: fine.

  bool is_fine() const { return complaint.empty(); }
  static Verdict fine() { return {}; }
};

// The outcome of a decision.
struct Answer {
  bool accepted = false;
  bool is_nonsense = false;  // Neither lawful nor unlawful: the words mean nothing here. Always a
                             // mistake of the case.
  std::string why_not;
};

// A decision that is due and has exactly one lawful answer.
struct SoleAnswer {
  std::string car;
  std::string verb;
  std::vector<std::string> words;  // Verb first.
};

// Is told of every decision and die as soon as the rules have judged it, with refusal or events.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void judged(TraceStep step) = 0;
};

class CaseTable {
 public:
  virtual ~CaseTable() = default;

  void watch(Watcher* watcher) { watcher_ = watcher; }
  // Adds what can be seen of the race as it stands now; nothing where a case has no race.
  virtual void look(TraceStep& step) const = 0;

  // board, mark, opt, set, car, entry: in the order of the case, before anything else.
  virtual Verdict prepare(const CaseStatement& statement) = 0;
  // The first statement of play has come: the position is complete.
  virtual Verdict begin() = 0;

  virtual bool owes_die() const = 0;
  virtual Answer roll(int face) = 0;

  // Is a decision of that kind due from that car?
  virtual bool awaits(std::string_view car, std::string_view verb) const = 0;
  virtual Answer decide(const std::string& car, const std::vector<std::string>& words) = 0;
  // Decisions due that have one lawful answer. Hidden simultaneous ones are not among them unless
  // `with_hidden`.
  virtual std::vector<SoleAnswer> sole_answers(bool with_hidden) const = 0;

  virtual Verdict turn(const std::string& car) = 0;
  // `words` is the question up to "=". The answer as a list; `is_list` says whether its order
  // counts.
  virtual Verdict ask(const std::vector<std::string>& words, std::vector<std::string>& answer,
                      bool& is_list) = 0;
  // The value of a field of a car, or of `race`.
  virtual Verdict field(const std::string& car, const std::string& key, std::string& value) = 0;

  // Is that value of a field the one that is wanted?
  virtual bool is_same(const std::string&, std::string_view wanted, std::string_view came) const {
    return wanted == came;
  }

  // Does a question take decisions with one lawful answer that the case has left out? Not where the
  // question may be about the open decision itself.
  virtual bool settles_before_asking() const { return true; }

  // The race as it stands now; none where a case has no race. Seats are named after their cars.
  virtual std::unique_ptr<Race> position() const = 0;

  // Equal before and after a refused decision.
  virtual std::uint64_t digest() const = 0;

 protected:
  bool is_watched() const { return watcher_ != nullptr; }
  void judged(TraceStep step) {
    if (is_watched()) watcher_->judged(std::move(step));
  }

 private:
  Watcher* watcher_ = nullptr;
};

// Each game brings its own (conform/<game>_table.h).
template <RuleSet R>
std::unique_ptr<CaseTable> make_table() = delete;

// The table of the game of that id, or nullptr if there is none.
std::unique_ptr<CaseTable> make_table(std::string_view rules);

// Ids for which make_table has a table.
std::vector<std::string> rules_with_tables();

}  // namespace chicane::conform
