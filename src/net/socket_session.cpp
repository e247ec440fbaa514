#include "net/socket_session.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <string_view>

#include "net/answer.h"

namespace chicane::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

constexpr auto kHandshakeTime = std::chrono::seconds(10);
// A ping is sent after half of it: within the minute after which many proxies hang up.
constexpr auto kSilenceTime = std::chrono::seconds(100);
// For what waits to be sent and the other side's farewell.
constexpr auto kCloseTime = std::chrono::seconds(5);
constexpr std::size_t kBufferKept = 4096;
constexpr std::size_t kReasonBytesMax = 120;
constexpr int kTryAgainLater = 1013;

std::int64_t now_millis() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::string too_fast_text() {
  std::string text = error_text("too_fast", "more messages than are served; the socket is closed");
  return text.replace(0, 1, R"({"type":"error",)");
}

class SocketSession : public Socket, public std::enable_shared_from_this<SocketSession> {
 public:
  SocketSession(tcp::socket connection, SocketPlan plan)
      : stream_(std::move(connection)),
        deadline_(stream_.get_executor()),
        rules_(plan.rules),
        address_(std::move(plan.address)),
        book_(std::move(plan.book)),
        lease_(std::move(plan.lease)) {
    if (rules_.messages) bucket_.emplace(*rules_.messages, now_millis());
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = kHandshakeTime;
    timeout.idle_timeout = kSilenceTime;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(rules_.message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
  }

  SocketSession(const SocketSession&) = delete;
  SocketSession& operator=(const SocketSession&) = delete;
  ~SocketSession() override { sign_off(); }

  websocket::stream<tcp::socket>& stream() { return stream_; }

  void send(std::shared_ptr<const std::string> text) override;
  void close(int code, std::string_view reason) override;
  const std::string& address() const override { return address_; }

  // Until the end; on_closed has been called then.
  asio::awaitable<void> serve(std::shared_ptr<SocketEvents> events);

 private:
  enum class State { open, closing, closed };

  void open();
  void finish();
  void sign_off();
  void listen_to_pings();
  // False: more than the rate allows, and the socket is being closed for it.
  bool is_in_time();
  void take_message(SocketEvents& events);
  void write_next();
  void on_written(const beast::error_code& error);
  void say_farewell();
  void hang_up();

  websocket::stream<tcp::socket> stream_;
  asio::steady_timer deadline_;
  SocketRules rules_;
  std::string address_;
  std::shared_ptr<SocketBook> book_;
  std::shared_ptr<void> lease_;
  std::optional<TokenBucket> bucket_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> waiting_;  // The first is being written.
  std::size_t backlog_bytes_ = 0;
  bool is_writing_ = false;
  State state_ = State::open;
  websocket::close_reason reason_;
};

// What others hold: it may outlive the connection and the loop.
class SocketHandle : public Socket {
 public:
  explicit SocketHandle(const std::shared_ptr<SocketSession>& session)
      : session_(session), address_(session->address()) {}

  void send(std::shared_ptr<const std::string> text) override {
    if (const auto session = session_.lock()) session->send(std::move(text));
  }
  void close(int code, std::string_view reason) override {
    if (const auto session = session_.lock()) session->close(code, reason);
  }
  const std::string& address() const override { return address_; }

 private:
  std::weak_ptr<SocketSession> session_;
  std::string address_;
};

void SocketSession::send(std::shared_ptr<const std::string> text) {
  if (state_ != State::open) return;
  if (backlog_bytes_ + text->size() > rules_.backlog_bytes) {
    ++book_->slow_viewers_closed;
    // The one being written must stay; the others would only keep the farewell waiting.
    if (waiting_.size() > 1) waiting_.resize(1);
    close(kTryAgainLater, "too slow");
    return;
  }
  backlog_bytes_ += text->size();
  waiting_.push_back(std::move(text));
  if (!is_writing_) write_next();
}

void SocketSession::write_next() {
  is_writing_ = true;
  stream_.async_write(asio::buffer(*waiting_.front()),
                      [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                        self->on_written(error);
                      });
}

void SocketSession::on_written(const beast::error_code& error) {
  is_writing_ = false;
  if (error || state_ == State::closed) return hang_up();
  ++book_->messages_out;
  backlog_bytes_ -= waiting_.front()->size();
  waiting_.pop_front();
  if (!waiting_.empty())
    write_next();
  else if (state_ == State::closing)
    say_farewell();
}

void SocketSession::close(int code, std::string_view reason) {
  if (state_ != State::open) return;
  state_ = State::closing;
  reason = reason.substr(0, kReasonBytesMax);
  reason_ = websocket::close_reason(static_cast<websocket::close_code>(code),
                                    beast::string_view(reason.data(), reason.size()));
  deadline_.expires_after(kCloseTime);
  deadline_.async_wait([self = shared_from_this()](const beast::error_code& error) {
    if (!error) self->hang_up();
  });
  if (!is_writing_) say_farewell();
}

void SocketSession::say_farewell() {
  // The read under way ends when the other side has answered.
  stream_.async_close(reason_, [self = shared_from_this()](const beast::error_code& error) {
    if (error) self->hang_up();
  });
}

void SocketSession::hang_up() {
  beast::error_code ignored;
  ignored = stream_.next_layer().close(ignored);
}

bool SocketSession::is_in_time() {
  if (!bucket_ || bucket_->take(*rules_.messages, now_millis()) == 0) return true;
  ++book_->refused_by_rate;
  send(std::make_shared<const std::string>(too_fast_text()));
  close(1008, "too fast");
  return false;
}

// A ping is answered by the library, so it costs what a message costs.
void SocketSession::listen_to_pings() {
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind != websocket::frame_type::ping || state_ != State::open) return;
    // Not within the read that tells of it.
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      if (self->state_ == State::open) self->is_in_time();
    });
  });
}

void SocketSession::take_message(SocketEvents& events) {
  ++book_->messages_in;
  if (!is_in_time()) return;
  if (!stream_.got_text()) return close(1003, "text only");
  const auto bytes = buffer_.cdata();
  try {
    events.on_message(std::string_view(static_cast<const char*>(bytes.data()), bytes.size()));
  } catch (const std::bad_alloc&) {
    close(kTryAgainLater, "no memory");
  }
}

void SocketSession::open() {
  book_->open.insert(this);
  ++book_->open_count;
  listen_to_pings();
}

void SocketSession::finish() {
  state_ = State::closed;
  deadline_.cancel();
  hang_up();
  sign_off();
}

void SocketSession::sign_off() {
  if (book_->open.erase(this) > 0) --book_->open_count;
}

asio::awaitable<void> SocketSession::serve(std::shared_ptr<SocketEvents> events) {
  // The events live in this frame alone: they hold the socket, and must not hold themselves by it.
  open();
  try {
    events->on_open(std::make_shared<SocketHandle>(shared_from_this()));
    if (book_->is_closing) close(kGoingAway, kStops);
    while (true) {
      const auto [error, bytes] = co_await stream_.async_read(buffer_, kAwait);
      if (error) break;
      if (state_ == State::open) take_message(*events);
      buffer_.consume(buffer_.size());
      if (buffer_.capacity() > kBufferKept) buffer_.shrink_to_fit();
    }
  } catch (const std::bad_alloc&) {
    // Who has no room to read in hangs up.
  }
  finish();
  events->on_closed();
}

}  // namespace

asio::awaitable<void> serve_socket(tcp::socket connection, HttpRequest request, SocketPlan plan) {
  const std::shared_ptr<SocketEvents> events = std::move(plan.events);
  const auto session = std::make_shared<SocketSession>(std::move(connection), std::move(plan));
  session->stream().set_option(
      websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::server, "chicane");
      }));
  const auto [error] = co_await session->stream().async_accept(request, kAwait);
  if (!error) co_await session->serve(events);
}

asio::awaitable<void> run_client_socket(tcp::socket connection, std::string host, std::string path,
                                        std::vector<std::pair<std::string, std::string>> headers,
                                        SocketPlan plan) {
  const std::shared_ptr<SocketEvents> events = std::move(plan.events);
  const auto session = std::make_shared<SocketSession>(std::move(connection), std::move(plan));
  session->stream().set_option(
      websocket::stream_base::decorator([&headers](websocket::request_type& request) {
        for (const auto& [name, value] : headers) request.set(name, value);
      }));
  const auto [error] = co_await session->stream().async_handshake(host, path, kAwait);
  if (error)
    events->on_closed();
  else
    co_await session->serve(events);
}

}  // namespace chicane::net
