#include "apps/chicane/race_page.h"

#include <fmt/core.h>

#include <numeric>

#include "apps/chicane/html_page.h"
#include "apps/chicane/race_tables.h"
#include "apps/chicane/run_bar.h"
#include "lab/place_plot.h"

namespace chicane::app {

namespace {

using lab::markup_text;

lab::PlacePlot plot_of(const Driven& driven, std::size_t board) {
  const lab::RaceTally& tally = driven.done[board].tally;
  const Board& where = driven.plan.boards[board];
  lab::PlacePlot plot;
  plot.title = where.title.empty() ? where.name : where.title;
  plot.subtitle = title_of(driven, board);
  std::size_t places = 0;
  for (const lab::EntryTally& entry : tally.entries) {
    for (std::size_t i = 0; i < entry.places.size(); ++i) {
      if (entry.places[i] > 0) places = std::max(places, i + 1);
    }
  }
  for (const std::size_t i : shown_entries(tally)) {
    const lab::EntryTally& entry = tally.entries[i];
    const auto cars = static_cast<double>(entry.cars);
    const auto out = std::accumulate(entry.outs.begin(), entry.outs.end(), std::int64_t{0});
    lab::PlaceRow row;
    row.name = entry_text(driven, i);
    row.note = "mean " + estimate_text(tally.mean_finish(entry), 2);
    if (!lab::out_causes(driven.plan.rules).empty())
      row.note += ", out " + percent_text(out, entry.cars);
    row.mean = tally.mean_finish(entry);
    for (std::size_t k = 0; k < places; ++k)
      row.shares.push_back(static_cast<double>(entry.places[k]) / cars);
    plot.rows.push_back(std::move(row));
  }
  return plot;
}

std::string board_section(const Driven& driven, std::size_t board) {
  const lab::RaceTally& tally = driven.done[board].tally;
  const Board& where = driven.plan.boards[board];
  std::string text = fmt::format("<h2>{}</h2><p>{}</p>\n",
                                 markup_text(where.title.empty() ? where.name : where.title),
                                 markup_text(title_of(driven, board)));
  if (tally.races == 0) return text;
  text += html_table(entries_table(driven, board));
  // The heading is there already.
  lab::PlacePlot plot = plot_of(driven, board);
  plot.title.clear();
  text += "<h3>Finishing places</h3><div class=\"panel\">" + lab::places_svg({plot}) + "</div>\n";
  text += "<h3>The races</h3>" + html_table(figures_table(tally));
  if (!tally.dice.empty())
    text += "<h3>Dice</h3>" + html_table(dice_table(driven.plan.rules, tally));
  return text;
}

}  // namespace

std::string places_picture(const Driven& driven) {
  std::vector<lab::PlacePlot> plots;
  for (std::size_t i = 0; i < driven.done.size(); ++i) plots.push_back(plot_of(driven, i));
  return lab::places_svg(plots);
}

std::string races_page(const Driven& driven) {
  std::int64_t races = 0;
  for (const lab::BoardRaces& done : driven.done) races += done.done.size();
  const std::string header = fmt::format(
      "<h1>{1} races</h1><p>{0}, <code>{2}</code></p>"
      "<p>Means have 95 % confidence intervals. Wins are shares of the races, the rest shares of "
      "the cars.</p>",
      markup_text(driven.plan.rules), grouped(races), markup_text(driven.options));
  std::string body;
  for (std::size_t i = 0; i < driven.done.size(); ++i) body += board_section(driven, i);
  return html_page(fmt::format("{}: {} races", driven.plan.rules, grouped(races)), header, body);
}

}  // namespace chicane::app
