// An option of a rule set as people see it: in `--opt key=value`, in records, in `chicane rules`.
#pragma once

#include <string>
#include <vector>

namespace chicane {

struct OptionInfo {
  std::string name;
  std::vector<std::string> values;  // The default first; a form like "a number" stands for a range.
  std::string clause;
  std::string meaning;  // One sentence.
};

}  // namespace chicane
