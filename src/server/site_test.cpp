#include "server/site.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace chicane::server {
namespace {

class SiteTest : public testing::Test {
 protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() /
             ("chicane-site-" + std::to_string(getpid()) + "-" +
              testing::UnitTest::GetInstance()->current_test_info()->name());
    write("index.html", "<p>front page");
    write("sw.js", "// worker");
    write("assets/app-1.js", "plain");
    write("assets/app-1.js.br", "as brotli");
    write("assets/app-1.js.gz", "as gzip");
    write("notes.gz", "an archive of its own");
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << text;
  }

  net::Response get(const std::string& path, const std::string& accept_encoding = "",
                    const std::string& known = "") const {
    const Result<Site, DataError> site = Site::read(folder.string());
    EXPECT_TRUE(site);
    net::Request request{.method = "GET", .path = path};
    request.headers = {{"accept-encoding", accept_encoding}, {"if-none-match", known}};
    return site->answer(request);
  }

  static std::string header(const net::Response& response, const std::string& name) {
    const auto found = std::find_if(response.headers.begin(), response.headers.end(),
                                    [&](const auto& pair) { return pair.first == name; });
    return found == response.headers.end() ? "" : found->second;
  }

  std::filesystem::path folder;
};

TEST_F(SiteTest, TheReaderChoosesTheCoding) {
  struct Case {
    const char* accepts;
    const char* coding;
    const char* body;
  };
  const Case cases[] = {
      {"", "", "plain"},
      {"identity", "", "plain"},
      {"gzip, deflate, br", "br", "as brotli"},
      {"gzip", "gzip", "as gzip"},
      {"br;q=0, gzip", "gzip", "as gzip"},
      {"br;q=0.5, gzip;q=0.9", "gzip", "as gzip"},
      {"br;q=0, gzip;q=0", "", "plain"},
      {"*", "br", "as brotli"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.accepts);
    const net::Response response = get("/assets/app-1.js", c.accepts);
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.body, c.body);
    EXPECT_EQ(header(response, "Content-Encoding"), c.coding);
    EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    EXPECT_EQ(response.content_type, "text/javascript; charset=utf-8");
    EXPECT_EQ(header(response, "Cache-Control"), "public, max-age=31536000, immutable");
  }
}

TEST_F(SiteTest, EveryCodingHasATagOfItsOwn) {
  const std::string plain = header(get("/assets/app-1.js"), "ETag");
  const std::string brotli = header(get("/assets/app-1.js", "br"), "ETag");
  EXPECT_NE(plain, brotli);
  const net::Response known = get("/assets/app-1.js", "br", brotli);
  EXPECT_EQ(known.status, 304);
  EXPECT_EQ(known.body, "");
  EXPECT_EQ(header(known, "Vary"), "Accept-Encoding");
  EXPECT_EQ(header(known, "Content-Encoding"), "");
  EXPECT_EQ(get("/assets/app-1.js", "br", plain).status, 200);
}

TEST_F(SiteTest, CodedNeighboursAreNoPages) {
  EXPECT_EQ(get("/assets/app-1.js.br").status, 404);
  EXPECT_EQ(get("/assets/app-1.js.gz").status, 404);
  EXPECT_EQ(get("/notes.gz").body, "an archive of its own");
}

TEST_F(SiteTest, WhatHasNoDigestInItsNameIsAskedForAgain) {
  for (const char* path : {"/", "/index.html", "/sw.js"}) {
    const net::Response response = get(path, "br, gzip");
    EXPECT_EQ(response.status, 200) << path;
    EXPECT_EQ(header(response, "Cache-Control"), "no-cache") << path;
    EXPECT_EQ(header(response, "Vary"), "") << path;
  }
}

}  // namespace
}  // namespace chicane::server
