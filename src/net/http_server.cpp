#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <optional>
#include <random>
#include <unordered_set>

#include "net/address.h"
#include "net/address_limits.h"
#include "net/answer.h"
#include "net/loop_inner.h"
#include "net/request_text.h"
#include "net/reserve.h"
#include "net/server.h"
#include "net/socket_session.h"

namespace chicane::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

constexpr int kAcceptsAtOnce = 16;
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

// Deadlines of all connections are looked at so often, which is cheaper than a timer for each.
constexpr auto kTick = std::chrono::milliseconds(200);
constexpr auto kNoFilesPause = std::chrono::milliseconds(100);
constexpr auto kStopTime = std::chrono::seconds(5);
// An answer may take this long, and a second more for each so many bytes.
constexpr auto kWriteTime = std::chrono::seconds(15);
constexpr std::size_t kWriteBytesPerSecond = 16 * 1024;
// What a refused client still sends is read and thrown away for a while: to hang up at once would
// take the answer from it.
constexpr auto kLingerTime = std::chrono::seconds(2);
constexpr std::size_t kLingerBytes = 256 * 1024;
constexpr std::size_t kFirstRead = 1024;
constexpr std::size_t kBufferSpare = 4096;
constexpr std::size_t kSocketKeyBytes = 24;
constexpr std::string_view kMethods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

// Of a request, for a file out of memory.
constexpr int kFileThousandths = 100;

std::int64_t to_millis(Clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

Response no_memory() {
  Response response = refusal(503, "no_memory", "the server has no memory left; try again");
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

Response too_large_body() { return refusal(413, "too_large", "the body is too large"); }

class HttpSession;

// What is shared by all connections of a server, and outlives it while they end.
struct Core : std::enable_shared_from_this<Core> {
  Core(Loop::Inner& loop_, Service& service_, ServerSettings settings_, Networks proxies_)
      : loop(loop_),
        service(&service_),
        settings(std::move(settings_)),
        proxies(std::move(proxies_)),
        acceptor(loop.context),
        ticker(loop.context),
        addresses(
            {.connections_max = settings.limits.connections_per_address,
             .requests = {settings.limits.requests_per_second, settings.limits.requests_burst}},
            std::random_device()()) {}

  std::optional<DataError> open();
  void admit(tcp::socket socket);
  void stop(std::function<void()> then);
  void hang_up_all();
  void leave(const std::vector<Address>& counted);
  void finish_stop();
  void count_answer(int status) { ++answers[static_cast<std::size_t>(status / 100)]; }

  Loop::Inner& loop;
  Service* service;  // None once the server is gone.
  ServerSettings settings;
  Networks proxies;
  tcp::acceptor acceptor;
  asio::steady_timer ticker;
  AddressLimits addresses;
  std::unordered_set<HttpSession*> sessions;
  std::shared_ptr<SocketBook> book = std::make_shared<SocketBook>();
  bool is_stopping = false;
  std::function<void()> when_stopped;
  std::atomic<std::uint64_t> connections_open = 0;
  std::atomic<std::uint64_t> connections = 0;
  std::atomic<std::uint64_t> requests = 0;
  std::atomic<std::uint64_t> refused_by_rate = 0;
  std::array<std::atomic<std::uint64_t>, 6> answers{};
};

// A place among the connections, held until the connection is gone, upgraded or not.
struct Lease {
  explicit Lease(std::shared_ptr<Core> core_) : core(std::move(core_)) {}
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;
  ~Lease() { core->leave(counted); }

  std::shared_ptr<Core> core;
  std::vector<Address> counted;  // Those at whose expense it is.
};

struct Given {
  std::shared_ptr<SocketEvents> events;
  Response response;
};

enum class Welcome { yes, too_many };
enum class Next { request, linger, gone };

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(std::shared_ptr<Lease> lease, tcp::socket socket, Address peer)
      : lease_(std::move(lease)),
        core_(*lease_->core),
        socket_(std::move(socket)),
        answered_(core_.loop.context),
        peer_(peer),
        buffer_(core_.settings.limits.header_bytes + kBufferSpare) {
    core_.sessions.insert(this);
  }
  HttpSession(const HttpSession&) = delete;
  HttpSession& operator=(const HttpSession&) = delete;
  ~HttpSession() { core_.sessions.erase(this); }

  static asio::awaitable<void> run(std::shared_ptr<HttpSession> self, Welcome welcome);

  void look_at_clock(Clock::time_point now);
  void stop();
  void hang_up();
  void take(Given given);

 private:
  using Parser = http::request_parser<http::string_body>;

  asio::awaitable<Next> serve_next();
  asio::awaitable<Next> serve(Request request);
  asio::awaitable<Next> refuse_unread(beast::error_code error);
  asio::awaitable<Next> upgrade(std::shared_ptr<SocketEvents> events);
  asio::awaitable<Next> answer(Response response, AfterAnswer after);
  asio::awaitable<bool> read_body();
  asio::awaitable<void> linger();

  void allow(Clock::duration time) {
    deadline_ = Clock::now() + time;
    is_late_ = false;
  }
  void allow_any_time() { deadline_ = Clock::time_point::max(); }

  Request request_of_head() const;
  // None: it may be read on and served.
  std::optional<Response> check_head(Request& request);
  std::optional<Response> check_form(const Request& request) const;
  std::optional<Response> check_upgrade(const Request& request) const;
  std::optional<Response> limit_body(const Request& request);
  std::optional<Response> check_rate(const Address& client);
  bool is_for_file() const;
  bool is_still_sending() const { return !parser_->is_done(); }
  AfterAnswer after_request() const;

  std::shared_ptr<Lease> lease_;
  Core& core_;
  tcp::socket socket_;
  asio::steady_timer answered_;
  Address peer_;
  Address client_;
  beast::flat_buffer buffer_;
  std::optional<Parser> parser_;
  std::optional<Given> given_;
  Clock::time_point deadline_ = Clock::time_point::max();
  bool is_late_ = false;
  bool is_idle_ = false;
  AnswerFacts facts_;
};

// The one answer to a request, whoever gives it and wherever.
class Answer {
 public:
  Answer(Loop::Inner& loop, std::weak_ptr<HttpSession> session)
      : loop_(loop), session_(std::move(session)) {}
  Answer(const Answer&) = delete;
  Answer& operator=(const Answer&) = delete;
  ~Answer() {
    if (is_given_) return;
    try {
      give({nullptr, Reserve::is_spent()
                         ? no_memory()
                         : refusal(500, "no_answer", "the server has lost this request")});
    } catch (const std::bad_alloc&) {
      // The client hears when its connection ends.
    }
  }

  void give(Given given) {
    if (is_given_.exchange(true) || loop_.is_ending) return;
    auto deliver = [session = session_, given = std::move(given)]() mutable {
      if (const auto alive = session.lock()) alive->take(std::move(given));
    };
    asio::dispatch(loop_.context, std::move(deliver));
  }

 private:
  Loop::Inner& loop_;
  std::weak_ptr<HttpSession> session_;
  std::atomic<bool> is_given_ = false;
};

// Core

DataError cannot_listen(const ServerSettings& settings, const beast::error_code& error) {
  const std::string port = "port " + std::to_string(settings.port);
  if (error == asio::error::address_in_use) return {.what = port + " is in use"};
  if (error == asio::error::access_denied)
    return {.what = port + " may only be used with more rights"};
  return {.what = "cannot listen on " + settings.host + ", " + port + ": " + error.message()};
}

std::optional<DataError> Core::open() {
  if (settings.port < 0 || settings.port > 65535)
    return DataError{.what = "there is no port " + std::to_string(settings.port)};
  beast::error_code error;
  tcp::resolver resolver(loop.context);
  const auto found =
      resolver.resolve(settings.host, std::to_string(settings.port), tcp::resolver::passive, error);
  if (error || found.empty())
    return DataError{.what = "there is no address '" + settings.host + "' to listen on"};
  const tcp::endpoint endpoint = found.begin()->endpoint();
  error = acceptor.open(endpoint.protocol(), error);
  if (!error) error = acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) error = acceptor.bind(endpoint, error);
  if (!error) error = acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return cannot_listen(settings, error);
  return std::nullopt;
}

asio::awaitable<void> accept_all(std::shared_ptr<Core> core) {
  asio::steady_timer pause(core->loop.context);
  while (core->acceptor.is_open()) {
    try {
      auto [error, socket] = co_await core->acceptor.async_accept(kAwait);
      if (!error) {
        core->admit(std::move(socket));
        continue;
      }
    } catch (const std::bad_alloc&) {
      // One who is not let in; the others are.
    }
    // No files left, no memory, or a client that has gone already.
    pause.expires_after(kNoFilesPause);
    co_await pause.async_wait(kAwait);
  }
}

asio::awaitable<void> watch_deadlines(std::shared_ptr<Core> core) {
  while (core->service != nullptr) {
    core->ticker.expires_after(kTick);
    co_await core->ticker.async_wait(kAwait);
    const Clock::time_point now = Clock::now();
    for (HttpSession* session : core->sessions) session->look_at_clock(now);
  }
}

void Core::admit(tcp::socket socket) {
  beast::error_code error;
  const tcp::endpoint endpoint = socket.remote_endpoint(error);
  if (error || is_stopping) return;
  if (connections_open >= static_cast<std::uint64_t>(settings.limits.connections)) return;
  const std::optional<Address> peer = parse_address(endpoint.address().to_string());
  if (!peer) return;
  error = socket.set_option(tcp::no_delay(true), error);
  ++connections;
  ++connections_open;
  const auto lease = std::make_shared<Lease>(shared_from_this());
  Welcome welcome = Welcome::yes;
  // A proxy brings the connections of many; they are counted when they say for whom.
  if (!proxies.contains(*peer)) {
    if (addresses.open_connection(*peer, to_millis(Clock::now())))
      lease->counted.push_back(*peer);
    else
      welcome = Welcome::too_many;
  }
  const auto session = std::make_shared<HttpSession>(lease, std::move(socket), *peer);
  asio::co_spawn(loop.context, HttpSession::run(session, welcome), asio::detached);
}

void Core::leave(const std::vector<Address>& counted) {
  for (const Address& address : counted) addresses.close_connection(address);
  if (--connections_open == 0 && is_stopping && !loop.is_ending) finish_stop();
}

void Core::stop(std::function<void()> then) {
  if (then) {
    when_stopped = [before = std::move(when_stopped), then = std::move(then)] {
      if (before) before();
      then();
    };
  }
  if (!is_stopping) {
    is_stopping = true;
    beast::error_code ignored;
    ignored = acceptor.close(ignored);
    book->is_closing = true;
    for (Socket* socket : book->open) socket->close(kGoingAway, kStops);
    for (HttpSession* session : sessions) session->stop();
    auto timer = std::make_shared<asio::steady_timer>(loop.context, kStopTime);
    timer->async_wait([timer, self = shared_from_this()](const beast::error_code& error) {
      if (error) return;
      self->hang_up_all();
      self->finish_stop();
    });
  }
  if (connections_open == 0) finish_stop();
}

void Core::finish_stop() {
  if (!when_stopped) return;
  asio::post(loop.context, std::exchange(when_stopped, nullptr));
}

void Core::hang_up_all() {
  for (HttpSession* session : sessions) session->hang_up();
}

// HttpSession

asio::awaitable<void> HttpSession::run(std::shared_ptr<HttpSession> self, Welcome welcome) {
  Next next = Next::request;
  if (welcome == Welcome::too_many) {
    ++self->core_.refused_by_rate;
    Response response = refusal(429, "too_many", "too many connections from your address");
    response.headers.emplace_back("Retry-After", "10");
    next = co_await self->answer(std::move(response), AfterAnswer::close);
  }
  bool has_memory = true;
  try {
    while (next == Next::request) next = co_await self->serve_next();
  } catch (const std::bad_alloc&) {
    has_memory = false;
  }
  if (!has_memory) next = co_await self->answer(no_memory(), AfterAnswer::close);
  if (next == Next::linger) co_await self->linger();
}

void HttpSession::look_at_clock(Clock::time_point now) {
  if (now < deadline_) return;
  is_late_ = true;
  beast::error_code ignored;
  ignored = socket_.cancel(ignored);
}

void HttpSession::stop() {
  if (is_idle_) hang_up();
}

void HttpSession::hang_up() {
  beast::error_code ignored;
  ignored = socket_.close(ignored);
}

void HttpSession::take(Given given) {
  given_ = std::move(given);
  answered_.cancel();
}

asio::awaitable<Next> HttpSession::serve_next() {
  facts_ = {};
  const ServerLimits& limits = core_.settings.limits;
  if (core_.is_stopping) co_return Next::linger;
  if (buffer_.size() == 0) {
    is_idle_ = true;
    allow(std::chrono::seconds(limits.idle_seconds));
    const auto [error, bytes] =
        co_await socket_.async_read_some(buffer_.prepare(kFirstRead), kAwait);
    if (error) co_return Next::gone;
    buffer_.commit(bytes);
    is_idle_ = false;
  }
  allow(std::chrono::seconds(limits.request_seconds));
  parser_.emplace();
  parser_->header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  std::size_t longest = limits.body_bytes;
  for (const LongBody& body : core_.settings.long_bodies) longest = std::max(longest, body.bytes);
  parser_->body_limit(longest);
  const auto [error, bytes] = co_await http::async_read_header(socket_, buffer_, *parser_, kAwait);
  if (error) co_return co_await refuse_unread(error);
  ++core_.requests;
  Request request = request_of_head();
  std::optional<Response> refused = check_head(request);
  if (!refused) refused = limit_body(request);
  if (refused) co_return co_await answer(std::move(*refused), after_request());
  if (is_still_sending()) {
    if (!co_await read_body()) co_return Next::gone;
    const auto [body_error, body_bytes] =
        co_await http::async_read(socket_, buffer_, *parser_, kAwait);
    if (body_error) co_return co_await refuse_unread(body_error);
  }
  request.body = std::move(parser_->get().body());
  co_return co_await serve(std::move(request));
}

// Tells one who asks first that the body may come; false if it has gone.
asio::awaitable<bool> HttpSession::read_body() {
  static constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
  if (parser_->get()[http::field::expect].empty()) co_return true;
  const auto [error, bytes] =
      co_await asio::async_write(socket_, asio::buffer(kContinue.data(), kContinue.size()), kAwait);
  co_return !error;
}

asio::awaitable<Next> HttpSession::refuse_unread(beast::error_code error) {
  if (error == http::error::end_of_stream) co_return Next::gone;
  std::optional<Response> response;
  if (is_late_) {
    response = refusal(408, "too_slow", "the request did not arrive in time");
  } else if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    response = parser_->get().target().empty()
                   ? refusal(414, "too_large", "the target is too long")
                   : refusal(431, "too_large", "the headers are too large");
  } else if (error == http::error::body_limit) {
    response = too_large_body();
  } else if (error == http::error::bad_version) {
    response = refusal(505, "bad_request", "only HTTP/1.0 and HTTP/1.1 are spoken here");
  } else if (error.category() == make_error_code(http::error::bad_method).category()) {
    response = refusal(400, "bad_request", "this is no HTTP request: " + error.message());
  }
  if (!response) co_return Next::gone;
  if (!parser_->is_header_done()) ++core_.requests;
  co_return co_await answer(std::move(*response), AfterAnswer::close);
}

AfterAnswer HttpSession::after_request() const {
  const bool may_stay = parser_->is_done() && parser_->get().keep_alive() && !core_.is_stopping;
  return may_stay ? AfterAnswer::stay : AfterAnswer::close;
}

Request HttpSession::request_of_head() const {
  const auto& head = parser_->get();
  Request request;
  request.method = view(head.method_string());
  for (const auto& field : head)
    request.headers.emplace_back(in_small_letters(view(field.name_string())), view(field.value()));
  return request;
}

std::optional<Response> HttpSession::check_head(Request& request) {
  const auto& head = parser_->get();
  facts_.is_old = head.version() < 11;
  facts_.body = head.method() == http::verb::head ? BodyWanted::no : BodyWanted::yes;

  client_ = peer_;
  if (core_.proxies.contains(peer_)) {
    std::string forwarded;
    for (const auto& [name, value] : request.headers)
      if (name == "x-forwarded-for") forwarded += (forwarded.empty() ? "" : ",") + value;
    client_ = client_behind(peer_, forwarded, core_.proxies);
    request.is_secure = request.header("x-forwarded-proto") == "https";
  }
  request.address = to_string(client_);
  facts_.is_secure = request.is_secure;

  if (std::optional<Response> refused = check_rate(client_)) return refused;
  if (std::optional<Response> refused = check_form(request)) return refused;
  switch (head.method()) {
    case http::verb::head:
      request.method = "GET";
      break;
    case http::verb::get:
    case http::verb::post:
    case http::verb::put:
    case http::verb::patch:
    case http::verb::delete_:
    case http::verb::options:
      break;
    case http::verb::unknown:
      return refusal(501, "wrong_method", "there is no such method");
    default: {
      Response response = refusal(405, "wrong_method", "this method is not served");
      response.headers.emplace_back("Allow", kMethods);
      return response;
    }
  }
  const bool is_any = head.method() == http::verb::options && head.target() == "*";
  Result<Target, std::string> target = parse_target(is_any ? "/" : view(head.target()));
  if (!target) return refusal(400, "bad_request", target.error());
  request.path = std::move(target->path);
  request.query = std::move(target->query);

  request.is_upgrade = beast::websocket::is_upgrade(head);
  if (request.is_upgrade || request.method != "GET") {
    if (!is_from_own_page(request, core_.settings.origins))
      return refusal(403, "wrong_origin", "a page of another site may not do this");
  }
  return request.is_upgrade ? check_upgrade(request) : std::nullopt;
}

// Before the path is known the longest body may come; now it is known.
std::optional<Response> HttpSession::limit_body(const Request& request) {
  const ServerSettings& settings = core_.settings;
  std::size_t most = settings.limits.body_bytes;
  for (const LongBody& body : settings.long_bodies) {
    if (request.path.ends_with(body.path_end)) most = body.bytes;
  }
  parser_->body_limit(most);
  if (parser_->content_length().value_or(0) <= most) return std::nullopt;
  return too_large_body();
}

std::optional<Response> HttpSession::check_rate(const Address& client) {
  const std::int64_t wait = core_.addresses.take_request(client, to_millis(Clock::now()),
                                                         is_for_file() ? kFileThousandths : 1000);
  if (wait == 0) return std::nullopt;
  ++core_.refused_by_rate;
  Response response = refusal(429, "too_fast", "more requests than are served to one address");
  response.headers.emplace_back("Retry-After", std::to_string((wait + 999) / 1000));
  return response;
}

// Whatever might be read as the dear path in another spelling is dear.
bool HttpSession::is_for_file() const {
  const auto& head = parser_->get();
  const std::string_view target = view(head.target());
  const bool is_plain = target.find('%') == std::string_view::npos &&
                        target.find("//") == std::string_view::npos &&
                        target.find("/.") == std::string_view::npos;
  return head.method() == http::verb::get && is_plain &&
         !target.starts_with(core_.settings.dear_path);
}

std::optional<Response> HttpSession::check_form(const Request& request) const {
  static constexpr std::string_view kOnce[] = {
      "authorization", "content-length", "content-type",      "expect",           "host",
      "origin",        "sec-fetch-site", "transfer-encoding", "x-forwarded-proto"};
  const auto& headers = request.headers;
  const auto times = [&](std::string_view wanted) {
    return std::count_if(headers.begin(), headers.end(),
                         [&](const auto& header) { return header.first == wanted; });
  };
  for (const std::string_view name : kOnce)
    if (times(name) > 1)
      return refusal(400, "bad_request", "the header " + std::string(name) + " stands twice");
  for (const auto& [name, value] : headers)
    if (!is_field_value(value))
      return refusal(400, "bad_request", "a header has control characters");
  if (!facts_.is_old && times("host") == 0)
    return refusal(400, "bad_request", "the header host is missing");
  const std::string_view host = request.header("host");
  if (host.find_first_of("/@\\ \t,#?") != std::string_view::npos)
    return refusal(400, "bad_request", "the header host is no host");
  if (request.header("content-length").find_first_not_of("0123456789") != std::string_view::npos)
    return refusal(400, "bad_request", "the header content-length is no number");
  const std::string_view coding = request.header("transfer-encoding");
  if (!coding.empty() && (in_small_letters(coding) != "chunked" || facts_.is_old))
    return refusal(501, "bad_request", "only the transfer coding chunked is known here");
  const std::string_view expected = request.header("expect");
  if (!expected.empty() && in_small_letters(expected) != "100-continue")
    return refusal(417, "bad_request", "this expectation cannot be met");
  return std::nullopt;
}

std::optional<Response> HttpSession::check_upgrade(const Request& request) const {
  if (is_still_sending() || buffer_.size() > 0)
    return refusal(400, "bad_request", "nothing may follow before the answer to an upgrade");
  if (request.header("sec-websocket-version") != "13") {
    Response response = refusal(426, "bad_request", "only version 13 of WebSocket is spoken here");
    response.headers.emplace_back("Sec-WebSocket-Version", "13");
    return response;
  }
  if (request.header("sec-websocket-key").size() != kSocketKeyBytes)
    return refusal(400, "bad_request", "the header sec-websocket-key is no key");
  return std::nullopt;
}

asio::awaitable<Next> HttpSession::serve(Request request) {
  if (request.method == "OPTIONS") {
    Response response{.status = 204};
    response.headers.emplace_back("Allow", kMethods);
    co_return co_await answer(std::move(response), after_request());
  }
  if (core_.service == nullptr) co_return Next::gone;
  if (Reserve::is_spent()) co_return co_await answer(no_memory(), after_request());
  allow_any_time();
  given_.reset();
  answered_.expires_at(Clock::time_point::max());
  auto reply = std::make_shared<Answer>(core_.loop, weak_from_this());
  if (request.is_upgrade) {
    Upgrade upgrading = [reply](std::shared_ptr<SocketEvents> events, Response response) {
      reply->give({std::move(events), std::move(response)});
    };
    reply.reset();
    core_.service->open_socket(std::move(request), std::move(upgrading));
  } else {
    Respond respond = [reply](Response response) { reply->give({nullptr, std::move(response)}); };
    reply.reset();
    core_.service->handle(std::move(request), std::move(respond));
  }
  if (!given_) co_await answered_.async_wait(kAwait);
  if (!given_) co_return Next::gone;
  Given given = std::move(*given_);
  given_.reset();
  if (given.events) co_return co_await upgrade(std::move(given.events));
  co_return co_await answer(std::move(given.response), after_request());
}

asio::awaitable<Next> HttpSession::upgrade(std::shared_ptr<SocketEvents> events) {
  if (core_.is_stopping)
    co_return co_await answer(refusal(503, "stopping", kStops), AfterAnswer::close);
  if (lease_->counted.empty()) {
    if (!core_.addresses.open_connection(client_, to_millis(Clock::now()))) {
      ++core_.refused_by_rate;
      Response response = refusal(429, "too_many", "too many connections from your address");
      response.headers.emplace_back("Retry-After", "10");
      co_return co_await answer(std::move(response), after_request());
    }
    lease_->counted.push_back(client_);
  }
  const ServerLimits& limits = core_.settings.limits;
  SocketPlan plan{.rules = {.message_bytes = limits.message_bytes,
                            .backlog_bytes = limits.socket_backlog_bytes,
                            .messages = Rate{limits.messages_per_second, limits.messages_burst}},
                  .address = to_string(client_),
                  .book = core_.book,
                  .events = std::move(events),
                  .lease = lease_};
  ++core_.answers[1];
  asio::co_spawn(core_.loop.context,
                 serve_socket(std::move(socket_), parser_->release(), std::move(plan)),
                 asio::detached);
  co_return Next::gone;
}

asio::awaitable<Next> HttpSession::answer(Response response, AfterAnswer after) {
  if (response.status < 200 || response.status > 599)
    response = refusal(500, "no_answer", "the server has no answer to this");
  facts_.after = after;
  core_.count_answer(response.status);
  const std::string head = answer_head(response, facts_);
  const bool has_no_body = facts_.body == BodyWanted::no || !has_body(response.status);
  const std::size_t body_bytes = has_no_body ? 0 : response.body.size();
  const std::array<asio::const_buffer, 2> bytes = {asio::buffer(head),
                                                   asio::buffer(response.body.data(), body_bytes)};
  allow(kWriteTime + std::chrono::seconds(body_bytes / kWriteBytesPerSecond));
  const auto [error, written] = co_await asio::async_write(socket_, bytes, kAwait);
  if (error) co_return Next::gone;
  co_return after == AfterAnswer::stay ? Next::request : Next::linger;
}

asio::awaitable<void> HttpSession::linger() {
  beast::error_code ignored;
  ignored = socket_.shutdown(tcp::socket::shutdown_send, ignored);
  allow(kLingerTime);
  std::array<char, 4096> rest;
  for (std::size_t read = 0; read < kLingerBytes && !is_late_;) {
    const auto [error, bytes] = co_await socket_.async_read_some(asio::buffer(rest), kAwait);
    if (error) co_return;
    read += bytes;
  }
}

class HttpServer : public Server {
 public:
  explicit HttpServer(std::shared_ptr<Core> core)
      : core_(std::move(core)), port_(core_->acceptor.local_endpoint().port()) {
    // Several at once: while the loop is busy, one round of it takes in as many who knock.
    for (int i = 0; i < kAcceptsAtOnce; ++i)
      asio::co_spawn(core_->loop.context, accept_all(core_), asio::detached);
    asio::co_spawn(core_->loop.context, watch_deadlines(core_), asio::detached);
  }
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer() override {
    core_->service = nullptr;
    core_->stop({});
    core_->ticker.cancel();
    core_->hang_up_all();
  }

  int port() const override { return port_; }

  void stop(std::function<void()> then) override {
    asio::dispatch(core_->loop.context, [core = core_, then = std::move(then)]() mutable {
      core->stop(std::move(then));
    });
  }

  ServerCounts counts() const override {
    ServerCounts counts{.connections_open = core_->connections_open,
                        .connections = core_->connections,
                        .sockets_open = core_->book->open_count,
                        .requests = core_->requests,
                        .messages_in = core_->book->messages_in,
                        .messages_out = core_->book->messages_out,
                        .refused_by_rate = core_->refused_by_rate + core_->book->refused_by_rate,
                        .slow_viewers_closed = core_->book->slow_viewers_closed};
    std::copy(core_->answers.begin(), core_->answers.end(), counts.responses_by_class);
    return counts;
  }

 private:
  std::shared_ptr<Core> core_;
  int port_;
};

}  // namespace

Result<std::unique_ptr<Server>, DataError> Server::listen(Loop& loop, Service& service,
                                                          ServerSettings settings) {
  Result<Networks, DataError> proxies = Networks::parse(settings.trusted_proxies);
  if (!proxies) return Failure{proxies.error()};
  auto core = std::make_shared<Core>(loop.inner(), service, std::move(settings), *proxies);
  if (std::optional<DataError> error = core->open()) return Failure{*error};
  return std::unique_ptr<Server>(std::make_unique<HttpServer>(std::move(core)));
}

}  // namespace chicane::net
