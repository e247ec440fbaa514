#include "lab/race_run.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <optional>
#include <thread>

#include "lab/threads.h"

namespace chicane::lab {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct RaceNumber {
  std::size_t board = 0;
  std::int64_t race = 0;
};

// What one process has to do: a run of the races that are missing, board by board.
class Part {
 public:
  Part(const RacePlan& plan, const DoneRaces& before, const Crew& crew) {
    std::int64_t missing = 0;
    for (const BoardRaces& races : before) missing += plan.races - races.done.size();
    const std::int64_t first = missing * crew.rank() / crew.size();
    const std::int64_t end = missing * (crew.rank() + 1) / crew.size();
    std::int64_t at = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      for (const NumberRange& gap : before[i].done.missing(plan.races)) {
        const std::int64_t from = std::max(first, at);
        const std::int64_t to = std::min(end, at + gap.size());
        if (from < to) pieces_.push_back({i, {gap.first + from - at, gap.first + to - at}});
        at += gap.size();
      }
    }
  }

  std::int64_t size() const {
    std::int64_t count = 0;
    for (const Piece& piece : pieces_) count += piece.range.size();
    return count;
  }

  RaceNumber operator[](std::int64_t position) const {
    for (const Piece& piece : pieces_) {
      if (position < piece.range.size()) return {piece.board, piece.range.first + position};
      position -= piece.range.size();
    }
    CHICANE_ASSERT(false);
  }

  // The first so many of them are done, but for those at `open`, ascending.
  void mark_done(std::int64_t count, const std::vector<std::int64_t>& open, DoneRaces& done) const {
    std::int64_t at = 0;
    for (const Piece& piece : pieces_) {
      const std::int64_t end = std::min(count, at + piece.range.size());
      std::int64_t from = at;
      const auto mark = [&](std::int64_t to) {
        if (from < to)
          done[piece.board].done.add({piece.range.first + from - at, piece.range.first + to - at});
      };
      for (const std::int64_t gap : open) {
        if (gap < from || gap >= end) continue;
        mark(gap);
        from = gap + 1;
      }
      mark(end);
      at += piece.range.size();
    }
  }

 private:
  struct Piece {
    std::size_t board;
    NumberRange range;
  };
  std::vector<Piece> pieces_;
};

// The threads of one process.
class Workers {
 public:
  Workers(const RaceRun& run, const DoneRaces& before)
      : run_(run),
        part_(run.plan, before, run.crew),
        wanted_(part_.size()),
        entry_numbers_(entry_numbers(run.plan.entrants)),
        hands_(static_cast<std::size_t>(run.threads)) {
    for (Hand& hand : hands_) hand.done = nothing_done(run.plan);
  }
  ~Workers() { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // The first runner, before anybody starts: if there can be one, there can be all.
  std::optional<DataError> prepare() {
    if (wanted_ == 0) return std::nullopt;
    return give_runner(hands_[0], part_[0].board);
  }
  void start() {
    threads_.emplace(hands_.size(), [this](std::size_t thread) { work(hands_[thread]); });
  }
  void stop() {
    is_stopped_ = true;
    threads_.reset();
  }

  // Until all have ended, but not longer than a tick; have they?
  bool wait() { return threads_->wait(); }

  std::int64_t done_count() const { return done_count_.load(std::memory_order_relaxed); }

  // What is done at this moment.
  DoneRaces snapshot() {
    std::vector<std::unique_lock<std::mutex>> locks;
    for (Hand& hand : hands_) locks.emplace_back(hand.mutex);
    DoneRaces done = nothing_done(run_.plan);
    std::vector<std::int64_t> open;
    for (Hand& hand : hands_) {
      add(done, hand.done);
      if (hand.open) open.push_back(*hand.open);
    }
    std::sort(open.begin(), open.end());
    part_.mark_done(std::min(next_.load(), wanted_), open, done);
    return done;
  }

 private:
  struct Hand {
    std::mutex mutex;  // Of what follows; its own thread holds it while it takes and adds.
    std::optional<std::int64_t> open;  // In the part: what it is at.
    DoneRaces done;                    // Sums alone.
    // Its own thread's.
    std::unique_ptr<RaceRunner> runner;
    std::optional<std::size_t> board;
  };

  void work(Hand& hand) {
    while (std::optional<std::int64_t> position = take(hand)) {
      const RaceNumber number = part_[*position];
      if (hand.board != number.board) {
        const std::optional<DataError> complaint = give_runner(hand, number.board);
        CHICANE_ASSERT(!complaint);
      }
      if (!drive(hand, number)) return;
    }
  }

  std::optional<DataError> give_runner(Hand& hand, std::size_t board) const {
    const RacePlan& plan = run_.plan;
    Result<std::unique_ptr<RaceRunner>, DataError> made =
        make_race_runner(plan.rules, plan.boards[board], plan.options, plan.entrants);
    if (!made) return made.error();
    hand.runner = std::move(*made);
    hand.board = board;
    return std::nullopt;
  }

  std::optional<std::int64_t> take(Hand& hand) {
    const std::lock_guard lock(hand.mutex);
    if (is_stopped_.load(std::memory_order_relaxed)) return std::nullopt;
    const std::int64_t position = next_.fetch_add(1);
    if (position >= wanted_) return std::nullopt;
    hand.open = position;
    return position;
  }

  // False if it was stopped on the way.
  bool drive(Hand& hand, const RaceNumber& number) {
    const std::vector<int> entrants = seating(run_.plan, number.race);
    const RaceSeen& seen =
        hand.runner->race({race_seed(run_.plan.seed, number.race), entrants}, is_stopped_);
    if (seen.ending == Ending::stopped) return false;
    std::vector<int> entries;
    for (const int entrant : entrants)
      entries.push_back(entry_numbers_[static_cast<std::size_t>(entrant)]);
    const std::lock_guard lock(hand.mutex);
    hand.done[number.board].tally.add(seen, entries);
    hand.open.reset();
    done_count_.fetch_add(1, std::memory_order_relaxed);
    return true;
  }

  const RaceRun& run_;
  const Part part_;
  const std::int64_t wanted_;
  const std::vector<int> entry_numbers_;
  std::atomic<std::int64_t> next_ = 0;
  std::atomic<std::int64_t> done_count_ = 0;
  std::atomic<bool> is_stopped_ = false;
  std::vector<Hand> hands_;
  std::optional<Threads> threads_;
};

// In the first process, what all have done with what was done before; in the others their own.
Result<DoneRaces, DataError> gathered(const RaceRun& run, const std::string& options,
                                      const DoneRaces& before, const DoneRaces& own) {
  const std::vector<std::string> parts = run.crew.gather(format_save(run.plan, options, own));
  if (parts.empty()) return own;
  DoneRaces all = before;
  for (const std::string& part : parts) {
    const Result<DoneRaces, DataError> read = parse_save(part, "a process", run.plan, options);
    if (!read) return Failure{read.error()};
    add(all, *read);
  }
  return all;
}

}  // namespace

Result<std::string, DataError> plan_options(const RacePlan& plan) {
  CHICANE_ASSERT(!plan.boards.empty());
  std::string options;
  for (const Board& board : plan.boards) {
    const Result<std::string, DataError> checked =
        check_races(plan.rules, board, plan.options, plan.entrants);
    if (!checked) return Failure{checked.error()};
    options = *checked;
  }
  return options;
}

Result<RunResult, DataError> run_races(const RaceRun& run, const DoneRaces& before) {
  const Result<std::string, DataError> options = plan_options(run.plan);
  if (!options) return Failure{options.error()};
  const Clock::time_point start = Clock::now();
  Clock::time_point kept = start;
  RunProgress progress;
  progress.done_before = races_done(before);
  progress.wanted = run.plan.races * static_cast<std::int64_t>(run.plan.boards.size());
  Workers workers(run, before);
  if (std::optional<DataError> complaint = workers.prepare()) return Failure{std::move(*complaint)};
  workers.start();
  for (;;) {
    const bool has_ended = workers.wait();
    const bool is_to_keep = run.keep && seconds_since(kept) >= run.keep_seconds;
    // Done, still at work, to be stopped, to be kept.
    const Crew::Numbers all = run.crew.sum(
        {workers.done_count(), has_ended ? 0 : 1, run.is_stopped ? 1 : 0, is_to_keep ? 1 : 0});
    progress.done = progress.done_before + all[0];
    progress.seconds = seconds_since(start);
    if (run.crew.rank() == 0) run.tell(progress);
    if (all[1] == 0 || all[2] > 0) break;
    if (has_ended) std::this_thread::sleep_for(Threads::kTick);  // Others are still at work.
    if (all[3] == 0) continue;
    const Result<DoneRaces, DataError> done = gathered(run, *options, before, workers.snapshot());
    if (!done) return Failure{done.error()};
    kept = Clock::now();
    if (run.crew.rank() == 0 && run.keep) run.keep(format_save(run.plan, *options, *done));
  }
  workers.stop();
  Result<DoneRaces, DataError> done = gathered(run, *options, before, workers.snapshot());
  if (!done) return Failure{done.error()};
  RunResult result;
  result.save = format_save(run.plan, *options, *done);
  result.is_whole = races_done(*done) == progress.wanted;
  result.done = std::move(*done);
  return result;
}

}  // namespace chicane::lab
