// The processes of an MPI run as a crew: a module that is loaded only where a launcher has started
// several processes, so that the program itself needs no MPI.
#pragma once

#include "lab/crew.h"

namespace chicane::lab {

inline constexpr const char* kMpiModule = "chicane_mpi.so";
inline constexpr const char* kMakeMpiCrew = "chicane_make_mpi_crew";
using MakeCrew = Crew* (*)();

}  // namespace chicane::lab
