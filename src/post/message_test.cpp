#include "post/message.h"

#include <gtest/gtest.h>

namespace chicane::post {
namespace {

const Mailbox kFrom{"Chicane", "race@example.org"};

std::string message_of(const Mail& mail, const Mailbox& from = kFrom) {
  return message(from, mail, 1794793732, "ID");
}

std::string header(const std::string& message, const std::string& name) {
  const std::size_t start = message.find("\r\n" + name + ": ") + name.size() + 4;
  std::size_t end = message.find("\r\n", start);
  while (message[end + 2] == ' ') end = message.find("\r\n", end + 2);
  return message.substr(start, end - start);
}

std::string body(const std::string& message) {
  return message.substr(message.find("\r\n\r\n") + 4);
}

TEST(PostMessage, HasEveryHeaderAndEndsEveryLine) {
  EXPECT_EQ(message_of({"ann@example.net", "Your move", "Turn 3\n.\r\n..dots\n"}),
            "Date: Mon, 16 Nov 2026 01:48:52 +0000\r\n"
            "Message-ID: <ID@example.org>\r\n"
            "From: Chicane <race@example.org>\r\n"
            "To: ann@example.net\r\n"
            "Subject: Your move\r\n"
            "MIME-Version: 1.0\r\n"
            "Content-Type: text/plain; charset=utf-8\r\n"
            "Content-Transfer-Encoding: 7bit\r\n"
            "Auto-Submitted: auto-generated\r\n"
            "\r\n"
            "Turn 3\r\n"
            ".\r\n"
            "..dots\r\n");
}

TEST(PostMessage, DatesAreThoseOfTheCalendar) {
  struct Case {
    std::int64_t seconds;
    const char* want;
  };
  const Case cases[] = {{0, "Thu, 1 Jan 1970 00:00:00 +0000"},
                        {951782399, "Mon, 28 Feb 2000 23:59:59 +0000"},
                        {951782400, "Tue, 29 Feb 2000 00:00:00 +0000"},
                        {4102444799, "Thu, 31 Dec 2099 23:59:59 +0000"}};
  for (const Case& c : cases)
    EXPECT_TRUE(message(kFrom, {"a@b.example", "s", "t"}, c.seconds, "ID")
                    .starts_with("Date: " + std::string(c.want) + "\r\n"))
        << c.want;
}

TEST(PostMessage, SubjectsBeyondAsciiAreEncodedInWholeCharacters) {
  EXPECT_EQ(header(message_of({"a@b.example", "Zug für Ann", ""}), "Subject"),
            "=?UTF-8?B?WnVnIGbDvHIgQW5u?=");
  // 44 letters, then one of two bytes across the border of the first word.
  EXPECT_EQ(header(message_of({"a@b.example", std::string(44, 'a') + "üb", ""}), "Subject"),
            "=?UTF-8?B?YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE=?=\r\n "
            "=?UTF-8?B?w7xi?=");
}

TEST(PostMessage, NoLineIsLongerThanMailAllows) {
  std::string flood = std::string(5000, 'x') + "\n";
  for (int i = 0; i < 2000; ++i) flood += "ü";
  const std::string text =
      message_of({"a@b.example", flood, flood}, {flood.substr(0, 300), "r@b.example"});
  std::size_t start = 0;
  for (std::size_t end = text.find("\r\n"); end != std::string::npos;
       end = text.find("\r\n", start)) {
    EXPECT_LE(end - start, 120u);
    start = end + 2;
  }
  EXPECT_EQ(start, text.size());
}

TEST(PostMessage, NothingInASubjectOrATextBecomesAHeader) {
  const std::string text = message_of(
      {"a@b.example", "Monza\r\nBcc: all@example.org\r\n\r\nBuy", "Hi\r\n\r\nX: y\rZ: z"});
  EXPECT_EQ(header(text, "Subject"), "Monza  Bcc: all@example.org    Buy");
  EXPECT_EQ(text.find("\r\nBcc"), std::string::npos);
  EXPECT_EQ(body(text), "Hi\r\n\r\nX: y\r\nZ: z\r\n");
  EXPECT_EQ(header(message_of({"a@b.example", "=?UTF-8?Q?=0D=0ABcc?=", ""}), "Subject"),
            "=?UTF-8?B?PT9VVEYtOD9RPz0wRD0wQUJjYz89?=");
  EXPECT_EQ(header(message_of({"a@b.example", "s", ""}, {"A\" <x@y>, B", "r@b.example"}), "From"),
            "=?UTF-8?B?QSIgPHhAeT4sIEI=?= <r@b.example>");
}

TEST(PostMessage, TextsBeyondAsciiAreQuotedPrintable) {
  const std::string text =
      message_of({"a@b.example", "s", "Zug für Ann \n.punkt = 1\n" + std::string(80, 'a') + "ü"});
  EXPECT_EQ(header(text, "Content-Transfer-Encoding"), "quoted-printable");
  EXPECT_EQ(body(text), "Zug f=C3=BCr Ann=20\r\n.punkt =3D 1\r\n" + std::string(75, 'a') +
                            "=\r\naaaaa=C3=BC\r\n");
}

TEST(PostMessage, IdsDiffer) {
  EXPECT_EQ(random_id().size(), 32u);
  EXPECT_NE(random_id(), random_id());
}

}  // namespace
}  // namespace chicane::post
