#include "server/machine_memory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace chicane::server {
namespace {

class GroupMemory : public ::testing::Test {
 protected:
  void SetUp() override {
    root_ = std::filesystem::path(::testing::TempDir()) /
            ("groups-" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) + "-" +
             ::testing::UnitTest::GetInstance()->current_test_info()->name());
  }
  void TearDown() override { std::filesystem::remove_all(root_); }

  void write(const std::string& path, const std::string& text) {
    const std::filesystem::path file = root_ / path;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  std::optional<std::uint64_t> read(const std::string& groups) const {
    return group_memory(groups, root_.string());
  }

  std::filesystem::path root_;
};

TEST_F(GroupMemory, IsTheLeastOfVersion2OnTheWayUp) {
  write("a.slice/b.service/memory.max", "max\n");
  write("a.slice/memory.max", "536870912\n");
  write("memory.max", "1073741824\n");
  EXPECT_EQ(read("0::/a.slice/b.service\n"), 536870912u);
  EXPECT_EQ(read("0::/\n"), 1073741824u);
}

TEST_F(GroupMemory, IsTheLeastOfVersion1) {
  write("memory/docker/1f/memory.limit_in_bytes", "268435456\n");
  write("memory/memory.limit_in_bytes", "9223372036854771712\n");
  EXPECT_EQ(read("9:cpu,cpuacct:/x\n8:memory:/docker/1f\n1:name=systemd:/y\n"), 268435456u);
  EXPECT_EQ(read("8:memory:/\n"), 9223372036854771712u);
}

TEST_F(GroupMemory, IsNoneWhereNothingIsSaid) {
  write("memory.max", "max\n");
  EXPECT_EQ(read("0::/\n"), std::nullopt);
  EXPECT_EQ(read("0::/gone/away\n"), std::nullopt);
  EXPECT_EQ(read("nonsense\n\n:\n0::\n"), std::nullopt);
  EXPECT_EQ(read(""), std::nullopt);
}

TEST(MachineMemory, IsSomething) { EXPECT_GT(machine_memory(), 64u << 20); }

}  // namespace
}  // namespace chicane::server
