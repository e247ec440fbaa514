#include "codec/case_text.h"

#include <array>
#include <optional>
#include <set>
#include <utility>

#include "base/text.h"

namespace chicane {

namespace {

constexpr std::array<std::pair<std::string_view, Verb>, 14> kVerbs = {{
    {"clauses", Verb::clauses},
    {"board", Verb::board},
    {"mark", Verb::mark},
    {"opt", Verb::opt},
    {"set", Verb::set},
    {"car", Verb::car},
    {"entry", Verb::entry},
    {"turn", Verb::turn},
    {"do", Verb::do_},
    {"refuse", Verb::refuse},
    {"roll", Verb::roll},
    {"ask", Verb::ask},
    {"expect", Verb::expect},
    {"leave", Verb::leave},
}};

std::optional<Verb> verb_of(std::string_view word) {
  for (const auto& [name, verb] : kVerbs) {
    if (name == word) return verb;
  }
  return std::nullopt;
}

// How many words a statement needs behind its verb, at least.
std::size_t words_needed(Verb verb) {
  switch (verb) {
    case Verb::do_:
    case Verb::refuse:
    case Verb::mark:
    case Verb::expect:
      return 2;
    case Verb::ask:
      return 3;  // what = answer
    case Verb::clauses:
    case Verb::board:
    case Verb::opt:
    case Verb::set:
    case Verb::car:
    case Verb::entry:
    case Verb::turn:
    case Verb::roll:
    case Verb::leave:
      return 1;
  }
  return 0;
}

}  // namespace

Result<CaseFile, DataError> parse_cases(std::string_view text, std::string_view source_name) {
  CaseFile file;
  file.source = source_name;
  const auto fail = [&](int line, std::string what) {
    return Failure{DataError{file.source, line, std::move(what)}};
  };
  if (text.size() > kCaseFileBytesMax) return fail(0, "the file is larger than 1 MiB; split it");

  std::set<std::string, std::less<>> ids;
  int line = 0;
  for (const std::string_view raw : lines(text)) {
    ++line;
    const std::vector<std::string_view> found = words(raw.substr(0, raw.find('#')));
    if (found.empty()) continue;
    const std::string_view first = found[0];

    if (file.rules.empty()) {
      if (first != "rules" || found.size() != 2)
        return fail(line, "a case file begins with 'rules' and the id of the rule set");
      file.rules = found[1];
      continue;
    }
    if (first == "rules") return fail(line, "rules: said twice; a file has cases of one rule set");
    if (first == "case") {
      if (found.size() < 2) return fail(line, "case: an id is missing");
      if (!ids.emplace(found[1]).second)
        return fail(line, "case: the id '" + std::string(found[1]) + "' is used twice");
      Case made{.id = std::string(found[1]), .line = line};
      for (std::size_t i = 2; i < found.size(); ++i)
        made.title += (i > 2 ? " " : "") + std::string(found[i]);
      file.cases.push_back(std::move(made));
      continue;
    }

    const std::optional<Verb> verb = verb_of(first);
    if (!verb)
      return fail(line, "'" + std::string(first) + "' is no statement of the case language");
    if (file.cases.empty())
      return fail(line, std::string(first) + ": stands before the first case");
    if (found.size() - 1 < words_needed(*verb))
      return fail(line, std::string(first) + ": too short");
    Case& current = file.cases.back();
    CaseStatement statement{*verb, line, {found.begin() + 1, found.end()}};
    if (*verb == Verb::clauses) {
      current.clauses.insert(current.clauses.end(), statement.words.begin(), statement.words.end());
      continue;
    }
    current.statements.push_back(std::move(statement));
  }
  if (file.rules.empty())
    return fail(0, "the file is empty; it begins with 'rules' and the id of the rule set");
  return file;
}

}  // namespace chicane
