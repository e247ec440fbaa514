// Peers on the loopback that receive what is posted: a mail server and a web server, small and
// real.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/assert.h"

namespace chicane::post {

// One connection, read by lines.
class Connection {
 public:
  explicit Connection(int socket) : socket_(socket) {}

  void write(const std::string& text) { send(socket_, text.data(), text.size(), MSG_NOSIGNAL); }

  // With its end; nothing once the other side has gone.
  std::optional<std::string> line() {
    std::size_t end = 0;
    while ((end = unread_.find('\n')) == std::string::npos)
      if (!read()) return std::nullopt;
    std::string text = unread_.substr(0, end + 1);
    unread_.erase(0, end + 1);
    return text;
  }

  std::string bytes(std::size_t count) {
    while (unread_.size() < count)
      if (!read()) break;
    std::string text = unread_.substr(0, count);
    unread_.erase(0, text.size());
    return text;
  }

  // Says nothing until the other side has gone.
  void hang() {
    while (read()) unread_.clear();
  }

 private:
  bool read() {
    char buffer[4096];
    const ssize_t count = recv(socket_, buffer, sizeof buffer, 0);
    if (count <= 0) return false;
    unread_.append(buffer, static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  std::string unread_;
};

// Listens on a free port of 127.0.0.1 and serves each connection on a thread of its own.
class Listener {
 public:
  explicit Listener(std::function<void(Connection&)> serve) : serve_(std::move(serve)) {
    listening_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    CHICANE_ASSERT(bind(listening_, reinterpret_cast<sockaddr*>(&address), size) == 0);
    CHICANE_ASSERT(listen(listening_, 64) == 0);
    CHICANE_ASSERT(getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size) == 0);
    port_ = ntohs(address.sin_port);
    accepting_ = std::thread([this] { accept_all(); });
  }
  ~Listener() {
    shutdown(listening_, SHUT_RDWR);
    accepting_.join();
    close(listening_);
    for (const int one : sockets_) shutdown(one, SHUT_RDWR);
    for (std::thread& one : serving_) one.join();
    for (const int one : sockets_) close(one);
  }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  std::string port() const { return std::to_string(port_); }

 private:
  void accept_all() {
    for (int one = 0; (one = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC)) >= 0;) {
      sockets_.push_back(one);
      serving_.emplace_back([this, one] {
        Connection connection(one);
        serve_(connection);
        shutdown(one, SHUT_RDWR);
      });
    }
  }

  std::function<void(Connection&)> serve_;
  int listening_ = -1;
  int port_ = 0;
  // The accepting thread's own, and the destructor's once that thread has ended.
  std::vector<int> sockets_;
  std::vector<std::thread> serving_;
  std::thread accepting_;
};

struct ReceivedMail {
  std::string sender;     // The argument of MAIL.
  std::string recipient;  // The argument of RCPT.
  std::string data;       // As it came, without the line that ends it.
  std::string login;      // What came with AUTH.
};

class SmtpSink {
 public:
  std::string url() const { return "smtp://127.0.0.1:" + listener_.port(); }
  // The same under a name that could be another machine's.
  std::string far_url() const { return "smtp://mail.localhost:" + listener_.port(); }

  // The next so many mails are refused in this way: "451 later".
  void refuse(int times, std::string how) {
    const std::scoped_lock lock(mutex_);
    refusals_ = times;
    refusal_ = std::move(how);
  }
  // The next so many mails are taken, and yet refused for now.
  void forget(int times) {
    const std::scoped_lock lock(mutex_);
    forgets_ = times;
  }
  void hang() {
    const std::scoped_lock lock(mutex_);
    hangs_ = true;
  }
  std::vector<ReceivedMail> mails() const {
    const std::scoped_lock lock(mutex_);
    return mails_;
  }
  int logins() const {
    const std::scoped_lock lock(mutex_);
    return logins_;
  }
  int connections() const {
    const std::scoped_lock lock(mutex_);
    return connections_;
  }

 private:
  void serve(Connection& peer) {
    {
      const std::scoped_lock lock(mutex_);
      ++connections_;
    }
    if (is_hanging()) return peer.hang();
    peer.write("220 sink\r\n");
    ReceivedMail mail;
    while (const std::optional<std::string> line = peer.line()) {
      if (line->starts_with("EHLO")) {
        peer.write("250-sink\r\n250 AUTH PLAIN\r\n");
      } else if (line->starts_with("AUTH PLAIN")) {
        count_login();
        if (*line == "AUTH PLAIN\r\n") {
          peer.write("334 \r\n");
          mail.login = peer.line().value_or("");
        } else {
          mail.login = line->substr(11);
        }
        peer.write("235 welcome\r\n");
      } else if (line->starts_with("MAIL ")) {
        mail.sender = line->substr(5);
        peer.write("250 fine\r\n");
      } else if (line->starts_with("RCPT ")) {
        mail.recipient = line->substr(5);
        const std::string refusal = next_refusal();
        peer.write(refusal.empty() ? "250 fine\r\n" : refusal + "\r\n");
      } else if (*line == "DATA\r\n") {
        peer.write("354 go on\r\n");
        receive(peer, mail);
      } else if (*line == "QUIT\r\n") {
        peer.write("221 bye\r\n");
        return;
      } else {
        peer.write("500 what\r\n");
      }
    }
  }

  void receive(Connection& peer, ReceivedMail& mail) {
    for (;;) {
      const std::optional<std::string> line = peer.line();
      if (!line) return;
      if (*line == ".\r\n") break;
      mail.data += *line;
    }
    bool forgets = false;
    {
      const std::scoped_lock lock(mutex_);
      mails_.push_back(mail);
      forgets = forgets_-- > 0;
    }
    peer.write(forgets ? "451 later\r\n" : "250 taken\r\n");
  }

  bool is_hanging() const {
    const std::scoped_lock lock(mutex_);
    return hangs_;
  }

  void count_login() {
    const std::scoped_lock lock(mutex_);
    ++logins_;
  }

  std::string next_refusal() {
    const std::scoped_lock lock(mutex_);
    return refusals_-- > 0 ? refusal_ : "";
  }

  mutable std::mutex mutex_;
  int refusals_ = 0;
  std::string refusal_;
  int forgets_ = 0;
  bool hangs_ = false;
  int connections_ = 0;
  int logins_ = 0;
  std::vector<ReceivedMail> mails_;
  Listener listener_{[this](Connection& peer) { serve(peer); }};
};

struct ReceivedRequest {
  std::string head;  // The request line and the headers, as they came.
  std::string body;
};

class HttpSink {
 public:
  std::string url(const std::string& path) const {
    return "http://127.0.0.1:" + listener_.port() + path;
  }

  // The next answers, the last of them for all that follow.
  void answer(std::vector<std::string> answers) {
    const std::scoped_lock lock(mutex_);
    answers_ = std::move(answers);
  }
  void hang() { answer({""}); }
  std::vector<ReceivedRequest> requests() const {
    const std::scoped_lock lock(mutex_);
    return requests_;
  }

 private:
  void serve(Connection& peer) {
    ReceivedRequest request;
    std::size_t length = 0;
    for (;;) {
      const std::optional<std::string> line = peer.line();
      if (!line) return;
      if (*line == "\r\n") break;
      if (line->starts_with("Content-Length: ")) length = std::stoul(line->substr(16));
      request.head += *line;
    }
    request.body = peer.bytes(length);
    const std::string answer = taken(std::move(request));
    peer.write(answer);
    // Who has announced more than there is keeps the other side waiting; so does an empty answer.
    if (answer.empty() || answer.find("Content-Length: ") != std::string::npos) peer.hang();
  }

  std::string taken(ReceivedRequest request) {
    const std::scoped_lock lock(mutex_);
    requests_.push_back(std::move(request));
    std::string answer = answers_.front();
    if (answers_.size() > 1) answers_.erase(answers_.begin());
    return answer;
  }

  mutable std::mutex mutex_;
  std::vector<std::string> answers_ = {"HTTP/1.1 204 No Content\r\n\r\n"};
  std::vector<ReceivedRequest> requests_;
  Listener listener_{[this](Connection& peer) { serve(peer); }};
};

}  // namespace chicane::post
