# Run by the tests Fuzz.*: FUZZER for some seconds, in an empty FOLDER that keeps what it finds. SEEDS are only read.
# To look at what broke a promise: FUZZER FOLDER/crash-…
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/found)
execute_process(
  COMMAND ${FUZZER} -seed=1 -max_total_time=4 -timeout=60 -rss_limit_mb=2048 -max_len=${LENGTH} -print_final_stats=1
    -artifact_prefix=${FOLDER}/ ${FOLDER}/found ${SEEDS}
  RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "a promise is broken; the input is in ${FOLDER}")
endif()
