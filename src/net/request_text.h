// The texts within a request: its target, its cookies, who sent the page that asks. Strict: what is
// not plainly right is refused.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "net/server.h"

namespace chicane::net {

struct Target {
  std::string path;
  std::vector<std::pair<std::string, std::string>> query;
};

// "/api/races?state=open&limit=5". The error is a sentence. A path is only decoded: ".." stays, and
// nothing is looked up in a file system by it.
Result<Target, std::string> parse_target(std::string_view target);

// With every escape undone, and "+" too if `plus` stands for a blank. None if an escape is broken
// or the outcome is no text.
enum class Plus { itself, blank };
std::optional<std::string> decoded(std::string_view text, Plus plus);

// UTF-8 without control characters.
bool is_text(std::string_view bytes);

// Without control characters but tabs; what header values are made of.
bool is_field_value(std::string_view bytes);

// The value of a cookie in a Cookie header; empty if there is none.
std::string_view cookie_value(std::string_view header, std::string_view name);

std::string in_small_letters(std::string_view text);

// May this request change something, or be upgraded? One from a page of another site may not,
// unless `origins` names it; programs send no Origin. `request.method` is not looked at.
bool is_from_own_page(const Request& request, const std::vector<std::string>& origins);

}  // namespace chicane::net
