#include "codec/league_text.h"

#include "base/digest.h"
#include "codec/league_statements.h"
#include "codec/league_words.h"
#include "codec/record_text.h"
#include "core/seat.h"

namespace chicane {

namespace {

using league::CarResult;
using league::Entry;
using league::RaceResult;
using league::Ruling;
using Read = Result<Entry, DataError>;

constexpr std::string_view kLedger = "ledger";

Failure<DataError> wrong(const Statement& s, std::string what) {
  return Failure{DataError{"", s.line, std::string(s.words[0]) + ": " + std::move(what)}};
}

bool is_race_id(std::string_view word) { return is_board_name(word) && word.size() <= 12; }

// A car as it was built: "60/40/20/160/6"
bool is_car(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '/' || c == '-' || c == '.';
  });
}

// enter Valli rookie laurels=12 team=Red tier=2
Read read_enter(const Statement& s) {
  constexpr const char* kForm =
      "a name and a driver, perhaps laurels, team and tier, like 'enter Valli rookie laurels=12 "
      "team=Red tier=1'";
  if (s.words.size() < 3 || !is_driver_name(s.words[1]) || !is_board_name(s.words[2]))
    return wrong(s, kForm);
  league::Enter entry{std::string(s.words[1]), std::string(s.words[2]), "", 0, 1};
  for (std::size_t i = 3; i < s.words.size(); ++i) {
    const std::optional<KeyValue> pair = key_value(s.words[i]);
    if (!pair) return wrong(s, kForm);
    const std::optional<int> value = number(pair->value, 0, league::kLaurelsMax);
    if (pair->key == "laurels" && value) {
      entry.laurels = *value;
    } else if (pair->key == "tier" && value) {
      entry.tier = *value;
    } else if (pair->key == "team" && is_board_name(pair->value)) {
      entry.team = pair->value;
    } else {
      return wrong(s, kForm);
    }
  }
  return Entry(std::move(entry));
}

// check-in 1 Valli
Read read_check_in(const Statement& s) {
  const auto round = s.words.size() == 3 ? number(s.words[1], 1, league::kRoundsMax) : std::nullopt;
  if (!round || !is_driver_name(s.words[2]))
    return wrong(s, "the number of a round and a name, like 'check-in 1 Valli'");
  return Entry(league::CheckIn{*round, std::string(s.words[2])});
}

// throw Valli 34
Read read_throw(const Statement& s) {
  const auto face = s.words.size() == 3 ? number(s.words[2], 1, 100) : std::nullopt;
  if (!face || !is_driver_name(s.words[1]))
    return wrong(s, "a name and a face from 1 to 100, like 'throw Valli 34'");
  return Entry(league::Throw{std::string(s.words[1]), *face});
}

// draw H1A Valli Brandt
Read read_draw(const Statement& s) {
  constexpr const char* kForm = "a race and its drivers by seat, like 'draw H1A Valli Brandt'";
  if (s.words.size() < 3 || s.words.size() > 2 + kSeatsMax || !is_race_id(s.words[1]))
    return wrong(s, kForm);
  league::Draw entry{std::string(s.words[1]), {}};
  for (std::size_t i = 2; i < s.words.size(); ++i) {
    if (!is_driver_name(s.words[i])) return wrong(s, kForm);
    entry.drivers.emplace_back(s.words[i]);
  }
  return Entry(std::move(entry));
}

// "Valli=1", "Okada=crash", "Lindel=out,60/40/20/160/6"
std::optional<CarResult> read_car(std::string_view word) {
  const std::optional<KeyValue> pair = key_value(word);
  if (!pair || !is_driver_name(pair->key)) return std::nullopt;
  const std::size_t comma = pair->value.find(',');
  const std::string_view how = pair->value.substr(0, comma);
  CarResult car{std::string(pair->key), {RaceResult::Kind::not_finished, 0}, ""};
  if (comma != std::string_view::npos) {
    car.car = pair->value.substr(comma + 1);
    if (!is_car(car.car)) return std::nullopt;
  }
  if (how == "out") return car;
  car.result.kind = RaceResult::Kind::crashed;
  if (how == "crash") return car;
  const std::optional<int> place = number(how, 1, kSeatsMax);
  if (!place) return std::nullopt;
  car.result = {RaceResult::Kind::finished, *place};
  return car;
}

// "by=Ann"
std::string_view voucher(std::string_view word) {
  constexpr std::string_view kBy = "by=";
  if (!word.starts_with(kBy) || !is_driver_name(word.substr(kBy.size()))) return {};
  return word.substr(kBy.size());
}

// result H1A 0123456789abcdef cars=12 Valli=1 Okada=crash Brandt=out
// result H1A by=Ann cars=2 Valli=1 Okada=out
Read read_result(const Statement& s) {
  constexpr const char* kForm =
      "a race, the digest of its record or who vouches for it, how many cars, and every car with "
      "its place, 'out' or 'crash', like 'result H1A 0123456789abcdef cars=3 Valli=1 Brandt=2 "
      "Okada=out' or 'result H1A by=Ann cars=1 Valli=1'";
  if (s.words.size() < 5) return wrong(s, kForm);
  const std::string_view by = voucher(s.words[2]);
  const auto digest = by.empty() ? hex_number(s.words[2]) : std::optional<std::uint64_t>(0);
  const auto cars = digest ? key_value(s.words[3]) : std::nullopt;
  const auto count = cars && cars->key == "cars" ? number(cars->value, 1, kSeatsMax) : std::nullopt;
  if (!count || !is_race_id(s.words[1]) || s.words.size() > 4 + kSeatsMax) return wrong(s, kForm);
  league::TakeResult entry{std::string(s.words[1]), *digest, *count, {}, std::string(by)};
  for (std::size_t i = 4; i < s.words.size(); ++i) {
    std::optional<CarResult> car = read_car(s.words[i]);
    if (!car) return wrong(s, kForm);
    entry.results.push_back(std::move(*car));
  }
  return Entry(std::move(entry));
}

// rule exclude H1A Valli by Ann: drove through the pits
Read read_rule(const Statement& s) {
  constexpr const char* kForm =
      "'exclude RACE NAME', 'points NAME NUMBER', 'annul RACE' or 'revoke RULING', then who says "
      "so and why, like 'by Ann: he moved the car of another'";
  const std::string_view kind = s.words.size() > 1 ? s.words[1] : "";
  const bool has_two = kind == "exclude" || kind == "points";
  const std::size_t by = has_two ? 4 : 3;
  if (s.words.size() < by + 3 || s.words[by] != "by" || !s.words[by + 1].ends_with(":"))
    return wrong(s, kForm);
  Ruling ruling;
  ruling.steward = s.words[by + 1].substr(0, s.words[by + 1].size() - 1);
  ruling.reason = rest_of(s, by + 2);
  if (!is_driver_name(ruling.steward) || !is_plain(ruling.reason)) return wrong(s, kForm);

  const bool is_of_race = kind == "exclude" || kind == "annul";
  const std::string_view name = kind == "points" ? s.words[2] : has_two ? s.words[3] : "";
  if ((is_of_race && !is_race_id(s.words[2])) || (has_two && !is_driver_name(name)))
    return wrong(s, kForm);
  if (is_of_race) ruling.race = s.words[2];
  ruling.name = name;
  if (kind == "exclude") {
    ruling.kind = Ruling::Kind::exclude;
  } else if (kind == "annul") {
    ruling.kind = Ruling::Kind::annul;
  } else if (kind == "points" || kind == "revoke") {
    const bool is_points = kind == "points";
    const std::optional<int> value =
        is_points ? number(s.words[3], -league::kPointsMax, league::kPointsMax)
                  : number(s.words[2], 1, league::kRulingsMax);
    if (!value) return wrong(s, kForm);
    ruling.kind = is_points ? Ruling::Kind::points : Ruling::Kind::revoke;
    (is_points ? ruling.points : ruling.number) = *value;
  } else {
    return wrong(s, kForm);
  }
  return Entry(std::move(ruling));
}

Read read_entry(const Statement& s) {
  const std::string_view verb = s.words[0];
  if (verb == "enter") return read_enter(s);
  if (verb == "check-in") return read_check_in(s);
  if (verb == "throw") return read_throw(s);
  if (verb == "draw") return read_draw(s);
  if (verb == "result") return read_result(s);
  if (verb == "rule") return read_rule(s);
  return wrong(s, "there is no such entry; there are enter, check-in, throw, draw, result, rule");
}

std::string format_entry(const league::Enter& entry) {
  std::string text = fill("enter {} {}", entry.name, entry.driver);
  if (entry.laurels > 0) text += fill(" laurels={}", entry.laurels);
  if (!entry.team.empty()) text += fill(" team={}", entry.team);
  if (entry.tier > 1) text += fill(" tier={}", entry.tier);
  return text;
}

std::string format_entry(const league::CheckIn& entry) {
  return fill("check-in {} {}", entry.round, entry.name);
}

std::string format_entry(const league::Throw& entry) {
  return fill("throw {} {}", entry.name, entry.face);
}

std::string format_entry(const league::Draw& entry) {
  return fill("draw {} {}", entry.race, join(entry.drivers, " "));
}

std::string format_entry(const league::TakeResult& entry) {
  const std::string from = entry.by.empty() ? to_hex(entry.record) : "by=" + entry.by;
  std::string text = fill("result {} {} cars={}", entry.race, from, entry.cars);
  for (const CarResult& car : entry.results) {
    const bool has_finished = car.result.kind == RaceResult::Kind::finished;
    const bool has_crashed = car.result.kind == RaceResult::Kind::crashed;
    text += fill(" {}={}", car.name,
                 has_finished  ? std::to_string(car.result.place)
                 : has_crashed ? "crash"
                               : "out");
    if (!car.car.empty()) text += "," + car.car;
  }
  return text;
}

std::string format_entry(const Ruling& entry) {
  return fill("rule {} by {}: {}", ruling_words(entry), entry.steward, entry.reason);
}

}  // namespace

Result<Entry, DataError> parse_league_entry(std::string_view line) {
  const Statements statements(line, "");
  if (statements.all().size() != 1)
    return Failure{DataError{"", 0, "an entry of a league is one line"}};
  return read_entry(statements.all().front());
}

Result<LeagueText, DataError> parse_league(std::string_view text, std::string_view source) {
  LeagueText league;
  league.source = source;
  league.whole_bytes = text.rfind('\n') + 1;
  Statements statements(text.substr(0, league.whole_bytes), source);
  statements.take_header(kLeagueHeader);
  const auto begin = std::find_if(statements.all().begin(), statements.all().end(),
                                  [](const Statement& s) { return s.words[0] == kLedger; });
  if (begin == statements.all().end())
    statements.complain(0, "this is a plan without a ledger; 'chicane league create' makes it one");
  league.plan = read_league_plan(statements, {statements.all().begin(), begin});
  if (statements.has_failed()) return statements.failure();
  for (auto s = begin + 1; s != statements.all().end(); ++s) {
    Result<Entry, DataError> entry = read_entry(*s);
    if (!entry) return Failure{DataError{league.source, s->line, entry.error().what}};
    league.entries.push_back({s->line, std::move(*entry)});
  }
  return league;
}

Result<league::Season, DataError> fold_league(const LeagueText& text) {
  league::Season season(text.plan);
  for (const LeagueEntry& entry : text.entries) {
    if (const std::optional<league::Objection> objection = take(season, entry.entry))
      return Failure{DataError{text.source, entry.line, objection_words(season, *objection)}};
  }
  return season;
}

std::string format_league_entry(const Entry& entry) {
  return std::visit([](const auto& one) { return format_entry(one); }, entry) + "\n";
}

}  // namespace chicane
