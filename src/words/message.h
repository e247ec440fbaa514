// Messages as the site has them, in a subset of ICU MessageFormat, in English:
//
//   {name}  {n, number}  {n, number, ::.0#}  {x, select, a {…} other {…}}
//   {n, plural, =0 {…} one {# lap} other {# laps}}
//   {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}
//
// They nest, and each choice has a branch "other". '{' quotes a brace, '' is an apostrophe, and an
// apostrophe before anything else is itself. Numbers are whole. The sentences are those of the
// site's library, intl-messageformat; the test ParityMessages holds the two together.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane {

// What a message is filled in with: {{"who", "Ann"}, {"laps", 3}}.
struct NamedValue {
  std::string_view name;
  std::variant<int, std::string> value;
};
using Values = std::vector<NamedValue>;

struct MessageBranch;

struct MessagePart {
  enum class Kind {
    text,     // As it is.
    count,    // The # of a plural: the number that chose the branch.
    value,    // {name}
    number,   // {name, number}, grouped by thousands.
    plural,   // {name, plural, …}
    ordinal,  // {name, selectordinal, …}
    select,   // {name, select, …}
  };
  Kind kind = Kind::text;
  std::string_view text;  // Of Kind::text; else the name of the value.
  int decimals = 0;       // Of Kind::number: how many there are at least.
  std::vector<MessageBranch> branches;
};
using Message = std::vector<MessagePart>;

struct MessageBranch {
  std::string_view selector;  // "one", "yes"; "=0" with its sign.
  Message message;
};

// The message refers to the text, which must outlive it.
Result<Message, DataError> parse_message(std::string_view text);

// Each value that a message may ask for, once, in the order of the text.
std::vector<std::string_view> value_names(const Message& message);

// A value that is missing, or a word where a number is due, shows as "{name}". A server must not
// stop for a sentence, and whoever reads the sentence sees what is wrong with it.
std::string format_message(const Message& message, const Values& values);

}  // namespace chicane
