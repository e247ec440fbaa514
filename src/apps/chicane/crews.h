// The processes that mpirun or srun has started with this one.
#pragma once

#include <memory>

#include "base/data_error.h"
#include "base/result.h"
#include "lab/crew.h"

namespace chicane::app {

// One who is alone if nobody else was started. MPI is a module beside the program, loaded only
// where it is needed; the complaint is that there is none.
Result<std::unique_ptr<lab::Crew>, DataError> find_crew();

}  // namespace chicane::app
