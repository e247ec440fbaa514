#include "apps/chicane/run_bar.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace chicane::app {

namespace {

constexpr int kCells = 20;

// "0:07", "2:15:00"
std::string clock_text(double seconds) {
  const auto whole = static_cast<long>(seconds + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, " ");
  return text;
}

std::string progress_line(const lab::RunProgress& progress, std::string_view what) {
  const double share = static_cast<double>(progress.done) /
                       static_cast<double>(std::max<std::int64_t>(1, progress.wanted));
  const int filled = static_cast<int>(share * kCells);
  std::string line;
  for (int i = 0; i < kCells; ++i) line += i < filled ? "━" : "─";
  line += fmt::format(" {:3.0f} %  {} of {} {}", 100 * share, grouped(progress.done),
                      grouped(progress.wanted), what);
  const double rate =
      static_cast<double>(progress.done - progress.done_before) / std::max(progress.seconds, 1e-3);
  if (rate <= 0) return line;
  line += rate >= 10  ? fmt::format(", {} a second", grouped(static_cast<std::int64_t>(rate)))
          : rate >= 1 ? fmt::format(", {:.1f} a second", rate)
                      : fmt::format(", {:.2g} s each", 1 / rate);
  return line +
         fmt::format(", {} left",
                     clock_text(static_cast<double>(progress.wanted - progress.done) / rate));
}

RunBar::RunBar(std::string_view what) : what_(what), is_terminal_(isatty(STDERR_FILENO) == 1) {}

void RunBar::show(const lab::RunProgress& progress) {
  if (is_terminal_) {
    has_shown_ = true;
    fmt::print(stderr, "\r{}\x1b[K", progress_line(progress, what_));
  } else if (Clock::now() - told_ >= std::chrono::minutes(1)) {
    told_ = Clock::now();
    fmt::print(stderr, "{}\n", progress_line(progress, what_));
  }
  std::fflush(stderr);
}

void RunBar::clear() {
  if (!has_shown_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
}

}  // namespace chicane::app
