#include "lab/load.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <cmath>
#include <memory>

#include "base/random.h"
#include "base/text.h"
#include "net/client.h"
#include "net/loop.h"

namespace chicane::lab {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;
using Headers = std::vector<std::pair<std::string, std::string>>;

constexpr int kArriveMillis = 3;          // Between one arrival and the next.
constexpr double kArriveSecondsMax = 90;  // Then it is measured with those who are there.
constexpr double kWarmSeconds = 1;        // Driven before it is measured.
constexpr int kAgainMillis = 1000;        // After an error.

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// An object, or an empty one.
json::object parse_object(std::string_view text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error);
  return !error && value.is_object() ? std::move(value.get_object()) : json::object();
}

const json::object* object_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value == nullptr ? nullptr : value->if_object();
}

std::string text_in(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// What all share.
struct Hall {
  explicit Hall(const LoadPlan& plan_) : plan(plan_), random(plan_.seed) {}

  void fault(std::string what) {
    if (!is_measuring) return;
    ++result.errors;
    if (result.first_error.empty()) result.first_error = std::move(what);
  }

  const LoadPlan& plan;
  Random random;
  LoadResult result;
  bool are_all_here = false;
  bool is_measuring = false;
  bool is_ending = false;
  int races_running = 0;
  int viewers_open = 0;
  // Last: what still hangs in them at the end may look at the rest.
  net::Loop loop;
  std::unique_ptr<net::Client> client;
};

// Looks on at one race after the other and counts what it is told.
class Onlooker : public net::SocketEvents, public std::enable_shared_from_this<Onlooker> {
 public:
  explicit Onlooker(Hall& hall) : hall_(hall) {}

  // Of another race than before, if there was one.
  void look_at(const std::string& race) {
    race_ = race;
    if (socket_ != nullptr) {
      socket_->close(1000, "the race is over");  // on_closed opens the next one.
    } else if (!is_opening_) {
      open();
    }
  }

  void on_open(std::shared_ptr<net::Socket> socket) override {
    is_opening_ = false;
    socket_ = std::move(socket);
    ++hall_.viewers_open;
    if (open_race_ != race_) socket_->close(1000, "the race is over");
  }

  void on_message(std::string_view text) override {
    if (!hall_.is_measuring) return;
    // Boost.JSON keeps the order of fields: the type comes first.
    if (text.starts_with(R"({"type":"update")")) ++hall_.result.updates;
    hall_.result.bytes += static_cast<std::int64_t>(text.size());
  }

  void on_closed() override {
    if (socket_ != nullptr) --hall_.viewers_open;
    const bool was_asked_to = open_race_ != race_;
    socket_ = nullptr;
    is_opening_ = false;
    if (hall_.is_ending) return;
    if (was_asked_to) {
      open();
      return;
    }
    hall_.fault("the socket of a viewer was closed or not opened");
    is_opening_ = true;
    hall_.loop.after(kAgainMillis, [self = shared_from_this()] { self->open(); });
  }

 private:
  void open() {
    is_opening_ = true;
    open_race_ = race_;
    hall_.client->open_socket("/api/races/" + race_ + "/live", {}, shared_from_this());
  }

  Hall& hall_;
  std::shared_ptr<net::Socket> socket_;
  std::string race_;
  std::string open_race_;
  bool is_opening_ = false;
};

class Racer;

// The socket of one race of a racer. A late word of the race before is not taken for one of this.
class RaceLine : public net::SocketEvents {
 public:
  explicit RaceLine(std::weak_ptr<Racer> racer) : racer_(std::move(racer)) {}
  void on_open(std::shared_ptr<net::Socket> socket) override;
  void on_message(std::string_view text) override;
  void on_closed() override;

 private:
  std::weak_ptr<Racer> racer_;
};

// A guest who drives one race after the other against a bot.
class Racer : public std::enable_shared_from_this<Racer> {
 public:
  explicit Racer(Hall& hall) : hall_(hall), random_(hall.random.next()) {}

  void add(std::shared_ptr<Onlooker> onlooker) { onlookers_.push_back(std::move(onlooker)); }

  void arrive() {
    ask("POST", "/api/guests", {{"name", "Scripted"}}, {}, [this](const json::object& answer) {
      token_ = text_in(answer, "token");
      begin();
    });
  }

  // All are there: from now on questions are answered.
  void go() {
    if (is_asked_ && !is_waiting_) think();
  }

  bool is_current(const RaceLine* line) const { return line == line_.get(); }

  void opened(std::shared_ptr<net::Socket> socket) {
    socket_ = std::move(socket);
    ++hall_.races_running;
  }

  void closed() {
    if (socket_ != nullptr) --hall_.races_running;
    socket_ = nullptr;
    is_waiting_ = false;
    if (hall_.is_ending) return;
    hall_.fault("the socket of a race was closed or not opened");
    again();
  }

  void heard(std::string_view text) {
    const json::object message = parse_object(text);
    const std::string type = text_in(message, "type");
    if (type == "race" || type == "update") {
      see(message);
    } else if (type == "legal") {
      choose(message);
    } else if (type == "ack") {
      acknowledged();
    } else if (type == "error") {
      const json::object* error = object_in(message, "error");
      hall_.fault(error != nullptr ? text_in(*error, "code") + ": " + text_in(*error, "what")
                                   : std::string("an error without a reason"));
      is_waiting_ = false;
    }
  }

 private:
  using Answered = std::function<void(const json::object&)>;

  void ask(std::string method, std::string path, const json::object& body, Headers headers,
           const Answered& answered) {
    headers.emplace_back("content-type", "application/json");
    const std::string what = method + " " + path;
    hall_.client->ask(std::move(method), std::move(path), json::serialize(body), std::move(headers),
                      [self = shared_from_this(), what, answered](const net::Asked& asked) {
                        if (self->hall_.is_ending) return;
                        if (asked.status >= 200 && asked.status < 300) {
                          answered(parse_object(asked.body));
                          return;
                        }
                        self->hall_.fault(what + ": " + std::to_string(asked.status) + " " +
                                          (asked.status == 0 ? asked.failure : asked.body));
                        self->again();
                      });
  }

  // Whatever went wrong, with a new race.
  void again() {
    line_ = nullptr;
    hall_.loop.after(kAgainMillis, [self = shared_from_this()] {
      if (self->hall_.is_ending) return;
      if (self->token_.empty()) {
        self->arrive();
      } else {
        self->begin();
      }
    });
  }

  void begin() {
    const json::array seats = {json::object{{"kind", "human"}, {"name", "Scripted"}},
                               json::object{{"kind", "bot"}, {"driver", "rookie"}}};
    ask("POST", "/api/races",
        {{"rules", hall_.plan.rules},
         {"title", "under load"},
         {"is_public", true},
         {"seats", seats}},
        {{"authorization", "Bearer " + token_}}, [this](const json::object& answer) {
          const json::object* race = object_in(answer, "race");
          const json::object* seat = object_in(answer, "seat");
          if (race == nullptr || seat == nullptr) return again();
          race_ = text_in(*race, "id");
          secret_ = text_in(*seat, "secret");
          start();
        });
  }

  void start() {
    ask("POST", "/api/races/" + race_ + "/start", {}, {{"authorization", "Seat " + secret_}},
        [this](const json::object&) {
          moves_ = 0;
          sent_move_ = -1;
          is_asked_ = false;
          is_waiting_ = false;
          line_ = std::make_shared<RaceLine>(weak_from_this());
          hall_.client->open_socket("/api/races/" + race_ + "/live",
                                    {{"authorization", "Seat " + secret_}}, line_);
          for (const std::shared_ptr<Onlooker>& onlooker : onlookers_) onlooker->look_at(race_);
        });
  }

  void see(const json::object& message) {
    const json::object* race = object_in(message, "race");
    if (race == nullptr) return;
    const std::string state = text_in(*race, "state");
    if (state == "over") return finish();
    const json::value* seats = race->if_contains("seats");
    if (seats == nullptr || !seats->is_array() || seats->get_array().empty()) return;
    const json::object* own = seats->get_array()[0].if_object();
    if (own == nullptr) return;
    const json::value* moves = own->if_contains("moves");
    if (moves != nullptr && moves->is_number()) moves_ = moves->to_number<std::int64_t>();
    const json::value* awaited = own->if_contains("is_awaited");
    is_asked_ = state == "running" && awaited != nullptr && awaited->is_bool() &&
                awaited->get_bool() && moves_ > sent_move_;
    if (hall_.are_all_here) go();
  }

  // Thinks, asks what is lawful, decides.
  void think() {
    is_waiting_ = true;
    const auto ask_legal = [self = shared_from_this(), line = line_] {
      if (self->line_ == line && self->socket_ != nullptr)
        self->socket_->send(std::make_shared<const std::string>(R"({"do":"legal","re":1})"));
    };
    // Nobody needs exactly as long as all the others.
    const int least = hall_.plan.think_millis / 2;
    if (hall_.plan.think_millis == 0) return ask_legal();
    hall_.loop.after(least + static_cast<int>(random_.below(
                                 static_cast<std::uint32_t>(hall_.plan.think_millis))),
                     ask_legal);
  }

  void choose(const json::object& message) {
    const json::value* legal = message.if_contains("legal");
    if (legal == nullptr || !legal->is_array() || legal->get_array().empty()) {
      is_waiting_ = false;
      return;
    }
    const json::array& list = legal->get_array();
    const json::value& decision = list[random_.below(static_cast<std::uint32_t>(list.size()))];
    sent_move_ = moves_;
    sent_ = Clock::now();
    socket_->send(std::make_shared<const std::string>(json::serialize(
        json::object{{"do", "decide"}, {"re", 2}, {"decision", decision}, {"move", moves_}})));
  }

  void acknowledged() {
    is_waiting_ = false;
    if (!hall_.is_measuring) return;
    ++hall_.result.decisions;
    hall_.result.millis.push_back(1000 * seconds_since(sent_));
  }

  void finish() {
    if (line_ == nullptr) return;
    line_ = nullptr;
    if (socket_ != nullptr) {
      --hall_.races_running;
      std::exchange(socket_, nullptr)->close(1000, "the race is over");
    }
    is_waiting_ = false;
    if (hall_.is_ending) return;
    if (hall_.is_measuring) ++hall_.result.races_over;
    begin();
  }

  Hall& hall_;
  Random random_;
  std::vector<std::shared_ptr<Onlooker>> onlookers_;
  std::string token_;
  std::string race_;
  std::string secret_;
  std::shared_ptr<RaceLine> line_;
  std::shared_ptr<net::Socket> socket_;
  std::int64_t moves_ = 0;
  std::int64_t sent_move_ = -1;
  bool is_asked_ = false;
  bool is_waiting_ = false;  // A question or a decision is under way.
  Clock::time_point sent_;
};

void RaceLine::on_open(std::shared_ptr<net::Socket> socket) {
  const std::shared_ptr<Racer> racer = racer_.lock();
  if (racer != nullptr && racer->is_current(this)) racer->opened(std::move(socket));
}

void RaceLine::on_message(std::string_view text) {
  const std::shared_ptr<Racer> racer = racer_.lock();
  if (racer != nullptr && racer->is_current(this)) racer->heard(text);
}

void RaceLine::on_closed() {
  const std::shared_ptr<Racer> racer = racer_.lock();
  if (racer != nullptr && racer->is_current(this)) racer->closed();
}

// Lets people arrive, measures, ends.
class Director {
 public:
  Director(Hall& hall, const std::function<void(const LoadProgress&)>& tell)
      : hall_(hall), tell_(tell) {}

  void start() {
    for (int i = 0; i < hall_.plan.races; ++i) racers_.push_back(std::make_shared<Racer>(hall_));
    for (int i = 0; i < hall_.plan.viewers; ++i)
      racers_[static_cast<std::size_t>(i) % racers_.size()]->add(std::make_shared<Onlooker>(hall_));
    for (std::size_t i = 0; i < racers_.size(); ++i) {
      // Those who look on arrive with their race, so that fewer arrive at once.
      const int pause = kArriveMillis * (1 + hall_.plan.viewers / hall_.plan.races);
      hall_.loop.after(static_cast<int>(i) * pause, [racer = racers_[i]] { racer->arrive(); });
    }
    begun_ = Clock::now();
    look();
  }

 private:
  void look() {
    const bool are_all_here =
        hall_.races_running >= hall_.plan.races && hall_.viewers_open >= hall_.plan.viewers;
    // Nobody drives before all are there: those who arrive would have to push through those who
    // race.
    if (!hall_.are_all_here && (are_all_here || seconds_since(begun_) > kArriveSecondsMax)) {
      hall_.are_all_here = true;
      begun_ = Clock::now();
      for (const std::shared_ptr<Racer>& racer : racers_) racer->go();
    }
    if (hall_.are_all_here && !hall_.is_measuring && seconds_since(begun_) > kWarmSeconds) {
      hall_.is_measuring = true;
      begun_ = Clock::now();
    }
    const double measured = hall_.is_measuring ? seconds_since(begun_) : 0;
    if (measured >= hall_.plan.seconds) {
      hall_.result.seconds = measured;
      hall_.result.viewers_open = hall_.viewers_open;
      hall_.is_measuring = false;
      hall_.is_ending = true;
      hall_.loop.stop();
      return;
    }
    if (++looks_ % 10 == 0)
      tell_({measured, hall_.races_running, hall_.viewers_open, hall_.result.decisions});
    hall_.loop.after(100, [this] { look(); });
  }

  Hall& hall_;
  const std::function<void(const LoadProgress&)>& tell_;
  std::vector<std::shared_ptr<Racer>> racers_;
  Clock::time_point begun_;
  int looks_ = 0;
};

// Each socket is a file; the system allows few unless it is asked.
void allow_many_sockets() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

Result<LoadPlan, DataError> with_address(LoadPlan plan, std::string_view address) {
  const auto fail = [] {
    return Failure{DataError{"--address", 0, "write it like http://127.0.0.1:8080"}};
  };
  constexpr std::string_view kScheme = "http://";
  if (!address.starts_with(kScheme)) return fail();
  address.remove_prefix(kScheme.size());
  if (address.ends_with('/')) address.remove_suffix(1);
  const std::size_t colon = address.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return fail();
  const std::optional<int> port = number(address.substr(colon + 1), 1, 65535);
  if (!port || address.find('/') != std::string_view::npos) return fail();
  plan.host = address.substr(0, colon);
  plan.port = *port;
  return plan;
}

Result<LoadResult, DataError> run_load(const LoadPlan& plan,
                                       const std::function<void(const LoadProgress&)>& tell) {
  CHICANE_ASSERT(plan.races > 0);
  allow_many_sockets();
  Hall hall(plan);
  hall.client = net::make_client(hall.loop, plan.host, plan.port);
  std::string complaint;
  Director director(hall, tell);
  // Whoever cannot be asked about its health needs no load.
  hall.client->ask("GET", "/api/health", {}, {}, [&](const net::Asked& asked) {
    if (asked.status == 200) {
      director.start();
      return;
    }
    complaint = asked.status == 0 ? asked.failure : asked.body;
    hall.is_ending = true;
    hall.loop.stop();
  });
  hall.loop.run();
  hall.client.reset();
  if (!complaint.empty())
    return Failure{DataError{plan.host + ":" + std::to_string(plan.port), 0, complaint}};
  std::sort(hall.result.millis.begin(), hall.result.millis.end());
  return std::move(hall.result);
}

double percentile(const std::vector<double>& sorted, double percent) {
  if (sorted.empty()) return 0;
  const double rank = std::ceil(percent / 100 * static_cast<double>(sorted.size()));
  return sorted[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
}

}  // namespace chicane::lab
