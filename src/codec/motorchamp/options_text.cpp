#include "codec/motorchamp/options_text.h"

#include "codec/option_table.h"

namespace chicane::motorchamp {

namespace {

// A switch that is written 1 or 0.
OptionEntry<Options> flag_entry(std::string name, Allowed Options::* member, std::string clause,
                                std::string meaning) {
  const bool is_on = Options{}.*member == Allowed::yes;
  OptionEntry<Options> entry;
  entry.right = "1 or 0";
  entry.get = [=](const Options& options) {
    return options.*member == Allowed::yes ? std::string("1") : std::string("0");
  };
  entry.set = [=](Options& options, std::string_view value) {
    const bool yes = value == "1" || value == "yes";
    if (!yes && value != "0" && value != "no") return false;
    options.*member = yes ? Allowed::yes : Allowed::no;
    return true;
  };
  entry.info = {std::move(name),
                is_on ? std::vector<std::string>{"1", "0"} : std::vector<std::string>{"0", "1"},
                std::move(clause), std::move(meaning)};
  return entry;
}

OptionTable<Options> make_table() {
  using O = Options;
  return {
      number_entry("laps", &O::laps, kLapsMax, "", "MC-LAP-1", "length of the race"),
      flag_entry("pit_stops", &O::pit_stops, "MC-PLY-8", "are there pit stops and red flaps?"),
      switch_entry("order_seam", &O::order_seam, {"gap", "leader"}, "A-03",
                   "who begins a round: the car with the largest gap before it, or the leader"),
      flag_entry("slip_one_square", &O::slip_one_square, "A-04",
                 "is a throw of one enough for a tow?"),
      flag_entry("slip_in_start", &O::slip_in_start, "A-06", "may a starting car use a tow?"),
      switch_entry("pass_identity", &O::pass_identity, {"event", "distinct"}, "A-10",
                   "must the two cars that pass one on the side differ?"),
      switch_entry("return_mode", &O::return_mode, {"auto", "claim"}, "A-13",
                   "does a car return by itself, or must its owner claim it?"),
      flag_entry("finish_truncates", &O::finish_truncates, "A-30",
                 "does nothing beyond the line matter to a car that finishes?"),
      switch_entry("out_rank", &O::out_rank, {"distance", "time"}, "A-31",
                   "what ranks cars that went out in the same lap"),
      number_entry("practice_one_over", &O::practice_one_over, 2, "", "A-32",
                   "throws that one point too many costs in practice"),
      switch_entry("practice_out", &O::practice_out, {"back", "ban"}, "A-32",
                   "cars without a practice time start last, or do not race"),
      switch_entry("field_cap", &O::field_cap, {"standard", "extended"}, "A-33",
                   "how many cars may race: 16 or 12, or 18 or 14"),
      switch_entry("faults", &O::faults, {"prevent", "punish"}, "A-35",
                   "too many dice: cannot be thrown, or put the car out unless somebody objects"),
      number_entry("teams", &O::teams, 5, "0", "MC-PLY-3",
                   "teams of each player; 0: as many as fit"),
      flag_entry("lone", &O::lone, "MC-PLY-5", "has each player a lone car as well?"),
      flag_entry("addon", &O::addon, "MC-PLY-2", "are the two add-on teams in play?"),
      switch_entry("grid", &O::grid, {"throw", "practice"}, "MC-SET-4",
                   "what gives the grid: throws or practice"),
  };
}

const OptionTable<Options>& table() {
  static const OptionTable<Options> entries = make_table();
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

}  // namespace chicane::motorchamp
