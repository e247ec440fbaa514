// A server on a free port of this machine, and three ways to speak to it: our own client, raw
// bytes, raw WebSocket frames.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/assert.h"
#include "net/client.h"
#include "net/server.h"

namespace chicane::net::for_tests {

using namespace std::chrono_literals;

// Limits that no test meets by accident: all of them ask from one address.
inline ServerLimits wide_limits() {
  return {.connections_per_address = 5000,
          .requests_per_second = 1'000'000,
          .requests_burst = 1'000'000,
          .messages_per_second = 1'000'000,
          .messages_burst = 1'000'000};
}

// Remembers what happens on a socket; asked from any thread.
class SocketLog : public SocketEvents {
 public:
  void on_open(std::shared_ptr<Socket> socket) override {
    note([&] { socket_ = std::move(socket); });
  }
  void on_message(std::string_view text) override {
    note([&] { messages_.emplace_back(text); });
  }
  void on_closed() override {
    note([&] { ++closed_; });
  }

  bool wait_open() {
    return wait([&] { return socket_ != nullptr; });
  }
  bool wait_messages(std::size_t count) {
    return wait([&] { return messages_.size() >= count; });
  }
  bool wait_closed() {
    return wait([&] { return closed_ > 0; });
  }
  std::shared_ptr<Socket> socket() {
    const std::lock_guard lock(mutex_);
    return socket_;
  }
  std::vector<std::string> messages() {
    const std::lock_guard lock(mutex_);
    return messages_;
  }
  int closed() {
    const std::lock_guard lock(mutex_);
    return closed_;
  }

 private:
  void note(const std::function<void()>& change) {
    {
      const std::lock_guard lock(mutex_);
      change();
    }
    changed_.notify_all();
  }
  bool wait(const std::function<bool()>& is_so) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, 10s, is_so);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::shared_ptr<Socket> socket_;
  std::vector<std::string> messages_;
  int closed_ = 0;
};

// Says everything back.
class SocketEcho : public SocketEvents {
 public:
  void on_open(std::shared_ptr<Socket> socket) override { socket_ = std::move(socket); }
  void on_message(std::string_view text) override {
    socket_->send(std::make_shared<const std::string>(text));
  }
  void on_closed() override { socket_.reset(); }

 private:
  std::shared_ptr<Socket> socket_;
};

// "METHOD path body" for every request, echo for every socket, unless the test says otherwise.
class TestService : public Service {
 public:
  void handle(Request request, Respond respond) override {
    if (on_request) return on_request(std::move(request), std::move(respond));
    respond({.content_type = "text/plain",
             .body = request.method + " " + request.path + " " + request.body});
  }
  void open_socket(Request request, Upgrade upgrade) override {
    if (on_upgrade) return on_upgrade(std::move(request), std::move(upgrade));
    upgrade(std::make_shared<SocketEcho>(), {});
  }

  std::function<void(Request, Respond)> on_request;
  std::function<void(Request, Upgrade)> on_upgrade;
};

class TestServer {
 public:
  explicit TestServer(ServerSettings settings = {.limits = wide_limits()}) {
    settings.port = 0;
    auto made = Server::listen(loop, service, std::move(settings));
    CHICANE_ASSERT(static_cast<bool>(made));
    server = std::move(*made);
    client = make_client(loop, "127.0.0.1", server->port());
  }
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer() {
    loop.stop();
    if (thread_.joinable()) thread_.join();
  }

  // After the service has been told what to do.
  void start() {
    thread_ = std::thread([this] { loop.run(); });
  }

  Asked ask(const std::string& method, const std::string& path, const std::string& body = "",
            std::vector<std::pair<std::string, std::string>> headers = {}) {
    std::promise<Asked> promise;
    std::future<Asked> future = promise.get_future();
    client->ask(method, path, body, std::move(headers),
                [&](Asked asked) { promise.set_value(std::move(asked)); });
    return future.get();
  }

  // Runs it on the loop's thread and waits.
  void on_loop(const std::function<void()>& job) {
    std::promise<void> promise;
    loop.post([&] {
      job();
      promise.set_value();
    });
    promise.get_future().get();
  }

  std::shared_ptr<SocketLog> open_socket(
      const std::string& path, std::vector<std::pair<std::string, std::string>> headers = {}) {
    auto log = std::make_shared<SocketLog>();
    client->open_socket(path, std::move(headers), log);
    return log;
  }

  Loop loop;
  TestService service;
  std::unique_ptr<Server> server;
  std::unique_ptr<Client> client;

 private:
  std::thread thread_;
};

// Bytes as they are.
class Raw {
 public:
  explicit Raw(int port, int receive_buffer = 0) : file_(::socket(AF_INET, SOCK_STREAM, 0)) {
    if (receive_buffer > 0)
      setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    const int one = 1;
    setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    is_connected_ =
        connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;
  ~Raw() { ::close(file_); }

  bool is_connected() const { return is_connected_; }

  void send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  void end() const { shutdown(file_, SHUT_WR); }

  // All that comes until the other side closes, or until `is_enough`, or for too long.
  std::string read(const std::function<bool(const std::string&)>& is_enough = {}) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (!(is_enough && is_enough(text_)) && std::chrono::steady_clock::now() < end) {
      pollfd waiting{.fd = file_, .events = POLLIN, .revents = 0};
      if (poll(&waiting, 1, 100) <= 0) continue;
      char bytes[4096];
      const ssize_t count = recv(file_, bytes, sizeof bytes, 0);
      if (count <= 0) {
        is_closed_ = true;
        break;
      }
      text_.append(bytes, static_cast<std::size_t>(count));
    }
    return text_;
  }

  // The next answer, with its body.
  std::string read_answer() {
    std::size_t size = 0;
    read([&](const std::string& text) {
      const std::size_t head = text.find("\r\n\r\n");
      if (head == std::string::npos) return false;
      size = head + 4;
      const std::size_t length = text.find("Content-Length: ");
      if (length < head) size += static_cast<std::size_t>(std::stoi(text.substr(length + 16)));
      return text.size() >= size;
    });
    std::string answer = text_.substr(0, size);
    text_.erase(0, answer.size());
    return answer;
  }

  // Exactly so many bytes, or fewer if it is closed.
  std::string read_bytes(std::size_t count) {
    read([&](const std::string& text) { return text.size() >= count; });
    std::string bytes = text_.substr(0, count);
    text_.erase(0, bytes.size());
    return bytes;
  }

  bool is_closed() const { return is_closed_; }

 private:
  int file_;
  bool is_connected_ = false;
  bool is_closed_ = false;
  std::string text_;
};

inline int status_of(const std::string& answer) {
  return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9, 3)) : 0;
}

inline std::string body_of(const std::string& answer) {
  const std::size_t head = answer.find("\r\n\r\n");
  return head == std::string::npos ? "" : answer.substr(head + 4);
}

// The status with which one request is answered, on a connection of its own.
inline int status_for(int port, std::string_view bytes) {
  Raw raw(port);
  raw.send(bytes);
  return status_of(raw.read_answer());
}

// "101" on a good day; frames follow.
inline std::string upgrade_text(const std::string& path, const std::string& more = "") {
  return "GET " + path +
         " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         more + "\r\n";
}

// A masked frame with a mask of zeros, as only tests send it.
inline std::string frame(int first_byte, const std::string& payload) {
  std::string bytes(1, static_cast<char>(first_byte));
  if (payload.size() < 126) {
    bytes += static_cast<char>(0x80 | payload.size());
  } else {
    bytes += static_cast<char>(0x80 | 126);
    bytes += static_cast<char>(payload.size() >> 8U);
    bytes += static_cast<char>(payload.size() & 255U);
  }
  return bytes + std::string(4, '\0') + payload;
}

struct Frame {
  int first_byte = 0;  // 0: none came.
  std::string payload;

  int close_code() const {
    if (first_byte != 0x88 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
  }
};

// Of a server, so without a mask.
inline Frame read_frame(Raw& raw) {
  const std::string head = raw.read_bytes(2);
  if (head.size() < 2) return {};
  std::size_t size = static_cast<unsigned char>(head[1]);
  if (size >= 126) {
    const std::string more = raw.read_bytes(size == 126 ? 2 : 8);
    size = 0;
    for (const char byte : more) size = size * 256 + static_cast<unsigned char>(byte);
  }
  return {static_cast<unsigned char>(head[0]), raw.read_bytes(size)};
}

}  // namespace chicane::net::for_tests
