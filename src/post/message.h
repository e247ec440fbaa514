// A mail as the text that goes over the wire (RFC 5322), before a mail client stuffs its dots.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "post/addresses.h"
#include "post/post.h"

namespace chicane::post {

// All lines end with CRLF. `from.address` and `mail.to` have been found right by mail_complaint;
// whatever stands in the other texts stays within its place. `id` is what makes the mail known as
// the same when it is sent again.
std::string message(const Mailbox& from, const Mail& mail, std::int64_t seconds_since_1970,
                    std::string_view id);

// 32 hexadecimal digits.
std::string random_id();

}  // namespace chicane::post
