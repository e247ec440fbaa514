// Colour for terminals. Without a terminal, or with NO_COLOR, the pen writes plain text.
#pragma once

#include <string>
#include <string_view>

namespace chicane::app {

// 256-colour numbers; −1 leaves the colour as it is.
struct Paint {
  int text = -1;
  int ground = -1;
  bool is_bold = false;
  bool is_faint = false;
};

// One meaning a colour: free, wear, a die, out or damage; never colour alone.
inline constexpr Paint kFree{.text = 79};
inline constexpr Paint kWear{.text = 221};
inline constexpr Paint kChanceInk{.text = 141};
inline constexpr Paint kOut{.text = 203};
inline constexpr Paint kHead{.is_bold = true};
inline constexpr Paint kQuiet{.is_faint = true};

class Pen {
 public:
  explicit Pen(bool has_colour) : has_colour_(has_colour) {}
  bool has_colour() const { return has_colour_; }
  std::string operator()(std::string_view text, const Paint& paint) const;

 private:
  bool has_colour_;
};

}  // namespace chicane::app
