#include "apps/chicane/race_tables.h"

#include <fmt/core.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cmath>
#include <numeric>

#include "apps/chicane/run_bar.h"
#include "base/text.h"

namespace chicane::app {

namespace {

using lab::BoardRaces;
using lab::ChiSquare;
using lab::DieKind;
using lab::EntryTally;
using lab::Estimate;
using lab::Faces;
using lab::RaceTally;

std::int64_t out_count(const EntryTally& entry) {
  return std::accumulate(entry.outs.begin(), entry.outs.end(), std::int64_t{0});
}

std::int64_t throws(const Faces& faces) {
  return std::accumulate(faces.begin(), faces.end(), std::int64_t{0});
}

ChiSquare test_of(const DieKind& kind, const Faces& faces) {
  return lab::chi_square(faces, lab::expected_faces(kind, throws(faces)));
}

boost::json::value json_of(const Estimate& estimate) {
  boost::json::object object = {{"mean", estimate.mean}};
  // One race has no interval.
  if (std::isfinite(estimate.margin)) object["margin"] = estimate.margin;
  return object;
}

boost::json::value json_of(const RaceTally& tally, const EntryTally& entry, const Driven& driven,
                           std::size_t number) {
  const std::vector<lab::Entry> entries = lab::entries_of(driven.plan.entrants);
  boost::json::object object;
  if (number < entries.size()) {
    object["driver"] = entries[number].entrant.driver;
    if (!entries[number].entrant.build.empty()) object["build"] = entries[number].entrant.build;
    object["seats"] = entries[number].seats;
  } else {
    object["driver"] = nullptr;  // Automatic players.
  }
  object["cars"] = entry.cars;
  object["mean_finish"] = json_of(tally.mean_finish(entry));
  object["wins"] = entry.wins;
  object["win_share"] = json_of(lab::share(entry.wins, tally.races));
  object["home"] = entry.home;
  object["under_way"] = entry.under_way;
  boost::json::object outs;
  const auto causes = lab::out_causes(driven.plan.rules);
  for (std::size_t i = 0; i < causes.size(); ++i) outs[causes[i]] = entry.outs[i];
  object["outs"] = outs;
  object["places"] = boost::json::array(entry.places.begin(), entry.places.end());
  return object;
}

}  // namespace

std::string estimate_text(const Estimate& estimate, int decimals) {
  if (estimate.races == 0) return "–";
  std::string text = fmt::format("{:.{}f}", estimate.mean, decimals);
  if (std::isfinite(estimate.margin)) text += fmt::format(" ± {:.{}f}", estimate.margin, decimals);
  return text;
}

std::string share_text(const lab::Share& share) {
  return fmt::format("{:.1f} % [{:.1f}, {:.1f}]", 100 * share.mean, 100 * share.low,
                     100 * share.high);
}

boost::json::value share_json(const lab::Share& share) {
  return {{"mean", share.mean}, {"low", share.low}, {"high", share.high}};
}

boost::json::value estimate_json(const lab::Estimate& estimate) {
  boost::json::object object = {{"mean", estimate.mean}};
  if (estimate.races > 1) {
    object["low"] = estimate.low();
    object["high"] = estimate.high();
  }
  return object;
}

std::string percent_text(std::int64_t part, std::int64_t whole) {
  if (whole == 0) return "–";
  if (part == 0) return "0 %";
  return fmt::format("{:.1f} %", 100 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string title_of(const Driven& driven, std::size_t board) {
  const lab::RacePlan& plan = driven.plan;
  const std::int64_t done = driven.done[board].done.size();
  std::string races = grouped(done);
  if (done < plan.races) races += " of " + grouped(plan.races);
  return fmt::format("{} on {}: {} race{} with {} seat{}, {}, seed {}", plan.rules,
                     plan.boards[board].name, races, done == 1 ? "" : "s", plan.entrants.size(),
                     plan.entrants.size() == 1 ? "" : "s", plan.options, plan.seed);
}

std::string entry_text(const Driven& driven, std::size_t entry) {
  const std::vector<lab::Entry> entries = lab::entries_of(driven.plan.entrants);
  return entry < entries.size() ? lab::entry_name(entries[entry].entrant) : "automatic players";
}

std::vector<std::size_t> shown_entries(const RaceTally& tally) {
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < tally.entries.size(); ++i) {
    if (tally.entries[i].cars > 0) shown.push_back(i);
  }
  return shown;
}

Table entries_table(const Driven& driven, std::size_t board) {
  const RaceTally& tally = driven.done[board].tally;
  const auto causes = lab::out_causes(driven.plan.rules);
  Table table = {{"entry", "cars", "mean finish", "wins", "home", "under way"}};
  if (!causes.empty()) table[0].emplace_back("out");
  for (const std::string_view cause : causes) table[0].emplace_back(cause);
  for (const std::size_t i : shown_entries(tally)) {
    const EntryTally& entry = tally.entries[i];
    const Estimate wins = lab::share(entry.wins, tally.races);
    std::string win_text = fmt::format("{:.1f} %", 100 * wins.mean);
    if (std::isfinite(wins.margin)) win_text += fmt::format(" ± {:.1f}", 100 * wins.margin);
    std::vector<std::string> row = {entry_text(driven, i),
                                    std::to_string(entry.cars / tally.races),
                                    estimate_text(tally.mean_finish(entry), 2),
                                    win_text,
                                    percent_text(entry.home, entry.cars),
                                    percent_text(entry.under_way, entry.cars)};
    if (!causes.empty()) row.push_back(percent_text(out_count(entry), entry.cars));
    for (std::size_t k = 0; k < causes.size(); ++k)
      row.push_back(percent_text(entry.outs[k], entry.cars));
    table.push_back(std::move(row));
  }
  return table;
}

Table figures_table(const RaceTally& tally) {
  Table table = {{"a race has", "mean"},
                 {"turns", estimate_text(tally.mean(tally.turns), 2)},
                 {"overtakes", estimate_text(tally.mean(tally.overtakes), 2)},
                 {"lead changes", estimate_text(tally.mean(tally.lead_changes), 2)},
                 {"a winner", percent_text(tally.winners, tally.races)}};
  if (tally.unended > 0) table.push_back({"no end, not counted", grouped(tally.unended)});
  return table;
}

Table outs_table(const std::string& rules, const RaceTally& tally) {
  std::int64_t cars = 0;
  std::int64_t home = 0;
  std::int64_t under_way = 0;
  std::array<std::int64_t, lab::kCausesMax> outs{};
  for (const EntryTally& entry : tally.entries) {
    cars += entry.cars;
    home += entry.home;
    under_way += entry.under_way;
    for (std::size_t i = 0; i < outs.size(); ++i) outs[i] += entry.outs[i];
  }
  Table table = {{"cars", "number", "share"}};
  const auto add = [&](const std::string& what, std::int64_t count) {
    table.push_back({what, grouped(count), percent_text(count, cars)});
  };
  add("home", home);
  add("under way", under_way);
  const auto causes = lab::out_causes(rules);
  for (std::size_t i = 0; i < causes.size(); ++i) add("out: " + std::string(causes[i]), outs[i]);
  add("all", cars);
  return table;
}

ChiSquare all_dice(const RaceTally& tally) {
  ChiSquare sum;
  for (const auto& [kind, faces] : tally.dice) {
    const ChiSquare one = test_of(kind, faces);
    sum.value += one.value;
    sum.freedom += one.freedom;
  }
  sum.p = lab::chi_square_tail(sum.value, sum.freedom);
  return sum;
}

Table dice_table(const std::string& rules, const RaceTally& tally) {
  Table table = {{"thrown for", "die", "throws", "faces against expected", "chi²", "p"}};
  for (const auto& [kind, faces] : tally.dice) {
    const std::vector<double> expected = lab::expected_faces(kind, throws(faces));
    std::vector<std::string> shares;
    // The dice of a grid of a hundred sides would fill the page.
    constexpr std::size_t kFacesShown = 6;
    for (std::size_t i = 0; i < faces.size() && i < kFacesShown; ++i) {
      const double ratio = 100 * (static_cast<double>(faces[i]) / expected[i] - 1);
      shares.push_back(fmt::format("{}: {:+.1f} %", i + 1, ratio));
    }
    if (faces.size() > kFacesShown) shares = {fmt::format("{} faces", faces.size())};
    const ChiSquare test = test_of(kind, faces);
    table.push_back({std::string(lab::purpose_word(rules, kind.purpose)),
                     kind.die == Die::plain ? fmt::format("d{}", kind.sides) : "1 2 2 2 3 3",
                     grouped(throws(faces)), join(shares, "  "), fmt::format("{:.2f}", test.value),
                     fmt::format("{:.3f}", test.p)});
  }
  if (tally.dice.size() > 1) {
    const ChiSquare all = all_dice(tally);
    table.push_back(
        {"all", "", "", "", fmt::format("{:.2f}", all.value), fmt::format("{:.3f}", all.p)});
  }
  return table;
}

std::string races_csv(const Driven& driven) {
  const auto causes = lab::out_causes(driven.plan.rules);
  std::size_t places = 0;
  for (const BoardRaces& races : driven.done) {
    for (const EntryTally& entry : races.tally.entries) {
      for (std::size_t i = 0; i < entry.places.size(); ++i) {
        if (entry.places[i] > 0) places = std::max(places, i + 1);
      }
    }
  }
  std::string text =
      "rules,board,driver,build,races,cars,mean_finish,mean_finish_margin,wins,home,under_way";
  for (const std::string_view cause : causes) {
    std::string word(cause);
    std::replace(word.begin(), word.end(), ' ', '_');
    text += ",out_" + word;
  }
  for (std::size_t i = 1; i <= places; ++i) text += fmt::format(",place_{}", i);
  text += "\n";
  const std::vector<lab::Entry> entries = lab::entries_of(driven.plan.entrants);
  for (std::size_t b = 0; b < driven.done.size(); ++b) {
    const RaceTally& tally = driven.done[b].tally;
    for (const std::size_t i : shown_entries(tally)) {
      const EntryTally& entry = tally.entries[i];
      const Estimate finish = tally.mean_finish(entry);
      const bool is_automatic = i >= entries.size();
      text += fmt::format(
          "{},{},{},{},{},{},{:.6f},{},{},{},{}", driven.plan.rules, driven.plan.boards[b].name,
          is_automatic ? "automatic" : entries[i].entrant.driver,
          is_automatic ? "" : entries[i].entrant.build, tally.races, entry.cars, finish.mean,
          std::isfinite(finish.margin) ? fmt::format("{:.6f}", finish.margin) : "", entry.wins,
          entry.home, entry.under_way);
      for (std::size_t k = 0; k < causes.size(); ++k) text += fmt::format(",{}", entry.outs[k]);
      for (std::size_t k = 0; k < places; ++k) text += fmt::format(",{}", entry.places[k]);
      text += "\n";
    }
  }
  return text;
}

boost::json::value stats_json(const std::string& rules, const RaceTally& tally) {
  boost::json::array dice;
  for (const auto& [kind, faces] : tally.dice) {
    const ChiSquare test = test_of(kind, faces);
    const std::vector<double> expected = lab::expected_faces(kind, throws(faces));
    dice.push_back({{"purpose", lab::purpose_word(rules, kind.purpose)},
                    {"sides", kind.sides},
                    {"is_special", kind.die != Die::plain},
                    {"faces", boost::json::array(faces.begin(), faces.end())},
                    {"expected", boost::json::array(expected.begin(), expected.end())},
                    {"chi_square", test.value},
                    {"freedom", test.freedom},
                    {"p", test.p}});
  }
  boost::json::object outs;
  const auto causes = lab::out_causes(rules);
  for (std::size_t i = 0; i < causes.size(); ++i) {
    std::int64_t count = 0;
    for (const EntryTally& entry : tally.entries) count += entry.outs[i];
    outs[causes[i]] = count;
  }
  std::int64_t cars = 0;
  for (const EntryTally& entry : tally.entries) cars += entry.cars;
  const ChiSquare all = all_dice(tally);
  return {{"rules", rules},
          {"races", tally.races},
          {"unended", tally.unended},
          {"winners", tally.winners},
          {"cars", cars},
          {"turns", json_of(tally.mean(tally.turns))},
          {"overtakes", json_of(tally.mean(tally.overtakes))},
          {"lead_changes", json_of(tally.mean(tally.lead_changes))},
          {"outs", outs},
          {"dice", dice},
          {"all_dice", {{"chi_square", all.value}, {"freedom", all.freedom}, {"p", all.p}}}};
}

boost::json::value races_json(const Driven& driven) {
  boost::json::array boards;
  for (std::size_t b = 0; b < driven.done.size(); ++b) {
    const RaceTally& tally = driven.done[b].tally;
    boost::json::array entries;
    for (const std::size_t i : shown_entries(tally))
      entries.push_back(json_of(tally, tally.entries[i], driven, i));
    boards.push_back({{"board", driven.plan.boards[b].name},
                      {"races", tally.races},
                      {"unended", tally.unended},
                      {"winners", tally.winners},
                      {"turns", json_of(tally.mean(tally.turns))},
                      {"overtakes", json_of(tally.mean(tally.overtakes))},
                      {"lead_changes", json_of(tally.mean(tally.lead_changes))},
                      {"entries", entries}});
  }
  return {{"rules", driven.plan.rules},  {"options", driven.options},
          {"seed", driven.plan.seed},    {"races_wanted", driven.plan.races},
          {"is_whole", driven.is_whole}, {"boards", boards}};
}

}  // namespace chicane::app
