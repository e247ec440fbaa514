#include "report/article.h"

#include <algorithm>

#include "base/text.h"
#include "report/race_words.h"

namespace chicane::report {

namespace {

std::string text(int number) { return std::to_string(number); }

std::string tenths(int number) { return fill("{}.{}", number / 10, number % 10); }

std::string signed_tenths(int number) {
  return (number < 0 ? "−" : "+") + tenths(number < 0 ? -number : number);
}

std::string title_of(const Report& report) {
  const ResultRow& first = report.result.front();
  if (!report.is_over)
    return fill("{} leads at {} after turn {}", first.name, report.circuit, report.turns);
  if (first.status != CarStatus::finished) return fill("Nobody comes home at {}", report.circuit);
  return fill("{} wins at {}", first.name, report.circuit);
}

std::string subtitle_of(const Report& report) {
  std::string line =
      fill("{}, {}, {}", report.game, counted(report.laps, "lap"), counted(report.turns, "turn"));
  if (!report.date.empty()) line += ", " + report.date;
  return line;
}

// What nobody knows is left empty.
std::string known(int number) { return number == 0 ? "" : text(number); }

// Is the column worth its place?
template <class Row, class Field>
bool has_any(const std::vector<Row>& rows, Field field) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const Row& row) { return !(row.*field).empty(); });
}

Section result_section(const Report& report) {
  const bool has_left = has_any(report.result, &ResultRow::left);
  PrintedTable table;
  table.columns = {{"", Align::right},      {"car", Align::right},  {"driver", Align::left},
                   {"result", Align::left}, {"laps", Align::right}, {"turns", Align::right},
                   {"grid", Align::right}};
  if (has_left) table.columns.push_back({"left", Align::left});
  for (const ResultRow& row : report.result) {
    table.rows.push_back({row.has_finished ? text(row.place) : "–", row.number, row.driver, row.how,
                          text(row.laps), text(row.turns), text(row.grid)});
    if (has_left) table.rows.back().push_back(row.left);
  }
  return {report.is_over ? "Result" : "Order", {table}};
}

Section grid_section(const Report& report) {
  const bool has_builds = has_any(report.grid, &GridRow::build);
  PrintedTable table;
  table.columns = {{"", Align::right}, {"car", Align::right}, {"driver", Align::left}};
  if (has_builds) table.columns.push_back({"build", Align::left});
  table.columns.push_back({"driven by", Align::left});
  for (const GridRow& row : report.grid) {
    std::vector<std::string> cells = {text(row.place), row.number, row.driver};
    if (has_builds) cells.push_back(row.build);
    cells.push_back(row.mind.empty() ? "the rules" : row.mind);
    table.rows.push_back(std::move(cells));
  }
  Section section{"Grid", {table}};
  if (has_builds)
    section.blocks.emplace_back(
        Paragraph{{"A build is start speed, acceleration, deceleration, top speed and wear.", ""}});
  return section;
}

// A column for each lap: the cars in their order, with their gaps.
Section laps_section(const Report& report) {
  PrintedTable table;
  table.columns.push_back({"", Align::right});
  for (const LapOrder& order : report.orders)
    table.columns.push_back({fill("lap {}, turn {}", order.lap, order.turn), Align::left});
  for (std::size_t place = 0; place < report.grid.size(); ++place) {
    std::vector<std::string> cells = {text(static_cast<int>(place) + 1)};
    for (const LapOrder& order : report.orders) {
      const LapRow& row = order.rows[place];
      const std::string gap = row.is_out ? "out" : place == 0 ? "" : fill("+{}", row.gap);
      cells.push_back(gap.empty() ? row.name : row.name + " " + gap);
    }
    table.rows.push_back(std::move(cells));
  }
  return {"Order by laps",
          {table, Paragraph{{fill("As the leader completes each lap; + is the gap to the leader in "
                                  "{}s.",
                                  report.unit),
                             ""}}}};
}

Section story_section(const Report& report) {
  Section section{"The race", {}};
  for (const Chapter& chapter : report.story) {
    section.blocks.emplace_back(Subheading{chapter.title});
    section.blocks.emplace_back(chapter.sentences);
  }
  return section;
}

Section incidents_section(const Report& report) {
  PrintedTable table;
  table.columns = {
      {"turn", Align::right}, {"car", Align::left}, {"what", Align::left}, {"clause", Align::left}};
  for (const Incident& incident : report.incidents)
    table.rows.push_back({text(incident.turn), incident.name, incident.what, incident.clause});
  return {"Incidents", {table}};
}

Section figures_section(const Report& report) {
  Paragraph facts;
  if (report.fastest.turns > 0)
    facts.push_back({fill("Fastest lap: {}, by {}.", counted(report.fastest.turns, "turn"),
                          join(report.fastest.who, ", ")),
                     ""});
  std::vector<std::string> leads;
  for (const Lead& lead : report.leads) leads.push_back(fill("{} {}", lead.name, lead.turns));
  if (!leads.empty()) facts.push_back({fill("Turns in the lead: {}.", join(leads, ", ")), ""});
  Section section{"Figures", {facts}};
  if (report.luck.empty()) return section;
  PrintedTable table;
  table.columns = {{"dice of", Align::left}, {"die", Align::left},       {"thrown", Align::right},
                   {"rolled", Align::right}, {"expected", Align::right}, {"more", Align::right}};
  for (const Luck& luck : report.luck)
    table.rows.push_back({luck.name, luck.die, text(luck.thrown), text(luck.rolled),
                          tenths(luck.expected_tenths),
                          signed_tenths(luck.rolled * 10 - luck.expected_tenths)});
  section.blocks.emplace_back(table);
  return section;
}

Section settings_section(const Report& report) {
  PrintedTable table;
  table.columns = {{"option", Align::left}, {"here", Align::left}, {"meaning", Align::left}};
  for (const Setting& setting : report.settings)
    table.rows.push_back({setting.name, setting.value, setting.meaning});
  return {"House rules", {table}};
}

Section standings_section(const Report& report) {
  PrintedTable table;
  table.columns = {{"", Align::right}, {"driver", Align::left}, {"points", Align::right}};
  for (const StandingsRow& row : report.standings)
    table.rows.push_back({text(row.place), row.name, row.points});
  return {"Standings after this race", {table}};
}

}  // namespace

Article article_of(const Report& report) {
  Article article{title_of(report), subtitle_of(report), {}};
  std::vector<Section>& sections = article.sections;
  sections.push_back(result_section(report));
  sections.push_back(grid_section(report));
  sections.push_back(story_section(report));
  sections.push_back({"Lap chart",
                      {Picture{to_svg(report.chart, report.circuit),
                               "The place of every car after every turn; a cross is a car that "
                               "went out."}}});
  if (!report.orders.empty()) sections.push_back(laps_section(report));
  if (!report.incidents.empty()) sections.push_back(incidents_section(report));
  sections.push_back(figures_section(report));
  if (!report.settings.empty()) sections.push_back(settings_section(report));
  if (!report.standings.empty()) sections.push_back(standings_section(report));
  return article;
}

Article article_of(const ResultsTable& results, std::string title) {
  PrintedTable table;
  table.columns = {{"", Align::right},      {"car", Align::right},  {"driver", Align::left},
                   {"status", Align::left}, {"laps", Align::right}, {"turns", Align::right},
                   {"grid", Align::right},  {"note", Align::left}};
  for (const CarResult& car : results.cars) {
    table.rows.push_back({car.place > 0 ? text(car.place) : "–", car.car, car.driver,
                          std::string(status_name(car.status)), known(car.laps), known(car.turns),
                          known(car.grid), car.note});
  }
  return {std::move(title),
          counted(static_cast<int>(results.cars.size()), "car"),
          {{"Result", {table}}}};
}

}  // namespace chicane::report
