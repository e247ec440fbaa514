#include "rules/motorchamp/field.h"

#include <gtest/gtest.h>

#include <string>

namespace chicane::motorchamp {
namespace {

// "16/16", or "-" if the set-up is refused.
std::string text(const std::optional<Field>& field) {
  return field ? std::to_string(field->entered) + "/" + std::to_string(field->racing) : "-";
}

struct Case {
  const char* rule;
  int players;
  int teams;
  const char* on_long;
  const char* on_short;
};

void expect_fields(const Options& options, const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    SCOPED_TRACE(std::string(c.rule) + ", " + std::to_string(c.players) + " players with " +
                 std::to_string(c.teams));
    EXPECT_EQ(text(field_of(options, true, c.players, c.teams)), c.on_long);
    EXPECT_EQ(text(field_of(options, false, c.players, c.teams)), c.on_short);
  }
}

TEST(Field, IsThatOfTheTable) {
  expect_fields({}, {
                        {"MC-PLY-1", 1, 4, "-", "-"},     {"MC-PLY-3", 2, 1, "-", "-"},
                        {"MC-PLY-4", 2, 2, "-", "8/8"},   {"MC-PLY-3", 2, 3, "12/12", "12/12"},
                        {"MC-PLY-4", 2, 4, "16/16", "-"}, {"MC-PLY-3", 2, 5, "-", "-"},
                        {"MC-PLY-3", 3, 1, "-", "-"},     {"MC-PLY-3", 3, 2, "12/12", "12/12"},
                        {"MC-PLY-5", 3, 3, "-", "-"},     {"MC-PLY-4", 4, 1, "-", "8/8"},
                        {"MC-PLY-4", 4, 2, "16/16", "-"}, {"MC-PLY-4", 5, 1, "-", "10/10"},
                        {"MC-PLY-5", 5, 2, "-", "-"},     {"MC-PLY-3", 6, 1, "12/12", "12/12"},
                        {"MC-PLY-3", 6, 2, "-", "-"},     {"MC-PLY-4", 7, 1, "14/14", "-"},
                        {"MC-PLY-4", 8, 1, "16/16", "-"}, {"MC-PLY-1", 9, 1, "-", "-"},
                        {"nobody", 0, 0, "-", "-"},       {"no team", 2, 0, "-", "-"},
                    });
}

TEST(Field, IsCutByThePractice) {
  expect_fields({.addon = Allowed::yes, .grid = GridBy::practice},
                {
                    {"MC-PLY-5 three teams each", 3, 3, "18/16", "18/12"},
                    {"MC-PLY-5 ten teams", 5, 2, "20/16", "20/12"},
                    {"A-33", 2, 4, "16/16", "16/12"},
                });
  expect_fields({.addon = Allowed::yes}, {
                                             {"A-33 throws cut nothing", 5, 2, "-", "-"},
                                             {"A-33 throws cut nothing", 3, 3, "-", "-"},
                                         });
  expect_fields({.grid = GridBy::practice}, {{"MC-PLY-5 without the add-on", 5, 2, "-", "-"},
                                             {"A-33 on a short track", 8, 1, "16/16", "16/12"}});
}

TEST(Field, MayHaveALoneCarForFiveOrSixPlayers) {
  expect_fields({.lone = Allowed::yes, .addon = Allowed::yes, .grid = GridBy::practice},
                {
                    {"MC-PLY-5", 5, 1, "15/15", "15/12"},
                    {"MC-PLY-5", 6, 1, "18/16", "18/12"},
                    {"MC-PLY-5 one team only", 5, 2, "-", "-"},
                    {"MC-PLY-5 not for four", 4, 1, "-", "-"},
                    {"MC-PLY-5 not for seven", 7, 1, "-", "-"},
                });
  expect_fields({.lone = Allowed::yes}, {{"MC-PLY-5 without the add-on", 5, 1, "-", "-"}});
}

TEST(Field, MayBeExtended) {
  expect_fields({.field_cap = FieldCap::extended, .addon = Allowed::yes},
                {
                    {"A-33 eighteen", 3, 3, "18/18", "-"},
                    {"A-33 fourteen", 7, 1, "14/14", "14/14"},
                    {"A-33 not twenty", 5, 2, "-", "-"},
                });
}

// R3
TEST(Field, HasAsManyTeamsAsFitUnlessTheHostSaysOtherwise) {
  EXPECT_EQ(teams_of({}, true, 2), 4);
  EXPECT_EQ(teams_of({}, false, 2), 3);
  EXPECT_EQ(teams_of({}, true, 4), 2);
  EXPECT_EQ(teams_of({}, false, 4), 1);
  EXPECT_EQ(teams_of({}, true, 5), 0) << "ten cars are too few, twenty too many";
  EXPECT_EQ(teams_of({}, true, 1), 0);
  EXPECT_EQ(teams_of({.teams = 3}, true, 2), 3);
  EXPECT_EQ(teams_of({.teams = 2}, true, 2), 0);
}

}  // namespace
}  // namespace chicane::motorchamp
