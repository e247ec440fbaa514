#include "drivers/bot_names.h"

#include <algorithm>
#include <array>

#include "core/seat.h"

namespace chicane {

std::string bot_name(const std::vector<std::string>& taken) {
  // One for each seat there can be, so one is always left in a race; leagues need more.
  constexpr std::array<const char*, 2 * kSeatsMax> kNames = {
      "Valli",   "Brandt",   "Holloway", "Okada",   "Lindel", "Marchetti", "Duval",    "Keller",
      "Novak",   "Sorensen", "Ferreira", "Walsh",   "Moreau", "Castellan", "Duarte",   "Reyes",
      "Ashford", "Ferro",    "Ibsen",    "Jansen",  "Kovacs", "Lund",      "Orsini",   "Quint",
      "Abbott",  "Bellini",  "Cardoso",  "Dreyer",  "Ekman",  "Fontana",   "Garnier",  "Hartmann",
      "Iversen", "Jurado",   "Kimura",   "Laurent", "Mazur",  "Nilsson",   "Oliveira", "Petrov",
      "Rinaldi", "Salgado",  "Tanaka",   "Ullman",  "Vidal",  "Weiss",     "Yamada",   "Zeller"};
  for (const char* name : kNames) {
    if (std::find(taken.begin(), taken.end(), name) == taken.end()) return name;
  }
  return "Bot-" + std::to_string(taken.size());
}

}  // namespace chicane
