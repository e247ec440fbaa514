#include "apps/chicane/png.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

namespace chicane::app {

namespace {

// A file without a name, gone when it is closed.
using Scratch = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
Scratch scratch() { return {std::tmpfile(), std::fclose}; }

std::string text_of(std::FILE* file) {
  std::string text;
  std::array<char, 65536> bytes{};
  std::rewind(file);
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), file))
    text.append(bytes.data(), count);
  return text;
}

// The program reads one file and writes the other; no shell sees the words.
int run(std::array<char*, 4> words, std::FILE* input, std::FILE* output, int& status) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO);
  pid_t child = 0;
  const int failure = posix_spawnp(&child, words[0], &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failure == 0 && waitpid(child, &status, 0) != child) status = -1;
  return failure;
}

}  // namespace

Result<std::string, std::string> png_of(const std::string& svg, int width) {
  const Scratch input = scratch();
  const Scratch output = scratch();
  if (input == nullptr || output == nullptr ||
      std::fwrite(svg.data(), 1, svg.size(), input.get()) != svg.size() ||
      std::fflush(input.get()) != 0)
    return Failure{std::string("there is no room for a temporary file")};
  std::rewind(input.get());
  std::string program = "rsvg-convert";
  std::string flag = "--width";
  std::string pixels = std::to_string(width);
  int status = 0;
  const int failure =
      run({program.data(), flag.data(), pixels.data(), nullptr}, input.get(), output.get(), status);
  if (failure == ENOENT)
    return Failure{std::string(
        "a PNG is made by rsvg-convert (Debian package librsvg2-bin), which is not there; write "
        "an .svg instead")};
  std::string png = text_of(output.get());
  if (failure != 0 || status != 0 || png.empty())
    return Failure{std::string("rsvg-convert could not make it")};
  return png;
}

}  // namespace chicane::app
