#include "apps/wasm/new_race.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "apps/wasm/answer.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"
#include "codec/record_text.h"

namespace chicane::wasm {

namespace {

std::string names_complaint(const std::vector<std::string>& names) {
  if (names.size() > static_cast<std::size_t>(kSeatsMax))
    return fill("names: there are more than {}", kSeatsMax);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!is_driver_name(names[i]))
      return fill(
          "names: seat {}: use 1 to 20 letters, digits, '-' and '_'; words of race records are no "
          "names",
          static_cast<int>(i));
    if (std::count(names.begin(), names.end(), names[i]) > 1)
      return fill("names: '{}' comes twice", names[i]);
  }
  return {};
}

}  // namespace

MadeRace make_race(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '\0');
  if (parts.size() != 4) return Failure{std::string("the parts of a race are four")};
  return make_race(NewRace{parts[0], parts[3], parts[1], parts[2]});
}

MadeRace make_race(const NewRace& setup) {
  if (setup.options.size() > kWordsBytesMax)
    return Failure{std::string("options: they are too long")};
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(setup.rules);
  if (!rules) return Failure{to_string(rules.error())};
  Result<BoardFile, DataError> file = parse_board(setup.board, "board");
  if (!file) return Failure{to_string(file.error())};
  if (const std::vector<Finding> findings = validate(file->board); !findings.empty())
    return Failure{to_string(to_error(findings.front(), file->source))};
  std::vector<std::string> names;
  for (const std::string_view name : lines(setup.names)) names.emplace_back(name);
  if (std::string wrong = names_complaint(names); !wrong.empty()) return Failure{std::move(wrong)};
  Result<std::unique_ptr<Race>, DataError> race =
      (*rules)->make_race(file->board, setup.options, names);
  if (!race) return Failure{to_string(race.error())};
  return std::move(*race);
}

}  // namespace chicane::wasm
