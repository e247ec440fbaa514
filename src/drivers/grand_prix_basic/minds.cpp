#include "drivers/first.h"
#include "drivers/grand_prix_basic/club.h"
#include "drivers/grand_prix_basic/rookie.h"
#include "drivers/plain_minds.h"

namespace chicane {

using grand_prix_basic::GrandPrixBasic;

// Where cars go by dice there is no speed to keep.
template <>
std::unique_ptr<Mind<GrandPrixBasic>> make_mind<GrandPrixBasic>(std::string_view name,
                                                                const grand_prix_basic::Game& game,
                                                                Shelf& shelf, std::uint64_t seed) {
  if (name == "club")
    return make_steadfast_mind<GrandPrixBasic, grand_prix_basic::Club>(game, shelf);
  return make_plain_mind<GrandPrixBasic, grand_prix_basic::Rookie, First<GrandPrixBasic>,
                         First<GrandPrixBasic>>(name, game, shelf, seed);
}

}  // namespace chicane
