// A sentence of the English catalogue, filled in: say("race.waiting_for", {{"names", "Ann"}}).
#pragma once

#include <string>
#include <string_view>

#include "words/message.h"

namespace chicane {

// A key that the catalogue does not have is said as it is, as on the site: tests look for that.
std::string say(std::string_view key, const Values& values = {});

}  // namespace chicane
