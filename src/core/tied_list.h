// A ranking whose ties are parted by dice, as grids and seedings are: those who share the best
// contested place throw in seat order, the higher face goes before the lower, and equal faces throw
// again at once (SC-2.7, WBC-H.3d, WBC-F.2.7).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.h"

namespace chicane {

template <std::size_t N>
struct TiedList {
  std::array<std::uint8_t, N> order;  // Entrants by place, best first.
  std::array<std::uint8_t, N> faces;  // By entrant: the die thrown in the round open now, or 0.
  std::array<std::uint16_t, (N + 15) / 16>
      ties;  // Bit i: places i and i + 1 are still to be parted.

  bool is_tied(int place) const { return (ties[place / 16] >> (place % 16) & 1) != 0; }

  // Lists entrants 0..count−1: `better(a, b)` says that a goes before b; neither before the other
  // is a tie.
  template <class Better>
  void rank(int count, Better better) {
    CHICANE_ASSERT(count <= static_cast<int>(N));
    for (int entrant = 0; entrant < count; ++entrant) {
      int place = entrant;
      for (; place > 0 && better(entrant, static_cast<int>(order[place - 1])); --place)
        order[place] = order[place - 1];
      order[place] = static_cast<std::uint8_t>(entrant);
    }
    for (int place = 0; place + 1 < count; ++place)
      set_tied(place, !better(static_cast<int>(order[place]), static_cast<int>(order[place + 1])));
  }

  // The entrant that throws next for the best contested place, or −1 when no tie is left.
  int roller() const {
    const Group group = first_group();
    int next = -1;
    for (int place = group.first; place <= group.last; ++place) {
      const int entrant = order[place];
      if (faces[entrant] == 0 && (next < 0 || entrant < next)) next = entrant;
    }
    return next;
  }

  // That entrant's die. When the last of its group has thrown, the dice part the group.
  void take_roll(int entrant, int face) {
    faces[entrant] = static_cast<std::uint8_t>(face);
    const Group group = first_group();
    const auto first = order.begin() + group.first;
    const auto end = order.begin() + group.last + 1;
    if (std::any_of(first, end, [&](std::uint8_t e) { return faces[e] == 0; })) return;
    part(group);
  }

  // The same with all groups at once: everybody who is tied throws, in seat order, before any of
  // them is parted (MC-PRA-9).
  int sweep_roller(int count) const {
    int next = -1;
    for (int place = 0; place < count; ++place) {
      const int entrant = order[place];
      const bool is_in_group = is_tied(place) || (place > 0 && is_tied(place - 1));
      if (is_in_group && faces[entrant] == 0 && (next < 0 || entrant < next)) next = entrant;
    }
    return next;
  }
  void take_sweep_roll(int count, int entrant, int face) {
    faces[entrant] = static_cast<std::uint8_t>(face);
    if (sweep_roller(count) >= 0) return;
    for (int place = 0; place < count; ++place) {
      if (!is_tied(place)) continue;
      int last = place;
      while (is_tied(last)) ++last;
      part({place, last});
      place = last;
    }
  }

 private:
  struct Group {
    int first;
    int last;
  };

  // All of the group have thrown.
  void part(const Group& group) {
    const auto first = order.begin() + group.first;
    const auto end = order.begin() + group.last + 1;
    std::sort(first, end, [&](std::uint8_t a, std::uint8_t b) {
      return faces[a] != faces[b] ? faces[a] > faces[b] : a < b;
    });
    for (int place = group.first; place < group.last; ++place)
      set_tied(place, faces[order[place]] == faces[order[place + 1]]);
    for (auto e = first; e != end; ++e) faces[*e] = 0;
  }

  // The first run of ties; empty if there is none.
  Group first_group() const {
    for (int place = 0; place < static_cast<int>(N); ++place) {
      if (!is_tied(place)) continue;
      int last = place;
      while (is_tied(last)) ++last;
      return {place, last};
    }
    return {0, -1};
  }

  void set_tied(int place, bool tied) {
    const int bit = 1 << (place % 16);
    std::uint16_t& word = ties[place / 16];
    word = static_cast<std::uint16_t>(tied ? word | bit : word & ~bit);
  }
};

}  // namespace chicane
