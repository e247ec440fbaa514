#include "catalog/tell.h"

#include <algorithm>

#include "base/text.h"
#include "words/say.h"

namespace chicane {

namespace {

std::string corner_title(const Board& board, const std::string& id) {
  const auto corner = std::find_if(board.corners.begin(), board.corners.end(),
                                   [&](const BoardCorner& each) { return each.id == id; });
  return corner == board.corners.end() || corner->title.empty() ? id : corner->title;
}

// 6, 5 and 1 as they lay on the table: "6+5+1".
std::string dice_words(const Faces& faces) {
  std::vector<std::string> words;
  for (const std::uint8_t face : faces) words.push_back(std::to_string(face));
  return join(words, "+");
}

std::variant<int, std::string> value_of(const Race& race, const EventField& field) {
  switch (field.type) {
    case FieldType::car:
      return race.car_names()[static_cast<std::size_t>(field.number)];
    case FieldType::seat:
      return race.names()[static_cast<std::size_t>(field.number)];
    case FieldType::number:
      return field.number;
    case FieldType::flag:
      return field.number != 0 ? "yes" : "no";
    case FieldType::dice:
      return dice_words(field.faces);
    case FieldType::corner:
      return corner_title(race.board(), field.text);
    case FieldType::place:
    case FieldType::word:
    case FieldType::clause:
      break;
  }
  return field.text;
}

// The messages of a game's events stand in the area that is called as the game.
std::string key_of(std::string_view rules, std::string_view kind) {
  std::string area(rules);
  std::replace(area.begin(), area.end(), '-', '_');
  return fill("{}.event_{}", area, kind);
}

// What is told in one line.
struct Line {
  int turn = 0;
  int car = -1;
  bool is_routine = false;
  std::vector<const Happening*> parts;
};

bool is_told_again(const Happening& happening, const Happening& later) {
  const EventField* faces = happening.field("faces");
  const EventField* again = later.field("faces");
  return faces != nullptr && again != nullptr &&
         std::equal(faces->faces.begin(), faces->faces.end(), again->faces.begin(),
                    again->faces.end());
}

// Of the race itself what every turn brings is not told: that a turn began.
bool is_told(const Happening& happening) {
  return happening.weight != Weight::routine || happening.car >= 0;
}

class Lines {
 public:
  void add(int turn, const Happening& happening) {
    if (!is_told(happening)) return;
    const auto routine = routine_of(turn, happening.car);
    if (happening.weight != Weight::routine) {
      if (routine != lines_.end()) drop_told_again(*routine, happening);
      lines_.push_back({turn, happening.car, false, {&happening}});
      return;
    }
    Line line{turn, happening.car, true, {}};
    if (routine != lines_.end()) {
      line = *routine;
      lines_.erase(routine);
    }
    line.parts.push_back(&happening);
    lines_.push_back(std::move(line));
  }

  const std::vector<Line>& lines() const { return lines_; }

 private:
  // The line of that car and turn, if it has one; turns only go up.
  std::vector<Line>::iterator routine_of(int turn, int car) {
    for (auto line = lines_.end(); line != lines_.begin() && std::prev(line)->turn == turn;
         --line) {
      if (std::prev(line)->is_routine && std::prev(line)->car == car) return std::prev(line);
    }
    return lines_.end();
  }

  static void drop_told_again(Line& routine, const Happening& later) {
    const auto last =
        std::find_if(routine.parts.rbegin(), routine.parts.rend(),
                     [&](const Happening* part) { return is_told_again(*part, later); });
    if (last != routine.parts.rend()) routine.parts.erase(std::next(last).base());
  }

  std::vector<Line> lines_;
};

}  // namespace

std::string tell(const Race& race, const Happening& happening) {
  // Nobody is spoken to: everybody drives in the third person.
  Values values = {{"me", "no"}, {"other_me", "no"}};
  for (const EventField& field : happening.fields)
    values.push_back({field.name, value_of(race, field)});
  return say(key_of(race.rules(), happening.kind), values);
}

std::string joined(const std::string& one, const std::string& next, const std::string& subject) {
  const bool goes_on = one.ends_with('.') && next.starts_with(subject + " ");
  if (goes_on) return one.substr(0, one.size() - 1) + ";" + next.substr(subject.size());
  return one.empty() ? next : one + " " + next;
}

std::vector<std::string> clauses_of(const Happening& happening) {
  std::vector<std::string> clauses;
  const EventField* cause = happening.field("cause_clause");
  if (cause != nullptr && !cause->text.empty()) clauses.push_back(cause->text);
  clauses.push_back(happening.clause);
  return clauses;
}

std::vector<StoryLine> story_lines(const Race& race, const std::vector<HappeningInTurn>& all) {
  Lines lines;
  for (const HappeningInTurn& each : all) lines.add(each.turn, each.happening);
  const std::vector<std::string> names = race.car_names();
  std::vector<StoryLine> story;
  for (const Line& line : lines.lines()) {
    std::string text;
    for (const Happening* part : line.parts) {
      const std::string sentence = tell(race, *part);
      if (sentence.empty()) continue;
      text = line.car < 0 ? sentence
                          : joined(text, sentence, names[static_cast<std::size_t>(line.car)]);
    }
    if (!text.empty())
      story.push_back({line.turn, std::move(text), join(clauses_of(*line.parts.back()), ", ")});
  }
  return story;
}

}  // namespace chicane
