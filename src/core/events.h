// Where events go. A sink is chosen at compile time; NoEvents costs nothing.
#pragma once

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

}  // namespace chicane
