// One viewer's WebSocket: the race as it is, then everything that happens; answers to what the
// viewer sends.
#pragma once

#include "server/api.h"

namespace chicane::server {

class Live final : public net::SocketEvents, public std::enable_shared_from_this<Live> {
 public:
  // `from`: what happened up to there the viewer knows.
  Live(Api& api, std::string race, Viewer viewer, std::int64_t from)
      : api_(api), race_(std::move(race)), viewer_(std::move(viewer)), from_(from) {}

  void on_open(std::shared_ptr<net::Socket> socket) override;
  void on_message(std::string_view text) override;
  void on_closed() override;

 private:
  using Act = std::function<Result<boost::json::object, room::Problem>(room::Room& room, int seat)>;

  void act(const boost::json::value& re, Act what);
  void send(const boost::json::object& message);
  void refuse(const boost::json::value& re, const room::Problem& problem);
  // The seat, if it is still this viewer's.
  int seat_in(const room::Room& room) const;

  Api& api_;
  std::string race_;
  Viewer viewer_;
  std::int64_t from_;
  bool is_open_ = false;
};

}  // namespace chicane::server
