# chicane_embed(OUTPUT file.cpp NAME function FILES …): a C++ file that defines
#   std::span<const chicane::EmbeddedFile> function();
# with the path below the data folder and the text of each file. The program then needs no data folder beside it.
function(chicane_embed)
  cmake_parse_arguments(ARG "" "OUTPUT;NAME" "FILES" ${ARGN})
  set(script ${CMAKE_SOURCE_DIR}/cmake/embed_files.cmake)
  add_custom_command(
    OUTPUT ${ARG_OUTPUT}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${ARG_OUTPUT} -DNAME=${ARG_NAME} "-DFILES=${ARG_FILES}" -DDATA=${CMAKE_SOURCE_DIR}/data -P ${script}
    DEPENDS ${ARG_FILES} ${script}
    VERBATIM)
endfunction()
