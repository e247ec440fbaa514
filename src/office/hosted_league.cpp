#include "office/hosted_league.h"

#include <boost/json/serialize.hpp>

#include "base/assert.h"
#include "base/random.h"
#include "base/text.h"
#include "codec/league_text.h"
#include "codec/league_words.h"
#include "league/draw.h"
#include "office/league_entries.h"
#include "office/league_plans.h"
#include "office/league_race.h"
#include "room/entry_fields.h"
#include "room/json_fields.h"

namespace chicane::office {

namespace json = boost::json;
using room::Done;
using room::Problem;
using room::text_of;

namespace {

Failure<Problem> objected(const league::Season& season, const league::Objection& objection) {
  return room::not_now(std::string(objection_name(objection.kind)),
                       objection_words(season, objection));
}

Failure<Problem> not_taken(const DataError& error) {
  return room::not_now("not_verified", to_string(error));
}

bool is_drawn(const league::Season& season) { return !season.rounds.front().races.empty(); }

int throw_die(const room::World& world) {
  std::uint64_t seed = 0;
  for (const std::uint8_t byte : world.bytes<8>()) seed = seed << 8 | byte;
  return Random(seed).roll(100);
}

}  // namespace

Result<LeagueSetup, Problem> read_league_setup(const json::object& body) {
  room::JsonFields fields(body);
  LeagueSetup setup;
  setup.plan = fields.lines("plan", kPlanBytesMax);
  setup.is_public = fields.flag_or("is_public", true);
  setup.pace = room::read_pace(fields);
  if (std::optional<Problem> problem = fields.problem()) return Failure{std::move(*problem)};
  const Result<league::Plan, DataError> plan = parse_league_plan(setup.plan, "plan");
  if (!plan) return room::bad_value(to_string(plan.error()));
  if (const std::optional<DataError> wrong = check_plan(*plan))
    return room::bad_value("plan: " + to_string(*wrong));
  if (const std::string complaint = room::reaction_complaint(setup.pace, plan->rules);
      !complaint.empty())
    return room::bad_value(complaint);
  return setup;
}

// ---- The fold.

HostedLeague HostedLeague::create(const LeagueSetup& setup, const LeagueHost& host,
                                  room::World world) {
  std::string id = room::new_name(world);
  HostedLeague league(std::move(id), std::move(world));
  league.append({{"t", "create"},
                 {"at", league.world_.now()},
                 {"person", host.person},
                 {"host", host.name},
                 {"invitation", room::new_secret(league.world_)},
                 {"is_public", setup.is_public},
                 {"pace", pace_json(setup.pace)},
                 {"plan", setup.plan}});
  return league;
}

Result<HostedLeague, DataError> HostedLeague::load(const std::string& id,
                                                   const std::vector<std::string>& entries,
                                                   room::World world) {
  HostedLeague league(id, std::move(world));
  if (entries.empty()) return Failure{DataError{"league " + id, 0, "its ledger is empty"}};
  if (const std::string complaint = league.follow(entries); !complaint.empty())
    return Failure{DataError{"league " + id, static_cast<int>(league.length_), complaint}};
  return league;
}

std::string HostedLeague::follow(const std::vector<std::string>& entries) {
  CHICANE_ASSERT(new_.empty());
  return room::fold_entries(entries, [this](const json::object& entry) { return apply(entry); });
}

void HostedLeague::append(const json::object& entry) {
  new_.push_back(json::serialize(entry));
  const std::string complaint = apply(entry);
  CHICANE_ASSERT(complaint.empty());
}

std::string HostedLeague::apply(const json::object& entry) {
  ++length_;
  const std::string kind = text_of(entry, "t");
  if (kind == "create") return apply_create(entry);
  if (!season_) return "a ledger begins with 'create'";
  changed_ = entry.at("at").as_int64();
  if (kind == "line") return apply_line(entry);
  if (kind == "room") {
    rooms_[text_of(entry, "race")] = text_of(entry, "room");
    return {};
  }
  if (kind == "close") {
    is_closed_ = true;
    return {};
  }
  if (kind == "forget") {
    const std::string person = text_of(entry, "person");
    std::erase_if(people_, [&](const auto& one) { return one.second == person; });
    if (host_.person == person) host_.person.clear();
    return {};
  }
  return "an entry of kind '" + kind + "' is not known";
}

std::string HostedLeague::apply_create(const json::object& entry) {
  if (season_) return "a second 'create'";
  setup_.plan = text_of(entry, "plan");
  setup_.is_public = entry.at("is_public").as_bool();
  room::JsonFields fields(entry);
  setup_.pace = room::read_pace(fields);
  host_ = {text_of(entry, "person"), text_of(entry, "host")};
  invitation_ = text_of(entry, "invitation");
  created_ = changed_ = entry.at("at").as_int64();
  Result<league::Plan, DataError> plan = parse_league_plan(setup_.plan, "plan");
  if (!plan) return to_string(plan.error());
  bytes_ = format_league_plan(*plan).size();
  season_.emplace(std::move(*plan));
  return {};
}

std::string HostedLeague::apply_line(const json::object& entry) {
  LeagueLine line{length_, changed_, text_of(entry, "by"), season_->round(), {}, {}};
  line.text = text_of(entry, "line");
  Result<league::Entry, DataError> read = parse_league_entry(line.text);
  if (!read) return read.error().what;
  line.entry = std::move(*read);
  if (const std::optional<league::Objection> objection = take(*season_, line.entry))
    return objection_words(*season_, *objection);
  bytes_ += line.text.size() + 1;
  if (const auto* enter = std::get_if<league::Enter>(&line.entry);
      enter != nullptr && entry.contains("person"))
    people_[enter->name] = text_of(entry, "person");
  lines_.push_back(std::move(line));
  return {};
}

// ---- Commands.

Result<Done, Problem> HostedLeague::add(const std::vector<league::Entry>& entries,
                                        const std::string& by, const std::string& person) {
  if (is_closed_) return room::not_now("not_open", "the league is closed");
  league::Season after = *season_;
  std::vector<std::string> lines;
  std::size_t bytes = bytes_;
  for (const league::Entry& entry : entries) {
    lines.push_back(format_league_entry(entry));
    // Names and reasons come from outside: the parser of the ledger judges them.
    const Result<league::Entry, DataError> read = parse_league_entry(lines.back());
    if (!read) return room::bad_value(read.error().what);
    if (*read != entry)
      return room::bad_value("no word of an entry has a blank, a '#' or an '=' in it");
    if (const std::optional<league::Objection> objection = take(after, entry))
      return objected(after, *objection);
    bytes += lines.back().size();
    lines.back().pop_back();  // The end of the line.
  }
  if (bytes > kLeagueBytesMax) return room::not_now("not_open", "the ledger is full");
  for (const std::string& line : lines) {
    json::object entry = {{"t", "line"}, {"at", world_.now()}, {"by", by}, {"line", line}};
    if (!person.empty()) entry["person"] = person;
    append(entry);
  }
  return Done{};
}

Result<Done, Problem> HostedLeague::draw(const std::string& by) {
  const Result<std::vector<league::Entry>, DataError> entries =
      entries_due(*season_, [this](const std::string&) { return throw_die(world_); });
  if (!entries) return room::not_now("cannot_race", to_string(entries.error()));
  if (entries->empty()) {
    const bool is_racing = next_step(*season_) == league::Step::race;
    return room::not_now("race_not_due", is_racing ? "nothing is to be drawn: races are open"
                                         : season_->drivers.empty()
                                             ? "nothing is to be drawn: nobody has entered"
                                             : "nothing is to be drawn: the league is over");
  }
  if (const Result<Done, Problem> added = add(*entries, by); !added) return added;
  for (const league::Entry& entry : *entries) {
    if (const auto* drawn = std::get_if<league::Draw>(&entry)) {
      append({{"t", "room"},
              {"at", world_.now()},
              {"race", drawn->race},
              {"room", room::new_name(world_)}});
    }
  }
  return Done{};
}

Result<Done, Problem> HostedLeague::take_record(const std::string& race, const std::string& text) {
  const league::LeagueRace* found = season_->race(race).race;
  if (found == nullptr || found->has_result() || season_->is_annulled(race)) return Done{};
  const Result<Record, DataError> record = parse_record(text, race);
  if (!record) return not_taken(record.error());
  const Result<league::TakeResult, DataError> result =
      result_of_race(*season_, *found, *record, text);
  if (!result) return not_taken(result.error());
  return add({*result}, {});
}

Result<Done, Problem> HostedLeague::take_other_record(const std::string& text,
                                                      const std::string& by) {
  const Result<Record, DataError> record = parse_record(text, "record");
  if (!record) return not_taken(record.error());
  const Result<league::TakeResult, DataError> result = result_of_record(*season_, *record, text);
  if (!result) return not_taken(result.error());
  return add({*result}, by);
}

Result<Done, Problem> HostedLeague::close() {
  if (is_closed_ || is_drawn(*season_))
    return room::not_now("not_open", "the league has begun or is closed");
  append({{"t", "close"}, {"at", world_.now()}});
  return Done{};
}

void HostedLeague::forget(const std::string& person) {
  if (host_.person != person && driver_of(person).empty()) return;
  append({{"t", "forget"}, {"at", world_.now()}, {"person", person}});
}

// ---- What is so.

HostedLeague::State HostedLeague::state() const {
  if (is_closed_ || next_step(*season_) == league::Step::over) return State::over;
  return is_drawn(*season_) ? State::running : State::open;
}

std::string HostedLeague::person_of(const std::string& driver) const {
  const auto found = people_.find(driver);
  return found == people_.end() ? std::string() : found->second;
}

std::string HostedLeague::driver_of(std::string_view person) const {
  if (person.empty()) return {};
  for (const auto& [driver, behind] : people_) {
    if (behind == person) return driver;
  }
  return {};
}

std::string HostedLeague::room_of(const std::string& race) const {
  const auto found = rooms_.find(race);
  return found == rooms_.end() ? std::string() : found->second;
}

std::string HostedLeague::file() const {
  std::string text = format_league_plan(season_->plan);
  for (const LeagueLine& line : lines_) text += line.text + "\n";
  return text;
}

}  // namespace chicane::office
