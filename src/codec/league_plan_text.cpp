#include <set>

#include "codec/league_statements.h"
#include "codec/league_text.h"
#include "core/seat.h"

namespace chicane {

namespace {

using league::Plan;
using league::Scoring;
using league::TieRule;

struct NamedScoring {
  std::string_view name;
  Scoring (*make)();
};
constexpr NamedScoring kScorings[] = {{"circuit", league::circuit_scoring},
                                      {"league", league::league_scoring},
                                      {"grand-prix", league::grand_prix_scoring}};

std::string format_numbers(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += " " + std::to_string(number);
  return text;
}

std::string format_tie(const TieRule& rule) {
  switch (rule.kind) {
    case TieRule::Kind::wins:
      return "tie wins\n";
    case TieRule::Kind::count_back:
      return "tie count-back\n";
    case TieRule::Kind::one_race:
      return fill("tie race {}\n", rule.round);
  }
  return {};
}

std::string format_scoring(const Scoring& scoring) {
  for (const NamedScoring& named : kScorings) {
    Scoring own = named.make();
    own.best = scoring.best;
    if (own != scoring) continue;
    return fill("scoring {}\n", named.name) +
           (scoring.best > 0 ? fill("best {}\n", scoring.best) : "");
  }
  std::string text = "scoring points" + format_numbers(scoring.points) + "\n";
  if (!scoring.few_cars_points.empty())
    text += "few-cars" + format_numbers(scoring.few_cars_points) + "\n";
  if (scoring.not_finished != 0) text += fill("not-finished {}\n", scoring.not_finished);
  if (scoring.crashed != 0) text += fill("crash {}\n", scoring.crashed);
  if (scoring.best > 0) text += fill("best {}\n", scoring.best);
  if (scoring.ties.empty()) return text + "tie none\n";
  for (const TieRule& rule : scoring.ties) text += format_tie(rule);
  return text;
}

class PlanReader {
 public:
  explicit PlanReader(Statements& statements) : statements_(statements) {}

  Plan run(const std::vector<Statement>& all) {
    for (const Statement& s : all) {
      if (statements_.has_failed()) break;
      read(s);
    }
    if (!statements_.has_failed()) finish();
    return std::move(plan_);
  }

 private:
  bool complain(const Statement& s, std::string what) {
    return statements_.complain(s.line, std::string(s.words[0]) + ": " + std::move(what));
  }

  bool read(const Statement& s) {
    const std::string_view verb = s.words[0];
    if (verb == "scoring" && is_scored_) return complain(s, "comes before what changes it");
    is_scored_ = is_scored_ || is_of_scoring(verb);
    if (verb == "circuit") return read_circuit(s);
    if (verb == "tie") return read_tie(s);
    if (!said_.insert(verb).second) return complain(s, "said twice");
    if (verb == "name") return read_word(s, plan_.name);
    if (verb == "title") return read_title(s);
    if (verb == "format") return read_format(s);
    if (verb == "rules") return read_word(s, plan_.rules);
    if (verb == "options") return read_options(s);
    if (verb == "scoring") return read_scoring(s);
    if (verb == "few-cars") return read_points(s, 1, plan_.scoring.few_cars_points);
    if (verb == "not-finished")
      return read_number(s, -kPoints, kPoints, plan_.scoring.not_finished);
    if (verb == "crash") return read_number(s, -kPoints, kPoints, plan_.scoring.crashed);
    if (verb == "best") return read_number(s, 1, league::kRoundsMax, plan_.scoring.best);
    if (verb == "cars") return read_cars(s);
    if (verb == "field") return read_number(s, 1, kSeatsMax, plan_.field);
    if (verb == "tiers") return read_number(s, 1, league::kTiersMax, plan_.tiers);
    if (verb == "movers") return read_number(s, 0, kSeatsMax, plan_.movers);
    return complain(s,
                    "there is no such statement; write name, title, format, rules, options, "
                    "circuit, scoring, few-cars, not-finished, crash, best, tie, cars, field, "
                    "tiers or movers");
  }

  static bool is_of_scoring(std::string_view verb) {
    return verb == "scoring" || verb == "few-cars" || verb == "not-finished" || verb == "crash" ||
           verb == "best" || verb == "tie";
  }

  bool read_word(const Statement& s, std::string& word) {
    if (s.words.size() != 2 || !is_board_name(s.words[1]))
      return complain(s, "one word of letters, digits, - and _, at most 40");
    word = s.words[1];
    return true;
  }

  bool read_title(const Statement& s) {
    plan_.title = rest_of(s, 1);
    return is_plain(plan_.title) || complain(s, fill("1 to {} letters", kPlainBytesMax));
  }

  bool read_format(const Statement& s) {
    const bool is_wbc = s.words.size() == 2 && s.words[1] == "wbc";
    if (!is_wbc && (s.words.size() != 2 || s.words[1] != "points"))
      return complain(s, "points or wbc");
    plan_.format = is_wbc ? Plan::Format::wbc : Plan::Format::points;
    return true;
  }

  bool read_options(const Statement& s) {
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      if (!key_value(s.words[i])) return complain(s, "as in a record, like 'laps=2'");
    }
    plan_.options = rest_of(s, 1);
    return plan_.options.size() <= 1000 || complain(s, "at most 1000 letters");
  }

  bool read_circuit(const Statement& s) {
    std::string name;
    if (!read_word(s, name)) return false;
    if (plan_.circuits.size() == league::kRoundsMax)
      return complain(s, fill("at most {} rounds", league::kRoundsMax));
    plan_.circuits.push_back(std::move(name));
    return true;
  }

  // What follows it changes it.
  bool read_scoring(const Statement& s) {
    const std::string_view name = s.words.size() > 1 ? s.words[1] : "";
    if (name == "points") {
      plan_.scoring = league::free_scoring({});
      return read_points(s, 2, plan_.scoring.points);
    }
    for (const NamedScoring& named : kScorings) {
      if (named.name != name || s.words.size() != 2) continue;
      plan_.scoring = named.make();
      return true;
    }
    return complain(s, "circuit, league, grand-prix, or points with a number for each place");
  }

  bool read_points(const Statement& s, std::size_t from, std::vector<int>& points) {
    points.clear();
    for (std::size_t i = from; i < s.words.size(); ++i) {
      const std::optional<int> value = number(s.words[i], -kPoints, kPoints);
      if (!value || points.size() == league::kScoringPlacesMax) break;
      points.push_back(*value);
    }
    return (!points.empty() && points.size() == s.words.size() - from) ||
           complain(s, fill("1 to {} numbers from -{} to {}", league::kScoringPlacesMax, kPoints,
                            kPoints));
  }

  bool read_number(const Statement& s, int low, int high, int& value) {
    const auto found = s.words.size() == 2 ? number(s.words[1], low, high) : std::nullopt;
    if (!found) return complain(s, fill("a number from {} to {}", low, high));
    value = *found;
    return true;
  }

  // The first one replaces what the scoring brings.
  bool read_tie(const Statement& s) {
    if (said_.insert(s.words[0]).second) plan_.scoring.ties.clear();
    if (plan_.scoring.ties.size() == 5) return complain(s, "at most five");
    const std::string_view kind = s.words.size() > 1 ? s.words[1] : "";
    const auto round =
        s.words.size() == 3 ? number(s.words[2], 1, league::kRoundsMax) : std::nullopt;
    if (kind == "none" && s.words.size() == 2) return true;
    if (kind == "race" && round) {
      plan_.scoring.ties.push_back({TieRule::Kind::one_race, *round});
    } else if (kind == "wins" && s.words.size() == 2) {
      plan_.scoring.ties.push_back({TieRule::Kind::wins, 0});
    } else if (kind == "count-back" && s.words.size() == 2) {
      plan_.scoring.ties.push_back({TieRule::Kind::count_back, 0});
    } else {
      return complain(s, "wins, count-back, none, or race with the number of a round");
    }
    return true;
  }

  bool read_cars(const Statement& s) {
    const bool is_kept = s.words.size() == 2 && s.words[1] == "kept";
    if (!is_kept && (s.words.size() != 2 || s.words[1] != "rebuilt"))
      return complain(s, "kept or rebuilt");
    plan_.cars = is_kept ? Plan::Cars::kept : Plan::Cars::rebuilt;
    return true;
  }

  void finish() {
    const auto fail = [&](std::string what) { statements_.complain(0, std::move(what)); };
    if (plan_.name.empty() || plan_.rules.empty() || plan_.circuits.empty())
      return fail("name, rules and circuit are missing, or one of them");
    if (plan_.title.empty()) plan_.title = plan_.name;
    if (plan_.tiers == 1 && plan_.movers > 0) return fail("movers: they move between tiers");
    if (plan_.format == Plan::Format::points) {
      finish_points(fail);
      return;
    }
    if (is_scored_) return fail("scoring: a WBC tournament has its own");
    plan_.scoring = {};
    if (plan_.tiers > 1) return fail("tiers: a WBC tournament has none");
    // WBC-H.1a
    if (plan_.field > league::kRaceCarsMax)
      return fail(fill("field: at most {} in a WBC tournament", league::kRaceCarsMax));
    if (plan_.rounds() < 2)
      fail("circuit: one for each round of heats and one for the final, two at least");
  }

  template <class Fail>
  void finish_points(Fail fail) {
    if (!said_.contains("scoring")) return fail("scoring is missing: how races are counted");
    for (const TieRule& rule : plan_.scoring.ties) {
      if (rule.round > plan_.rounds()) return fail(fill("tie: there is no race {}", rule.round));
    }
  }

  static constexpr int kPoints = league::kPointsMax;

  Statements& statements_;
  std::set<std::string_view> said_;
  bool is_scored_ = false;
  Plan plan_;
};

}  // namespace

league::Plan read_league_plan(Statements& statements, const std::vector<Statement>& plan) {
  return PlanReader(statements).run(plan);
}

Result<league::Plan, DataError> parse_league_plan(std::string_view text, std::string_view source) {
  Statements statements(text, source);
  statements.take_header(kLeagueHeader);
  Plan plan = read_league_plan(statements, statements.all());
  if (statements.has_failed()) return statements.failure();
  return plan;
}

std::string format_league_plan(const Plan& plan) {
  std::string text = std::string(kLeagueHeader) + "\n";
  text += fill("name {}\ntitle {}\n", plan.name, plan.title);
  text += plan.format == Plan::Format::wbc ? "format wbc\n" : "format points\n";
  text += fill("rules {}\n", plan.rules);
  if (!plan.options.empty()) text += fill("options {}\n", plan.options);
  for (const std::string& circuit : plan.circuits) text += fill("circuit {}\n", circuit);
  if (plan.format == Plan::Format::points) text += format_scoring(plan.scoring);
  if (plan.cars == Plan::Cars::kept) text += "cars kept\n";
  if (plan.field != league::kRaceCarsMax) text += fill("field {}\n", plan.field);
  if (plan.tiers > 1) text += fill("tiers {}\nmovers {}\n", plan.tiers, plan.movers);
  return text + "ledger\n";
}

}  // namespace chicane
