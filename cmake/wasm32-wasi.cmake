# The engine for browsers: clang 19 with the C and C++ libraries of wasm32-wasi. No exceptions, no
# type information, no imports: whatever a host gives, it gives as an argument.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Tables made at compile time take more steps with libc++ than clang grants by itself.
set(CMAKE_CXX_FLAGS_INIT "-Oz -fno-exceptions -fno-rtti -fvisibility=hidden -fconstexpr-steps=100000000")
# Asking for all lawful paths goes deep: the usual stack of 64 kB is too small.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576 -Wl,--stack-first")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
