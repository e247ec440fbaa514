#include "codec/grand_prix_advanced/options_text.h"

#include "codec/option_table.h"
#include "rules/grand_prix_advanced/tables.h"

namespace chicane::grand_prix_advanced {

namespace {

const OptionTable<Options>& table() {
  using O = Options;
  static const OptionTable<Options> entries = {
      number_entry("laps", &O::laps, kLapsMax, "", "GPA-LAP-1", "length of the race"),
      switch_entry("engine_damage", &O::engine_damage, {"max", "both"}, "GPA-5.B1",
                   "which limits of a gear a damaged engine lowers"),
      switch_entry("tyre_damage", &O::tyre_damage, {"all", "numbered"}, "GPA-5.B2",
                   "which cells damaged tyres raise"),
      switch_entry("damage_stops", &O::damage_stops, {"no", "yes"}, "GPA-5.B3",
                   "a damage ends the go"),
      switch_entry("spin_gear", &O::spin_gear, {"first", "unchanged"}, "GPA-5.B6",
                   "gear after a spin"),
      switch_entry("avoid", &O::avoid, {"strict", "gear_only"}, "GPA-5.B10",
                   "whether one must brake rather than endanger others"),
      switch_entry("practice_decimals", &O::practice_decimals, {"farther", "literal"}, "GPA-5.B18",
                   "which of two equal practice times is better"),
      switch_entry("classification", &O::classification, {"stop", "run_out"}, "GPA-5.B19",
                   "whether the others drive on after the first finish"),
      switch_entry("start", &O::start, {"draw", "list", "practice"}, "GPA-GRD-2",
                   "the start order: drawn, as entered, or by practice laps"),
      number_entry("automatic", &O::automatic, kTeamsMax - 1, "0", "GPA-AUT-5",
                   "so many teams more are automatic"),
  };
  return entries;
}

}  // namespace

std::vector<OptionInfo> option_infos() { return chicane::option_infos(table()); }

std::string set_option(Options& options, std::string_view key, std::string_view value) {
  return chicane::set_option(table(), options, key, value);
}

std::string option_value(const Options& options, std::string_view key) {
  return chicane::option_value(table(), options, key);
}

std::string format_options(const Options& options) {
  return chicane::format_options(table(), options);
}

}  // namespace chicane::grand_prix_advanced
