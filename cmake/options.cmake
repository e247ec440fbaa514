# Compiler flags of every target. Assertions (CHICANE_ASSERT) are our own and stay on in release.

set(CHICANE_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")
option(CHICANE_COVERAGE "Instrument for gcov" OFF)
# The engine for browsers (cmake/wasm32-wasi.cmake): of all folders those that play, without tests, data and programs.
set(CHICANE_WASM OFF)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(CHICANE_WASM ON)
endif()
option(CHICANE_MPI "Build the module for MPI, if MPI is there" ON)
option(CHICANE_FUZZ "Build the libFuzzer targets (clang only)" OFF)

# Optimisation over file borders, for the programs that need it; other programs link the same objects without.
set(CHICANE_LINK_TIME OFF)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT CHICANE_SANITIZE AND NOT CHICANE_COVERAGE)
  set(CHICANE_LINK_TIME ON)
endif()
# Off, a program links in a second and plays a little slower. That suits work on the code.
option(CHICANE_HOT_LINK "Optimise over file borders when programs are linked" ON)

# The instruction bars are counted on x86-64-v3; a machine without it gets the plain instruction set.
set(chicane_arch_default "")
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND EXISTS /proc/cpuinfo)
  file(STRINGS /proc/cpuinfo chicane_cpu_flags REGEX "^flags.* avx2 .* bmi2 " LIMIT_COUNT 1)
  if(chicane_cpu_flags)
    set(chicane_arch_default "x86-64-v3")
  endif()
endif()
set(CHICANE_ARCH "${chicane_arch_default}" CACHE STRING "Value of -march=, empty for the compiler's own")

add_library(chicane_flags INTERFACE)
target_compile_options(chicane_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
  -Wcast-align -Wimplicit-fallthrough -Werror
  -Wno-missing-field-initializers  # Designated initialisers leave the rest at its default on purpose.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 at -O3 warns falsely on "(" + std::to_string(x).
target_include_directories(chicane_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)

if(CHICANE_ARCH)
  target_compile_options(chicane_flags INTERFACE -march=${CHICANE_ARCH})
endif()
if(CHICANE_SANITIZE)
  target_compile_definitions(chicane_flags INTERFACE CHICANE_PARANOID)  # What is trusted elsewhere is checked again.
  target_compile_options(chicane_flags INTERFACE
    -fsanitize=${CHICANE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(chicane_flags INTERFACE -fsanitize=${CHICANE_SANITIZE})
endif()
if(CHICANE_FUZZ)
  target_compile_options(chicane_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_link_options(chicane_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(CHICANE_COVERAGE)
  target_compile_options(chicane_flags INTERFACE --coverage)
  target_link_options(chicane_flags INTERFACE --coverage)
endif()
