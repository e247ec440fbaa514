# Run by chicane_embed: writes OUTPUT with the texts of FILES as raw string literals. Their length comes with the literal: counted, it
# would take more steps than clang grants a constant.
list(LENGTH FILES count)
set(text "#include \"catalog/embedded.h\"\n\n#include <array>\n\nnamespace chicane {\n\nnamespace {\n\nusing namespace std::string_view_literals;\n\nconstexpr std::array<EmbeddedFile, ${count}> kFiles = {{\n")
foreach(file IN LISTS FILES)
  file(RELATIVE_PATH name ${DATA} ${file})
  file(READ ${file} content)
  string(APPEND text "    {\"${name}\", R\"embedded(${content})embedded\"sv},\n")
endforeach()
string(APPEND text "}};\n\n}  // namespace\n\nstd::span<const EmbeddedFile> ${NAME}() { return kFiles; }\n\n}  // namespace chicane\n")
file(WRITE ${OUTPUT} "${text}")
