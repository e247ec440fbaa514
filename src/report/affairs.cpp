#include "report/affairs.h"

#include <algorithm>

#include "catalog/tell.h"

namespace chicane::report {

namespace {

bool is_of_note(const Told& told) {
  const Happening& happening = told.happening;
  return told.turn > 0 && happening.car >= 0 && happening.weight != Weight::routine &&
         !told.sentence.empty();
}

void add_clauses(std::string& clauses, const Happening& happening) {
  for (const std::string& clause : clauses_of(happening)) {
    if (clauses.find(clause) == std::string::npos)
      clauses += (clauses.empty() ? "" : ", ") + clause;
  }
}

}  // namespace

std::vector<Affair> affairs_of(const Timeline& timeline) {
  std::vector<Affair> affairs;
  std::size_t first = 0;  // Of those of this decision or die.
  int batch = 0;
  for (const Told& told : timeline.told) {
    if (told.batch != batch) first = affairs.size();
    batch = told.batch;
    if (!is_of_note(told)) continue;
    const int car = told.happening.car;
    auto affair = std::find_if(affairs.begin() + static_cast<std::ptrdiff_t>(first), affairs.end(),
                               [&](const Affair& each) { return each.car == car; });
    if (affair == affairs.end())
      affair = affairs.insert(affairs.end(), {told.happening.weight, told.turn, car, {}, {}});
    affair->weight = std::max(affair->weight, told.happening.weight);
    affair->text =
        joined(affair->text, told.sentence, timeline.names[static_cast<std::size_t>(car)]);
    add_clauses(affair->clause, told.happening);
  }
  return affairs;
}

}  // namespace chicane::report
