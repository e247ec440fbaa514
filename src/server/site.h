// The files of the site, read once into memory: a path is looked up in a table, so no request ever
// reaches the file system.
#pragma once

#include <map>
#include <string>

#include "base/data_error.h"
#include "base/result.h"
#include "net/server.h"

namespace chicane::server {

class Site {
 public:
  // Below `folder`; empty: the plain page that comes with the program.
  static Result<Site, DataError> read(const std::string& folder);

  // Nothing found: the front page for what a browser would show, 404 otherwise.
  net::Response answer(const net::Request& request) const;

 private:
  struct File {
    std::string content;
    std::string type;
    std::string tag;  // Of this content, so that it need not be sent twice.
  };
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace chicane::server
