// A path as it is driven on a course.
#pragma once

#include "rules/lib/course.h"
#include "rules/lib/path.h"

namespace chicane {

// Where so many steps of the path lead.
SpaceId route_end(const Course& course, SpaceId from, const Path& path, int steps);

// SC-9.1a  The first posted space of the corner that the move from `from` enters in its first
// `steps` steps, or kNoSpace.
SpaceId first_posted(const Course& course, CornerId corner, SpaceId from, const Path& path,
                     int steps);

}  // namespace chicane
