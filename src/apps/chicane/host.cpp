#include "apps/chicane/host.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "catalog/replay.h"

namespace chicane::app {

void Chronicle::add_die(std::string_view decision, std::string_view label) {
  const std::string_view face = words(decision).back();
  // "d6", "special-d6", "secret-d30"
  const std::string_view die = words(label).back();
  if (die.starts_with("secret-")) return;
  dice.push_back({number(die.substr(die.rfind('d') + 1), 1, 999).value_or(0),
                  number(face, 0, 999).value_or(0), die.starts_with("special-")});
}

Result<std::unique_ptr<Host>, DataError> Host::make(std::unique_ptr<Race> race,
                                                    std::vector<std::string> drivers,
                                                    std::uint64_t seed) {
  std::unique_ptr<Host> host(new Host(std::move(race), std::move(drivers), seed));
  const auto shelf = std::make_shared<Shelf>();
  for (std::size_t i = 0; i < host->drivers_.size(); ++i) {
    if (host->drivers_[i] == kHuman) {
      host->bots_.push_back(nullptr);
      continue;
    }
    // Each bot has its own stream, so that one more of them changes no other's choices.
    Result<std::unique_ptr<Driver>, DataError> bot = make_driver(
        host->drivers_[i], *host->race_, shelf, mix(seed ^ (i + 1) * 0x9e3779b97f4a7c15u));
    if (!bot) return Failure{bot.error()};
    host->bots_.push_back(std::move(*bot));
  }
  return host;
}

Host::Host(std::unique_ptr<Race> race, std::vector<std::string> drivers, std::uint64_t seed)
    : race_(std::move(race)),
      drivers_(std::move(drivers)),
      last_answer_(drivers_.size()),
      first_answers_(drivers_.size()),
      dice_(seed) {
  record_ = writer_.begin(record_header(*race_, drivers_));
  turns_marked_ = race_->turn();
}

std::string Host::record_into(std::unique_ptr<RaceFile> file, bool is_new,
                              std::string_view text_so_far) {
  file_ = std::move(file);
  if (is_new) return file_->append(record_);
  record_ = text_so_far;
  writer_.resume(record_);
  turns_marked_ = race_->turn();
  return {};
}

Host::Outcome Host::run(Panel* panel) {
  while (true) {
    const Pending pending = race_->pending();
    if (pending.is_over()) {
      if (!write(writer_.end(race_->turn(), race_->digest()))) return Outcome::failed;
      return Outcome::over;
    }
    if (pending.kind == Pending::Kind::chance) {
      if (!throw_die()) return Outcome::failed;
      continue;
    }
    // Bots answer before people: at a hidden round the last answer reveals, and that should be a
    // person's.
    const Seat seat = next_to_ask(pending.seats);
    if (std::string& first = first_answers_[index(seat)]; !first.empty()) {
      const std::string decision = std::exchange(first, {});
      std::string refused;
      if (take(seat, decision, &refused)) continue;
      if (failure_.empty()) failure_ = refused;
      return Outcome::failed;
    }
    if (!is_human(seat)) {
      if (!ask_bot(seat)) return Outcome::failed;
      continue;
    }
    CHICANE_ASSERT(panel != nullptr);
    if (race_->is_formality(seat)) {
      if (!take(seat, race_->legal(seat)[0], nullptr)) return Outcome::failed;
      continue;
    }
    bool goes_on = true;
    const Outcome outcome = ask_human(seat, *panel, goes_on);
    if (!goes_on) return outcome;
  }
}

Seat Host::next_to_ask(const SeatSet& seats) const {
  for (const Seat seat : seats) {
    if (!is_human(seat)) return seat;
  }
  return seats.first();
}

bool Host::throw_die() {
  const Roll roll = race_->pending().roll;
  const std::string label = race_->roll_label();
  const int face = face_of(roll.die, dice_.roll(roll.sides));
  const std::string decision = "roll " + std::to_string(face);
  chronicle_.add_die(decision, label);
  // A die cannot be taken back.
  moments_.clear();
  if (!write(writer_.roll(decision, label))) return false;
  return take(kChance, decision, nullptr);
}

bool Host::ask_bot(Seat seat) {
  const std::string decision = bots_[index(seat)]->choose(*race_, seat);
  std::string refused;
  if (!take(seat, decision, &refused)) {
    failure_ = "the driver " + drivers_[index(seat)] + " made an unlawful decision: " + decision +
               ": " + refused;
    return false;
  }
  return true;
}

Host::Outcome Host::ask_human(Seat seat, Panel& panel, bool& goes_on) {
  std::string complaint;
  const bool is_hidden = race_->is_hidden_round() && humans() > 1;
  // Nor does anybody look at another's cards.
  const bool changes_hands = race_->has_secrets() && humans() > 1 && seat != last_asked_;
  if (is_hidden || changes_hands) panel.hand_over(*race_, seat);
  last_asked_ = seat;
  while (true) {
    // At one keyboard nobody takes back the hidden answer of another.
    const bool can_undo = !moments_.empty() && !is_hidden;
    const Reply reply =
        panel.ask(*race_, seat, chronicle_, last_answer_[index(seat)], complaint, can_undo);
    switch (reply.kind) {
      case Reply::Kind::quit:
        goes_on = false;
        return Outcome::quit;
      case Reply::Kind::undo:
        if (!can_undo) {
          complaint =
              "There is nothing to take back: a die has been thrown or plots have been shown "
              "since.";
          continue;
        }
        if (!take_back()) {
          goes_on = false;
          return Outcome::failed;
        }
        return Outcome::over;
      case Reply::Kind::decision:
        break;
    }
    remember_moment();
    const std::size_t answered_at = chronicle_.entries.size();
    if (take_all(seat, reply.decision, &complaint)) {
      last_answer_[index(seat)] = answered_at;
      return Outcome::over;
    }
    moments_.pop_back();
    if (!failure_.empty()) {
      goes_on = false;
      return Outcome::failed;
    }
  }
}

// What is said in one breath is taken as far as it goes: `drive I2 I3 I4` stops where a payment or
// a roll comes up. False if not even the first was lawful.
bool Host::take_all(Seat seat, const std::string& said, std::string* refused) {
  const std::vector<std::string> decisions = race_->single_decisions(said);
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    std::string ignored;
    if (!take(seat, decisions[i], i == 0 ? refused : &ignored)) return i > 0 && failure_.empty();
  }
  return true;
}

// The decision is recorded before anything else is done with it: what has been answered is not
// lost.
bool Host::take(Seat seat, const std::string& decision, std::string* refused) {
  const bool was_hidden_round = race_->is_hidden_round();
  const int turn = race_->turn() + 1;
  const bool had_started = race_->has_started();
  std::unique_ptr<Race> after = race_->clone();
  Result<std::vector<Happening>, Refused> done = after->decide(seat, decision);
  if (!done) {
    if (refused != nullptr) *refused = done.error().what;
    return false;
  }
  if (seat != kChance && !write(writer_.decision(race_->names()[index(seat)], decision)))
    return false;
  race_ = std::move(after);
  for (const Happening& happening : *done)
    chronicle_.entries.push_back({had_started ? turn : 0, happening});
  // What has been shown cannot be hidden again: a hidden round tells nothing before it reveals.
  if (was_hidden_round && !done->empty()) moments_.clear();
  while (turns_marked_ < race_->turn()) {
    if (!write(writer_.turn(++turns_marked_, race_->digest()))) return false;
  }
  return true;
}

bool Host::write(const std::string& text) {
  record_ += text;
  if (file_ == nullptr) return true;
  failure_ = file_->append(text);
  return failure_.empty();
}

void Host::remember_moment() {
  moments_.push_back({race_->clone(), chronicle_.entries.size(), chronicle_.dice.size(),
                      record_.size(), writer_, turns_marked_});
}

bool Host::take_back() {
  Moment moment = std::move(moments_.back());
  moments_.pop_back();
  race_ = std::move(moment.race);
  chronicle_.entries.resize(moment.entries);
  chronicle_.dice.erase(chronicle_.dice.begin() + static_cast<std::ptrdiff_t>(moment.dice),
                        chronicle_.dice.end());
  record_.resize(moment.record_size);
  writer_ = moment.writer;
  turns_marked_ = moment.turns_marked;
  for (std::size_t& answered : last_answer_) answered = std::min(answered, moment.entries);
  if (file_ == nullptr) return true;
  failure_ = file_->truncate(moment.record_size);
  return failure_.empty();
}

int Host::humans() const {
  return static_cast<int>(std::count(drivers_.begin(), drivers_.end(), kHuman));
}

}  // namespace chicane::app
