// What seats answer. In a hidden round an answer is sealed, and may be changed until all are in.
#include <algorithm>

#include "base/held.h"
#include "base/text.h"
#include "room/entry_fields.h"
#include "room/room.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

// As the seat said it; several decisions in one breath are one answer.
std::string said_in(const json::object& entry) {
  return text_of(entry, entry.contains("said") ? "said" : "d");
}

json::object entry_of(std::string_view kind, Millis now, int seat, std::string_view decision,
                      std::string_view said) {
  json::object entry = {{"t", json::string_view(kind)},
                        {"at", now},
                        {"seat", seat},
                        {"d", json::string_view(decision)}};
  if (!said.empty() && said != decision) entry["said"] = json::string_view(said);
  return entry;
}

Failure<Problem> refused_by_rules(const Refused& refused) {
  return Failure{Problem{409, refused.name, refused.what, refused.clause}};
}

Failure<Problem> no_decision() {
  return Failure{Problem{409, "no_decision", "a decision is a word or more", {}}};
}

}  // namespace

// ---- The fold.

std::string Room::apply_answer(const json::object& entry) {
  if (race_ == nullptr) return "an answer before the start";
  const int index = static_cast<int>(number_of(entry, "seat"));
  RoomSeat& who = seats_[static_cast<std::size_t>(index)];
  const std::string decision = text_of(entry, "d");
  // What follows from an answer is none of its own: a formality, the rest of a breath.
  const bool is_own = text_of(entry, "by") != "rule";
  const bool is_hidden = entry.contains("salt");
  // The last of a hidden round opens all of them.
  const bool is_last = race_->pending().seats.size() == 1;
  const int turn = told_turn();
  if (is_hidden && hidden_.empty()) round_begun_ = race_->clone();
  const Result<std::vector<Happening>, Refused> done = race_->decide(seat_at(index), decision);
  if (!done)
    return fill("the answer '{}' of {} is refused: {}", decision, who.name, done.error().what);
  if (is_hidden) {
    hidden_.push_back({index, decision, text_of(entry, "salt"), std::nullopt});
    if (is_own) hidden_.back().move = who.answers.size();
    if (std::string complaint = seal_last(); !complaint.empty()) return complaint;
    if (is_last) open_all();
  } else {
    record_ += writer_.decision(who.name, decision);
  }
  if (is_own) note_answer(who, said_in(entry));
  tell(*done, turn);
  mark_turns();
  finish_if_over();
  return {};
}

// The race is decided again from the beginning of the round, the changed answer last: in the order
// in which the record opens them.
std::string Room::apply_change(const json::object& entry) {
  const int index = static_cast<int>(number_of(entry, "seat"));
  const Hidden* sealed = sealed_by(index);
  if (sealed == nullptr) return "there is no sealed answer to change";
  Hidden changed = {index, text_of(entry, "d"), text_of(entry, "salt"), sealed->move,
                    sealed->changes + 1};
  RoomSeat& who = seats_[static_cast<std::size_t>(index)];
  std::unique_ptr<Race> race = unsealed(index);
  if (const auto done = race->decide(seat_at(index), changed.decision); !done)
    return fill("the change '{}' of {} is refused: {}", changed.decision, who.name,
                done.error().what);
  race_ = std::move(race);
  std::string& answer = who.answers[*changed.move];
  bytes_noted_ -= bytes_held(answer);
  answer = said_in(entry);
  bytes_noted_ += bytes_held(answer);
  std::erase_if(hidden_, [&](const Hidden& one) { return one.seat == index; });
  hidden_.push_back(std::move(changed));
  return seal_last();
}

std::string Room::seal_last() {
  const Hidden& hidden = hidden_.back();
  const auto salt = fair::from_hex<fair::kSaltBytes>(hidden.salt);
  if (!salt) return "the salt is no salt";
  const std::string& name = seats_[static_cast<std::size_t>(hidden.seat)].name;
  record_ +=
      writer_.seal(name, fair::to_hex(fair::seal(*salt, id_, name, seals_++, hidden.decision)));
  return {};
}

void Room::open_all() {
  for (const Hidden& hidden : hidden_) {
    const std::string& name = seats_[static_cast<std::size_t>(hidden.seat)].name;
    record_ += writer_.salt(name, hidden.salt);
    record_ += writer_.decision(name, hidden.decision);
  }
  hidden_.clear();
  round_begun_ = nullptr;
}

const Room::Hidden* Room::sealed_by(int seat) const {
  const auto found = std::find_if(hidden_.begin(), hidden_.end(), [&](const Hidden& hidden) {
    return hidden.seat == seat && hidden.move;
  });
  return found == hidden_.end() ? nullptr : &*found;
}

std::unique_ptr<Race> Room::unsealed(int seat) const {
  if (sealed_by(seat) == nullptr) return nullptr;
  std::unique_ptr<Race> race = round_begun_->clone();
  for (const Hidden& hidden : hidden_) {
    if (hidden.seat == seat) continue;
    const auto done = race->decide(seat_at(hidden.seat), hidden.decision);
    CHICANE_ASSERT(static_cast<bool>(done));
  }
  return race;
}

// ---- Commands.

std::optional<Problem> Room::answer_problem(const RoomSeat& who) const {
  if (state() == State::over) return Problem{409, "not_running", "the race is over", {}};
  if (state() == State::paused) return Problem{409, "paused", "the race is paused", {}};
  if (who.is_away)
    return Problem{
        409, "not_awaited", "a bot drives for you since you were away; come back first", {}};
  return std::nullopt;
}

Result<Answered, Problem> Room::decide(int seat, std::string_view decision,
                                       std::optional<std::int64_t> move) {
  if (race_ == nullptr) return not_now("not_running", "the race has not begun");
  const RoomSeat& who = seats_[static_cast<std::size_t>(seat)];
  const auto count = static_cast<std::int64_t>(who.answers.size());
  if (move && *move < count) {
    if (who.answers[static_cast<std::size_t>(*move)] == decision) return Answered{true};
    return not_now("stale",
                   fill("that question was answered: '{}'; your next answer is move {}",
                        who.answers[static_cast<std::size_t>(*move)], std::to_string(count)));
  }
  if (move && *move > count)
    return not_now("stale", fill("your next answer is move {}", std::to_string(count)));
  if (std::optional<Problem> problem = answer_problem(who)) return Failure{std::move(*problem)};
  if (!is_awaited(seat)) return not_now("not_awaited", "it is not your turn");
  const std::vector<std::string> decisions = race_->single_decisions(decision);
  if (decisions.empty()) return no_decision();
  // Tried on a copy: what is refused leaves no trace.
  const std::unique_ptr<Race> trial = race_->clone();
  if (const auto done = trial->decide(seat_at(seat), decisions[0]); !done)
    return refused_by_rules(done.error());

  append_answer(seat_at(seat), decisions[0], "person", decision);
  // What is said in one breath goes as far as it goes.
  for (std::size_t i = 1; i < decisions.size() && is_awaited(seat); ++i) {
    if (!race_->clone()->decide(seat_at(seat), decisions[i])) break;
    append_answer(seat_at(seat), decisions[i], "rule");
  }
  advance();
  return Answered{false};
}

Result<Answered, Problem> Room::change(int seat, std::string_view decision,
                                       std::optional<std::int64_t> move) {
  if (race_ == nullptr) return not_now("not_running", "the race has not begun");
  const RoomSeat& who = seats_[static_cast<std::size_t>(seat)];
  const auto count = static_cast<std::int64_t>(who.answers.size());
  const std::int64_t changed = move.value_or(count - 1);
  if (changed < 0 || changed >= count)
    return not_now("not_sealed",
                   "you have not answered that question; answer it without 'is_change'");
  const std::string& answer = who.answers[static_cast<std::size_t>(changed)];
  if (answer == decision) return Answered{true};
  const Hidden* sealed = sealed_by(seat);
  if (sealed == nullptr || static_cast<std::int64_t>(*sealed->move) != changed)
    return not_now("too_late", fill("that answer can no longer be changed: '{}' stands", answer));
  if (std::optional<Problem> problem = answer_problem(who)) return Failure{std::move(*problem)};
  if (sealed->changes >= kChangesMax)
    return Failure{Problem{
        429,
        "too_many",
        fill("an answer can be changed {} times: '{}' stands", std::to_string(kChangesMax), answer),
        {}}};
  const std::vector<std::string> decisions = race_->single_decisions(decision);
  if (decisions.empty()) return no_decision();
  if (const auto done = unsealed(seat)->decide(seat_at(seat), decisions[0]); !done)
    return refused_by_rules(done.error());

  json::object entry = entry_of("change", world_.now(), seat, decisions[0], decision);
  entry["salt"] = fair::to_hex(world_.bytes<fair::kSaltBytes>());
  append(std::move(entry));
  return Answered{false};
}

void Room::append_answer(Seat seat, std::string_view decision, std::string_view by,
                         std::string_view said) {
  json::object entry = entry_of("answer", world_.now(), index(seat), decision, said);
  entry["by"] = json::string_view(by);
  if (race_->is_hidden_round()) entry["salt"] = fair::to_hex(world_.bytes<fair::kSaltBytes>());
  append(std::move(entry));
}

}  // namespace chicane::room
