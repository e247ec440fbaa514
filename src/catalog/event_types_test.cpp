// What the site knows of events is written from their rows: web/src/engine/events.ts. A kind that
// is new, or a field, is there after
//   CHICANE_REWRITE=1 build/release/catalog_test --gtest_filter='EventTypes*'
// and then does not compile until it has words (web/src/race/story.ts).
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "base/text.h"
#include "catalog/typed_race.h"
#include "codec/files_for_tests.h"

namespace chicane {
namespace {

template <RuleSet R>
std::string types_of_game() {
  std::string text = fill("  '{}': ", R::kId) + "{\n";
  const EventTable<R>& events = WordsOf<R>::events();
  for (const EventRow<R>& row : events.rows()) {
    std::vector<std::string> fields;
    for (const FieldRow<R>& field : events.fields(row))
      fields.push_back(fill("{}: '{}'", field.name, enumerator_text(field.type)));
    text +=
        fill("    {}: {},\n", row.kind, fields.empty() ? "{}" : "{ " + join(fields, ", ") + " }");
  }
  return text + "  },\n";
}

std::string event_types() {
  std::string text =
      "// The events of every game and the types of their fields, written from the rows of the "
      "rules:\n"
      "// src/catalog/event_types_test.cpp says how.\n"
      "export const events = {\n";
  Games::each([&]<class R>() { text += types_of_game<R>(); });
  return text + "} as const;\n";
}

TEST(EventTypes, OfTheSiteAreThoseOfTheRows) {
  const std::filesystem::path file = for_tests::repository() / "web/src/engine/events.ts";
  if (std::getenv("CHICANE_REWRITE") != nullptr) std::ofstream(file) << event_types();
  EXPECT_EQ(for_tests::read_file(file), event_types());
}

}  // namespace
}  // namespace chicane
