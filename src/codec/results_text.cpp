#include "codec/results_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.h"

namespace chicane {

namespace {

constexpr int kNumberMax = 9999;
constexpr std::size_t kFieldBytesMax = 200;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

enum class Field : std::uint8_t { place, driver, car, grid, status, laps, turns, note };
constexpr std::array<std::string_view, 8> kFields = {"place",  "driver", "car",   "grid",
                                                     "status", "laps",   "turns", "note"};
constexpr std::array<std::string_view, 3> kStatuses = {"finished", "running", "out"};

template <std::size_t N>
std::optional<std::size_t> position(const std::array<std::string_view, N>& names,
                                    std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

template <std::size_t N>
std::vector<std::string> as_list(const std::array<std::string_view, N>& names) {
  return {names.begin(), names.end()};
}

std::string lower(std::string_view text) {
  std::string low(text);
  for (char& c : low) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return low;
}

using Fields = std::vector<std::string>;

// The fields of a line; a string is the complaint.
Result<Fields, std::string> fields_of(std::string_view line, char separator) {
  Fields fields = {""};
  bool is_quoted = false;
  bool was_quoted = false;  // The field has ended with its quote.
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    std::string& field = fields.back();
    if (is_quoted) {
      const bool is_pair = c == '"' && i + 1 < line.size() && line[i + 1] == '"';
      if (c == '"' && !is_pair) {
        is_quoted = false;
        was_quoted = true;
        continue;
      }
      field += c;
      if (is_pair) ++i;
    } else if (c == separator) {
      fields.emplace_back();
      was_quoted = false;
    } else if (was_quoted) {
      if (c != ' ')
        return Failure{fill("after the closing quote of field {} stands more text",
                            static_cast<int>(fields.size()))};
    } else if (c == '"' && trim(field).empty()) {
      field.clear();
      is_quoted = true;
    } else {
      field += c;
    }
    if (fields.size() > kFields.size())
      return Failure{fill("there are more than {} fields", static_cast<int>(kFields.size()))};
  }
  if (is_quoted) return Failure{std::string("a quote is opened and not closed on this line")};
  for (std::string& field : fields) field = std::string(trim(field));
  return fields;
}

class Parser {
 public:
  Parser(std::string_view text, std::string_view source) : text_(text), source_(source) {}

  Result<ResultsTable, DataError> parse() {
    if (text_.size() > kResultsBytesMax) return fail(0, "is larger than 64 KiB");
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
    int number = 0;
    for (const std::string_view line : lines(text_)) {
      ++number;
      if (trim(line).empty()) continue;
      if (std::string complaint = columns_.empty() ? read_head(line) : read_row(line);
          !complaint.empty())
        return fail(number, std::move(complaint));
    }
    if (columns_.empty())
      return fail(1, "there is no table; its first line names the columns: " + choices());
    if (table_.cars.empty()) return fail(number, "there is no car in the table");
    return std::move(table_);
  }

 private:
  Failure<DataError> fail(int line, std::string what) const {
    return Failure{DataError{std::string(source_), line, std::move(what)}};
  }

  static std::string choices() { return join(as_list(kFields), ", "); }

  std::string read_head(std::string_view line) {
    const auto commas = std::count(line.begin(), line.end(), ',');
    separator_ = std::count(line.begin(), line.end(), ';') > commas ? ';' : ',';
    const Result<Fields, std::string> heads = fields_of(line, separator_);
    if (!heads) return heads.error();
    for (const std::string& head : *heads) {
      const std::optional<std::size_t> at = position(kFields, lower(head));
      if (!at) return unknown_column(head);
      const auto column = static_cast<Field>(*at);
      if (has(column)) return fill("the column '{}' comes twice", kFields[*at]);
      columns_.push_back(column);
    }
    for (const Field needed : {Field::place, Field::driver}) {
      if (!has(needed))
        return fill("the column '{}' is missing", kFields[static_cast<std::size_t>(needed)]);
    }
    return {};
  }

  bool has(Field column) const {
    return std::find(columns_.begin(), columns_.end(), column) != columns_.end();
  }

  static std::string unknown_column(const std::string& head) {
    const std::string guess = nearest(lower(head), as_list(kFields));
    return fill("there is no column '{}'{}; there are {}", head.substr(0, kFieldBytesMax),
                guess.empty() ? "" : fill(", did you mean '{}'?", guess), choices());
  }

  std::string read_row(std::string_view line) {
    if (table_.cars.size() == kResultsRowsMax)
      return fill("there are more than {} cars", static_cast<int>(kResultsRowsMax));
    const Result<Fields, std::string> fields = fields_of(line, separator_);
    if (!fields) return fields.error();
    if (fields->size() != columns_.size())
      return fill("there are {} fields; the first line names {} columns",
                  static_cast<int>(fields->size()), static_cast<int>(columns_.size()));
    CarResult car;
    bool has_status = false;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const std::string& field = (*fields)[i];
      if (columns_[i] == Field::status) has_status = !field.empty();
      if (std::string complaint = set(car, columns_[i], field); !complaint.empty())
        return complaint;
    }
    if (car.driver.empty()) return "driver: is empty; name who drove the car";
    if (!has_status) car.status = car.place > 0 ? CarStatus::finished : CarStatus::out;
    const auto is_same = [&](const CarResult& other) {
      return other.driver == car.driver && other.car == car.car;
    };
    if (std::any_of(table_.cars.begin(), table_.cars.end(), is_same))
      return fill("{}{} comes twice", car.driver, car.car.empty() ? "" : " in car " + car.car);
    table_.cars.push_back(std::move(car));
    return {};
  }

  static std::string set(CarResult& car, Field column, const std::string& field) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; };
    const std::string_view name = kFields[static_cast<std::size_t>(column)];
    if (field.size() > kFieldBytesMax)
      return fill("{}: is longer than {} bytes", name, static_cast<int>(kFieldBytesMax));
    if (std::any_of(field.begin(), field.end(), is_control))
      return fill("{}: has signs that cannot be printed", name);
    switch (column) {
      case Field::driver:
        car.driver = field;
        return {};
      case Field::car:
        car.car = field;
        return {};
      case Field::note:
        car.note = field;
        return {};
      case Field::status:
        return set_status(car, field);
      case Field::place:
        return set_number(car.place, name, field);
      case Field::grid:
        return set_number(car.grid, name, field);
      case Field::laps:
        return set_number(car.laps, name, field);
      case Field::turns:
        return set_number(car.turns, name, field);
    }
    return {};
  }

  static std::string set_number(int& into, std::string_view name, const std::string& field) {
    if (field.empty()) return {};
    const std::optional<int> found = number(field, 0, kNumberMax);
    if (!found) return fill("{}: '{}' is no number from 0 to {}", name, field, kNumberMax);
    into = *found;
    return {};
  }

  static std::string set_status(CarResult& car, const std::string& field) {
    if (field.empty()) return {};
    const std::optional<std::size_t> at = position(kStatuses, lower(field));
    if (!at)
      return fill("status: '{}' is none; there are {}", field, join(as_list(kStatuses), ", "));
    car.status = static_cast<CarStatus>(*at);
    return {};
  }

  std::string_view text_;
  std::string_view source_;
  char separator_ = ',';
  std::vector<Field> columns_;
  ResultsTable table_;
};

std::string quoted(const std::string& field) {
  const bool is_plain = field.find_first_of(",;\"") == std::string::npos;
  if (is_plain) return field;
  std::string text = "\"";
  for (const char c : field) text += c == '"' ? std::string("\"\"") : std::string(1, c);
  return text + "\"";
}

// 0 is what nobody knows.
std::string known(int number) { return number == 0 ? "" : std::to_string(number); }

}  // namespace

std::string_view status_name(CarStatus status) {
  return kStatuses[static_cast<std::size_t>(status)];
}

Result<ResultsTable, DataError> parse_results(std::string_view text, std::string_view source_name) {
  return Parser(text, source_name).parse();
}

std::string format_results(const ResultsTable& table) {
  std::string text = join(as_list(kFields), ",") + "\n";
  for (const CarResult& car : table.cars) {
    const std::vector<std::string> fields = {known(car.place),
                                             quoted(car.driver),
                                             quoted(car.car),
                                             known(car.grid),
                                             std::string(status_name(car.status)),
                                             std::to_string(car.laps),
                                             std::to_string(car.turns),
                                             quoted(car.note)};
    text += join(fields, ",") + "\n";
  }
  return text;
}

}  // namespace chicane
