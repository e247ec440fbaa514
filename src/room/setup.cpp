#include "room/setup.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/record_text.h"
#include "drivers/bot_names.h"
#include "drivers/driver.h"
#include "games/doors.h"
#include "room/json_fields.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

// Longer than any grand prix; a race of bots alone should not fill a disk.
constexpr std::int64_t kLapsMax = 100;
constexpr std::size_t kTitleBytes = 80;
constexpr std::size_t kLeagueTitleBytes = 240;
constexpr std::size_t kWordBytes = 40;
constexpr std::size_t kBuildBytes = 80;
constexpr std::array<std::string_view, 3> kKinds = {"human", "bot", "open"};
constexpr std::array<std::string_view, 3> kMissed = {"keep", "default", "bot"};

enum class From : std::uint8_t { body, ledger };

template <std::size_t N>
int read_choice(JsonFields& fields, std::string_view name,
                const std::array<std::string_view, N>& choices, std::string_view otherwise) {
  const std::string word = fields.text_or(name, kWordBytes, otherwise);
  const auto found = std::find(choices.begin(), choices.end(), word);
  if (found != choices.end()) return static_cast<int>(found - choices.begin());
  fields.complain(fields.where() + std::string(name) + ": choose one of " +
                  join(std::vector<std::string>(choices.begin(), choices.end()), ", "));
  return 0;
}

SeatPlan read_seat(JsonFields& fields, std::string_view rules, From from) {
  SeatPlan seat;
  seat.kind = static_cast<SeatPlan::Kind>(read_choice(fields, "kind", kKinds, {}));
  seat.name = fields.text_or("name", kWordBytes, {});
  seat.driver = fields.text_or("driver", kWordBytes, {});
  seat.nonce = fields.text_or("nonce", kWordBytes, {});
  if (!seat.name.empty() && !name_complaint(seat.name).empty())
    fields.complain(fields.where() + "name: " + name_complaint(seat.name));
  if (seat.kind == SeatPlan::Kind::bot) {
    const std::vector<std::string> drivers = mind_names(rules);
    if (seat.driver.empty()) seat.driver = "rookie";
    if (std::find(drivers.begin(), drivers.end(), seat.driver) == drivers.end())
      fields.complain(fields.where() + "driver: choose one of " + join(drivers, ", "));
  } else if (!seat.driver.empty()) {
    fields.complain(fields.where() + "driver: only a bot has one");
  }
  // A league keeps seats for its drivers, and they their cars.
  if (from == From::ledger) {
    seat.build = fields.text_or("build", kBuildBytes, {});
  } else if (seat.kind == SeatPlan::Kind::open && !seat.name.empty()) {
    fields.complain(fields.where() + "name: whoever takes the seat brings it");
  }
  if (seat.kind == SeatPlan::Kind::human && seat.name.empty())
    fields.complain(fields.where() + "name: it is missing");
  return seat;
}

// Names are given to bots that have none; nobody has another's.
std::string settle_names(std::vector<SeatPlan>& seats) {
  std::vector<std::string> taken;
  for (const SeatPlan& seat : seats) {
    if (seat.name.empty()) continue;
    if (std::find(taken.begin(), taken.end(), seat.name) != taken.end())
      return "seats: '" + seat.name + "' comes twice";
    taken.push_back(seat.name);
  }
  for (SeatPlan& seat : seats) {
    if (seat.kind != SeatPlan::Kind::bot || !seat.name.empty()) continue;
    seat.name = bot_name(taken);
    taken.push_back(seat.name);
  }
  return {};
}

std::vector<SeatPlan> read_seats(JsonFields& fields, std::string_view rules, From from) {
  std::vector<SeatPlan> seats;
  const json::array* list = fields.list("seats", kSeatsMax);
  if (list == nullptr) return seats;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string where = fill("seats[{}].", static_cast<int>(i));
    if (!(*list)[i].is_object()) {
      fields.complain(where + ": write an object");
      return seats;
    }
    JsonFields seat((*list)[i].get_object(), where);
    seats.push_back(read_seat(seat, rules, from));
    if (const std::optional<Problem> problem = seat.problem()) fields.complain(problem->what);
  }
  if (seats.empty()) fields.complain("seats: at least one");
  const auto humans = std::count_if(seats.begin(), seats.end(), [](const SeatPlan& seat) {
    return seat.kind == SeatPlan::Kind::human;
  });
  if (humans > 1) fields.complain("seats: one 'human' seat is yours; let others take 'open' ones");
  if (std::string complaint = settle_names(seats); !complaint.empty())
    fields.complain(std::move(complaint));
  return seats;
}

// {"min_speed": "20", "laps": 2} as "min_speed=20 laps=2".
std::string read_options(JsonFields& fields) {
  const json::object* object = fields.object_if_any("options");
  std::string text;
  if (object == nullptr) return text;
  if (object->size() > 64) fields.complain("options: so many there are not");
  for (const json::key_value_pair& option : *object) {
    std::string value;
    if (option.value().is_string()) value = option.value().get_string();
    if (option.value().is_int64()) value = std::to_string(option.value().get_int64());
    if (option.value().is_bool()) value = option.value().get_bool() ? "true" : "false";
    const std::string key(option.key());
    const auto is_word = [](const std::string& word) {
      return !word.empty() && word.size() <= kWordBytes && words(word).size() == 1 &&
             words(word)[0] == word && word.find('=') == std::string::npos;
    };
    if (!is_word(key) || !is_word(value)) {
      fields.complain("options: each is one word, a number, true or false");
      return {};
    }
    if (key == "laps") fields.complain("options: 'laps' stands beside them");
    text += (text.empty() ? "" : " ") + key + "=" + value;
  }
  return text;
}

std::vector<std::string> trial_names(const std::vector<SeatPlan>& seats) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats.size(); ++i)
    names.push_back(seats[i].name.empty() ? fill("seat-{}", static_cast<int>(i)) : seats[i].name);
  return names;
}

std::optional<OfLeague> read_league(JsonFields& whole) {
  const json::object* given = whole.object_if_any("league");
  if (given == nullptr) return std::nullopt;
  JsonFields fields(*given, "league.");
  OfLeague league{fields.text("id", kWordBytes), fields.text("title", kLeagueTitleBytes),
                  fields.text("race", kWordBytes)};
  if (const std::optional<Problem> problem = fields.problem()) whole.complain(problem->what);
  return league;
}

}  // namespace

Pace read_pace(JsonFields& whole) {
  Pace pace;
  const json::object* given = whole.object_if_any("pace");
  if (given == nullptr) return pace;
  JsonFields fields(*given, "pace.");
  pace.seconds = fields.number_or("seconds", 0, kSecondsMax, 0);
  pace.warning = fields.number_or("warning", 0, kSecondsMax, pace.seconds / 4);
  pace.missed = static_cast<Missed>(read_choice(fields, "missed", kMissed, kMissed[0]));
  pace.is_reaction = fields.flag_or("is_reaction", false);
  if (pace.seconds > 0 && pace.warning >= pace.seconds)
    fields.complain("pace.warning: it comes before the end of 'seconds', so it is less");
  if (const std::optional<Problem> problem = fields.problem()) whole.complain(problem->what);
  return pace;
}

std::string reaction_complaint(const Pace& pace, std::string_view rules) {
  if (!pace.is_reaction) return {};
  std::string_view whose;
  bool is_theirs = false;
  Games::each([&]<class R>() {
    if constexpr (requires { WordsOf<R>::kReactionRule; }) {
      is_theirs |= rules == R::kId;
      if (whose.empty()) whose = WordsOf<R>::kReactionRule;
    }
  });
  if (is_theirs) return {};
  return fill("pace.is_reaction: the ten seconds are a rule of {}", whose);
}

std::string name_complaint(std::string_view name) {
  if (is_driver_name(name)) return {};
  return "use 1 to 20 letters, digits, '-' and '_'; words of race records are no names";
}

Result<std::unique_ptr<Race>, DataError> make_race(const RaceSetup& setup,
                                                   const std::vector<std::string>& names,
                                                   Library& library) {
  return library.race(setup.rules, setup.circuit, setup.options, names);
}

Result<RaceSetup, Problem> read_setup(const json::object& body, Library& library) {
  JsonFields fields(body);
  RaceSetup setup;
  setup.rules = fields.text("rules", kWordBytes);
  setup.circuit = fields.text_or("circuit", kWordBytes, {});
  setup.title = fields.text_or("title", kTitleBytes, {});
  setup.is_public = fields.flag_or("is_public", true);
  setup.seats = read_seats(fields, setup.rules, From::body);
  setup.options = read_options(fields);
  const std::optional<std::int64_t> laps = fields.number_if_any("laps", 1, kLapsMax);
  setup.pace = read_pace(fields);
  if (std::optional<Problem> problem = fields.problem()) return Failure{std::move(*problem)};

  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(setup.rules);
  if (!rules) return bad_value("rules: " + rules.error().what);
  if (setup.circuit.empty()) setup.circuit = (*rules)->default_board();
  setup.options = fill("laps={}", static_cast<int>(laps.value_or((*rules)->default_laps()))) +
                  (setup.options.empty() ? "" : " ") + setup.options;
  if (const std::string complaint = reaction_complaint(setup.pace, setup.rules); !complaint.empty())
    return bad_value(complaint);
  const Result<std::unique_ptr<Race>, DataError> race =
      make_race(setup, trial_names(setup.seats), library);
  if (!race) return bad_value(to_string(race.error()));
  setup.options = (*race)->options();
  setup.circuit = (*race)->board().name;
  if (setup.title.empty())
    setup.title = fill("{} at {}", std::string((*rules)->title()), (*race)->board().title);
  return setup;
}

json::object pace_json(const Pace& pace) {
  return {{"seconds", pace.seconds},
          {"warning", pace.warning},
          {"missed", json::string_view(kMissed[static_cast<std::size_t>(pace.missed)])},
          {"is_reaction", pace.is_reaction}};
}

json::object setup_json(const RaceSetup& setup) {
  json::array seats;
  for (const SeatPlan& seat : setup.seats) {
    seats.push_back({{"kind", json::string_view(kKinds[static_cast<std::size_t>(seat.kind)])},
                     {"name", seat.name},
                     {"driver", seat.driver}});
    if (!seat.build.empty()) seats.back().get_object()["build"] = seat.build;
  }
  json::object entry = {{"title", setup.title},         {"rules", setup.rules},
                        {"circuit", setup.circuit},     {"options", setup.options},
                        {"is_public", setup.is_public}, {"seats", std::move(seats)},
                        {"pace", pace_json(setup.pace)}};
  if (setup.league) entry["league"] = league_json(setup.league);
  return entry;
}

json::value league_json(const std::optional<OfLeague>& league) {
  if (!league) return nullptr;
  return {{"id", league->id}, {"title", league->title}, {"race", league->race}};
}

Result<RaceSetup, Problem> setup_from_ledger(const json::object& entry) {
  JsonFields fields(entry);
  RaceSetup setup;
  setup.title = fields.text("title", kLeagueTitleBytes);
  setup.rules = fields.text("rules", kWordBytes);
  setup.circuit = fields.text("circuit", kWordBytes);
  setup.options = fields.text("options", 4096);
  setup.is_public = fields.flag("is_public");
  setup.seats = read_seats(fields, setup.rules, From::ledger);
  setup.pace = read_pace(fields);
  setup.league = read_league(fields);
  if (std::optional<Problem> problem = fields.problem()) return Failure{std::move(*problem)};
  return setup;
}

}  // namespace chicane::room
