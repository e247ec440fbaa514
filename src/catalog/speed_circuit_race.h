// The door of `speed-circuit`. Those who draw its dashboard look at game and state directly.
#pragma once

#include "catalog/race.h"
#include "catalog/rule_sets.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane {

class SpeedCircuitRace final : public Race {
 public:
  static Result<std::unique_ptr<Race>, DataError> make(const Board& board, std::string_view options,
                                                       const std::vector<std::string>& names);

  std::unique_ptr<Race> clone() const override {
    return std::unique_ptr<Race>(new SpeedCircuitRace(*this));
  }
  std::string_view rules() const override { return speed_circuit::SpeedCircuit::kId; }
  int rules_version() const override { return speed_circuit::SpeedCircuit::kVersion; }
  std::string options() const override;
  const Board& board() const override { return *board_; }
  const std::vector<std::string>& names() const override { return names_; }
  Pending pending() const override;
  bool is_hidden_round() const override;
  std::string roll_label() const override;
  std::vector<std::string> legal(Seat seat) const override;
  Result<std::vector<Happening>, Refused> decide(Seat seat, std::string_view decision) override;
  bool has_started() const override;
  int turn() const override { return state_.turn; }
  std::uint64_t digest() const override;
  std::vector<Standing> standings() const override;

  const speed_circuit::Game& game() const { return *game_; }
  const speed_circuit::State& state() const { return state_; }

 private:
  SpeedCircuitRace() = default;

  std::shared_ptr<const Board> board_;
  std::shared_ptr<const speed_circuit::Game> game_;
  std::vector<std::string> names_;
  speed_circuit::State state_{};
};

const RuleSetEntry& speed_circuit_entry();

}  // namespace chicane
