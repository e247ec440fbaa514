// Which coding of an answer its reader takes: the header Accept-Encoding (RFC 9110, 12.5.3).
#pragma once

#include <string_view>

namespace chicane::server {

// How much the reader likes the coding, from 0, not at all, to 1000. What cannot be read is not
// liked.
int liking_of(std::string_view accept_encoding, std::string_view coding);

}  // namespace chicane::server
