#include "rules/grand_prix_basic/clauses.h"

#include <algorithm>
#include <array>

namespace chicane::grand_prix_basic {

namespace {

constexpr std::array<std::string_view, 15> kReconstructed = {
    "GPB-GEN-3", "GPB-SET-1", "GPB-ORD-1", "GPB-MOV-1", "GPB-MOV-2",
    "GPB-RSK-1", "GPB-RSK-2", "GPB-RSK-3", "GPB-ACC-2", "GPB-OVT-5",
    "GPB-OVT-6", "GPB-LAP-2", "GPB-VIC-3", "GPB-AUT-1", "GPB-AUT-2"};

}  // namespace

bool is_reconstructed(std::string_view clause) {
  return std::find(kReconstructed.begin(), kReconstructed.end(), clause) != kReconstructed.end();
}

}  // namespace chicane::grand_prix_basic
