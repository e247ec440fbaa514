#include "codec/grand_prix_basic/decision_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"

namespace chicane::grand_prix_basic {

namespace {

constexpr std::array<std::string_view, 5> kVerbs = {"dice", "goal", "stop", "luck", "roll"};

}  // namespace

std::string_view verb(DecisionKind kind) { return kVerbs[static_cast<std::size_t>(kind)]; }

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
  if (kind == DecisionKind::luck) {
    if (words.size() != 1) return Failure{said + ": nothing comes after it"};
    return luck();
  }
  const std::optional<int> given = words.size() == 2 ? number(words[1], 0, 255) : std::nullopt;
  if (!given) return Failure{said + ": a number comes after it"};
  return numbered(kind, *given);
}

std::string format_decision(const Decision& decision) {
  std::string text(verb(decision.kind));
  if (decision.kind != DecisionKind::luck) text += " " + std::to_string(decision.number);
  return text;
}

std::string_view purpose_name(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::start:
      return "start";
    case Purpose::movement:
      return "movement";
    case Purpose::automatic:
      return "automatic";
    case Purpose::overtake:
      return "overtaking";
    case Purpose::risk:
      return "risk";
    case Purpose::luck:
      return "luck";
    case Purpose::accident:
      return "accident";
  }
  return "";
}

}  // namespace chicane::grand_prix_basic
