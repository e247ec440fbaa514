#include "net/loop.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <new>
#include <utility>

#include "net/loop_inner.h"

namespace chicane::net {

namespace {

namespace asio = boost::asio;

// Every connection is a file to the system, and the usual soft limit is 1024.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

void wait_for_signal(Loop::Inner& inner) {
  inner.signals.async_wait([&inner](const boost::system::error_code& error, int) {
    if (error) return;
    inner.on_signal();
    wait_for_signal(inner);
  });
}

}  // namespace

Loop::Loop() : inner_(std::make_unique<Inner>()) { raise_file_limit(); }

Loop::~Loop() { inner_->is_ending = true; }

void Loop::run() {
  // A job that there is no memory for is dropped; all others go on.
  for (bool is_done = false; !is_done;) {
    try {
      inner_->context.run();
      is_done = true;
    } catch (const std::bad_alloc&) {
    }
  }
}

void Loop::stop() {
  asio::post(inner_->context, [inner = inner_.get()] { inner->context.stop(); });
}

void Loop::post(std::function<void()> job) { asio::post(inner_->context, std::move(job)); }

void Loop::after(int millis, std::function<void()> job) {
  auto timer =
      std::make_shared<asio::steady_timer>(inner_->context, std::chrono::milliseconds(millis));
  timer->async_wait([timer, job = std::move(job)](const boost::system::error_code& error) {
    if (!error) job();
  });
}

void Loop::on_signal(std::function<void()> job) {
  inner_->on_signal = std::move(job);
  inner_->signals.add(SIGINT);
  inner_->signals.add(SIGTERM);
  wait_for_signal(*inner_);
}

}  // namespace chicane::net
