// Where events go. A sink is chosen at compile time; NoEvents costs nothing.
#pragma once

#include <type_traits>
#include <vector>

namespace chicane {

struct NoEvents {
  template <class Event>
  void operator()(const Event&) {}
};

template <class Event>
struct EventLog {
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

// Whether a sink hears events: what only an event says is worked out for one that does.
template <class Sink>
inline constexpr bool kHears = !std::is_same_v<Sink, NoEvents>;

}  // namespace chicane
