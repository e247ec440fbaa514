#include "rules/speed_circuit/path_search.h"

#include <algorithm>
#include <cstring>

#include "base/digest.h"
#include "rules/lib/tow.h"
#include "rules/speed_circuit/cornering.h"

namespace chicane::speed_circuit {

namespace {

// --- Reachability: ends only --------------------------------------------------------------------

// A way that has come to `at`; `touched` stays 0 unless a bonus is looked for.
struct Way {
  SpaceId at;
  std::uint32_t touched;
  std::uint32_t word;
};

inline constexpr std::size_t kWaysMax = 128;
using Ways = InlineVector<Way, kWaysMax>;

// Says whether it is new.
bool add_way(Ways& ways, const Way& way) {
  for (const Way& known : ways) {
    if (known.at == way.at && known.touched == way.touched) return false;
  }
  ways.push_back(way);
  return true;
}

// Takes one step from every way. `steps_done` steps lie behind.
template <class IsOpen>
void step_ways(const Course& course, const Ways& from, int steps_done, const PathRules& rules,
               IsOpen is_open, Ways& to) {
  const bool in_bonus = steps_done >= rules.length - rules.bonus;
  to.clear();
  for (const Way& way : from) {
    const CourseSpace& space = course[way.at];
    for (int s = 0; s < space.step_count; ++s) {
      const SpaceId next = space.steps[s];
      if (!is_open(next)) continue;
      std::uint32_t touched = 0;
      if (rules.bonus > 0) {
        if (in_bonus && is_bonus_barred(course, next, way.touched)) continue;
        touched = touch(course, next, way.touched);
      }
      add_way(to, {next, touched, way.word << 2 | static_cast<std::uint32_t>(s)});
    }
  }
}

bool is_free(const Course& course, SpaceId at, const Path& path, const Traffic& traffic) {
  for (int i = 0; i < path.length; ++i) {
    at = course.next(at, path.step(i));
    if (is_taken(traffic, at)) return false;
  }
  return true;
}

// Does any way lead from `at`, after `steps_done` steps, to the full length?
template <class IsOpen>
bool has_way_on(const Course& course, SpaceId at, int steps_done, std::uint32_t touched,
                const PathRules& rules, IsOpen is_open) {
  std::array<Ways, 2> layers;
  Ways* now = &layers[0];
  Ways* next = &layers[1];
  now->push_back({at, touched, 0});
  for (int step = steps_done; step < rules.length && !now->empty(); ++step) {
    step_ways(course, *now, step, rules, is_open, *next);
    std::swap(now, next);
  }
  return !now->empty();
}

// --- Full search: what the path costs matters too -----------------------------------------------

// Where a path has come to, every payment so far assumed to be made.
//
// Most of the way nothing but the space matters: no corner ledger is open, no line is followed or
// shunned. Then a Spot is enough. Two spots, or two nodes, that differ only in their path go on
// alike.
struct Spot {
  std::uint64_t dues;     // Digest of what fell due, and where a spinout would leave the car.
  std::uint32_t touched;  // SC-7.2
  SpaceId at;
  bool is_ended;  // The car crashes or spins for certain; what comes after does not matter.
  std::uint8_t length;
  std::uint32_t word;    // The path so far.
  std::uint16_t number;  // Of this place or, until it is added, of the one before.
};

struct Node {
  Passage passage;  // Without ledgers in which nothing is bought or saved: they make no difference.
  std::uint32_t touched;  // SC-7.2
  std::uint32_t
      committed;  // Lines (one bit each) that the path has to follow to their end or its own.
  SpaceId at;
  std::array<LiveLine, kLinesPerSpaceMax>
      shadows;  // SC-6.3c  Lines it is on but will leave, so that they do not count.
  std::array<SpaceId, kLedgersMax>
      first_posted;  // SC-9.1a  One for each corner entered in this move, while it matters.
  std::uint8_t shadow_count;
  std::uint8_t first_posted_count;
  bool is_ended;  // The car crashes or spins for certain; what comes after does not matter.
  std::array<std::uint8_t, 3> unused_;
  std::uint64_t dues;  // Digest of what fell due, and where a spinout would leave the car.
  std::uint32_t word;  // The path so far.
  std::uint16_t length;
  std::uint16_t number;  // Of this place or, until it is added, of the one before.
};
static_assert(std::has_unique_object_representations_v<Node>);

constexpr std::size_t kComparedWords = offsetof(Node, word) / sizeof(std::uint64_t);
static_assert(offsetof(Node, word) % sizeof(std::uint64_t) == 0);

inline constexpr std::size_t kPlacesMax = 1024;

bool go_on_alike(const Node& a, const Node& b) {
  if (a.at != b.at) return false;
  std::array<std::uint64_t, kComparedWords> words_a;
  std::array<std::uint64_t, kComparedWords> words_b;
  std::memcpy(words_a.data(), &a, sizeof words_a);
  std::memcpy(words_b.data(), &b, sizeof words_b);
  std::uint64_t difference = 0;
  for (std::size_t i = 0; i < kComparedWords; ++i) difference |= words_a[i] ^ words_b[i];
  return difference == 0;
}

bool go_on_alike(const Spot& a, const Spot& b) {
  return a.at == b.at && a.dues == b.dues && a.touched == b.touched && a.is_ended == b.is_ended;
}

struct Layer {
  InlineVector<Spot, kPlacesMax> spots;
  InlineVector<Node, kPlacesMax> nodes;

  bool empty() const { return spots.empty() && nodes.empty(); }
  void clear() {
    spots.clear();
    nodes.clear();
  }
};

bool has_line(std::uint32_t lines, LineId line) { return (lines >> index(line) & 1u) != 0; }

bool is_trivial(const Ledger& ledger) {
  return ledger.level == Speed{} && ledger.paid == 0 && ledger.rolled == 0 &&
         ledger.line_slots == 0;
}

class PathSearch {
 public:
  // With `links`: the steps from place to place are noted there.
  explicit PathSearch(const PathQuery& query, std::vector<PathLink>* links = nullptr)
      : query_(query),
        rules_(query.rules),
        course_(query.game.course),
        raise_corner_(rules_.keeps_speed_in_corner && query.speed > query.car.ref
                          ? course_[query.car.at].corner
                          : kNoCorner),
        following_matters_(raise_corner_ != kNoCorner || query.had_no_wear),
        links_(links) {}

  // One place for each outcome.
  const Layer& run() {
    Layer* now = &layers_[0];
    Layer* next = &layers_[1];
    begin(*now);
    while (steps_done_ < rules_.length && !now->empty()) {
      next->clear();
      for (const Spot& spot : now->spots) {
        if (!expand(spot, *next) && rules_.is_collision) finish(spot);
      }
      for (const Node& node : now->nodes) {
        if (!expand(node, *next) && rules_.is_collision) finish(node);
      }
      std::swap(now, next);
      ++steps_done_;
    }
    end_number_ = place_count_;
    if (!rules_.is_collision) {
      for (const Spot& spot : now->spots) finish(spot);
      for (const Node& node : now->nodes) finish(node);
    }
    return ends_;
  }

  // Places are numbered as they are found, from 0 where the car stands; the ends come last, from
  // this number on.
  int end_number() const { return end_number_; }

 private:
  bool is_last_step() const { return steps_done_ + 1 == rules_.length; }

  void begin(Layer& out) {
    Node root{};
    root.passage = query_.car.passage;
    root.at = query_.car.at;
    forget_trivial_ledgers(root.passage);
    if (rules_.bonus > 0) root.touched = touch(course_, root.at, 0);
    begin_lines(root, 0, out);
  }

  // Lines the car is on from earlier turns: if none has profited from one, it counts only if this
  // path follows it (SC-6.3c).
  void begin_lines(const Node& node, int live, Layer& out) {
    if (live == node.passage.line_count) return add(node, out);
    const LiveLine line = node.passage.lines[live];
    const bool profited = has_profited(course_, node.passage, line.line);

    if (!profited || following_matters_) {
      Node follows = node;
      follows.committed |= 1u << index(line.line);
      begin_lines(follows, live + 1, out);
    }
    if (profited) {
      // It may be left at the price of SC-6.4a. Then it is no line that the path follows (SC-6.5c,
      // Q19).
      begin_lines(node, live + 1, out);
    } else if (rules_.length > 0) {
      Node breaks = node;
      breaks.shadows[breaks.shadow_count++] = line;
      leave_line(course_, breaks.passage, live);
      begin_lines(breaks, live, out);
    }
  }

  // Takes every step that is free. Says whether there was any.
  template <class Place>
  bool expand(const Place& place, Layer& out) {
    bool has_way = false;
    const CourseSpace& space = course_[place.at];
    for (int s = 0; s < space.step_count; ++s) {
      const SpaceId to = space.steps[s];
      if (is_taken(query_.traffic, to)) continue;
      if (rules_.bonus > 0 && !is_bonus_lawful(place.touched, to)) continue;
      has_way = true;
      take_step(place, s, to, out);
    }
    return has_way;
  }

  bool is_bonus_lawful(std::uint32_t touched, SpaceId to) const {
    if (steps_done_ >= rules_.length - rules_.bonus && is_bonus_barred(course_, to, touched))
      return false;
    return has_bonus_way(course_, to, steps_done_ + 1, touch(course_, to, touched), rules_);
  }

  template <class Place>
  Place stepped(const Place& place, int s, SpaceId to) const {
    Place next = place;
    next.at = to;
    next.word = place.word << 2 | static_cast<std::uint32_t>(s);
    next.length = static_cast<decltype(next.length)>(place.length + 1);
    if (rules_.bonus > 0) next.touched = touch(course_, to, place.touched);
    return next;
  }

  // Can anything happen on entering the space but standing there?
  bool needs_care(const CourseSpace& space) const {
    if (space.has_joinable_line) return true;
    return space.is_posted() && (query_.speed > course_[space.corner].lowest_limit ||
                                 query_.due_spin == DueSpin::braking);
  }

  void take_step(const Spot& spot, int s, SpaceId to, Layer& out) {
    const Spot next = stepped(spot, s, to);
    if (next.is_ended || !needs_care(course_[to])) return add_place(out.spots, next);
    Node node{};
    node.touched = next.touched;
    node.at = to;
    node.dues = next.dues;
    node.word = next.word;
    node.length = next.length;
    node.number = next.number;
    enter_lines(node, 0, out);
  }

  // The order is that of walk.h; where the walk looks ahead along its path, the search goes both
  // ways.
  void take_step(const Node& node, int s, SpaceId to, Layer& out) {
    for (int i = 0; i < node.passage.line_count; ++i) {
      const LiveLine live = node.passage.lines[i];
      if (has_line(node.committed, live.line) && next_on(course_, live) != to) return;
    }
    Node next = stepped(node, s, to);
    if (next.passage.line_count > 0) {
      // (a)
      leave_lines(course_, next.passage, to);
      if (!settle_dues(next, node.at, node.at, true, false)) return;
    }
    if (next.shadow_count > 0 && !move_shadows(next)) return;
    // (b)
    advance_lines(course_, next.passage, to);
    if (next.is_ended) return settle(next, out);
    enter_lines(next, 0, out);
  }

  // False if a shadow has been followed to its end: then it does count, and another node stands for
  // this path.
  bool move_shadows(Node& node) const {
    for (int i = node.shadow_count - 1; i >= 0; --i) {
      LiveLine& shadow = node.shadows[i];
      if (next_on(course_, shadow) == node.at) {
        ++shadow.index;
        if (shadow.index + 1 == course_[shadow.line].length) return false;
        continue;
      }
      for (int j = i; j + 1 < node.shadow_count; ++j) node.shadows[j] = node.shadows[j + 1];
      node.shadows[--node.shadow_count] = LiveLine{};
    }
    return true;
  }

  bool is_shadowed(const Node& node, LineId line) const {
    for (int i = 0; i < node.shadow_count; ++i) {
      if (node.shadows[i].line == line) return true;
    }
    return false;
  }

  void enter_lines(Node& node, int from_spot, Layer& out) {
    const CourseSpace& space = course_[node.at];
    for (int i = from_spot; i < space.line_count; ++i) {
      const LineSpot& spot = space.lines[i];
      if (!can_join(node.passage, spot) || is_shadowed(node, spot.line)) continue;
      Node follows = node;
      join_line(follows.passage, spot);
      follows.committed |= 1u << index(spot.line);
      enter_lines(follows, i + 1, out);
      // A path that ends on a line has not left it.
      if (is_last_step()) return;
      node.shadows[node.shadow_count++] = {spot.line, spot.index};
    }
    enter_space(node, out);
  }

  // (c), (d)
  void enter_space(Node& node, Layer& out) {
    const CourseSpace& space = course_[node.at];
    if (!space.is_posted()) return settle(node, out);
    const Speed bonus = committed_bonus(node);
    if (query_.due_spin == DueSpin::braking) {
      const bool is_barred = rules_.keeps_zero_wear &&
                             breaks_zero_wear(query_.game, node.at, query_.speed, bonus) &&
                             would_be_due(course_, node.passage, node.at, query_.speed);
      if (is_barred) return;
      end(node, node.at);
      return settle(node, out);
    }
    if (space.corner == raise_corner_ && query_.speed > space.limit + bonus) return;  // SC-6.5c
    if (is_free_entry(query_.game, query_.car.at, node.at, query_.speed, query_.car.ref))
      return settle(node, out);

    const SpaceId spin_at = spin_space(node);
    // Nothing to charge, nothing to remember.
    if (query_.speed <= space.limit && node.passage.line_count == 0) return settle(node, out);
    enter_corner(course_, node.passage, node.at, query_.speed);
    const bool is_barred =
        query_.had_no_wear && breaks_zero_wear(query_.game, node.at, query_.speed, bonus);
    if (settle_dues(node, node.at, spin_at, false, is_barred)) settle(node, out);
  }

  Speed committed_bonus(const Node& node) const {
    Speed bonus{};
    for (int i = 0; i < node.passage.line_count; ++i) {
      const LineId line = node.passage.lines[i].line;
      if (has_line(node.committed, line)) bonus = std::max(bonus, course_[line].bonus);
    }
    return bonus;
  }

  // SC-9.1a, Q25  Where a spinout from a payment due on entering node.at leaves the car.
  SpaceId spin_space(Node& node) const {
    const CornerId corner = course_[node.at].corner;
    // Nobody will ask for it in a corner that cannot be too fast.
    if (query_.speed <= course_[corner].lowest_limit) return node.at;
    if (query_.game.options.spin_space == SpinSpace::first_offending) return node.at;
    for (int i = 0; i < node.first_posted_count; ++i) {
      if (course_[node.first_posted[i]].corner == corner) return node.first_posted[i];
    }
    node.first_posted[node.first_posted_count++] = node.at;
    return node.at;
  }

  // Every due is taken as paid. False if the path is not lawful.
  bool settle_dues(Node& node, SpaceId at, SpaceId spin_at, bool for_line, bool is_barred) {
    while (Ledger* ledger = find_due(node.passage)) {
      const Speed needed = need(*ledger);
      const bool crashes = needed >= kCrashOver;
      if (is_barred && rules_.keeps_zero_wear) return false;
      if (crashes && rules_.keeps_below_crash) return false;
      note(node, static_cast<std::uint64_t>(index(ledger->corner)) << 40 |
                     static_cast<std::uint64_t>(needed.spaces()) << 24 |
                     static_cast<std::uint64_t>(index(spin_at)) << 1 | (for_line ? 1u : 0u));
      if (crashes || is_barred) {
        end(node, crashes ? at : spin_at);
        return true;
      }
      buy_level(*ledger, needed, 0, false);
    }
    return true;
  }

  static void note(Node& node, std::uint64_t what) { node.dues = mix(node.dues ^ (what + 1)); }

  // The move ends on `at` for certain. Lines still bind the rest of the path, as it was chosen to
  // follow or to break them.
  void end(Node& node, SpaceId at) const {
    note(node, static_cast<std::uint64_t>(index(at)) << 20);
    node.is_ended = true;
    node.passage.ledgers = {};
    node.passage.ledger_count = 0;
    node.passage.spoilt_lines = 0;
    node.first_posted = {};
    node.first_posted_count = 0;
    for (int i = node.passage.line_count - 1; i >= 0; --i) {
      if (!has_line(node.committed, node.passage.lines[i].line))
        leave_line(course_, node.passage, i);
    }
  }

  void settle(Node& node, Layer& out) {
    if (!node.passage.is_empty()) {
      settle_on(course_, node.passage, node.at);
      forget_trivial_ledgers(node.passage);
      std::uint32_t live = 0;
      for (int i = 0; i < node.passage.line_count; ++i)
        live |= 1u << index(node.passage.lines[i].line);
      node.committed &= live;
    }
    if (node.first_posted_count > 0) forget_first_posted(node);
    add(node, out);
  }

  void add(const Node& node, Layer& out) {
    if (!node.passage.is_empty() || node.shadow_count > 0 || node.first_posted_count > 0)
      return add_place(out.nodes, node);
    add_place(out.spots, Spot{node.dues, node.touched, node.at, node.is_ended,
                              static_cast<std::uint8_t>(node.length), node.word, node.number});
  }

  // Of those that go on alike the one with the first path stays: shortest, then straightest.
  template <class Place, std::size_t N>
  void add_place(InlineVector<Place, N>& places, const Place& place) {
    for (Place& known : places) {
      if (!go_on_alike(known, place)) continue;
      if (place.length < known.length ||
          (place.length == known.length && place.word < known.word)) {
        known.word = place.word;
        known.length = place.length;
      }
      return note_link(place, known.number);
    }
    // All places of the start are number 0.
    const auto number = static_cast<std::uint16_t>(place.length == 0 ? 0 : place_count_++);
    note_link(place, number);
    places.push_back(place);
    places[places.size() - 1].number = number;
  }

  template <class Place>
  void note_link(const Place& place, int to) {
    if (links_ == nullptr || place.length == 0) return;
    links_->push_back({place.number, static_cast<std::uint16_t>(to), place.at,
                       static_cast<std::uint16_t>(place.word & 3u)});
  }

  static void forget_trivial_ledgers(Passage& passage) {
    for (int i = passage.ledger_count - 1; i >= 0; --i) {
      if (is_trivial(passage.ledgers[i])) close_ledger(passage, i);
    }
  }

  void forget_first_posted(Node& node) const {
    for (int i = node.first_posted_count - 1; i >= 0; --i) {
      const CornerId corner = course_[node.first_posted[i]].corner;
      if ((course_[node.at].corner_rows >> index(corner) & 1u) != 0) continue;
      for (int j = i; j + 1 < node.first_posted_count; ++j)
        node.first_posted[j] = node.first_posted[j + 1];
      node.first_posted[--node.first_posted_count] = SpaceId{};
    }
  }

  void finish(const Spot& spot) {
    Spot last = spot;
    last.touched = 0;
    add_place(ends_.spots, last);
  }

  void finish(const Node& node) {
    // A path that ends on a line has not left it.
    if (node.shadow_count > 0) return;
    Node last = node;
    last.touched = 0;
    last.committed = 0;
    last.first_posted = {};
    last.first_posted_count = 0;
    if (rules_.is_collision || query_.due_spin != DueSpin::none) {
      spin_out(course_, last.passage, last.at);
      forget_trivial_ledgers(last.passage);
    }
    if (last.is_ended) last.passage = {};
    add(last, ends_);
  }

  const PathQuery& query_;
  const PathRules& rules_;
  const Course& course_;
  const CornerId raise_corner_;   // SC-6.5c  The corner in which the speed must not be raised.
  const bool following_matters_;  // Some rule asks whether the path follows a line to its end.
  std::vector<PathLink>* const links_;
  int steps_done_ = 0;
  int place_count_ = 1;
  int end_number_ = 0;
  std::array<Layer, 2> layers_;
  Layer ends_;
};

// Nothing on the way costs anything and no line can be joined or left: only where the path ends
// matters.
bool is_plain(const PathQuery& query) {
  const Course& course = query.game.course;
  if (query.rules.is_collision || query.rules.bonus > 0 || query.due_spin == DueSpin::braking)
    return false;
  return query.car.passage.line_count == 0 &&
         course.lineless[index(query.car.at)] >= query.rules.length &&
         query.speed <= course.slowest_within[index(query.car.at)][query.rules.length];
}

void list_plain_paths(const PathQuery& query, DecisionList& list) {
  std::array<Ways, 2> layers;
  Ways* now = &layers[0];
  Ways* next = &layers[1];
  now->push_back({query.car.at, 0, 0});
  for (int step = 0; step < query.rules.length; ++step) {
    step_ways(
        query.game.course, *now, step, query.rules,
        [&](SpaceId to) { return !is_taken(query.traffic, to); }, *next);
    std::swap(now, next);
  }
  for (const Way& way : *now) list.push_back(drive({way.word, query.rules.length}));
}

// The links that lead to an end, from the noted ones. The last that were noted say which places are
// which ends; here links lead to the end itself. Ends are numbered first.
std::vector<PathLink> links_to_ends(const std::vector<PathLink>& noted, int end_number,
                                    int end_count) {
  constexpr int kNowhere = -1;
  std::vector<int> numbers(static_cast<std::size_t>(end_number), kNowhere);
  std::vector<PathLink> links;
  std::for_each(noted.rbegin(), noted.rend(), [&](const PathLink& link) {
    if (link.to >= end_number) {
      numbers[link.from] = link.to - end_number;
    } else if (numbers[link.to] != kNowhere) {
      numbers[link.from] = link.from + end_count;
      links.push_back({static_cast<std::uint16_t>(numbers[link.from]),
                       static_cast<std::uint16_t>(numbers[link.to]), link.at, link.step});
    }
  });
  std::reverse(links.begin(), links.end());
  return links;
}

// Lists are short and come almost in order.
void insert_sorted(DecisionList& list, const Decision& decision) {
  list.push_back(decision);
  for (std::size_t i = list.size() - 1; i > 0 && decision < list[i - 1]; --i)
    std::swap(list[i], list[i - 1]);
}

void append_ends(const Layer& ends, DecisionList& list) {
  for (const Spot& spot : ends.spots) insert_sorted(list, drive({spot.word, spot.length}));
  for (const Node& node : ends.nodes)
    insert_sorted(list, drive({node.word, static_cast<std::uint8_t>(node.length)}));
}

}  // namespace

void list_paths(const PathQuery& query, DecisionList& list) {
  if (is_plain(query)) return list_plain_paths(query, list);
  PathSearch search(query);
  append_ends(search.run(), list);
}

std::vector<PathLink> list_and_link_paths(const PathQuery& query, DecisionList& list) {
  CHICANE_ASSERT(!query.rules.is_collision);
  std::vector<PathLink> noted;
  PathSearch search(query, &noted);
  append_ends(search.run(), list);
  return links_to_ends(noted, search.end_number(), static_cast<int>(list.size()));
}

bool has_path(const PathQuery& query) {
  PathSearch search(query);
  return !search.run().empty();
}

bool has_free_path(const Game& game, const Car& car, const PathRules& rules,
                   const Traffic& traffic) {
  const Course& course = game.course;
  // One of the standard paths is free more often than not, straight ahead above all.
  if (rules.bonus == 0) {
    const int number = StandardPaths::number(car.at, car.driven);
    for (const std::uint32_t word : game.standard_paths.list(number)) {
      if (is_free(course, car.at, {word, rules.length}, traffic)) return true;
    }
  }
  return has_way_on(course, car.at, 0, rules.bonus > 0 ? touch(course, car.at, 0) : 0, rules,
                    [&](SpaceId space) { return !is_taken(traffic, space); });
}

bool has_bonus_way(const Course& course, SpaceId at, int steps_done, std::uint32_t touched,
                   const PathRules& rules) {
  return has_way_on(course, at, steps_done, touched, rules, [](SpaceId) { return true; });
}

}  // namespace chicane::speed_circuit
