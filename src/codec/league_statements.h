// What the readers of league files share.
#pragma once

#include "codec/statements.h"
#include "league/season.h"

namespace chicane {

inline constexpr int kPlainBytesMax = 200;

// Words for people, such as a title or a reason: they can be printed anywhere, and no comment
// begins in them.
inline bool is_plain(std::string_view text) {
  return !text.empty() && text.size() <= kPlainBytesMax &&
         std::none_of(text.begin(), text.end(), [](char c) {
           return static_cast<unsigned char>(c) < ' ' || c == '\x7f' || c == '#';
         });
}

// The statements of a plan; the complaint is left in `statements`.
league::Plan read_league_plan(Statements& statements, const std::vector<Statement>& plan);

}  // namespace chicane
