// The other side, for measuring and for tests: HTTP requests and WebSockets on a loop.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "net/server.h"

namespace chicane::net {

struct Asked {
  int status = 0;  // 0: no answer.
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string failure;  // Why there was none.
};

class Client {
 public:
  virtual ~Client() = default;
  // Connections are kept alive and used again. `done` is called on the loop's thread.
  virtual void ask(std::string method, std::string path, std::string body,
                   std::vector<std::pair<std::string, std::string>> headers,
                   std::function<void(Asked)> done) = 0;
  // on_open is called when it is open; on_closed also if it could not be opened.
  virtual void open_socket(std::string path,
                           std::vector<std::pair<std::string, std::string>> headers,
                           std::shared_ptr<SocketEvents> events) = 0;
};

std::unique_ptr<Client> make_client(Loop& loop, std::string host, int port);

}  // namespace chicane::net
