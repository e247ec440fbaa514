find_package(Threads REQUIRED)
find_package(Boost 1.81 CONFIG REQUIRED COMPONENTS json)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(GTest REQUIRED)
find_package(benchmark REQUIRED)
include(GoogleTest)

# chicane_library(NAME [HOT|COOL] SOURCES … USES … TESTS …): one folder of src as a static library chicane_NAME.
# Its unit tests stand beside the code and become the program NAME_test. HOT: what races spend their time in; optimised once
# more when a program that asks for it is linked (chicane_hot_program). COOL: what waits for people and disks; compiled faster.
function(chicane_library name)
  cmake_parse_arguments(ARG "HOT;COOL" "" "SOURCES;USES;TESTS" ${ARGN})
  set(target chicane_${name})
  if(ARG_SOURCES)
    add_library(${target} STATIC ${ARG_SOURCES})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_link_libraries(${target} ${scope} chicane_flags ${ARG_USES})
  if(ARG_HOT AND CHICANE_LINK_TIME)
    target_compile_options(${target} PRIVATE -flto=auto -ffat-lto-objects)
  endif()
  if(ARG_COOL)
    target_compile_options(${target} PRIVATE ${cool_options})
  endif()
  if(ARG_TESTS)
    chicane_test(${name}_test SOURCES ${ARG_TESTS} USES ${target} LABEL unit)
  endif()
endfunction()

# chicane_hot_program(TARGET [SOURCES]): the hot libraries are optimised at its link; with SOURCES its own sources too.
function(chicane_hot_program target)
  cmake_parse_arguments(ARG "SOURCES" "" "" ${ARGN})
  if(NOT CHICANE_LINK_TIME)
    return()
  endif()
  if(ARG_SOURCES)
    target_compile_options(${target} PRIVATE -flto=auto -ffat-lto-objects)
  endif()
  target_link_options(${target} PRIVATE -flto=auto -O3)
endfunction()

# What no race spends its time in: compiled faster.
set(cool_options)
if(CHICANE_LINK_TIME)
  set(cool_options -O1)
endif()

# What nearly every test includes, compiled once for all of them. Out of such a head g++ 12 warns about its own library where
# strings are added up.
set(precompiled_options
  $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overread> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>)
file(WRITE ${CMAKE_BINARY_DIR}/test_heads.cpp "")
add_library(chicane_test_heads OBJECT ${CMAKE_BINARY_DIR}/test_heads.cpp)
target_link_libraries(chicane_test_heads PRIVATE chicane_flags GTest::gtest_main GTest::gmock)
target_compile_definitions(chicane_test_heads PRIVATE CHICANE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
target_compile_options(chicane_test_heads PRIVATE ${precompiled_options} ${cool_options})
target_precompile_headers(chicane_test_heads PRIVATE
  <gtest/gtest.h> <gmock/gmock.h> <algorithm> <array> <memory> <optional> <set> <string> <string_view> <vector>)

# chicane_test(NAME [HOT] SOURCES … USES … [LABEL …] [TIMEOUT seconds] [THROUGH script]): a GoogleTest program, each of its tests
# known to ctest. HOT: it plays so many races that optimising at the link pays. THROUGH: the script starts what the program needs
# and then runs it; ctest knows the whole as one test.
function(chicane_test name)
  cmake_parse_arguments(ARG "HOT" "LABEL;TIMEOUT;THROUGH" "SOURCES;USES" ${ARGN})
  if(NOT ARG_LABEL)
    set(ARG_LABEL quick)
  endif()
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 300)
  endif()
  add_executable(${name} ${ARG_SOURCES})
  if(NOT ARG_LABEL MATCHES "unit|nightly")
    set_property(GLOBAL APPEND PROPERTY chicane_whole_tests ${name})
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_USES} GTest::gtest_main GTest::gmock)
  target_compile_definitions(${name} PRIVATE CHICANE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  if(NOT ARG_HOT)
    target_compile_options(${name} PRIVATE ${precompiled_options} ${cool_options})
    target_precompile_headers(${name} REUSE_FROM chicane_test_heads)
    if(CHICANE_LINK_TIME)
      target_link_options(${name} PRIVATE -fno-lto)
    endif()
  endif()
  if(ARG_THROUGH)
    add_test(NAME ${name} COMMAND ${CMAKE_SOURCE_DIR}/${ARG_THROUGH} $<TARGET_FILE:${name}> --gtest_brief=1 WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT})
    return()
  endif()
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS "${ARG_LABEL}" TIMEOUT ${ARG_TIMEOUT} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endfunction()
