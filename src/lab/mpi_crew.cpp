#include "lab/mpi_crew.h"

#define OMPI_SKIP_MPICXX
#include <mpi.h>

#include <algorithm>

namespace chicane::lab {

namespace {

constexpr int kFirst = 0;

class MpiCrew final : public Crew {
 public:
  MpiCrew() {
    // The threads that drive do not speak; the main one does.
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiCrew() override { MPI_Finalize(); }
  MpiCrew(const MpiCrew&) = delete;
  MpiCrew& operator=(const MpiCrew&) = delete;

  int rank() const override { return rank_; }
  int size() const override { return size_; }

  Numbers sum(const Numbers& own) override {
    Numbers sums{};
    MPI_Allreduce(own.data(), sums.data(), static_cast<int>(sums.size()), MPI_INT64_T, MPI_SUM,
                  MPI_COMM_WORLD);
    return sums;
  }

  std::vector<std::string> gather(const std::string& own) override {
    const int length = static_cast<int>(own.size());
    std::vector<int> lengths(static_cast<std::size_t>(size_));
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, kFirst, MPI_COMM_WORLD);
    std::vector<int> starts;
    int total = 0;
    for (const int each : lengths) {
      starts.push_back(total);
      total += each;
    }
    std::string all(static_cast<std::size_t>(total), '\0');
    MPI_Gatherv(own.data(), length, MPI_CHAR, all.data(), lengths.data(), starts.data(), MPI_CHAR,
                kFirst, MPI_COMM_WORLD);
    std::vector<std::string> texts;
    if (rank_ != kFirst) return texts;
    for (std::size_t i = 0; i < lengths.size(); ++i)
      texts.push_back(
          all.substr(static_cast<std::size_t>(starts[i]), static_cast<std::size_t>(lengths[i])));
    return texts;
  }

 private:
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace

}  // namespace chicane::lab

extern "C" chicane::lab::Crew* chicane_make_mpi_crew() { return new chicane::lab::MpiCrew; }
