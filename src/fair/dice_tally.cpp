#include "fair/dice_tally.h"

#include <map>
#include <optional>

#include "base/text.h"
#include "core/pending.h"
#include "fair/fair_dice.h"

namespace chicane::fair {

namespace {

constexpr std::int64_t kThousand = 1000;
// A common multiple of all numbers of sides that can share a face.
constexpr std::int64_t kCommon = 6;

struct Kind {
  Die die = Die::plain;
  int sides = 0;
};

// "d6", "special-d6"; nothing for a secret die, or what is none.
std::optional<Kind> kind_of(std::string_view name) {
  constexpr std::string_view kSpecial = "special-";
  const bool is_special = name.starts_with(kSpecial);
  if (is_special) name.remove_prefix(kSpecial.size());
  if (!name.starts_with('d')) return std::nullopt;
  const std::optional<int> sides = number(name.substr(1), 1, kSidesMax);
  if (!sides || (is_special && *sides != 6)) return std::nullopt;
  return Kind{is_special ? Die::motor_special : Die::plain, *sides};
}

// On how many sides each face is, from face 1.
std::vector<int> sides_by_face(const Kind& kind) {
  std::vector<int> sides;
  for (int side = 1; side <= kind.sides; ++side) {
    const auto face = static_cast<std::size_t>(face_of(kind.die, side));
    if (sides.size() < face) sides.resize(face);
    ++sides[face - 1];
  }
  return sides;
}

std::int64_t rounded(std::int64_t numerator, std::int64_t denominator) {
  return (2 * numerator + denominator) / (2 * denominator);
}

DieTally tally_of(std::string name, const Kind& kind, const std::vector<int>& rolled) {
  DieTally made{std::move(name), 0, {}, 0, 0};
  for (const int count : rolled) made.rolled += count;
  const std::vector<int> sides = sides_by_face(kind);
  const std::int64_t all = made.rolled;
  // The sum of (rolled − expected)² / expected is that of sides · rolled² / (own sides · all), less
  // all.
  std::int64_t squares = 0;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    made.faces.push_back(
        {static_cast<int>(i) + 1, rolled[i], rounded(all * sides[i] * kThousand, kind.sides)});
    squares += std::int64_t{rolled[i]} * rolled[i] * (kCommon / sides[i]);
  }
  made.chi_square =
      rounded((kind.sides * squares - all * all * kCommon) * kThousand, all * kCommon);
  made.degrees_of_freedom = static_cast<int>(sides.size()) - 1;
  return made;
}

}  // namespace

std::vector<DieTally> tally(const Record& record) {
  std::map<std::string, std::vector<int>> rolled;
  for (const RecordLine& line : record.lines) {
    if (line.kind != RecordLine::Kind::roll) continue;
    const std::string name(words(line.label).back());
    const std::optional<Kind> kind = kind_of(name);
    if (!kind) continue;
    const std::size_t faces = sides_by_face(*kind).size();
    const std::optional<int> face = number(words(line.decision).back(), 1, static_cast<int>(faces));
    if (!face) continue;
    std::vector<int>& counts = rolled[name];
    counts.resize(faces);
    ++counts[static_cast<std::size_t>(*face) - 1];
  }
  std::vector<DieTally> tallies;
  for (const auto& [name, counts] : rolled)
    tallies.push_back(tally_of(name, *kind_of(name), counts));
  return tallies;
}

}  // namespace chicane::fair
