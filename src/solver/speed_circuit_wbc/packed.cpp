#include "solver/speed_circuit_wbc/packed.h"

#include "board/board.h"

namespace chicane::speed_circuit_wbc {

namespace {

template <class T>
std::uint64_t as_number(T value) {
  return static_cast<std::uint64_t>(value);
}
std::uint64_t as_number(Speed value) { return static_cast<std::uint64_t>(value.spaces()); }

template <class T>
T from_number(std::uint64_t number) {
  if constexpr (std::is_same_v<T, Speed>) {
    return Speed::from_spaces(static_cast<int>(number));
  } else {
    return static_cast<T>(number);
  }
}

// Both pass a value through: one takes it down, the other gives the one that was taken down. A word
// is begun anew where the next value would not fit.
class Writer {
 public:
  template <class T>
  T pass(T value, int width) {
    const std::uint64_t number = as_number(value);
    CHICANE_ASSERT(number >> width == 0);
    if (bit_ + width > 64) begin_word();
    packed_.words[word_] |= number << bit_;
    bit_ += width;
    return value;
  }
  const Packed& packed() const { return packed_; }

 private:
  void begin_word() {
    ++word_;
    CHICANE_ASSERT(word_ < packed_.words.size());
    bit_ = 0;
  }

  Packed packed_{};
  std::size_t word_ = 0;
  int bit_ = 0;
};

class Reader {
 public:
  explicit Reader(const Packed& packed) : packed_(packed) {}

  template <class T>
  T pass(T, int width) {
    if (bit_ + width > 64) {
      ++word_;
      bit_ = 0;
    }
    const std::uint64_t number = packed_.words[word_] >> bit_;
    bit_ += width;
    return from_number<T>(number & ((std::uint64_t{1} << width) - 1));
  }

 private:
  const Packed& packed_;
  std::size_t word_ = 0;
  int bit_ = 0;
};

constexpr int kSpeedBits = 4;  // Up to 220 mph.
constexpr int kSpaceBits = 10;
constexpr int kCornerBits = 5;
constexpr int kLineBits = 5;
static_assert(kSpeedMax.spaces() < 1 << kSpeedBits && kSpacesMax <= 1 << kSpaceBits &&
              kCornersMax <= 1 << kCornerBits && kLinesMax <= 1 << kLineBits &&
              kLineLengthMax <= 1 << 5);

template <class Io>
void pass_ledger(Io& io, Ledger& ledger) {
  ledger.corner = io.pass(ledger.corner, kCornerBits);
  ledger.level = io.pass(ledger.level, kSpeedBits);
  ledger.paid = io.pass(ledger.paid, 2);
  ledger.rolled = io.pass(ledger.rolled, 1);
  ledger.over = io.pass(ledger.over, kSpeedBits);
  ledger.line_slots = io.pass(ledger.line_slots, kLinesPerCornerMax);
  if (ledger.line_slots == 0) return;
  for (Speed& over : ledger.over_on) over = io.pass(over, kSpeedBits);
}

template <class Io>
void pass_passage(Io& io, Passage& passage) {
  passage.ledger_count = io.pass(passage.ledger_count, 2);
  passage.line_count = io.pass(passage.line_count, 2);
  passage.spoilt_lines = io.pass(passage.spoilt_lines, kLinesMax);
  // Unused ones are all zero and take no room.
  for (int i = 0; i < passage.ledger_count; ++i) pass_ledger(io, passage.ledgers[i]);
  for (int i = 0; i < passage.line_count; ++i) {
    LiveLine& live = passage.lines[i];
    live.line = io.pass(live.line, kLineBits);
    live.index = io.pass(live.index, 5);
  }
}

template <class Io>
void pass_car(Io& io, Car& car) {
  pass_passage(io, car.passage);
  car.at = io.pass(car.at, kSpaceBits);
  // Behind the line it is below 0.
  car.progress = static_cast<std::int16_t>(io.pass(static_cast<std::uint16_t>(car.progress), 16));
  car.build = io.pass(car.build, 16);
  for (Speed* spec : {&car.specs.start, &car.specs.accel, &car.specs.decel, &car.specs.top})
    *spec = io.pass(*spec, kSpeedBits);
  car.speed = io.pass(car.speed, kSpeedBits);
  car.ref = io.pass(car.ref, kSpeedBits);
  car.plot = io.pass(car.plot, kSpeedBits);
  car.wear = io.pass(car.wear, 8);
  car.ones = io.pass(car.ones, 8);
  car.threes = io.pass(car.threes, 3);
  car.status = io.pass(car.status, 3);
  car.starting = io.pass(bool{car.starting}, 1);
  car.spun = io.pass(bool{car.spun}, 1);
  car.engine_damaged = io.pass(bool{car.engine_damaged}, 1);
  car.brakes_damaged = io.pass(bool{car.brakes_damaged}, 1);
  car.was_off = io.pass(bool{car.was_off}, 1);
}

// Of the lines that earlier turns have profited from, only live ones count.
template <class Io>
void pass_profited(Io& io, const Passage& passage, Move& move) {
  std::uint32_t profited = 0;
  for (int i = 0; i < passage.line_count; ++i) {
    const std::uint32_t bit = 1u << index(passage.lines[i].line);
    if (io.pass((move.profited_lines & bit) != 0, 1)) profited |= bit;
  }
  move.profited_lines = profited;
}

template <class Io>
void pass_move(Io& io, Move& move) {
  move.path = io.pass(move.path, 2 * kSpeedMax.spaces());
  move.from = io.pass(move.from, kSpaceBits);
  move.path_length = io.pass(move.path_length, kSpeedBits);
  move.attempt = io.pass(move.attempt, kSpeedBits);
  move.speed = io.pass(move.speed, kSpeedBits);
  move.over = io.pass(move.over, 3);
  move.brake_wear = io.pass(move.brake_wear, 2);
  move.credit = io.pass(move.credit, kSpeedBits);
  move.step = io.pass(move.step, 2);
  move.chips = io.pass(move.chips, 4);
  move.dice = io.pass(move.dice, 4);
  move.due_corner = io.pass(move.due_corner, kCornerBits);
  move.due_spin = io.pass(move.due_spin, 2);
  move.next = io.pass(move.next, 2);
  move.brake_tested = io.pass(bool{move.brake_tested}, 1);
  move.is_dying = io.pass(bool{move.is_dying}, 1);
  move.raised_on_line = io.pass(bool{move.raised_on_line}, 1);
  move.due_for_line = io.pass(bool{move.due_for_line}, 1);
  move.spins_on_line = io.pass(bool{move.spins_on_line}, 1);
  move.is_unpaid = io.pass(bool{move.is_unpaid}, 1);
}

bool is_on_move(Phase phase) { return phase != Phase::plot && phase != Phase::over; }

template <class Io>
void pass_position(Io& io, LonePosition& position) {
  position.phase = io.pass(position.phase, 4);
  position.test = io.pass(position.test, 3);
  pass_car(io, position.car);
  if (!is_on_move(position.phase)) return;
  pass_profited(io, position.car.passage, position.move);
  pass_move(io, position.move);
}

}  // namespace

Packed pack(const LonePosition& position) {
  Writer writer;
  LonePosition passed = position;
  pass_position(writer, passed);
  return writer.packed();
}

LonePosition unpack(const Course& course, const Packed& packed) {
  Reader reader(packed);
  LonePosition position;
  pass_position(reader, position);
  position.car.fronts = {kNoCar, kNoCar};
  if (is_on_move(position.phase)) {
    Move& move = position.move;
    move.front = kNoCar;
    move.from_progress = static_cast<std::int16_t>(
        position.car.progress -
        rows_between(course[move.from].row, course[position.car.at].row, course.rows));
  }
  return position;
}

}  // namespace chicane::speed_circuit_wbc
