// Answers as bytes, with the headers that every answer has. Here is the one place for them.
#pragma once

#include <string>
#include <string_view>

#include "net/server.h"

namespace chicane::net {

enum class AfterAnswer { stay, close };
enum class BodyWanted { yes, no };  // No: the request was HEAD.

struct AnswerFacts {
  AfterAnswer after = AfterAnswer::stay;
  BodyWanted body = BodyWanted::yes;
  bool is_secure = false;
  bool is_old = false;  // HTTP/1.0, which must be told that the connection stays.
};

// Status line and headers. Headers of the response that would break out of their line are left out.
std::string answer_head(const Response& response, const AnswerFacts& facts);

// Has this status a body at all?
bool has_body(int status);

// {"error":{"code","what"}}; both are our own words, without quotes or backslashes.
std::string error_text(std::string_view code, std::string_view what);
Response refusal(int status, std::string_view code, std::string_view what);

}  // namespace chicane::net
