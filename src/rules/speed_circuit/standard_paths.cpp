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

bool are_blank(const Passage& passage) {
  return std::all_of(passage.ledgers.begin(), passage.ledgers.begin() + passage.ledger_count,
                     is_blank);
}

// SC-6.5c, SC-6.8c  Does a rule bar some paths?
bool is_barring(const PathRules& rules) {
  return rules.keeps_speed_in_corner || rules.keeps_zero_wear;
}

// Does such a rule bar spaces, whatever the path? It does if every entry is assessed (Q16) from the
// posted limit (Q19) and no line is joined where it could lessen what an open ledger asks for. On a
// line the speed may be raised by what it gives, as long as the path follows it.
bool bars_spaces(const Game& game, const Car& car, const PathRules& rules) {
  if (game.options.corner_lower_limit == CornerLowerLimit::free) return false;
  if (rules.keeps_zero_wear && game.options.zero_wear_cap != ZeroWearCap::posted) return false;
  if (rules.keeps_speed_in_corner && car.passage.line_count > 0) return false;
  return game.standard_paths.lines_begin_outside_corners;
}

bool is_barred(const Course& course, const Car& car, const PathRules& rules, SpaceId at) {
  const CourseSpace& space = course[at];
  if (!space.is_posted()) return false;
  if (rules.keeps_zero_wear && excess(car.driven, space.limit) > kNoWearOver) return true;
  return rules.keeps_speed_in_corner && space.corner == course[car.at].corner &&
         car.driven > space.limit;
}

// The number of the list, if nothing but place, line, speed and barred spaces binds the car.
int list_number(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  const Passage& passage = car.passage;
  const PathRules& rules = state.move.rules;
  if (!rules.is_plain()) {
    if (rules.bonus > 0 || rules.is_collision || rules.keeps_below_crash) return kNoList;
    if (is_barring(rules) && !bars_spaces(game, car, rules)) return kNoList;
  }
  if (car.due_spin != DueSpin::none || passage.spoilt_lines != 0) return kNoList;
  const Speed slowest = game.course.slowest_within[index(car.at)][rules.length];
  // SC-6.8 has been given up: what cannot be paid ends the move.
  if (state.move.had_no_wear && !rules.keeps_zero_wear && excess(car.driven, slowest) > kNoWearOver)
    return kNoList;
  // Open ledgers make no difference where nothing can be too fast, unless a line in them can be
  // left.
  const bool ledgers_matter = car.driven > slowest;
  // Q16, corner_lower_limit = free: the lists are those of a car that pays for nothing in the
  // corner it is in; one that is faster than before does.
  const bool is_corner_free = game.options.corner_lower_limit == CornerLowerLimit::free;
  if (is_corner_free && ledgers_matter && car.driven > car.ref && game.course[car.at].is_posted())
    return kNoList;
  if (passage.line_count == 0) {
    return !ledgers_matter || are_blank(passage) ? StandardPaths::number(car.at, car.driven)
                                                 : kNoList;
  }
  // On a line a blank ledger becomes what a new one would, unless entries do not join it.
  if (passage.line_count > 1 || !are_blank(passage)) return kNoList;
  if (is_corner_free && passage.ledger_count > 0) return kNoList;
  return StandardPaths::number(game.course, passage.lines[0], car.driven);
}

// Of the paths over open spaces the first of each outcome.
template <class IsOpen>
void append_open_paths(std::span<const PathLink> net, std::size_t end_count, std::uint8_t length,
                       IsOpen is_open, DecisionList& list) {
  // No word comes near to this one, not even when steps have been added to it.
  constexpr std::uint32_t kNoWord = 0xffffffff;
  static_assert(kSpeedMax.spaces() < kPathLengthMax);
  std::array<std::uint32_t, kNetPlacesMax> words;  // The first path to each place.
  std::fill_n(words.begin(), end_count + 1 + net.size(), kNoWord);
  words[end_count] = 0;
  for (const PathLink& link : net) {
    if (!is_open(link.at)) continue;
    words[link.to] = std::min(words[link.to], words[link.from] << 2 | link.step);
  }
  const Decision* first = list.end();
  for (std::size_t end = 0; end < end_count; ++end) {
    if (words[end] >= 1u << 2 * length) continue;
    // Almost in order.
    Decision* place = list.grow(1);
    for (; place != first && (place - 1)->word > words[end]; --place) *place = *(place - 1);
    *place = drive({words[end], length});
  }
}

// Those that keep clear of other cars and of barred spaces. False if the list has no net.
[[gnu::noinline]] bool append_from_net(const Game& game, const State& state, int number,
                                       DecisionList& list) {
  const std::span<const PathLink> net = game.standard_paths.net(number);
  if (net.empty()) return false;
  const Car& car = state.at_wheel();
  const PathRules& rules = state.move.rules;
  const Traffic traffic = traffic_of(state, state.move.traffic);
  const auto append = [&](auto is_open) {
    const std::size_t end_count = game.standard_paths.list(number).size();
    append_open_paths(net, end_count, rules.length, is_open, list);
  };
  if (is_barring(rules)) {
    append([&](SpaceId at) {
      return !is_taken(traffic, at) && !is_barred(game.course, car, rules, at);
    });
  } else if (traffic.size() == 1) {
    append([taken = traffic[0]](SpaceId at) { return at != taken; });
  } else {
    append([&](SpaceId at) { return !is_taken(traffic, at); });
  }
  return true;
}

// All paths of the list.
[[gnu::always_inline]] inline void append_list(const Game& game, int number, std::uint8_t length,
                                               DecisionList& list) {
  const std::span<const std::uint32_t> words = game.standard_paths.list(number);
  Decision* next = list.grow(words.size());
  for (const std::uint32_t word : words) *next++ = drive({word, length});
}

// What most moves are: nobody in the way, no line, nothing that can be too fast.
bool is_unbound(const Game& game, const State& state, const Car& car) {
  const Move& move = state.move;
  return move.rules.is_plain() && move.traffic == 0 && car.due_spin == DueSpin::none &&
         car.passage.line_count == 0 && car.passage.spoilt_lines == 0 &&
         car.driven <= game.course.slowest_within[index(car.at)][move.rules.length];
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
  paths.lines_begin_outside_corners = std::none_of(
      course.spaces.begin(), course.spaces.begin() + course.space_count,
      [](const CourseSpace& space) { return space.has_joinable_line && space.corner_rows != 0; });
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

bool append_unbound_paths(const Game& game, const State& state, DecisionList& list) {
  const Car& car = state.at_wheel();
  if (!is_unbound(game, state, car)) return false;
  append_list(game, StandardPaths::number(car.at, car.driven), state.move.rules.length, list);
  return true;
}

bool append_standard_paths(const Game& game, const State& state, DecisionList& list) {
  const int number = list_number(game, state);
  if (number == kNoList) return false;
  if (state.move.traffic != 0 || is_barring(state.move.rules))
    return append_from_net(game, state, number, list);
  append_list(game, number, state.move.rules.length, list);
  return true;
}

}  // namespace chicane::speed_circuit
