#include "apps/chicane/files.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "apps/chicane/race_file.h"

namespace {

// What the disk is asked for, in order.
std::vector<std::string>& asked() {
  static std::vector<std::string> all;
  return all;
}

}  // namespace

// Instead of the library's own: the program under test is linked against these.
extern "C" int fsync(int descriptor) {
  struct stat about{};
  ::fstat(descriptor, &about);
  asked().emplace_back(S_ISDIR(about.st_mode) ? "sync folder" : "sync file");
  return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

extern "C" int rename(const char* from, const char* to) noexcept {
  asked().emplace_back("rename");
  return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

namespace chicane::app {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "chicane-files-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    asked().clear();
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string text(const std::string& name) const { return *read_file(path(name), 1000); }
  void make(const std::string& name, const std::string& text, mode_t mode = 0644) const {
    std::ofstream(path(name)) << text;
    ::chmod(path(name).c_str(), mode);
  }
  mode_t mode(const std::string& name) const {
    struct stat about{};
    EXPECT_EQ(::lstat(path(name).c_str(), &about), 0);
    return about.st_mode & 07777;
  }
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_))
      all.push_back(entry.path().filename().string());
    std::sort(all.begin(), all.end());
    return all;
  }
  std::string complaint(const std::string& name, std::string_view text) const {
    const std::optional<DataError> error = write_file(path(name), text);
    return error ? to_string(*error) : std::string();
  }

  fs::path folder_;
};

TEST_F(Files, AreNewWithTheModeOfTheUmask) {
  const mode_t before = ::umask(027);
  EXPECT_EQ(complaint("a", "one"), "");
  ::umask(before);
  EXPECT_EQ(text("a"), "one");
  EXPECT_EQ(mode("a"), 0640u);
}

TEST_F(Files, KeepTheirModeAndLeaveNothingBeside) {
  make("a", "one", 0600);
  make("b", "one", 0664);
  EXPECT_EQ(complaint("a", "two"), "");
  EXPECT_EQ(complaint("b", "two"), "");
  EXPECT_EQ(text("a"), "two");
  EXPECT_EQ(mode("a"), 0600u);
  EXPECT_EQ(mode("b"), 0664u);
  EXPECT_THAT(names(), ElementsAre("a", "b"));
}

TEST_F(Files, KeepTheirOwner) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root gives files to others";
  make("a", "one", 0640);
  ASSERT_EQ(::chown(path("a").c_str(), 12345, 23456), 0);
  EXPECT_EQ(complaint("a", "two"), "");
  struct stat about{};
  ASSERT_EQ(::stat(path("a").c_str(), &about), 0);
  EXPECT_EQ(about.st_uid, 12345u);
  EXPECT_EQ(about.st_gid, 23456u);
  EXPECT_EQ(mode("a"), 0640u);
}

TEST_F(Files, AreWrittenWhereLinksLead) {
  make("real", "one", 0600);
  fs::create_symlink("real", path("near"));
  fs::create_symlink(path("near"), path("far"));
  EXPECT_EQ(complaint("far", "two"), "");
  EXPECT_EQ(text("real"), "two");
  EXPECT_EQ(mode("real"), 0600u);
  EXPECT_TRUE(fs::is_symlink(path("near")) && fs::is_symlink(path("far")));
  fs::create_symlink("new", path("ahead"));
  EXPECT_EQ(complaint("ahead", "three"), "");
  EXPECT_EQ(text("new"), "three");
  EXPECT_TRUE(fs::is_symlink(path("ahead")));
}

TEST_F(Files, OfLinksInACircleAreRefused) {
  fs::create_symlink("b", path("a"));
  fs::create_symlink("a", path("b"));
  EXPECT_THAT(complaint("a", "one"), HasSubstr("leads to no end"));
}

TEST_F(Files, ThatArePipesAreWrittenInPlace) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  std::string came;
  std::thread reader([&] { came = *read_file(path("pipe"), 1000); });
  EXPECT_EQ(complaint("pipe", "through"), "");
  reader.join();
  EXPECT_EQ(came, "through");
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(Files, ThatAreDevicesStayDevices) {
  // The full disk: character device 1, 7.
  if (::mknod(path("full").c_str(), S_IFCHR | 0600, makedev(1, 7)) != 0)
    GTEST_SKIP() << "only root makes devices";
  const int probe = ::open(path("full").c_str(), O_WRONLY | O_CLOEXEC);
  if (probe < 0) GTEST_SKIP() << "devices cannot be opened in this folder";
  ::close(probe);
  EXPECT_THAT(complaint("full", "one"), HasSubstr("full: cannot be written to its end: No space"));
  EXPECT_TRUE(fs::is_character_file(path("full")));
}

TEST_F(Files, ThatCannotBeWrittenAreNamedAndLeaveNothingBeside) {
  fs::create_directory(path("folder"));
  EXPECT_EQ(complaint("folder", "one"), path("folder") + ": this is a folder, not a file");
  EXPECT_EQ(complaint("no/where", "one"),
            path("no/where") + ": cannot be written: No such file or directory");
  EXPECT_THAT(names(), ElementsAre("folder"));
}

TEST_F(Files, StayAsTheyAreIfTheNewOneDoesNotFit) {
  make("a", "one", 0600);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{4096, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const std::string said = complaint("a", std::string(10'000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(said, path("a") + ": cannot be written to its end: File too large");
  EXPECT_EQ(text("a"), "one");
  EXPECT_THAT(names(), ElementsAre("a"));
}

TEST_F(Files, AreSyncedWhereItIsPromisedTheFolderAfterTheirNewName) {
  EXPECT_FALSE(write_file(path("a"), "one"));
  EXPECT_THAT(asked(), ElementsAre("rename"));
  asked().clear();
  EXPECT_FALSE(write_file(path("a"), "two", Safety::on_disk));
  EXPECT_THAT(asked(), ElementsAre("sync file", "rename", "sync folder"));
}

TEST_F(Files, ThatGrowWithARaceSyncTheFolderOnce) {
  const auto file = RaceFile::create(path("r.chicane"));
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_THAT(asked(), ElementsAre("sync folder"));
  asked().clear();
  EXPECT_EQ((*file)->append("chicane race 1\n"), "");
  EXPECT_THAT(asked(), IsEmpty()) << "what is appended is synced by fdatasync";
}

TEST_F(Files, KnowStandardOutputByItsNames) {
  EXPECT_TRUE(is_standard_output("-"));
  EXPECT_TRUE(is_standard_output("/dev/stdout"));
  EXPECT_FALSE(is_standard_output(path("a")));
}

}  // namespace
}  // namespace chicane::app
