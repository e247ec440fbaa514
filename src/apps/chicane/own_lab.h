// Commands of single games below `chicane lab`.
#pragma once

#include "apps/chicane/commands.h"
#include "core/rule_set.h"

namespace chicane::app {

// Most games have none. One that has it says so in lab_<game>_command.h.
template <RuleSet R>
void add_own_lab(CLI::App&, Run&) {}

}  // namespace chicane::app
