#include "layout/band_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "base/text.h"
#include "board/banded.h"
#include "circuit/corners.h"
#include "circuit/speeds.h"

namespace chicane {

namespace {

// F1-REF has 60 rows. Monaco gets 56 and Spa 75: were rows equally long everywhere, a lap of the
// one would be over in half the turns of the other.
constexpr int kRowsMin = 56;
constexpr int kRowsMax = 75;
constexpr double kShortLapMetres = 3300;
constexpr double kMetresForARow = 195;

// F1-REF has a band in ten rows. With more than one in seven nobody drives fast any more, and the
// brakes of three laps are gone after one.
constexpr int kRowsToABand = 7;
// Bends nearer to each other than this are one corner; the next distance is tried if there are too
// many corners.
constexpr std::array kJoinMetres = {40.0, 60.0, 80.0};
constexpr double kNearlyFlatOut = 140;
// One row more than the rules ask for: two corners with a long square each then still have a row
// between them.
constexpr int kRowsBetweenBands = kBandGap + 1;

// Six lanes beside the pits, and fewer if a corner is near. Corners keep so far off that the row of
// the grid and its neighbours always have six.
constexpr int kStartLanes = kBandedLanesMax;
constexpr int kStartRowsBefore = 3;
constexpr int kStartRowsBehind = 4;
constexpr int kFirstCornerRow = 4;
constexpr int kRowsBehindLastCorner = 4;

// Where the road is narrower, three lanes do for four.
constexpr double kWideRoadMetres = 10.5;
// So many rows between two corners are a straight on which one more lane helps to pass.
constexpr int kLongStraightRows = 8;
// Miles an hour in the middle of the road: up to the first a corner has room for two cars abreast,
// from the second on it needs no island.
constexpr double kTightSpeed = 75;
constexpr double kFastSpeed = 105;
// A bend to the other hand that is not much faster makes a chicane: no lane is inside all the way.
constexpr double kChicaneShare = 1.2;
// How far the inside of a corner must turn to be so much shorter: squares of two rows, or of three.
constexpr double kLongDegrees = 80;
constexpr double kHairpinDegrees = 140;

// The bands of F1-REF come to 78 mph on average, each band being the average of its lanes; its six
// bands wear out as many tyres as eight or nine that are a little faster. A circuit that lies
// outside of these bounds has all its speeds multiplied by one factor: at Monaco one may change up
// now and then, and at Watkins Glen one has to brake.
constexpr double kMeanSpeedMin = 80;
constexpr double kMeanSpeedMax = 90;
// F1-REF has 40 to 120. Nobody drives faster than 160, so that a band of 160 would be none.
constexpr int kSafetyMin = 40;
constexpr int kSafetyMax = 140;
constexpr int kSafetyStep = 20;
// From the middle of the road to its edge, for each lane: 20 mph between two lanes as on F1-REF.
constexpr double kSpeedToEdgePerLane = 5;
// The straightest way through a chicane is in the middle, and one step faster.
constexpr double kChicaneMiddle = kSafetyStep;

struct Safety {
  int lane;
  int speed;
};

// One corner of the board.
struct Band {
  CircuitCorner corner;
  CircuitBend slowest;
  bool is_chicane = false;
  bool is_tight_on_lane_1 = true;
  double degrees = 0;  // To the hand of its slowest bend.

  int row = 0;
  int first_row = 0;  // Of the section around it.
  int last_row = 0;
  int lanes = 0;
  int island = 0;  // The lane that is missing; 0: none.
  std::vector<Safety> safety;
};

std::vector<CircuitBend>::const_iterator slowest_of(const CircuitCorner& corner) {
  return std::min_element(
      corner.bends.begin(), corner.bends.end(),
      [](const CircuitBend& a, const CircuitBend& b) { return a.speed < b.speed; });
}

// A circuit on which nobody has to lift still needs a band: its tightest bend.
CircuitCorner tightest_bend(const Circuit& circuit) {
  CircuitBend tightest;
  double at = 0;
  for (const Piece& piece : circuit.pieces) {
    const bool is_tighter = tightest.piece == nullptr || piece.radius < tightest.piece->radius;
    if (piece.is_bend() && is_tighter) tightest = {at, at + piece.metres, kFlatOut, &piece};
    at += piece.metres;
  }
  CHICANE_ASSERT(tightest.piece != nullptr);
  return {{tightest}};
}

std::string title_of(const CircuitCorner& corner) {
  std::string title = corner.title();
  if (title.empty()) title = corner.turns();
  return title.empty() ? "Bend" : title;
}

// "T6 Lesmo", "T3 to T4 S Curves"
std::string turns_and_title(const CircuitCorner& corner) {
  return corner.turns().empty() || corner.title().empty() ? title_of(corner)
                                                          : corner.turns() + " " + corner.title();
}

int whole(double number) { return static_cast<int>(std::lround(number)); }

std::string rows_text(int first, int last) {
  return first == last ? std::to_string(first) : fill("{}-{}", first, last);
}

class BandLayout {
 public:
  explicit BandLayout(const Circuit& circuit)
      : circuit_(circuit),
        lap_metres_(circuit.metres()),
        rows_(std::clamp(kRowsMin + whole((circuit.length - kShortLapMetres) / kMetresForARow),
                         kRowsMin, kRowsMax)),
        lanes_(rows_),
        islands_(rows_) {}

  std::string run() {
    choose_corners();
    place_bands();
    shape_corners();
    set_lanes();
    set_safety_speeds();
    return text();
  }

 private:
  // In the order of the lap. Too many: those go that are nearly flat out, then neighbours become
  // one corner, and at last the fastest of all go.
  void choose_corners() {
    std::vector<CircuitCorner> corners;
    for (const double join : kJoinMetres) {
      left_out_.clear();
      corners = corners_of(circuit_, join);
      leave_out_faster(corners, kNearlyFlatOut);
      if (!are_too_many(corners)) break;
    }
    leave_out_faster(corners, 0);
    std::sort(left_out_.begin(), left_out_.end(),
              [](const CircuitCorner& a, const CircuitCorner& b) { return a.from() < b.from(); });
    if (corners.empty()) corners.push_back(tightest_bend(circuit_));
    for (CircuitCorner& corner : corners) add_band(std::move(corner));
  }

  bool are_too_many(const std::vector<CircuitCorner>& corners) const {
    return static_cast<int>(corners.size()) > rows_ / kRowsToABand;
  }

  void leave_out_faster(std::vector<CircuitCorner>& corners, double speed) {
    while (are_too_many(corners)) {
      const auto fastest = std::max_element(
          corners.begin(), corners.end(),
          [](const CircuitCorner& a, const CircuitCorner& b) { return a.speed() < b.speed(); });
      if (fastest->speed() <= speed) return;
      left_out_.push_back(*fastest);
      corners.erase(fastest);
    }
  }

  void add_band(CircuitCorner corner) {
    Band band;
    const auto slowest = slowest_of(corner);
    band.slowest = *slowest;
    const Hand hand = slowest->piece->hand;
    const auto is_other_hand = [&](const CircuitBend& bend) { return bend.piece->hand != hand; };
    band.is_chicane =
        std::any_of(corner.bends.begin(), corner.bends.end(), [&](const CircuitBend& bend) {
          return is_other_hand(bend) && bend.speed < slowest->speed * kChicaneShare;
        });
    // The bends before and behind that go on turning to the same hand.
    const auto end = std::find_if(slowest, corner.bends.cend(), is_other_hand);
    const auto begin =
        std::find_if(std::make_reverse_iterator(slowest), corner.bends.crend(), is_other_hand)
            .base();
    for (auto bend = begin; bend != end; ++bend) band.degrees += bend->piece->degrees;
    band.is_tight_on_lane_1 = hand == inside_of(circuit_);
    band.corner = std::move(corner);
    bands_.push_back(std::move(band));
  }

  static double apex(const Band& band) { return (band.slowest.from + band.slowest.to) / 2; }

  // Every band as near to its bend as the gaps allow: the sum of squares is least. Counted in whole
  // thousandths of a row, so that every machine finds the same rows.
  void place_bands() {
    constexpr std::int64_t kNowhere = std::numeric_limits<std::int64_t>::max() / 2;
    const int first = kFirstCornerRow + 1;
    const int last = rows_ - kRowsBehindLastCorner - 2;
    const std::size_t count = bands_.size();
    // By band and row: the least sum if the band lies in that row or before, and its row then.
    std::vector<std::vector<std::int64_t>> sums(count, std::vector<std::int64_t>(rows_, kNowhere));
    std::vector<std::vector<int>> chosen(count, std::vector<int>(rows_));
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t wanted = whole(1000 * (apex(bands_[i]) / lap_metres_ * rows_ - 0.5));
      for (int row = first; row <= last; ++row) {
        const int before = row - kRowsBetweenBands;
        const std::int64_t so_far = i == 0 ? 0 : before < first ? kNowhere : sums[i - 1][before];
        const std::int64_t off = 1000 * row - wanted;
        const std::int64_t here = so_far == kNowhere ? kNowhere : so_far + off * off;
        const bool is_better = row == first || here < sums[i][row - 1];
        sums[i][row] = is_better ? here : sums[i][row - 1];
        chosen[i][row] = is_better ? row : chosen[i][row - 1];
      }
    }
    int row = last;
    for (std::size_t i = count; i-- > 0; row = bands_[i].row - kRowsBetweenBands)
      bands_[i].row = chosen[i][row];
  }

  // How many rows before and behind its band a corner takes up, where its neighbours let it.
  void shape_corners() {
    for (std::size_t i = 0; i < bands_.size(); ++i) {
      Band& band = bands_[i];
      const int before = i == 0 ? kFirstCornerRow : (bands_[i - 1].row + band.row) / 2 + 1;
      const int behind = i + 1 == bands_.size() ? rows_ - kRowsBehindLastCorner - 1
                                                : (band.row + bands_[i + 1].row - 1) / 2;
      const int reach = band.corner.metres() * rows_ > 2 * lap_metres_ ? 2 : 1;
      band.first_row = std::max(band.row - reach, before);
      band.last_row = std::min(band.row + reach, behind);
      choose_lanes(band);
    }
  }

  bool is_wide() const { return circuit_.width > kWideRoadMetres; }

  // Three lanes; two with an island where it is tight or the road narrow. On a wide road the inside
  // lane is apart from two others.
  void choose_lanes(Band& band) const {
    band.lanes = 3;
    if (band.is_chicane || band.slowest.speed > kFastSpeed) return;
    if (is_wide() && band.slowest.speed > kTightSpeed) band.lanes = 4;
    band.island = band.is_tight_on_lane_1 ? 2 : band.lanes - 1;
  }

  void set_lanes() {
    for (int row = 0; row < rows_; ++row)
      lanes_[row] = std::max(is_wide() ? 4 : 3, kStartLanes - rows_to_start(row));
    widen_long_straights();
    for (const Band& band : bands_) {
      for (int row = 0; row < rows_; ++row)
        lanes_[row] = std::min(lanes_[row], band.lanes + rows_to_corner(band, row));
    }
    for (const Band& band : bands_) {
      for (int row = band.first_row; row <= band.last_row; ++row) {
        lanes_[row] = band.lanes;
        islands_[row] = band.island;
      }
    }
  }

  // So many lanes fewer than at the start, or more than in the corner, there may be: they come and
  // go one by one.
  int rows_to_start(int row) const {
    return std::max(0, std::min(row - kStartRowsBehind + 1, rows_ - kStartRowsBefore - row));
  }
  static int rows_to_corner(const Band& band, int row) {
    return std::max({0, band.first_row - row, row - band.last_row});
  }

  void widen_long_straights() {
    for (std::size_t i = 0; i <= bands_.size(); ++i) {
      const int first = i == 0 ? 0 : bands_[i - 1].last_row + 1;
      const int last = i == bands_.size() ? rows_ - 1 : bands_[i].first_row - 1;
      if (last - first + 1 < kLongStraightRows) continue;
      for (int row = first; row <= last; ++row) lanes_[row] = std::max(lanes_[row], 4);
    }
  }

  double scale() const {
    double sum = 0;
    for (const Band& band : bands_) sum += band.slowest.speed;
    const double mean = sum / static_cast<double>(bands_.size());
    return std::clamp(mean, kMeanSpeedMin, kMeanSpeedMax) / mean;
  }

  void set_safety_speeds() {
    const double factor = scale();
    for (Band& band : bands_) {
      for (const int lane : lanes_in(band.row)) {
        // Whole miles first: the last bit of a product must not decide between two steps.
        const int miles = whole(band.slowest.speed * factor + faster_by(band, lane));
        const int speed = (miles + kSafetyStep / 2) / kSafetyStep * kSafetyStep;
        band.safety.push_back({lane, std::clamp(speed, kSafetyMin, kSafetyMax)});
      }
    }
  }

  // Than the middle of the road. The inside is slower.
  double faster_by(const Band& band, int lane) const {
    if (band.is_chicane) return lane == 2 ? kChicaneMiddle : 0;
    const double to_edge = kSpeedToEdgePerLane * static_cast<double>(lanes_in(band.row).size());
    const double place = 2.0 * (lane - 1) / (band.lanes - 1) - 1;  // -1 is lane 1, 1 the outermost.
    return to_edge * (band.is_tight_on_lane_1 ? place : -place);
  }

  std::vector<int> lanes_in(int row) const {
    std::vector<int> lanes;
    for (int lane = 1; lane <= lanes_[row]; ++lane) {
      if (lane != islands_[row]) lanes.push_back(lane);
    }
    return lanes;
  }

  // Where a row begins, metres from the line: the middle of a band lies on its bend, and in between
  // rows are equally long.
  int metres_at(int row) const {
    double row_before = 0;
    double metres_before = 0;
    double row_behind = rows_;
    double metres_behind = lap_metres_;
    for (const Band& band : bands_) {
      if (band.row < row) {
        row_before = band.row + 0.5;
        metres_before = apex(band);
      } else {
        row_behind = band.row + 0.5;
        metres_behind = apex(band);
        break;
      }
    }
    const double share = (row - row_before) / (row_behind - row_before);
    return whole(metres_before + share * (metres_behind - metres_before));
  }

  std::string text() const {
    std::string text =
        fill("chicane band-board 1\n# Laid over {} by 'chicane board build': {} rows, {} bands.\n",
             circuit_.name, rows_, static_cast<int>(bands_.size()));
    const int percent = whole(100 * scale());
    if (percent != 100)
      text +=
          fill("# The safety speeds are {} % of what the radius of the bends allows.\n", percent);
    for (const CircuitCorner& corner : left_out_)
      text += "# Without a band: " + turns_and_title(corner) + ".\n";
    text += fill("name {}-bands\ntitle {}\ncircuit {}\nrows {}\nline {}\n", circuit_.name,
                 circuit_.title, circuit_.name, rows_, rows_ - 1);
    text += "\n# From the start\n" + section_text(0, bands_.front().first_row - 1);
    for (std::size_t i = 0; i < bands_.size(); ++i) {
      if (i > 0) text += straight_text(bands_[i - 1].last_row + 1, i);
      text += corner_text(i);
    }
    text += "\n# To the line\n" + section_text(bands_.back().last_row + 1, rows_ - 1);
    return text + defects_text() + start_text();
  }

  // From that row to the corner; where two corners meet there is none.
  std::string straight_text(int first, std::size_t next) const {
    const int last = bands_[next].first_row - 1;
    if (first > last) return {};
    return "\n# Before " + turns_and_title(bands_[next].corner) + "\n" + section_text(first, last);
  }

  static std::string_view hands_of(const Band& band) {
    if (band.is_chicane) return "left and right";
    return band.slowest.piece->hand == Hand::left ? "left" : "right";
  }

  std::string corner_text(std::size_t i) const {
    const Band& band = bands_[i];
    std::string text = fill("\n# {}: {}, radius {} m, {} degrees\n", turns_and_title(band.corner),
                            hands_of(band), whole(band.slowest.piece->radius), whole(band.degrees));
    text += section_text(band.first_row, band.last_row) + long_text(band);
    text += fill("band B{} {}", static_cast<int>(i) + 1, band.row);
    for (const Safety& safety : band.safety) text += fill(" {}/{}", safety.lane, safety.speed);
    return text + " " + band_title(band) + "\n";
  }

  // What people read when a car is too fast there, so no two bands share it: "S Curves T6".
  std::string band_title(const Band& band) const {
    const std::string title = title_of(band.corner);
    const auto bands = std::count_if(bands_.begin(), bands_.end(), [&](const Band& other) {
      return title_of(other.corner) == title;
    });
    return bands > 1 ? title + " " + band.corner.turns() : title;
  }

  std::string section_text(int first, int last) const {
    std::string text = fill("lies {} {}\n", first, metres_at(first));
    for (int row = first; row <= last;) {
      int end = row;
      while (end < last && lanes_[end + 1] == lanes_[row]) ++end;
      text += rows_text(row, end);
      for (const int lane : lanes_in(row)) text += fill(" {}", lane);
      text += "\n";
      row = end + 1;
    }
    return text;
  }

  // The way round the inside is shorter.
  static std::string long_text(const Band& band) {
    if (band.is_chicane || band.degrees < kLongDegrees) return {};
    const int first = band.degrees < kHairpinDegrees ? band.row : band.row - 1;
    return fill("long {} {}-{}\n", band.is_tight_on_lane_1 ? 1 : band.lanes, first, band.row + 1);
  }

  // On the average of the lanes.
  static bool is_slower(const Band& a, const Band& b) {
    const auto sum = [](const Band& band) {
      int speeds = 0;
      for (const Safety& safety : band.safety) speeds += safety.speed;
      return speeds;
    };
    return sum(a) * b.safety.size() < sum(b) * a.safety.size();
  }

  // As on F1-REF: tyres fail behind the slowest corner of the first half, so that the faulty ones
  // last for a while until the line, and brakes two corners later.
  std::string defects_text() const {
    const std::size_t half = (bands_.size() + 1) / 2;
    std::size_t tyres = 0;
    for (std::size_t i = 1; i < half; ++i) {
      if (is_slower(bands_[i], bands_[tyres])) tyres = i;
    }
    const std::size_t brakes = std::min(tyres + 2, bands_.size() - 1);
    return fill("\ntyres B{}\nbrakes B{}\n", static_cast<int>(tyres) + 1,
                static_cast<int>(brakes) + 1);
  }

  // As on F1-REF: six cars abreast behind the line, car 1 outside, and the pits beside them.
  std::string start_text() const {
    std::string text = fill("\npits 2 1 0 {} {} {}\ngrid", rows_ - 1, rows_ - 2, rows_ - 3);
    for (int lane = kStartLanes; lane >= 1; --lane) text += fill(" {}.0", lane);
    return text + "\n";
  }

  const Circuit& circuit_;
  const double lap_metres_;
  const int rows_;
  std::vector<Band> bands_;
  std::vector<CircuitCorner> left_out_;
  std::vector<int> lanes_;    // By row: the outermost.
  std::vector<int> islands_;  // By row: the lane that is missing; 0: none.
};

}  // namespace

std::string lay_band_board(const Circuit& circuit) { return BandLayout(circuit).run(); }

}  // namespace chicane
