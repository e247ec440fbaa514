// The events of a rule set as a table: one row an event, which is all that is known of it. From the
// row follow the plain line of golden files, the fields of happenings, their JSON and the types of
// the site.
//
//   using Table = EventTable<Gridline>;
//   constexpr auto kRows = Table::rows(
//       Table::row<EventKind::went_out>("GL-7.4", Weight::incident, kWho, kAt, kCause), …);
//
// An enumerator without a row, or a row without a weight, does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/enumerator.h"
#include "core/happening.h"
#include "core/rule_set.h"

namespace chicane {

// What a row reads: an event, and the race as it stands after the decision that caused it.
template <RuleSet R>
struct Occurrence {
  const Board& board;
  const typename R::Game& game;
  const typename R::State& state;
  const typename R::Event& event;
};

// A field of a row: how its value is read, and how it stands in the line.
template <RuleSet R>
struct FieldRow {
  using NumberOf = int (*)(const Occurrence<R>&);
  using TextOf = std::string (*)(const Occurrence<R>&);
  using FacesOf = Faces (*)(const Occurrence<R>&);

  std::string_view name;
  FieldType type{};
  // What stands before the value in the line: " ", " wear=", " by ". A flag is only that, and only
  // if it is set. Null: it does not stand there.
  const char* before = nullptr;
  NumberOf number = nullptr;  // One of the three is set.
  TextOf text = nullptr;
  FacesOf faces = nullptr;

  // The same field in a line.
  constexpr FieldRow after(const char* words) const {
    FieldRow row = *this;
    row.before = words;
    return row;
  }
  // The same, left out of it.
  constexpr FieldRow unlined() const { return after(nullptr); }
};

template <RuleSet R>
struct EventRow {
  std::string_view kind;
  const char* clause = nullptr;  // Either; or it follows from the event.
  std::string (*clause_of)(const Occurrence<R>&) = nullptr;
  Weight weight{};
  Weight (*weight_of)(const Occurrence<R>&) = nullptr;
  std::uint16_t first = 0;  // Of its fields.
  std::uint16_t count = 0;
};

template <RuleSet R>
class EventTable {
  using Of = Occurrence<R>;
  using Kind = decltype(R::Event::kind);
  using Field_ = FieldRow<R>;

  // The name of an enumerator, without the text of the compiler that it is cut from.
  template <auto kKind>
  static constexpr auto kNameOf = [] {
    std::array<char, enumerator<kKind>().size()> name{};
    for (std::size_t i = 0; i < name.size(); ++i) name[i] = enumerator<kKind>()[i];
    return name;
  }();

  template <auto kKind, std::size_t kCount>
  struct Row {
    static constexpr auto kind = kKind;
    EventRow<R> event;
    std::array<Field_, kCount> fields;
  };

  // Rows and fields, each in one array.
  template <std::size_t kRows, std::size_t kFields>
  struct Rows {
    std::array<EventRow<R>, kRows> rows;
    std::array<Field_, kFields> fields;
  };

 public:
  // --- What rows are written with
  // -----------------------------------------------------------------

  static constexpr Field_ car(std::string_view name, typename Field_::NumberOf get) {
    return {name, FieldType::car, " ", get};
  }
  static constexpr Field_ seat(std::string_view name, typename Field_::NumberOf get) {
    return {name, FieldType::seat, " ", get};
  }
  static constexpr Field_ number(std::string_view name, typename Field_::NumberOf get) {
    return {name, FieldType::number, " ", get};
  }
  static constexpr Field_ flag(std::string_view name, typename Field_::NumberOf get) {
    return {name, FieldType::flag, nullptr, get};
  }
  static constexpr Field_ dice(std::string_view name, typename Field_::FacesOf get) {
    return {name, FieldType::dice, " ", nullptr, nullptr, get};
  }
  static constexpr Field_ place(std::string_view name, typename Field_::TextOf get) {
    return {name, FieldType::place, " ", nullptr, get};
  }
  static constexpr Field_ corner(std::string_view name, typename Field_::TextOf get) {
    return {name, FieldType::corner, " ", nullptr, get};
  }
  static constexpr Field_ word(std::string_view name, typename Field_::TextOf get) {
    return {name, FieldType::word, " ", nullptr, get};
  }
  static constexpr Field_ clause(std::string_view name, typename Field_::TextOf get) {
    return {name, FieldType::clause, nullptr, nullptr, get};
  }

  // Clause and weight are constant, or functions of the event.
  struct Clause {
    const char* text = nullptr;
    std::string (*of)(const Of&) = nullptr;
    constexpr Clause(const char* constant) : text(constant) {}              // NOLINT: reads as one.
    constexpr Clause(std::string (*function)(const Of&)) : of(function) {}  // NOLINT: the same.
  };
  struct Weighed {
    Weight weight{};
    Weight (*of)(const Of&) = nullptr;
    constexpr Weighed(Weight constant) : weight(constant) {}            // NOLINT: reads as one.
    constexpr Weighed(Weight (*function)(const Of&)) : of(function) {}  // NOLINT: the same.
  };

  template <Kind kKind, class... Fields>
  static constexpr auto row(Clause clause, Weighed weight, Fields... fields) {
    const EventRow<R> event{{kNameOf<kKind>.data(), kNameOf<kKind>.size()},
                            clause.text,
                            clause.of,
                            weight.weight,
                            weight.of,
                            0,
                            static_cast<std::uint16_t>(sizeof...(Fields))};
    return Row<kKind, sizeof...(Fields)>{event, {fields...}};
  }

  template <class... Each>
  static constexpr auto rows(const Each&... each) {
    constexpr std::size_t kCount = sizeof...(Each);
    static_assert(is_in_order<Each::kind...>(), "a row for each enumerator, in the enum's order");
    static_assert(enumerator<static_cast<Kind>(kCount)>().empty(), "an enumerator has no row");
    Rows<kCount, (std::tuple_size_v<decltype(each.fields)> + ...)> all{};
    std::size_t row = 0;
    std::size_t field = 0;
    const auto add = [&](const auto& one) {
      all.rows[row] = one.event;
      all.rows[row++].first = static_cast<std::uint16_t>(field);
      for (const Field_& each_field : one.fields) all.fields[field++] = each_field;
    };
    (add(each), ...);
    return all;
  }

  // --- What reads them
  // ----------------------------------------------------------------------------

  template <std::size_t kRows, std::size_t kFields>
  constexpr explicit EventTable(const Rows<kRows, kFields>& all)
      : rows_(all.rows), fields_(all.fields) {}

  std::span<const EventRow<R>> rows() const { return rows_; }
  std::span<const Field_> fields(const EventRow<R>& row) const {
    return fields_.subspan(row.first, row.count);
  }

  // It is about the first car that it names. The seat is left open unless it names one.
  Happening happening(const Of& of, const LineNames& names) const {
    const EventRow<R>& row = row_of(of);
    Happening happening;
    happening.line = row.kind;
    happening.kind = row.kind;
    happening.clause = clause(of);
    happening.weight = row.weight_of != nullptr ? row.weight_of(of) : row.weight;
    for (const Field_& field : fields(row)) {
      EventField value;
      value.name = field.name;
      value.type = field.type;
      if (field.number != nullptr) value.number = field.number(of);
      if (field.text != nullptr) value.text = field.text(of);
      if (field.faces != nullptr) value.faces = field.faces(of);
      if (field.type == FieldType::car && happening.car < 0) happening.car = value.number;
      if (field.type == FieldType::seat && happening.seat < 0) happening.seat = value.number;
      const bool is_silent = field.type == FieldType::flag && value.number == 0;
      if (field.before != nullptr && !is_silent)
        happening.line += field.before + line_text(value, names);
      happening.fields.push_back(std::move(value));
    }
    return happening;
  }

  std::string clause(const Of& of) const {
    const EventRow<R>& row = row_of(of);
    return row.clause_of != nullptr ? row.clause_of(of) : row.clause;
  }

  // "went_out 2a P5"
  std::string line(const Of& of, const LineNames& names) const { return happening(of, names).line; }

 private:
  template <auto... kKinds>
  static constexpr bool is_in_order() {
    std::size_t at = 0;
    return ((static_cast<std::size_t>(kKinds) == at++) && ...);
  }

  const EventRow<R>& row_of(const Of& of) const {
    return rows_[static_cast<std::size_t>(of.event.kind)];
  }

  std::span<const EventRow<R>> rows_;
  std::span<const Field_> fields_;
};

}  // namespace chicane
