#include "drivers/first.h"
#include "drivers/grand_prix_advanced/club.h"
#include "drivers/grand_prix_advanced/rookie.h"
#include "drivers/grand_prix_advanced/steady.h"
#include "drivers/plain_minds.h"

namespace chicane {

using grand_prix_advanced::GrandPrixAdvanced;

template <>
std::unique_ptr<Mind<GrandPrixAdvanced>> make_mind<GrandPrixAdvanced>(
    std::string_view name, const grand_prix_advanced::Game& game, Shelf& shelf,
    std::uint64_t seed) {
  if (name == "club")
    return make_steadfast_mind<GrandPrixAdvanced, grand_prix_advanced::Club>(game, shelf);
  return make_plain_mind<GrandPrixAdvanced, grand_prix_advanced::Rookie,
                         grand_prix_advanced::Steady, First<GrandPrixAdvanced>>(name, game, shelf,
                                                                                seed);
}

}  // namespace chicane
