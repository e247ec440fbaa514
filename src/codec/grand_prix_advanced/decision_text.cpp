#include "codec/grand_prix_advanced/decision_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {

namespace {

constexpr std::array<std::string_view, 8> kVerbs = {"repair", "leave", "gear", "push",
                                                    "keep",   "plan",  "pass", "roll"};
constexpr std::string_view kLetters = "SGCFTM";

bool has_number(DecisionKind kind) {
  return kind == DecisionKind::gear || kind == DecisionKind::push || kind == DecisionKind::roll;
}

Result<Decision, std::string> parse_plan(const std::vector<std::string_view>& words) {
  Plan plan;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i] == "box" && i + 1 == words.size()) {
      plan.is_box = true;
      break;
    }
    const std::optional<int> brakings = number(words[i], 0, kCountMax - 1);
    if (!brakings || i > static_cast<std::size_t>(kCountMax)) {
      return Failure{std::string(
          "plan: say the brakings in each cell entered, 0 to 15, at most 16 cells; at the end "
          "perhaps 'box'")};
    }
    plan.cells = static_cast<std::uint8_t>(i);
    plan.brake(static_cast<int>(i), *brakings);
  }
  return follow(plan);
}

std::string format_plan(const Plan& plan) {
  std::string text = "plan";
  for (int cell = 1; cell <= plan.cells; ++cell) text += " " + std::to_string(plan.braking(cell));
  return text + (plan.is_box ? " box" : "");
}

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

std::string_view letter(Damage damage) {
  return kLetters.substr(static_cast<std::size_t>(damage), 1);
}

std::optional<Damage> damage_of(std::string_view letter) {
  const std::size_t found = letter.size() == 1 ? kLetters.find(letter[0]) : std::string_view::npos;
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<Damage>(found);
}

std::string format_damages(DamageSet damages) {
  std::vector<std::string> letters;
  for (int i = 0; i < kDamages; ++i) {
    if (damages.has(static_cast<Damage>(i))) letters.emplace_back(letter(static_cast<Damage>(i)));
  }
  std::sort(letters.begin(), letters.end());
  return letters.empty() ? "-" : join(letters, ",");
}

std::optional<DamageSet> parse_damages(std::string_view text) {
  DamageSet damages{};
  if (text == "-") return damages;
  for (const std::string_view word : split(text, ',')) {
    const std::optional<Damage> damage = damage_of(word);
    if (!damage || damages.has(*damage)) return std::nullopt;
    damages.add(*damage);
  }
  return damages;
}

Result<Decision, std::string> parse_decision(const std::vector<std::string_view>& words) {
  if (words.empty()) return Failure{std::string("say what you do")};
  const auto found = std::find(kVerbs.begin(), kVerbs.end(), words[0]);
  const std::string said(words[0]);
  if (found == kVerbs.end()) {
    const std::string guess = nearest(words[0], {kVerbs.begin(), kVerbs.end()});
    return Failure{"'" + said + "' is no decision" +
                   (guess.empty() ? "" : "; did you mean '" + guess + "'?")};
  }
  const auto kind = static_cast<DecisionKind>(found - kVerbs.begin());
  if (kind == DecisionKind::plan) return parse_plan(words);
  if (kind == DecisionKind::repair) {
    const std::optional<Damage> damage = words.size() == 2 ? damage_of(words[1]) : std::nullopt;
    if (!damage) return Failure{std::string("repair: say which damage, one of S G C F T M")};
    return repair(*damage);
  }
  if (!has_number(kind)) {
    if (words.size() != 1) return Failure{said + ": nothing comes after it"};
    return numbered(kind, 0);
  }
  const std::optional<int> given = words.size() == 2 ? number(words[1], 0, 255) : std::nullopt;
  if (!given) return Failure{said + ": a number comes after it"};
  return numbered(kind, *given);
}

std::string format_decision(const Decision& decision) {
  if (decision.kind == DecisionKind::plan) return format_plan(decision.plan);
  std::string text(verb(decision.kind));
  if (decision.kind == DecisionKind::repair)
    return text + " " + std::string(letter(static_cast<Damage>(decision.number)));
  if (has_number(decision.kind)) text += " " + std::to_string(decision.number);
  return text;
}

std::string_view damage_name(Damage damage) {
  switch (damage) {
    case Damage::suspension:
      return "suspension";
    case Damage::tyres:
      return "tyres";
    case Damage::gearbox:
      return "gearbox";
    case Damage::brakes:
      return "brakes";
    case Damage::chassis:
      return "chassis";
    case Damage::engine:
      return "engine";
  }
  return {};
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::start_order:
      return "start-order";
    case Purpose::shift:
      return "shift";
    case Purpose::start:
      return "start";
    case Purpose::push:
      return "push";
    case Purpose::risk:
      return "risk";
    case Purpose::check:
      return "check";
    case Purpose::restart:
      return "restart";
    case Purpose::damage:
      return "damage";
    case Purpose::involvement:
      return "involvement";
    case Purpose::automatic:
      return "automatic";
  }
  return "";
}

}  // namespace chicane::grand_prix_advanced
