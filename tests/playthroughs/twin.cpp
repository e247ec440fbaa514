#include "playthroughs/twin.h"

#include <algorithm>
#include <vector>

#include "base/digest.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"

namespace chicane {

namespace {

// Half of a digest: an accident goes unseen once in four thousand million times.
std::string short_digest(const Race& race) { return to_hex(race.digest()).substr(0, 8); }

std::string_view word_of(Condition condition) {
  switch (condition) {
    case Condition::driving:
      return "driving";
    case Condition::halted:
      return "halted";
    case Condition::home:
      return "home";
    case Condition::out:
      return "out";
  }
  return {};
}

std::vector<std::string> places(const Race& race) {
  std::vector<std::string> lines;
  for (const Standing& standing : race.standings()) {
    lines.push_back(
        fill("place {} {} {}", standing.place, standing.name, word_of(standing.condition)));
  }
  return lines;
}

class Player {
 public:
  explicit Player(std::string_view text) : lines_(lines(text)) {}

  std::string play() {
    for (; at_ < lines_.size(); ++at_) {
      if (const std::string complaint = follow(lines_[at_]); !complaint.empty())
        return fill("{}: {}", static_cast<int>(at_) + 1, complaint);
    }
    return race_ == nullptr ? "there is no start" : at_end();
  }

 private:
  std::string follow(std::string_view line) {
    const std::string_view key = line.substr(0, line.find(' '));
    const std::string_view rest = line.substr(std::min(line.size(), key.size() + 1));
    if (key == "place") return place(line);
    if (race_ != nullptr) return decide(key, rest);
    if (key == "start") return start(rest);
    header_.push_back(rest);
    return {};
  }

  // twin, rules, options, board, seats, in that order.
  std::string start(std::string_view digest) {
    if (header_.size() != 5) return "the header is not whole";
    const Result<const RuleSetEntry*, DataError> rules = find_rule_set(header_[1]);
    if (!rules) return rules.error().what;
    const std::vector<std::string_view> board_words = words(header_[3]);
    const Result<Board, DataError> board = load_board(board_words.front());
    if (!board) return board.error().what;
    if (board_words.back() != to_hex(board_digest(*board)))
      return fill("the board is another one: its digest is {}", to_hex(board_digest(*board)));
    if (const std::string all = every_option(header_[1], header_[2]); all != header_[2])
      return "not every option is named; write: options " + all;
    std::vector<std::string> names;
    for (const std::string_view name : words(header_[4])) names.emplace_back(name);
    Result<std::unique_ptr<Race>, DataError> race = (*rules)->make_race(*board, header_[2], names);
    if (!race) return race.error().what;
    race_ = std::move(*race);
    return compare("start", digest);
  }

  std::string decide(std::string_view who, std::string_view rest) {
    const std::size_t last = rest.rfind(' ');
    if (last == std::string_view::npos) return "a decision and a digest are due";
    std::string_view decision = rest.substr(0, last);
    Seat seat = kChance;
    if (who == "chance") {
      const std::size_t label = decision.find(" for ");
      if (race_->pending().kind != Pending::Kind::chance) return "no die is owed here";
      if (label == std::string_view::npos || decision.substr(label + 5) != race_->roll_label())
        return "the die owed is for " + race_->roll_label();
      decision = decision.substr(0, label);
    } else {
      const auto& names = race_->names();
      const auto found = std::find(names.begin(), names.end(), who);
      if (found == names.end()) return fill("nobody is called {}", who);
      seat = seat_at(static_cast<int>(found - names.begin()));
    }
    const auto done = race_->decide(seat, decision);
    if (!done) return fill("refused, {} ({})", done.error().what, done.error().clause);
    return compare(lines_[at_].substr(0, lines_[at_].rfind(' ')), rest.substr(last + 1));
  }

  std::string compare(std::string_view what, std::string_view digest) const {
    if (short_digest(*race_) == digest) return {};
    return fill("in turn {} the state after '{}' is {}, not {}", race_->turn() + 1, what,
                short_digest(*race_), digest);
  }

  std::string place(std::string_view line) {
    if (race_ == nullptr || !race_->pending().is_over()) return "the race is not over here";
    const std::vector<std::string> now = places(*race_);
    if (placed_ == now.size()) return "so many cars are not in the race";
    if (now[placed_] != line) return fill("now it is '{}', not '{}'", now[placed_], line);
    ++placed_;
    return {};
  }

  std::string at_end() const {
    if (!race_->pending().is_over()) return "the race goes on after the last line";
    return placed_ == race_->standings().size() ? "" : "some places are missing at the end";
  }

  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  std::vector<std::string_view> header_;  // What stands after each first word.
  std::unique_ptr<Race> race_;
  std::size_t placed_ = 0;
};

}  // namespace

std::string every_option(std::string_view rules, std::string_view options) {
  std::vector<std::string> all;
  for (const OptionInfo& info : (*find_rule_set(rules))->options()) {
    std::string value = info.values.front();
    for (const std::string_view word : words(options)) {
      if (const auto pair = key_value(word); pair && pair->key == info.name) value = pair->value;
    }
    all.push_back(info.name + "=" + value);
  }
  return join(all, " ");
}

std::string replay_twin(std::string_view text) { return Player(text).play(); }

std::string record_twin(const GoldenRace& golden) {
  GoldenRace named = golden;
  named.options = every_option(golden.rules, golden.options);
  const std::unique_ptr<Race> race = begin(named);
  std::string text =
      fill("twin of {}\nrules {}\noptions {}\nboard {} {}\nseats {}\nstart {}\n", golden.name,
           golden.rules, named.options, race->board().name, to_hex(board_digest(race->board())),
           join(race->names(), " "), short_digest(*race));
  play(named, *race, [&](const GoldenStep& step) {
    const std::string label = step.label.empty() ? "" : " for " + step.label;
    text += fill("{} {}{} {}\n", step.who, step.decision, label, short_digest(*race));
  });
  for (const std::string& line : places(*race)) text += line + "\n";
  return text;
}

}  // namespace chicane
