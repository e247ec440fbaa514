// The plain list of tables: a rule set that has cases stands here.
#include "conform/case_table.h"
#include "conform/formula_one_table.h"
#include "conform/grand_prix_advanced_table.h"
#include "conform/grand_prix_basic_table.h"
#include "conform/motorchamp_table.h"
#include "conform/speed_circuit_table.h"
#include "conform/speed_circuit_wbc_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_table(std::string_view rules) {
  if (rules == "speed-circuit") return make_speed_circuit_table();
  if (rules == "speed-circuit-wbc") return make_speed_circuit_wbc_table();
  if (rules == "motorchamp") return make_motorchamp_table();
  if (rules == "formula-one") return make_formula_one_table();
  if (rules == "grand-prix-basic") return make_grand_prix_basic_table();
  if (rules == "grand-prix-advanced") return make_grand_prix_advanced_table();
  return nullptr;
}

std::vector<std::string> rules_with_tables() {
  return {"speed-circuit", "speed-circuit-wbc", "motorchamp",
          "formula-one",   "grand-prix-basic",  "grand-prix-advanced"};
}

}  // namespace chicane::conform
