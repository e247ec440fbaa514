#include "post/post.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "post/sinks_for_tests.h"

namespace chicane::post {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

Settings mail_settings(const SmtpSink& sink) {
  return {.smtp_url = sink.url(), .from = "Chicane <race@example.org>", .first_pause_millis = 20};
}

Settings hook_settings() {
  return {.may_hook = true, .may_hook_private = true, .first_pause_millis = 20};
}

template <class Condition>
bool comes_true(Condition condition) {
  const auto end = Clock::now() + std::chrono::seconds(8);
  while (!condition()) {
    if (Clock::now() > end) return false;
    std::this_thread::sleep_for(milliseconds(2));
  }
  return true;
}

// Waits until so many are sent, given up or dropped, and says how many of each.
void expect_counts(const Post& post, std::uint64_t sent, std::uint64_t failed,
                   std::uint64_t dropped) {
  EXPECT_TRUE(comes_true([&] {
    const Counts counts = post.counts();
    return counts.sent + counts.failed + counts.dropped >= sent + failed + dropped;
  }));
  EXPECT_EQ(post.counts().sent, sent);
  EXPECT_EQ(post.counts().failed, failed);
  EXPECT_EQ(post.counts().dropped, dropped);
}

std::string field(const std::string& data, const std::string& name) {
  const std::size_t start = data.find(name + ": ");
  return start == std::string::npos ? "" : data.substr(start, data.find("\r\n", start) - start);
}

TEST(Post, MailArrivesByteForByte) {
  SmtpSink sink;
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net", "Your move at Monza",
                 "Turn 3.\n.\n..two\nhttps://race.example/r/x1?seat=k\n"});
  expect_counts(post, 1, 0, 0);
  ASSERT_EQ(sink.mails().size(), 1u);
  const ReceivedMail mail = sink.mails()[0];
  EXPECT_EQ(mail.sender, "FROM:<race@example.org>\r\n");
  EXPECT_EQ(mail.recipient, "TO:<ann@example.net>\r\n");
  EXPECT_EQ(mail.login, "");
  EXPECT_EQ(field(mail.data, "Message-ID").size(),
            std::string("Message-ID: <@example.org>").size() + 32);
  EXPECT_EQ(mail.data, field(mail.data, "Date") + "\r\n" + field(mail.data, "Message-ID") +
                           "\r\n"
                           "From: Chicane <race@example.org>\r\n"
                           "To: ann@example.net\r\n"
                           "Subject: Your move at Monza\r\n"
                           "MIME-Version: 1.0\r\n"
                           "Content-Type: text/plain; charset=utf-8\r\n"
                           "Content-Transfer-Encoding: 7bit\r\n"
                           "Auto-Submitted: auto-generated\r\n"
                           "\r\n"
                           "Turn 3.\r\n"
                           "..\r\n"
                           "...two\r\n"
                           "https://race.example/r/x1?seat=k\r\n");
}

TEST(Post, MailBeyondAsciiArrivesEncoded) {
  SmtpSink sink;
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net", "Zug für Ann", ".Nürburgring"});
  expect_counts(post, 1, 0, 0);
  ASSERT_EQ(sink.mails().size(), 1u);
  const std::string data = sink.mails()[0].data;
  EXPECT_EQ(field(data, "Subject"), "Subject: =?UTF-8?B?WnVnIGbDvHIgQW5u?=");
  EXPECT_TRUE(data.ends_with("\r\n\r\n..N=C3=BCrburgring\r\n"));
}

TEST(Post, AMailThatIsRefusedForNowIsSentAgain) {
  SmtpSink sink;
  sink.refuse(2, "451 later");
  Post post(mail_settings(sink));
  const auto start = Clock::now();
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 1, 0, 0);
  EXPECT_GE(Clock::now() - start, milliseconds(20 + 40));
  EXPECT_EQ(sink.mails().size(), 1u);
  EXPECT_EQ(sink.connections(), 3);
}

TEST(Post, AMailSentAgainIsKnownAsTheSame) {
  SmtpSink sink;
  sink.forget(1);
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 1, 0, 0);
  ASSERT_EQ(sink.mails().size(), 2u);
  EXPECT_EQ(sink.mails()[0].data, sink.mails()[1].data);
}

TEST(Post, AMailIsGivenUpAfterItsAttempts) {
  SmtpSink sink;
  sink.refuse(100, "451 later");
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 0, 1, 0);
  EXPECT_EQ(sink.connections(), 3);
  EXPECT_TRUE(sink.mails().empty());
}

TEST(Post, AMailThatIsRefusedForGoodIsNotTriedAgain) {
  SmtpSink sink;
  sink.refuse(1, "550 nobody here");
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 0, 1, 0);
  EXPECT_EQ(sink.connections(), 1);
}

TEST(Post, AMailServerThatIsNotThereIsTriedAgain) {
  std::string url;
  {
    url = SmtpSink().url();
  }
  Settings settings{.smtp_url = url, .from = "race@example.org", .first_pause_millis = 30};
  const auto start = Clock::now();
  Post post(settings);
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 0, 1, 0);
  EXPECT_GE(Clock::now() - start, milliseconds(30 + 60));
}

TEST(Post, LogsInWhenTold) {
  SmtpSink sink;
  Settings settings = mail_settings(sink);
  settings.smtp_user = "race";
  settings.smtp_password = "geheim";
  Post post(settings);
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 1, 0, 0);
  ASSERT_EQ(sink.mails().size(), 1u);
  EXPECT_EQ(sink.logins(), 1);
  EXPECT_EQ(sink.mails()[0].login, "AHJhY2UAZ2VoZWlt\r\n");
}

TEST(Post, APasswordDoesNotGoInTheOpenToAnotherMachine) {
  SmtpSink sink;  // Offers no TLS.
  Settings settings = mail_settings(sink);
  settings.smtp_url = sink.far_url();
  {
    Post post(settings);
    post.send(Mail{"ann@example.net", "s", "t"});
    expect_counts(post, 1, 0, 0);
  }
  settings.smtp_user = "race";
  settings.smtp_password = "geheim";
  Post post(settings);
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 0, 1, 0);
  EXPECT_EQ(sink.mails().size(), 1u);
  EXPECT_EQ(sink.logins(), 0);
}

TEST(Post, NobodySlipsCommandsOrHeadersIntoAMail) {
  SmtpSink sink;
  Post post(mail_settings(sink));
  post.send(Mail{"ann@example.net>\r\nRCPT TO:<ben@example.net", "s", "t"});
  post.send(Mail{"ann@example.net\nBcc: ben@example.net", "s", "t"});
  post.send(Mail{"ann@example.net> NOTIFY=NEVER", "s", "t"});
  expect_counts(post, 0, 3, 0);
  post.send(Mail{"ann@example.net", "a\r\nBcc: ben@example.net", "x\r\n.\r\nMAIL FROM:<a@b>\r\n"});
  expect_counts(post, 1, 3, 0);
  ASSERT_EQ(sink.mails().size(), 1u);
  EXPECT_EQ(sink.connections(), 1);
  EXPECT_EQ(field(sink.mails()[0].data, "Subject"), "Subject: a  Bcc: ben@example.net");
  EXPECT_TRUE(sink.mails()[0].data.ends_with("\r\n\r\nx\r\n..\r\nMAIL FROM:<a@b>\r\n"));
}

TEST(Post, WithoutAMailServerOrWithAWrongSenderNoMailIsSent) {
  Post none(Settings{});
  none.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(none, 0, 1, 0);
  SmtpSink sink;
  Post wrong(Settings{.smtp_url = sink.url(), .from = "Chicane"});
  wrong.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(wrong, 0, 1, 0);
  EXPECT_EQ(sink.connections(), 0);
}

TEST(Post, HookArrives) {
  HttpSink sink;
  Post post(hook_settings());
  post.send(Hook{sink.url("/chicane?key=1"), R"({"race": "x1", "name": "Ünal"})"});
  expect_counts(post, 1, 0, 0);
  ASSERT_EQ(sink.requests().size(), 1u);
  const ReceivedRequest request = sink.requests()[0];
  EXPECT_EQ(request.body, R"({"race": "x1", "name": "Ünal"})");
  EXPECT_TRUE(request.head.starts_with("POST /chicane?key=1 HTTP/1.1\r\n"));
  EXPECT_NE(request.head.find("\r\nContent-Type: application/json\r\n"), std::string::npos);
  EXPECT_NE(request.head.find("\r\nUser-Agent: Chicane\r\n"), std::string::npos);
  EXPECT_EQ(request.head.find("Expect"), std::string::npos);
}

TEST(Post, AHookIsTriedAgainWhereThatMayHelp) {
  struct Case {
    const char* answer;
    std::size_t requests;
    bool is_sent;
  };
  const Case cases[] = {
      {"HTTP/1.1 500 Oops\r\n\r\n", 2, true},     {"HTTP/1.1 429 Slower\r\n\r\n", 2, true},
      {"HTTP/1.1 408 Late\r\n\r\n", 2, true},     {"nonsense\r\n\r\n", 2, true},
      {"HTTP/1.1 404 Nothing\r\n\r\n", 1, false}, {"HTTP/1.1 410 Gone\r\n\r\n", 1, false}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.answer);
    HttpSink sink;
    sink.answer({c.answer, "HTTP/1.1 200 OK\r\n\r\nfine"});
    Post post(hook_settings());
    post.send(Hook{sink.url("/"), "{}"});
    expect_counts(post, c.is_sent ? 1 : 0, c.is_sent ? 0 : 1, 0);
    EXPECT_EQ(sink.requests().size(), c.requests);
  }
}

TEST(Post, RedirectsAreNotFollowed) {
  HttpSink other;
  HttpSink sink;
  sink.answer({"HTTP/1.1 307 There\r\nLocation: " + other.url("/") + "\r\n\r\n"});
  Post post(hook_settings());
  post.send(Hook{sink.url("/"), "{}"});
  expect_counts(post, 0, 1, 0);
  EXPECT_EQ(sink.requests().size(), 1u);
  EXPECT_TRUE(other.requests().empty());
}

TEST(Post, AnEndlessAnswerIsCutOff) {
  HttpSink sink;
  sink.answer({"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n" + std::string(200000, 'x')});
  Post post(hook_settings());
  post.send(Hook{sink.url("/"), "{}"});
  expect_counts(post, 1, 0, 0);
}

TEST(Post, PrivateAddressesAreNotHooked) {
  HttpSink sink;
  const std::string port = sink.url("").substr(std::string("http://127.0.0.1:").size());
  Settings settings = hook_settings();
  settings.may_hook_private = false;
  Post post(settings);
  // By number, by name, and in the disguises that resolvers know.
  for (const char* host :
       {"127.0.0.1", "localhost", "0.0.0.0", "0x7f.1", "2130706433", "0177.0.0.1",
        "[::ffff:127.0.0.1]", "[::1]", "10.0.0.1", "169.254.169.254"})
    post.send(Hook{"http://" + std::string(host) + ":" + port + "/", "{}"});
  expect_counts(post, 0, 10, 0);
  EXPECT_TRUE(sink.requests().empty());
}

TEST(Post, HooksAreOffUnlessAllowed) {
  HttpSink sink;
  Settings settings = hook_settings();
  settings.may_hook = false;
  Post post(settings);
  post.send(Hook{sink.url("/"), "{}"});
  expect_counts(post, 0, 1, 0);
  EXPECT_TRUE(sink.requests().empty());
}

TEST(Post, OtherProtocolsAreRefused) {
  Post post(hook_settings());
  for (const char* url :
       {"file:///etc/hostname", "ftp://127.0.0.1:2121/", "gopher://127.0.0.1:7070/"})
    post.send(Hook{url, "{}"});
  expect_counts(post, 0, 3, 0);
}

TEST(Post, AFullQueueDropsAndCounts) {
  HttpSink sink;
  sink.hang();
  Post post(hook_settings());
  const auto start = Clock::now();
  for (std::size_t i = 0; i < Post::kWaitingMax + 25; ++i) post.send(Hook{sink.url("/"), "{}"});
  EXPECT_LT(Clock::now() - start, milliseconds(2000));
  EXPECT_EQ(post.counts().dropped, 25u);
}

TEST(Post, HooksThatHangKeepNoMailWaiting) {
  HttpSink hanging;
  hanging.hang();
  SmtpSink sink;
  Settings settings = mail_settings(sink);
  settings.may_hook = true;
  settings.may_hook_private = true;
  Post post(settings);
  for (int i = 0; i < 20; ++i) post.send(Hook{hanging.url("/"), "{}"});
  ASSERT_TRUE(comes_true([&] { return hanging.requests().size() == 8; }));
  post.send(Mail{"ann@example.net", "s", "t"});
  expect_counts(post, 1, 0, 0);
}

TEST(Post, AnEmptiedQueueTakesMore) {
  HttpSink sink;
  Post post(hook_settings());
  for (int i = 0; i < 200; ++i) post.send(Hook{sink.url("/"), "{}"});
  expect_counts(post, 200, 0, 0);
  EXPECT_EQ(sink.requests().size(), 200u);
  post.send(Hook{sink.url("/"), "{}"});
  expect_counts(post, 201, 0, 0);
}

TEST(Post, EndsQuicklyWhileAPeerHangs) {
  SmtpSink mute;
  mute.hang();
  HttpSink hanging;
  hanging.hang();
  Settings settings = mail_settings(mute);
  settings.may_hook = true;
  settings.may_hook_private = true;
  auto post = std::make_unique<Post>(settings);
  post->send(Mail{"ann@example.net", "s", "t"});
  post->send(Hook{hanging.url("/"), "{}"});
  ASSERT_TRUE(
      comes_true([&] { return mute.connections() == 1 && hanging.requests().size() == 1; }));
  const auto start = Clock::now();
  post.reset();
  EXPECT_LT(Clock::now() - start, milliseconds(2000));
}

TEST(Post, EndsQuicklyInAPause) {
  SmtpSink sink;
  sink.refuse(100, "451 later");
  Settings settings = mail_settings(sink);
  settings.first_pause_millis = 60000;
  auto post = std::make_unique<Post>(settings);
  post->send(Mail{"ann@example.net", "s", "t"});
  ASSERT_TRUE(comes_true([&] { return sink.connections() == 1; }));
  const auto start = Clock::now();
  post.reset();
  EXPECT_LT(Clock::now() - start, milliseconds(2000));
}

TEST(Post, WhatIsBeingSentIsFinished) {
  SmtpSink sink;
  auto post = std::make_unique<Post>(mail_settings(sink));
  post->send(Mail{"ann@example.net", "s", "t"});
  ASSERT_TRUE(comes_true([&] { return sink.connections() == 1; }));
  post.reset();
  EXPECT_EQ(sink.mails().size(), 1u);
}

}  // namespace
}  // namespace chicane::post
