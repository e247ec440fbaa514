#include "apps/chicane/report_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value_from.hpp>

namespace chicane::app {

namespace {

namespace json = boost::json;

template <class Row, class ToJson>
json::array rows(const std::vector<Row>& all, ToJson to_json) {
  json::array array;
  for (const Row& row : all) array.push_back(to_json(row));
  return array;
}

json::value order_json(const report::LapOrder& order) {
  return {{"lap", order.lap},
          {"turn", order.turn},
          {"cars", rows(order.rows, [](const report::LapRow& row) -> json::value {
             return {{"place", row.place},
                     {"number", row.number},
                     {"name", row.name},
                     {"gap", row.gap},
                     {"out", row.is_out}};
           })}};
}

json::value chapter_json(const report::Chapter& chapter) {
  return {{"title", chapter.title},
          {"sentences", rows(chapter.sentences, [](const report::Sentence& one) -> json::value {
             return {{"text", one.text}, {"clause", one.clause}};
           })}};
}

json::value result_json(const report::ResultRow& row) {
  return {{"place", row.place},
          {"number", row.number},
          {"name", row.name},
          {"driver", row.driver},
          {"classified", row.has_finished},
          {"status", status_name(row.status)},
          {"how", row.how},
          {"left", row.left},
          {"grid", row.grid},
          {"laps", row.laps},
          {"turns", row.turns}};
}

json::value chart_json(const report::LapChart& chart) {
  return {{"turns", json::value_from(chart.turns)},
          {"cars", rows(chart.lines, [](const report::ChartLine& line) -> json::value {
             return {{"number", line.number},
                     {"name", line.name},
                     {"places", json::value_from(line.places)},
                     {"out", line.is_out}};
           })}};
}

}  // namespace

json::value report_json(const report::Report& report) {
  json::object all;
  all["game"] = report.game;
  all["circuit"] = report.circuit;
  all["date"] = report.date;
  all["laps"] = report.laps;
  all["turns"] = report.turns;
  all["over"] = report.is_over;
  all["unit"] = report.unit;
  all["settings"] = rows(report.settings, [](const report::Setting& one) -> json::value {
    return {{"name", one.name}, {"value", one.value}, {"meaning", one.meaning}};
  });
  all["grid"] = rows(report.grid, [](const report::GridRow& row) -> json::value {
    return {{"place", row.place},   {"number", row.number}, {"name", row.name},
            {"driver", row.driver}, {"build", row.build},   {"driven_by", row.mind}};
  });
  all["orders"] = rows(report.orders, order_json);
  all["chart"] = chart_json(report.chart);
  all["story"] = rows(report.story, chapter_json);
  all["incidents"] = rows(report.incidents, [](const report::Incident& one) -> json::value {
    return {{"turn", one.turn}, {"name", one.name}, {"what", one.what}, {"clause", one.clause}};
  });
  all["fastest_lap"] = {{"turns", report.fastest.turns},
                        {"who", json::value_from(report.fastest.who)}};
  all["leads"] = rows(report.leads, [](const report::Lead& one) -> json::value {
    return {{"name", one.name}, {"turns", one.turns}};
  });
  all["dice"] = rows(report.luck, [](const report::Luck& one) -> json::value {
    return {{"name", one.name},
            {"die", one.die},
            {"thrown", one.thrown},
            {"rolled", one.rolled},
            {"expected_tenths", one.expected_tenths}};
  });
  all["result"] = rows(report.result, result_json);
  all["standings"] = rows(report.standings, [](const report::StandingsRow& row) -> json::value {
    return {{"place", row.place}, {"name", row.name}, {"points", row.points}};
  });
  return all;
}

}  // namespace chicane::app
