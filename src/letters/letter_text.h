// A letter as people send it: greetings, quotations and signatures around a few lines of orders.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chicane::letters {

inline constexpr std::size_t kLetterBytesMax = 64 * 1024;

// A line that the sender wrote: neither empty nor quoted nor below the signature.
struct LetterLine {
  int line = 0;      // From 1.
  std::string text;  // Without blanks and dots around it.
};

std::vector<LetterLine> own_lines(std::string_view letter);

// A line taken apart: "T5: 120, 1W, inside".
struct OrderLine {
  std::optional<int> turn;         // "T5:", "turn 5"
  std::vector<std::string> items;  // "120", "1W", "inside"
};

OrderLine order_line(std::string_view text);

// "if Ann plots 120 I plot 100": an order that hangs on something.
bool is_conditional(std::string_view text);

std::string lower_case(std::string_view text);

}  // namespace chicane::letters
