# Lists of lawful answers are short here, so it may be slower: it loads sooner, and what a page waits
# for stays within its bars (EngineTimes).
if(CHICANE_WASM)
  target_compile_options(chicane_motorchamp PRIVATE -Os)
endif()
