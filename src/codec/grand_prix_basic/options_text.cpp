#include "codec/grand_prix_basic/options_text.h"

#include "codec/cited.h"
#include "codec/option_table.h"
#include "rules/grand_prix_basic/clauses.h"
#include "rules/grand_prix_basic/tables.h"

namespace chicane::grand_prix_basic {

namespace {

const OptionTable<Options>& table() {
  using O = Options;
  static const OptionTable<Options> entries = {
      number_entry("laps", &O::laps, kLapsMax, "", "GPB-LAP-1", "length of the race"),
      switch_entry("order", &O::order, {"position", "seats"}, "GPB-5.C8",
                   "who acts first in a move: the leader, or the first seat"),
      number_entry("cars_per_player", &O::cars_per_player, kCarsPerPlayer, "", "GPB-5.C10",
                   "cars of each player"),
      number_entry("automatic", &O::automatic, kPlayersMax - 1, "0",
                   cited("GPB-GEN-3", is_reconstructed("GPB-GEN-3")),
                   "so many players more are automatic"),
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

}  // namespace chicane::grand_prix_basic
