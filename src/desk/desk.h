// What a person at the wheel is asked, as data: every choice with its price before it is made, what
// is barred with the reason. Language-free: screens say it in the reader's words. No rule is judged
// here or above; all of it is asked of the rules.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "catalog/race.h"
#include "core/seat.h"

namespace chicane::desk {

// What a colour means, everywhere.
enum class Tone : std::uint8_t {
  free,    // Costs nothing.
  wear,    // Costs wear, tyres, brakes; a spin.
  chance,  // A die decides.
  out,     // Out of the race, damage.
};

// A sentence for the catalogues: its key, and what it is filled with, by name. Values are numbers,
// places, names of drivers and ids of corners; words come from keys.
struct Say {
  std::string key;
  std::vector<std::pair<std::string, std::string>> with;
};

// One result of a throw: "safe" in 3 of 6.
struct Odd {
  std::string what;
  std::int64_t ways = 0;
  Tone tone = Tone::free;
};

// Units of something to be paid ("wear" 2), or a throw ("engine": damaged in 1 of 6).
struct Part {
  std::string what;
  int units = 0;          // Without odds.
  std::vector<Odd> odds;  // All results; their ways add up to `of`.
  std::int64_t of = 0;
  std::string where;  // Id of the corner it is for; may be empty.
};

// Ways to pay, of which one is chosen; the parts of a way are all paid. No ways: free.
struct Price {
  Tone tone = Tone::free;
  std::vector<std::vector<Part>> ways;
};

struct Choice {
  std::string decision;  // As decide() takes it, or several in one breath (Race::single_decisions).
                         // Empty: barred.
  std::string kind;      // "plot", "drive", "pay", "throw": what is done.
  std::string label;     // The same in all languages: "120", "O33", "NN", "1W+T".
  Price price;           // Due for the choice itself.
  bool has_road = false;
  Price road;                     // With has_road: the cheapest that the road then asks for.
  std::string to;                 // Place where it ends; empty if there is none.
  std::vector<std::string> path;  // Places on the way, the end last.
  int rows = 0;                   // Gained.
  std::vector<Say> notes;         // In small print.
  Say barred;                     // Why not, with …
  std::string clause;             // … its clause.
};

struct Desk {
  std::string phase;  // "plot", "drive": of the rule set.
  int car = -1;       // The car that is decided for.
  Say question;
  std::string instruments;  // JSON object: dials and gauges, of the rule set.
  std::vector<Choice> choices;
};

// Of a seat that is awaited. Without choices for one that is not.
Desk desk_of(const Race& race, Seat seat);

}  // namespace chicane::desk
