#include "apps/chicane/crews.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>

#include "lab/mpi_crew.h"

namespace chicane::app {

namespace {

// What a launcher tells those it starts: Open MPI's own, and PMIx and PMI as under Slurm.
bool was_launched() {
  constexpr std::array<const char*, 3> kSigns = {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"};
  return std::any_of(kSigns.begin(), kSigns.end(),
                     [](const char* sign) { return std::getenv(sign) != nullptr; });
}

}  // namespace

Result<std::unique_ptr<lab::Crew>, DataError> find_crew() {
  if (!was_launched()) return std::unique_ptr<lab::Crew>(std::make_unique<lab::LoneCrew>());
  std::error_code error;
  const std::filesystem::path folder =
      std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  std::string why = "there is none beside the program";
  for (const char* place : {"", "../lib/chicane"}) {
    const std::filesystem::path path = folder / place / lab::kMpiModule;
    if (!std::filesystem::exists(path, error)) continue;
    // It stays until the program ends, and so do its functions.
    void* module = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    void* make = module == nullptr ? nullptr : dlsym(module, lab::kMakeMpiCrew);
    if (make != nullptr) return std::unique_ptr<lab::Crew>(reinterpret_cast<lab::MakeCrew>(make)());
    why = dlerror();
  }
  return Failure{DataError{"", 0,
                           "mpirun or srun has started several processes, but the module " +
                               std::string(lab::kMpiModule) + " for MPI cannot be used: " + why}};
}

}  // namespace chicane::app
