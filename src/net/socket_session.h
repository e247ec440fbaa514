// One WebSocket, of either side; for the sources of this folder only.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "net/address_limits.h"
#include "net/server.h"

namespace chicane::net {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

struct SocketRules {
  std::size_t message_bytes;
  std::size_t backlog_bytes;
  std::optional<Rate> messages;  // None: as fast as they come.
};

constexpr int kGoingAway = 1001;
constexpr std::string_view kStops = "the server stops";

// What the sockets of one server have in common. Counts are read from any thread, the rest is used
// on the loop's.
struct SocketBook {
  bool is_closing = false;  // The server stops; a socket that opens now is closed at once.
  std::unordered_set<Socket*> open;
  std::atomic<std::uint64_t> open_count = 0;
  std::atomic<std::uint64_t> messages_in = 0;
  std::atomic<std::uint64_t> messages_out = 0;
  std::atomic<std::uint64_t> refused_by_rate = 0;
  std::atomic<std::uint64_t> slow_viewers_closed = 0;
};

struct SocketPlan {
  SocketRules rules;
  std::string address;  // Of the other side.
  std::shared_ptr<SocketBook> book;
  std::shared_ptr<SocketEvents> events;
  std::shared_ptr<void> lease;  // Given back when the socket is gone.
};

// Answers the request for an upgrade and serves the socket until it is closed. Events hear nothing
// if the other side is gone before it is open.
boost::asio::awaitable<void> serve_socket(boost::asio::ip::tcp::socket connection,
                                          HttpRequest request, SocketPlan plan);

// Asks for the upgrade and serves the socket until it is closed. Events hear on_closed in any case.
boost::asio::awaitable<void> run_client_socket(
    boost::asio::ip::tcp::socket connection, std::string host, std::string path,
    std::vector<std::pair<std::string, std::string>> headers, SocketPlan plan);

}  // namespace chicane::net
