// A person at the terminal: the track, the running order, what has happened, and the choices with
// their prices.
#pragma once

#include "apps/chicane/host.h"
#include "apps/chicane/terminal/console.h"
#include "apps/chicane/terminal/dashboard.h"

namespace chicane::app {

class TerminalPanel final : public Panel {
 public:
  TerminalPanel(const Console& console, const Dashboard& dashboard)
      : console_(console), dashboard_(dashboard) {}

  Reply ask(const Race& race, Seat seat, const Chronicle& chronicle, std::size_t since,
            const std::string& complaint, bool can_undo) override;
  void hand_over(const Race& race, Seat seat) override;

 private:
  std::string screen(const Race& race, Seat seat, const Chronicle& chronicle, std::size_t since,
                     const std::vector<Choice>& choices) const;

  const Console& console_;
  const Dashboard& dashboard_;
};

// Rows of cells, columns as wide as they need.
std::string format_choices(const std::vector<Choice>& choices, const Pen& pen);

}  // namespace chicane::app
