// "It is your move": to whoever asked to be told, once a turn.
#pragma once

#include <string>

#include "net/loop.h"
#include "post/post.h"
#include "room/world.h"
#include "server/house.h"
#include "store/store_queue.h"

namespace chicane::server {

class MovePost {
 public:
  MovePost(store::StoreQueue& queue, post::Post& post, room::World world, std::string url)
      : queue_(queue), post_(post), world_(std::move(world)), url_(std::move(url)) {}

  // Several nodes may hear of it; the one that claims the turn writes.
  void tell(const Asked& asked);

 private:
  store::StoreQueue& queue_;
  post::Post& post_;
  room::World world_;
  std::string url_;
};

}  // namespace chicane::server
