// Addresses of e-mail, of web hooks and of machines: which of them we speak to.
#pragma once

#include <sys/socket.h>

#include <string>
#include <string_view>

namespace chicane::post {

// "Chicane <race@example.org>" taken apart; the name may be empty. Whether the address will do is
// for mail_complaint to say.
struct Mailbox {
  std::string name;
  std::string address;
};
Mailbox mailbox(std::string_view text);

// Does the URL of a mail server lead to this machine by name? Then nobody listens on the way.
bool is_this_machine(const std::string& url);

// Is it an address of the open internet? Not those of this machine, of private and local networks,
// of groups, of documentation, nor IPv6 addresses that wrap an IPv4 one.
bool is_public(const sockaddr& address);

}  // namespace chicane::post
