// The commands of `chicane`, one file each. Each adds its flags to the program; the chosen one is
// run by main and gives the exit code: 0 fine, 1 the answer is no, 2 wrong use.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace chicane::app {

inline constexpr int kFine = 0;
inline constexpr int kNo = 1;
inline constexpr int kWrongUse = 2;

// What the chosen command will do.
using Run = std::function<int()>;

void add_play(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_replay(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_report(CLI::App& app, Run& run);
void add_mail(CLI::App& app, Run& run);
void add_conform(CLI::App& app, Run& run);
void add_board(CLI::App& app, Run& run);
void add_rules(CLI::App& app, Run& run);
void add_site(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_lab(CLI::App& app, Run& run);
void add_lab_circuits(CLI::App& lab, Run& run);  // Below it.
void add_lab_builds(CLI::App& lab, Run& run);
void add_lab_ladder(CLI::App& lab, Run& run);
void add_lab_load(CLI::App& lab, Run& run);
void add_lab_debrief(CLI::App& lab, Run& run);
void add_lab_lap(CLI::App& lab, Run& run);
void add_lab_odds(CLI::App& lab, Run& run);
void add_lab_races(CLI::App& lab, Run& run);
void add_lab_stats(CLI::App& lab, Run& run);
void add_league(CLI::App& app, Run& run);

}  // namespace chicane::app
