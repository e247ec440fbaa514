// In the engine of the site there are no masters: it must be small.
#include "drivers/masters.h"
#include "rules/formula_one/formula_one.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane {

std::optional<MasterName> parse_master(std::string_view) { return std::nullopt; }

std::vector<std::string> all_mind_names(std::string_view rules) { return mind_names(rules); }

template <RuleSet R>
std::unique_ptr<Mind<R>> make_master(const MasterName&, const typename R::Game&, Shelf&,
                                     std::uint64_t) {
  return nullptr;
}

template std::unique_ptr<Mind<speed_circuit::SpeedCircuit>> make_master(const MasterName&,
                                                                        const speed_circuit::Game&,
                                                                        Shelf&, std::uint64_t);
template std::unique_ptr<Mind<speed_circuit_wbc::SpeedCircuitWbc>> make_master(
    const MasterName&, const speed_circuit_wbc::Game&, Shelf&, std::uint64_t);
template std::unique_ptr<Mind<motorchamp::MotorChamp>> make_master(const MasterName&,
                                                                   const motorchamp::Game&, Shelf&,
                                                                   std::uint64_t);
template std::unique_ptr<Mind<formula_one::FormulaOne>> make_master(const MasterName&,
                                                                    const formula_one::Game&,
                                                                    Shelf&, std::uint64_t);
template std::unique_ptr<Mind<grand_prix_basic::GrandPrixBasic>> make_master(
    const MasterName&, const grand_prix_basic::Game&, Shelf&, std::uint64_t);
template std::unique_ptr<Mind<grand_prix_advanced::GrandPrixAdvanced>> make_master(
    const MasterName&, const grand_prix_advanced::Game&, Shelf&, std::uint64_t);

}  // namespace chicane
