// How long a car of either Speed Circuit game will need to the end, known in no time and without
// thinking the lap through for every amount of wear: wear has a price in turns, the lap is worked
// out for some prices, and the price that hurts the car most is the right one (Lagrange's bound:
// never more than the sure lap really takes, and close to it). All in whole hundredths of a turn,
// so that it is the same on every machine.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "drivers/road_book.h"
#include "drivers/shelf.h"
#include "rules/lib/specs.h"

namespace chicane {

template <RuleSet R>
class PricedLap {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Car = typename Roads<R>::Car;
  using Book = RoadBook<R>;

  static constexpr int kTurn = 100;
  static constexpr int kNever = 60'000;

  // Beyond the shelf's bytes the tables of cars that were asked for longest ago are forgotten.
  PricedLap(const Game& game, const Shelf& shelf) : tables_bytes_(shelf.bytes_max()), book_(game) {}

  const Book& book() const { return book_; }
  friend std::size_t bytes_held(const PricedLap& lap) {
    return bytes_held(lap.book_) + bytes_held(lap.tables_);
  }

  // From where it stands, between two turns.
  int time(const Game& game, const Car& car) {
    const int passes = passes_left(game, car);
    if (passes <= 0) return -kBeyond * (car.progress - game.options.laps * game.course.rows);
    if (!car.is_running()) return kOut * game.options.laps;
    const int place = book_.number(game, Roads<R>::standing(game, car));
    return time_from(table_for(game, car.specs), passes, place, column_of(car),
                     Roads<R>::wear_units(car)) -
           Roads<R>::reserve(car);
  }

  // A turn at that speed for sure, and what is left then; kNever where there is no such way.
  int time_at(const Game& game, const Car& car, Speed speed) {
    const int braking = wear_to_change(car.specs, column_of(car), speed);
    int least = kNever;
    if (braking == kImpossible) return least;
    const int place = book_.number(game, Roads<R>::standing(game, car));
    for (const typename Book::Way& way : book_.ways(place, speed))
      least = std::min(least, time_by(game, car, way, speed, braking));
    return least;
  }

  // The same by that way, after so much wear more.
  int time_by(const Game& game, const Car& car, const typename Book::Way& way, Speed speed,
              int wear) {
    const int wear_left = Roads<R>::wear_units(car) - wear - way.wear;
    if (wear_left < 0) return kNever;
    const auto to = static_cast<int>(way.to);
    const int passes = passes_left(game, car) - (way.passes_line ? 1 : 0);
    if (passes <= 0) return kTurn - kBeyond * book_.place(to).row;
    return kTurn + time_from(table_for(game, car.specs), passes, to, speed.spaces(), wear_left);
  }

 private:
  // The last ones are for cars that have no wear left.
  static constexpr std::array<int, 12> kPrices = {0, 3, 7, 12, 18, 25, 35, 50, 75, 120, 250, 800};
  static constexpr std::size_t kPriceCount = kPrices.size();
  static constexpr int kStarting = Book::kSpeeds;  // The column of cars that start from 0.
  static constexpr int kSpun = kStarting + 1;
  static constexpr int kColumns = kSpun + 1;
  static constexpr int kOut = 50 * kTurn;  // A lap.
  static constexpr int kBeyond = 10;       // For each row beyond the line.
  static constexpr int kImpossible = -1;

  using Values = std::array<std::uint16_t, kPriceCount>;  // By price.
  // By passes of the line still to come, place and column. A way over the line may take less than
  // nothing: all are so much larger.
  using Table = std::vector<Values>;
  static constexpr int kShift = 1000;

  struct CarTable {
    Specs specs;
    Table times;

    friend std::size_t bytes_held(const CarTable& table) { return bytes_held(table.times); }
  };

  std::size_t at(int passes, int place, int column) const {
    return static_cast<std::size_t>(((passes - 1) * book_.size() + place) * kColumns + column);
  }

  static int column_of(const Car& car) {
    if (car.spun) return kSpun;
    return car.starting ? kStarting : car.speed.spaces();
  }

  // Of the line, still to come: one more than laps for those behind it on the grid.
  static int passes_left(const Game& game, const Car& car) {
    if (car.progress < 1) return game.options.laps + 1;
    return game.options.laps - laps_completed(game.course, car.progress);
  }

  int time_from(const Table& table, int passes, int place, int column, int wear) const {
    const Values& values = table[at(passes, place, column)];
    int most = -kNever;
    for (std::size_t i = 0; i < kPriceCount; ++i)
      most = std::max(most, values[i] - kPrices[i] * wear);
    return most - kShift;
  }

  const Table& table_for(const Game& game, const Specs& specs) {
    if (!tables_.empty() && tables_.back().specs == specs) return tables_.back().times;
    const auto known = std::find_if(tables_.begin(), tables_.end(),
                                    [&](const CarTable& one) { return one.specs == specs; });
    if (known != tables_.end()) {
      std::rotate(known, known + 1, tables_.end());
    } else {
      CarTable made{specs, work_out(game, specs)};
      while (!tables_.empty() && bytes_held(tables_) + bytes_held(made) > tables_bytes_)
        tables_.erase(tables_.begin());
      tables_.push_back(std::move(made));
    }
    return tables_.back().times;
  }

  Table work_out(const Game& game, const Specs& specs) const {
    const int passes = game.options.laps + 1;
    Table table(at(passes + 1, 0, 0));
    for (int left = 1; left <= passes; ++left) {
      for (const int place : book_.places_from_line()) work_out_place(specs, left, place, table);
    }
    return table;
  }

  void work_out_place(const Specs& specs, int left, int place, Table& table) const {
    std::array<Values, Book::kSpeeds> driven;
    for (int speed = 1; speed < Book::kSpeeds; ++speed)
      driven[static_cast<std::size_t>(speed)] = values_at(left, place, speed, table);
    for (int column = 0; column < kColumns; ++column) {
      Values& values = table[at(left, place, column)];
      values.fill(kNever);
      for (int speed = 1; speed < Book::kSpeeds; ++speed) {
        const int wear = wear_to_change(specs, column, Speed::from_spaces(speed));
        if (wear != kImpossible)
          take_least(driven[static_cast<std::size_t>(speed)], 0, wear, values);
      }
    }
  }

  // A turn at that speed, and what is left then.
  Values values_at(int left, int place, int speed, const Table& table) const {
    Values best;
    best.fill(kNever);
    for (const typename Book::Way& way : book_.ways(place, Speed::from_spaces(speed))) {
      const auto to = static_cast<int>(way.to);
      const int left_after = left - (way.passes_line ? 1 : 0);
      Values home;
      home.fill(static_cast<std::uint16_t>(std::max(0, kShift - kBeyond * book_.place(to).row)));
      take_least(left_after > 0 ? table[at(left_after, to, speed)] : home, kTurn, way.wear, best);
    }
    return best;
  }

  static void take_least(const Values& other, int time, int wear, Values& values) {
    for (std::size_t i = 0; i < kPriceCount; ++i) {
      const int sum = std::min(kNever, other[i] + time + kPrices[i] * wear);
      values[i] = std::min(values[i], static_cast<std::uint16_t>(sum));
    }
  }

  // From the speed of that column, for sure (SC-5.3, WBC-3.3).
  static int wear_to_change(const Specs& specs, int column, Speed speed) {
    if (column == kStarting) return speed <= specs.start ? 0 : kImpossible;
    if (column == kSpun) return speed <= Roads<R>::start_after_spin(specs) ? 0 : kImpossible;
    const Speed from = Speed::from_spaces(column);
    if (speed > specs.top || speed > from + specs.accel) return kImpossible;
    const int over = excess(from, speed + specs.decel).spaces();
    return over <= 2 ? over : kImpossible;
  }

  const std::size_t tables_bytes_;
  Book book_;
  std::vector<CarTable> tables_;  // Worked out as cars are met; the last asked for at the end.
};

// The same for those who think ahead (drivers/field.h).
template <RuleSet R>
class PricedPromise {
 public:
  PricedPromise(const typename R::Game& game, Shelf& shelf) : lap_(shelf.of<PricedLap<R>>(game)) {}

  double turns(const typename R::Game& game, const typename R::State& state, int car) {
    return static_cast<double>(lap_->time(game, state.cars[static_cast<std::size_t>(car)])) /
           PricedLap<R>::kTurn;
  }

 private:
  std::shared_ptr<PricedLap<R>> lap_;
};

}  // namespace chicane
