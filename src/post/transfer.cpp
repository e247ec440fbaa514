#include "post/transfer.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <string_view>

#include "base/assert.h"
#include "post/addresses.h"

namespace chicane::post {

namespace {

constexpr long kTimeoutMillis = 10000;
constexpr std::size_t kAnswerBytesMax = 64 * 1024;  // Nothing of an answer is kept.

template <class Value>
void set(CURL* handle, CURLoption option, Value value) {
  CHICANE_ASSERT(curl_easy_setopt(handle, option, value) == CURLE_OK);
}

}  // namespace

Transfer::Transfer(const Settings& settings, const Parcel& parcel)
    : parcel_(parcel), handle_(curl_easy_init()) {
  CHICANE_ASSERT(handle_ != nullptr);
  set(handle_, CURLOPT_PRIVATE, static_cast<void*>(this));
  set(handle_, CURLOPT_NOSIGNAL, 1L);
  set(handle_, CURLOPT_TIMEOUT_MS, kTimeoutMillis);
  set(handle_, CURLOPT_CONNECTTIMEOUT_MS, kTimeoutMillis);
  set(handle_, CURLOPT_QUICK_EXIT, 1L);    // Does not wait for a name server that is silent.
  set(handle_, CURLOPT_FORBID_REUSE, 1L);  // Each address is looked at when it is connected to.
  set(handle_, CURLOPT_PROXY, "");  // A proxy of the environment would connect where we must not.
  set(handle_, CURLOPT_FOLLOWLOCATION, 0L);
  set(handle_, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  set(handle_, CURLOPT_WRITEFUNCTION, &Transfer::discard);
  set(handle_, CURLOPT_WRITEDATA, static_cast<void*>(this));
  set(handle_, CURLOPT_HEADERFUNCTION, &Transfer::hear);
  set(handle_, CURLOPT_HEADERDATA, static_cast<void*>(this));
  set(handle_, CURLOPT_OPENSOCKETFUNCTION, &Transfer::open_socket);
  set(handle_, CURLOPT_OPENSOCKETDATA, static_cast<void*>(this));
  if (parcel.kind == Kind::mail) prepare_mail(settings);
  if (parcel.kind == Kind::hook) prepare_hook(settings);
}

Transfer::~Transfer() {
  curl_easy_cleanup(handle_);
  curl_slist_free_all(list_);
  for (const int one : sockets_) close(one);
}

void Transfer::prepare_mail(const Settings& settings) {
  const bool is_near = is_this_machine(settings.smtp_url);
  set(handle_, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  set(handle_, CURLOPT_URL, settings.smtp_url.c_str());
  set(handle_, CURLOPT_USE_SSL,
      static_cast<long>(settings.smtp_user.empty() || is_near ? CURLUSESSL_TRY : CURLUSESSL_ALL));
  if (is_near) {
    // The mail server of the same machine often has a certificate that it made for itself.
    set(handle_, CURLOPT_SSL_VERIFYPEER, 0L);
    set(handle_, CURLOPT_SSL_VERIFYHOST, 0L);
  }
  if (!settings.smtp_user.empty()) {
    set(handle_, CURLOPT_USERNAME, settings.smtp_user.c_str());
    set(handle_, CURLOPT_PASSWORD, settings.smtp_password.c_str());
  }
  set(handle_, CURLOPT_MAIL_FROM, mailbox(settings.from).address.c_str());
  list_ = curl_slist_append(nullptr, parcel_.to.c_str());
  CHICANE_ASSERT(list_ != nullptr);
  set(handle_, CURLOPT_MAIL_RCPT, list_);
  set(handle_, CURLOPT_UPLOAD, 1L);
  set(handle_, CURLOPT_READFUNCTION, &Transfer::read);
  set(handle_, CURLOPT_READDATA, static_cast<void*>(this));
}

void Transfer::prepare_hook(const Settings& settings) {
  set(handle_, CURLOPT_PROTOCOLS_STR, "http,https");
  set(handle_, CURLOPT_URL, parcel_.to.c_str());
  set(handle_, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  set(handle_, CURLOPT_USERAGENT, "Chicane");
  list_ = curl_slist_append(nullptr, "Content-Type: application/json");
  CHICANE_ASSERT(list_ != nullptr && curl_slist_append(list_, "Expect:") != nullptr);
  set(handle_, CURLOPT_HTTPHEADER, list_);
  set(handle_, CURLOPT_POST, 1L);
  set(handle_, CURLOPT_POSTFIELDS, parcel_.body.c_str());
  set(handle_, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(parcel_.body.size()));
  only_public_ = !settings.may_hook_private;
}

std::size_t Transfer::read(char* to, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = *static_cast<Transfer*>(self);
  const std::string& body = transfer.parcel_.body;
  const std::size_t part = std::min(size * count, body.size() - transfer.read_);
  std::copy_n(body.data() + transfer.read_, part, to);
  transfer.read_ += part;
  return part;
}

// Ends the transfer once the answer is longer than anything we asked for.
std::size_t Transfer::discard(char* /*from*/, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = *static_cast<Transfer*>(self);
  transfer.heard_ += size * count;
  return transfer.heard_ <= kAnswerBytesMax ? size * count : 0;
}

// Each line of a mail server's answers. Refused for good is what was last answered with a code from
// 500 on; the farewell after it (221) says nothing.
std::size_t Transfer::hear(char* from, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = *static_cast<Transfer*>(self);
  const std::string_view line(from, size * count);
  if (transfer.parcel_.kind == Kind::mail && !line.starts_with("221"))
    transfer.is_refused_for_good_ = line.starts_with('5');
  return discard(from, size, count, self);
}

// Looks at the very address that is connected to: a name that is looked up again, with another
// answer, does not get past it.
curl_socket_t Transfer::open_socket(void* self, curlsocktype /*purpose*/, curl_sockaddr* address) {
  Transfer& transfer = *static_cast<Transfer*>(self);
  if (transfer.only_public_ && !is_public(address->addr)) {
    transfer.is_refused_for_good_ = true;
    return CURL_SOCKET_BAD;
  }
  const int opened = socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
  if (opened < 0) return CURL_SOCKET_BAD;
  const int copy = fcntl(opened, F_DUPFD_CLOEXEC, 0);
  if (copy >= 0) transfer.sockets_.push_back(copy);
  return opened;
}

void Transfer::hang_up() {
  for (const int one : sockets_) shutdown(one, SHUT_RDWR);
}

Verdict Transfer::verdict(CURLcode code) const {
  return parcel_.kind == Kind::mail ? mail_verdict(code) : hook_verdict();
}

Verdict Transfer::mail_verdict(CURLcode code) const {
  if (code == CURLE_OK) return Verdict::sent;
  return is_refused_for_good_ ? Verdict::give_up : Verdict::try_again;
}

// By the status alone: one who answers at length has understood nevertheless.
Verdict Transfer::hook_verdict() const {
  long status = 0;
  curl_easy_getinfo(handle_, CURLINFO_RESPONSE_CODE, &status);
  if (status >= 200 && status < 300) return Verdict::sent;
  if (status == 0) return is_refused_for_good_ ? Verdict::give_up : Verdict::try_again;
  return status >= 500 || status == 408 || status == 429 ? Verdict::try_again : Verdict::give_up;
}

}  // namespace chicane::post
