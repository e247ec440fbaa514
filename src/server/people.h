// Who asks: guests, accounts, sessions. Pass phrases are hashed by argon2id on a thread of their
// own, so many at once and no more.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "net/loop.h"
#include "net/server.h"
#include "room/problem.h"
#include "room/world.h"
#include "server/worker.h"
#include "store/store_queue.h"

namespace chicane::server {

// A person with a new session; the token is told once and kept nowhere.
struct Welcome {
  store::Person person;
  std::string token;
};

class People {
 public:
  using Problem = room::Problem;
  using Identified = std::function<void(std::optional<store::Person>)>;
  using Welcomed = std::function<void(Result<Welcome, Problem>)>;
  using Finished = std::function<void(std::optional<Problem>)>;

  People(net::Loop& loop, store::StoreQueue& queue, room::World world);

  // By the token of the request's cookie or header. All callbacks come on the loop's thread.
  void identify(const net::Request& request, Identified done);
  void welcome_guest(std::string name, Welcomed done);
  // `guest` becomes the account, if there is one; its old session ends.
  void make_account(std::string name, std::string pass_phrase, std::optional<store::Person> guest,
                    std::string old_token, Welcomed done);
  void log_in(std::string name, std::string pass_phrase, Welcomed done);
  void log_out(const std::string& token, Finished done);
  void change(store::Person person, Finished done);
  void remove(const std::string& person, Finished done);

  static std::string token_of(const net::Request& request);
  // What is wrong with a pass phrase; empty if it will do.
  static std::string phrase_complaint(std::string_view phrase);

 private:
  struct Known {
    store::Person person;
    room::Millis until = 0;
  };

  void open_session(store::Person person, Welcomed done);
  void remember(const std::string& token_hash, const store::Person& person);
  void forget(const std::string& person);
  // For writes that cannot conflict.
  void write(store::Write write, Finished done);

  net::Loop& loop_;
  store::StoreQueue& queue_;
  room::World world_;
  std::unordered_map<std::string, Known> known_;  // By the hash of the token.
  Worker hasher_;                                 // Each hash takes 64 MiB and a tenth of a second.
};

}  // namespace chicane::server
