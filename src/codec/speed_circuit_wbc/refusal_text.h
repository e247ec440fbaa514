// Why not, and what instead: a refusal as the sentence a driver reads.
#pragma once

#include <string>

#include "codec/speed_circuit_wbc/decision_text.h"

namespace chicane::speed_circuit_wbc {

// "There is no free space beyond I17 that you can reach; you may drive O17, emergency 20.
// WBC-2.10a"
std::string explain(const Scene& scene, Seat seat, const Decision& decision, Why why);

}  // namespace chicane::speed_circuit_wbc
