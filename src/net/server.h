// HTTP and WebSocket over TCP: bounded, timed, limited by address. Knows no game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "net/loop.h"

namespace chicane::net {

struct Request {
  std::string method;  // "GET", "POST", …
  std::string path;    // Decoded, without the query: "/api/races/x1".
  std::vector<std::pair<std::string, std::string>> query;    // Decoded.
  std::vector<std::pair<std::string, std::string>> headers;  // Names in small letters.
  std::string body;
  std::string address;      // Of the one who asks, behind trusted proxies too.
  bool is_secure = false;   // TLS, as a trusted proxy says.
  bool is_upgrade = false;  // Asks for a WebSocket.

  // Empty if there is none.
  std::string_view header(std::string_view name) const;
  std::string_view parameter(std::string_view name) const;
  std::string_view cookie(std::string_view name) const;
};

struct Response {
  int status = 200;
  std::string content_type;  // Empty without a body.
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

// An open WebSocket. Used on the loop's thread only; when it is closed, what is asked of it does
// nothing.
class Socket {
 public:
  virtual ~Socket() = default;
  // Texts are shared among viewers, not copied. One who reads too slowly (more than
  // ServerLimits::socket_backlog_bytes waiting) is closed with 1013.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // `code` as in RFC 6455. What was sent before goes out first; on_closed follows, never within
  // this call.
  virtual void close(int code, std::string_view reason) = 0;
  virtual const std::string& address() const = 0;
};

// What happens on a WebSocket; called on the loop's thread.
class SocketEvents {
 public:
  virtual ~SocketEvents() = default;
  virtual void on_open(std::shared_ptr<Socket> socket) = 0;
  virtual void on_message(std::string_view text) = 0;
  virtual void on_closed() = 0;  // Once, last.
};

// To be called once, from any thread, while the loop exists. One that is dropped without having
// been called answers 500; one whose client has gone does nothing.
using Respond = std::function<void(Response)>;
// Upgrades if events are given, answers with the response otherwise; else like Respond. If the
// client has gone meanwhile, the events hear nothing at all.
using Upgrade = std::function<void(std::shared_ptr<SocketEvents>, Response)>;

// What is served. Called on the loop's thread. HEAD arrives as GET, OPTIONS and what is refused
// here do not arrive.
class Service {
 public:
  virtual ~Service() = default;
  virtual void handle(Request request, Respond respond) = 0;
  virtual void open_socket(Request request, Upgrade upgrade) = 0;
};

struct ServerLimits {
  std::size_t body_bytes = 64 * 1024;
  std::size_t header_bytes = 8 * 1024;
  std::size_t message_bytes = 16 * 1024;           // Of a WebSocket message from a client.
  std::size_t socket_backlog_bytes = 1024 * 1024;  // Waiting to be sent to one viewer.
  int connections = 20000;                         // In all.
  int connections_per_address = 256;
  int requests_per_second = 50;  // Of one address, on average.
  int requests_burst = 200;
  int messages_per_second = 20;  // On one WebSocket, on average.
  int messages_burst = 60;
  int idle_seconds = 60;     // A kept-alive connection without a request.
  int request_seconds = 15;  // For a request to arrive whole.
};

// Longer bodies may be sent to paths that end so.
struct LongBody {
  std::string path_end;
  std::size_t bytes = 0;
};

struct ServerSettings {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any free one.
  ServerLimits limits;
  // Addresses and networks ("10.0.0.0/8") of proxies whose X-Forwarded-For and X-Forwarded-Proto
  // are believed.
  std::vector<std::string> trusted_proxies;
  // Files: what is asked for elsewhere than here counts a tenth of a request, for a page has many.
  std::string dear_path = "/";
  std::vector<LongBody> long_bodies;
  // Pages of other origins that may speak to us: "https://race.example". Our own always may.
  std::vector<std::string> origins;
};

struct ServerCounts {
  std::uint64_t connections_open = 0;
  std::uint64_t connections = 0;
  std::uint64_t sockets_open = 0;
  std::uint64_t requests = 0;
  std::uint64_t responses_by_class[6] = {};  // [2]: 2xx, …
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t refused_by_rate = 0;
  std::uint64_t slow_viewers_closed = 0;
};

class Server {
 public:
  // Listens from now on; connections are served while the loop runs. Loop and service outlive the
  // server; it is destroyed on the loop's thread, or when the loop no longer runs.
  static Result<std::unique_ptr<Server>, DataError> listen(Loop& loop, Service& service,
                                                           ServerSettings settings);
  virtual ~Server() = default;
  virtual int port() const = 0;
  // Takes no new connection, closes WebSockets with 1001, finishes answers under way, and then
  // calls `then` on the loop's thread; after 5 s in any case. From any thread.
  virtual void stop(std::function<void()> then = {}) = 0;
  // From any thread.
  virtual ServerCounts counts() const = 0;
};

}  // namespace chicane::net
