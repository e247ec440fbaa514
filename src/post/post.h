// Tells people outside that it is their move: e-mail and web hooks, on a thread of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace chicane::post {

struct Settings {
  std::string smtp_url;   // "smtp://localhost:25", "smtps://mail.example:465"; empty: no e-mail.
  std::string smtp_user;  // Empty: without logging in.
  std::string smtp_password;
  std::string from;  // "Chicane <race@example.org>"
  bool may_hook = false;
  // Also to addresses of private networks and of this machine; for tests.
  bool may_hook_private = false;
  int attempts = 3;
  int first_pause_millis = 2000;  // Between attempts; doubles.
};

struct Mail {
  std::string to;
  std::string subject;
  std::string text;
};

struct Hook {
  std::string url;
  std::string json;
};

struct Counts {
  std::uint64_t sent = 0;
  std::uint64_t failed = 0;   // Given up, or never possible: a wrong address, no e-mail set up.
  std::uint64_t dropped = 0;  // The queue was full.
};

class Post {
 public:
  static constexpr std::size_t kWaitingMax = 1000;

  explicit Post(Settings settings);
  // What is being sent has half a second to be finished, what waits is given up.
  ~Post();
  Post(const Post&) = delete;
  Post& operator=(const Post&) = delete;

  // From any thread; neither waits for anybody outside.
  void send(Mail mail);
  void send(Hook hook);
  Counts counts() const;

 private:
  struct Inner;
  std::unique_ptr<Inner> inner_;
};

// What is wrong with an address, as people type it; empty if it will do.
std::string mail_complaint(const std::string& address);
std::string hook_complaint(const std::string& url);
// What is wrong with how e-mail is set up, for the one who hosts; empty if it will do. Never names
// the password.
std::string settings_complaint(const Settings& settings);

}  // namespace chicane::post
