#include "apps/chicane/terminal/terminal_panel.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/text.h"
#include "catalog/tell.h"

namespace chicane::app {

namespace {

constexpr std::size_t kNewsMax = 8;

std::string news_since(const Race& race, const Chronicle& chronicle, std::size_t since,
                       std::size_t lines_max, const Pen& pen) {
  const std::vector<HappeningInTurn> news(
      chronicle.entries.begin() + static_cast<std::ptrdiff_t>(since), chronicle.entries.end());
  std::vector<std::string> lines;
  for (const StoryLine& line : story_lines(race, news))
    lines.push_back("  " + line.text + " " + pen(line.clause, kQuiet) + "\n");
  std::string text;
  if (lines.size() > lines_max)
    text += pen(fmt::format("  … {} more, type l for all\n", lines.size() - lines_max), kQuiet);
  for (std::size_t i = lines.size() > lines_max ? lines.size() - lines_max : 0; i < lines.size();
       ++i)
    text += lines[i];
  return text;
}

// "drive I2 I3": a decision in its full text form, or meant as one. The rules answer for it.
bool is_spelled_out(const std::string& typed) {
  const std::vector<std::string_view> said = words(typed);
  return said.size() > 1 && said[0][0] >= 'a' && said[0][0] <= 'z';
}

// "1 to 9", "NN or NNS": what can be typed.
std::string keys_of(const std::vector<Choice>& choices) {
  std::vector<std::string> keys;
  for (const Choice& choice : choices) {
    if (!choice.decision.empty()) keys.push_back(choice.key);
  }
  if (keys.empty()) return "a decision";
  if (keys.size() == 1) return keys[0];
  const bool is_short = keys.size() == 2;
  return keys.front() + (is_short ? " or " : " to ") + keys.back();
}

constexpr std::string_view kCommands =
    "  ?            this page\n"
    "  l            the story of the race so far\n"
    "  t            the whole track\n"
    "  u            take back your last answer, up to the last die\n"
    "  q            leave; the race is saved and goes on with 'chicane play --resume'\n";

}  // namespace

std::string format_choices(const std::vector<Choice>& choices, const Pen& pen) {
  std::vector<std::size_t> widths;
  std::size_t key_width = 1;
  for (const Choice& choice : choices) {
    key_width = std::max(key_width, choice.key.size());
    widths.resize(std::max(widths.size(), choice.cells.size()));
    for (std::size_t i = 0; i < choice.cells.size(); ++i) {
      widths[i] = std::max(widths[i], choice.cells[i].text.size());
    }
  }
  std::string text;
  for (const Choice& choice : choices) {
    text += "  " + pen(fmt::format("{:>{}}", choice.key, key_width),
                       choice.decision.empty() ? kQuiet : kHead);
    for (std::size_t i = 0; i < choice.cells.size(); ++i) {
      const Cell& cell = choice.cells[i];
      const bool is_last = i + 1 == choice.cells.size();
      text +=
          "  " + pen(is_last ? cell.text : fmt::format("{:<{}}", cell.text, widths[i]), cell.paint);
    }
    text += "\n";
  }
  return text;
}

std::string TerminalPanel::screen(const Race& race, Seat seat, const Chronicle& chronicle,
                                  std::size_t since, const std::vector<Choice>& choices) const {
  const Pen& pen = console_.pen();
  const std::vector<std::string> order = dashboard_.running_order(race, seat, pen);
  const std::string news = news_since(race, chronicle, since, kNewsMax, pen);
  const int news_lines = static_cast<int>(std::count(news.begin(), news.end(), '\n'));
  const int others =
      6 + static_cast<int>(order.size()) + news_lines + static_cast<int>(choices.size());

  std::string text = pen(dashboard_.heading(race), kHead) + "\n";
  if (race.has_started()) {
    text += draw_track(race.board(), dashboard_.own_row(race, seat), console_.columns(),
                       console_.lines() - others, dashboard_.track(race, seat, choices), pen);
    for (const std::string& line : order) text += line + "\n";
  }
  if (!news.empty()) text += "\n" + news;
  return text + "\n";
}

Reply TerminalPanel::ask(const Race& race, Seat seat, const Chronicle& chronicle, std::size_t since,
                         const std::string& complaint, bool can_undo) {
  const Pen& pen = console_.pen();
  const std::vector<Choice> choices = dashboard_.choices(race, seat);
  console_.clear();
  console_.print(screen(race, seat, chronicle, since, choices));
  console_.print(pen(race.names()[index(seat)] + ": " + dashboard_.question(race, seat), kHead) +
                 "\n" + format_choices(choices, pen));
  std::string message = complaint;
  while (true) {
    if (!message.empty()) console_.print(pen(message, kOut) + "\n");
    message.clear();
    const std::optional<std::string> line =
        console_.read(pen(can_undo ? "? help, u undo > " : "? help > ", kQuiet));
    if (!line) return {Reply::Kind::quit, {}};
    const std::string typed(trim(*line));
    if (typed.empty()) {
      // One choice needs no typing.
      if (choices.size() == 1) return {Reply::Kind::decision, choices[0].decision};
      continue;
    }
    if (typed == "q" || typed == "quit") return {Reply::Kind::quit, {}};
    if (typed == "u" || typed == "undo") return {Reply::Kind::undo, {}};
    if (typed == "?" || typed == "help") {
      console_.print(dashboard_.help() + std::string(kCommands));
      continue;
    }
    if (typed == "l" || typed == "log") {
      console_.print(news_since(race, chronicle, 0, chronicle.entries.size(), pen));
      continue;
    }
    if (typed == "t" || typed == "track") {
      console_.print(draw_track(race.board(), 1, console_.columns(), 1000,
                                dashboard_.track(race, seat, choices), pen));
      continue;
    }
    const auto chosen = std::find_if(choices.begin(), choices.end(),
                                     [&](const Choice& c) { return c.key == typed; });
    if (chosen != choices.end() && !chosen->decision.empty())
      return {Reply::Kind::decision, chosen->decision};
    if (const std::optional<std::string> decision = dashboard_.shorthand(race, seat, typed))
      return {Reply::Kind::decision, *decision};
    if (is_spelled_out(typed)) return {Reply::Kind::decision, typed};
    message = fill("'{}' is none of the choices; type {} from the list, or ? for help.", typed,
                   keys_of(choices));
  }
}

void TerminalPanel::hand_over(const Race& race, Seat seat) {
  if (!console_.is_terminal()) return;
  console_.clear();
  console_.read(console_.pen()(race.names()[index(seat)], kHead) +
                ", take the keyboard. The others look away. Enter > ");
}

}  // namespace chicane::app
