#include "circuit/corners.h"

#include <algorithm>

#include "base/text.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

// "11" of "11a".
std::string whole_number(const std::string& corner) {
  return corner.substr(0, corner.find_first_not_of("0123456789"));
}

}  // namespace

std::vector<CircuitBend> bends_of(const Circuit& circuit) {
  std::vector<CircuitBend> bends;
  double at = 0;
  for (const Piece& piece : circuit.pieces) {
    if (const std::optional<double> speed = speed_of(piece))
      bends.push_back({at, at + piece.metres, *speed, &piece});
    at += piece.metres;
  }
  return bends;
}

double CircuitCorner::speed() const {
  return std::min_element(
             bends.begin(), bends.end(),
             [](const CircuitBend& a, const CircuitBend& b) { return a.speed < b.speed; })
      ->speed;
}

std::string CircuitCorner::title() const {
  std::vector<std::string> names;
  for (const CircuitBend& bend : bends) {
    const std::string& name = bend.piece->name;
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
  }
  return chicane::join(names, ", ");
}

std::string CircuitCorner::turns() const {
  std::vector<std::string> numbers;
  for (const CircuitBend& bend : bends) {
    std::string number = whole_number(bend.piece->corner);
    if (!number.empty() && (numbers.empty() || numbers.back() != number))
      numbers.push_back(std::move(number));
  }
  if (numbers.empty()) return {};
  if (numbers.size() == 1) return "T" + numbers.front();
  return "T" + numbers.front() + " to T" + numbers.back();
}

std::vector<CircuitCorner> corners_of(const Circuit& circuit, double join, double longest) {
  std::vector<CircuitCorner> corners;
  for (const CircuitBend& bend : bends_of(circuit)) {
    const bool is_near = !corners.empty() && bend.from - corners.back().to() < join &&
                         bend.to - corners.back().from() <= longest;
    if (is_near) {
      corners.back().bends.push_back(bend);
    } else {
      corners.push_back({{bend}});
    }
  }
  return corners;
}

}  // namespace chicane
