#include "net/client.h"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <deque>
#include <optional>
#include <unordered_set>

#include "net/loop_inner.h"
#include "net/request_text.h"
#include "net/socket_session.h"

namespace chicane::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t kConnectionsMax = 256;
constexpr auto kAskTime = std::chrono::seconds(30);
constexpr std::size_t kBodyBytesMax = 64 * 1024 * 1024;
constexpr std::size_t kMessageBytesMax = 16 * 1024 * 1024;
constexpr std::size_t kBufferMax = 64 * 1024;

struct Question {
  http::request<http::string_body> request;
  std::function<void(Asked)> done;
};

// A connection that waits for the next question, and is told when it is there.
struct Line {
  explicit Line(asio::io_context& context) : stream(context) {}

  beast::tcp_stream stream;
  beast::flat_buffer buffer{kBufferMax};
};

struct Pool {
  Pool(Loop::Inner& loop_, std::string host_, int port_)
      : loop(loop_), host(std::move(host_)), port(port_) {}

  std::string authority() const {
    const bool is_v6 = host.find(':') != std::string::npos;
    return (is_v6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
  }

  Loop::Inner& loop;
  std::string host;
  int port;
  bool is_over = false;
  std::deque<Question> waiting;
  std::vector<Line*> idle;
  std::unordered_set<Line*> lines;
  // The client's sockets share one, as a server's do.
  std::shared_ptr<SocketBook> book = std::make_shared<SocketBook>();
};

asio::awaitable<beast::error_code> connect(Pool& pool, beast::tcp_stream& stream) {
  tcp::resolver resolver(pool.loop.context);
  const std::string port = std::to_string(pool.port);
  const auto [not_found, found] = co_await resolver.async_resolve(pool.host, port, kAwait);
  if (not_found) co_return not_found;
  stream.expires_after(kAskTime);
  const auto [error, endpoint] = co_await stream.async_connect(found, kAwait);
  if (error) co_return error;
  beast::error_code ignored;
  ignored = stream.socket().set_option(tcp::no_delay(true), ignored);
  co_return beast::error_code();
}

void fail(const Question& question, const beast::error_code& error) {
  question.done({.failure = error.message()});
}

// True if the connection can be used again.
asio::awaitable<bool> ask_on(Line& line, Question& question) {
  line.stream.expires_after(kAskTime);
  const auto [not_sent, sent] = co_await http::async_write(line.stream, question.request, kAwait);
  if (not_sent) {
    fail(question, not_sent);
    co_return false;
  }
  http::response_parser<http::string_body> parser;
  parser.body_limit(kBodyBytesMax);
  parser.skip(question.request.method() == http::verb::head);
  const auto [error, bytes] = co_await http::async_read(line.stream, line.buffer, parser, kAwait);
  if (error) {
    fail(question, error);
    co_return false;
  }
  const bool may_stay = parser.get().keep_alive();
  Asked asked{.status = static_cast<int>(parser.get().result_int())};
  for (const auto& field : parser.get())
    asked.headers.emplace_back(
        in_small_letters({field.name_string().data(), field.name_string().size()}), field.value());
  asked.body = std::move(parser.get().body());
  question.done(std::move(asked));
  co_return may_stay;
}

// False if the other side has hung up meanwhile.
asio::awaitable<bool> wait_for_question(Pool& pool, Line& line) {
  line.stream.expires_never();
  pool.idle.push_back(&line);
  // Nothing may be said now but goodbye; whoever has a question cancels the wait.
  const auto [error] = co_await line.stream.socket().async_wait(tcp::socket::wait_read, kAwait);
  std::erase(pool.idle, &line);
  co_return error == asio::error::operation_aborted && !pool.is_over;
}

void call_line(const std::shared_ptr<Pool>& pool);

asio::awaitable<void> run_line(std::shared_ptr<Pool> pool, std::shared_ptr<Line> line) {
  const beast::error_code error = co_await connect(*pool, line->stream);
  bool is_usable = !error;
  while (is_usable && !pool->is_over) {
    if (pool->waiting.empty()) {
      is_usable = co_await wait_for_question(*pool, *line);
      continue;
    }
    Question question = std::move(pool->waiting.front());
    pool->waiting.pop_front();
    is_usable = co_await ask_on(*line, question);
  }
  pool->lines.erase(line.get());
  if (error && !pool->waiting.empty()) {
    const Question question = std::move(pool->waiting.front());
    pool->waiting.pop_front();
    fail(question, error);
  }
  // Those behind must not wait for a connection that is gone.
  if (!pool->waiting.empty() && !pool->is_over) call_line(pool);
}

// One that waits is woken; else one more is opened, as far as that goes.
void call_line(const std::shared_ptr<Pool>& pool) {
  if (!pool->idle.empty()) {
    Line* line = pool->idle.back();
    pool->idle.pop_back();
    line->stream.cancel();
    return;
  }
  if (pool->lines.size() >= kConnectionsMax) return;
  const auto line = std::make_shared<Line>(pool->loop.context);
  pool->lines.insert(line.get());
  asio::co_spawn(pool->loop.context, run_line(pool, line), asio::detached);
}

asio::awaitable<void> run_socket(std::shared_ptr<Pool> pool, std::string path,
                                 std::vector<std::pair<std::string, std::string>> headers,
                                 std::shared_ptr<SocketEvents> events) {
  beast::tcp_stream stream(pool->loop.context);
  const beast::error_code error = co_await connect(*pool, stream);
  if (error) {
    events->on_closed();
    co_return;
  }
  SocketPlan plan{.rules = {.message_bytes = kMessageBytesMax,
                            .backlog_bytes = kMessageBytesMax,
                            .messages = std::nullopt},
                  .address = pool->host,
                  .book = pool->book,
                  .events = std::move(events),
                  .lease = nullptr};
  asio::co_spawn(pool->loop.context,
                 run_client_socket(stream.release_socket(), pool->authority(), std::move(path),
                                   std::move(headers), std::move(plan)),
                 asio::detached);
}

class HttpClient : public Client {
 public:
  explicit HttpClient(std::shared_ptr<Pool> pool) : pool_(std::move(pool)) {}
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;
  ~HttpClient() override {
    pool_->is_over = true;
    for (Line* line : pool_->lines) line->stream.close();
  }

  void ask(std::string method, std::string path, std::string body,
           std::vector<std::pair<std::string, std::string>> headers,
           std::function<void(Asked)> done) override {
    Question question{.request = {}, .done = std::move(done)};
    question.request.method_string(method);
    question.request.target(path);
    question.request.version(11);
    question.request.set(http::field::host, pool_->authority());
    for (const auto& [name, value] : headers) question.request.set(name, value);
    question.request.body() = std::move(body);
    question.request.prepare_payload();
    auto start = [pool = pool_, question = std::move(question)]() mutable {
      pool->waiting.push_back(std::move(question));
      call_line(pool);
    };
    asio::dispatch(pool_->loop.context, std::move(start));
  }

  void open_socket(std::string path, std::vector<std::pair<std::string, std::string>> headers,
                   std::shared_ptr<SocketEvents> events) override {
    asio::co_spawn(pool_->loop.context,
                   run_socket(pool_, std::move(path), std::move(headers), std::move(events)),
                   asio::detached);
  }

 private:
  std::shared_ptr<Pool> pool_;
};

}  // namespace

std::unique_ptr<Client> make_client(Loop& loop, std::string host, int port) {
  return std::make_unique<HttpClient>(std::make_shared<Pool>(loop.inner(), std::move(host), port));
}

}  // namespace chicane::net
