#include "rules/speed_circuit/standard_paths.h"

#include <algorithm>

#include "rules/speed_circuit/path_search.h"

namespace chicane::speed_circuit {

namespace {

constexpr int kNoList = -1;

// A net with more places is not kept: such a move is searched for.
constexpr std::size_t kNetPlacesMax = 512;

// Nothing has been charged, bought or saved in it: it says only that the corner has been entered.
bool is_blank(const Ledger& ledger) {
  return ledger.level == Speed{} && ledger.paid == 0 && ledger.rolled == 0 &&
         ledger.over == Speed{} && ledger.over_on == std::array<Speed, kLinesPerCornerMax>{};
}

// The number of the list, if nothing but place, line and speed binds the car.
int list_number(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  const Passage& passage = car.passage;
  const PathRules& rules = state.move.rules;
  if (!rules.is_plain() || car.due_spin != DueSpin::none || passage.spoilt_lines != 0)
    return kNoList;
  const Speed slowest = game.course.slowest_within[index(car.at)][rules.length];
  // SC-6.8 has been given up: what cannot be paid ends the move.
  if (state.move.had_no_wear && excess(car.driven, slowest) > kNoWearOver) return kNoList;
  // Open ledgers make no difference where nothing can be too fast, unless a line in them can be
  // left.
  const bool ledgers_matter = car.driven > slowest;
  // Q16, corner_lower_limit = free: the lists are those of a car that pays for nothing in the
  // corner it is in; one that is faster than before does.
  const bool is_corner_free = game.options.corner_lower_limit == CornerLowerLimit::free;
  if (is_corner_free && ledgers_matter && car.driven > car.ref && game.course[car.at].is_posted())
    return kNoList;
  if (passage.line_count == 0 && (passage.ledger_count == 0 || !ledgers_matter))
    return StandardPaths::number(car.at, car.driven);
  if (passage.line_count != 1) return kNoList;
  // On a line a blank ledger becomes what a new one would, unless entries do not join it.
  if (passage.ledger_count == 0 ||
      (passage.ledger_count == 1 && is_blank(passage.ledgers[0]) && !is_corner_free))
    return StandardPaths::number(game.course, passage.lines[0], car.driven);
  return kNoList;
}

// Of the paths that keep clear of other cars the first of each outcome.
void append_free_paths(std::span<const PathLink> net, std::size_t end_count, std::uint8_t length,
                       const Traffic& traffic, DecisionList& list) {
  constexpr std::uint32_t kNoWord = 0xffffffff;
  std::array<std::uint32_t, kNetPlacesMax> words;  // The first path to each place.
  std::fill_n(words.begin(), end_count + 1 + net.size(), kNoWord);
  words[end_count] = 0;
  for (const PathLink& link : net) {
    const std::uint32_t word = words[link.from];
    if (word == kNoWord || is_taken(traffic, link.at)) continue;
    words[link.to] = std::min(words[link.to], word << 2 | link.step);
  }
  std::sort(words.begin(), words.begin() + end_count);
  for (std::size_t i = 0; i < end_count && words[i] != kNoWord; ++i)
    list.push_back(drive({words[i], length}));
}

// What has been added since the last call is a list.
void end_list(StandardPaths& paths) {
  paths.starts.push_back(static_cast<std::uint32_t>(paths.words.size()));
  paths.link_starts.push_back(static_cast<std::uint32_t>(paths.links.size()));
}

// Lists the paths of a car that has wear and has driven as fast before, so that no filter applies.
void add_standard_lists(Game& game, Car car) {
  StandardPaths& paths = game.standard_paths;
  const Traffic nobody;
  car.wear = 1;
  for (Speed speed{}; speed <= kSpeedMax; speed = speed + 20_mph) {
    const PathRules rules{.length = static_cast<std::uint8_t>(speed.spaces())};
    car.ref = speed;
    DecisionList list;
    const std::vector<PathLink> net =
        list_and_link_paths({game, car, speed, false, DueSpin::none, rules, nobody}, list);
    for (const Decision& decision : list) paths.words.push_back(path(decision).word);
    if (list.size() + 1 + net.size() <= kNetPlacesMax)
      paths.links.insert(paths.links.end(), net.begin(), net.end());
    end_list(paths);
  }
}

}  // namespace

void list_standard_paths(Game& game) {
  const Course& course = game.course;
  StandardPaths& paths = game.standard_paths;
  end_list(paths);
  for (int i = 0; i < course.space_count; ++i) {
    Car car{};
    car.at = static_cast<SpaceId>(i);
    add_standard_lists(game, car);
  }
  for (int l = 0; l < course.line_count; ++l) {
    for (int i = 0; i < kLineLengthMax; ++i) {
      // Nobody is on a line whose last space he has entered: the lists beyond stay empty.
      if (i + 1 >= course.lines[l].length) {
        for (int speed = 0; speed < StandardPaths::kSpeeds; ++speed) end_list(paths);
        continue;
      }
      Car car{};
      car.at = course.lines[l].spaces[i];
      car.passage.lines[car.passage.line_count++] = {static_cast<LineId>(l),
                                                     static_cast<std::uint8_t>(i)};
      add_standard_lists(game, car);
    }
  }
}

bool append_standard_paths(const Game& game, const State& state, const Traffic& traffic,
                           DecisionList& list) {
  const int number = list_number(game, state);
  if (number == kNoList) return false;
  const std::span<const std::uint32_t> words = game.standard_paths.list(number);
  const std::uint8_t length = state.move.rules.length;
  if (traffic.empty()) {
    for (const std::uint32_t word : words) list.push_back(drive({word, length}));
    return true;
  }
  const std::span<const PathLink> net = game.standard_paths.net(number);
  if (net.empty()) return false;
  append_free_paths(net, words.size(), length, traffic, list);
  return true;
}

}  // namespace chicane::speed_circuit
