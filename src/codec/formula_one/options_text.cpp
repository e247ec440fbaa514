#include "codec/formula_one/options_text.h"

#include "codec/option_table.h"
#include "rules/formula_one/tables.h"

namespace chicane::formula_one {

namespace {

const OptionTable<Options>& table() {
  using O = Options;
  static const OptionTable<Options> entries = {
      number_entry("laps", &O::laps, kLapsMax, "", "F1-GEN-2", "length of the race, from 3"),
      switch_entry("short_race", &O::short_race, {"no", "yes"}, "F1-5.A17",
                   "are races of 1 and 2 laps allowed?"),
      switch_entry("baulk_reduction", &O::baulk_reduction, {"cumulative", "separate"}, "F1-5.A5",
                   "a forced reduction adds to one by choice, or is paid by itself"),
      switch_entry("baulked_band_speed", &O::baulked_band_speed, {"set", "reduced"}, "F1-5.A6",
                   "the speed at which bands of a baulked move are judged"),
      switch_entry("tactic_bands", &O::tactic_bands, {"yes", "no"}, "F1-5.A9",
                   "are bands charged that the squares of a card enter?"),
      switch_entry("carburettor_card", &O::carburettor_card, {"speed", "speed_and_squares"},
                   "F1-5.A10", "does the carburettor card drive squares as well?"),
      switch_entry("classification", &O::classification, {"stop", "run_out"}, "F1-5.A14",
                   "the race ends with the round of the first finisher, or when all are home"),
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

}  // namespace chicane::formula_one
