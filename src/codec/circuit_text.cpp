#include "codec/circuit_text.h"

#include <array>
#include <cmath>
#include <numbers>
#include <set>

#include "circuit/check.h"
#include "codec/statements.h"

namespace chicane {

namespace {

constexpr int kMetresMax = 30000;
constexpr std::size_t kPiecesMax = 400;
constexpr std::array<std::string_view, 3> kDirections = {"clockwise", "anticlockwise",
                                                         "figure-eight"};
constexpr std::array<std::string_view, 2> kHands = {"left", "right"};

// "14.5": digits, and perhaps one more after a point.
std::optional<double> tenths(std::string_view text, int most) {
  const std::size_t point = text.find('.');
  const std::optional<int> whole = number(text.substr(0, point), 0, most);
  if (!whole) return std::nullopt;
  if (point == std::string_view::npos) return *whole;
  const std::string_view digit = text.substr(point + 1);
  if (digit.size() != 1 || digit[0] < '0' || digit[0] > '9') return std::nullopt;
  return (*whole * 10 + (digit[0] - '0')) / 10.0;
}

std::string format_tenths(double value) {
  const auto all = static_cast<int>(std::lround(value * 10));
  return std::to_string(all / 10) + (all % 10 == 0 ? "" : "." + std::to_string(all % 10));
}

template <class Enum, std::size_t N>
std::optional<Enum> one_of(const std::array<std::string_view, N>& names, std::string_view word) {
  const auto found = std::find(names.begin(), names.end(), word);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

class CircuitReader {
 public:
  CircuitReader(std::string_view text, std::string_view source) : statements_(text, source) {}

  Result<Circuit, DataError> run() {
    statements_.take_header(kCircuitHeader);
    for (const Statement& s : statements_.all()) {
      if (statements_.has_failed()) break;
      read(s);
    }
    if (!statements_.has_failed()) finish();
    if (statements_.has_failed()) return statements_.failure();
    return std::move(circuit_);
  }

 private:
  bool complain(const Statement& s, std::string what) {
    return statements_.complain(s.line, std::string(s.words[0]) + ": " + std::move(what));
  }

  bool read(const Statement& s) {
    const std::string_view verb = s.words[0];
    if (verb == "straight") return read_straight(s);
    if (verb == "left" || verb == "right") return read_bend(s);
    if (!said_.insert(verb).second) return complain(s, "said twice");
    if (verb == "name") return read_name(s);
    if (verb == "title") return read_text(s, circuit_.title);
    if (verb == "country") return read_text(s, circuit_.country);
    if (verb == "layout") return read_text(s, circuit_.layout);
    if (verb == "source") return read_text(s, circuit_.source);
    if (verb == "length") return read_length(s);
    if (verb == "direction") return read_direction(s);
    if (verb == "crossing") return read_crossing(s);
    if (verb == "bearing") return read_bearing(s);
    if (verb == "width") return read_width(s);
    if (verb == "pits") return read_pits(s);
    return complain(s,
                    "there is no such statement; write name, title, country, layout, length, "
                    "direction, crossing, bearing, width, pits, source, straight, left or right");
  }

  bool read_name(const Statement& s) {
    if (s.words.size() != 2 || !is_board_name(s.words[1]))
      return complain(s, "one word of letters, digits, - and _, at most 40");
    circuit_.name = s.words[1];
    return true;
  }

  bool read_text(const Statement& s, std::string& text) {
    text = rest_of(s, 1);
    return !text.empty() || complain(s, "what it is is missing");
  }

  bool read_length(const Statement& s) {
    const auto metres = s.words.size() == 2 ? number(s.words[1], 1, kMetresMax) : std::nullopt;
    if (!metres) return complain(s, fill("metres, 1 to {}", kMetresMax));
    circuit_.length = *metres;
    return true;
  }

  bool read_direction(const Statement& s) {
    const auto direction =
        s.words.size() == 2 ? one_of<LapDirection>(kDirections, s.words[1]) : std::nullopt;
    if (!direction) return complain(s, "clockwise, anticlockwise or figure-eight");
    circuit_.direction = *direction;
    return true;
  }

  bool read_crossing(const Statement& s) {
    const auto under = s.words.size() == 3 ? number(s.words[1], 0, kMetresMax) : std::nullopt;
    const auto over = s.words.size() == 3 ? number(s.words[2], 0, kMetresMax) : std::nullopt;
    if (!under || !over)
      return complain(s, "two distances from the line in metres, that of the road below first");
    circuit_.crossing = Crossing{static_cast<double>(*under), static_cast<double>(*over)};
    return true;
  }

  bool read_bearing(const Statement& s) {
    const auto degrees = s.words.size() == 2 ? number(s.words[1], 0, 359) : std::nullopt;
    if (!degrees) return complain(s, "degrees from north, 0 to 359");
    circuit_.bearing = *degrees;
    return true;
  }

  bool read_width(const Statement& s) {
    const auto metres = s.words.size() == 2 ? tenths(s.words[1], 40) : std::nullopt;
    if (!metres || *metres < 4) return complain(s, "metres, 4 to 40");
    circuit_.width = *metres;
    return true;
  }

  bool read_pits(const Statement& s) {
    const auto hand = s.words.size() == 2 ? one_of<Hand>(kHands, s.words[1]) : std::nullopt;
    if (!hand) return complain(s, "left or right");
    circuit_.pits = hand;
    return true;
  }

  bool add(const Statement& s, Piece piece) {
    if (circuit_.pieces.size() == kPiecesMax)
      return complain(s, fill("at most {} pieces", std::to_string(kPiecesMax)));
    piece.line = s.line;
    circuit_.pieces.push_back(std::move(piece));
    return true;
  }

  bool read_straight(const Statement& s) {
    const auto metres = s.words.size() == 2 ? tenths(s.words[1], kMetresMax) : std::nullopt;
    if (!metres || *metres == 0) return complain(s, "its metres, like 'straight 608'");
    Piece piece;
    piece.metres = *metres;
    return add(s, piece);
  }

  // "right 89 radius 14.5 corner 1 Variante del Rettifilo"
  bool read_bend(const Statement& s) {
    const bool has_corner = s.words.size() > 4 && s.words[4] == "corner";
    const bool is_whole = s.words.size() >= 4 && s.words[2] == "radius" &&
                          (s.words.size() == 4 || (has_corner && s.words.size() > 5));
    const auto degrees = is_whole ? tenths(s.words[1], 360) : std::nullopt;
    const auto radius = is_whole ? tenths(s.words[3], 5000) : std::nullopt;
    if (!degrees || !radius || *degrees == 0 || *radius == 0)
      return complain(s,
                      "degrees, radius and perhaps its corner, like '89 radius 14.5 corner 1 "
                      "Variante del Rettifilo'");
    Piece piece;
    piece.hand = *one_of<Hand>(kHands, s.words[0]);
    piece.degrees = *degrees;
    piece.radius = *radius;
    piece.metres = *radius * *degrees * std::numbers::pi / 180;
    if (has_corner) {
      piece.corner = s.words[5];
      piece.name = rest_of(s, 6);
    }
    return add(s, piece);
  }

  void finish() {
    if (circuit_.name.empty() || circuit_.title.empty() || circuit_.length == 0) {
      statements_.complain(0, "name, title and length are missing, or one of them");
      return;
    }
    if ((circuit_.direction == LapDirection::figure_eight) != circuit_.crossing.has_value()) {
      statements_.complain(0, "a figure-eight has a crossing, and nothing else has one");
      return;
    }
    for (const CircuitFault& fault : check(circuit_)) statements_.complain(fault.line, fault.what);
  }

  Statements statements_;
  std::set<std::string_view> said_;
  Circuit circuit_;
};

std::string format_piece(const Piece& piece) {
  if (!piece.is_bend()) return fill("straight {}\n", format_tenths(piece.metres));
  std::string text = fill("{} {} radius {}", kHands[static_cast<std::size_t>(piece.hand)],
                          format_tenths(piece.degrees), format_tenths(piece.radius));
  if (!piece.corner.empty()) text += " corner " + piece.corner;
  if (!piece.name.empty()) text += " " + piece.name;
  return text + "\n";
}

}  // namespace

Result<Circuit, DataError> parse_circuit(std::string_view text, std::string_view source_name) {
  if (text.size() > kCircuitBytesMax)
    return Failure{DataError{std::string(source_name), 0, "the file is too large for a circuit"}};
  return CircuitReader(text, source_name).run();
}

std::string format_circuit(const Circuit& circuit) {
  std::string text = std::string(kCircuitHeader) + "\n";
  const auto add = [&](std::string_view verb, const std::string& what) {
    if (!what.empty()) text += fill("{} {}\n", verb, what);
  };
  add("name", circuit.name);
  add("title", circuit.title);
  add("country", circuit.country);
  add("layout", circuit.layout);
  add("length", std::to_string(circuit.length));
  add("direction", std::string(kDirections[static_cast<std::size_t>(circuit.direction)]));
  if (circuit.crossing)
    add("crossing", fill("{} {}", format_tenths(circuit.crossing->under),
                         format_tenths(circuit.crossing->over)));
  add("bearing", std::to_string(circuit.bearing));
  add("width", format_tenths(circuit.width));
  if (circuit.pits) add("pits", std::string(kHands[static_cast<std::size_t>(*circuit.pits)]));
  add("source", circuit.source);
  for (const Piece& piece : circuit.pieces) text += format_piece(piece);
  return text;
}

}  // namespace chicane
