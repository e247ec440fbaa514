#include "words/message.h"

#include <algorithm>
#include <optional>

namespace chicane {

namespace {

using Kind = MessagePart::Kind;

constexpr int kDepthMax = 16;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_in_word(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

// What a piece of text stands in. In a plural # is the count; in any branch } ends it.
enum class Around { nothing, select, plural };

// Reads a message from front to back. After a failure it stands at the end of the text, so that
// every loop ends; the first complaint counts.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<Message, DataError> read() {
    Message read = message(Around::nothing, 0);
    if (!complaint_.empty()) return Failure{DataError{.what = complaint_}};
    return read;
  }

 private:
  bool is_at_end() const { return at_ == text_.size(); }
  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  char next() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\0'; }

  void fail(std::string_view what) {
    if (complaint_.empty())
      complaint_ =
          "'" + std::string(text_) + "', at byte " + std::to_string(at_) + ": " + std::string(what);
    at_ = text_.size();
  }

  bool take(char wanted) {
    if (here() != wanted) return false;
    ++at_;
    return true;
  }

  void expect(char wanted) {
    if (!take(wanted)) fail(std::string("expected '") + wanted + "'");
  }

  void skip_blanks() {
    while (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r') ++at_;
  }

  // Empty if there is none.
  std::string_view word() {
    const std::size_t start = at_;
    while (is_in_word(here())) ++at_;
    return text_.substr(start, at_ - start);
  }

  Message message(Around around, int depth) {
    Message parts;
    if (depth > kDepthMax) fail("nested too deep");
    while (!is_at_end()) {
      if (here() == '}' && around != Around::nothing) break;
      if (here() == '{') {
        parts.push_back(argument(depth));
      } else if (here() == '#' && around == Around::plural) {
        ++at_;
        parts.push_back({.kind = Kind::count});
      } else if (here() == '\'' && is_quoting(next(), around)) {
        quoted(parts);
      } else if (here() == '<' && (is_letter(next()) || next() == '/')) {
        fail("tags are not read");
      } else {
        parts.push_back(plain());
      }
    }
    return parts;
  }

  // At least one character: what is special elsewhere is plain here.
  MessagePart plain() {
    const std::size_t start = at_;
    at_ = std::min(text_.find_first_of("{}#'<", at_ + 1), text_.size());
    return {.text = text_.substr(start, at_ - start)};
  }

  static bool is_quoting(char next, Around around) {
    return next == '\'' || next == '{' || next == '}' || next == '<' || next == '>' ||
           (next == '#' && around == Around::plural);
  }

  // A pair of apostrophes is one of them. After a single one, all is plain up to the next single
  // one or the end.
  void quoted(Message& parts) {
    ++at_;
    bool goes_on = !take('\'');
    if (!goes_on) parts.push_back({.text = text_.substr(at_ - 1, 1)});
    while (goes_on) {
      const std::size_t start = at_;
      at_ = std::min(text_.find('\'', at_), text_.size());
      goes_on = next() == '\'';
      parts.push_back({.text = text_.substr(start, at_ + (goes_on ? 1 : 0) - start)});
      at_ = std::min(at_ + (goes_on ? 2 : 1), text_.size());
    }
  }

  MessagePart argument(int depth) {
    expect('{');
    skip_blanks();
    MessagePart part{.kind = Kind::value, .text = word()};
    if (part.text.empty()) fail("expected a name");
    skip_blanks();
    if (take('}')) return part;
    expect(',');
    skip_blanks();
    const std::string_view kind = word();
    skip_blanks();
    if (kind == "number") {
      part.kind = Kind::number;
      if (take(',')) part.decimals = decimals();
    } else if (kind == "plural" || kind == "selectordinal" || kind == "select") {
      part.kind = kind == "plural" ? Kind::plural : kind == "select" ? Kind::select : Kind::ordinal;
      expect(',');
      branches(part, depth);
    } else {
      fail("expected number, plural, selectordinal or select");
    }
    expect('}');
    return part;
  }

  // Of "::.0#", one: whole numbers show the zeros, and have no use for the rest.
  int decimals() {
    skip_blanks();
    for (const char c : {':', ':', '.'}) expect(c);
    const std::size_t start = at_;
    while (take('0')) {
    }
    const std::size_t zeros = at_ - start;
    while (take('#')) {
    }
    if (at_ == start) fail("expected 0 or #");
    return static_cast<int>(zeros);
  }

  void branches(MessagePart& part, int depth) {
    const Around around = part.kind == Kind::select ? Around::select : Around::plural;
    bool has_other = false;
    for (;;) {
      skip_blanks();
      const std::string_view selected = selector(around);
      if (selected.empty()) break;
      for (const MessageBranch& branch : part.branches) {
        if (branch.selector == selected) fail("a branch comes twice");
      }
      has_other |= selected == "other";
      skip_blanks();
      expect('{');
      part.branches.push_back({selected, message(around, depth + 1)});
      expect('}');
    }
    if (!has_other) fail("expected a branch 'other'");
  }

  std::string_view selector(Around around) {
    if (around == Around::select || here() != '=') return word();
    const std::size_t start = at_++;
    take('-');
    if (!is_digit(here())) fail("expected a number");
    while (is_digit(here())) ++at_;
    return text_.substr(start, at_ - start);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string complaint_;
};

unsigned magnitude(int n) {
  return n < 0 ? 0U - static_cast<unsigned>(n) : static_cast<unsigned>(n);
}

// "-1,234"
std::string grouped(int n) {
  std::string digits = std::to_string(magnitude(n));
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return (n < 0 ? "-" : "") + digits;
}

std::string_view plural_category(int n) { return magnitude(n) == 1 ? "one" : "other"; }

std::string_view ordinal_category(int n) {
  const unsigned tens = magnitude(n) / 10 % 10;
  const unsigned last = magnitude(n) % 10;
  if (tens == 1 || last == 0 || last > 3) return "other";
  return last == 1 ? "one" : last == 2 ? "two" : "few";
}

class Writer {
 public:
  explicit Writer(const Values& values) : values_(values) {}

  // The count is the number of the plural that the message is a branch of.
  void write(const Message& message, int count) {
    for (const MessagePart& part : message) write(part, count);
  }
  std::string take() && { return std::move(out_); }

 private:
  void write(const MessagePart& part, int count) {
    switch (part.kind) {
      case Kind::text:
        out_ += part.text;
        return;
      case Kind::count:
        out_ += grouped(count);
        return;
      case Kind::value:
        write_known(part, word_of(part.text));
        return;
      case Kind::number:
        write_number(part);
        return;
      case Kind::plural:
      case Kind::ordinal:
        write_plural(part);
        return;
      case Kind::select:
        write_select(part);
        return;
    }
  }

  void write_known(const MessagePart& part, const std::optional<std::string>& text) {
    out_ += text ? *text : "{" + std::string(part.text) + "}";
  }

  void write_number(const MessagePart& part) {
    std::optional<std::string> text;
    if (const std::optional<int> number = number_of(part.text)) {
      text = grouped(*number);
      if (part.decimals > 0)
        *text += "." + std::string(static_cast<std::size_t>(part.decimals), '0');
    }
    write_known(part, text);
  }

  void write_plural(const MessagePart& part) {
    const std::optional<int> number = number_of(part.text);
    if (!number) return write_known(part, {});
    const MessageBranch* exact = find(part, "=" + std::to_string(*number));
    const std::string_view category =
        part.kind == Kind::plural ? plural_category(*number) : ordinal_category(*number);
    write((exact ? *exact : branch(part, category)).message, *number);
  }

  // A # below it is plain text, so it needs no count.
  void write_select(const MessagePart& part) {
    const std::optional<std::string> word = word_of(part.text);
    if (!word) return write_known(part, {});
    write(branch(part, *word).message, 0);
  }

  static const MessageBranch* find(const MessagePart& part, std::string_view selector) {
    for (const MessageBranch& branch : part.branches) {
      if (branch.selector == selector) return &branch;
    }
    return nullptr;
  }

  static const MessageBranch& branch(const MessagePart& part, std::string_view selector) {
    const MessageBranch* found = find(part, selector);
    if (!found) found = find(part, "other");
    CHICANE_ASSERT(found);  // parse_message has seen to it.
    return *found;
  }

  const NamedValue* value_of(std::string_view name) const {
    for (const NamedValue& value : values_) {
      if (value.name == name) return &value;
    }
    return nullptr;
  }

  std::optional<int> number_of(std::string_view name) const {
    const NamedValue* value = value_of(name);
    if (!value || !std::holds_alternative<int>(value->value)) return {};
    return *std::get_if<int>(&value->value);
  }

  std::optional<std::string> word_of(std::string_view name) const {
    const NamedValue* value = value_of(name);
    if (!value) return {};
    if (const int* number = std::get_if<int>(&value->value)) return std::to_string(*number);
    return *std::get_if<std::string>(&value->value);
  }

  const Values& values_;
  std::string out_;
};

void add_value_names(const Message& message, std::vector<std::string_view>& names) {
  for (const MessagePart& part : message) {
    const bool is_named = part.kind != Kind::text && part.kind != Kind::count;
    if (is_named && std::find(names.begin(), names.end(), part.text) == names.end())
      names.push_back(part.text);
    for (const MessageBranch& branch : part.branches) add_value_names(branch.message, names);
  }
}

}  // namespace

Result<Message, DataError> parse_message(std::string_view text) { return Reader(text).read(); }

std::vector<std::string_view> value_names(const Message& message) {
  std::vector<std::string_view> names;
  add_value_names(message, names);
  return names;
}

std::string format_message(const Message& message, const Values& values) {
  Writer writer(values);
  writer.write(message, 0);
  return std::move(writer).take();
}

}  // namespace chicane
