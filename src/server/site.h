// The files of the site, read once into memory: a path is looked up in a table, so no request ever
// reaches the file system. A file with neighbours of its name and .br or .gz is sent as the reader
// likes best.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
  struct Content {
    std::string bytes;
    std::string tag;  // Of these bytes, so that they need not be sent twice.
  };
  struct File {
    Content plain;
    std::string type;
    // The same made shorter, by the coding of HTTP: "br", "gzip". Best first.
    std::vector<std::pair<std::string, Content>> coded;
  };

  void take_in_coded();
  static const std::pair<std::string, Content>* coded_for(const File& file,
                                                          std::string_view accept_encoding);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace chicane::server
