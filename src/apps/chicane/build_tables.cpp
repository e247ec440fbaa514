#include "apps/chicane/build_tables.h"

#include <fmt/core.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/html_page.h"
#include "apps/chicane/race_tables.h"
#include "apps/chicane/run_bar.h"
#include "drawing/html.h"
#include "lab/build_plot.h"
#include "solver/lap_goal.h"

namespace chicane::app {

namespace {

using lab::BuildLap;
using lab::BuildRaces;

// A build with all that is known of it.
struct BuildFigures {
  const lab::Build* build = nullptr;
  std::optional<BuildLap> lap;
  const BuildRaces* races = nullptr;
};

// All builds of the plan, as they stand there.
std::vector<BuildFigures> figures_of(const BuildStudy& study) {
  std::vector<BuildFigures> figures;
  for (std::size_t i = 0; i < study.plan.builds.size(); ++i)
    figures.push_back(
        {&study.plan.builds[i], study.laps.empty() ? std::nullopt : study.laps[i], nullptr});
  for (std::size_t i = 0; study.run && i < study.raced.size(); ++i)
    figures[study.raced[i]].races = &study.run->builds[i];
  return figures;
}

// What a table shows: those who raced, or those with a lap if none did.
std::vector<BuildFigures> best_first(const BuildStudy& study) {
  std::vector<BuildFigures> figures = figures_of(study);
  std::erase_if(figures, [&](const BuildFigures& one) {
    return study.run ? one.races == nullptr : !one.lap.has_value();
  });
  const auto worth = [&](const BuildFigures& one) {
    return study.run ? one.races->rating.rating : -one.lap->value;
  };
  // Equals stay in the order of the plan.
  std::sort(figures.begin(), figures.end(), [&](const BuildFigures& a, const BuildFigures& b) {
    return worth(a) != worth(b) ? worth(a) > worth(b) : a.build < b.build;
  });
  return figures;
}

std::string rating_text(const rating::Rating& rating) {
  if (rating.margin == 0) return "0";
  return fmt::format("{:+.0f} ± {:.0f}", rating.rating, rating.margin);
}

// Rows beyond the line at the end, on the mean. Where cars go out the value is more than these.
std::string beyond_text(const std::optional<BuildLap>& lap) {
  constexpr double kAllHome = 1 - 1e-9;
  if (!lap || lap->home < kAllHome) return "–";
  return fmt::format("{:.1f}", (lap->turns - lap->value) / LapGoal().beyond_turns);
}

lab::BuildPlot plot_of(const BuildStudy& study) {
  lab::BuildPlot plot;
  const Board& board = study.plan.board;
  plot.title = board.title.empty() ? board.name : board.title;
  plot.subtitle = title_of(study);
  plot.categories = study.set.categories;
  plot.builds = study.plan.builds;
  const std::vector<BuildFigures> figures = figures_of(study);
  lab::BuildHeat lap{
      .title = study.plan.is_sure ? "Sure lap alone, turns" : "Perfect lap alone, turns",
      .values = {},
      .is_less_better = true,
      .decimals = study.plan.is_sure ? 0 : 2};
  lab::BuildHeat races{.title = "Races, rating", .values = {}, .has_sign = true};
  for (const BuildFigures& one : figures) {
    lap.values.push_back(one.lap ? std::optional(one.lap->turns) : std::nullopt);
    races.values.push_back(one.races != nullptr ? std::optional(one.races->rating.rating)
                                                : std::nullopt);
  }
  if (!study.laps.empty()) plot.heats.push_back(std::move(lap));
  if (study.run) plot.heats.push_back(std::move(races));
  return plot;
}

std::string section_of(const BuildStudy& study) {
  lab::BuildPlot plot = plot_of(study);
  std::string text = fmt::format("<h2>{}</h2><p>{}</p>\n", drawing::markup_text(plot.title),
                                 drawing::markup_text(plot.subtitle));
  // The heading is there already.
  plot.title.clear();
  return text + html_picture(lab::builds_svg({plot})) +
         html_table(builds_table(study, study.plan.builds.size()));
}

std::string csv_row(const BuildStudy& study, const BuildFigures& one) {
  std::string row =
      fmt::format("{},{},{}", study.plan.rules, study.plan.board.name, one.build->text);
  row += one.lap
             ? fmt::format(",{:.5f},{:.5f},{:.5f}", one.lap->turns, one.lap->home, one.lap->value)
             : ",,,";
  if (one.races == nullptr) return row + ",,,,,,,,,\n";
  const lab::Finishes& finishes = one.races->finishes;
  const rating::Rating& rating = one.races->rating;
  return row + fmt::format(",{},{:.2f},{:.2f},{:.2f},{:.4f},{:.4f},{:.5f},{:.5f},{:.5f}\n",
                           rating.races, rating.rating, rating.low(), rating.high(),
                           finishes.place.mean, finishes.place.margin, finishes.wins_by_car.mean,
                           finishes.wins_by_car.low, finishes.wins_by_car.high);
}

boost::json::value json_of(const BuildFigures& one) {
  boost::json::object object = {
      {"build", one.build->text},
      {"levels", boost::json::array(one.build->levels.begin(), one.build->levels.end())}};
  if (one.lap)
    object["lap"] = {{"turns", one.lap->turns}, {"home", one.lap->home}, {"value", one.lap->value}};
  if (one.races != nullptr) {
    const rating::Rating& rating = one.races->rating;
    object["races"] = rating.races;
    object["rating"] = {{"mean", rating.rating}, {"low", rating.low()}, {"high", rating.high()}};
    object["finish"] = estimate_json(one.races->finishes.place);
    object["wins"] = share_json(one.races->finishes.wins_by_car);
  }
  return object;
}

}  // namespace

std::string title_of(const BuildStudy& study) {
  const lab::BuildPlan& plan = study.plan;
  const std::size_t all = study.set.builds.size();
  std::string text = fmt::format("{} on {}: ", plan.rules, plan.board.name);
  text += plan.builds.size() < all
              ? fmt::format("{} of {} builds", plan.builds.size(), grouped(static_cast<long>(all)))
              : fmt::format("{} builds", grouped(static_cast<long>(all)));
  if (study.run) {
    if (study.raced.size() < plan.builds.size())
      text += fmt::format(", {} that none dominates", study.raced.size());
    text += fmt::format(", {} races of {} with {} seats", grouped(study.run->races), plan.driver,
                        plan.seats);
  }
  if (plan.is_sure && !study.laps.empty()) text += ", laps of sure decisions";
  return text + fmt::format(", {} lap{}, seed {}", plan.laps, plan.laps == 1 ? "" : "s", plan.seed);
}

std::size_t shown_builds(const BuildStudy& study) { return best_first(study).size(); }

Table builds_table(const BuildStudy& study, std::size_t most) {
  Table table = {{"build"}};
  for (const char* column : {"rating", "mean finish", "wins", "races"}) {
    if (study.run) table[0].emplace_back(column);
  }
  for (const char* column : {"lap", "beyond", "home"}) {
    if (!study.laps.empty()) table[0].emplace_back(column);
  }
  for (const BuildFigures& one : best_first(study)) {
    if (table.size() > most) break;
    std::vector<std::string> row = {one.build->text};
    if (one.races != nullptr) {
      row.push_back(rating_text(one.races->rating));
      row.push_back(estimate_text(one.races->finishes.place, 2));
      row.push_back(share_text(one.races->finishes.wins_by_car));
      row.push_back(std::to_string(one.races->rating.races));
    }
    if (!study.laps.empty()) {
      row.push_back(one.lap ? fmt::format("{:.2f}", one.lap->turns) : "–");
      row.push_back(beyond_text(one.lap));
      row.push_back(one.lap ? fmt::format("{:.1f} %", 100 * one.lap->home) : "–");
    }
    table.push_back(std::move(row));
  }
  return table;
}

std::string builds_picture(const std::vector<BuildStudy>& studies) {
  std::vector<lab::BuildPlot> plots;
  for (const BuildStudy& study : studies) plots.push_back(plot_of(study));
  return lab::builds_svg(plots);
}

std::string builds_page(const std::vector<BuildStudy>& studies) {
  std::string body;
  for (const BuildStudy& study : studies) body += section_of(study);
  const lab::BuildPlan& plan = studies[0].plan;
  return html_page({.title = "Builds: " + plan.rules,
                    .heading = "Builds",
                    .subject = plan.rules,
                    .options = lab::options_of(plan),
                    .note = "Means have 95 % confidence intervals. Wins are shares of the races a "
                            "build was in; the build in the middle has a rating of 0."},
                   body);
}

std::string builds_csv(const std::vector<BuildStudy>& studies) {
  std::string text =
      "rules,circuit,build,lap_turns,lap_home,lap_value,races,rating,rating_low,rating_high,"
      "finish,finish_margin,wins,wins_low,wins_high\n";
  for (const BuildStudy& study : studies) {
    for (const BuildFigures& one : figures_of(study)) text += csv_row(study, one);
  }
  return text;
}

boost::json::value builds_json(const BuildStudy& study) {
  boost::json::array builds;
  for (const BuildFigures& one : figures_of(study)) builds.push_back(json_of(one));
  return {{"rules", study.plan.rules},
          {"circuit", study.plan.board.name},
          {"laps", study.plan.laps},
          {"options", study.plan.options},
          {"sure", study.plan.is_sure},
          {"driver", study.plan.driver},
          {"seats", study.plan.seats},
          {"seed", study.plan.seed},
          {"all_builds", study.set.builds.size()},
          {"races", study.run ? study.run->races : 0},
          {"builds", std::move(builds)}};
}

}  // namespace chicane::app
