#include "apps/chicane/race_page.h"

#include <fmt/core.h>

#include <array>
#include <numeric>

#include "apps/chicane/lab_table.h"
#include "apps/chicane/race_tables.h"
#include "apps/chicane/run_bar.h"
#include "drawing/theme.h"
#include "lab/place_plot.h"

namespace chicane::app {

namespace {

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

std::string tokens(Theme theme) {
  constexpr std::array<const char*, 7> kUsed = {"paper", "surface", "ink",  "ink2",
                                                "ink3",  "rule",    "rule2"};
  std::string text;
  for (const char* name : kUsed)
    text += fmt::format("--{}:{};", name, drawing::colour(name, theme));
  return text;
}

std::string style() {
  return fmt::format(
      "<style>:root{{color-scheme:light dark;{}}}"
      "@media(prefers-color-scheme:dark){{:root{{{}}}}}"
      "body{{margin:0;background:var(--paper);color:var(--ink);"
      "font:14px/20px Inter,system-ui,'Segoe UI',sans-serif;font-variant-numeric:tabular-nums}}"
      "main{{max-width:1024px;margin:0 auto;padding:32px 24px 64px}}"
      "h1,h2,h3{{font-family:'League Spartan',Futura,'Century Gothic',sans-serif;font-weight:700}}"
      "h1{{font-size:44px;line-height:44px;margin:0 0 8px}}"
      "h2{{font-size:28px;line-height:32px;margin:48px 0 8px}}"
      "h3{{font-size:20px;line-height:24px;margin:32px 0 8px}}"
      "header{{border-bottom:3px double var(--rule2);padding-bottom:16px}}"
      "p{{margin:4px 0;color:var(--ink2)}}code{{font:12.5px 'JetBrains Mono',monospace}}"
      ".panel{{background:var(--surface);border:1px solid var(--rule);border-radius:10px;"
      "overflow-x:auto;margin:12px 0}}"
      "table{{border-collapse:collapse;width:100%;white-space:pre}}"
      "th,td{{padding:8px 12px;text-align:right;border-bottom:1px solid var(--rule)}}"
      "th{{color:var(--ink3);font-size:12.5px;font-weight:600}}"
      "th:first-child,td:first-child{{text-align:left;font-weight:650}}"
      "tr:last-child "
      "td{{border-bottom:0}}svg{{display:block;width:100%;min-width:640px;height:auto}}"
      "@media print{{.panel{{break-inside:avoid}}}}</style>",
      tokens(Theme::light), tokens(Theme::dark));
}

std::string html_table(const Table& table) {
  std::string text = "<div class=\"panel\"><table>";
  for (std::size_t i = 0; i < table.size(); ++i) {
    text += i == 0 ? "<thead><tr>" : "<tr>";
    const char* tag = i == 0 ? "th" : "td";
    for (const std::string& cell : table[i])
      text += fmt::format("<{0}>{1}</{0}>", tag, markup_text(cell));
    text += i == 0 ? "</tr></thead><tbody>" : "</tr>";
  }
  return text + "</tbody></table></div>\n";
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
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
      "<title>{0}: {1} races</title>{2}</head>\n<body><main><header><h1>{1} races</h1>"
      "<p>{0}, <code>{3}</code></p>"
      "<p>Means have 95 % confidence intervals. Wins are shares of the races, the rest shares of "
      "the cars.</p></header>\n",
      markup_text(driven.plan.rules), grouped(races), style(), markup_text(driven.options));
  for (std::size_t i = 0; i < driven.done.size(); ++i) text += board_section(driven, i);
  return text + "</main></body></html>\n";
}

}  // namespace chicane::app
