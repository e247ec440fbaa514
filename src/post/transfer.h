// One attempt to hand over a mail or a hook, as a handle of curl.
#pragma once

#include <curl/curl.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "post/post.h"

namespace chicane::post {

enum class Kind : std::uint8_t { mail, hook };

// What is sent, ready for the wire.
struct Parcel {
  Kind kind = Kind::mail;
  std::string to;  // A mail address, or the URL of a hook.
  std::string body;
};

enum class Verdict : std::uint8_t { sent, try_again, give_up };

// Stays where it is: curl holds its address. `settings` and `parcel` outlive it.
class Transfer {
 public:
  Transfer(const Settings& settings, const Parcel& parcel);
  ~Transfer();
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  CURL* handle() { return handle_; }
  // Ends it at once: curl would take leave of a mail server and wait for the answer.
  void hang_up();
  // Once curl has finished with it.
  Verdict verdict(CURLcode code) const;

 private:
  void prepare_mail(const Settings& settings);
  void prepare_hook(const Settings& settings);
  Verdict mail_verdict(CURLcode code) const;
  Verdict hook_verdict() const;

  static std::size_t read(char* to, std::size_t size, std::size_t count, void* self);
  static std::size_t discard(char* from, std::size_t size, std::size_t count, void* self);
  static std::size_t hear(char* from, std::size_t size, std::size_t count, void* self);
  static curl_socket_t open_socket(void* self, curlsocktype purpose, curl_sockaddr* address);

  const Parcel& parcel_;
  CURL* handle_ = nullptr;
  curl_slist* list_ = nullptr;
  std::size_t read_ = 0;
  std::size_t heard_ = 0;
  bool only_public_ = false;
  bool is_refused_for_good_ = false;
  std::vector<int> sockets_;  // Our own descriptors of what curl has connected.
};

}  // namespace chicane::post
