#include "conform/run_case.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

#include "base/text.h"
#include "conform/case_table.h"

namespace chicane::conform {

namespace {

bool is_preparation(Verb verb) {
  return verb == Verb::board || verb == Verb::mark || verb == Verb::opt || verb == Verb::set ||
         verb == Verb::car || verb == Verb::entry;
}

std::string listed(const std::vector<std::string>& items) {
  return items.empty() ? "-" : join(items, " ");
}

// More decisions than this are not left out of a case: it stands in a circle.
constexpr int kSolesMax = 5000;

class CaseRun final : private Watcher {
 public:
  CaseRun(CaseTable& table, const Case& the_case) : table_(table), case_(the_case) {}

  // Notes all steps of the run from now on.
  void trace_into(std::vector<TraceStep>& steps) {
    steps_ = &steps;
    table_.watch(this);
  }

  CaseResult run() {
    CaseResult result = play_all();
    if (!result.passed) return result;
    if (const Verdict verdict = end(); !verdict.is_fine())
      return {false, case_.line, verdict.complaint};
    return result;
  }

  // As far as the statements go; a case may be nothing but a position.
  CaseResult reach() {
    CaseResult result = play_all();
    if (!result.passed) return result;
    if (const Verdict verdict = begin(); !verdict.is_fine())
      return {false, case_.line, verdict.complaint};
    if (!faces_.empty())
      return {false, case_.line,
              "the case ends with " + std::to_string(faces_.size()) + " dice not called for"};
    return result;
  }

 private:
  CaseResult play_all() {
    for (at_ = 0; at_ < case_.statements.size(); ++at_) {
      const CaseStatement& s = case_.statements[at_];
      if (const Verdict verdict = play(s); !verdict.is_fine())
        return {false, s.line, verdict.complaint};
    }
    return {true, 0, {}};
  }

  Verdict begin() {
    if (has_begun_) return Verdict::fine();
    has_begun_ = true;
    const Verdict verdict = table_.begin();
    if (verdict.is_fine()) note("position");
    return verdict;
  }

  Verdict play(const CaseStatement& s) {
    if (is_preparation(s.verb)) return table_.prepare(s);
    if (Verdict verdict = begin(); !verdict.is_fine()) return verdict;
    switch (s.verb) {
      case Verb::do_:
        return play_do(s);
      case Verb::refuse:
        return play_refuse(s);
      case Verb::roll:
        return play_roll(s);
      case Verb::ask:
        return play_ask(s);
      case Verb::expect:
        return play_expect(s);
      case Verb::turn:
        return play_turn(s);
      case Verb::leave:
        return play_leave(s);
      case Verb::clauses:
      case Verb::board:
      case Verb::mark:
      case Verb::opt:
      case Verb::set:
      case Verb::car:
      case Verb::entry:
        break;
    }
    return Verdict::fine();
  }

  // --- What may be left out ---------------------------------------------------------------------

  // Does the case itself give that decision, as the next one of that car?
  bool is_given_later(const SoleAnswer& sole) const {
    for (std::size_t i = at_; i < case_.statements.size(); ++i) {
      const CaseStatement& s = case_.statements[i];
      if ((s.verb == Verb::do_ || s.verb == Verb::refuse) && s.words[0] == sole.car)
        return s.words[1] == sole.verb;
    }
    return false;
  }

  bool throw_die() {
    if (!table_.owes_die() || faces_.empty()) return false;
    said_ = "roll " + std::to_string(faces_.front());
    const Answer answer = table_.roll(faces_.front());
    if (!answer.accepted) {
      die_complaint_ = "the die shows " + std::to_string(faces_.front()) + ": " + answer.why_not;
      return false;
    }
    faces_.pop_front();
    return true;
  }

  // Takes one decision that the case leaves out. `with_given` also one that the case gives later,
  // for want of another way.
  bool take_sole(bool with_hidden, bool with_given) {
    if (++soles_taken_ > kSolesMax) return false;
    for (const SoleAnswer& sole : table_.sole_answers(with_hidden)) {
      if (!with_given && is_given_later(sole)) continue;
      const std::size_t steps = step_count();
      if (decide(sole.car, sole.words).accepted) return true;
      forget_steps(steps);
    }
    return false;
  }

  Answer decide(const std::string& car, const std::vector<std::string>& words) {
    said_ = car + " " + join(words, " ");
    const std::size_t steps = step_count();
    const Answer answer = table_.decide(car, words);
    // What the table itself has answered, before the rules were asked.
    if (step_count() == steps && !answer.is_nonsense) note(said_, answer.why_not);
    return answer;
  }

  // --- The trace --------------------------------------------------------------------------------

  void judged(TraceStep step) override {
    if (steps_ == nullptr) return;
    // What goes on after the last statement is owed to that one.
    step.line = case_.statements[std::min(at_, case_.statements.size() - 1)].line;
    if (step.what.empty()) step.what = said_;
    // Where nothing has changed all looks as it did.
    const std::uint64_t digest = table_.digest();
    if (digest == seen_) {
      for (const TraceKind kind :
           {TraceKind::asked, TraceKind::answers, TraceKind::state, TraceKind::views})
        step[kind] = steps_->back()[kind];
    } else {
      table_.look(step);
    }
    // A case without a race has nothing to show.
    if (step[TraceKind::asked].empty() && step[TraceKind::refusal].empty()) return;
    seen_ = digest;
    steps_->push_back(std::move(step));
  }

  void note(const std::string& what, const std::string& refusal = {}) {
    TraceStep step;
    step.what = what;
    if (!refusal.empty()) step[TraceKind::refusal].push_back(refusal);
    judged(std::move(step));
  }

  std::size_t step_count() const { return steps_ == nullptr ? 0 : steps_->size(); }
  // Those after the first `count` were only tried.
  void forget_steps(std::size_t count) {
    if (steps_ == nullptr || steps_->size() == count) return;
    steps_->resize(count);
    seen_.reset();
  }

  // Dice that lie ready are thrown and decisions with one answer taken, until nothing more goes by
  // itself.
  void settle(bool with_hidden) {
    while (throw_die() || take_sole(with_hidden, false)) {
    }
  }

  // The same, but only as far as that decision of that car needs it.
  void advance_to(const std::string& car, const std::string& verb) {
    while (!table_.awaits(car, verb) && (throw_die() || take_sole(true, false))) {
    }
  }

  // --- Statements -------------------------------------------------------------------------------

  Verdict play_do(const CaseStatement& s) {
    const std::string& car = s.words[0];
    const std::vector<std::string> words(s.words.begin() + 1, s.words.end());
    advance_to(car, words[0]);
    std::size_t steps = step_count();
    Answer answer = decide(car, words);
    // A decision of the same kind with one answer may have been left out before it.
    while (!answer.accepted && !answer.is_nonsense) {
      forget_steps(steps);
      if (!take_sole(true, true)) break;
      throw_die();
      advance_to(car, words[0]);
      steps = step_count();
      answer = decide(car, words);
    }
    if (!answer.accepted)
      return {join(s.words, " ") + " must be accepted but is refused: " + answer.why_not +
              die_note()};
    while (throw_die()) {
    }
    return die_verdict();
  }

  Verdict play_refuse(const CaseStatement& s) {
    const std::string& car = s.words[0];
    const std::vector<std::string> words(s.words.begin() + 1, s.words.end());
    advance_to(car, words[0]);
    const std::uint64_t before = table_.digest();
    const Answer answer = decide(car, words);
    if (answer.accepted) return {join(s.words, " ") + " must be refused but is accepted"};
    if (answer.is_nonsense) return {join(s.words, " ") + ": " + answer.why_not};
    if (table_.digest() != before)
      return {join(s.words, " ") + " is refused but has changed the state"};
    return Verdict::fine();
  }

  Verdict play_roll(const CaseStatement& s) {
    for (const std::string& word : s.words) {
      const std::optional<int> face = number(word, 0, 1000);
      if (!face) return {"roll: '" + word + "' is no face of a die"};
      faces_.push_back(*face);
    }
    // Only as far as the dice are called for: what comes after them may be asked about.
    while (!faces_.empty() && (throw_die() || take_sole(true, false))) {
    }
    return die_verdict();
  }

  Verdict play_ask(const CaseStatement& s) {
    const auto equals = std::find(s.words.begin(), s.words.end(), "=");
    if (equals == s.words.end()) return {"ask: '=' is missing between question and answer"};
    if (equals == s.words.begin()) return {"ask: the question is missing before '='"};
    if (table_.settles_before_asking()) settle(false);
    if (Verdict verdict = die_verdict(); !verdict.is_fine()) return verdict;
    std::vector<std::string> wanted(equals + 1, s.words.end());
    if (wanted == std::vector<std::string>{"-"}) wanted.clear();
    const std::vector<std::string> question(s.words.begin(), equals);
    std::vector<std::string> came;
    bool is_list = false;
    if (Verdict verdict = table_.ask(question, came, is_list); !verdict.is_fine()) return verdict;
    const std::string shown = listed(came);
    if (!is_list) {
      std::sort(wanted.begin(), wanted.end());
      std::sort(came.begin(), came.end());
    }
    if (wanted == came) return Verdict::fine();
    return {join(question, " ") + ": wanted " + listed({equals + 1, s.words.end()}) + ", came " +
            shown};
  }

  Verdict play_expect(const CaseStatement& s) {
    settle(false);
    if (Verdict verdict = die_verdict(); !verdict.is_fine()) return verdict;
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      const std::optional<KeyValue> wanted = key_value(s.words[i]);
      if (!wanted) return {"expect: '" + s.words[i] + "' is not key=value"};
      std::string came;
      const std::string key(wanted->key);
      if (Verdict verdict = table_.field(s.words[0], key, came); !verdict.is_fine()) return verdict;
      if (!table_.is_same(key, wanted->value, came)) {
        return {s.words[0] + " " + key + ": wanted " + std::string(wanted->value) + ", came " +
                came};
      }
    }
    return Verdict::fine();
  }

  Verdict play_turn(const CaseStatement& s) {
    const Verdict verdict = table_.turn(s.words[0]);
    if (verdict.is_fine()) note("turn " + s.words[0]);
    return verdict;
  }

  Verdict play_leave(const CaseStatement& s) {
    if (s.words != std::vector<std::string>{"dice"}) return {"leave: only 'leave dice' is known"};
    leaves_dice_ = true;
    return Verdict::fine();
  }

  Verdict end() {
    if (leaves_dice_ || !has_begun_) return Verdict::fine();
    if (!faces_.empty()) settle(true);
    if (Verdict verdict = die_verdict(); !verdict.is_fine()) return verdict;
    if (!faces_.empty())
      return {"the case ends with " + std::to_string(faces_.size()) + " dice not called for"};
    // What could be left out has been taken where it was needed; a die that is owed now was
    // forgotten.
    if (table_.owes_die()) return {"the case ends while a die is owed"};
    return Verdict::fine();
  }

  std::string die_note() const { return die_complaint_.empty() ? "" : " (" + die_complaint_ + ")"; }
  Verdict die_verdict() const { return {die_complaint_}; }

  CaseTable& table_;
  const Case& case_;
  std::size_t at_ = 0;
  bool has_begun_ = false;
  bool leaves_dice_ = false;
  std::deque<int> faces_;
  std::string die_complaint_;
  int soles_taken_ = 0;
  std::vector<TraceStep>* steps_ = nullptr;
  std::string said_;                   // To the table, last.
  std::optional<std::uint64_t> seen_;  // Digest of the state of the last step.
};

std::string no_table(const std::string& rules) {
  return "there is no rule set '" + rules + "' here; there is " + join(rules_with_tables(), ", ");
}

}  // namespace

CaseResult run_case(const std::string& rules, const Case& the_case) {
  const std::unique_ptr<CaseTable> table = make_table(rules);
  if (table == nullptr) return {false, the_case.line, no_table(rules)};
  return CaseRun(*table, the_case).run();
}

Trace trace_case(const std::string& rules, const Case& the_case) {
  Trace trace;
  const std::unique_ptr<CaseTable> table = make_table(rules);
  if (table == nullptr) {
    trace.result = {false, the_case.line, no_table(rules)};
    return trace;
  }
  CaseRun run(*table, the_case);
  run.trace_into(trace.steps);
  trace.result = run.run();
  return trace;
}

Result<std::unique_ptr<Race>, DataError> position_after(const std::string& rules,
                                                        const Case& the_case) {
  const std::unique_ptr<CaseTable> table = make_table(rules);
  if (table == nullptr) return Failure{DataError{"", the_case.line, no_table(rules)}};
  const CaseResult result = CaseRun(*table, the_case).reach();
  if (!result.passed) return Failure{DataError{"", result.line, result.complaint}};
  std::unique_ptr<Race> position = table->position();
  if (position == nullptr)
    return Failure{DataError{"", the_case.line, "there is no race in this case"}};
  return position;
}

}  // namespace chicane::conform
