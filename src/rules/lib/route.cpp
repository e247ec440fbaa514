#include "rules/lib/route.h"

namespace chicane {

SpaceId route_end(const Course& course, SpaceId from, const Path& path, int steps) {
  SpaceId at = from;
  for (int i = 0; i < steps; ++i) at = course.next(at, path.step(i));
  return at;
}

SpaceId first_posted(const Course& course, CornerId corner, SpaceId from, const Path& path,
                     int steps) {
  SpaceId at = from;
  for (int i = 0; i < steps; ++i) {
    at = course.next(at, path.step(i));
    if (course[at].corner == corner) return at;
  }
  return kNoSpace;
}

}  // namespace chicane
