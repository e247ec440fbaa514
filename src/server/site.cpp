#include "server/site.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>

#include "base/digest.h"
#include "catalog/embedded.h"
#include "server/content_coding.h"

namespace chicane::server {

namespace {

constexpr std::uintmax_t kSiteBytesMax = 64 * 1024 * 1024;

std::string type_of(std::string_view path) {
  struct Kind {
    std::string_view ending;
    const char* type;
  };
  constexpr std::array<Kind, 16> kKinds = {{{".html", "text/html; charset=utf-8"},
                                            {".js", "text/javascript; charset=utf-8"},
                                            {".css", "text/css; charset=utf-8"},
                                            {".json", "application/json"},
                                            {".svg", "image/svg+xml"},
                                            {".png", "image/png"},
                                            {".ico", "image/x-icon"},
                                            {".wasm", "application/wasm"},
                                            {".woff2", "font/woff2"},
                                            {".txt", "text/plain; charset=utf-8"},
                                            {".webmanifest", "application/manifest+json"},
                                            {".webp", "image/webp"},
                                            {".mp3", "audio/mpeg"},
                                            {".map", "application/json"},
                                            {".md", "text/markdown; charset=utf-8"},
                                            {".board", "text/plain; charset=utf-8"}}};
  for (const Kind& kind : kKinds) {
    if (path.ends_with(kind.ending)) return kind.type;
  }
  return "application/octet-stream";
}

std::string tag_of(std::string_view content) { return "\"" + to_hex(digest(content)) + "\""; }

}  // namespace

Result<Site, DataError> Site::read(const std::string& folder) {
  Site site;
  const auto add = [&](const std::string& path, std::string content) {
    std::string tag = tag_of(content);
    site.files_["/" + path] = {{std::move(content), std::move(tag)}, type_of(path), {}};
  };
  if (folder.empty()) {
    for (const EmbeddedFile& file : embedded_site())
      add(std::string(file.name.substr(file.name.find('/') + 1)), std::string(file.text));
    return site;
  }
  namespace fs = std::filesystem;
  std::error_code error;
  std::uintmax_t bytes = 0;
  fs::recursive_directory_iterator at(folder, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    if (!at->is_regular_file() || at->is_symlink()) continue;
    bytes += at->file_size();
    if (bytes > kSiteBytesMax)
      return Failure{DataError{folder, 0, "the site has more than 64 MiB"}};
    const std::ifstream file(at->path(), std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file) return Failure{DataError{at->path().string(), 0, "it cannot be read"}};
    add(fs::relative(at->path(), folder).generic_string(), content.str());
  }
  if (error) return Failure{DataError{folder, 0, "the site cannot be read: " + error.message()}};
  if (!site.files_.contains("/index.html"))
    return Failure{DataError{folder, 0, "there is no index.html in it"}};
  site.take_in_coded();
  return site;
}

// What is another's content in another coding is no page of its own.
void Site::take_in_coded() {
  struct Coding {
    std::string_view ending;
    const char* name;
  };
  constexpr std::array<Coding, 2> kCodings = {{{".br", "br"}, {".gz", "gzip"}}};
  for (auto& [path, file] : files_) {
    for (const Coding& coding : kCodings) {
      const auto found = files_.find(path + std::string(coding.ending));
      if (found != files_.end())
        file.coded.emplace_back(coding.name, std::move(found->second.plain));
    }
  }
  for (const Coding& coding : kCodings) {
    std::erase_if(files_, [&](const auto& entry) {
      return entry.first.ends_with(coding.ending) &&
             files_.contains(entry.first.substr(0, entry.first.size() - coding.ending.size()));
    });
  }
}

const std::pair<std::string, Site::Content>* Site::coded_for(const File& file,
                                                             std::string_view accept_encoding) {
  const std::pair<std::string, Content>* best = nullptr;
  int liking = 0;
  for (const auto& coded : file.coded) {
    const int here = liking_of(accept_encoding, coded.first);
    if (here <= liking) continue;
    best = &coded;
    liking = here;
  }
  return best;
}

net::Response Site::answer(const net::Request& request) const {
  auto found = files_.find(request.path == "/" ? std::string_view("/index.html") : request.path);
  // Addresses within the site, /race/x1, are shown by its front page.
  const bool is_page = request.path.find('.') == std::string::npos &&
                       request.header("accept").find("text/html") != std::string_view::npos;
  if (found == files_.end() && is_page) found = files_.find("/index.html");
  if (found == files_.end())
    return {404,
            "application/json",
            R"({"error":{"code":"no_such_page","what":"there is nothing at this address"}})",
            {}};
  const File& file = found->second;
  // What carries a digest in its name never changes.
  const bool is_lasting = found->first.starts_with("/assets/");
  const auto* coded = coded_for(file, request.header("accept-encoding"));
  const Content& content = coded != nullptr ? coded->second : file.plain;
  net::Response response{200, file.type, content.bytes, {}};
  response.headers.emplace_back("ETag", content.tag);
  if (!file.coded.empty()) response.headers.emplace_back("Vary", "Accept-Encoding");
  response.headers.emplace_back("Cache-Control",
                                is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.header("if-none-match") == content.tag) {
    response.status = 304;
    response.body.clear();
    response.content_type.clear();
  } else if (coded != nullptr) {
    response.headers.emplace_back("Content-Encoding", coded->first);
  }
  return response;
}

}  // namespace chicane::server
