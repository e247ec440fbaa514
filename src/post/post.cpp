#include "post/post.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <list>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "post/addresses.h"
#include "post/message.h"
#include "post/transfer.h"

namespace chicane::post {

namespace {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;
using std::chrono::milliseconds;

// Mails and hooks each have their own places, so that hooks whose owners hang keep no mail waiting.
constexpr std::size_t kAtOnce = 8;
constexpr milliseconds kGrace{500};
constexpr milliseconds kIdle{60000};
constexpr milliseconds kPauseMax{3600000};

struct Letter {
  Parcel parcel;
  int attempts = 0;
};

// A letter under way. Letters do not move while curl reads them.
struct Journey {
  Journey(const Settings& settings, Letter sent)
      : letter(std::move(sent)), transfer(settings, letter.parcel) {}
  Letter letter;
  Transfer transfer;
};

void start_curl() {
  static const CURLcode code = curl_global_init(CURL_GLOBAL_DEFAULT);
  CHICANE_ASSERT(code == CURLE_OK);
}

std::int64_t now_in_seconds() {
  using namespace std::chrono;
  return floor<seconds>(system_clock::now()).time_since_epoch().count();
}

}  // namespace

struct Post::Inner {
  explicit Inner(Settings given);
  ~Inner();

  void take(Parcel parcel);
  void fail();

  void run();
  bool collect();
  void depart();
  void arrive();
  void end_of(std::list<Journey>::iterator journey, Verdict verdict);
  milliseconds until_next() const;
  void finish();

  const Settings settings;
  const Mailbox from;
  const bool can_mail;

  // Guards counts, held, arrived and is_stopping.
  mutable std::mutex mutex;
  Counts counts;
  std::size_t held = 0;  // Letters that are neither sent nor given up.
  std::vector<Parcel> arrived;
  bool is_stopping = false;

  // Used by the thread alone.
  CURLM* multi;
  std::array<std::multimap<Time, Letter>, 2> waiting;  // By kind; by when to be sent.
  std::list<Journey> journeys;
  std::array<std::size_t, 2> under_way = {};

  std::thread thread;
};

Post::Inner::Inner(Settings given)
    : settings(std::move(given)),
      from(mailbox(settings.from)),
      can_mail(!settings.smtp_url.empty() && settings_complaint(settings).empty()) {
  start_curl();
  multi = curl_multi_init();
  CHICANE_ASSERT(multi != nullptr);
  thread = std::thread([this] { run(); });
}

Post::Inner::~Inner() {
  {
    const std::scoped_lock lock(mutex);
    is_stopping = true;
  }
  curl_multi_wakeup(multi);
  thread.join();
  curl_multi_cleanup(multi);
}

void Post::Inner::take(Parcel parcel) {
  {
    const std::scoped_lock lock(mutex);
    if (held >= kWaitingMax) {
      ++counts.dropped;
      return;
    }
    ++held;
    arrived.push_back(std::move(parcel));
  }
  curl_multi_wakeup(multi);
}

void Post::Inner::fail() {
  const std::scoped_lock lock(mutex);
  ++counts.failed;
}

void Post::Inner::run() {
  while (collect()) {
    depart();
    arrive();
    const milliseconds pause = until_next();
    curl_multi_poll(multi, nullptr, 0, static_cast<int>(pause.count()), nullptr);
  }
  finish();
}

// Fetches what has been given to us; false when it is time to stop.
bool Post::Inner::collect() {
  std::vector<Parcel> parcels;
  {
    const std::scoped_lock lock(mutex);
    if (is_stopping) return false;
    parcels.swap(arrived);
  }
  const Time now = Clock::now();
  for (Parcel& parcel : parcels) {
    const auto line = static_cast<std::size_t>(parcel.kind);
    waiting[line].emplace(now, Letter{std::move(parcel)});
  }
  return true;
}

// Sends whatever is due, as far as there are places.
void Post::Inner::depart() {
  const Time now = Clock::now();
  for (std::size_t line = 0; line < waiting.size(); ++line) {
    while (under_way[line] < kAtOnce && !waiting[line].empty() &&
           waiting[line].begin()->first <= now) {
      Journey& journey = journeys.emplace_back(
          settings, std::move(waiting[line].extract(waiting[line].begin()).mapped()));
      ++journey.letter.attempts;
      ++under_way[line];
      CHICANE_ASSERT(curl_multi_add_handle(multi, journey.transfer.handle()) == CURLM_OK);
    }
  }
}

void Post::Inner::arrive() {
  int running = 0;
  curl_multi_perform(multi, &running);
  int left = 0;
  while (const CURLMsg* done = curl_multi_info_read(multi, &left)) {
    if (done->msg != CURLMSG_DONE) continue;
    const CURLcode code = done->data.result;
    const auto journey = std::find_if(journeys.begin(), journeys.end(), [&](Journey& one) {
      return one.transfer.handle() == done->easy_handle;
    });
    CHICANE_ASSERT(journey != journeys.end());
    end_of(journey, journey->transfer.verdict(code));
  }
}

void Post::Inner::end_of(std::list<Journey>::iterator journey, Verdict verdict) {
  curl_multi_remove_handle(multi, journey->transfer.handle());
  Letter letter = std::move(journey->letter);
  journeys.erase(journey);
  const auto line = static_cast<std::size_t>(letter.parcel.kind);
  --under_way[line];
  if (verdict == Verdict::try_again && letter.attempts < settings.attempts) {
    const int doublings = std::min(letter.attempts - 1, 20);
    const milliseconds pause{static_cast<std::int64_t>(settings.first_pause_millis) << doublings};
    waiting[line].emplace(Clock::now() + std::min(pause, kPauseMax), std::move(letter));
    return;
  }
  const std::scoped_lock lock(mutex);
  ++(verdict == Verdict::sent ? counts.sent : counts.failed);
  --held;
}

// How long nothing happens unless curl or a caller has something to do.
milliseconds Post::Inner::until_next() const {
  Time next = Clock::now() + kIdle;
  for (std::size_t line = 0; line < waiting.size(); ++line)
    if (under_way[line] < kAtOnce && !waiting[line].empty())
      next = std::min(next, waiting[line].begin()->first);
  const auto pause = std::chrono::ceil<milliseconds>(next - Clock::now());
  return std::max(pause, milliseconds{0});
}

void Post::Inner::finish() {
  const Time end = Clock::now() + kGrace;
  while (!journeys.empty() && Clock::now() < end) {
    arrive();
    if (!journeys.empty()) curl_multi_poll(multi, nullptr, 0, 20, nullptr);
  }
  for (Journey& journey : journeys) {
    journey.transfer.hang_up();
    curl_multi_remove_handle(multi, journey.transfer.handle());
  }
  journeys.clear();
}

Post::Post(Settings settings) : inner_(std::make_unique<Inner>(std::move(settings))) {}
Post::~Post() = default;

void Post::send(Mail mail) {
  if (!inner_->can_mail || !mail_complaint(mail.to).empty()) return inner_->fail();
  std::string text = message(inner_->from, mail, now_in_seconds(), random_id());
  inner_->take({Kind::mail, std::move(mail.to), std::move(text)});
}

void Post::send(Hook hook) {
  if (!inner_->settings.may_hook || !hook_complaint(hook.url).empty()) return inner_->fail();
  inner_->take({Kind::hook, std::move(hook.url), std::move(hook.json)});
}

Counts Post::counts() const {
  const std::scoped_lock lock(inner_->mutex);
  return inner_->counts;
}

}  // namespace chicane::post
