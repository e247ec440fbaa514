// What a Loop is inside; for the sources of this folder only.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <functional>

#include "net/loop.h"

namespace chicane::net {

struct Loop::Inner {
  // Set when the loop is being taken down: what is dropped then must not post any more.
  std::atomic<bool> is_ending = false;
  std::function<void()> on_signal;
  boost::asio::io_context context{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{
      context.get_executor()};
  boost::asio::signal_set signals{context};
};

}  // namespace chicane::net
