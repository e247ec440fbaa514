// One function for each parser that reads what others have written. Each takes any bytes, asks more
// of the code than not to fall over, and stops the program where a promise is broken; true if the
// text could be read. libFuzzer feeds them (Fuzz.* of the dev preset), and corpus_test feeds them
// the stored texts in every build.
#pragma once

#include <string_view>

namespace chicane::fuzz {

bool fuzz_board(std::string_view text);
bool fuzz_circuit(std::string_view text);  // Or an overlay.
bool fuzz_case(std::string_view text);
bool fuzz_record(std::string_view text);
bool fuzz_decision(std::string_view text);  // True if it is lawful for somebody somewhere.
bool fuzz_letter(std::string_view text);    // True if somebody somewhere has ordered clearly.
bool fuzz_message(std::string_view text);   // Of the catalogue of texts.
bool fuzz_options(std::string_view text);
bool fuzz_league(std::string_view text);
bool fuzz_request(std::string_view text);  // Its target and headers.
bool fuzz_results(std::string_view text);  // As CSV.
bool fuzz_setup(std::string_view text);    // Of a race, as it is asked for.

}  // namespace chicane::fuzz
