#include "apps/chicane/site_index.h"

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/outline.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "desk/json_text.h"

namespace chicane::app {

namespace {

using desk::JsonText;

// x, y, x, y, …, one decimal.
void write(JsonText& json, const std::vector<Point>& points) {
  json.begin_array();
  for (const Point& p : points)
    json.raw(fmt::format("{:.1f}", p.x)).raw(fmt::format("{:.1f}", p.y));
  json.end_array();
}

void write_outline(JsonText& json, const RoadOutline& outline) {
  json.key("outline");
  write(json, outline.road);
  json.key("start");
  write(json, outline.start);
}

// The rule sets that race on boards of this form, with the name of the board.
void write_rules(JsonText& json, const std::vector<const SiteBoard*>& boards) {
  json.key("boards").begin_object();
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const SiteBoard* one : boards) {
      if (form_of(one->board) == rules->form()) json.key(rules->id()).value(one->board.name);
    }
  }
  json.end_object();
}

void write_circuit(JsonText& json, const Circuit& circuit, const std::vector<SiteBoard>& boards) {
  std::vector<const SiteBoard*> own;
  for (const SiteBoard& one : boards) {
    if (one.board.ground.circuit == circuit.name) own.push_back(&one);
  }
  json.begin_object().key("name").value(circuit.name).key("title").value(circuit.title);
  json.key("country").value(circuit.country).key("layout").value(circuit.layout);
  json.key("length").value(circuit.length);
  write_rules(json, own);
  if (!own.empty()) write_outline(json, outline_of(circuit, own.front()->drawing));
  json.end_object();
}

void write_other(JsonText& json, const SiteBoard& one) {
  json.begin_object().key("name").value(one.choice).key("title").value(one.board.title);
  write_rules(json, {&one});
  write_outline(json, outline_of(one.board, one.drawing));
  json.end_object();
}

// How many can race there: by rule set, each number that can in a race as long as it is if nobody
// says.
void write_seats(JsonText& json, const Board& board) {
  json.key("seats_lawful").begin_object();
  for (const RuleSetEntry* rules : rule_sets()) {
    if (form_of(board) != rules->form()) continue;
    const auto lawful = rules->seats_lawful(board, fill("laps={}", rules->default_laps()));
    if (!lawful) continue;
    json.key(rules->id()).begin_array();
    for (const int seats : *lawful) json.value(seats);
    json.end_array();
  }
  json.end_object();
}

void write_board(JsonText& json, const SiteBoard& one) {
  const Board& board = one.board;
  json.key(board.name).begin_object().key("form").value(form_name(board));
  json.key("name").value(board.name).key("title").value(board.title);
  json.key("circuit").value(board.ground.circuit).key("digest");
  json.value(to_hex(board_digest(board))).key("rows").value(board.rows);
  json.key("spaces").value(static_cast<std::int64_t>(board.spaces.size()));
  json.key("places").value(static_cast<std::int64_t>(start_places(board)));
  json.key("corners").begin_object();
  for (const BoardCorner& corner : board.corners) json.key(corner.id).value(corner.title);
  json.end_object();
  write_seats(json, board);
  json.key("figures").begin_object();
  for (const Figure& figure : figures_of(board)) json.key(figure.title).value(figure.value);
  json.end_object().end_object();
}

}  // namespace

std::string form_name(const Board& board) {
  return std::string(drawing::kFormNames[static_cast<std::size_t>(form_of(board))]);
}

std::string site_index(const std::vector<Circuit>& circuits, const std::vector<SiteBoard>& boards) {
  JsonText json;
  json.begin_object().key("circuits").begin_array();
  for (const Circuit& circuit : circuits) write_circuit(json, circuit, boards);
  json.end_array().key("others").begin_array();
  for (const SiteBoard& one : boards) {
    if (one.board.ground.circuit.empty()) write_other(json, one);
  }
  json.end_array().key("boards").begin_object();
  for (const SiteBoard& one : boards) write_board(json, one);
  json.end_object().end_object();
  return json.text();
}

}  // namespace chicane::app
