# The games of src/games/games.list, for CMake (chicane_games) and for C++: one header a layer in the
# build tree, "games/LAYER.h", which includes that layer of each game. A layer includes no other, so
# that nobody gets more of the games than they use.
set(games_list ${CMAKE_SOURCE_DIR}/src/games/games.list)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${games_list})
file(STRINGS ${games_list} chicane_games REGEX "^[a-z]")
list(TRANSFORM chicane_games PREPEND chicane_ OUTPUT_VARIABLE chicane_game_libraries)  # Their rules.

# What each game brings, by layer; @game@ is its folder name. What ends with a question mark need not
# be there. tests/tree reads this table too.
set(chicane_layers
  "rules=rules/@game@/@game@.h"
  "lone=solver/@game@/lone.h"
  "doors=catalog/@game@_race.h"
  "drivers=drivers/@game@/field.h"
  "cases=conform/@game@_table.h"
  "questions=desk/@game@_desk.h"
  "studies=lab/@game@_study.h"
  "dashboards=apps/chicane/terminal/@game@_dashboard.h"
  "lab_commands=apps/chicane/lab_@game@_command.h?")

# What else there must be of each; a linker would say so less plainly.
foreach(game IN LISTS chicane_games)
  foreach(file rules/${game}/RULES.md drivers/${game}/minds.cpp drivers/${game}/masters.cpp)
    if(NOT EXISTS ${CMAKE_SOURCE_DIR}/src/${file})
      message(FATAL_ERROR "games.list names ${game}, which has no src/${file}")
    endif()
  endforeach()
endforeach()

# Only "games/rules.h" says which games there are; the other layers include it.
function(chicane_layer_header layer pattern)
  string(REGEX REPLACE "[?]$" "" header_pattern ${pattern})
  set(includes)
  set(types)
  foreach(game IN LISTS chicane_games)
    string(REPLACE "@game@" ${game} header ${header_pattern})
    if(EXISTS ${CMAKE_SOURCE_DIR}/src/${header})
      string(APPEND includes "#include \"${header}\"\n")
    elseif(NOT pattern MATCHES "[?]$")
      message(FATAL_ERROR "games.list names ${game}, which has no src/${header}")
    endif()
    list(APPEND types "${game}::Rules")
  endforeach()
  if(layer STREQUAL "rules")
    list(JOIN types ",\n                       " types)
    string(PREPEND includes "#include \"core/game_list.h\"\n")
    set(list "\nnamespace chicane {\n\nusing Games = GameList<${types}>;\n\n}  // namespace chicane\n")
  else()
    string(PREPEND includes "#include \"games/rules.h\"\n")
    set(list "")
  endif()
  # Written only if it differs, so that nothing is built again for nothing.
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/games/${layer}.h @ONLY
    CONTENT "// Made from src/games/games.list by cmake/games.cmake.\n#pragma once\n\n${includes}${list}")
endfunction()

foreach(entry IN LISTS chicane_layers)
  string(REPLACE "=" ";" entry ${entry})
  chicane_layer_header(${entry})
endforeach()
target_include_directories(chicane_flags INTERFACE ${CMAKE_BINARY_DIR}/generated)

# chicane_sources(SOURCES TESTS PATTERN…): the files of this folder that match, unit tests apart.
# A pattern with @game@ stands for the files of each game.
function(chicane_sources sources tests)
  set(patterns)
  foreach(pattern IN LISTS ARGN)
    if(pattern MATCHES "@game@")
      foreach(game IN LISTS chicane_games)
        string(REPLACE "@game@" ${game} of_game ${pattern})
        list(APPEND patterns ${CMAKE_CURRENT_SOURCE_DIR}/${of_game})
      endforeach()
    else()
      list(APPEND patterns ${CMAKE_CURRENT_SOURCE_DIR}/${pattern})
    endif()
  endforeach()
  # GLOB lists a file once, also one that the patterns of two games match.
  file(GLOB found CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${patterns})
  set(found_tests ${found})
  list(FILTER found EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER found_tests INCLUDE REGEX "_test\\.cpp$")
  set(${sources} ${found} PARENT_SCOPE)
  set(${tests} ${found_tests} PARENT_SCOPE)
endfunction()

# chicane_units(OUT UNIT.cpp.in): a source file a game, made of that one: for what is the same for
# each game and takes long to compile. @game@ is the folder of the game, and its namespace.
function(chicane_units out unit)
  set(units)
  foreach(game IN LISTS chicane_games)
    string(REPLACE .cpp.in _${game}.cpp made ${unit})
    configure_file(${unit} ${made} @ONLY)
    list(APPEND units ${CMAKE_CURRENT_BINARY_DIR}/${made})
  endforeach()
  set(${out} ${units} PARENT_SCOPE)
endfunction()
