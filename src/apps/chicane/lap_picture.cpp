#include "apps/chicane/lap_picture.h"

#include <algorithm>

#include "catalog/circuits.h"
#include "desk/desk.h"
#include "desk/table.h"
#include "drawing/svg.h"

namespace chicane::app {

namespace {

std::string place_of(const Race& lone) {
  const desk::Table table = desk::table_of(lone);
  return table.cars.empty() ? "" : table.cars[0].place;
}

}  // namespace

void LapTrace::go_to(const std::string& place) {
  if (!place.empty() && (places_.empty() || places_.back() != place)) places_.push_back(place);
}

void LapTrace::decide(const Race& lone, const std::string& decision) {
  // In the middle of a move it stands on its way, which is drawn when the turn is over.
  if (ahead_.empty()) go_to(place_of(lone));
  const desk::Desk asked = desk::desk_of(lone, lone.pending().seats.first());
  const auto choice =
      std::find_if(asked.choices.begin(), asked.choices.end(),
                   [&](const desk::Choice& each) { return each.decision == decision; });
  // A plot shows a way that a drive may then change.
  if (choice != asked.choices.end() && !choice->path.empty()) ahead_ = choice->path;
}

void LapTrace::end_turn(const Race& lone) {
  // A car that is home stands nowhere; it has driven its way to the end.
  const std::string place = place_of(lone);
  for (const std::string& each : ahead_) {
    go_to(each);
    if (each == place) break;
  }
  ahead_.clear();
  go_to(place);
  if (!places_.empty()) stops_.push_back(places_.back());
}

Result<std::string, DataError> LapTrace::picture(const Board& board, bool is_dark) const {
  Result<Drawing, DataError> drawing = drawing_of(board);
  if (!drawing) return Failure{drawing.error()};
  const auto middle = [&](const std::string& place) -> const drawing::Space* {
    const auto found =
        std::find_if(drawing->spaces.begin(), drawing->spaces.end(),
                     [&](const drawing::Space& space) { return space.place == place; });
    return found == drawing->spaces.end() ? nullptr : &*found;
  };
  drawing::Lap lap;
  for (const std::string& place : places_) {
    if (const drawing::Space* space = middle(place)) lap.path.push_back(space->middle);
  }
  for (std::size_t i = 0; i < stops_.size(); ++i) {
    if (const drawing::Space* space = middle(stops_[i]))
      lap.stops.push_back({space->middle, std::to_string(i + 1)});
  }
  drawing->lap = std::move(lap);
  return to_svg(*drawing, {.theme = is_dark ? Theme::dark : Theme::light});
}

}  // namespace chicane::app
